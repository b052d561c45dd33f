//! Canonical forms, means and temperatures: known values, and play of many copies.

use std::collections::BTreeMap;

use explore::{Hot, PartizanValue, partizan};
use grundy::games::{Class, Number, Player};
use itertools::Itertools;
use kit::seeded;
use rand::RngExt;

/// A game by its options.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Tree {
    Of(Vec<Tree>, Vec<Tree>),
    /// This many moves of Left, or of Right if it is negative.
    Integer(i32),
}

use Tree::{Integer, Of};

impl Tree {
    fn options(&self, player: Player) -> Vec<Self> {
        match (self, player) {
            (Of(left, _), Player::Left) => left.clone(),
            (Of(_, right), Player::Right) => right.clone(),
            (Integer(n @ 1..), Player::Left) => vec![Integer(n - 1)],
            (Integer(n @ ..=-1), Player::Right) => vec![Integer(n + 1)],
            _ => vec![],
        }
    }
}

fn of(left: Tree, right: Tree) -> Tree {
    Of(vec![left], vec![right])
}

fn half() -> Tree {
    of(Integer(0), Integer(1))
}

fn star() -> Tree {
    of(Integer(0), Integer(0))
}

fn up() -> Tree {
    of(Integer(0), star())
}

/// A list of games is their sum.
fn value(sum: &[Tree]) -> PartizanValue {
    let game = partizan(|sum: &Vec<Tree>, player| {
        let single = |tree: &Tree| tree.options(player).into_iter().map(|option| vec![vec![option]]).collect_vec();
        match &sum[..] {
            [tree] => single(tree),
            // A first move takes the sum apart.
            _ => (0..sum.len())
                .flat_map(|i| sum[i].options(player).into_iter().map(move |option| (i, option)))
                .map(|(i, option)| {
                    let parts = (0..sum.len()).map(|j| vec![if i == j { option.clone() } else { sum[j].clone() }]);
                    parts.collect()
                })
                .collect(),
        }
    });
    game.values([sum.to_vec()]).remove(0)
}

fn number(halves: i64) -> Number {
    Number::new(halves, 3)
}

#[test]
fn games_of_the_books_have_their_values() {
    // The mean and the temperature in eighths.
    let cases: Vec<(Vec<Tree>, &str, i64, i64)> = vec![
        (vec![of(Integer(2), Integer(-1))], "{2|-1}", 4, 12),
        (vec![of(Integer(4), of(Integer(2), Integer(0)))], "{4||2|0}", 20, 12),
        (vec![of(Integer(1), Integer(-1))], "+-1", 0, 8),
        (vec![of(Integer(1), Integer(0))], "{1|0}", 4, 4),
        (vec![of(half(), Integer(0))], "{1/2|0}", 2, 2),
        (vec![star()], "*", 0, 0),
        (vec![of(star(), star())], "0", 0, 0),
        (vec![Of(vec![Integer(0), star()], vec![Integer(0), star()])], "*2", 0, 0),
        (vec![up()], "^", 0, 0),
        (vec![of(star(), Integer(0))], "v", 0, 0),
        (vec![up(), star()], "^*", 0, 0),
        (vec![half(), star()], "1/2*", 4, 0),
        // Tiny of 2, and a miny.
        (vec![of(Integer(0), of(Integer(0), Integer(-2)))], "Tiny(2)", 0, 0),
        (vec![of(of(Integer(3), Integer(0)), Integer(0))], "Miny(3)", 0, 0),
        (vec![of(of(Integer(5), Integer(2)), of(Integer(-1), Integer(-7)))], "{5|2||-1|-7}", -2, 30),
        // A switch and a number; two equal switches are 0.
        (vec![of(Integer(1), Integer(-1)), Integer(3)], "{4|2}", 24, 8),
        (vec![of(Integer(1), Integer(-1)), of(Integer(1), Integer(-1))], "0", 0, 0),
        // A move that can be reversed: {0 | ↑} = ↑ + ↑ + ∗, in which Left's ∗ and Right's ↑ are seen.
        (vec![up(), up(), star()], "^^*", 0, 0),
    ];
    for (sum, form, mean, temperature) in cases {
        let found = value(&sum);
        let expected = Hot { form: Some(form.to_owned()), mean: number(mean), temperature: number(temperature) };
        match form {
            "0" => assert_eq!(found.number, Some(Number::from(0)), "{sum:?}"),
            _ => assert_eq!(found.hot, Some(expected), "{sum:?}"),
        }
    }
    assert_eq!(value(&[up(), up(), star()]).class, Class::Left);
}

/// Dominoes on boards, Left's upright and Right's lying: the values of Winning Ways, chapter 5.
#[test]
fn boards_of_domineering_have_their_values() {
    let boards = partizan(|&(rows, free): &(usize, u32), player| {
        let columns = 6;
        let at = |r: usize, c: usize| 1 << (columns * r + c);
        let dominoes = (0..rows).cartesian_product(0..columns).filter_map(|(r, c)| match player {
            Player::Left => (r + 1 < rows).then(|| at(r, c) | at(r + 1, c)),
            Player::Right => (c + 1 < columns).then(|| at(r, c) | at(r, c + 1)),
        });
        dominoes.filter(|domino| free & domino == *domino).map(|domino| vec![(rows, free ^ domino)]).collect()
    });
    let board = |rows: &[u32]| (rows.len(), rows.iter().enumerate().fold(0, |all, (r, row)| all | row << (6 * r)));
    let show = |rows: &[u32]| boards.values([board(rows)])[0].to_string();
    assert_eq!(show(&[0b11, 0b11]), "the first player wins, value +-1, mean 0, temperature 1");
    assert_eq!(show(&[0b11, 0b01]), "the first player wins, value *, mean 0, temperature 0");
    assert_eq!(show(&[0b1, 0b1, 0b1]), "Left wins, number 1");
    assert_eq!(show(&[0b111, 0b111]), "the first player wins, value {2|-1/2}, mean 3/4, temperature 5/4");
    // Left takes the column and leaves −1; Right leaves 0, or 1.
    assert_eq!(show(&[0b111, 0b001]), "Right wins, number -1/2");
}

/// The greatest number at which Left can stop if `player` begins, and Right wants the least: on sums of copies, where
/// a sum of integers is over.
fn stop(sum: &[Tree], player: Player, seen: &mut BTreeMap<(Vec<Tree>, bool), i32>) -> i32 {
    let key = (sum.to_vec(), player == Player::Left);
    if let Some(&known) = seen.get(&key) {
        return known;
    }
    let total: Option<i32> = sum.iter().map(|tree| if let Integer(n) = tree { Some(*n) } else { None }).sum();
    let found = total.unwrap_or_else(|| {
        // By number avoidance nobody moves in an integer.
        let moves = (0..sum.len()).filter(|&i| matches!(sum[i], Of(..))).flat_map(|i| {
            sum[i].options(player).into_iter().map(move |option| {
                let mut next = sum.to_vec();
                next[i] = option;
                next.sort();
                next
            })
        });
        let stops = moves.map(|next| stop(&next, player.other(), seen)).collect_vec();
        if player == Player::Left { stops.into_iter().max() } else { stops.into_iter().min() }.expect("there is a move")
    });
    seen.insert(key, found);
    found
}

/// Many copies of a game are worth its mean each, but for one temperature.
#[test]
fn means_and_temperatures_are_those_of_many_copies() {
    let mut random = seeded(6);
    let mut hot = 0;
    while hot < 60 {
        // Left's numbers are above Right's, so that somebody always moves.
        let mut draw = |least: i32, most: i32| random.random_range(least..=most);
        let mut switch = |low: i32| {
            let right = draw(low, low + 3);
            of(Integer(right + draw(1, 5)), Integer(right))
        };
        let seed = hot / 3;
        let game = match hot % 3 {
            0 => of(switch(4), Integer(seed % 4)),
            1 => of(Integer(13 + seed % 5), switch(0)),
            _ => of(switch(6), switch(-6)),
        };
        let found = value(std::slice::from_ref(&game)).hot.expect("a hot game");
        hot += 1;
        let mut seen = BTreeMap::new();
        for copies in 1..=8 {
            let sum = vec![game.clone(); copies];
            let best = stop(&sum, Player::Left, &mut seen);
            let all = (0..copies).fold(Number::from(0), |all, _| all + found.mean.clone());
            let least = stop(&sum, Player::Right, &mut seen);
            for gain in [Number::from(i64::from(best)) - all.clone(), all - Number::from(i64::from(least))] {
                assert!(Number::from(0) <= gain && gain <= found.temperature, "{game:?} {copies}: {best}, {found}");
            }
        }
    }
}

/// Of equal games one form is found, and it has the class of play: random trees of height three.
#[test]
fn equal_games_have_one_form() {
    let mut random = seeded(7);
    let mut forms: BTreeMap<String, Tree> = BTreeMap::new();
    let class = |sum: &[Tree]| value(sum).class;
    let negated = |tree: &Tree| {
        fn negated(tree: &Tree) -> Tree {
            match tree {
                Integer(n) => Integer(-n),
                Of(left, right) => Of(right.iter().map(negated).collect(), left.iter().map(negated).collect()),
            }
        }
        negated(tree)
    };
    let mut equal = 0;
    for _ in 0..200 {
        let mut tree = |height: u32| {
            fn grown(random: &mut impl RngExt, height: u32) -> Tree {
                if height == 0 || random.random_bool(0.2) {
                    return Integer(random.random_range(-1..=1));
                }
                let mut some = || (0..random.random_range(1..=2)).map(|_| grown(random, height - 1)).collect();
                let left = some();
                Of(left, some())
            }
            grown(&mut random, height)
        };
        let tree = tree(3);
        let PartizanValue { number, hot, .. } = value(std::slice::from_ref(&tree));
        let Some(form) = number.map(|x| x.to_string()).or(hot.and_then(|hot| hot.form)) else { continue };
        match forms.get(&form) {
            Some(other) => {
                equal += 1;
                assert_eq!(class(&[tree, negated(other)]), Class::Second, "{form}");
            }
            None => {
                for (known, other) in forms.iter().take(10) {
                    assert_ne!(class(&[tree.clone(), negated(other)]), Class::Second, "{form} {known}");
                }
                forms.insert(form, tree);
            }
        }
    }
    assert!(equal > 70 && forms.len() > 30, "{equal} {}", forms.len());
}

/// What is not small has no form, and stops nothing.
#[test]
fn large_games_have_no_form() {
    let chips = partizan(|&n: &usize, player| {
        let taken = if player == Player::Left { 2..=5 } else { 3..=7 };
        taken.filter(|&k| k <= n).map(|k| vec![n - k]).collect()
    });
    let values = chips.family(|n| n).values(400);
    assert_eq!(values.len(), 401);
    assert!(values[..20].iter().all(|value| value.mean().is_some()));
}
