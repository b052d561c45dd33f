//! Games in which chance decides, too: what they are worth, in exact fractions.

use std::fmt::Debug;
use std::hash::Hash;

use itertools::Itertools;
use num_rational::BigRational;
use rustc_hash::FxHashMap;

use crate::numbered::Graph;
use crate::play::{Play, Worth};
use crate::watch::{Gives, Standing, Turn};

/// A fraction in lowest terms, as large as need be.
pub type Fraction = BigRational;

/// The fraction of these two numbers.
///
/// # Panics
/// If the denominator is 0.
pub fn fraction(numerator: i64, denominator: i64) -> Fraction {
    Fraction::new(numerator.into(), denominator.into())
}

/// The fraction modulo a prime: the numerator times the inverse of the denominator.
///
/// # Panics
/// If the prime divides the denominator.
pub fn modulo(fraction: &Fraction, prime: u32) -> u32 {
    let zero = Fraction::default().numer().clone();
    assert!(fraction.denom() % prime != zero, "{fraction} is nothing modulo {prime}");
    let inverse = fraction.denom().modpow(&(prime - 2).into(), &prime.into());
    let class = ((fraction.numer() * inverse) % prime + prime) % prime;
    class.try_into().expect("a number below the prime")
}

/// What comes next in a position, where the first player wants much and the second one little.
#[derive(Clone, Debug)]
pub enum Step<Position> {
    /// The game is over, and worth this: 1 where the first player has won, 0 where he has lost.
    Over(Fraction),
    /// The first player moves; if he cannot, he loses.
    First(Vec<Position>),
    /// The second player moves; if he cannot, he loses.
    Second(Vec<Position>),
    /// Each of these is as likely as any other; what stands there twice is twice as likely.
    Chance(Vec<Position>),
}

impl<Position> Step<Position> {
    fn next(self) -> Vec<Position> {
        match self {
            Self::Over(_) => vec![],
            Self::First(next) | Self::Second(next) | Self::Chance(next) => next,
        }
    }

    /// The same with what `one` makes of what comes next.
    fn with(self, one: impl Fn(&Position) -> Position) -> Self {
        let each = |next: Vec<Position>| next.iter().map(one).collect();
        match self {
            Self::Over(worth) => Self::Over(worth),
            Self::First(next) => Self::First(each(next)),
            Self::Second(next) => Self::Second(each(next)),
            Self::Chance(next) => Self::Chance(each(next)),
        }
    }

    fn turn(&self) -> Turn {
        match self {
            Self::Over(_) => Turn::Alternating,
            Self::First(_) => Turn::First,
            Self::Second(_) => Turn::Second,
            Self::Chance(_) => Turn::Chance,
        }
    }

    /// What the position is worth, by what the next ones are.
    fn worth(&self, next: &[Fraction]) -> Fraction {
        match self {
            Self::Over(worth) => worth.clone(),
            Self::First(_) => next.iter().max().cloned().unwrap_or(fraction(0, 1)),
            Self::Second(_) => next.iter().min().cloned().unwrap_or(fraction(1, 1)),
            Self::Chance(_) => mean(next),
        }
    }
}

/// The sum of the numbers, divided by how many they are.
///
/// # Panics
/// If there is none.
pub fn mean(of: &[Fraction]) -> Fraction {
    of.iter().sum::<Fraction>() / fraction(of.len() as i64, 1)
}

/// A fraction from 0 on as a decimal number, cut off behind 15 digits.
pub fn decimal(fraction: &Fraction) -> String {
    let scale = 10_i64.pow(15);
    let units = (fraction * Fraction::from_integer(scale.into())).to_integer();
    format!("{}.{:015}", &units / scale, &units % scale)
}

/// Whether the numbers in a text are those of another one, each with an absolute error of at most `error`.
///
/// # Errors
/// If a number differs by more, or there are more or fewer of them, or something else stands there: a sentence.
pub fn close(expected: &str, actual: &str, error: f64) -> Result<(), String> {
    let numbers = |text: &str| text.split_whitespace().map(str::parse).collect::<Result<Vec<f64>, _>>();
    let (Ok(expecteds), Ok(actuals)) = (numbers(expected), numbers(actual)) else {
        return Err(format!("{actual:?} is not made of numbers"));
    };
    let is_close = |(expected, actual): (&f64, &f64)| (expected - actual).abs() <= error;
    match expecteds.len() == actuals.len() && expecteds.iter().zip(&actuals).all(is_close) {
        true => Ok(()),
        false => Err(format!("{actual:?} is not {expected:?} with an error of {error:e}")),
    }
}

impl Worth for Fraction {
    fn standing(&self) -> Standing {
        Standing::Worth(format!("{self} to the first player"))
    }

    fn less(&self, kept: &Self) -> Gives {
        let less = self - kept;
        Gives::Cost((if less < fraction(0, 1) { -less } else { less }).to_string())
    }
}

impl<'a, Position: Clone + Debug + Eq + Hash> Play<'a, Position, Fraction> {
    /// What the first player gets on average if both play best: his chance to win, where he gets 1 or 0.
    ///
    /// ```
    /// use kit::chance::{Step, fraction};
    /// use kit::play::Play;
    ///
    /// // The first player may toss a coin up to two times, and wins if it then shows heads.
    /// let mut coin = Play::chances(|&(tosses, shows): &(u32, Option<bool>)| match shows {
    ///     None => Step::Chance(vec![(tosses - 1, Some(false)), (tosses - 1, Some(true))]),
    ///     Some(heads) if tosses == 0 => Step::Over(fraction(heads.into(), 1)),
    ///     Some(_) => Step::First(vec![(0, shows), (tosses, None)]),
    /// });
    /// assert_eq!(coin.value(&(2, None)), fraction(3, 4));
    /// ```
    pub fn chances(step: impl Fn(&Position) -> Step<Position> + Clone + 'a) -> Self {
        let (next, turn) = (step.clone(), step.clone());
        let play = Self::new(move |position| next(position).next(), move |position, next| step(position).worth(next));
        play.turn(move |position| turn(position).turn())
    }

    /// The same for a game that need not end: never to end is worth 0. All positions that can be reached from these are
    /// looked at.
    ///
    /// # Panics
    /// If there are too many ways to play, or if one player alone can do better by not always doing the same in a
    /// position.
    pub fn endless_chances(
        starts: impl IntoIterator<Item = Position>,
        step: impl Fn(&Position) -> Step<Position> + Clone + 'a,
    ) -> Self {
        let values = values(starts, &step);
        Self::chances(step).knowing(values)
    }

    /// The same for a game whose positions are more than can be looked at: positions that `one` makes the same are
    /// worth the same, and only what it gives is looked at. They are shown as they come.
    ///
    /// # Panics
    /// As [`Play::endless_chances`] does.
    pub fn endless_chances_alike(
        starts: impl IntoIterator<Item = Position>,
        step: impl Fn(&Position) -> Step<Position> + Clone + 'a,
        one: impl Fn(&Position) -> Position + Clone + 'a,
    ) -> Self {
        let starts = starts.into_iter().map(|start| one(&start));
        let values = values(starts, &|position: &Position| step(position).with(&one));
        Self::chances(step).knowing(values).alike(one)
    }
}

/// So many ways to play of one player, at most, times those of the other.
const WAYS: usize = 200_000;

/// What every position is worth that can be reached from `starts`, by all ways to play: a player's way says what he
/// does in each position, always the same.
///
/// Why this is all. Against a way of the other player, a player faces chance alone. Where he comes back to a position,
/// what can follow is what could follow before; to do something else there then gains nothing. So the best answer to a
/// way is a way, and what one player can get and the other can hold is what the position is worth.
fn values<Position: Clone + Eq + Hash>(
    starts: impl IntoIterator<Item = Position>,
    step: &impl Fn(&Position) -> Step<Position>,
) -> FxHashMap<Position, Fraction> {
    let Graph { positions, edges } =
        Graph::new(starts, |position| step(position).next(), |_| false, |next, number| number(next) as usize);
    let steps = positions.all().iter().map(step).collect_vec();
    let known = played_out(&steps, &edges);
    let ways_of = |turn: Turn| {
        let places = steps.iter().zip(&edges).zip(&known);
        let choices = places.map(move |((step, edges), known)| match known {
            None if step.turn() == turn => 0..edges.len(),
            _ => 0..1,
        });
        choices.multi_cartesian_product()
    };
    let (firsts, seconds) = (ways_of(Turn::First).collect_vec(), ways_of(Turn::Second).collect_vec());
    assert!(firsts.len() * seconds.len() <= WAYS, "too many ways to play");
    let (mut low, mut high) = (None, vec![None; seconds.len()]);
    for first in &firsts {
        let mut least = None;
        for (second, high) in seconds.iter().zip(&mut high) {
            let chosen = steps.iter().enumerate().map(|(place, step)| match (&known[place], step.turn()) {
                (Some(worth), _) => Part::Known(worth.clone()),
                (None, Turn::First) => Part::Next(vec![edges[place][first[place]]]),
                (None, Turn::Second) => Part::Next(vec![edges[place][second[place]]]),
                (None, _) => Part::Next(edges[place].clone()),
            });
            let values = reached(&chosen.collect_vec());
            best(high, &values, Fraction::gt);
            best(&mut least, &values, Fraction::lt);
        }
        best(&mut low, &least.expect("a way to play"), Fraction::gt);
    }
    let mut upper = None;
    high.into_iter().flatten().for_each(|high| best(&mut upper, &high, Fraction::lt));
    assert_eq!(low, upper, "what one player can get and what the other can hold");
    positions.with(low.expect("a way to play"))
}

/// What the positions are worth from which nothing leads into a circle.
fn played_out<Position>(steps: &[Step<Position>], edges: &[Vec<usize>]) -> Vec<Option<Fraction>> {
    let mut known: Vec<Option<Fraction>> = vec![None; steps.len()];
    let mut open = true;
    while open {
        open = false;
        for place in (0..steps.len()).rev() {
            if known[place].is_none() && edges[place].iter().all(|&next| known[next].is_some()) {
                let next = edges[place].iter().filter_map(|&next| known[next].clone()).collect_vec();
                known[place] = Some(steps[place].worth(&next));
                open = true;
            }
        }
    }
    known
}

/// At each place the better one.
fn best(so_far: &mut Option<Vec<Fraction>>, values: &[Fraction], better: fn(&Fraction, &Fraction) -> bool) {
    match so_far {
        None => *so_far = Some(values.to_vec()),
        Some(so_far) => {
            let pairs = so_far.iter_mut().zip(values).filter(|(so_far, value)| better(value, so_far));
            pairs.for_each(|(so_far, value)| so_far.clone_from(value));
        }
    }
}

/// A position where nobody has a choice.
enum Part {
    Known(Fraction),
    Next(Vec<usize>),
}

/// What is got on average at the end of a walk by chance alone, from each position: a system of linear equations, one
/// for each position from which an end can be reached.
fn reached(parts: &[Part]) -> Vec<Fraction> {
    let zero = fraction(0, 1);
    let mut ends = parts.iter().map(|part| matches!(part, Part::Known(_))).collect_vec();
    let mut open = true;
    while open {
        let reach = |part: &Part| matches!(part, Part::Next(next) if next.iter().any(|&next| ends[next]));
        let news = parts.iter().positions(reach).filter(|&place| !ends[place]).collect_vec();
        open = !news.is_empty();
        news.into_iter().for_each(|place| ends[place] = true);
    }
    // Row by row: the position's own factor is 1; the others and the constant stand on the right side.
    let mut rows: Vec<Option<(FxHashMap<usize, Fraction>, Fraction)>> = vec![];
    for (place, part) in parts.iter().enumerate() {
        let (mut factors, mut constant) = (FxHashMap::default(), zero.clone());
        match part {
            Part::Known(worth) => constant = worth.clone(),
            Part::Next(next) => {
                for &next in next.iter().filter(|&&next| ends[next]) {
                    *factors.entry(next).or_insert(zero.clone()) += fraction(1, parts_of(part));
                }
            }
        }
        rows.push(ends[place].then_some((factors, constant)));
    }
    // A position is taken out of all equations in turn: its own is solved for it, and put in wherever it stands.
    for place in 0..parts.len() {
        let Some((mut factors, mut constant)) = rows[place].take() else { continue };
        if let Some(own) = factors.remove(&place) {
            let scale = fraction(1, 1) - own;
            factors.values_mut().for_each(|factor| *factor /= &scale);
            constant /= &scale;
        }
        for (others, sum) in rows.iter_mut().flatten() {
            if let Some(times) = others.remove(&place) {
                factors.iter().for_each(|(&next, factor)| {
                    *others.entry(next).or_insert(zero.clone()) += factor * &times;
                });
                *sum += &constant * &times;
            }
        }
        rows[place] = Some((factors, constant));
    }
    rows.into_iter().map(|row| row.map_or(zero.clone(), |(_, constant)| constant)).collect()
}

fn parts_of(part: &Part) -> i64 {
    match part {
        Part::Known(_) => 1,
        Part::Next(next) => next.len() as i64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::RngExt;

    /// A game given as a list: what comes next at each place.
    fn of(steps: &[Step<usize>]) -> impl Fn(&usize) -> Step<usize> + Clone + '_ {
        |&place| steps[place].clone()
    }

    /// A random game of so many places, of which the last two are over. In a game that ends all steps lead to later
    /// ones.
    fn random(places: usize, ends: bool, random: &mut rand_pcg::Pcg64) -> Vec<Step<usize>> {
        let mut steps = vec![];
        for place in 0..places - 2 {
            let least = if ends { place + 1 } else { 0 };
            let next = (0..random.random_range(1..=3)).map(|_| random.random_range(least..places)).collect();
            steps.push(match random.random_range(0..4) {
                0 => Step::First(next),
                1 => Step::Second(next),
                _ => Step::Chance(next),
            });
        }
        steps.extend([0, 1].map(|worth| Step::Over(fraction(worth, 1))));
        steps
    }

    /// The greatest of what each way of the first player gets against all ways of the second: the probability of every
    /// line of play, added up.
    fn by_lines(steps: &[Step<usize>]) -> Fraction {
        fn lines(steps: &[Step<usize>], place: usize, way: &[usize]) -> Vec<(Fraction, Fraction)> {
            match &steps[place] {
                Step::Over(worth) => vec![(fraction(1, 1), worth.clone())],
                Step::First(next) | Step::Second(next) => lines(steps, next[way[place]], way),
                Step::Chance(next) => {
                    let parts = next.iter().flat_map(|&next| lines(steps, next, way));
                    parts.map(|(chance, worth)| (chance / fraction(next.len() as i64, 1), worth)).collect()
                }
            }
        }
        let choices = |is_first: bool| {
            steps.iter().map(move |step| match step {
                Step::First(next) if is_first => 0..next.len(),
                Step::Second(next) if !is_first => 0..next.len(),
                _ => 0..1,
            })
        };
        let average = |first: &[usize], second: &[usize]| {
            let way = first.iter().zip(second).map(|(first, second)| first + second).collect_vec();
            lines(steps, 0, &way).into_iter().map(|(chance, worth)| chance * worth).sum::<Fraction>()
        };
        let against = |first: Vec<usize>| {
            let seconds = choices(false).multi_cartesian_product();
            seconds.map(|second| average(&first, &second)).min().expect("a way to play")
        };
        choices(true).multi_cartesian_product().map(against).max().expect("a way to play")
    }

    #[test]
    fn what_a_move_costs_is_a_fraction() {
        // Heads win. A coin that shows tails may be tossed once more.
        let step = |&(left, heads): &(u32, bool)| match (left, heads) {
            (2, _) => Step::First(vec![(0, false), (1, false)]),
            (1, _) => Step::Chance(vec![(0, false), (0, true)]),
            _ => Step::Over(fraction(heads.into(), 1)),
        };
        let at = |moves: &[usize]| {
            let asked = crate::watch::Asked { question: 0, moves: moves.to_vec() };
            let view = crate::watch::watch(asked, || _ = Play::chances(step).value(&(2, false))).expect("a position");
            view.options.into_iter().map(|option| option.gives).collect_vec()
        };
        assert_eq!(at(&[]), [Some(Gives::Cost("1/2".to_owned())), None]);
        // Chance gives nothing away.
        assert_eq!(at(&[1]), [None, None]);
    }

    #[test]
    fn games_that_end_are_worth_what_their_lines_say() {
        let mut seed = crate::seeded(1);
        for _ in 0..300 {
            let steps = random(7, true, &mut seed);
            let value = Play::chances(of(&steps)).value(&0);
            assert_eq!(value, by_lines(&steps), "{steps:?}");
            assert_eq!(Play::endless_chances([0], of(&steps)).value(&0), value, "{steps:?}");
        }
    }

    /// What the first player can get for certain within so many steps, where the rest is worth `rest`.
    fn within(steps: &[Step<usize>], rounds: usize, rest: i64) -> Vec<Fraction> {
        let mut values = vec![fraction(rest, 1); steps.len()];
        for _ in 0..rounds {
            let next = |step: &Step<usize>| {
                let next = step.clone().next().into_iter().map(|next| values[next].clone()).collect_vec();
                step.worth(&next)
            };
            values = steps.iter().map(next).collect();
        }
        values
    }

    #[test]
    fn games_without_end_are_worth_what_more_and_more_steps_say() {
        let mut seed = crate::seeded(2);
        let mut narrow = 0;
        for _ in 0..60 {
            let steps = random(6, false, &mut seed);
            let value = Play::endless_chances([0], of(&steps)).value(&0);
            let [low, high] = [0, 1].map(|rest| within(&steps, 40, rest)[0].clone());
            assert!(low <= value && value <= high, "{low} {value} {high} {steps:?}");
            assert!(&value - &low < fraction(1, 10), "what can be got is got in the end: {steps:?}");
            narrow += usize::from(&high - &low < fraction(1, 1000));
        }
        assert!(narrow >= 20, "{narrow}");
    }

    #[test]
    fn a_walk_comes_to_an_end_as_likely_as_it_is_near() {
        // From 0 to 5, a step to either side by chance; 5 wins, and 0 loses.
        let walk = |&place: &i64| match place {
            0 | 5 => Step::Over(fraction(place / 5, 1)),
            _ => Step::Chance(vec![place - 1, place + 1]),
        };
        let mut play = Play::endless_chances([3], walk);
        assert_eq!((1..5).map(|place| play.value(&place)).collect_vec(), [1, 2, 3, 4].map(|n| fraction(n, 5)));
    }

    #[test]
    fn positions_without_number_are_worth_what_stands_for_them() {
        // Points are won by chance until it stops; an odd number of them wins.
        let step = |&(points, is_over): &(u64, bool)| match is_over {
            false => Step::Chance(vec![(points + 1, false), (points, true)]),
            true => Step::Over(fraction((points % 2) as i64, 1)),
        };
        let mut play = Play::endless_chances_alike([(4, false)], step, |&(points, is_over)| (points % 2, is_over));
        // Half of what an odd number is worth, which is a half of it more.
        assert_eq!([4, 7].map(|points| play.value(&(points, false))), [fraction(1, 3), fraction(2, 3)]);
    }

    #[test]
    fn what_never_ends_is_worth_nothing() {
        let round = |&place: &usize| match place {
            3 => Step::Over(fraction(1, 1)),
            2 => Step::Second(vec![0, 3]),
            place => Step::Chance(vec![place + 1]),
        };
        assert_eq!(Play::endless_chances([0], round).value(&0), fraction(0, 1));
    }

    #[test]
    fn who_cannot_move_loses() {
        let mut nim = Play::chances(|&(heap, first): &(u32, bool)| {
            let next = (0..heap).map(|left| (left, !first)).collect();
            if first { Step::First(next) } else { Step::Second(next) }
        });
        assert_eq!(
            [(0, true), (2, true), (0, false)].map(|start| nim.value(&start)),
            [0, 1, 1].map(|n| fraction(n, 1))
        );
    }

    #[test]
    fn fractions_are_reduced_and_have_their_classes() {
        assert_eq!(fraction(-6, 4).to_string(), "-3/2");
        assert_eq!(modulo(&fraction(-3, 2), 7), 2);
        assert_eq!(modulo(&fraction(1, 3), 998_244_353), 332_748_118);
    }
}
