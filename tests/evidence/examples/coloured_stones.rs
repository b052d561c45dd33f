//! Stones with colours, by play on every choice.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let stones = list("the size of a set", int("a number of stones", 0..=STONES)).in_order(Order::Distinct);
    let first = row([len("the size of a set", 0..=STONES + 1), between("a colour", 1, "n")]);
    let piles = list("n", format::all([first, row([stones])]));
    let game = format::all([row([len("n", 1..=PILES), int("m", 1..=20)]), piles]);
    Problem::one("coloured_stones", Limits { time: None, memory: Some(64) }, game, || by_play, Plain)
        .small("random-sets-of-up-to-3-piles-up-to-7-of-up-to-3-colours", || random_games(1, 3, 60))
        .small("random-sets-of-up-to-3-piles-up-to-7-of-one-colour", || random_games(3, 1, 60))
        .small("games-of-four-piles", || {
            let piles = vec![(1, vec![1, 2, 3]), (2, vec![0, 2, 4]), (1, vec![2, 3]), (2, vec![1, 4])];
            vec![(1, piles.clone()), (2, piles)]
        })
        .known("one-colour", || (in_full(20, 1, false), one_colour_in_full()))
        .attacks("convolutions modulo 21")
        .known("twenty-colours", || (in_full(20, PILES, false), nim_in_full()))
        .attacks("long transforms")
        .known("two-colours-of-few-stones", || (in_full(1, 2, false), nim_in_full()))
        .attacks("the longest rows")
        .known("random-order", || (in_full(1, 5, true), nim_in_full()))
        .attacks("far jumps in memory")
        .worst("smaller-sets", by_algorithm(pile_by_pile), || {
            let mut random = seeded(1);
            let pile = |pile| {
                let set = (0..=STONES / 50).filter(|_| random.random_bool(0.7));
                (pile % 5 + 1, set.collect())
            };
            (7, (0..PILES).map(pile).collect())
        })
        .attacks("colours of several piles, at a fiftieth of the size")
        .wrong(
            "nim",
            |game| count(game, |piles| xor(piles.iter().copied()) != 0),
            "random-sets-of-up-to-3-piles-up-to-7-of-up-to-3-colours",
        )
        .says("Plays Nim on all piles; each colour has its own rule of taking.")
        .wrong(
            "one-colour",
            |game| {
                let divisor = game.0 + 1;
                count(game, |piles| {
                    let quotients = xor(piles.iter().map(|pile| pile / divisor));
                    quotients != 0 || piles.iter().sum::<usize>() % divisor != 0
                })
            },
            "random-sets-of-up-to-3-piles-up-to-7-of-up-to-3-colours",
        )
        .says("Values all piles as if they had one colour.")
        .wrong(
            "xor-of-remainders",
            |game| {
                let divisor = game.0 + 1;
                count(game, |piles| {
                    let quotients = xor(piles.iter().map(|pile| pile / divisor));
                    quotients != 0 || xor(piles.iter().map(|pile| pile % divisor)) != 0
                })
            },
            "random-sets-of-up-to-3-piles-up-to-7-of-one-colour",
        )
        .says("Adds the remainders by XOR.")
        .refused([("a-number-twice", "1 1\n2 1\n5 @5\n", "a number that has not come before")])
        .main()
}

/// The largest number of piles, and of stones in one.
const PILES: usize = 20;
const STONES: usize = 100_000;

/// How many stones may be taken from piles of one colour, and for every pile its colour and the set of its sizes.
type Game = (usize, Vec<(usize, Vec<usize>)>);

/// Take from one pile, or at most `most` stones from piles of one colour.
fn moves((most, sets): &Game, piles: &[usize]) -> Vec<Vec<usize>> {
    let left = piles.iter().map(|&pile| 0..=pile).multi_cartesian_product();
    left.filter(|next| {
        let taken = (0..piles.len()).filter(|&i| next[i] < piles[i]).collect_vec();
        let stones: usize = taken.iter().map(|&i| piles[i] - next[i]).sum();
        let one_colour = taken.iter().map(|&i| sets[i].0).all_equal();
        taken.len() == 1 || (!taken.is_empty() && one_colour && stones <= *most)
    })
    .collect()
}

fn by_play(game: &Game) -> i64 {
    let (most, colours) = (game.0, game.1.iter().map(|(colour, _)| *colour));
    let mut play = Play::normal(|piles: &Vec<usize>| moves(game, piles)).board(|piles| {
        let rule = [("colours:", joined(colours.clone())), ("from one colour up to:", most.to_string())];
        board::heaps(piles.iter().copied()).and(board::numbers(rule))
    });
    count(game, |piles| play.value(piles))
}

/// For how many choices it is won.
fn count((_, sets): &Game, mut wins: impl FnMut(&Vec<usize>) -> bool) -> i64 {
    let choices = sets.iter().map(|(_, set)| set.iter().copied()).multi_cartesian_product();
    choices.filter(|piles| wins(piles)).count() as i64
}

fn random_games(seed: u64, colours: usize, count: usize) -> Vec<Game> {
    let mut random = seeded(seed);
    let game = |_| {
        let n = random.random_range(1..=3_usize);
        let pile = |_| {
            let set = (0..=7).filter(|_| random.random_bool(0.6)).collect();
            (random.random_range(1..=colours.min(n)), set)
        };
        let piles = (0..n).map(pile).collect();
        (random.random_range(1..=4), piles)
    };
    (0..count).map(game).collect()
}

/// Twenty piles of 1 to 100 000 stones, of so many colours in turn.
fn in_full(most: usize, colours: usize, shuffled: bool) -> Game {
    let mut random = seeded(1);
    let pile = |pile: usize| {
        let mut set = (1..=STONES).collect_vec();
        if shuffled {
            set.shuffle(&mut random);
        }
        (pile % colours + 1, set)
    };
    (most, (0..PILES).map(pile).collect())
}

const MODULUS: i64 = 998_244_353;

/// The number of all choices less the lost ones, where a sum over so many signs counts each of these `times` times.
fn all_but(sum: i64, times: i64) -> i64 {
    let all = power(STONES as i64, PILES);
    let lost = sum % MODULUS * power(times, MODULUS as usize - 2) % MODULUS;
    (all - lost).rem_euclid(MODULUS)
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
fn nim_in_full() -> i64 {
    let of_set = |set| power(signs(STONES + 1, set) - 1, PILES);
    all_but((0..1 << 17).map(of_set).sum(), 1 << 17)
}

/// Piles of 1 to 100 000 stones each of one colour, m = 20. For every set of binary digits of the quotients by 21, a
/// polynomial has the sum of their signs for each remainder; its power modulo x²¹ − 1 is multiplied out.
fn one_colour_in_full() -> i64 {
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
fn pile_by_pile((most, sets): &Game) -> i64 {
    let divisor = most + 1;
    // Quotients below 256, and values below 2048.
    let mut counts = vec![0; 256 * divisor];
    counts[0] = 1;
    for colour in sets.iter().map(|(colour, _)| colour).unique() {
        let mut of_colour = vec![0; counts.len()];
        of_colour[0] = 1;
        for (_, set) in sets.iter().filter(|(other, _)| other == colour) {
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
    counts[1..].iter().sum::<i64>() % MODULUS
}
