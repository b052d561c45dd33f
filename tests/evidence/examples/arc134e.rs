//! Remainders of everything, by play on every board.

use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("arc134e", Limits::known(6000, 1024), oracle, small)
        .played("one number up to 200, two up to 24 and some up to 120, three and four up to 13, three up to 40")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("facing-zeros-loses", facing_zeros_loses, "two-numbers-up-to-24")
                .says("Lets a player who faces only zeros lose; he wins."),
            wrong("without-4-and-8", without_4_and_8, "two-numbers-up-to-24").says("Takes {4, 8} for won."),
            wrong("all-twelves-won", all_twelves_won, "two-numbers-up-to-24")
                .says("Takes every set of multiples of 12 for won."),
        ])
        .unplayed([("sample-3", "20 numbers up to 200")])
        .main()
}

/// Choose m, take every number modulo m; the numbers are kept in order, since their places do not matter.
fn moves(board: &Vec<u16>) -> Vec<Vec<u16>> {
    let greatest = board.iter().copied().max().unwrap_or(0);
    (1..=greatest).map(|m| board.iter().map(|number| number % m).sorted().collect()).collect()
}

fn greatest(input: &str) -> Vec<u16> {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    tokens.list(n)
}

/// How many of the boards have it.
fn count(input: &str, mut wins: impl FnMut(Vec<u16>) -> bool) -> String {
    let boards = greatest(input).into_iter().map(|bound| 1..=bound).multi_cartesian_product();
    format!(
        "{}\n",
        boards.map(|board| board.into_iter().sorted().collect()).filter(|board: &Vec<u16>| wins(board.clone())).count()
    )
}

fn oracle(input: &str) -> String {
    // Zeros only: no m can be chosen, and the player to move wins.
    let mut play = Play::misere(moves);
    count(input, |board| play.value(&board))
}

fn file(bounds: &[u16]) -> String {
    format!("{}\n{}\n", bounds.len(), joined(bounds))
}

fn small() -> Vec<Small> {
    let two = (1..=24_u16).flat_map(|a| (a..=24).step_by(3).map(move |b| file(&[a, b])));
    let mut random = seeded(1);
    let more = (0..60).map(|_| {
        let n = random.random_range(3..=4);
        file(&(0..n).map(|_| random.random_range(1..=13)).collect_vec())
    });
    vec![
        Small::new("random-boards-of-3-and-4-numbers", more.collect_vec()),
        Small::new("two-numbers-up-to-24", two),
        Small::new("two-numbers-with-large-sets", [[60, 72], [48, 100], [120, 36]].iter().map(|bounds| file(bounds))),
        Small::new(
            "three-numbers-with-sets-of-twelves",
            [[36, 36, 36], [25, 40, 38]].iter().map(|bounds| file(bounds)),
        ),
        Small::new(
            "one-number-up-to-200",
            [1, 2, 3, 4, 8, 11, 12, 13, 24, 60, 100, 199, 200].map(|bound| file(&[bound])),
        ),
    ]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, 200, |n| format!("@{n}\n{}\n", repeated("5 ", n))),
        Bound::integer("a bound", 1, 200, |bound| format!("3\n5 @{bound} 5\n")),
    ]
}

const MODULUS: u64 = 998_244_353;

fn worst() -> Vec<Worst> {
    vec![
        Worst::new(
            "greatest",
            "all sets of multiples of 12, on boards of 200 numbers",
            Known::BySameIdea(by_lost_sets),
            || file(&[200; 200]),
        ),
        // One number is 1. With another one beside it, the first player takes all modulo 2, and ones are lost.
        Worst::known("all-bounds", "every number of multiples below a bound", move || {
            (file(&(1..=200).collect_vec()), {
                let boards = (1..=200).fold(1, |boards, bound| boards * bound % MODULUS);
                format!("{}\n", (boards + MODULUS - 1) % MODULUS)
            })
        }),
        Worst::new("bounds-from-12", "the same with sets to count", Known::BySameIdea(by_lost_sets), || {
            file(&(0..200).map(|i| 12 + i % 189).collect_vec())
        }),
    ]
}

/// The lost sets of multiples of 12, a bit each, by the rule from the smaller ones. That a set with another number is
/// lost only if it is {1}, {2} or {4, 8} is taken from the program's proof; there are 2²⁰⁰ sets.
static LOST: LazyLock<Vec<bool>> = LazyLock::new(|| {
    let is_lost = |left: &[u16]| [&[1][..], &[2], &[4, 8]].contains(&left);
    let mut lost = vec![false; 1 << 16];
    for set in 1..1_usize << 16 {
        let leads_to_lost = |m: u16| {
            let (mut multiples, mut others) = (0, vec![]);
            for k in (0..16).filter(|k| set >> k & 1 == 1) {
                match 12 * (k + 1) % m {
                    0 => {}
                    rest if rest % 12 == 0 => multiples |= 1 << (rest / 12 - 1),
                    rest if others.contains(&rest) => {}
                    rest if [1, 2, 4, 8].contains(&rest) => others.push(rest),
                    _ => return false,
                }
            }
            others.sort_unstable();
            if others.is_empty() { lost[multiples] } else { multiples == 0 && is_lost(&others) }
        };
        lost[set] = !(1..=12 * (set.ilog2() as u16 + 1)).any(leads_to_lost);
    }
    lost
});

/// The boards of the lost sets, each counted by itself: how often a set is the set of a board by inclusion and
/// exclusion over its subsets.
fn by_lost_sets(input: &str) -> String {
    let greatest = greatest(input);
    // Modulo the modulus: the boards on which only these numbers occur.
    let within = |numbers: &[u16]| {
        let choices = |bound: &u16| numbers.iter().filter(|number| *number <= bound).count() as u64;
        greatest.iter().fold(1, |boards, bound| boards * choices(bound) % MODULUS)
    };
    let multiples = greatest.iter().map(|bound| (1_u32 << (bound / 12)) - 1).collect_vec();
    let only_of = |set: u32| {
        let mut boards = 1;
        for below in &multiples {
            boards = boards * u64::from((set & below).count_ones()) % MODULUS;
        }
        boards
    };
    let only = (0..1 << 16).map(only_of).collect_vec();
    let mut boards = within(&(1..=200).collect_vec());
    let mut take = |count: u64, odd: bool| boards += if odd { count } else { MODULUS - count };
    take(within(&[1]), false);
    take(within(&[2]), false);
    take(within(&[4, 8]), false);
    take(within(&[4]), true);
    take(within(&[8]), true);
    for set in (1..1_usize << 16).filter(|&set| LOST[set]) {
        let mut subset = set;
        while subset > 0 {
            take(only[subset], (set ^ subset).count_ones() % 2 == 1);
            subset = (subset - 1) & set;
        }
    }
    format!(
        "{}
",
        boards % MODULUS
    )
}

fn facing_zeros_loses(input: &str) -> String {
    let mut play = Play::normal(moves);
    count(input, |board| play.value(&board))
}

fn without_4_and_8(input: &str) -> String {
    let mut play = Play::misere(moves);
    count(input, |board| play.value(&board) || board.iter().all(|number| [4, 8].contains(number)))
}

fn all_twelves_won(input: &str) -> String {
    let mut play = Play::misere(moves);
    count(input, |board| play.value(&board) || board.iter().all(|number| number % 12 == 0))
}
