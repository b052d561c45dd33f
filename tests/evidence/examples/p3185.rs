//! A bean for two beans further on, by play.

use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let rows = Format::tests("t", 1..=10, counted("n", 2..=BOTTLES, int("p", 0..=10_000)));
    let oracle = || by_play(|_, _| true, |winning| winning.iter().min().copied());
    let first = |winning: &[Triple]| winning.first().copied();
    Problem::tests("p3185", Limits::known(10_000, 162), rows, oracle, |(shown, count): &Answer| {
        let shown = shown.map_or_else(|| "-1 -1 -1".to_owned(), |(i, j, k)| format!("{i} {j} {k}"));
        format!("{shown}\n{count}")
    })
    .all([("n", 2), ("p", 6)])
    .all([("n", 3), ("p", 4)])
    .all([("n", 4), ("p", 2)])
    .small("rows-of-5-or-6-bottles-with-4-beans", || {
        let mut random = seeded(1);
        let mut row = |_| {
            let n = random.random_range(5..=6);
            let mut row = vec![0; n];
            // Few beans far from the end, more near it.
            for _ in 0..2 {
                row[random.random_range(n - 5..n)] += 1;
                row[random.random_range(n - 3..n)] += 1;
            }
            row
        };
        (0..100).map(&mut row).collect()
    })
    // The second player repeats every move with another bean of the same bottle.
    .known("full", || (vec![vec![10_000; BOTTLES]; 10], vec![(None, 0); 10]))
    .attacks("all 1771 triples of 21 bottles, ten times")
    .worst("random", by_algorithm(by_parities), || {
        let mut random = seeded(1);
        (0..10).map(|_| (0..BOTTLES).map(|_| random.random_range(0..=10_000)).collect()).collect()
    })
    .attacks("sums of every value")
    .wrong_play("only-odd-bottles-move", move || by_play(|beans, (i, _, _)| beans[i] % 2 == 1, first), "even-bottles")
    .says("Takes no bean out of a bottle whose beans cancel.")
    .wrong_play("two-different-bottles", move || by_play(|_, (_, j, k)| j < k, first), "all-2")
    .says("Forgets moves with j = k.")
    .wrong_play(
        "ordered-pairs-counted",
        move || {
            let mut right = oracle();
            move |beans| {
                let (shown, count) = right(beans);
                (shown, 2 * count)
            }
        },
        "all-3",
    )
    .says("Counts i, j, k and i, k, j.")
    .wrong_play("last-move-of-all", || by_play(|_, _| true, |winning| winning.iter().max().copied()), "all-3")
    .says("Shows the largest triple.")
    .wrong_play("out-of-an-empty-bottle", out_of_any_bottle, "rows-of-5-or-6-bottles-with-4-beans")
    .says("Takes a bean out of an empty bottle.")
    .main()
}

/// The largest number of bottles.
const BOTTLES: usize = 21;

type Triple = (usize, usize, usize);

/// The winning move shown, and the number of winning moves.
type Answer = (Option<Triple>, usize);

/// All i < j ≤ k.
fn triples(n: usize) -> impl Iterator<Item = Triple> {
    (0..n).flat_map(move |i| (i + 1..n).flat_map(move |j| (j..n).map(move |k| (i, j, k))))
}

/// Take a bean out of i and put one into j and one into k.
fn moves(beans: &Vec<u32>) -> impl Iterator<Item = (Triple, Vec<u32>)> {
    let after = |(i, j, k): Triple| {
        let mut next = beans.clone();
        next[i] -= 1;
        next[j] += 1;
        next[k] += 1;
        ((i, j, k), next)
    };
    triples(beans.len()).filter(|triple| beans[triple.0] > 0).map(after)
}

/// Of the winning moves that count, the one shown, and their number.
fn by_play(
    counts: fn(&[u32], Triple) -> bool,
    shown: fn(&[Triple]) -> Option<Triple>,
) -> impl FnMut(&Vec<u32>) -> Answer {
    let mut play = Play::normal(|beans: &Vec<u32>| moves(beans).map(|(_, next)| next).collect())
        .board(|beans| board::numbers((0..).zip(beans).map(|(bottle, beans)| (format!("bottle {bottle}:"), beans))))
        .label(|before, after| {
            let from = (0..before.len()).find(|&i| after[i] < before[i]).expect("a bottle with a bean less");
            let to = (from..before.len()).flat_map(|j| (before[j]..after[j]).map(move |_| j));
            format!("from {from} to {}", to.format(" and "))
        });
    move |beans| {
        if !play.value(beans) {
            return (None, 0);
        }
        let winning = moves(beans).filter(|(triple, next)| counts(beans, *triple) && !play.value(next));
        let winning = winning.map(|(triple, _)| triple).collect_vec();
        (shown(&winning), winning.len())
    }
}

/// The moves that win, empty bottles or not: as far as it matters who wins, a bean less is as good as a bean more.
fn out_of_any_bottle() -> impl FnMut(&Vec<u32>) -> Answer {
    let mut play = Play::normal(|beans: &Vec<u32>| moves(beans).map(|(_, next)| next).collect());
    move |beans| {
        let after = |(i, j, k): Triple| {
            let mut next = beans.clone();
            next[i] = next[i].checked_sub(1).unwrap_or(1);
            next[j] += 1;
            next[k] += 1;
            next
        };
        let winning = triples(beans.len()).filter(|&triple| !play.value(&after(triple))).collect_vec();
        (winning.iter().min().copied(), winning.len())
    }
}

/// The bit of a bean in one of the most bottles; it has none in the last, so that moves lead to smaller numbers.
fn bit(bottle: usize) -> usize {
    (1 << (BOTTLES - 1 - bottle)) >> 1
}

/// All rows with at most one bean in each bottle, played out.
static WON: LazyLock<Vec<bool>> = LazyLock::new(|| {
    // The bean that a move takes, and all that the move changes.
    let changes = triples(BOTTLES).map(|(i, j, k)| (bit(i), bit(i) ^ bit(j) ^ bit(k))).unique().collect_vec();
    let mut won = vec![false; 1 << (BOTTLES - 1)];
    for row in 0..won.len() {
        if !won[row] {
            changes.iter().filter(|(bean, _)| row & bean == 0).for_each(|(_, change)| won[row ^ change] = true);
        }
    }
    won
});

/// Two beans of a bottle do not change the winner: a move of one is answered by the same move of the other.
fn by_parities(beans: &Vec<u32>) -> Answer {
    let n = beans.len();
    let bit = |bottle: usize| bit(BOTTLES - n + bottle);
    let row = xor((0..n).filter(|&bottle| beans[bottle] % 2 == 1).map(bit));
    let triples = triples(n).filter(|triple| beans[triple.0] > 0);
    let winning = triples.filter(|&(i, j, k)| !WON[row ^ bit(i) ^ bit(j) ^ bit(k)]).collect_vec();
    (winning.iter().min().copied(), winning.len())
}
