//! Castles that remember the last attack, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let test = format::all([
        row([len("n", 1..=N), int("x", 1..=5), int("y", 1..=5), int("z", 1..=5)]),
        row([list("n", int("a castle", 1..=SOLDIERS))]),
    ]);
    let tests = Format::tests("t", 1..=T, test).sum("the sum of n", "n", N);
    Problem::tests("cf1312f", Limits::known(3000, 512), tests, || by_play, Plain)
        .small(PAIRS, || random_tests(2, 10, 8))
        .small("random-tests-of-3-castles-up-to-6-under-all-strengths", || random_tests(3, 6, 2))
        .all([("n", 1), ("a castle", 15)])
        .beyond(
            "for worst inputs, pairs of castles, the rows of a table without a period, and a \
             period found by observing 400 rows",
        )
        .worst("huge-castles", by_same_idea(by_observed_period), || large(1, SOLDIERS / 10, SOLDIERS))
        .attacks("reading, and one place in the period for every castle")
        .worst("castles-of-a-table", by_algorithm(by_table), || large(2, 100_000, 999_999))
        .attacks("a period that a table of all rows shows to be right")
        .known("pairs", || {
            let mut random = seeded(3);
            let half = (0..N / 2).map(|_| random.random_range(1..=SOLDIERS)).collect_vec();
            (vec![([2, 1, 5], half.repeat(2))], vec![0])
        })
        .attacks("equal castles: the second player answers in the other one of the pair, and no attack wins")
        .worst("many-tests", by_same_idea(by_observed_period), || {
            let mut random = seeded(4);
            let strengths = all_strengths().cycle().take(T);
            strengths
                .map(|strengths| (strengths, (0..N / T).map(|_| random.random_range(1..=SOLDIERS)).collect()))
                .collect()
        })
        .attacks("a new period for every test")
        .wrong("kinds-are-free", |test| played(test, |_, _, kind| Some(kind)), "all")
        .says("Lets infantry follow infantry, and cavalry cavalry.")
        .wrong(
            "no-attack-stronger-than-the-castle",
            |test| {
                played(test, |kills, (soldiers, last), kind| (kills <= soldiers && follows(last, kind)).then_some(kind))
            },
            "all",
        )
        .says("Forbids an attack that would kill more soldiers than there are.")
        .wrong("castles-instead-of-attacks", castles_counted, "two-attacks-of-a-castle")
        .says("Counts the castles that a winning attack begins at.")
        .wrong("winning-attacks-of-each-castle-alone", each_alone, PAIRS)
        .says("Counts the attacks that win on their castle, if that were the only one.")
        .wrong(
            "period-of-120-from-the-start",
            |test| {
                let rows = rows(test.0, 120);
                count(test, |soldiers| rows[(soldiers % 120) as usize])
            },
            "a-castle-of-large-size",
        )
        .says("Believes that a period of 120 begins at once.")
        .main()
}

const PAIRS: &str = "random-tests-of-2-castles-up-to-10-under-all-strengths";

/// The largest number of castles in all tests, of tests, and of soldiers.
const N: usize = 300_000;
const T: usize = 1000;
const SOLDIERS: u64 = 1_000_000_000_000_000_000;

/// The strengths of the three kinds, and the castles.
type Test = ([u64; 3], Vec<u64>);

/// A castle: its soldiers, and the last attack on it: mixed or none 0, infantry 1, cavalry 2.
type Castle = (u64, usize);

/// Whether an attack of this kind may follow.
fn follows(last: usize, kind: usize) -> bool {
    kind == 0 || kind != last
}

fn by_play(test: &Test) -> usize {
    played(test, |_, (_, last), kind| follows(last, kind).then_some(kind))
}

/// How many attacks win. By `remembers` a castle can be attacked by a kind that kills so many, and what it remembers of
/// this, if it can.
fn played((strengths, castles): &Test, remembers: fn(u64, Castle, usize) -> Option<usize>) -> usize {
    let moves = |castles: &Vec<Castle>| {
        in_one(castles, |&castle| {
            let kinds = (0..3).filter(|_| castle.0 > 0);
            let after =
                |kind| Some((castle.0.saturating_sub(strengths[kind]), remembers(strengths[kind], castle, kind)?));
            kinds.filter_map(after).collect()
        })
    };
    let mut play = Play::normal(moves).board(|castles| {
        let last = |index: usize| {
            let kind = ["mixed", "infantry", "cavalry"][castles[index].1];
            (format!("last attack on castle {}:", index + 1), kind)
        };
        board::heaps(castles.iter().map(|castle| castle.0)).and(board::numbers((0..castles.len()).map(last)))
    });
    let start = castles.iter().map(|&soldiers| (soldiers, 0)).collect();
    // The castles themselves are the first that is asked about.
    let is_won = play.value(&start);
    let winning = moves(&start).into_iter().filter(|next| !play.value(next)).count();
    assert_eq!(is_won, winning > 0);
    winning
}

fn all_strengths() -> impl Iterator<Item = [u64; 3]> + Clone {
    (1..=5).cartesian_product(1..=5).cartesian_product(1..=5).map(|((x, y), z)| [x, y, z])
}

/// So many tests under all strengths.
fn random_tests(castles: usize, most: u64, tests: usize) -> Vec<Test> {
    let mut random = seeded(castles as u64);
    let strengths = all_strengths().cartesian_product(0..tests);
    strengths.map(|(strengths, _)| (strengths, (0..castles).map(|_| random.random_range(1..=most)).collect())).collect()
}

fn large(seed: u64, least: u64, most: u64) -> Vec<Test> {
    let mut random = seeded(seed);
    vec![([3, 5, 4], (0..N).map(|_| random.random_range(least..=most)).collect())]
}

/// The values of castles of 0, 1, 2, … soldiers after each kind of attack.
fn rows(strengths: [u64; 3], most: u64) -> Vec<[usize; 3]> {
    let mut rows = vec![[0; 3]];
    for soldiers in 1..=most {
        let left = strengths.map(|strength| soldiers.saturating_sub(strength) as usize);
        rows.push(
            [0, 1, 2].map(|last| mex((0..3).filter(|&kind| follows(last, kind)).map(|kind| rows[left[kind]][kind]))),
        );
    }
    rows
}

/// The winning attacks, where `row` gives the row of a number of soldiers.
fn count((strengths, castles): &Test, row: impl Fn(u64) -> [usize; 3]) -> usize {
    let sum = xor(castles.iter().map(|&soldiers| row(soldiers)[0]));
    let wins = |&(&soldiers, kind): &(&u64, usize)| {
        row(soldiers)[0] ^ row(soldiers.saturating_sub(strengths[kind]))[kind] == sum
    };
    castles.iter().cartesian_product(0..3).filter(wins).count()
}

/// Makes the table of all rows, without a period.
fn by_table(test: &Test) -> usize {
    let rows = rows(test.0, *test.1.iter().max().expect("a castle"));
    count(test, |soldiers| rows[soldiers as usize])
}

/// Takes the values for periodic as far as 400 rows show, as the published programs do. No way to values of 10¹⁸ is
/// known but a period.
fn by_observed_period(test: &Test) -> usize {
    let rows = rows(test.0, 400);
    let period = (1..100).find(|period| rows[100..300] == rows[100 + period..300 + period]);
    let period = period.expect("a period") as u64;
    count(test, |soldiers| rows[if soldiers < 100 { soldiers } else { 100 + (soldiers - 100) % period } as usize])
}

fn castles_counted((strengths, castles): &Test) -> usize {
    let rows = rows(*strengths, 100);
    let sum = xor(castles.iter().map(|&soldiers| rows[soldiers as usize][0]));
    let wins = |&&soldiers: &&u64| {
        let after = |kind| rows[soldiers.saturating_sub(strengths[kind]) as usize][kind];
        (0..3).any(|kind| rows[soldiers as usize][0] ^ after(kind) == sum)
    };
    castles.iter().filter(wins).count()
}

fn each_alone((strengths, castles): &Test) -> usize {
    let rows = rows(*strengths, 100);
    castles.iter().map(|&castle| count(&(*strengths, vec![castle]), |soldiers| rows[soldiers as usize])).sum()
}
