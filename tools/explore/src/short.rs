//! Short games: canonical forms, and the mean and the temperature by thermographs.
//!
//! A game is written {L | R}: what Left, and what Right, may move to. G ≤ H iff no move of Left in G leads to a game
//! that is at least H, and no move of Right in H leads to one that is at most G. Games with G ≤ H and H ≤ G are equal.
//!
//! **Canonical form.** An option of Left is *dominated* if another one is at least as great. It is *reversible* if
//! Right can answer it by a game that is at most G itself; then the options of Left there may stand in its place. Two
//! games without such options, nor any of Right, are equal only if they are the same.
//!
//! **Thermograph.** At a tax of t ≥ 0 a move costs t. The left wall L(t) is what comes out if Left begins, the right
//! wall R(t) if Right does. A number stands still: both walls are x. For other games, up to the least t at which the
//! two meet,
//!
//! ```text
//! L(t) = max R_of(option of Left)(t) − t,   R(t) = min L_of(option of Right)(t) + t,
//! ```
//!
//! and from there on both stay. Where they meet is the mean, and this t the temperature. The mean of a sum is the sum
//! of the means.
//!
//! Source: Berlekamp, Conway and Guy, Winning Ways, chapters 3 and 6; Siegel, Combinatorial Game Theory (2013),
//! chapter II.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeSet, HashMap};
use std::fmt::{self, Display, Formatter};

use crate::memo::Memo;
use grundy::games::Number;

/// What a game is worth that is no number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hot {
    /// Its canonical form, such as {2 | −1}, ±1, ∗2 or ↑; nothing if this is long.
    pub form: Option<String>,
    /// What it is worth in a sum with many like it, each: its mean.
    pub mean: Number,
    /// What a move in it is worth: its temperature. Infinitesimals have 0.
    pub temperature: Number,
}

impl Display for Hot {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        if let Some(form) = &self.form {
            write!(f, "value {form}, ")?;
        }
        write!(f, "mean {}, temperature {}", self.mean, self.temperature)
    }
}

/// A dyadic fraction, in units of 2^−PLACES.
type Dyadic = i128;

const PLACES: u32 = 48;

/// Forms with more characters are not written.
const LONG: usize = 60;

/// A wall by its corners (t, value), from t = 0 on; behind the last it stays.
type Wall = Vec<(Dyadic, Dyadic)>;

/// A game, by its place in the list of all.
pub(crate) type Game = usize;

/// What is known of a game in canonical form.
#[derive(Clone)]
struct Known {
    /// Its number, if it is one.
    number: Option<Dyadic>,
    /// The number of stones, if it is a heap of Nim.
    nimber: Option<usize>,
    walls: [Wall; 2],
    temperature: Dyadic,
    form: Option<String>,
}

/// All games that were met.
pub(crate) struct Games {
    /// The options of Left and of Right.
    options: RefCell<Vec<[Vec<Game>; 2]>>,
    /// Those in canonical form, by their options.
    canonical: RefCell<HashMap<[Vec<Game>; 2], Game>>,
    known: RefCell<HashMap<Game, Known>>,
    at_most: RefCell<Memo<(Game, Game), bool>>,
    sums: RefCell<Memo<(Game, Game), Game>>,
    /// How many comparisons are left. Where none is, nothing that is said here holds.
    left: Cell<usize>,
}

impl Games {
    pub fn new(comparisons: usize) -> Self {
        Self {
            options: RefCell::default(),
            canonical: RefCell::default(),
            known: RefCell::default(),
            at_most: RefCell::new(Memo::new()),
            sums: RefCell::new(Memo::new()),
            left: Cell::new(comparisons),
        }
    }

    /// Whether all comparisons are used up, or a fraction was too fine.
    pub fn is_up(&self) -> bool {
        self.left.get() == 0
    }

    /// So much more is done.
    pub fn spend(&self, comparisons: usize) {
        self.left.set(self.left.get().saturating_sub(comparisons));
    }

    /// The canonical form of the game with these options, themselves in canonical form.
    pub fn of(&self, left: Vec<Game>, right: Vec<Game>) -> Game {
        if self.is_up() {
            return 0;
        }
        let raw = self.push([left.clone(), right.clone()]);
        // Greater or less, as Left or as Right likes it.
        let is_better = |side: usize, a: Game, b: Game| if side == 0 { self.at_most(b, a) } else { self.at_most(a, b) };
        let plain = [left, right].into_iter().enumerate().map(|(side, options)| {
            let mut seen: BTreeSet<Game> = options.into_iter().collect();
            let mut open: Vec<Game> = seen.iter().copied().collect();
            let mut kept = vec![];
            while let Some(option) = open.pop() {
                let answers = self.options.borrow()[option][1 - side].clone();
                match answers.into_iter().find(|&answer| is_better(side, raw, answer)) {
                    Some(answer) => {
                        let instead = self.options.borrow()[answer][side].clone();
                        open.extend(instead.into_iter().filter(|&option| seen.insert(option)));
                    }
                    None => kept.push(option),
                }
            }
            let is_dominated = |a: Game| kept.iter().any(|&b| a != b && is_better(side, b, a));
            let mut best: Vec<Game> = kept.iter().copied().filter(|&option| !is_dominated(option)).collect();
            best.sort_unstable();
            best
        });
        let plain: Vec<Vec<Game>> = plain.collect();
        let plain = [plain[0].clone(), plain[1].clone()];
        if self.is_up() {
            return 0;
        }
        if let Some(&known) = self.canonical.borrow().get(&plain) {
            return known;
        }
        let Some(known) = self.look(&plain) else {
            self.left.set(0);
            return 0;
        };
        let game = self.push(plain.clone());
        self.canonical.borrow_mut().insert(plain, game);
        self.known.borrow_mut().insert(game, known);
        game
    }

    fn push(&self, options: [Vec<Game>; 2]) -> Game {
        let mut all = self.options.borrow_mut();
        all.push(options);
        all.len() - 1
    }

    /// Whether a ≤ b.
    fn at_most(&self, a: Game, b: Game) -> bool {
        let pairs = |&(a, b): &(Game, Game)| {
            if self.is_up() {
                return (vec![], vec![]);
            }
            self.spend(1);
            let options = self.options.borrow();
            let left = options[a][0].iter().map(|&option| (b, option));
            let pairs: Vec<(Game, Game)> = left.chain(options[b][1].iter().map(|&option| (option, a))).collect();
            (pairs.clone(), pairs)
        };
        self.at_most.borrow_mut().get(&(a, b), pairs, |pairs, at_most| pairs.iter().all(|pair| !at_most(pair)))
    }

    /// The sum of two games.
    pub fn sum(&self, a: Game, b: Game) -> Game {
        let after = |&(a, b): &(Game, Game)| {
            if self.is_up() {
                return (Default::default(), vec![]);
            }
            let options = self.options.borrow();
            let of = |side: usize| -> Vec<(Game, Game)> {
                let first = options[a][side].iter().map(|&option| sorted(option, b));
                first.chain(options[b][side].iter().map(|&option| sorted(a, option))).collect()
            };
            let both = [of(0), of(1)];
            let all = both.concat();
            (both, all)
        };
        self.sums.borrow_mut().get(&sorted(a, b), after, |[left, right]: [Vec<(Game, Game)>; 2], sum| {
            self.of(left.iter().map(sum).collect(), right.iter().map(sum).collect())
        })
    }

    /// The number of a game, or what else it is worth; nothing where it is not small.
    pub fn worth(&self, game: Game) -> Option<Result<Number, Hot>> {
        let known = self.known.borrow();
        let known = known.get(&game).filter(|_| !self.is_up())?;
        if let Some(x) = known.number {
            return number(x).map(Ok);
        }
        let mean = known.walls[0].last()?.1;
        Some(Err(Hot { form: known.form.clone(), mean: number(mean)?, temperature: number(known.temperature)? }))
    }

    /// What is known of the game with these options, which is in canonical form; nothing if a fraction is too fine.
    fn look(&self, options: &[Vec<Game>; 2]) -> Option<Known> {
        const ONE: Dyadic = 1 << PLACES;
        let known = self.known.borrow();
        let of = |side: usize| options[side].iter().map(|option| &known[option]);
        let single = |side: usize| match &options[side][..] {
            [] => Some(None),
            [option] => known[option].number.map(Some),
            _ => None,
        };
        let number = match (single(0), single(1)) {
            (Some(None), Some(None)) => Some(0),
            (Some(Some(x)), Some(None)) => Some(x + ONE),
            (Some(None), Some(Some(x))) => Some(x - ONE),
            (Some(Some(x)), Some(Some(y))) if x < y => Some(halved(x + y)?),
            _ => None,
        };
        if let Some(x) = number {
            // A number is as cold as its denominator says.
            let lowest = x & x.wrapping_neg();
            let temperature = -(if x % ONE == 0 { ONE } else { lowest });
            let nimber = (x == 0).then_some(0);
            return Some(Known { number, nimber, walls: [vec![(0, x)], vec![(0, x)]], temperature, form: text(x) });
        }
        let extreme_of = |side: usize| -> Option<Wall> {
            let mut walls = of(side).map(|option| option.walls[1 - side].clone());
            let first = walls.next()?;
            walls.try_fold(first, |best, wall| extreme(&best, &wall, side == 0))
        };
        let (best, least) = (extreme_of(0)?, extreme_of(1)?);
        let temperature = meeting(&best, &least)?;
        let cut = |wall: &Wall, tax: Dyadic| -> Wall {
            let mut corners: Wall = wall.iter().copied().filter(|&(t, _)| t < temperature).collect();
            corners.push((temperature, at(wall, temperature)));
            corners.into_iter().map(|(t, value)| (t, value + tax * t)).collect()
        };
        let nimber = (options[0] == options[1]).then(|| {
            let stones: Option<BTreeSet<usize>> = of(0).map(|option| option.nimber).collect();
            stones.filter(|stones| stones.iter().copied().eq(0..options[0].len())).map(|stones| stones.len())
        });
        let nimber = nimber.flatten();
        let form = name(options, nimber, &known);
        Some(Known { number: None, nimber, walls: [cut(&best, -1), cut(&least, 1)], temperature, form })
    }
}

fn sorted(a: Game, b: Game) -> (Game, Game) {
    (a.min(b), a.max(b))
}

fn halved(x: Dyadic) -> Option<Dyadic> {
    (x % 2 == 0).then_some(x / 2)
}

/// The value of a wall at t.
fn at(wall: &Wall, t: Dyadic) -> Dyadic {
    let next = wall.partition_point(|corner| corner.0 <= t);
    let (from, value) = wall[next - 1];
    match wall.get(next) {
        Some(&(to, end)) => value + (end - value) / (to - from) * (t - from),
        None => value,
    }
}

/// The greater of two walls at each t, or the smaller one; nothing if a corner is too fine. Slopes are −1, 0 and 1.
fn extreme(a: &Wall, b: &Wall, greater: bool) -> Option<Wall> {
    let mut places: BTreeSet<Dyadic> = a.iter().chain(b).map(|corner| corner.0).collect();
    let all: Vec<Dyadic> = places.iter().copied().collect();
    for pair in all.windows(2) {
        let [from, to] = [pair[0], pair[1]];
        let (before, after) = (at(a, from) - at(b, from), at(a, to) - at(b, to));
        if before.signum() * after.signum() < 0 {
            // They approach by 1 or 2 for each unit of t.
            let approach = (before - after).abs() / (to - from);
            places.insert(from + if approach == 1 { before.abs() } else { halved(before.abs())? });
        }
    }
    let chosen = |t| if greater { at(a, t).max(at(b, t)) } else { at(a, t).min(at(b, t)) };
    Some(places.into_iter().map(|t| (t, chosen(t))).collect())
}

/// The least t ≥ 0 at which `best` − t is not above `least` + t; nothing if this is too fine.
fn meeting(best: &Wall, least: &Wall) -> Option<Dyadic> {
    let gap = |t: Dyadic| at(best, t) - at(least, t) - 2 * t;
    let places: BTreeSet<Dyadic> = best.iter().chain(least).map(|corner| corner.0).collect();
    let (mut from, mut before) = (0, gap(0));
    for to in places.into_iter().skip(1) {
        let after = gap(to);
        if before > 0 && after <= 0 {
            let slope = (before - after) / (to - from);
            return if slope == 1 { Some(from + before) } else { Some(from + halved(before)?) };
        }
        (from, before) = (to, after);
    }
    if before <= 0 { Some(0) } else { Some(from + halved(before)?) }
}

/// The number, if it fits.
fn number(x: Dyadic) -> Option<Number> {
    let places = PLACES - x.trailing_zeros().min(PLACES);
    Some(Number::new(i64::try_from(x >> (PLACES - places)).ok()?, places))
}

fn text(x: Dyadic) -> Option<String> {
    number(x).map(|number| number.to_string())
}

/// What a game that is no number is called.
fn name(options: &[Vec<Game>; 2], nimber: Option<usize>, known: &HashMap<Game, Known>) -> Option<String> {
    let words = |side: usize| -> Option<Vec<&str>> {
        options[side].iter().map(|option| known[option].form.as_deref()).collect()
    };
    let (left, right) = (words(0)?, words(1)?);
    let single = |side: usize| match &options[side][..] {
        [option] => known[option].number,
        _ => None,
    };
    let form = match (nimber, single(0), single(1), &left[..], &right[..]) {
        (Some(1), ..) => "∗".to_owned(),
        (Some(stones), ..) => format!("∗{stones}"),
        (_, Some(x), Some(y), ..) if x == y => format!("{}∗", left[0]),
        (_, Some(x), Some(y), ..) if x == -y => format!("±{}", left[0]),
        (.., ["0"], ["∗"]) => "↑".to_owned(),
        (.., ["∗"], ["0"]) => "↓".to_owned(),
        (.., ["0", "∗"] | ["∗", "0"], ["0"]) => "↑∗".to_owned(),
        (.., ["0"], ["0", "∗"] | ["∗", "0"]) => "↓∗".to_owned(),
        _ => format!("{{{} | {}}}", left.join(", "), right.join(", ")),
    };
    (form.chars().count() <= LONG).then_some(form)
}
