//! Values that have a name.

use crate::Programs;
use grundy::games::Octal;
use grundy::games::sg::mex;

/// A game by its name, the programs about it, and the first values from heap 0 on.
type Known = (&'static str, Programs, fn(usize) -> Vec<usize>);

/// No two of these differ only from a late heap on.
const GAMES: [Known; 10] = [
    ("Kayles (OEIS A002186)", Programs(&[]), |n| octal("0.77", n)),
    ("Dawson's Kayles (Dawson's Chess, OEIS A002187, moved by one place)", Programs(&["cf1704f", "cf305e"]), |n| {
        octal("0.07", n)
    }),
    ("Treblecross", Programs(&[]), |n| octal("0.007", n)),
    ("Guiles", Programs(&[]), |n| octal("0.15", n)),
    ("Officers", Programs(&[]), |n| octal("0.6", n)),
    ("Grundy's game (OEIS A002188)", Programs(&["cses_grundys_game"]), |n| {
        by(n, |values, heap| (1..heap.div_ceil(2)).map(|part| values[part] ^ values[heap - part]).collect())
    }),
    ("the game of taking at most half (OEIS A025480)", Programs(&["arc091f"]), |n| {
        by(n, |values, heap| values[heap - heap / 2..].to_vec())
    }),
    ("the game of taking a Fibonacci number", Programs(&["hdu1848"]), |n| {
        by(n, |values, heap| {
            let mut moves = vec![1, 2];
            while moves[moves.len() - 1] <= heap {
                moves.push(moves[moves.len() - 1] + moves[moves.len() - 2]);
            }
            moves.into_iter().filter(|&taken| taken <= heap).map(|taken| values[heap - taken]).collect()
        })
    }),
    ("the game of taking a square", Programs(&[]), |n| {
        by(n, |values, heap| (1..=heap.isqrt()).map(|root| values[heap - root * root]).collect())
    }),
    ("the game of splitting a number into its smaller divisors but one", Programs(&["p10506"]), |n| {
        by(n, |values, heap| {
            let divisors: Vec<usize> = (1..heap).filter(|d| heap % d == 0).collect();
            let all = divisors.iter().fold(0, |sum, &d| sum ^ values[d]);
            divisors.iter().map(|&d| all ^ values[d]).collect()
        })
    }),
];

fn octal(code: &str, largest: usize) -> Vec<usize> {
    Octal::parse(code).map(|game| game.values(largest)).unwrap_or_default()
}

/// The values by what the moves of each heap lead to.
fn by(largest: usize, options: fn(&[usize], usize) -> Vec<usize>) -> Vec<usize> {
    let mut values = vec![];
    for heap in 0..=largest {
        let value = mex(options(&values, heap));
        values.push(value);
    }
    values
}

/// What these values are called, if they are those of a known game, moved by at most two places.
pub(crate) fn name(values: &[usize]) -> Option<String> {
    // So few values are those of many games.
    const LEAST: usize = 16;
    let values = &values[..values.len().min(200)];
    if values.len() < LEAST || values.iter().all(|&value| value < 2) {
        return None;
    }
    GAMES.iter().find_map(|(name, programs, known)| {
        let known = known(values.len() + 2);
        let matches = |up: usize| known[up..].iter().zip(values).skip(1).all(|(a, b)| a == b);
        let up = (0..=2).find(|&up| matches(up))?;
        let moved = if up > 0 { format!(" of n + {up}") } else { String::new() };
        let see = if programs.0.is_empty() { String::new() } else { format!("; see {programs}") };
        Some(format!("these are the values{moved} of {name}{see}"))
    })
}
