//! Bags of gold and silver that change hands, by play of all choices.

use evidence::prelude::*;

fn main() -> ExitCode {
    let bags = format::all([
        row([len("N", 1..=N), int("X", 1..=MOST), int("Y", 1..=MOST)]),
        list("N", row([int("A", 0..=MOST), int("B", 0..=MOST)])),
    ]);
    Problem::one("arc191e", Limits::known(2000, 1024), bags, oracle, Plain)
        .all([("N", 1), ("X", 4), ("Y", 4), ("A", 3), ("B", 4)])
        .all([("N", 2), ("X", 2), ("Y", 2), ("A", 2), ("B", 2)])
        .small("random-games-of-3-or-4-bags", random_games)
        .beyond("for worst inputs, bags whose values are all alike, and a recurrence for the sums")
        // No bag is worth anything to anybody.
        .known("bags-of-value-0", || (((1, 3), vec![(MOST, 2); N]), 0))
        .attacks("a sum that is 0 whatever is chosen, and loses")
        // Takahashi wins with any choice but none.
        .known("bags-for-takahashi-alone", || (((2, 1), vec![(2, MOST); N]), power_modulo(2, N as u64, P) - 1))
        .attacks("the one choice of 2^N that loses")
        .known("bags-for-aoki-alone", || (((MOST - 1, MOST), vec![(MOST, MOST); N]), 0))
        .attacks("sums that never reach 1")
        // He needs more than half of the bags: half of all choices, less those of exactly half of the bags.
        .known("bags-of-value-1-for-both", || {
            let half =
                (0..N as u64 / 2).fold((1, 1), |(above, below), i| (above * (N as u64 - i) % P, below * (i + 1) % P));
            let exactly = half.0 * power_modulo(half.1, P - 2, P) % P;
            let answer = (power_modulo(2, N as u64, P) + P - exactly) % P * P.div_ceil(2) % P;
            (((1, 1), vec![(MOST, 999_999_999); N]), answer)
        })
        .attacks("ties between as many bags as there can be")
        .each([(1, 2), (2, 1), (2, 2), (1, 1)], |problem, (x, y)| {
            let names = [["odd-and-odd", "odd-and-even"], ["even-and-odd", "even-and-even"]];
            let name = names[usize::from(x == 2)][usize::from(y == 2)];
            problem
                .worst(name, by_same_idea(by_recurrence), move || random_bags(x, y))
                .attacks("large numbers of all kinds of bags")
        })
        .wrong("a-tie-wins", |game| count(game, values, 0), "all")
        .says("Lets Takahashi win if the bags are worth 0 in sum; he moves first, and loses then.")
        .wrong("one-question-for-both", |game| count(game, |game, bag| [values(game, bag)[0]; 2], 1), "all-2")
        .says("Gives a bag the same worth for both players; with X + Y odd they differ.")
        .wrong("one-gold-coin-like-more", |game| count(game, one_like_more, 1), "all")
        .says("Treats one gold coin like several; the player with the odd number can still win with one.")
        .wrong("parity-of-all-coins", |game| count(game, |_, (a, b)| [(a + b) % 2 == 1; 2], 1), "all")
        .says("Goes by the parity of all coins, which is right only if X and Y are even.")
        .wrong("taken-bags-alone", |game| count(game, |game, bag| [values(game, bag)[0], false], 1), "all-2")
        .says("Adds up the bags that Takahashi takes, and forgets what the others are worth to Aoki.")
        .unplayed([("sample-4", "bags of thousands of coins")])
        .main()
}

/// The greatest number of bags, and of coins, and the modulus.
const N: usize = 200_000;
const MOST: u32 = 1_000_000_000;
const P: u64 = 998_244_353;

/// X and Y, and the gold and silver coins of each bag.
type Game = ((u32, u32), Vec<(u32, u32)>);

/// The bags of Takahashi and of Aoki, and whether Takahashi is to move.
type Position = ([Vec<(u32, u32)>; 2], bool);

fn oracle() -> impl FnMut(&Game) -> u64 {
    |((x, y), bags): &Game| {
        let moves = |(held, takahashi_moves): &Position| {
            let (mover, silver) = if *takahashi_moves { (0, *x) } else { (1, *y) };
            let after = |place: usize, bag: (u32, u32)| {
                let mut held = held.clone();
                held[mover].remove(place);
                held[1 - mover].push(bag);
                held[1 - mover].sort_unstable();
                (held, !takahashi_moves)
            };
            let of_bag = |(place, &(a, b)): (usize, &(u32, u32))| {
                let next = [(b > 0).then(|| (a, b - 1)), (a > 0).then(|| (a - 1, b + silver))];
                next.into_iter().flatten().map(|bag| after(place, bag)).collect_vec()
            };
            held[mover].iter().enumerate().flat_map(of_bag).unique().collect_vec()
        };
        let play = Play::normal(moves).board(|(held, _)| {
            let written = |bags: &[(u32, u32)]| board::row(bags.iter().map(|(a, b)| format!("{a} gold, {b} silver")));
            written(&held[0]).called("Takahashi's bags").and(written(&held[1]).called("Aoki's bags"))
        });
        let play = play.label(|(before, takahashi_moves), (after, _)| {
            let mover = usize::from(!takahashi_moves);
            let (gold, silver) = one_more(&before[mover], &after[mover]);
            let is_gold = one_more(&after[1 - mover], &before[1 - mover]).0 < gold;
            format!("a {} coin out of {gold} gold, {silver} silver", if is_gold { "gold" } else { "silver" })
        });
        let mut play = play.mover(|(_, takahashi_moves)| if *takahashi_moves { "Takahashi" } else { "Aoki" });
        let choices = bags.iter().map(|_| [0, 1]).multi_cartesian_product();
        let start = |choice: &Vec<usize>| {
            let held = [0, 1].map(|holder| {
                bags.iter().zip(choice).filter(|(_, of)| **of == holder).map(|(bag, _)| *bag).sorted().collect()
            });
            (held, true)
        };
        choices.filter(|choice| play.value(&start(choice))).count() as u64
    }
}

/// The bag that is in one list and not in the other one, both sorted.
fn one_more(bags: &[(u32, u32)], others: &[(u32, u32)]) -> (u32, u32) {
    let differs = |(place, bag): &(usize, &(u32, u32))| others.get(*place) != Some(bag);
    *bags.iter().enumerate().find(differs).expect("a bag more").1
}

fn random_games() -> Vec<Game> {
    let mut random = seeded(1);
    let mut game = |index: usize| {
        let n = 3 + index % 2;
        let bags = (0..n).map(|_| (random.random_range(0..=2), random.random_range(0..=2))).collect();
        ((random.random_range(1..=2), random.random_range(1..=2)), bags)
    };
    (0..200).map(&mut game).collect()
}

/// Bags with much and with little gold.
fn random_bags(x: u32, y: u32) -> Game {
    let mut random = seeded(u64::from(3 * x + y));
    let mut bag = |_| {
        let gold = if random.random_bool(0.5) { random.random_range(0..=2) } else { random.random_range(0..=MOST) };
        (gold, random.random_range(0..=MOST))
    };
    ((x, y), (0..N).map(&mut bag).collect())
}

/// What a bag is worth to Takahashi who holds it, and to Aoki.
fn values(&((x, y), _): &Game, (a, b): (u32, u32)) -> [bool; 2] {
    [(x, y), (y, x)].map(|(own, other)| match a {
        0 => b % 2 == 1,
        _ if own % 2 == other % 2 => (b + a * (own + 1)) % 2 == 1,
        _ if own % 2 == 0 => true,
        _ => a == 1 && b % 2 == 1,
    })
}

fn one_like_more(game: &Game, (a, b): (u32, u32)) -> [bool; 2] {
    values(game, (if a == 1 { 3 } else { a }, b))
}

/// The numbers of bags that change the sum by one, by two, and not at all, and the sum if none is taken.
fn kinds(game: &Game, worth: impl Fn(&Game, (u32, u32)) -> [bool; 2]) -> ([usize; 3], i64) {
    let values = game.1.iter().map(|&bag| worth(game, bag)).collect_vec();
    let of = |change: usize| values.iter().filter(|[l, r]| usize::from(*l) + usize::from(*r) == change).count();
    ([of(1), of(2), of(0)], -(values.iter().filter(|[_, r]| *r).count() as i64))
}

/// The choices whose sum is at least `least`, by adding one bag after the other.
fn count(game: &Game, worth: impl Fn(&Game, (u32, u32)) -> [bool; 2], least: i64) -> u64 {
    let ([by_one, by_two, none], start) = kinds(game, worth);
    let changes = [vec![1; by_one], vec![2; by_two], vec![0; none]].concat();
    let mut ways = std::collections::BTreeMap::from([(start, 1)]);
    for change in changes {
        for (sum, more) in ways.clone() {
            *ways.entry(sum + change).or_default() += more;
        }
    }
    ways.range(least..).map(|(_, ways)| ways % P).sum::<u64>() % P
}

/// The ways to each sum are the coefficients of (1 + x)^n (1 + x²)^s, for n bags that change it by one and s by two.
/// The derivative of this polynomial gives each coefficient from the three before. So many bags cannot be played out.
fn by_recurrence(game: &Game) -> u64 {
    let ([by_one, by_two, none], start) = kinds(game, values);
    let (n, two_s) = (by_one as u64, 2 * by_two as u64);
    let mut inverses = vec![0, 1];
    let mut ways = vec![1];
    for k in 0..n + two_s {
        if k > 0 {
            inverses.push((P - P / (k + 1)) * inverses[(P % (k + 1)) as usize] % P);
        }
        let before = |by: u64| k.checked_sub(by).map_or(0, |index| ways[index as usize]);
        let times = |factor: u64, less: u64| (factor + P - less) % P;
        let sum =
            times(n, k) * before(0) + times(two_s + 1, k) * before(1) % P + times(n + two_s + 2, k) * before(2) % P;
        ways.push(sum % P * inverses[(k + 1) as usize] % P);
    }
    let winning = ways.iter().skip((1 - start) as usize).fold(0, |sum, ways| (sum + ways) % P);
    winning * power_modulo(2, none as u64, P) % P
}
