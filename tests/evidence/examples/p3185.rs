//! A bean for two beans further on, by play.

use std::sync::LazyLock;

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p3185", Limits::known(10_000, 162), oracle, small)
        .played("all rows of 2 bottles with up to 6 beans each, of 3 with up to 4, of 4 with up to 2, some of 5 or 6")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("only-odd-bottles-move", only_odd, "even-bottles")
                .says("Takes no bean out of a bottle whose beans cancel."),
            wrong("two-different-bottles", different_bottles, "all-rows-of-3-bottles")
                .says("Forgets moves with j = k."),
            wrong("ordered-pairs-counted", ordered_pairs, "all-rows-of-4-bottles").says("Counts i, j, k and i, k, j."),
            wrong("last-move-of-all", last_move, "all-rows-of-4-bottles").says("Shows the largest triple."),
        ])
        .main()
}

type Triple = (usize, usize, usize);

/// All i < j ≤ k.
fn triples(n: usize) -> impl Iterator<Item = Triple> {
    (0..n).flat_map(move |i| (i + 1..n).flat_map(move |j| (j..n).map(move |k| (i, j, k))))
}

/// Take a bean out of i and put one into j and one into k.
fn moves(beans: &[u32]) -> Vec<(Triple, Vec<u32>)> {
    let after = |(i, j, k): Triple| {
        let mut next = beans.to_vec();
        next[i] -= 1;
        next[j] += 1;
        next[k] += 1;
        ((i, j, k), next)
    };
    triples(beans.len()).filter(|triple| beans[triple.0] > 0).map(after).collect()
}

/// Whether the player to move wins.
fn play<'a>() -> Play<'a, Vec<u32>, bool> {
    Play::normal(|beans: &Vec<u32>| moves(beans).into_iter().map(|(_, next)| next).collect())
}

fn oracle(input: &str) -> String {
    answers(input, |_| true, |winning| winning.iter().min().copied())
}

/// Two lines for each case: the winning move shown, and the number of those that count.
fn answers(
    input: &str,
    counts: impl Fn((&[u32], Triple)) -> bool,
    shown: impl Fn(&[Triple]) -> Option<Triple>,
) -> String {
    let mut play = play();
    cases::counted(input, |tokens| {
        let n = tokens.read();
        let beans: Vec<u32> = tokens.list(n);
        let winning = moves(&beans)
            .into_iter()
            .filter(|(triple, next)| counts((&beans, *triple)) && !play.value(next))
            .map(|(triple, _)| triple)
            .collect_vec();
        lines(shown(&winning), winning.len())
    })
}

/// What is printed for a case: one of the winning moves, and how many there are.
fn lines(shown: Option<Triple>, count: usize) -> String {
    match shown {
        Some((i, j, k)) => format!("{i} {j} {k}\n{count}"),
        None => "-1 -1 -1\n0".to_owned(),
    }
}

fn file(rows: &[Vec<u32>]) -> String {
    let lines = rows.iter().map(|beans| format!("{}\n{}\n", beans.len(), joined(beans)));
    format!("{}\n{}", rows.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    let all = |n: usize, most: u32| {
        let rows = (0..n).map(|_| 0..=most).multi_cartesian_product();
        rows.collect_vec().chunks(10).map(file).collect_vec()
    };
    let mut random = seeded(1);
    let longer = (0..100)
        .map(|_| {
            let n = random.random_range(5..=6);
            let mut row = vec![0; n];
            // Few beans far from the end, more near it.
            for _ in 0..2 {
                row[random.random_range(n - 5..n)] += 1;
                row[random.random_range(n - 3..n)] += 1;
            }
            row
        })
        .collect_vec();
    vec![
        Small::new("all-rows-of-2-bottles", all(2, 6)),
        Small::new("all-rows-of-3-bottles", all(3, 4)),
        Small::new("all-rows-of-4-bottles", all(4, 2)),
        Small::new("rows-of-5-or-6-bottles", longer.chunks(10).map(file)),
    ]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("t", 1, 10, |cases| format!("@{cases}\n{}", repeated("2\n1 0\n", cases))),
        Bound::integer("n", 2, BOTTLES, |n| format!("1\n@{n}\n{}\n", repeated("3 ", n))),
        Bound::integer("p", 0, 10_000, |beans| format!("1\n3\n2 @{beans} 5\n")),
    ]
}

/// The greatest number of bottles.
const BOTTLES: usize = 21;

fn worst() -> Vec<Worst> {
    vec![
        Worst::known("full", "all 1771 triples of 21 bottles, ten times", move || {
            (
                file(&vec![vec![10_000; BOTTLES]; 10]),
                // The second player repeats every move with another bean of the same bottle.
                "-1 -1 -1\n0\n".repeat(10),
            )
        }),
        Worst::new("random", "sums of every value", Known::ByAlgorithm(by_parities), || {
            let mut random = seeded(1);
            let mut row = |_| (0..BOTTLES).map(|_| random.random_range(0..=10_000)).collect_vec();
            file(&(0..10).map(&mut row).collect_vec())
        }),
    ]
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

/// Two beans of a bottle do not matter to who wins: a move of one is answered by the same move of the other.
fn by_parities(input: &str) -> String {
    cases::counted(input, |tokens| {
        let n = tokens.read();
        let beans: Vec<u32> = tokens.list(n);
        let bit = |bottle: usize| bit(BOTTLES - n + bottle);
        let odd = (0..n).filter(|&bottle| beans[bottle] % 2 == 1);
        let row = odd.fold(0, |row, bottle| row ^ bit(bottle));
        let triples = moves(&beans).into_iter().map(|(triple, _)| triple);
        let winning = triples.filter(|&(i, j, k)| !WON[row ^ bit(i) ^ bit(j) ^ bit(k)]).collect_vec();
        lines(winning.iter().min().copied(), winning.len())
    })
}

fn only_odd(input: &str) -> String {
    answers(input, |(beans, (i, _, _))| beans[i] % 2 == 1, |winning| winning.first().copied())
}

fn different_bottles(input: &str) -> String {
    answers(input, |(_, (_, j, k))| j < k, |winning| winning.first().copied())
}

fn ordered_pairs(input: &str) -> String {
    let lines = oracle(input);
    let counts = lines.lines().enumerate().map(|(index, line)| {
        if index % 2 == 1 {
            let count: usize = line.parse().expect("a count");
            format!("{}\n", 2 * count)
        } else {
            format!("{line}\n")
        }
    });
    counts.collect()
}

fn last_move(input: &str) -> String {
    answers(input, |_| true, |winning| winning.iter().max().copied())
}
