//! Values that have a name.

use std::fmt::{self, Display, Formatter};

use crate::laws::functions::prime_factors;
use crate::laws::programs::Programs;
use crate::word_error::Both;
use grundy::games::sg::mex;
use grundy::games::{KnownRule, Octal};

/// A game by its name in English and in Chinese, the programs about it, and the first values: of heaps, rows or boards
/// of 0, 1, 2, … as the game is played under this name.
type Known = (Both, Programs, fn(usize) -> Vec<usize>);

/// No two of these differ only from a late heap on.
const GAMES: [Known; 11] = [
    (["Kayles (OEIS A002186)", "Kayles（OEIS A002186）"], Programs(&[]), |n| octal("0.77", n)),
    (
        [
            "Dawson's Kayles (Dawson's Chess, OEIS A002187, moved by one place)",
            "道森的 Kayles（道森棋移动一位，OEIS A002187）",
        ],
        Programs(&["cf1704f", "cf305e"]),
        |n| octal("0.07", n),
    ),
    // A mark takes its cell and two on each side; the board ends two cells beyond its own.
    (["Treblecross", "一维井字棋"], Programs(&[]), |n| octal("0.007", n + 2).split_off(2)),
    (["Guiles", "Guiles"], Programs(&[]), |n| octal("0.15", n)),
    (["Officers (OEIS A046695)", "Officers（OEIS A046695）"], Programs(&[]), |n| octal("0.6", n)),
    (["Grundy's game (OEIS A002188)", "Grundy 游戏（OEIS A002188）"], Programs(&["cses_grundys_game"]), |n| {
        KnownRule::GrundysGame.values(n)
    }),
    (
        ["the game of taking at most half (OEIS A025480)", "每次至多取一半的游戏（OEIS A025480）"],
        Programs(&["arc091f"]),
        |n| by(n, |values, heap| values[heap - heap / 2..].to_vec()),
    ),
    (
        ["the game of taking a Fibonacci number (OEIS A014588)", "每次取斐波那契数个的游戏（OEIS A014588）"],
        Programs(&["hdu1848"]),
        |n| {
            by(n, |values, heap| {
                let mut moves = vec![1, 2];
                while moves[moves.len() - 1] <= heap {
                    moves.push(moves[moves.len() - 1] + moves[moves.len() - 2]);
                }
                moves.into_iter().filter(|&taken| taken <= heap).map(|taken| values[heap - taken]).collect()
            })
        },
    ),
    (
        ["the game of taking a square (OEIS A014586)", "每次取平方数个的游戏（OEIS A014586）"],
        Programs(&[]),
        |n| by(n, |values, heap| (1..=heap.isqrt()).map(|root| values[heap - root * root]).collect()),
    ),
    (
        ["the game of taking a prime (OEIS A014589)", "每次取质数个的游戏（OEIS A014589）"],
        Programs(&[]),
        |n| {
            by(n, |values, heap| {
                (2..=heap).filter(|&k| prime_factors(k).len() == 1).map(|taken| values[heap - taken]).collect()
            })
        },
    ),
    (
        [
            "the game of splitting a number into all its smaller divisors but one",
            "把一个数换成除某一个以外的全部真因数的游戏",
        ],
        Programs(&["p10506"]),
        |n| {
            by(n, |values, heap| {
                let divisors: Vec<usize> = (1..heap).filter(|d| heap % d == 0).collect();
                let all = divisors.iter().fold(0, |sum, &d| sum ^ values[d]);
                divisors.iter().map(|&d| all ^ values[d]).collect()
            })
        },
    ),
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

/// A game by its name, whose values some table has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownGame {
    /// Its name, in English and in Chinese.
    pub name: Both,
    /// The values are those of n plus this.
    pub moved: isize,
    /// How many first values were compared, if not all.
    pub compared: Option<usize>,
    /// The programs about it.
    pub programs: Programs,
}

impl Display for KnownGame {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self.compared {
            None => write!(f, "these are the values")?,
            Some(compared) => write!(f, "the first {compared} values are those")?,
        }
        match self.moved {
            0 => {}
            1.. => write!(f, " of n + {}", self.moved)?,
            _ => write!(f, " of n − {}", self.moved.unsigned_abs())?,
        }
        write!(f, " of {}", self.name[0])?;
        match self.programs {
            Programs([]) => Ok(()),
            programs => write!(f, "; see {programs}"),
        }
    }
}

/// What these values are called, if they are those of a known game, moved by at most two places.
pub(crate) fn game(values: &[usize]) -> Option<KnownGame> {
    // So few values are those of many games; so many are quick to compare.
    const LEAST: usize = 16;
    const MOST: usize = 2000;
    if values.len() < LEAST || values.iter().all(|&value| value < 2) {
        return None;
    }
    let compared = (values.len() > MOST).then_some(MOST);
    let values = &values[..values.len().min(MOST)];
    GAMES.iter().find_map(|(name, programs, known)| {
        let agrees = |length: usize| {
            let known = known(length + 2);
            let matches = |up: isize| {
                let mut places = (1..length).filter_map(|n| Some((n, n.checked_add_signed(up)?)));
                places.all(|(n, moved)| values[n] == known[moved])
            };
            [0, 1, 2, -1, -2].into_iter().find(|&up| matches(up))
        };
        agrees(LEAST)?;
        Some(KnownGame { name: *name, moved: agrees(values.len())?, compared, programs: *programs })
    })
}
