//! Remainders of everything, by play on every board.

use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let two = "pairs-of-bounds-up-to-24";
    Problem::one("arc134e", Limits::known(6000, 1024), counted("n", 1..=200, int("a bound", 1..=200)), oracle, Plain)
        .small("random-boards-of-3-or-4-bounds-up-to-13", || {
            let mut random = seeded(1);
            let mut bounds = |_| {
                let n = random.random_range(3..=4);
                (0..n).map(|_| random.random_range(1..=13)).collect()
            };
            (0..60).map(&mut bounds).collect()
        })
        .small(two, || (1..=24).flat_map(|a| (a..=24).step_by(3).map(move |b| vec![a, b])).collect())
        .small("pairs-of-bounds-up-to-120-with-large-sets", || vec![vec![60, 72], vec![48, 100], vec![120, 36]])
        .small("triples-of-bounds-up-to-40-with-sets-of-twelves", || vec![vec![36, 36, 36], vec![25, 40, 38]])
        .small("single-bounds-up-to-200", || {
            [1, 2, 3, 4, 8, 11, 12, 13, 24, 60, 100, 199, 200].map(|bound| vec![bound]).into()
        })
        .worst("greatest", by_same_idea(by_lost_sets), || vec![200; 200])
        .attacks("all sets of multiples of 12, on boards of 200 numbers")
        // One number is 1. With another one beside it, the first player takes all modulo 2, and ones are lost.
        .known("all-bounds", || {
            let boards = (1..=200).fold(1, |boards, bound| boards * bound % MODULUS);
            ((1..=200).collect(), (boards + MODULUS - 1) % MODULUS)
        })
        .attacks("every number of multiples below a bound")
        .worst("bounds-from-12", by_same_idea(by_lost_sets), || (0..200).map(|i| 12 + i % 189).collect())
        .attacks("the same with sets to count")
        .wrong("facing-zeros-loses", |bounds| played(bounds, Play::normal(moves), |_| false), two)
        .says("Lets a player who faces only zeros lose; he wins.")
        .wrong("without-4-and-8", |bounds| played(bounds, Play::misere(moves), |number| [4, 8].contains(&number)), two)
        .says("Takes {4, 8} for won.")
        .wrong("all-twelves-won", |bounds| played(bounds, Play::misere(moves), |number| number % 12 == 0), two)
        .says("Takes every set of multiples of 12 for won.")
        .unplayed([("sample-3", "20 numbers up to 200")])
        .main()
}

const MODULUS: u64 = 998_244_353;

/// The largest numbers of all places, or the numbers of a board in order, since their places do not matter.
type Numbers = Vec<u16>;

/// Choose m, take every number modulo m.
fn moves(board: &Numbers) -> Vec<Numbers> {
    let greatest = board.iter().copied().max().unwrap_or(0);
    (1..=greatest).map(|m| board.iter().map(|number| number % m).sorted().collect()).collect()
}

/// How many of the boards are won. Zeros only: no m can be chosen, and the player to move wins.
fn oracle() -> impl FnMut(&Numbers) -> u64 {
    |bounds| {
        let play = Play::misere(moves).board(|numbers| board::heaps(numbers.iter().copied()));
        let play = play.label(|before, after| {
            let m = (1..).zip(moves(before)).find(|(_, next)| next == after);
            m.map_or_else(String::new, |(m, _)| format!("modulo {m}"))
        });
        played(bounds, play, |_| false)
    }
}

/// The same, with boards of such numbers alone won in any case.
fn played(bounds: &Numbers, mut play: Play<'_, Numbers, bool>, is_won: fn(u16) -> bool) -> u64 {
    let boards = bounds.iter().map(|bound| 1..=*bound).multi_cartesian_product();
    let boards = boards.map(|board| board.into_iter().sorted().collect_vec());
    boards.filter(|board| play.value(board) || board.iter().all(|&number| is_won(number))).count() as u64
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
fn by_lost_sets(bounds: &Numbers) -> u64 {
    // Modulo the modulus: the boards on which only these numbers occur.
    let within = |numbers: &[u16]| {
        let choices = |bound: &u16| numbers.iter().filter(|number| *number <= bound).count() as u64;
        bounds.iter().fold(1, |boards, bound| boards * choices(bound) % MODULUS)
    };
    let multiples = bounds.iter().map(|bound| (1_u32 << (bound / 12)) - 1).collect_vec();
    let only_of = |set: u32| {
        let choices = multiples.iter().map(|below| u64::from((set & below).count_ones()));
        choices.fold(1, |boards, choices| boards * choices % MODULUS)
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
    boards % MODULUS
}
