//! Does it fall apart? Whole positions, made of parts, against the XOR of the values of their parts.
//!
//! A rule may touch two heaps at once, or end the game for both. Then the values of single heaps may say nothing of
//! sums: all small sums are played.

use std::hash::Hash;

use crate::clock::{Clock, PATIENCE};
use crate::conclusion::{Conclusion, Programs, Standing};
use grundy::games::sg::sum_of;
use grundy::games::{Grundy, Outcome, misere};

/// Positions that are lists of parts, by the lists that a move leaves of a whole list.
pub struct Parts<'a> {
    rule: Box<dyn Fn(&[usize]) -> Vec<Vec<usize>> + 'a>,
    last_move_loses: bool,
    seconds: u64,
}

/// The game in which a move makes of a whole position, a list of parts in rising order, one of those that `rule` gives.
/// Parts of 0 are nothing. Who cannot move loses.
///
/// ```
/// use explore::parts;
///
/// // Nim, but equally many may also be taken from two heaps: Wythoff's game.
/// let wythoff = parts(|heaps| {
///     let mut left = vec![];
///     for i in 0..heaps.len() {
///         for taken in 1..=heaps[i] {
///             let mut after = heaps.to_vec();
///             after[i] -= taken;
///             left.push(after.clone());
///             for j in (0..i).filter(|&j| heaps[j] >= taken) {
///                 let mut both = after.clone();
///                 both[j] -= taken;
///                 left.push(both);
///             }
///         }
///     }
///     left
/// });
/// // Each heap alone is worth its size; but the sum of 1 and 1 is won.
/// assert!(wythoff.report(2, 5).to_string().starts_with("refuted at [1, 1]"));
/// ```
pub fn parts<'a>(rule: impl Fn(&[usize]) -> Vec<Vec<usize>> + 'a) -> Parts<'a> {
    Parts { rule: Box::new(rule), last_move_loses: false, seconds: PATIENCE }
}

impl Parts<'_> {
    /// Now who makes the last move loses, and Nim's rule by the values is tried instead of their XOR.
    pub fn misere(mut self) -> Self {
        self.last_move_loses = true;
        self
    }

    /// Now it stops to try sums after this number of seconds; at first, after 30.
    pub fn within(mut self, seconds: u64) -> Self {
        self.seconds = seconds;
        self
    }

    /// Whether the values of single parts decide all sums of up to `count` parts of sizes up to `largest`. If not, the
    /// least sum that they do not decide. Sums are tried from the least on, as many as
    /// time allows.
    ///
    /// # Panics
    /// If a line of play repeats a position.
    ///
    /// # Complexity
    /// That of playing all these sums as a whole, which grows as their number.
    pub fn report(&self, count: usize, largest: usize) -> Conclusion {
        let clock = Clock::new(self.seconds, 0);
        let without_nothing = |parts: &[usize]| -> Vec<Vec<usize>> {
            let mut after = clock.unless_up(|| (self.rule)(parts));
            after.iter_mut().for_each(|parts| {
                parts.retain(|&part| part > 0);
                parts.sort_unstable();
            });
            after
        };
        let mut grundy = Grundy::new(|parts: &Vec<usize>| without_nothing(parts));
        let part = |size: usize| if size > 0 { vec![size] } else { vec![] };
        let values: Vec<usize> = (0..=largest).map(|size| grundy.value(&part(size))).collect();
        let play = whole_play(without_nothing, |_| None, self.last_move_loses);
        falls_apart(&values, count, self.last_move_loses, &clock, play)
    }

    /// Prints the [`report`](Self::report).
    pub fn show(&self, count: usize, largest: usize) {
        println!("{}", self.report(count, largest));
    }
}

/// Compares what the values of single parts say of all sums of at most `count` with play, the smallest sums first.
pub(crate) fn falls_apart(
    values: &[usize],
    count: usize,
    last_move_loses: bool,
    clock: &Clock,
    mut wins: impl FnMut(&[usize]) -> bool,
) -> Conclusion {
    let mut sums: Vec<Vec<usize>> = vec![vec![]];
    let mut from = 0;
    for _ in 0..count {
        let longer = sums[from..].iter().flat_map(|sum| {
            let least = sum.last().copied().unwrap_or(1);
            (least..values.len()).map(move |part| [&sum[..], &[part]].concat())
        });
        let longer: Vec<Vec<usize>> = longer.collect();
        from = sums.len();
        sums.extend(longer);
    }
    sums.sort_by_key(|sum| (sum.len(), sum.iter().sum::<usize>()));
    let says = |sum: &Vec<usize>| match last_move_loses {
        true => misere::first_player_wins(&sum.iter().map(|&part| values[part]).collect::<Vec<usize>>()),
        false => sum_of(values, sum.iter().copied()) != 0,
    };
    let law = match last_move_loses {
        true => "sums follow the values of their parts by the rule of misère Nim",
        false => "sums are won iff the XOR of the values of their parts is not 0",
    };
    let (mut tried, mut undecided) = (0, None);
    for sum in &sums {
        let is_won = wins(sum);
        if clock.is_up() {
            break;
        }
        tried += 1;
        if is_won != says(sum) {
            undecided = Some((sum, is_won));
            break;
        }
    }
    let (standing, ground) = match undecided {
        Some((sum, is_won)) => (
            Standing::Refuted(format!("{sum:?}")),
            format!("it is {}, the values are {:?}", if is_won { "won" } else { "lost" }, {
                sum.iter().map(|&part| values[part]).collect::<Vec<usize>>()
            }),
        ),
        None if tried < sums.len() => (Standing::Holds, format!("for the {tried} least sums, then time was up")),
        None => {
            (Standing::Holds, format!("for all {} sums of up to {count} parts up to {}", sums.len(), values.len() - 1))
        }
    };
    let like = if last_move_loses { Programs(&["p4279", "hdu3590"]) } else { Programs(&["nim", "hdu1536"]) };
    Conclusion { standing, law: law.to_owned(), like, ground }
}

/// Whether the player to move wins a whole position, a list of parts. `moves` gives the lists after a move of those in
/// rising order.
///
/// # Panics
/// Where it is played, if an outcome is a draw.
pub(crate) fn whole_play<'a, Part: Clone + Ord + Hash + 'a>(
    moves: impl Fn(&[Part]) -> Vec<Vec<Part>> + 'a,
    end: impl Fn(&[Part]) -> Option<Outcome> + 'a,
    last_move_loses: bool,
) -> impl FnMut(&[Part]) -> bool + 'a {
    // Who cannot move loses: so a player who has won gets a move, to where nothing is left to do.
    let mut grundy = Grundy::new(move |position: &Option<Vec<Part>>| {
        let Some(parts) = position else { return vec![] };
        let after = match end(parts) {
            Some(Outcome::Win) => return vec![None],
            Some(Outcome::Loss) => return vec![],
            Some(Outcome::Draw) => panic!("a game of this kind ends with a winner"),
            None => moves(parts),
        };
        if after.is_empty() && last_move_loses {
            return vec![None];
        }
        let sorted = |mut parts: Vec<Part>| {
            parts.sort_unstable();
            Some(parts)
        };
        after.into_iter().map(sorted).collect()
    });
    move |parts: &[Part]| {
        let mut parts = parts.to_vec();
        parts.sort_unstable();
        grundy.value(&Some(parts)) != 0
    }
}

/// The lists after a move in one of these parts, which are in rising order, by what a move makes of a part.
pub(crate) fn moves_in_one<Part: Clone + PartialEq>(
    parts: &[Part],
    rule: impl Fn(&Part) -> Vec<Vec<Part>>,
) -> Vec<Vec<Part>> {
    let mut after = vec![];
    for (index, part) in parts.iter().enumerate() {
        if index == 0 || *part != parts[index - 1] {
            let left = |sum: Vec<Part>| [&parts[..index], &parts[index + 1..], &sum].concat();
            after.extend(rule(part).into_iter().map(left));
        }
    }
    after
}
