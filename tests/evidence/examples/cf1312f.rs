//! Castles that remember the last attack, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf1312f", Limits::known(3000, 512), oracle, small)
        .played("one castle of up to 15, two of up to 10 and three of up to 6, under all strengths")
        .beyond(
            "for worst inputs, pairs of castles, the rows of a table without a period, and a \
             period found by observing 400 rows",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("kinds-are-free", kinds_are_free, "one-castle-under-all-strengths")
                .says("Lets infantry follow infantry, and cavalry cavalry."),
            wrong("no-attack-stronger-than-the-castle", no_stronger_attack, "one-castle-under-all-strengths")
                .says("Forbids an attack that would kill more soldiers than there are."),
            wrong("castles-instead-of-attacks", castles_counted, "two-attacks-of-a-castle")
                .says("Counts the castles that a winning attack begins at."),
            wrong("winning-attacks-of-each-castle-alone", each_alone, "two-castles-under-all-strengths")
                .says("Counts the attacks that win on their castle, if that were the only one."),
            wrong("period-of-120-from-the-start", periodic_from_the_start, "a-castle-of-large-size")
                .says("Believes that a period of 120 begins at once."),
        ])
        .main()
}

/// A castle: its soldiers, and the last attack on it: mixed or none 0, infantry 1, cavalry 2.
type Castle = (u64, usize);

/// Whether an attack of this kind may follow.
fn follows(last: usize, kind: usize) -> bool {
    kind == 0 || kind != last
}

/// The castles after every attack.
fn attacks(castles: &Vec<Castle>, strengths: [u64; 3]) -> Vec<Vec<Castle>> {
    let mut successors = vec![];
    for (index, &(soldiers, last)) in castles.iter().enumerate() {
        let kinds = (0..3).filter(|&kind| soldiers > 0 && follows(last, kind));
        successors.extend(kinds.map(|kind| {
            let mut next = castles.clone();
            next[index] = (soldiers.saturating_sub(strengths[kind]), kind);
            next
        }));
    }
    successors
}

fn oracle(input: &str) -> String {
    answers(input, |castles, strengths| {
        let mut play = Play::normal(|castles| attacks(castles, strengths));
        let start = castles.iter().map(|&soldiers| (soldiers, 0)).collect();
        attacks(&start, strengths).into_iter().filter(|next| !play.value(next)).count()
    })
}

fn answers(input: &str, mut winning: impl FnMut(&[u64], [u64; 3]) -> usize) -> String {
    let mut tokens = Tokens::new(input);
    let tests = tokens.read();
    (0..tests)
        .map(|_| {
            let n = tokens.read();
            let strengths = [(); 3].map(|()| tokens.read());
            format!("{}\n", winning(&tokens.list::<u64>(n), strengths))
        })
        .collect()
}

/// A test: castles and strengths.
type Test = (Vec<u64>, [u64; 3]);

fn file(tests: &[Test]) -> String {
    let test = |(castles, strengths): &Test| format!("{} {}\n{}\n", castles.len(), joined(strengths), joined(castles));
    format!("{}\n{}", tests.len(), tests.iter().map(test).format(""))
}

/// All strengths of the three kinds.
fn all_strengths() -> Vec<[u64; 3]> {
    let all = (0..3).map(|_| 1..=5).multi_cartesian_product();
    all.map(|strengths| [strengths[0], strengths[1], strengths[2]]).collect()
}

fn small() -> Vec<Small> {
    let single = all_strengths()
        .into_iter()
        .map(|strengths| file(&(1..=15).map(|castle| (vec![castle], strengths)).collect_vec()));
    let mut random = seeded(1);
    let mut several = |castles: usize, most: u64, tests: usize| {
        let mut file_of = |strengths| {
            let mut test = |_| ((0..castles).map(|_| random.random_range(1..=most)).collect_vec(), strengths);
            file(&(0..tests).map(&mut test).collect_vec())
        };
        all_strengths().into_iter().map(&mut file_of).collect_vec()
    };
    vec![
        Small::new("two-castles-under-all-strengths", several(2, 10, 8)),
        Small::new("three-castles-under-all-strengths", several(3, 6, 2)),
        Small::new("one-castle-under-all-strengths", single),
    ]
}

/// The greatest number of castles in all tests, of tests, and of soldiers.
const N: usize = 300_000;
const T: usize = 1000;
const SOLDIERS: u64 = 1_000_000_000_000_000_000;

fn bounds() -> Vec<Bound> {
    let strength = |name, before: &'static str, behind: &'static str| {
        Bound::integer(name, 1, 5, move |strength| format!("1\n1 {before}@{strength}{behind}\n9\n"))
    };
    vec![
        Bound::integer("t", 1, T, |t| format!("@{t}\n{}", repeated("1 1 2 3\n5\n", t))),
        Bound::integer("n", 1, N, |n| format!("1\n@{n} 1 2 3\n{}\n", repeated("5 ", n))),
        strength("x", "", " 2 3"),
        strength("y", "1 ", " 3"),
        strength("z", "1 2 ", ""),
        Bound::integer("a castle", 1, SOLDIERS, |castle| format!("1\n3 1 2 3\n4 @{castle} 4\n")),
        Bound::total("the sum of n", N - 1, N, |n| {
            let castles = |n: usize| "5 ".repeat(n);
            format!("2\n{} 1 2 3\n{}\n@{n} 1 2 3\n{}\n", N - 1, castles(N - 1), castles(n))
        }),
    ]
}

fn worst() -> Vec<Worst> {
    let random_castles = |seed, least: u64, most: u64| {
        move || {
            let mut random = seeded(seed);
            let castles = (0..N).map(|_| random.random_range(least..=most)).collect();
            file(&[(castles, [3, 5, 4])])
        }
    };
    vec![
        Worst::new(
            "huge-castles",
            "reading, and one place in the period for every castle",
            Known::BySameIdea(by_observed_period),
            random_castles(1, SOLDIERS / 10, SOLDIERS),
        ),
        Worst::new(
            "castles-of-a-table",
            "a period that a table of all rows shows to be right",
            Known::ByAlgorithm(by_table),
            random_castles(2, 100_000, 999_999),
        ),
        Worst::known(
            "pairs",
            "equal castles: the second player answers in the other one of the pair, and no attack wins",
            move || {
                (
                    {
                        let mut random = seeded(3);
                        let half = (0..N / 2).map(|_| random.random_range(1..=SOLDIERS)).collect_vec();
                        file(&[([half.clone(), half].concat(), [2, 1, 5])])
                    },
                    "0\n".to_owned(),
                )
            },
        ),
        Worst::new("many-tests", "a new period for every test", Known::BySameIdea(by_observed_period), || {
            let mut random = seeded(4);
            let strengths = all_strengths();
            let tests = (0..T).map(|test| {
                let castles = (0..N / T).map(|_| random.random_range(1..=SOLDIERS)).collect();
                (castles, strengths[test % strengths.len()])
            });
            file(&tests.collect_vec())
        }),
    ]
}

/// The values of castles of 0, 1, 2, … soldiers after each kind of attack.
fn rows(strengths: [u64; 3], most: u64) -> Vec<[usize; 3]> {
    let mut rows = vec![[0; 3]];
    for soldiers in 1..=most {
        rows.push([0, 1, 2].map(|last| {
            let kinds = (0..3).filter(|&kind| follows(last, kind));
            let after = kinds.map(|kind| rows[soldiers.saturating_sub(strengths[kind]) as usize][kind]);
            let after = after.collect_vec();
            (0..).find(|value| !after.contains(value)).expect("some number is missing")
        }));
    }
    rows
}

/// The winning attacks, where `row` gives the row of a number of soldiers.
fn count(castles: &[u64], strengths: [u64; 3], row: impl Fn(u64) -> [usize; 3]) -> usize {
    let sum = castles.iter().fold(0, |sum, &soldiers| sum ^ row(soldiers)[0]);
    let wins = |&(&soldiers, kind): &(&u64, usize)| {
        row(soldiers)[0] ^ row(soldiers.saturating_sub(strengths[kind]))[kind] == sum
    };
    castles.iter().cartesian_product(0..3).filter(wins).count()
}

/// Makes the table of all rows, without a period.
fn by_table(input: &str) -> String {
    answers(input, |castles, strengths| {
        let rows = rows(strengths, *castles.iter().max().expect("a castle"));
        count(castles, strengths, |soldiers| rows[soldiers as usize])
    })
}

/// Takes the values for periodic as far as 400 rows show, as the published programs do. No way to values of 10¹⁸ is
/// known but a period.
fn by_observed_period(input: &str) -> String {
    answers(input, |castles, strengths| {
        let rows = rows(strengths, 400);
        let period = (1..100).find(|period| rows[100..300] == rows[100 + period..300 + period]);
        let period = period.expect("a period") as u64;
        count(castles, strengths, |soldiers| {
            rows[if soldiers < 100 { soldiers } else { 100 + (soldiers - 100) % period } as usize]
        })
    })
}

fn periodic_from_the_start(input: &str) -> String {
    answers(input, |castles, strengths| {
        let rows = rows(strengths, 120);
        count(castles, strengths, |soldiers| rows[(soldiers % 120) as usize])
    })
}

fn kinds_are_free(input: &str) -> String {
    answers(input, |castles, strengths| {
        let moves = |castles: &Vec<u64>| {
            let all = (0..castles.len()).cartesian_product(strengths).filter(|&(index, _)| castles[index] > 0);
            all.map(|(index, strength)| {
                let mut next = castles.clone();
                next[index] = next[index].saturating_sub(strength);
                next
            })
            .collect()
        };
        let mut play = Play::normal(moves);
        let wins = |next: &Vec<u64>| !play.value(next);
        moves(&castles.to_vec()).into_iter().filter(wins).count()
    })
}

fn no_stronger_attack(input: &str) -> String {
    answers(input, |castles, strengths| {
        let moves = |castles: &Vec<Castle>| {
            let mut all = vec![];
            for (index, &(soldiers, last)) in castles.iter().enumerate() {
                for kind in (0..3).filter(|&kind| follows(last, kind) && strengths[kind] <= soldiers) {
                    let mut next = castles.clone();
                    next[index] = (soldiers - strengths[kind], kind);
                    all.push(next);
                }
            }
            all
        };
        let mut play = Play::normal(moves);
        let start = castles.iter().map(|&soldiers| (soldiers, 0)).collect();
        let wins = |next: &Vec<Castle>| !play.value(next);
        moves(&start).into_iter().filter(wins).count()
    })
}

fn castles_counted(input: &str) -> String {
    answers(input, |castles, strengths| {
        let rows = rows(strengths, 100);
        let sum = castles.iter().fold(0, |sum, &soldiers| sum ^ rows[soldiers as usize][0]);
        let wins = |&&soldiers: &&u64| {
            let after = |kind| rows[soldiers.saturating_sub(strengths[kind]) as usize][kind];
            (0..3).any(|kind| rows[soldiers as usize][0] ^ after(kind) == sum)
        };
        castles.iter().filter(wins).count()
    })
}

fn each_alone(input: &str) -> String {
    answers(input, |castles, strengths| {
        let rows = rows(strengths, 100);
        let single = |castle: &u64| count(&[*castle], strengths, |soldiers| rows[soldiers as usize]);
        castles.iter().map(single).sum()
    })
}
