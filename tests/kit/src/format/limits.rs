//! The limits of a form, each at both ends and one beyond, in cases that are good in every other respect.

use rand::RngExt;
use rand_pcg::Pcg64;

use super::end::{Before, End, PLACE};
use super::form::{Form, together};
use super::input::{Cases, Format};
use super::order::Order;
use super::text::{Mark, expected_int, expected_sum, expected_vertex, expected_word};
use super::value::{Data, Value};

/// A limit of the statement.
pub struct Limit {
    /// What is limited, in the words of the statement.
    pub name: &'static str,
    /// Inputs in which it has its least and its greatest value, each with the value.
    pub kept: Vec<(i128, String)>,
    /// Inputs in which it is one less or one more, with a mark, `@`, before the token, and what is expected there.
    pub passed: Vec<(i128, String, String)>,
}

/// So many cases are made at random in search of one that fulfils all conditions.
const TRIES: u64 = 400;

/// Where something has to be, and which value it gets.
#[derive(Clone, Copy)]
struct Pin {
    name: &'static str,
    index: usize,
    value: i128,
}

/// A case on its way.
struct Maker<'a> {
    pin: Option<Pin>,
    /// What else is asked for.
    others: &'a [(&'static str, &'static str, i128)],
    random: Option<Pcg64>,
    /// Whether all characters of words are the first one that they may be: some conditions want few of the others.
    is_uniform: bool,
    /// How often each name has come, and what is asked of it first, and where the pin is.
    seen: Vec<Name>,
    /// How many vertices have been chosen.
    vertices: i128,
    /// Which item of a list is made whose items must differ: for the numbers or vertices in it that come first.
    nth: Option<Nth>,
    /// Whether a condition was not fulfilled.
    has_failed: bool,
}

struct Name {
    name: &'static str,
    count: usize,
    first: Asked,
    pinned: Option<Asked>,
}

/// What is asked of a number.
#[derive(Clone, Copy)]
struct Asked {
    low: i128,
    high: i128,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Int,
    Vertex,
    Word(&'static str),
}

#[derive(Clone, Copy)]
struct Nth {
    index: i128,
    order: Order,
    /// The second vertex of an arc, where the first is chosen.
    to: Option<i128>,
}

impl Format {
    /// The names of all limits: of numbers, vertices and words, of the number of cases, of sums.
    pub fn limits(&self) -> Vec<&'static str> {
        let cases = match self.cases {
            Cases::Counted { name, .. } => Some(name),
            _ => None,
        };
        let numbers = self.plainest();
        let numbers = numbers.iter().map(|known| known.name);
        cases.into_iter().chain(numbers).chain(self.sums.iter().map(|sum| sum.name)).collect()
    }

    /// The limit of this name, with the inputs on which it is tried.
    ///
    /// # Panics
    /// If there is none, or if no case is found in which it can be tried: then [`trying`](Self::trying) says what else
    /// this needs.
    pub fn limit(&self, name: &'static str) -> Limit {
        if let Some(sum) = self.sums.iter().find(|sum| sum.name == name) {
            return self.limit_of_sum(name, sum.of, sum.most);
        }
        match self.cases {
            Cases::Counted { name: of, low, high } if of == name => self.limit_of_cases(name, low, high),
            _ => self.limit_of_number(name),
        }
    }

    /// A case, and what is limited in it, if one is found. Without a pin it is the plainest that there is.
    fn make(&self, pin: Option<Pin>) -> Option<(Data, Vec<Name>)> {
        let others: &[_] = if pin.is_some() { &self.where_tried } else { &[] };
        (0..TRIES).find_map(|round| {
            let random = (round > 0).then(|| crate::seeded(round));
            let is_uniform = round >= TRIES / 4 * 3;
            let mut maker =
                Maker { pin, others, random, is_uniform, seen: vec![], vertices: 0, nth: None, has_failed: false };
            let data = self.case.make(&mut maker, &mut Before::default());
            (!maker.has_failed).then_some((data, maker.seen))
        })
    }

    fn plainest(&self) -> Vec<Name> {
        self.make(None).expect("there is a case").1
    }

    fn limit_of_number(&self, name: &'static str) -> Limit {
        let of = |seen: &[Name]| seen.iter().find(|known| known.name == name).map(|known| (known.count, known.first));
        let (_, Asked { low, kind, .. }) = of(&self.plainest()).expect("it has come before");
        let value = if matches!(kind, Kind::Word(_)) { low } else { low.max(1) };
        // What else is asked for may change how often it comes.
        let here = Pin { name, index: 0, value };
        let count = self.make(Some(here)).and_then(|(_, seen)| of(&seen)).map_or(1, |(count, _)| count);
        let pinned = |index: usize, value: i128| {
            let (data, seen) = self.make(Some(Pin { name, index, value }))?;
            let asked = seen.into_iter().find(|known| known.name == name)?.pinned?;
            Some((data, asked))
        };
        // In the middle, if it can be there; the least of rising numbers comes first.
        let end = |is_low: bool| {
            let places = [count / 2, 0, count.saturating_sub(1)];
            let far = if is_low { i128::MIN } else { i128::MAX };
            let found = places.into_iter().find_map(|index| {
                let (data, asked) = pinned(index, far)?;
                Some((index, data, asked))
            });
            let what = if is_low { "least" } else { "greatest" };
            found.unwrap_or_else(|| panic!("no case was found in which {name} is the {what}: say what else it needs"))
        };
        let ends = [end(true), end(false)];
        let shown = |value: i128| if kind == Kind::Vertex { value + 1 } else { value };
        let kept = ends.iter().zip([true, false]).map(|((_, data, asked), is_low)| {
            let value = if is_low { asked.low } else { asked.high };
            (shown(value), self.write_data(std::slice::from_ref(data), None))
        });
        let passed = ends.iter().zip([true, false]).map(|((index, data, asked), is_low)| {
            let value = if is_low { asked.low - 1 } else { asked.high + 1 };
            let (text, expected) = match kind {
                Kind::Int => (value.to_string(), expected_int(asked.low, asked.high)),
                Kind::Vertex => ((value + 1).to_string(), expected_vertex(asked.high + 1)),
                Kind::Word(of) => (word(of, value), expected_word(asked.low, asked.high, of)),
            };
            let mark = Mark { name, index: *index, text };
            (shown(value), self.write_data(std::slice::from_ref(data), Some(&mark)), expected)
        });
        let (kept, passed) = (kept.collect(), passed.collect());
        Limit { name, kept, passed }
    }

    fn limit_of_cases(&self, name: &'static str, low: i128, high: i128) -> Limit {
        let case = self.smallest();
        let cases = |count: i128| vec![case.clone(); usize::try_from(count).expect("a number of cases")];
        let kept = [low, high].map(|count| (count, self.write_data(&cases(count), None)));
        let passed = [(low, low - 1), (high, high + 1)].map(|(end, count)| {
            let mark = Mark { name, index: 0, text: count.to_string() };
            (count, self.write_data(&cases(end), Some(&mark)), expected_int(low, high))
        });
        Limit { name, kept: kept.into(), passed: passed.into() }
    }

    /// The case in which every number of items is the least.
    fn smallest(&self) -> Data {
        self.make(Some(LEAST)).expect("there is a case").0
    }

    fn limit_of_sum(&self, name: &'static str, of: &'static str, most: i128) -> Limit {
        let seen = self.plainest().into_iter().find(|known| known.name == of).expect("what is added").first;
        let case = |value| self.make(Some(Pin { name: of, index: 0, value })).expect("a case of every size").0;
        // As many cases of the greatest size as leave room for one of about half of it.
        let last = (seen.high.min(most) / 2).max(seen.low);
        let mut others = vec![];
        let mut left = most - last;
        while left > 0 {
            let size = left.min(seen.high);
            // What is left over must not be too small for a case of its own.
            let size = if (1..seen.low).contains(&(left - size)) { size - seen.low } else { size };
            others.push(case(size));
            left -= size;
        }
        let with = |size: i128| {
            let mut cases = others.clone();
            cases.push(case(size));
            cases
        };
        let text = match seen.kind {
            Kind::Word(letters) => word(letters, last + 1),
            _ => (last + 1).to_string(),
        };
        let mark = Mark { name: of, index: others.len(), text };
        let passed = vec![(last + 1, self.write_data(&with(last + 1), Some(&mark)), expected_sum(last, most))];
        Limit { name, kept: vec![(last, self.write_data(&with(last), None))], passed }
    }
}

/// A word of this length.
fn word(letters: &'static str, length: i128) -> String {
    letters.chars().cycle().take(usize::try_from(length).unwrap_or(0)).collect()
}

/// Asks for as few of everything as can be.
const LEAST: Pin = Pin { name: "", index: 0, value: 0 };

impl Maker<'_> {
    fn is_least(&self) -> bool {
        self.pin.is_some_and(|pin| pin.name == LEAST.name)
    }

    /// What is limited by `low` and `high` gets its value.
    fn choose(&mut self, name: &'static str, [low, high]: [i128; 2], usual: i128, kind: Kind) -> i128 {
        let asked = Asked { low, high, kind };
        let known = match self.seen.iter_mut().position(|known| known.name == name) {
            Some(place) => &mut self.seen[place],
            None => {
                self.seen.push(Name { name, count: 0, first: asked, pinned: None });
                self.seen.last_mut().expect("it was pushed")
            }
        };
        known.count += 1;
        if low > high {
            self.has_failed = true;
            return low;
        }
        let wanted = match self.pin {
            Some(pin) if pin.name == name && pin.index + 1 == known.count => {
                known.pinned = Some(asked);
                return pin.value.clamp(low, high);
            }
            Some(pin) => self.others.iter().find(|(of, other, _)| *of == pin.name && *other == name),
            None => None,
        };
        match (wanted, &mut self.random) {
            (Some((_, _, value)), _) => (*value).clamp(low, high),
            (None, Some(random)) => random.random_range(low..=high.min(low.saturating_add(9))),
            (None, None) => usual.clamp(low, high),
        }
    }

    /// What an integer is that comes first in an item of a list whose items must differ: they rise from the least on.
    fn nth(&mut self, low: i128) -> Option<i128> {
        self.nth.take().map(|nth| low.saturating_add(nth.index))
    }
}

/// What a number is where nothing particular is asked for, and how many items there are.
const USUAL: i128 = 7;
const ITEMS: i128 = 3;

impl Form {
    fn make(&self, maker: &mut Maker<'_>, before: &mut Before) -> Data {
        match self {
            Self::Int { name, low, high, usual } => {
                let ends = [low.at(before), high.at(before)];
                let usual = match (maker.nth(ends[0]), usual) {
                    (Some(nth), _) => nth,
                    (None, Some(End::Named(other))) => before[other],
                    (None, _) if maker.is_least() => ends[0],
                    (None, usual) => usual.as_ref().map_or(USUAL, |usual| usual.at(before)),
                };
                let value = maker.choose(name, ends, usual, Kind::Int);
                before.set(name, value);
                Data::Int(value)
            }
            Self::Len { name, low, high } => {
                let usual = if maker.is_least() { i128::MIN } else { ITEMS };
                let value = maker.choose(name, [low.at(before), high.at(before)], usual, Kind::Int);
                before.set(name, value);
                Data::Int(value)
            }
            Self::Vertex { name, vertices } => {
                let vertices = vertices.at(before);
                let usual = maker.next_vertex(vertices);
                let value = maker.choose(name, [0, vertices - 1], usual, Kind::Vertex);
                before.set(name, value + 1);
                Data::Int(value)
            }
            Self::Word { name, low, high, letters, len } => {
                let (low, high) = (low.at(before), high.at(before));
                let length = match len {
                    // Its length stands before it, and is what is tried.
                    Some(_) => low,
                    None => {
                        let usual = if maker.is_least() { low } else { ITEMS };
                        maker.choose(name, [low, high], usual, Kind::Word(letters))
                    }
                };
                let letters: Vec<char> = letters.chars().collect();
                let mut letter = |place: i128| match &mut maker.random {
                    _ if maker.is_uniform => letters[0],
                    Some(random) => letters[random.random_range(0..letters.len())],
                    None => letters[place as usize % letters.len()],
                };
                Data::Word((0..length).map(&mut letter).collect())
            }
            Self::Choice { words, .. } => Data::Word(match &mut maker.random {
                Some(random) => words[random.random_range(0..words.len())].to_owned(),
                None => words[0].to_owned(),
            }),
            Self::List { count, item, order } => {
                let known = before.0.len();
                let items = (0..count.at(before)).map(|index| {
                    maker.nth = (*order != Order::Any).then_some(Nth { index, order: *order, to: None });
                    before.set(PLACE, index + 1);
                    let data = item.make(maker, before);
                    before.0.truncate(known);
                    data
                });
                let items: Vec<Data> = items.collect();
                maker.nth = None;
                maker.has_failed |= !self.is_in_order(&items, before);
                Data::List(items)
            }
            Self::Tree { name, vertices } => maker.tree(name, vertices.at(before)),
            Self::Row(parts) | Self::All(parts) => {
                let mut values = vec![];
                for part in parts {
                    let value = part.make(maker, before);
                    if part.has_value() {
                        values.push(value);
                    }
                }
                together(values)
            }
            Self::Such { form, holds, .. } => {
                let data = form.make(maker, before);
                maker.has_failed = maker.has_failed || !holds(&data);
                data
            }
        }
    }
}

impl Maker<'_> {
    /// One vertex after the other; in edges that must differ, the ends of one pair after the other.
    fn next_vertex(&mut self, vertices: i128) -> i128 {
        let Some(Nth { mut index, order, to }) = self.nth.take() else {
            self.vertices += 1;
            return (self.vertices - 1) % vertices.max(1);
        };
        if let Some(to) = to {
            return to;
        }
        let (u, v) = match order {
            Order::Edges | Order::Connected | Order::Forest | Order::Arcs | Order::Acyclic => {
                let mut u = 0;
                while u + 1 < vertices && index >= vertices - 1 - u {
                    index -= vertices - 1 - u;
                    u += 1;
                }
                (u, u + 1 + index)
            }
            _ => (index / vertices.max(1), index % vertices.max(1)),
        };
        self.nth = Some(Nth { index, order, to: Some(v) });
        u
    }

    /// A path; where an end of an edge is pinned, the other end of this edge is the middle of a star.
    fn tree(&mut self, name: &'static str, vertices: i128) -> Data {
        let ends = [0, vertices - 1];
        let mut edges: Vec<[i128; 2]> = (1..vertices).map(|v| [v - 1, v]).collect();
        let mut pinned = None;
        for (place, edge) in edges.iter().enumerate() {
            for (side, &v) in edge.iter().enumerate() {
                let was_pinned = self.seen.iter().any(|known| known.name == name && known.pinned.is_some());
                let chosen = self.choose(name, ends, v, Kind::Vertex);
                if !was_pinned && self.seen.iter().any(|known| known.name == name && known.pinned.is_some()) {
                    pinned = Some((place, side, chosen));
                }
            }
        }
        if let Some((place, side, leaf)) = pinned {
            let middle = (leaf + 1) % vertices;
            let others = (0..vertices).filter(|v| *v != leaf && *v != middle).map(|v| [v, middle]);
            edges = others.collect();
            edges.insert(place, if side == 0 { [leaf, middle] } else { [middle, leaf] });
        }
        Data::List(edges.into_iter().map(|edge| edge.data()).collect())
    }
}
