//! A tower is broken, and the other player chooses a part, by play.

use std::collections::HashMap;
use std::sync::LazyLock;

use evidence::prelude::*;
use evidence::watch;

fn main() -> ExitCode {
    let towers = Format::tests("T", 1..=T, row([int("N", 2..=MOST)]));
    Problem::tests("hackerrank_tower_breakers_final", Limits::UNKNOWN, towers, oracle, Plain)
        .all([("N", 13)])
        .beyond("for worst inputs, ordered sums of squares counted from the middle, and this by all breaks up to 300")
        .worst("thresholds", by_algorithm(by_halves), || {
            let mut known = HashMap::new();
            let mut greatest = |coins| sums(coins, &mut known) as u64;
            (71..=120).map(&mut greatest).flat_map(|greatest| [greatest, greatest + 1]).collect()
        })
        .attacks("the greatest heights for so many coins, and one more")
        .worst("the-greatest-heights", by_algorithm(by_halves), || (0..T as u64).map(|less| MOST - less).collect())
        .attacks("the longest numbers, and the largest answer")
        .worst("random", by_algorithm(by_halves), || {
            let mut random = seeded(1);
            let mut height = |index| random.random_range(2..=MOST >> (index % 58));
            (0..T).map(&mut height).collect()
        })
        .attacks("heights of all lengths")
        .wrong("halves", |&height| halved(height), "all")
        .says("Always breaks a tower into two halves; the first part may be higher, and there may be more of them.")
        .wrong("two-parts", |&height| by_table(height, 2, |place| place * place), "all")
        .says("Breaks a tower into two parts only; from height 11 on, a third one may save a coin.")
        .wrong("places-from-0", |&height| cost(height, |place, _| (place - 1) * (place - 1)), "all")
        .says("Counts places from 0; the first tower costs a coin.")
        .wrong("the-place-as-price", |&height| by_table(height, u64::MAX, |place| place), "all")
        .says("Lets the kth tower cost k coins; it costs k².")
        .wrong("sums-without-order", |&height| without_order(height), "all")
        .says("Counts sums of squares whose order does not matter; each order is another one, as places differ.")
        .smallest("1\n3\n")
        .wrong("more-than-the-height", |&height| by_table(height + 1, u64::MAX, |place| place * place), "all")
        .says("Looks for D(c) > N; D(c) = N is enough.")
        .wrong("the-height-as-price", |&height| cost(height, |_, part| part * part), "all")
        .says("Lets a tower cost the square of its height; the price is the square of its place.")
        .wrong("32-bits", |&height| by_halves(&u64::from(height as u32).max(2)), "large-more-than-32-bits")
        .says("Keeps heights in 32 bits; they go up to 10¹⁸.")
        .wrong("floating-point", |&height| by_floats(height), "large-more-than-53-bits")
        .says(
            "Adds the sums as numbers with a point, which keep 53 bits; two heights that differ by 1 look alike then.",
        )
        .lemmas([lemma("sums-of-squares-are-the-cost-by-all-breaks-up-to-300", || {
            let costs = costs(300, |place, _| place * place);
            (2..=300).for_each(|height| assert_eq!(costs[height as usize], by_halves(&height), "{height}"));
        })])
        .main()
}

/// The largest number of towers, and the largest height.
const T: usize = 100;
const MOST: u64 = 1_000_000_000_000_000_000;

/// The towers of which P2 chooses one, or the tower that P1 breaks; and what P1 has just paid.
type Position = (Vec<u64>, u64);

fn oracle() -> impl FnMut(&u64) -> u64 {
    let coins = |(towers, paid): &Position, after: &[u64]| {
        let worst = if towers.len() > 1 { after.iter().max() } else { after.iter().min() };
        paid + worst.unwrap_or(&0)
    };
    let mut play = Play::new(moves, coins)
        .board(|(towers, paid)| board::heaps(towers.iter().copied()).and(board::numbers([("paid", paid)])))
        .label(|(before, _), (after, paid)| match before.len() {
            1 => format!("{} → {}", before[0], after.iter().format(" + ")),
            _ => format!("{paid}: {}", after[0]),
        })
        .mover(|(towers, _)| if towers.len() > 1 { "P2" } else { "P1" })
        .worded(|coins| format!("{} from P1 to P2", watch::counted(*coins, "coin")));
    move |&height| play.value(&(vec![height], 0))
}

/// P1 breaks a tower in every possible way, P2 chooses one of several. At height 1 the game ends.
fn moves((towers, _): &Position) -> Vec<Position> {
    match towers[..] {
        [height] => breaks(height).into_iter().filter(|parts| parts.len() > 1).map(|parts| (parts, 0)).collect(),
        _ => (1..).zip(towers).map(|(place, &height): (u64, _)| (vec![height], place * place)).collect(),
    }
}

/// All rows of heights with this sum, which must not be large: there are 2^(height − 1) of them.
fn breaks(height: u64) -> Vec<Vec<u64>> {
    assert!(height <= 20, "a tower of height {height} has too many breaks");
    if height == 0 {
        return vec![vec![]];
    }
    let first = |part| breaks(height - part).into_iter().map(move |rest| [vec![part], rest].concat());
    (1..=height).flat_map(first).collect()
}

/// The least number of coins that can be written so often as an ordered sum of squares.
fn by_halves(height: &u64) -> u64 {
    let mut known = HashMap::new();
    (0..).find(|&coins| sums(coins, &mut known) >= u128::from(*height)).expect("there are always more")
}

/// The number of ordered sums of squares, cut in the middle: some square ends there, or one lies across.
fn sums(coins: u64, known: &mut HashMap<u64, u128>) -> u128 {
    if coins <= 1 {
        return 1;
    }
    if let Some(&sums) = known.get(&coins) {
        return sums;
    }
    let middle = coins / 2;
    let mut count = sums(middle, known) * sums(coins - middle, known);
    for square in (2..).map(|side| side * side).take_while(|&square| square <= coins) {
        for before in (0..middle).filter(|before| before + square > middle && before + square <= coins) {
            count += sums(before, known) * sums(coins - square - before, known);
        }
    }
    known.insert(coins, count);
    count
}

/// What P2 earns from all heights up to this one, where `price` says what a part costs by its place and its height. The
/// parts are chosen one after the other.
fn costs(highest: u64, price: fn(u64, u64) -> u64) -> Vec<u64> {
    let size = highest as usize + 1;
    let mut costs = vec![0; size];
    // By the place: the cost if this height is broken into parts from this place on, one or more.
    let mut from = vec![vec![0; size]; size + 2];
    for whole in 1..size {
        let best = |place: usize, parts: usize, costs: &[u64], from: &[Vec<u64>]| {
            let cost = |part: usize| from[place + 1][whole - part].max(price(place as u64, part as u64) + costs[part]);
            (1..=parts).map(cost).min().unwrap_or(0)
        };
        costs[whole] = best(1, whole - 1, &costs, &from);
        for place in 2..=size - whole + 1 {
            from[place][whole] = best(place, whole, &costs, &from);
        }
    }
    costs
}

/// The same for one height; for large ones it is not known.
fn cost(height: u64, price: fn(u64, u64) -> u64) -> u64 {
    let height = height.min(300);
    costs(height, price)[height as usize]
}

/// The least number of coins for a height by the recurrence for the greatest heights, with so many places of this
/// price.
fn by_table(height: u64, places: u64, price: fn(u64) -> u64) -> u64 {
    let mut greatest = vec![1_u64];
    while greatest[greatest.len() - 1] < height {
        let coins = greatest.len() as u64;
        let prices = (1..=places).map(price).take_while(|&price| price <= coins);
        greatest.push(prices.map(|price| greatest[(coins - price) as usize]).sum());
    }
    greatest.len() as u64 - 1
}

fn halved(height: u64) -> u64 {
    // What the lower and the higher one of the halves cost, where they differ by 1 at most.
    fn both(low: u64) -> [u64; 2] {
        if low == 1 {
            return [0, 4];
        }
        let halves = both(low / 2);
        let broken = |height: u64| {
            let cost = |half: u64| halves[(half - low / 2) as usize];
            (1 + cost(height.div_ceil(2))).max(4 + cost(height / 2))
        };
        [broken(low), broken(low + 1)]
    }
    both(height)[0]
}

/// The least number of coins with so many sums of squares, where their order does not matter.
fn without_order(height: u64) -> u64 {
    const COINS: usize = 10_000;
    static SUMS: LazyLock<Vec<u64>> = LazyLock::new(|| {
        let mut sums = vec![0_u64; COINS + 1];
        sums[0] = 1;
        for square in (1..).map(|root| root * root).take_while(|&square| square <= COINS) {
            (square..=COINS).for_each(|coins| sums[coins] = sums[coins].saturating_add(sums[coins - square]));
        }
        sums
    });
    SUMS.iter().position(|&sums| sums >= height).expect("enough coins") as u64
}

/// By the table, in numbers of 53 bits.
fn by_floats(height: u64) -> u64 {
    let mut greatest = vec![1_f64];
    while greatest[greatest.len() - 1] < height as f64 {
        let coins = greatest.len();
        let squares = (1..).map(|place| place * place).take_while(|&square| square <= coins);
        greatest.push(squares.map(|square| greatest[coins - square]).sum());
    }
    greatest.len() as u64 - 1
}
