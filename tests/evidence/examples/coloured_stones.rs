//! Stones with colours, by play on every choice.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    Problem::new("coloured_stones", Limits { time: None, memory: Some(64) }, oracle, small)
        .played("all choices from 102 games of up to 4 piles of up to 7 stones, of up to 3 colours")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("nim", nim, "random-sets").says("Plays Nim on all piles; each colour has its own rule of taking."),
            wrong("one-colour", one_colour, "random-sets").says("The value of all piles as if they had one colour."),
            wrong("xor-of-remainders", xor_of_remainders, "one-colour").says("Adds the remainders by XOR."),
        ])
        .refused([("a-number-twice", "1 1\n2 1\n5 @5\n", "a number that has not come before")])
        .main()
}

/// The piles' colours and the sets of their sizes.
struct Game {
    most: usize,
    colours: Vec<usize>,
    sets: Vec<Vec<usize>>,
}

impl Game {
    fn of(input: &str) -> Self {
        let mut tokens = Tokens::new(input);
        let (n, most) = (tokens.read(), tokens.read());
        let piles: (Vec<usize>, Vec<Vec<usize>>) = (0..n)
            .map(|_| {
                let (size, colour): (usize, usize) = (tokens.read(), tokens.read());
                (colour, tokens.list(size))
            })
            .unzip();
        Self { most, colours: piles.0, sets: piles.1 }
    }

    /// Take from one pile, or at most `most` stones from piles of one colour.
    fn moves(&self, piles: &Vec<usize>) -> Vec<Vec<usize>> {
        let left = piles.iter().map(|&pile| 0..=pile).multi_cartesian_product();
        left.filter(|next| {
            let taken = (0..piles.len()).filter(|&i| next[i] < piles[i]).collect_vec();
            let stones: usize = taken.iter().map(|&i| piles[i] - next[i]).sum();
            let one_colour = taken.iter().map(|&i| self.colours[i]).all_equal();
            taken.len() == 1 || (!taken.is_empty() && one_colour && stones <= self.most)
        })
        .collect()
    }

    /// For how many choices it is won.
    fn count(&self, mut wins: impl FnMut(&Vec<usize>) -> bool) -> String {
        let choices = self.sets.iter().map(|set| set.iter().copied()).multi_cartesian_product();
        format!("{}\n", choices.filter(|piles| wins(piles)).count())
    }
}

fn oracle(input: &str) -> String {
    let game = Game::of(input);
    let mut play = Play::normal(|piles| game.moves(piles));
    game.count(|piles| play.value(piles))
}

fn file(most: usize, piles: &[(usize, Vec<usize>)]) -> String {
    let lines = piles.iter().map(|(colour, set)| format!("{} {colour}\n{}\n", set.len(), joined(set)));
    format!("{} {most}\n{}", piles.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    let mut random = seeded(1);
    let mut games = |colours: usize, count: usize| {
        let game = |_| {
            let n = random.random_range(1..=3_usize);
            let pile = |_| {
                let set = (0..=7).filter(|_| random.random_bool(0.6)).collect_vec();
                (random.random_range(1..=colours.min(n)), set)
            };
            let piles = (0..n).map(pile).collect_vec();
            file(random.random_range(1..=4), &piles)
        };
        (0..count).map(game).collect_vec()
    };
    vec![
        Small::new("random-sets", games(3, 60)),
        Small::new("one-colour", games(1, 40)),
        Small::new(
            "four-piles",
            (1..=2).map(|most| file(most, &[(1, vec![1, 2, 3]), (2, vec![0, 2, 4]), (1, vec![2, 3]), (2, vec![1, 4])])),
        ),
    ]
}

/// The greatest number of piles, and of stones in one.
const PILES: usize = 20;
const STONES: usize = 100_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, PILES, |n| format!("@{n} 2\n{}", repeated("1 1\n5\n", n))),
        Bound::integer("m", 1, 20, |m| format!("1 @{m}\n2 1\n5 6\n")),
        Bound::integer("the size of a set", 0, STONES + 1, |size| {
            format!("1 2\n@{size} 1\n{}\n", joined(0..size.max(0)))
        }),
        Bound::integer("a colour", 1, 3, |colour| format!("3 2\n0 1\n0 @{colour}\n0 1\n")),
        Bound::integer("a number of stones", 0, STONES, |stones| format!("1 2\n3 1\n1 @{stones} 2\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let in_full = |name, attacks, most: usize, colours: usize, shuffled: bool, answer: fn() -> String| {
        Worst::known(name, attacks, move || {
            let mut random = seeded(1);
            let pile = |pile: usize| {
                let mut set = (1..=STONES).collect_vec();
                if shuffled {
                    set.shuffle(&mut random);
                }
                (pile % colours + 1, set)
            };
            (file(most, &(0..PILES).map(pile).collect_vec()), answer())
        })
    };
    let smaller_sets = || {
        let mut random = seeded(1);
        let pile = |pile: usize| {
            let set = (0..=STONES / 50).filter(|_| random.random_bool(0.7));
            (pile % 5 + 1, set.collect_vec())
        };
        file(7, &(0..PILES).map(pile).collect_vec())
    };
    vec![
        in_full("one-colour", "convolutions modulo 21", 20, 1, false, one_colour_in_full),
        in_full("twenty-colours", "long transforms", 20, PILES, false, nim_in_full),
        in_full("two-colours-of-few-stones", "the longest rows", 1, 2, false, nim_in_full),
        in_full("random-order", "far jumps in memory", 1, 5, true, nim_in_full),
        Worst::new(
            "smaller-sets",
            "colours of several piles, at a fiftieth of the size",
            Known::ByAlgorithm(pile_by_pile),
            smaller_sets,
        ),
    ]
}

const MODULUS: i64 = 998_244_353;

/// The number of all choices less the lost ones, where a sum over so many signs counts each of these `times` times.
fn all_but(sum: i64, times: i64) -> String {
    let all = power(STONES as i64, PILES);
    let lost = sum % MODULUS * power(times, MODULUS as usize - 2) % MODULUS;
    format!("{}\n", (all - lost).rem_euclid(MODULUS))
}

fn power(base: i64, exponent: usize) -> i64 {
    let factor = if exponent % 2 == 0 { 1 } else { base.rem_euclid(MODULUS) };
    match exponent {
        0 => 1,
        _ => {
            let root = power(base, exponent / 2);
            root * root % MODULUS * factor % MODULUS
        }
    }
}

/// The sum over all numbers below `end` of a sign: minus where an odd number of their binary digits are in `set`. From
/// one number to the next after 2ᵇ, where b is the lowest digit of the set, the sign changes.
fn signs(end: usize, set: usize) -> i64 {
    if set == 0 {
        return end as i64;
    }
    let half = set & set.wrapping_neg();
    let rest = end % (2 * half);
    let size = rest.min(2 * half - rest) as i64;
    match ((end - rest) & set).count_ones() % 2 {
        0 => size,
        _ => -size,
    }
}

/// Piles of 1 to 100 000 stones each, of which every one has its own colour, or at most one stone may be taken from
/// piles of one colour: this is Nim. Summed over all sets of binary digits, the products of the signs count the choices
/// with XOR 0, each 2¹⁷ times.
fn nim_in_full() -> String {
    let of_set = |set| power(signs(STONES + 1, set) - 1, PILES);
    all_but((0..1 << 17).map(of_set).sum(), 1 << 17)
}

/// Piles of 1 to 100 000 stones each of one colour, m = 20. For every set of binary digits of the quotients by 21, a
/// polynomial has the sum of their signs for each remainder; its power modulo x²¹ − 1 is multiplied out.
fn one_colour_in_full() -> String {
    const DIVISOR: usize = 21;
    let of_set = |set| {
        let sum = |remainder| signs((STONES - remainder) / DIVISOR + 1, set);
        let mut pile = (0..DIVISOR).map(sum).collect_vec();
        pile[0] -= 1;
        let times = |product: Vec<i64>, _| {
            let mut next = vec![0; DIVISOR];
            for (r, one) in product.iter().enumerate() {
                for (s, other) in pile.iter().enumerate() {
                    next[(r + s) % DIVISOR] += one * other;
                }
            }
            next.into_iter().map(|sum| sum % MODULUS).collect()
        };
        (1..PILES).fold(pile.clone(), times)[0]
    };
    all_but((0..1 << 13).map(of_set).sum(), 1 << 13)
}

/// The choices counted by their values, one pile after the other and then one colour after the other.
fn pile_by_pile(input: &str) -> String {
    let game = Game::of(input);
    let divisor = game.most + 1;
    // Quotients below 256, and values below 2048.
    let mut counts = vec![0; 256 * divisor];
    counts[0] = 1;
    for colour in game.colours.iter().unique() {
        let mut of_colour = vec![0; counts.len()];
        of_colour[0] = 1;
        for (_, set) in game.colours.iter().zip(&game.sets).filter(|(other, _)| *other == colour) {
            let mut next = vec![0; counts.len()];
            for (value, count) in of_colour.iter().enumerate().filter(|(_, count)| **count > 0) {
                for stones in set {
                    let quotients = (value / divisor) ^ (stones / divisor);
                    next[quotients * divisor + (value + stones) % divisor] += count;
                }
            }
            of_colour = next.into_iter().map(|count| count % MODULUS).collect();
        }
        let mut next = vec![0; counts.len()];
        for (value, count) in counts.iter().enumerate() {
            for (other, more) in of_colour.iter().enumerate() {
                let sum: &mut i64 = &mut next[value ^ other];
                *sum = (*sum + count * more) % MODULUS;
            }
        }
        counts = next;
    }
    let won = counts[1..].iter().sum::<i64>() % MODULUS;
    format!("{won}\n")
}

fn nim(input: &str) -> String {
    Game::of(input).count(|piles| piles.iter().fold(0, |sum, pile| sum ^ pile) != 0)
}

fn one_colour(input: &str) -> String {
    let game = Game::of(input);
    let divisor = game.most + 1;
    game.count(|piles| {
        let quotients = piles.iter().fold(0, |sum, pile| sum ^ (pile / divisor));
        quotients != 0 || piles.iter().sum::<usize>() % divisor != 0
    })
}

fn xor_of_remainders(input: &str) -> String {
    let game = Game::of(input);
    let divisor = game.most + 1;
    game.count(|piles| {
        let xor = |part: fn(usize, usize) -> usize| piles.iter().fold(0, |sum, &pile| sum ^ part(pile, divisor));
        xor(|pile, divisor| pile / divisor) != 0 || xor(|pile, divisor| pile % divisor) != 0
    })
}
