//! Short games: canonical forms, sums and comparisons.
//!
//! A game is written {L | R}: what Left, and what Right, may move to. G ≤ H iff no move of Left in G leads to a game
//! that is at least H, and no move of Right in H leads to one that is at most G. Games with G ≤ H and H ≤ G are equal.
//!
//! **Canonical form.** An option of Left is *dominated* if another one is at least as great. It is *reversible* if
//! Right can answer it by a game that is at most G itself; then the options of Left there may stand in its place. Two
//! games without such options, nor any of Right, are equal only if they are the same. So each is kept once, and a game
//! is its place in the list of all.
//!
//! **Stops.** The left stop of a number is the number, and that of another game the greatest right stop of an option of
//! Left; the right stop is the least left stop of an option of Right. If the left stop of G is below the right stop of
//! H, then G < H; and G ≤ H only if neither stop of G is above that of H. This settles most comparisons.
//!
//! **Numbers.** G is a number iff some number x is neither at most an option of Left, nor at least one of Right; then
//! it is the simplest such x. In a sum of a number and another game nobody need move in the number. So G + x, where G
//! is canonical and no number, has the options of G, each plus x, and is canonical again; and where G is compared with
//! x, only moves in G count.
//!
//! Sums of a number x, n times ↑, and ∗k are kept as these three numbers: they are added and compared by them, see
//! [`class`].
//!
//! Source: Berlekamp, Conway and Guy, Winning Ways, chapters 2, 3 and 6; Siegel, Combinatorial Game Theory (2013),
//! chapter II.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::fmt::{self, Display, Formatter};

use crate::play::memo::Quick;
use crate::play::meter::{Budget, Clock};
use grundy::games::infinitesimals::class;
use grundy::games::{Class, Number};

/// A dyadic fraction, in units of 2^−PLACES.
pub(crate) type Dyadic = i128;

pub(crate) const PLACES: u32 = 48;

pub(crate) const ONE: Dyadic = 1 << PLACES;

/// Forms are nested no deeper.
const DEPTH: u32 = 400;

/// A game in canonical form, by its place in the list of all.
pub(crate) type Game = u32;

/// The game 0.
pub(crate) const ZERO: Game = 0;

/// Why a game has no form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beyond {
    /// So many comparisons are used up.
    Comparisons(u64),
    /// So many seconds are used up.
    Time(u64),
    /// So many MiB are used up.
    Memory(u64),
    /// Some number is too great or too fine.
    Number,
    /// More moves follow each other than a form may hold.
    Depth,
}

impl Display for Beyond {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::Comparisons(all) => write!(f, "{all} comparisons are used up"),
            Self::Time(seconds) => write!(f, "{seconds} s are used up"),
            Self::Memory(mebibytes) => write!(f, "{mebibytes} MiB are used up"),
            Self::Number => write!(f, "a number is beyond 2^63, or finer than 1/2^{PLACES}"),
            Self::Depth => write!(f, "a form is nested deeper than {DEPTH}"),
        }
    }
}

impl Beyond {
    /// The same in Chinese.
    pub fn chinese(self) -> String {
        match self {
            Self::Comparisons(all) => format!("{all} 次比较已用尽"),
            Self::Time(seconds) => format!("{seconds} 秒已用尽"),
            Self::Memory(mebibytes) => format!("{mebibytes} MiB 已用尽"),
            Self::Number => format!("有数超出 2^63，或比 1/2^{PLACES} 更细"),
            Self::Depth => format!("标准型嵌套超过 {DEPTH} 层"),
        }
    }

    /// What allows more, in words that end a sentence.
    pub fn more(self) -> &'static str {
        match self {
            Self::Comparisons(_) | Self::Time(_) => "; --seconds allows more",
            Self::Memory(_) => "; --memory allows more",
            Self::Number | Self::Depth => "",
        }
    }

    /// Whether nothing else will have a form in this run either.
    pub fn is_final(self) -> bool {
        matches!(self, Self::Comparisons(_) | Self::Time(_) | Self::Memory(_))
    }
}

/// The sum of a number, of so many ↑, and of a heap of Nim.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Simple {
    pub number: Dyadic,
    pub ups: i32,
    pub nimber: u32,
}

impl Simple {
    fn at_most(self, other: Self) -> bool {
        let number = other.number.cmp(&self.number);
        let ups = i64::from(other.ups) - i64::from(self.ups);
        matches!(class(number, ups, u64::from(self.nimber ^ other.nimber)), Class::Left | Class::Second)
    }

    fn plus(self, other: Self) -> Option<Self> {
        let number = self.number.checked_add(other.number).filter(|number| number.abs() < ONE << 63)?;
        Some(Self { number, ups: self.ups.checked_add(other.ups)?, nimber: self.nimber ^ other.nimber })
    }

    pub fn is_number(self) -> bool {
        (self.ups, self.nimber) == (0, 0)
    }
}

/// What is known of a game.
#[derive(Clone)]
struct Node {
    simple: Option<Simple>,
    /// The options of Left and those of Right, in [`Games::options`]; of what is simple only where they were asked for.
    ends: Option<[u32; 3]>,
    /// The left and the right stop.
    stops: [Dyadic; 2],
    depth: u32,
    negative: Option<Game>,
}

/// The players, as places of options.
const SIDES: [usize; 2] = [0, 1];

/// A wall by its corners (t, value), from t = 0 on; behind the last it stays.
pub(crate) type Wall = Vec<(Dyadic, Dyadic)>;

/// The walls of Left and of Right, as a thermograph draws them, and where they meet.
#[derive(Clone)]
pub(crate) struct Walls {
    pub(crate) walls: [Wall; 2],
    pub(crate) temperature: Dyadic,
}

/// All games that were met.
pub(crate) struct Games {
    nodes: Vec<Node>,
    options: Vec<Game>,
    simple: HashMap<Simple, Game, Quick>,
    /// By the number of options of Left, and all options; those of games in other forms, too.
    by_options: HashMap<Box<[Game]>, Game, Quick>,
    at_most: HashMap<u64, bool, Quick>,
    sums: HashMap<u64, Game, Quick>,
    pub(crate) walls: HashMap<Game, Walls, Quick>,
    used: u64,
    /// So many bytes are kept besides these tables.
    kept: usize,
    budget: Budget,
    clock: Clock,
}

impl Games {
    /// Room for games, as much as the budget allows.
    pub fn new(budget: Budget) -> Self {
        let mut games = Self {
            nodes: vec![],
            options: vec![],
            simple: HashMap::default(),
            by_options: HashMap::default(),
            at_most: HashMap::default(),
            sums: HashMap::default(),
            walls: HashMap::default(),
            used: 0,
            kept: 0,
            budget,
            clock: Clock::new(budget.seconds),
        };
        let zero = games.simple(Simple { number: 0, ups: 0, nimber: 0 });
        assert_eq!(zero, ZERO);
        games
    }

    /// So much more is done.
    pub fn spend(&mut self, comparisons: usize) -> Result<(), Beyond> {
        let before = self.used;
        self.used += comparisons as u64;
        if self.used > self.budget.comparisons {
            return Err(Beyond::Comparisons(self.budget.comparisons));
        }
        if before >> 12 == self.used >> 12 {
            return Ok(());
        }
        if self.bytes() as u64 > self.budget.memory {
            return Err(Beyond::Memory(self.budget.memory >> 20));
        }
        if self.clock.is_up() { Err(Beyond::Time(self.clock.seconds)) } else { Ok(()) }
    }

    /// So many bytes more are kept besides these tables.
    pub fn keep(&mut self, bytes: usize) {
        self.kept += bytes;
    }

    /// About how many bytes all this takes, and a half more for what grows.
    fn bytes(&self) -> usize {
        fn of_table<Key, Value>(table: &HashMap<Key, Value, Quick>) -> usize {
            table.capacity() * 8 / 7 * (size_of::<(Key, Value)>() + 1)
        }
        let of_tables = of_table(&self.simple) + of_table(&self.by_options) + of_table(&self.at_most);
        let of_lists = self.nodes.capacity() * size_of::<Node>() + self.options.capacity() * size_of::<Game>();
        (of_tables + of_table(&self.sums) + of_lists + self.kept) / 2 * 3
    }

    /// The sum of a number, of ↑ and of a heap.
    pub fn simple(&mut self, simple: Simple) -> Game {
        if let Some(&known) = self.simple.get(&simple) {
            return known;
        }
        let depth = simple.ups.unsigned_abs().saturating_add(simple.nimber);
        let stops = [simple.number; 2];
        self.nodes.push(Node { simple: Some(simple), ends: None, stops, depth, negative: None });
        let game = self.nodes.len() as Game - 1;
        self.simple.insert(simple, game);
        game
    }

    fn number(&mut self, number: Dyadic) -> Game {
        self.simple(Simple { number, ups: 0, nimber: 0 })
    }

    /// The number, the ↑ and the heap whose sum a game is, if it is one.
    pub fn as_simple(&self, game: Game) -> Option<Simple> {
        self.nodes[game as usize].simple
    }

    /// The number that a game is, if it is one.
    pub fn as_number(&self, game: Game) -> Option<Dyadic> {
        self.as_simple(game).filter(|simple| simple.is_number()).map(|simple| simple.number)
    }

    /// The left and the right stop.
    pub fn stops(&self, game: Game) -> [Dyadic; 2] {
        self.nodes[game as usize].stops
    }

    /// Where the options of Left or of Right stand.
    fn range(&mut self, game: Game, side: usize) -> Result<std::ops::Range<usize>, Beyond> {
        let ends = match self.nodes[game as usize].ends {
            Some(ends) => ends,
            None => self.open(game)?,
        };
        Ok(ends[side] as usize..ends[side + 1] as usize)
    }

    /// The options of Left or of Right.
    pub fn options_of(&mut self, game: Game, side: usize) -> Result<Vec<Game>, Beyond> {
        let range = self.range(game, side)?;
        Ok(self.options[range].to_vec())
    }

    /// Writes down the options of a simple game.
    fn open(&mut self, game: Game) -> Result<[u32; 3], Beyond> {
        let Some(simple) = self.nodes[game as usize].simple else { unreachable!("options of other games are known") };
        if self.nodes[game as usize].depth > DEPTH {
            return Err(Beyond::Depth);
        }
        let Simple { number: x, ups, nimber } = simple;
        let options: [Vec<Simple>; 2] = match (ups, nimber) {
            (0, 0) => {
                let step = if x % ONE == 0 { ONE } else { x & x.wrapping_neg() };
                let number = |number| Simple { number, ..simple };
                let has = [x > 0 || x % ONE != 0, x < 0 || x % ONE != 0];
                [has[0].then(|| number(x - step)), has[1].then(|| number(x + step))]
                    .map(|option| option.into_iter().collect())
            }
            (0, _) => {
                let heaps: Vec<Simple> = (0..nimber).map(|nimber| Simple { nimber, ..simple }).collect();
                [heaps.clone(), heaps]
            }
            _ => {
                // ↑ = {0 | ∗}, ↑∗ = {0, ∗ | 0}, and else n ↑ + ∗k = {0 | (n − 1) ↑ + ∗(k XOR 1)}.
                let none = Simple { ups: 0, nimber: 0, ..simple };
                let less = Simple { ups: ups - ups.signum(), nimber: nimber ^ 1, ..simple };
                let own = match (ups.abs(), nimber) {
                    (1, 1) => vec![none, Simple { nimber: 1, ..none }],
                    _ => vec![none],
                };
                let of_up = [own, vec![less]];
                if ups > 0 { of_up } else { [of_up[1].clone(), of_up[0].clone()] }
            }
        };
        let options = options.map(|side| {
            let mut side: Vec<Game> = side.into_iter().map(|option| self.simple(option)).collect();
            side.sort_unstable();
            side
        });
        let ends = self.write(&options);
        self.nodes[game as usize].ends = Some(ends);
        Ok(ends)
    }

    fn write(&mut self, options: &[Vec<Game>; 2]) -> [u32; 3] {
        let start = self.options.len();
        self.options.extend(options.iter().flatten());
        [start, start + options[0].len(), self.options.len()].map(|end| end as u32)
    }

    /// Whether a ≤ b.
    pub fn at_most(&mut self, a: Game, b: Game) -> Result<bool, Beyond> {
        if a == b {
            return Ok(true);
        }
        let (of_a, of_b) = (&self.nodes[a as usize], &self.nodes[b as usize]);
        if let (Some(x), Some(y)) = (of_a.simple, of_b.simple) {
            return Ok(x.at_most(y));
        }
        if let Some(settled) = settled(of_a.stops, of_b.stops) {
            return Ok(settled);
        }
        let key = u64::from(a) << 32 | u64::from(b);
        if let Some(&known) = self.at_most.get(&key) {
            return Ok(known);
        }
        self.spend(1)?;
        let found = self.has_no_refutation(a, b)?;
        self.at_most.insert(key, found);
        Ok(found)
    }

    fn has_no_refutation(&mut self, a: Game, b: Game) -> Result<bool, Beyond> {
        if self.as_number(a).is_none() {
            for place in self.range(a, 0)? {
                if self.at_most(b, self.options[place])? {
                    return Ok(false);
                }
            }
        }
        if self.as_number(b).is_none() {
            for place in self.range(b, 1)? {
                if self.at_most(self.options[place], a)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Greater or less, as Left or as Right likes it: whether `a` is at least as good for the player as `b`.
    fn is_as_good(&mut self, side: usize, a: Game, b: Game) -> Result<bool, Beyond> {
        if side == 0 { self.at_most(b, a) } else { self.at_most(a, b) }
    }

    /// The canonical form of the game with these options of Left and of Right.
    pub fn of(&mut self, mut options: [Vec<Game>; 2]) -> Result<Game, Beyond> {
        for side in &mut options {
            side.sort_unstable();
            side.dedup();
        }
        let given = key(&options);
        if let Some(&known) = self.by_options.get(&given) {
            return Ok(known);
        }
        self.spend(1 + options[0].len() + options[1].len())?;
        let game = match self.number_between(&options)? {
            Some(number) => self.number(number),
            None => {
                let options = self.reduced(options)?;
                match self.simple_of(&options) {
                    Some(simple) => self.simple(simple),
                    None => self.of_canonical(options)?,
                }
            }
        };
        self.keep(24 + 4 * given.len());
        self.by_options.insert(given, game);
        Ok(game)
    }

    /// The game with these options, which is in canonical form and not simple.
    fn of_canonical(&mut self, mut options: [Vec<Game>; 2]) -> Result<Game, Beyond> {
        options.iter_mut().for_each(|side| side.sort_unstable());
        let key = key(&options);
        if let Some(&known) = self.by_options.get(&key) {
            return Ok(known);
        }
        let depth = 1 + options.iter().flatten().map(|&option| self.nodes[option as usize].depth).max().unwrap_or(0);
        if depth > DEPTH {
            return Err(Beyond::Depth);
        }
        let stops = self.stops_of(&options).expect("it is no number, so both may move");
        let ends = Some(self.write(&options));
        self.nodes.push(Node { simple: None, ends, stops, depth, negative: None });
        let game = self.nodes.len() as Game - 1;
        self.keep(24 + 4 * key.len());
        self.by_options.insert(key, game);
        Ok(game)
    }

    /// The greatest right stop of an option of Left, and the least left stop of one of Right, if there are options.
    fn stops_of(&self, options: &[Vec<Game>; 2]) -> Option<[Dyadic; 2]> {
        let left = options[0].iter().map(|&option| self.stops(option)[1]).max()?;
        Some([left, options[1].iter().map(|&option| self.stops(option)[0]).min()?])
    }

    /// The simplest number that is not at most an option of Left, nor at least one of Right, if there is one.
    fn number_between(&mut self, options: &[Vec<Game>; 2]) -> Result<Option<Dyadic>, Beyond> {
        let left = options[0].iter().map(|&option| self.stops(option)[1]).max();
        let right = options[1].iter().map(|&option| self.stops(option)[0]).min();
        if left.zip(right).is_some_and(|(left, right)| left > right) {
            return Ok(None);
        }
        let mut is_within = [true; 2];
        for side in SIDES {
            let Some(bound) = [left, right][side] else { continue };
            let number = self.number(bound);
            for &option in &options[side] {
                if self.stops(option)[1 - side] == bound && self.is_as_good(side, option, number)? {
                    is_within[side] = false;
                    break;
                }
            }
        }
        if left.is_some() && left == right {
            return Ok(left.filter(|_| is_within == [true; 2]));
        }
        let is_fit = |x: Dyadic| {
            left.is_none_or(|left| left < x || left == x && is_within[0])
                && right.is_none_or(|right| x < right || x == right && is_within[1])
        };
        simplest(left.unwrap_or(Dyadic::MIN), right.unwrap_or(Dyadic::MAX), is_fit).map(Some).ok_or(Beyond::Number)
    }

    /// These options of a game that is no number without those that are dominated or reversible.
    fn reduced(&mut self, mut options: [Vec<Game>; 2]) -> Result<[Vec<Game>; 2], Beyond> {
        for side in SIDES {
            self.keep_best(&mut options[side], side)?;
        }
        let stops = self.stops_of(&options).expect("it is no number, so both may move");
        for side in SIDES {
            let mut is_changed = false;
            let mut open = options[side].clone();
            let mut kept: Vec<Game> = vec![];
            while let Some(option) = open.pop() {
                // A number that is not dominated cannot be reversed.
                let answer = match self.as_number(option) {
                    Some(_) => None,
                    None => self.reversing(option, side, &options, stops)?,
                };
                match answer {
                    Some(answer) => {
                        is_changed = true;
                        for instead in self.options_of(answer, side)? {
                            if !kept.contains(&instead) && !open.contains(&instead) {
                                open.push(instead);
                            }
                        }
                    }
                    None => kept.push(option),
                }
            }
            if is_changed {
                self.keep_best(&mut kept, side)?;
                options[side] = kept;
            }
        }
        Ok(options)
    }

    /// Leaves out the options for which there is a better one.
    fn keep_best(&mut self, options: &mut Vec<Game>, side: usize) -> Result<(), Beyond> {
        let mut kept: Vec<Game> = Vec::with_capacity(options.len());
        'options: for &option in &*options {
            let mut place = 0;
            while place < kept.len() {
                if self.is_as_good(side, kept[place], option)? {
                    continue 'options;
                }
                if self.is_as_good(side, option, kept[place])? {
                    kept.swap_remove(place);
                } else {
                    place += 1;
                }
            }
            kept.push(option);
        }
        *options = kept;
        Ok(())
    }

    /// An answer of the other player to this option that is at least as good for him as the whole game.
    fn reversing(
        &mut self,
        option: Game,
        side: usize,
        options: &[Vec<Game>; 2],
        stops: [Dyadic; 2],
    ) -> Result<Option<Game>, Beyond> {
        for place in self.range(option, 1 - side)? {
            let answer = self.options[place];
            let is_good = if side == 0 {
                self.is_at_most_given(answer, options, stops)?
            } else {
                self.is_given_at_most(options, stops, answer)?
            };
            if is_good {
                return Ok(Some(answer));
            }
        }
        Ok(None)
    }

    /// Whether a ≤ {L | R}, which is no number.
    fn is_at_most_given(&mut self, a: Game, given: &[Vec<Game>; 2], stops: [Dyadic; 2]) -> Result<bool, Beyond> {
        if let Some(settled) = settled(self.stops(a), stops) {
            return Ok(settled);
        }
        for &right in &given[1] {
            if self.at_most(right, a)? {
                return Ok(false);
            }
        }
        if self.as_number(a).is_none() {
            for place in self.range(a, 0)? {
                self.spend(1)?;
                if self.is_given_at_most(given, stops, self.options[place])? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Whether {L | R} ≤ b, where the game is no number.
    fn is_given_at_most(&mut self, given: &[Vec<Game>; 2], stops: [Dyadic; 2], b: Game) -> Result<bool, Beyond> {
        if let Some(settled) = settled(stops, self.stops(b)) {
            return Ok(settled);
        }
        for &left in &given[0] {
            if self.at_most(b, left)? {
                return Ok(false);
            }
        }
        if self.as_number(b).is_none() {
            for place in self.range(b, 1)? {
                self.spend(1)?;
                if self.is_at_most_given(self.options[place], given, stops)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// The number, the ↑ and the heap whose sum has these options in its canonical form, if there are such; it is no
    /// number.
    fn simple_of(&self, options: &[Vec<Game>; 2]) -> Option<Simple> {
        let number = self.as_simple(*options[0].first()?)?.number;
        let parts = |side: usize| -> Option<Vec<(i32, u32)>> {
            let simple = options[side].iter().map(|&option| self.as_simple(option));
            let mut parts: Vec<(i32, u32)> = simple
                .map(|simple| simple.filter(|simple| simple.number == number).map(|simple| (simple.ups, simple.nimber)))
                .collect::<Option<_>>()?;
            parts.sort_unstable();
            Some(parts)
        };
        let (left, right) = (parts(0)?, parts(1)?);
        let of_ups = |own: &[(i32, u32)], other: &[(i32, u32)], sign: i32| match (own, other) {
            ([(0, 0)], &[(ups, nimber)]) if sign * ups >= 0 && (ups, nimber) != (0, 0) => {
                Some((ups + sign, nimber ^ 1))
            }
            ([(0, 0), (0, 1)], [(0, 0)]) => Some((sign, 1)),
            _ => None,
        };
        let (ups, nimber) = match left == right && left.iter().copied().eq((0..left.len() as u32).map(|k| (0, k))) {
            true => Some((0, left.len() as u32)),
            false => of_ups(&left, &right, 1).or_else(|| of_ups(&right, &left, -1)),
        }?;
        Some(Simple { number, ups, nimber })
    }

    /// The sum of two games.
    pub fn sum(&mut self, a: Game, b: Game) -> Result<Game, Beyond> {
        if a == ZERO || b == ZERO {
            return Ok(a.max(b));
        }
        if let (Some(x), Some(y)) = (self.as_simple(a), self.as_simple(b)) {
            return Ok(self.simple(x.plus(y).ok_or(Beyond::Number)?));
        }
        let (a, b) = (a.min(b), a.max(b));
        let key = u64::from(a) << 32 | u64::from(b);
        if let Some(&known) = self.sums.get(&key) {
            return Ok(known);
        }
        self.spend(1)?;
        let is_number = [a, b].map(|game| self.as_number(game).is_some());
        let mut options = [vec![], vec![]];
        for (side, sums) in options.iter_mut().enumerate() {
            for (game, other, is_number) in [(a, b, is_number[0]), (b, a, is_number[1])] {
                if !is_number {
                    for place in self.range(game, side)? {
                        let sum = self.sum(self.options[place], other)?;
                        sums.push(sum);
                    }
                }
            }
        }
        let sum = if is_number == [false; 2] { self.of(options)? } else { self.of_canonical(options)? };
        self.sums.insert(key, sum);
        Ok(sum)
    }

    /// The game with the players exchanged.
    pub fn negative(&mut self, game: Game) -> Result<Game, Beyond> {
        if let Some(known) = self.nodes[game as usize].negative {
            return Ok(known);
        }
        let negative = match self.as_simple(game) {
            Some(Simple { number, ups, nimber }) => self.simple(Simple { number: -number, ups: -ups, nimber }),
            None => {
                let mut options = [vec![], vec![]];
                for side in SIDES {
                    for option in self.options_of(game, side)? {
                        let option = self.negative(option)?;
                        options[1 - side].push(option);
                    }
                }
                self.of_canonical(options)?
            }
        };
        self.nodes[game as usize].negative = Some(negative);
        self.nodes[negative as usize].negative = Some(game);
        Ok(negative)
    }

    /// Who wins.
    pub fn class(&mut self, game: Game) -> Result<Class, Beyond> {
        Ok(match (self.at_most(ZERO, game)?, self.at_most(game, ZERO)?) {
            (true, true) => Class::Second,
            (true, false) => Class::Left,
            (false, true) => Class::Right,
            (false, false) => Class::First,
        })
    }
}

/// Whether G ≤ H, by their stops, if these say so.
fn settled(of_g: [Dyadic; 2], of_h: [Dyadic; 2]) -> Option<bool> {
    if of_g[0] > of_h[0] || of_g[1] > of_h[1] {
        return Some(false);
    }
    (of_g[0] < of_h[1]).then_some(true)
}

fn key(options: &[Vec<Game>; 2]) -> Box<[Game]> {
    let mut key = Vec::with_capacity(1 + options[0].len() + options[1].len());
    key.push(options[0].len() as Game);
    key.extend_from_slice(&options[0]);
    key.extend_from_slice(&options[1]);
    key.into_boxed_slice()
}

/// The simplest number from `least` to `most` that fits, where those that fit are all between two others; nothing if it
/// is too fine.
fn simplest(least: Dyadic, most: Dyadic, is_fit: impl Fn(Dyadic) -> bool) -> Option<Dyadic> {
    if is_fit(0) {
        return Some(0);
    }
    (0..=PLACES).find_map(|places| {
        let step = ONE >> places;
        // The first multiples from the end that is nearer to 0.
        let from = match least.cmp(&0) {
            Ordering::Less => most.div_euclid(step) * step,
            _ => -(-least).div_euclid(step) * step,
        };
        let next = if least < 0 { from - step } else { from + step };
        [from, next].into_iter().find(|&x| is_fit(x))
    })
}

/// The number, if it fits.
pub(crate) fn number(x: Dyadic) -> Option<Number> {
    let places = PLACES - x.trailing_zeros().min(PLACES);
    Some(Number::new(i64::try_from(x >> (PLACES - places)).ok()?, places))
}
