//! Cases at the ends of a form: every number and size at its limits, lists and trees of the shapes that programs
//! stumble over, random ones of every size, and the largest.

use itertools::Itertools;
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_pcg::Pcg64;

use super::end::{Before, End, PLACE};
use super::form::{Form, together};
use super::input::{Cases, Format};
use super::order::Order;
use super::value::{Data, Value};
use crate::shapes::{self, LARGE_TREES};

/// An input of this many tokens is as large as inputs are made.
const LARGEST: usize = 1_000_000;

/// A corner case may have so many.
const CORNER: usize = 100_000;

/// So great are small sizes, and so far above the least are small numbers.
const FEW: i128 = 6;

/// So many tests stand in an input of several.
const TESTS: usize = 10;

/// How large the lists, words, trees and graphs of a case are.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Size {
    /// As small as they can be.
    Least,
    /// Small, but none of the smallest.
    Few,
    /// From the least, 0, to the greatest, 1, on a logarithmic scale.
    Scale(f64),
    /// Anywhere up to there on that scale, each by itself.
    Random(f64),
}

/// Up to where a case goes: how large what is counted in it is at most, and how far its numbers are from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The greatest size.
    pub size: i128,
    /// The greatest distance of a number from 0.
    pub number: i128,
}

impl Reach {
    /// As far as the form goes.
    pub const ALL: Self = Self { size: i128::MAX, number: i128::MAX };
}

/// Which numbers stand in a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Numbers {
    Least,
    Greatest,
    /// One more than the least.
    Second,
    /// One less than the greatest.
    LastButOne,
    Equal,
    Different,
    Rising,
    Falling,
    OneLess,
    OneGreater,
    Random,
    /// Of every length.
    Logarithmic,
    /// Many of them follow from those before: equal, one more or less, twice as great, a sum.
    Related,
}

const NUMBERS: [(Numbers, &str); 11] = [
    (Numbers::Greatest, "all numbers maximal"),
    (Numbers::Least, "all numbers minimal"),
    (Numbers::Equal, "equal numbers"),
    (Numbers::Different, "different numbers"),
    (Numbers::Rising, "rising numbers"),
    (Numbers::Falling, "falling numbers"),
    (Numbers::OneLess, "one number smaller"),
    (Numbers::OneGreater, "one number larger"),
    (Numbers::Random, "random numbers"),
    (Numbers::LastButOne, "all numbers one below the maximum"),
    (Numbers::Second, "all numbers one above the minimum"),
];

/// What a case is to be like.
#[derive(Clone, Copy)]
struct Plan<'a> {
    size: Size,
    numbers: Numbers,
    /// Whether numbers stay near the least.
    is_low: bool,
    reach: Reach,
    /// Which of the shapes of trees; random where there are no more.
    tree: usize,
    /// How many tests, where there may be several.
    tests: usize,
    /// How many tokens at most.
    tokens: usize,
    /// The names of the numbers that say how large something is.
    sizes: &'a [&'static str],
    seed: u64,
}

impl<'a> Plan<'a> {
    /// One test of random numbers, with random trees.
    fn new(size: Size, tokens: usize, sizes: &'a [&'static str]) -> Self {
        let (numbers, reach) = (Numbers::Random, Reach::ALL);
        Self { size, numbers, is_low: false, reach, tree: usize::MAX, tests: 1, tokens, sizes, seed: 1 }
    }
}

impl Format {
    /// Inputs at the ends of the form, or as near to them as this reaches, each with what it is like; `sizes` are the
    /// names of the numbers that say how large lists, words, trees and graphs are.
    pub fn corners<'a>(
        &'a self,
        sizes: &'a [&'static str],
        reach: Reach,
    ) -> impl Iterator<Item = (String, String)> + 'a {
        let plan = Plan { reach, ..Plan::new(Size::Few, CORNER, sizes) };
        let of_numbers = [(Size::Few, false), (Size::Scale(1.0), false), (Size::Few, true), (Size::Scale(1.0), true)];
        let of_numbers =
            of_numbers.into_iter().cartesian_product(NUMBERS).map(move |((size, is_low), (numbers, words))| {
                let low = if is_low { ", small" } else { "" };
                (format!("{words}{low}, {}", size.words()), Plan { size, numbers, is_low, ..plan })
            });
        let least = NUMBERS[..2].iter().map(move |&(numbers, words)| {
            (format!("{words}, minimal sizes"), Plan { size: Size::Least, numbers, ..plan })
        });
        let shapes = LARGE_TREES.iter().enumerate().filter(|_| self.case.has_shape());
        let of_shapes = shapes.flat_map(move |(tree, (name, ..))| {
            [Size::Few, Size::Scale(1.0)].map(|size| {
                let words = format!("{name}, {}", size.words());
                (words, Plan { size, tree, numbers: Numbers::Logarithmic, ..plan })
            })
        });
        let plans = least.chain(of_numbers).chain(of_shapes);
        plans.filter_map(|(words, plan)| Some((words, self.within(plan)?)))
    }

    /// A random input whose sizes, up to so much of the greatest on a logarithmic scale, and numbers have any length.
    pub fn random(&self, sizes: &[&'static str], reach: Reach, most: f64, seed: u64) -> Option<String> {
        let numbers = [Numbers::Logarithmic, Numbers::Random, Numbers::Related, Numbers::Random][seed as usize % 4];
        let tests = [1, TESTS][seed as usize / 4 % 2];
        let (size, tree) = (Size::Random(most), seed as usize % (2 * LARGE_TREES.len()));
        self.within(Plan { size, numbers, is_low: seed % 5 == 0, reach, tree, tests, tokens: CORNER, sizes, seed })
    }

    /// A random case as large as this reaches, or with random sizes up to there; in every other one the numbers have to
    /// do with one another.
    pub fn random_case(&self, sizes: &[&'static str], reach: Reach, is_large: bool, seed: u64) -> Option<Data> {
        let numbers = if seed % 2 == 0 { Numbers::Related } else { Numbers::Random };
        let size = if is_large { Size::Scale(1.0) } else { Size::Random(1.0) };
        let tree = seed as usize % (2 * LARGE_TREES.len());
        let plan = Plan { numbers, reach, tree, seed, ..Plan::new(size, CORNER, sizes) };
        let cases = self.read_data(&self.within(plan)?).ok()?;
        cases.into_iter().next()
    }

    /// Inputs of one test that is as large as this reaches: with random numbers, and with the greatest.
    pub fn at(&self, sizes: &[&'static str], reach: Reach) -> Vec<String> {
        let plan = Plan { reach, ..Plan::new(Size::Scale(1.0), LARGEST, sizes) };
        let kinds = [Numbers::Random, Numbers::Greatest].into_iter();
        kinds.filter_map(|numbers| self.within(Plan { numbers, ..plan })).collect()
    }

    /// An input of one test in which whatever is counted is so large, if it may be. Other seeds have other numbers and
    /// shapes.
    pub fn of_size(&self, size: i128, seed: u64) -> Option<String> {
        const KINDS: [Numbers; 4] = [Numbers::Random, Numbers::Related, Numbers::Greatest, Numbers::Random];
        let sizes = self.case.sizes();
        let reach = Reach { size, ..Reach::ALL };
        let (numbers, tree) = (KINDS[seed as usize % KINDS.len()], seed as usize / 2 % (LARGE_TREES.len() + 2));
        self.within(Plan { numbers, reach, tree, seed, ..Plan::new(Size::Scale(1.0), CORNER, &sizes) })
    }

    /// The largest inputs, each with what it is like: for time and memory.
    pub fn largest<'a>(&'a self, sizes: &'a [&'static str]) -> impl Iterator<Item = (String, String)> + 'a {
        let plan = Plan::new(Size::Scale(1.0), LARGEST, sizes);
        let kinds = [NUMBERS[8], NUMBERS[0], NUMBERS[4], NUMBERS[1]];
        let of_numbers = kinds.map(|(numbers, words)| (words.to_owned(), Plan { numbers, ..plan }));
        let shapes = LARGE_TREES.iter().enumerate().filter(|_| self.case.has_shape());
        let of_shapes = shapes.map(move |(tree, (name, ..))| ((*name).to_owned(), Plan { tree, ..plan }));
        let most = self.most_cases().min(LARGEST);
        let many = (most > 1)
            .then(|| ("the maximum number of tests".to_owned(), Plan { size: Size::Few, tests: most, ..plan }));
        let plans = of_numbers.into_iter().chain(of_shapes).chain(many);
        plans.filter_map(|(words, plan)| Some((words, self.within(plan)?)))
    }

    /// The input of a plan; of less size or fewer tests where it has too many tokens.
    fn within(&self, plan: Plan<'_>) -> Option<String> {
        if let Some(input) = self.drawn(plan) {
            return Some(input);
        }
        let scaled = |part: f64| match plan.size {
            Size::Scale(scale) => Plan { size: Size::Scale(scale * part), ..plan },
            Size::Random(scale) => Plan { size: Size::Random(scale * part), ..plan },
            _ => Plan { tests: (plan.tests as f64).powf(part) as usize, ..plan },
        };
        let (mut low, mut high, mut found) = (0.0, 1.0, None);
        for _ in 0..7 {
            let middle = (low + high) / 2.0;
            match self.drawn(scaled(middle)) {
                Some(input) => (low, found) = (middle, Some(input)),
                None => high = middle,
            }
        }
        found
    }

    fn drawn(&self, plan: Plan<'_>) -> Option<String> {
        let random = crate::seeded(plan.seed);
        let sums = self.sums.iter().map(|sum| (sum.of, sum.most)).collect();
        let mut pen = Pen {
            plan,
            random,
            left: plan.tokens,
            tests_left: 0,
            sums,
            equal: vec![],
            seen: vec![],
            odd: 0,
            has_failed: false,
        };
        let tests = match self.cases {
            Cases::One | Cases::Text => 1,
            Cases::Counted { low, high, .. } => (plan.tests as i128).clamp(low.max(1), high.max(1)) as usize,
            Cases::ToEnd | Cases::Until(_) => plan.tests,
        };
        let mut cases = vec![];
        for test in 0..tests {
            pen.tests_left = tests - test;
            pen.equal.clear();
            pen.seen.clear();
            cases.push(self.case.draw(&mut pen, &mut Before::default()));
            if pen.has_failed {
                return None;
            }
        }
        let input = self.write_data(&cases, None);
        self.read_data(&input).is_ok().then_some(input)
    }
}

impl Size {
    fn words(self) -> &'static str {
        match self {
            Self::Least => "minimal sizes",
            Self::Few => "small sizes",
            Self::Scale(_) | Self::Random(_) => "large sizes",
        }
    }
}

/// What draws a case.
struct Pen<'a> {
    plan: Plan<'a>,
    random: Pcg64,
    /// So many tokens may still come.
    left: usize,
    /// So many tests come, with this one.
    tests_left: usize,
    /// What is left of each sum over all tests, with the name of what is added.
    sums: Vec<(&'static str, i128)>,
    /// The number that all of a name are, where they are equal.
    equal: Vec<(&'static str, i128)>,
    /// The numbers that have been drawn, where others follow from them.
    seen: Vec<i128>,
    /// Which item of a list is the odd one.
    odd: usize,
    has_failed: bool,
}

/// Where a number stands in its list: from 0, of so many.
type Place = Option<(usize, usize)>;

impl Pen<'_> {
    fn spend(&mut self, tokens: usize) {
        self.has_failed |= tokens > self.left;
        self.left = self.left.saturating_sub(tokens);
    }

    /// A number by its name, which may be a size.
    fn number(&mut self, name: &'static str, low: i128, high: i128, place: Place) -> i128 {
        let of_tests = self.tests_left.max(1) as i128;
        let share = self.sums.iter().filter(|(of, _)| *of == name).map(|(_, left)| left / of_tests).min();
        let high = high.min(share.unwrap_or(i128::MAX));
        if low > high {
            self.has_failed = true;
            return low;
        }
        let number = match self.plan.sizes.contains(&name) {
            true => self.size(low, high),
            false => self.value(name, low, high, place),
        };
        self.sums.iter_mut().filter(|(of, _)| *of == name).for_each(|(_, left)| *left -= number);
        number
    }

    fn size(&mut self, low: i128, high: i128) -> i128 {
        let high = high.min(low.max(self.plan.reach.size));
        let scaled = |scale: f64| {
            let range = (high - low + 1) as f64;
            if scale >= 1.0 { high } else { (low + range.powf(scale) as i128 - 1).clamp(low, high) }
        };
        match self.plan.size {
            Size::Least => low,
            Size::Few => FEW.clamp(low, high),
            Size::Scale(scale) => scaled(scale),
            Size::Random(scale) => scaled(scale * self.random.random::<f64>()),
        }
    }

    fn value(&mut self, name: &'static str, low: i128, high: i128, place: Place) -> i128 {
        let reach = self.plan.reach.number;
        let (low, high) = (low.max(high.min(-reach)), high.min(low.max(reach)));
        let high = if self.plan.is_low { high.min(low.saturating_add(FEW)) } else { high };
        let range = high - low;
        let (index, count) = place.unwrap_or((0, 1));
        let part = |index: usize| match count as i128 - 1 {
            0 => high,
            last if range >= last => low + range / last * index as i128,
            last => low + range * index as i128 / last,
        };
        match self.plan.numbers {
            Numbers::Least => low,
            Numbers::Greatest => high,
            Numbers::Second => high.min(low + 1),
            Numbers::LastButOne => low.max(high - 1),
            Numbers::Equal => match self.equal.iter().find(|(known, _)| *known == name) {
                Some((_, number)) => (*number).clamp(low, high),
                None => {
                    let number = self.random.random_range(low..=high);
                    self.equal.push((name, number));
                    number
                }
            },
            Numbers::Rising => part(index),
            Numbers::Falling => part(count - 1 - index),
            // A step that has no divisor in common with the number of items reaches all of them.
            Numbers::Different => part((index * (count / 2 + 1 + usize::from(count % 4 == 2)) + count / 3) % count),
            Numbers::OneLess => {
                if place.is_none() || index == self.odd {
                    low
                } else {
                    high
                }
            }
            Numbers::OneGreater => {
                if place.is_none() || index == self.odd {
                    high
                } else {
                    low
                }
            }
            Numbers::Random => self.random.random_range(low..=high),
            Numbers::Logarithmic => {
                let length = self.random.random::<f64>();
                let above = ((range + 1) as f64).powf(length) as i128 - 1;
                low + above.clamp(0, range)
            }
            Numbers::Related => {
                let number = self.related().filter(|number| (low..=high).contains(number));
                let number = number.unwrap_or_else(|| self.random.random_range(low..=high));
                self.seen.push(number);
                number
            }
        }
    }

    /// What follows from one or two of the numbers before; for every other number nothing.
    fn related(&mut self) -> Option<i128> {
        let [one, other] = [(); 2].map(|()| self.seen.choose(&mut self.random).copied());
        let (one, other) = (one?, other?);
        let related = [one, one + 1, one - 1, 2 * one, one / 2, one + other, one - other, one ^ other];
        self.random.random_bool(0.5).then(|| related.choose(&mut self.random).copied()).flatten()
    }

    fn letters(&mut self, letters: &[char], length: usize) -> String {
        let last = letters.len() - 1;
        let odd = if length > 0 { self.random.random_range(0..length) } else { 0 };
        let numbers = self.plan.numbers;
        let mut letter = |index: usize| match numbers {
            Numbers::Least => 0,
            Numbers::Greatest | Numbers::Equal => last,
            Numbers::Second => last.min(1),
            Numbers::LastButOne => last.saturating_sub(1),
            Numbers::Different => index % letters.len(),
            Numbers::Rising => index * letters.len() / length,
            Numbers::Falling => last - index * letters.len() / length,
            Numbers::OneLess => {
                if index == odd {
                    0
                } else {
                    last
                }
            }
            Numbers::OneGreater => {
                if index == odd {
                    last
                } else {
                    0
                }
            }
            Numbers::Random | Numbers::Logarithmic | Numbers::Related => self.random.random_range(0..letters.len()),
        };
        (0..length).map(|index| letters[letter(index)]).collect()
    }

    /// The edges of a tree, of the shape that is asked for.
    fn tree(&mut self, vertices: usize) -> Vec<(usize, usize)> {
        match LARGE_TREES.get(self.plan.tree) {
            Some((_, _, edges)) if self.plan.seed % 2 == 1 => edges(vertices),
            Some((_, _, edges)) => shapes::shuffled(vertices, edges(vertices), &mut self.random),
            None => shapes::random_tree(vertices, &mut self.random),
        }
    }

    /// So many edges between so many vertices, in this order.
    fn edges(&mut self, vertices: usize, count: usize, order: Order) -> Vec<(usize, usize)> {
        let most = match order {
            Order::Forest => vertices.saturating_sub(1),
            Order::Arcs => vertices.saturating_mul(vertices.saturating_sub(1)),
            Order::Any => usize::MAX,
            _ => vertices.saturating_mul(vertices.saturating_sub(1)) / 2,
        };
        self.has_failed |=
            count > most || vertices == 0 && count > 0 || order == Order::Connected && count + 1 < vertices;
        if self.has_failed {
            return vec![];
        }
        let mut edges = self.tree(vertices);
        edges.truncate(count);
        let mut known: rustc_hash::FxHashSet<(usize, usize)> = edges
            .iter()
            .flat_map(|&(u, v)| if order == Order::Arcs { vec![(u, v)] } else { vec![(u, v), (v, u)] })
            .collect();
        let is_dense = count > most / 2 && most < 4 * LARGEST;
        let mut others = vec![];
        if is_dense && order != Order::Any {
            others = (0..vertices).tuple_combinations().collect();
            if order == Order::Arcs {
                others = others.into_iter().flat_map(|(u, v): (usize, usize)| [(u, v), (v, u)]).collect();
            }
            others.shuffle(&mut self.random);
        }
        while edges.len() < count {
            let mut vertex = || self.random.random_range(0..vertices);
            let (u, v) = others.pop().unwrap_or_else(|| (vertex(), vertex()));
            let is_new =
                order == Order::Any || u != v && known.insert((u, v)) && (order == Order::Arcs || known.insert((v, u)));
            if is_new {
                edges.push((u, v));
            }
        }
        if order == Order::Acyclic {
            edges.iter_mut().for_each(|edge| *edge = (edge.0.min(edge.1), edge.0.max(edge.1)));
        }
        edges
    }
}

impl Form {
    /// Whether there is a tree or a graph in it.
    fn has_shape(&self) -> bool {
        match self {
            Self::Tree { .. } => true,
            Self::List { item, .. } => item.vertices().is_some() || item.has_shape(),
            Self::Row(parts) | Self::All(parts) => parts.iter().any(Self::has_shape),
            Self::Such { form, .. } => form.has_shape(),
            _ => false,
        }
    }

    /// Of how many vertices the two at the beginning of a line are, if there are two.
    pub(super) fn vertices(&self) -> Option<&End> {
        match self {
            Self::Row(parts) => match &parts[..] {
                [Self::Vertex { vertices, .. }, Self::Vertex { .. }, ..] => Some(vertices),
                _ => None,
            },
            _ => None,
        }
    }

    fn draw(&self, pen: &mut Pen<'_>, before: &mut Before) -> Data {
        self.draw_at(None, pen, before)
    }

    fn draw_at(&self, place: Place, pen: &mut Pen<'_>, before: &mut Before) -> Data {
        if pen.has_failed {
            return Data::Int(0);
        }
        match self {
            Self::Int { name, low, high, .. } | Self::Len { name, low, high } => {
                pen.spend(1);
                let number = pen.number(name, low.at(before), high.at(before), place);
                before.set(name, number);
                Data::Int(number)
            }
            Self::Vertex { name, vertices } => {
                pen.spend(1);
                let vertex = pen.value(name, 0, (vertices.at(before) - 1).max(0), place);
                before.set(name, vertex + 1);
                Data::Int(vertex)
            }
            Self::Word { name, low, high, letters, len } => {
                let (low, high) = (low.at(before), high.at(before));
                let length = if len.is_some() || low == high { low } else { pen.number(name, low, high, None) };
                pen.spend(1 + length as usize / 8);
                if pen.has_failed {
                    return Data::Word(String::new());
                }
                Data::Word(pen.letters(&letters.chars().collect_vec(), length as usize))
            }
            Self::Choice { words, .. } => {
                pen.spend(1);
                Data::Word(words[pen.random.random_range(0..words.len())].to_owned())
            }
            Self::List { count, item, order } => {
                let count = usize::try_from(count.at(before)).unwrap_or(0);
                pen.spend(count / 2);
                if pen.has_failed {
                    return Data::List(vec![]);
                }
                let ends = item.vertices().map(|vertices| {
                    let vertices = usize::try_from(vertices.at(before)).unwrap_or(0);
                    pen.edges(vertices, count, *order)
                });
                pen.odd = if count > 0 { pen.random.random_range(0..count) } else { 0 };
                let known = before.0.len();
                let mut items = vec![];
                for index in 0..count {
                    before.set(PLACE, index as i128 + 1);
                    let mut data = item.draw_at(Some((index, count)), pen, before);
                    before.0.truncate(known);
                    if let (Some(ends), Data::List(parts)) = (&ends, &mut data)
                        && let Some(&(u, v)) = ends.get(index)
                    {
                        (parts[0], parts[1]) = (Data::Int(u as i128), Data::Int(v as i128));
                    }
                    items.push(data);
                    if pen.has_failed {
                        break;
                    }
                }
                Data::List(item.put_in_order(*order, items, pen, before))
            }
            Self::Tree { vertices, .. } => {
                let vertices = usize::try_from(vertices.at(before)).unwrap_or(0);
                pen.spend(2 * vertices);
                if pen.has_failed {
                    return Data::List(vec![]);
                }
                Data::List(pen.tree(vertices).iter().map(Value::data).collect())
            }
            Self::Row(parts) | Self::All(parts) => {
                let mut values = vec![];
                for part in parts {
                    let value = part.draw_at(place, pen, before);
                    if part.has_value() {
                        values.push(value);
                    }
                }
                together(values)
            }
            Self::Such { form, holds, .. } => {
                let data = form.draw_at(place, pen, before);
                pen.has_failed = pen.has_failed || !holds(&data);
                data
            }
        }
    }

    /// Items of a list, in its order, and different where they have to be.
    fn put_in_order(&self, order: Order, mut items: Vec<Data>, pen: &mut Pen<'_>, before: &mut Before) -> Vec<Data> {
        if let (Order::Distinct | Order::Rising, Self::Int { low, high, .. }) = (order, self) {
            let (low, high) = (low.at(before), high.at(before));
            let count = items.len() as i128;
            pen.has_failed |= count > high - low + 1;
            let mut numbers = items.iter().map(Data::int).sorted().collect_vec();
            // What is not above the one before becomes so; what is then too great comes down again.
            for index in 1..numbers.len() {
                numbers[index] = numbers[index].max(numbers[index - 1] + 1);
            }
            for (index, number) in numbers.iter_mut().rev().enumerate() {
                *number = (*number).min(high - index as i128);
            }
            if order == Order::Distinct && !matches!(pen.plan.numbers, Numbers::Rising | Numbers::Least) {
                match pen.plan.numbers {
                    Numbers::Falling => numbers.reverse(),
                    _ => numbers.shuffle(&mut pen.random),
                }
            }
            return numbers.into_iter().map(Data::Int).collect();
        }
        if matches!(order, Order::NotFalling | Order::Rising) {
            items.sort();
        }
        items
    }
}

#[cfg(test)]
mod tests {
    use crate::format::{counted, edges, int, len, list, row, tree_of, word_of};

    use super::*;

    fn inputs(format: &Format, sizes: &[&'static str]) -> Vec<(String, String)> {
        format.corners(sizes, Reach::ALL).chain(format.largest(sizes)).collect()
    }

    fn has(inputs: &[(String, String)], wanted: &str) -> bool {
        inputs.iter().any(|(_, input)| input == wanted)
    }

    #[test]
    fn numbers_go_to_their_ends() {
        let row = Format::one(counted("n", 1..=100, int("a", 0..=1_000_000_000)));
        let all = inputs(&row, &["n"]);
        let named = |name: &str| &all.iter().find(|(known, _)| known == name).expect("it is made").1[..];
        assert_eq!(named("all numbers maximal, small sizes"), format!("6\n{}\n", ["1000000000"; 6].join(" ")));
        assert_eq!(named("all numbers maximal, large sizes"), format!("100\n{}\n", ["1000000000"; 100].join(" ")));
        assert_eq!(named("all numbers minimal, minimal sizes"), "1\n0\n");
        assert_eq!(
            named("all numbers one below the maximum, small sizes"),
            format!("6\n{}\n", ["999999999"; 6].join(" "))
        );
        assert_eq!(named("all numbers one above the minimum, small sizes"), format!("6\n{}\n", ["1"; 6].join(" ")));
        assert_eq!(named("rising numbers, small, small sizes"), "6\n0 1 2 3 4 5\n");
        let rows: Vec<Vec<u32>> = row.read(named("one number smaller, small sizes")).expect("an input");
        assert_eq!(rows[0].iter().filter(|&&number| number == 0).count(), 1);
        let rows: Vec<Vec<u32>> = row.read(named("different numbers, large sizes")).expect("an input");
        assert!(rows[0].iter().all_unique() && !rows[0].is_sorted());
    }

    #[test]
    fn sizes_and_sums_are_kept() {
        let rows = Format::tests("t", 1..=10_000, counted("n", 1..=200_000, int("a", 1..=9)));
        let rows = rows.sum("the sum of n", "n", 200_000);
        let sizes: Vec<usize> = rows
            .largest(&["n"])
            .map(|(_, input)| rows.read::<Vec<u32>>(&input).expect("an input").iter().map(Vec::len).sum())
            .collect();
        assert!(sizes.iter().all(|&sum| sum <= 200_000) && sizes.contains(&200_000), "{sizes:?}");
        let grid = all_of_grid();
        let (_, largest) = grid.largest(&["n", "m"]).next().expect("a grid");
        assert!((100_000..10_000_000).contains(&largest.len()), "{}", largest.len());
    }

    fn all_of_grid() -> Format {
        Format::one(crate::format::all([
            row([len("n", 1..=100_000), len("m", 1..=100_000)]),
            list("n", row([word_of("a row", "m", ".#")])),
        ]))
    }

    #[test]
    fn nothing_is_drawn_beyond_the_reach() {
        let row = Format::one(counted("n", 1..=100_000, int("a", -1_000_000_000..=1_000_000_000)));
        let reach = Reach { size: 9, number: 300 };
        let is_within = |rows: Vec<Vec<i64>>| {
            rows.iter().all(|row| row.len() <= 9 && row.iter().all(|number| (-300..=300).contains(number)))
        };
        let read = |input: &str| row.read(input).expect("an input");
        assert!(row.corners(&["n"], reach).all(|(_, input)| is_within(read(&input))));
        assert!((0..50).all(|seed| row.random(&["n"], reach, 1.0, seed).is_some_and(|input| is_within(read(&input)))));
        assert_eq!(row.at(&["n"], reach)[1], format!("9\n{}\n", ["300"; 9].join(" ")));
        // Limits that are beyond it stay.
        let far = Format::one(self::row([int("a", 1000..=9999)]));
        assert_eq!(far.at(&[], reach), ["1000\n", "1000\n"]);
    }

    #[test]
    fn numbers_have_to_do_with_one_another() {
        let pair = Format::one(row([int("a", 1..=1_000_000_000), int("b", 1..=1_000_000_000)]));
        let drawn = (0..400).filter_map(|seed| pair.random_case(&[], Reach { size: 9, number: 500 }, false, seed));
        let pairs: Vec<(i128, i128)> = drawn.map(|case| Value::of(&case)).collect();
        let has = |is: fn(i128, i128) -> bool| pairs.iter().any(|&(a, b)| a > 200 && is(a, b));
        assert!(has(|a, b| a == b) && has(|a, b| a == b + 1) && has(|a, b| a + 1 == b) && has(|a, b| a / 2 == b));
        assert!(pairs.iter().all(|&(a, b)| a <= 500 && b <= 500));
    }

    #[test]
    fn trees_and_graphs_have_their_shapes() {
        let made = inputs(&Format::one(tree_of("n", 1..=1000)), &["n"]);
        assert!(has(&made, "6\n1 2\n2 3\n3 4\n4 5\n5 6\n") && has(&made, "6\n1 2\n1 3\n1 4\n1 5\n1 6\n"));
        let graph =
            crate::format::all([row([int("n", 1..=50), len("m", 0..=1225)]), edges("m", "n", Order::Connected)]);
        let graph = Format::one(graph);
        assert!(inputs(&graph, &["n", "m"]).iter().any(|(_, input)| input.starts_with("50 1225\n")));
        assert!((1..40).filter_map(|seed| graph.random(&["n", "m"], Reach::ALL, 1.0, seed)).count() > 10);
        assert!(graph.read_data("4 3\n1 2\n2 3\n1 3\n").is_err());
    }

    #[test]
    fn an_input_is_of_any_size() {
        let tree = Format::one(crate::format::all([
            row([int("n", 2..=100_000), crate::format::vertex("a", "n")]),
            crate::format::tree("a vertex", "n"),
        ]));
        let of_size = |seed| tree.of_size(70, seed).expect("an input");
        assert!((0..20).all(|seed| of_size(seed).starts_with("70 ")));
        assert!((0..40).any(|seed| of_size(seed).contains("\n34 35\n35 36\n")));
        let words = Format::one(row([crate::format::word("s", 1, 1000, "ab")]));
        assert_eq!(words.of_size(9, 0).expect("a word").trim().len(), 9);
    }

    #[test]
    fn distinct_numbers_are_made_where_they_are_few() {
        let numbers = list("n", crate::format::between("p", 1, "n")).in_order(Order::Distinct);
        let permutation = Format::one(crate::format::all([row([len("n", 1..=1000)]), row([numbers])]));
        let made = inputs(&permutation, &["n"]);
        assert!(has(&made, "6\n1 2 3 4 5 6\n") && has(&made, "6\n6 5 4 3 2 1\n"));
        assert!((1..50).all(|seed| permutation.random(&["n"], Reach::ALL, 1.0, seed).is_some()));
    }
}
