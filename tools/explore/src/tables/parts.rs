//! Does it fall apart? Whole positions, made of parts, against the XOR of the values of their parts.
//!
//! A rule may touch two heaps at once, or end the game for both. Then the values of single heaps may say nothing of
//! sums: all small sums are played.

use crate::laws::law::{Conclusion, Ground, Law, Place, Standing};
use crate::play::memo::{Memo, grundy_value};
use crate::play::meter::{Budget, Meter, budget};
use crate::play::whole::whole_play;
use grundy::games::misere;
use grundy::games::sg::sum_of;

/// Positions that are lists of parts, by the lists that a move leaves of a whole list.
pub struct Parts<'a> {
    rule: Box<dyn Fn(&[usize]) -> Vec<Vec<usize>> + 'a>,
    last_move_loses: bool,
    budget: Budget,
}

/// The game in which a move makes of a whole position, a list of parts in rising order, one of those that `rule` gives.
/// Parts of 0 are nothing; the rule is asked for the empty list, too. A player who cannot move loses.
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
/// assert!(wythoff.report(2, 5).expect("sums are tried").to_string().starts_with("refuted at [1, 1]"));
/// ```
pub fn parts<'a>(rule: impl Fn(&[usize]) -> Vec<Vec<usize>> + 'a) -> Parts<'a> {
    Parts { rule: Box::new(rule), last_move_loses: false, budget: Budget::default() }
}

impl Parts<'_> {
    /// Makes the last move lose. Then Nim's rule by the values is tried instead of their XOR.
    #[must_use]
    pub fn misere(mut self) -> Self {
        self.last_move_loses = true;
        self
    }

    budget!();

    /// Whether the values of single parts decide all sums of up to `count` parts of sizes up to `largest`. If not, the
    /// least sum that they do not decide. Sums are tried from the least on, as many as the budget allows; nothing is
    /// said if these are none.
    ///
    /// # Panics
    /// If a line of play repeats a position.
    ///
    /// # Complexity
    /// That of playing all these sums as a whole, which grows as their number.
    pub fn report(&self, count: usize, largest: usize) -> Option<Conclusion> {
        let meter = Meter::new(self.budget, 0);
        let without_nothing = |parts: &[usize]| -> Vec<Vec<usize>> {
            let mut after = meter.unless_up(|| (self.rule)(parts), Vec::len);
            after.iter_mut().for_each(|parts| {
                parts.retain(|&part| part > 0);
                parts.sort_unstable();
            });
            after
        };
        let mut memo: Memo<Vec<usize>, usize> = Memo::new();
        let rule = |parts: &Vec<usize>| without_nothing(parts).into_iter().map(|after| vec![after]).collect();
        let part = |size: usize| if size > 0 { vec![size] } else { vec![] };
        let values: Vec<usize> = (0..=largest).map(|size| grundy_value(&mut memo, &part(size), rule)).collect();
        let play = whole_play(without_nothing, |_| None, self.last_move_loses);
        let law = OfSums { values: &values, is_misere: self.last_move_loses };
        let sizes: Vec<usize> = (1..=largest).collect();
        let tried = law.tried(sums(count, &sizes), &meter, play);
        if let Some(refuted) = tried.refuted {
            return Some(refuted);
        }
        let ground = Ground::Sums { tried: tried.count, count, largest, is_complete: !meter.is_up() };
        (tried.count > 0).then(|| law.conclusion(Standing::Holds, ground))
    }

    /// Prints the [`report`](Self::report).
    pub fn show(&self, count: usize, largest: usize) {
        match self.report(count, largest) {
            Some(conclusion) => entry::print(&format!("{conclusion}\n")),
            None => entry::print("stopped before a sum was tried\n"),
        }
    }
}

/// The law that the values of parts decide their sums.
struct OfSums<'a> {
    values: &'a [usize],
    is_misere: bool,
}

/// How far a law of sums was tried.
struct Tried {
    count: usize,
    /// The first sum that is not as it says, if there is one.
    refuted: Option<Conclusion>,
}

impl OfSums<'_> {
    fn says(&self, sum: &[usize]) -> bool {
        match self.is_misere {
            true => misere::first_player_wins(&sum.iter().map(|&part| self.values[part]).collect::<Vec<usize>>()),
            false => sum_of(self.values, sum.iter().copied()) != 0,
        }
    }

    fn conclusion(&self, standing: Standing, ground: Ground) -> Conclusion {
        Conclusion { standing, law: Law::Sums { is_misere: self.is_misere }, ground }
    }

    fn refuted(&self, sum: Vec<usize>) -> Conclusion {
        let values = sum.iter().map(|&part| self.values[part]).collect();
        let ground = Ground::Sum { is_won: !self.says(&sum), values };
        self.conclusion(Standing::Refuted(Place::Sum(sum)), ground)
    }

    /// Compares what it says of these sums with play, as many as the budget allows.
    fn tried(
        &self,
        sums: impl Iterator<Item = Vec<usize>>,
        meter: &Meter,
        mut wins: impl FnMut(&[usize]) -> bool,
    ) -> Tried {
        let mut count = 0;
        for sum in sums {
            let is_won = wins(&sum);
            if meter.is_up() {
                break;
            }
            count += 1;
            if is_won != self.says(&sum) {
                return Tried { count, refuted: Some(self.refuted(sum)) };
            }
        }
        Tried { count, refuted: None }
    }
}

/// So many sums of heaps are tried.
const MOST: usize = 5000;

/// So few sums test nothing.
const ENOUGH: usize = 50;

/// So many heaps of different values, two of each, are tried in pairs.
const CHOSEN: usize = 24;

/// Whether the values of heaps decide their sums: compared with who wins each heap alone, and with play of the sums of
/// the fewest stones of two or more of the heaps that matter, in rising order: the others change no sum. If not, the
/// least sum that they do not decide. Then pairs of heaps are tried, of all values, as far as `pairs` allow. It is
/// tested by sums of two values above 1, if there are such. Nothing is said if there are no sums.
pub(crate) fn of_heaps(
    values: &[usize],
    matter: &[usize],
    is_won: impl Fn(usize) -> bool,
    is_misere: bool,
    least: (&Meter, impl FnMut(&[usize]) -> bool),
    pairs: (&Meter, impl FnMut(&[usize]) -> bool),
) -> Option<Conclusion> {
    let largest = values.len().checked_sub(1).filter(|&largest| largest > 0)?;
    let law = OfSums { values, is_misere };
    let alone = (1..=largest).find(|&heap| is_won(heap) != law.says(&[heap]));
    let all = (0..alone.unwrap_or(if matter.is_empty() { 0 } else { usize::MAX }))
        .flat_map(|stones| (2..=stones).flat_map(move |count| of_total(count, stones, matter)));
    let is_large = |&part: &usize| values[part] > 1;
    let is_plain = !matter.iter().any(is_large);
    let is_test = |sum: &Vec<usize>| is_plain || sum.iter().copied().filter(is_large).count() > 1;
    let mut tests = 0;
    let tried = law.tried(all.take(MOST).inspect(|sum| tests += usize::from(is_test(sum))), least.0, least.1);
    if let Some(refuted) = tried.refuted.or_else(|| alone.map(|heap| law.refuted(vec![heap]))) {
        return Some(refuted);
    }
    let chosen = matter
        .iter()
        .enumerate()
        .filter(|&(place, &heap)| matter[..place].iter().filter(|&&before| values[before] == values[heap]).count() < 2);
    let chosen: Vec<usize> = chosen.map(|(_, &heap)| heap).take(CHOSEN).collect();
    let mut two: Vec<Vec<usize>> =
        chosen.iter().enumerate().flat_map(|(place, &a)| chosen[place..].iter().map(move |&b| vec![a, b])).collect();
    two.sort_by_key(|sum| sum[0] + sum[1]);
    let count = two.len();
    let paired = law.tried(two.into_iter().inspect(|sum| tests += usize::from(is_test(sum))), pairs.0, pairs.1);
    if paired.refuted.is_some() || tried.count == 0 {
        return paired.refuted;
    }
    let are_many = tests >= ENOUGH && paired.count == count;
    let ground = Ground::Heaps { largest, sums: tried.count, pairs: paired.count, are_many };
    Some(law.conclusion(if are_many { Standing::Holds } else { Standing::Fits }, ground))
}

/// The sums of at most `count` parts of these sizes, which rise, in rising order each, one by one: the shorter ones
/// first, and of these the smaller.
fn sums(count: usize, sizes: &[usize]) -> impl Iterator<Item = Vec<usize>> {
    let largest = sizes.last().copied().unwrap_or(0);
    let totals = (0..=count).flat_map(move |length| (length..=length * largest).map(move |total| (length, total)));
    totals.flat_map(move |(length, total)| of_total(length, total, sizes))
}

/// The sums of so many parts of these sizes, which rise, that have this total, in rising order each.
fn of_total(length: usize, total: usize, sizes: &[usize]) -> impl Iterator<Item = Vec<usize>> {
    let [least, largest] = [sizes.first(), sizes.last()].map(|size| size.copied().unwrap_or(0));
    // What is begun: each of these can be completed, unless a size is missing.
    let mut begun: Vec<Vec<usize>> = vec![];
    if length * least <= total && total <= length * largest {
        begun.push(vec![]);
    }
    std::iter::from_fn(move || {
        while let Some(parts) = begun.pop() {
            let (left, rest) = (length - parts.len(), total - parts.iter().sum::<usize>());
            if left == 0 {
                return Some(parts);
            }
            let from = parts.last().copied().unwrap_or(0);
            let fits = |part: usize| part * left <= rest && rest - part <= (left - 1) * largest;
            let next = &sizes[sizes.partition_point(|&size| size < from)..];
            let next = next.iter().copied().take_while(|&part| part <= rest).filter(|&part| fits(part));
            let next: Vec<Vec<usize>> = next.map(|part| [&parts[..], &[part]].concat()).collect();
            begun.extend(next.into_iter().rev());
        }
        None
    })
}
