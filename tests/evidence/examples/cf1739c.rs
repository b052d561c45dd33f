//! Deals of cards that beat each other, counted by play.

use std::cmp::Ordering;

use evidence::prelude::*;

fn main() -> ExitCode {
    let even = row([int("n", 2..=N)]).such("an even number of cards", |n: u32| n % 2 == 0);
    let said = |counts: &Counts| counts.iter().join(" ");
    Problem::tests("cf1739c", Limits::known(2000, 512), Format::tests("t", 1..=T, even), || by_play, said)
        .all([("n", 12)])
        .inputs_of(1)
        .beyond("for worst inputs, deals counted by the first two cards, from the highest down, that decide")
        .worst("every-number-of-cards", by_same_idea(by_deciding_pair), || {
            (1..=N / 2).rev().map(|half| 2 * half).collect()
        })
        .attacks("counts of up to 10¹⁷, and all remainders of each")
        .worst("most-cards", by_same_idea(by_deciding_pair), || vec![N; T])
        .attacks("as many tables of the greatest size as there can be")
        .wrong(
            "the-highest-card-wins",
            |&n| {
                let won = ways(n - 1, n / 2);
                [won, ways(n, n / 2) - won - 1, 1].map(|count| count % P)
            },
            "all",
        )
        .says("Lets whoever has the highest card win; the leader may make it go for the second highest.")
        .smallest("1\n6\n")
        .wrong("the-same-leader", |&n| by_pairs(n, ways, |_| true).map(|count| count % P), "four-cards")
        .says("Lets the same player lead the cards that are left; whoever beats a card leads next.")
        .smallest("1\n4\n")
        .wrong(
            "no-draw",
            |n| {
                let [won, lost, draws] = by_deciding_pair(n);
                [won, lost + draws, 0]
            },
            "two-cards",
        )
        .says("Counts the deal in which all cards go as lost; it is a draw.")
        .smallest("1\n2\n")
        .wrong(
            "never-a-draw",
            |n| {
                let [won, lost, _] = by_deciding_pair(n);
                [won, lost, 0]
            },
            "two-cards",
        )
        .says("Prints 0 for the draws; there is one deal in which all cards go.")
        .wrong(
            "boris-has-the-rest",
            |&n| {
                let [won, ..] = by_deciding_pair(&n);
                [won, ways(n, n / 2) % P - won - 1, 1]
            },
            "large-56",
        )
        .says("Takes Alex's remainder off that of all deals, and leaves a negative one as it is.")
        .wrong("without-the-modulus", |&n| by_pairs(n, ways, |pair| pair % 2 == 0), "large-56")
        .says("Prints the counts themselves; they are asked for modulo 998244353.")
        .wrong(
            "factorials-of-64-bits",
            |&n| by_pairs(n, overflowing, |pair| pair % 2 == 0).map(|count| count % P),
            "large-56",
        )
        .says("Keeps factorials in 64 bits; 21! is too large for that.")
        .refused([("an-odd-number", "1\n@3@\n", "an even number of cards")])
        .unplayed([("sample-1", "60 cards")])
        .main()
}

/// The largest number of tests, and of cards.
const T: usize = 30;
const N: u32 = 60;

const P: i128 = 998_244_353;

/// In how many deals Alex wins, in how many Boris, and how many are a draw.
type Counts = [i128; 3];

/// The hand of the player to move, that of the other one, and the cards on the table, a bit each; and whether Alex is
/// to move.
type Position = (u64, u64, u64, bool);

fn by_play(&n: &u32) -> Counts {
    let mut play = Play::new(moves, |&(_, _, table, _), after: &[Ordering]| {
        // Nobody has a card, or none that is high enough.
        let end = if table == 0 { Ordering::Equal } else { Ordering::Less };
        after.iter().map(|end| end.reverse()).max().unwrap_or(end)
    })
    .board(|&(own, other, table, is_alex)| {
        let [alex, boris] = if is_alex { [own, other] } else { [other, own] };
        let cell = |set: u64, card: u32| if set >> card & 1 == 1 { (card + 1).to_string() } else { String::new() };
        let rows = [alex, table, boris].map(|set| (0..n).map(|card| cell(set, card)).collect_vec());
        board::grid(rows).and(board::text("above Alex's hand, below Boris's"))
    })
    .label(|&(own, _, table, _), &(_, left, ..)| {
        let card = (own & !left).trailing_zeros() + 1;
        match table.count_ones() {
            0 => format!("lead {card}"),
            1 => format!("answer {card}"),
            _ => "put both away".to_owned(),
        }
    })
    .mover(|&(.., is_alex)| if is_alex { "Alex" } else { "Boris" });
    let all = (1_u64 << n) - 1;
    let hands = (0..n).combinations(n as usize / 2).map(|hand| hand.into_iter().map(|card| 1_u64 << card).sum());
    let ends = hands.map(|alex: u64| play.value(&(alex, all & !alex, 0, true))).counts();
    [Ordering::Greater, Ordering::Less, Ordering::Equal].map(|end| ends.get(&end).map_or(0, |&count| count as i128))
}

/// Lead a card; or beat the card on the table, and lead after the two cards have been put away.
fn moves(&(own, other, table, is_alex): &Position) -> Vec<Position> {
    let cards = (0..64).map(|card| 1 << card).filter(|card| own & card != 0);
    match table.count_ones() {
        2 => vec![(other, own, 0, !is_alex)],
        _ => cards.filter(|&card| card > table).map(|card| (other, own & !card, table | card, !is_alex)).collect(),
    }
}

/// Of all deals, by the first two cards, from the highest down, that do not go together. What one player has of them,
/// and who leads, is the program's idea, in a sum without recurrence; single deals are far too many.
fn by_deciding_pair(&n: &u32) -> Counts {
    by_pairs(n, ways, |pair| pair % 2 == 0).map(|count| count % P)
}

/// The same without the modulus, where Alex leads as is said after so many pairs.
fn by_pairs(n: u32, ways: fn(u32, u32) -> i128, alex_leads: impl Fn(u32) -> bool) -> Counts {
    let mut counts = [0, 0, 1];
    for pair in 0..n / 2 {
        let (left, leader) = (n - 2 * pair, usize::from(!alex_leads(pair)));
        counts[leader] += ways(left - 1, left / 2);
        counts[1 - leader] += ways(left - 2, left / 2);
    }
    counts
}

/// How many ways there are to choose k out of n.
fn ways(n: u32, k: u32) -> i128 {
    (0..i128::from(k)).fold(1, |ways, i| ways * (i128::from(n) - i) / (i + 1))
}

/// The same by factorials, as far as 64 bits hold them.
fn overflowing(n: u32, k: u32) -> i128 {
    let factorial = |n: u32| (1..=u64::from(n)).fold(1, u64::wrapping_mul);
    if k > n { 0 } else { (factorial(n) / factorial(k).wrapping_mul(factorial(n - k))).into() }
}
