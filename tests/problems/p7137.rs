//! Cutting cakes, by play on a grid.
//!
//! If what Kiana gets from the other cakes is a multiple of 2^−k for every number of rights, then from the next cut on
//! her best share is a multiple of 2^−(k+1): a cut either levels two of these, at half their difference, or is at an end
//! of the cake or in its middle. So with n cakes of whole sizes the cuts at multiples of 2^−n hold a best one.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "p7137",
        limits: Limits::known(1000, 512),
        oracle,
        small,
        worst,
        check: within_a_millionth,
        wrong: &[
            Wrong {
                name: "from-the-largest",
                answer: from_the_largest,
                rejected_by: "all-tables-up-to-3-cakes",
            },
            Wrong {
                name: "without-the-clamp",
                answer: without_the_clamp,
                rejected_by: "all-tables-up-to-3-cakes",
            },
            Wrong {
                name: "halves",
                answer: halves,
                rejected_by: "all-tables-up-to-3-cakes",
            },
        ],
        refused: &[Refused {
            name: "a-cake-too-large",
            input: "2 1\n1 50001\n",
            error: r#"line 2, column 3: expected an integer from 0 to 50000, found "50001""#,
        }],
        ..Problem::default()
    }
}

/// The cakes still to be cut and the rights left; with a cut, the larger part as well.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Position {
    Uncut(Vec<u64>, usize),
    Cut(Vec<u64>, usize, u64, u64),
}

fn oracle(input: &str) -> String {
    let (sizes, rights) = table(input);
    let grid = 1 << sizes.len();
    // Kiana picks and cuts; what Tinytree then does, she answers for herself: she leaves Kiana the least.
    let moves = |position: &Position| match position {
        Position::Uncut(cakes, rights) => (0..cakes.len())
            .flat_map(|pick| {
                let mut rest = cakes.clone();
                let size = rest.remove(pick);
                let cuts = size * grid / 2..=size * grid;
                cuts.map(move |larger| {
                    Position::Cut(rest.clone(), *rights, larger, size * grid - larger)
                })
            })
            .collect(),
        Position::Cut(rest, rights, _, _) => {
            let spent = rights
                .checked_sub(1)
                .map(|rights| Position::Uncut(rest.clone(), rights));
            [Position::Uncut(rest.clone(), *rights)]
                .into_iter()
                .chain(spent)
                .collect()
        }
    };
    let mut play = Play::new(moves, |position, after: &[u64]| match position {
        Position::Uncut(..) => after.iter().copied().max().unwrap_or(0),
        Position::Cut(_, _, larger, smaller) => {
            let kept = after[0] + larger;
            after.get(1).map_or(kept, |spent| kept.min(spent + smaller))
        }
    });
    format!(
        "{:.6}\n",
        play.value(&Position::Uncut(sizes, rights)) as f64 / grid as f64
    )
}

fn table(input: &str) -> (Vec<u64>, usize) {
    let mut tokens = Tokens::new(input);
    let (n, rights) = (tokens.read(), tokens.read());
    (tokens.list(n), rights)
}

/// One number, right to a millionth, as the judge's own checker has it; and six decimals.
fn within_a_millionth(_input: &str, expected: &str, actual: &str) -> Result<(), String> {
    let number = |text: &str| {
        text.trim()
            .parse::<f64>()
            .map_err(|error| format!("{:?}: {error}", text.trim()))
    };
    let (expected, found) = (number(expected)?, number(actual)?);
    let decimals = actual
        .trim()
        .split_once('.')
        .map_or(0, |(_, decimals)| decimals.len());
    match (expected - found).abs() <= 1e-6 + 1e-9 && decimals == 6 {
        true => Ok(()),
        false => Err(format!("expected {expected}, found {:?}", actual.trim())),
    }
}

fn file(sizes: &[u64], rights: usize) -> String {
    format!("{} {rights}\n{}\n", sizes.len(), joined(sizes))
}

fn small() -> Vec<Small> {
    let all = (1..=3_usize).flat_map(|n| {
        let sizes = (0..n).map(|_| 1..=5_u64).multi_cartesian_product();
        sizes
            .cartesian_product(0..=n)
            .map(|(sizes, rights)| file(&sizes, rights))
    });
    let mut random = random(1);
    let larger = (0..60).map(|_| {
        let n = random.random_range(4..=5);
        let sizes = (0..n).map(|_| random.random_range(1..=6)).collect_vec();
        file(&sizes, random.random_range(1..=n))
    });
    vec![
        Small::new("random-tables-of-4-and-5-cakes", larger.collect_vec()),
        Small::new("all-tables-up-to-3-cakes", all),
    ]
}

fn worst() -> Vec<Worst> {
    let table = |rights| {
        move || {
            let mut random = random(1);
            file(
                &(0..2500)
                    .map(|_| random.random_range(1..=50_000))
                    .collect_vec(),
                rights,
            )
        }
    };
    vec![
        Worst::unanswered("as-many-rights-as-cakes", "the whole table", table(2500)),
        Worst::unanswered(
            "half-the-rights",
            "the branch between levelling and a whole cake",
            table(1250),
        ),
        Worst::unanswered("equal-cakes", "the greatest sums", || {
            file(&[50_000; 2500], 1)
        }),
    ]
}

/// What Kiana gets in `order`; the larger part may leave the cake if it is not clamped.
fn share(sizes: &[u64], rights: usize, larger: impl Fn(f64, f64) -> f64) -> String {
    let mut share = vec![0.0_f64; rights + 1];
    for &size in sizes.iter().rev() {
        let size = size as f64;
        for j in (1..=rights).rev() {
            let x = larger(size, share[j - 1] - share[j]);
            share[j] = (share[j] + x).min(share[j - 1] + size - x);
        }
        share[0] += size;
    }
    format!("{:.6}\n", share[rights])
}

fn from_the_largest(input: &str) -> String {
    let (mut sizes, rights) = table(input);
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    share(&sizes, rights, |size, gap| ((size + gap) / 2.0).min(size))
}

fn without_the_clamp(input: &str) -> String {
    let (mut sizes, rights) = table(input);
    sizes.sort_unstable();
    share(&sizes, rights, |size, gap| (size + gap) / 2.0)
}

fn halves(input: &str) -> String {
    let (mut sizes, rights) = table(input);
    sizes.sort_unstable();
    share(&sizes, rights, |size, _| size / 2.0)
}
