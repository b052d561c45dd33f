//! A text that stands in submissions for the crate `itertools` where a judge has no crates, cut to what a program uses. It
//! also has what no program of the collection uses: people bundle their own programs, too.

use std::cell::RefCell;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::collections::HashSet;
use std::fmt;
use std::fmt::Debug;
use std::fmt::Display;
use std::hash::Hash;
use std::iter::{Fuse, Map};

macro_rules! chain {
    () => { ::std::iter::empty() };
    ($first:expr $(, $other:expr)* $(,)?) => {
        ::std::iter::IntoIterator::into_iter($first)$(.chain($other))*
    };
}
pub(crate) use chain;

macro_rules! iproduct {
    () => { ::std::iter::once(()) };
    ($only:expr $(,)?) => {
        ::std::iter::IntoIterator::into_iter($only).map(|item| (item,))
    };
    ($first:expr $(, $other:expr)+ $(,)?) => {
        $crate::itertools::joined!($crate::itertools::product; $first $(, $other)+)
    };
}
pub(crate) use iproduct;

macro_rules! izip {
    ($only:expr $(,)?) => { ::std::iter::IntoIterator::into_iter($only) };
    ($first:expr $(, $other:expr)+ $(,)?) => {
        $crate::itertools::joined!(::std::iter::zip; $first $(, $other)+)
    };
}
pub(crate) use izip;

// Joins iterators two by two, and makes one tuple of the nested pairs.
macro_rules! joined {
    ($join:path; $first:expr $(, $other:expr)+) => {
        $crate::itertools::joined!(
            $join; ::std::iter::IntoIterator::into_iter($first); a => (a) $(, $other)+
        )
    };
    ($join:path; $joined:expr; $pattern:pat => ($($item:ident)*)) => {
        $joined.map(|$pattern| ($($item,)*))
    };
    ($join:path; $joined:expr; $pattern:pat => ($($item:ident)*), $other:expr $(, $others:expr)*) => {
        $crate::itertools::joined!(
            $join; $join($joined, $other); ($pattern, b) => ($($item)* b) $(, $others)*
        )
    };
}
pub(crate) use joined;

pub fn product<I: Iterator, J: IntoIterator>(first: I, second: J) -> impl Iterator<Item = (I::Item, J::Item)>
where
    I::Item: Clone,
    J::IntoIter: Clone,
{
    let second = second.into_iter();
    first.flat_map(move |a| second.clone().map(move |b| (a.clone(), b)))
}

pub fn repeat_n<T: Clone>(item: T, count: usize) -> std::iter::Take<std::iter::Repeat<T>> {
    std::iter::repeat(item).take(count)
}

pub trait Itertools: Iterator {
    fn all_equal(&mut self) -> bool
    where
        Self: Sized,
        Self::Item: PartialEq,
    {
        match self.next() {
            None => true,
            Some(first) => self.all(|item| item == first),
        }
    }

    fn all_unique(&mut self) -> bool
    where
        Self: Sized,
        Self::Item: Eq + Hash,
    {
        let mut seen = HashSet::new();
        self.all(|item| seen.insert(item))
    }

    fn cartesian_product<J>(self, other: J) -> impl Iterator<Item = (Self::Item, J::Item)>
    where
        Self: Sized,
        Self::Item: Clone,
        J: IntoIterator,
        J::IntoIter: Clone,
    {
        product(self, other)
    }

    fn collect_tuple<T>(mut self) -> Option<T>
    where
        Self: Sized,
        T: HomogeneousTuple<Item = Self::Item>,
    {
        let tuple = T::take(&mut self)?;
        self.next().is_none().then_some(tuple)
    }

    fn collect_vec(self) -> Vec<Self::Item>
    where
        Self: Sized,
    {
        self.collect()
    }

    fn combinations(self, length: usize) -> Combinations<Self>
    where
        Self: Sized,
        Self::Item: Clone,
    {
        Combinations { pool: Pool::new(self), chosen: (0..length).collect(), is_first: true }
    }

    fn combinations_with_replacement(self, length: usize) -> CombinationsWithReplacement<Self>
    where
        Self: Sized,
        Self::Item: Clone,
    {
        CombinationsWithReplacement { pool: Pool::new(self), chosen: vec![0; length], is_first: true }
    }

    fn concat(self) -> Self::Item
    where
        Self: Sized,
        Self::Item: Extend<<Self::Item as IntoIterator>::Item> + IntoIterator + Default,
    {
        let concatenate = |mut all: Self::Item, item: Self::Item| {
            all.extend(item);
            all
        };
        self.reduce(concatenate).unwrap_or_default()
    }

    fn contains<Q>(&mut self, query: &Q) -> bool
    where
        Self: Sized,
        Self::Item: std::borrow::Borrow<Q>,
        Q: PartialEq + ?Sized,
    {
        self.any(|item| std::borrow::Borrow::borrow(&item) == query)
    }

    fn counts(self) -> HashMap<Self::Item, usize>
    where
        Self: Sized,
        Self::Item: Eq + Hash,
    {
        let mut counts = HashMap::new();
        self.for_each(|item| *counts.entry(item).or_default() += 1);
        counts
    }

    fn counts_by<K: Eq + Hash, F: FnMut(Self::Item) -> K>(self, key: F) -> HashMap<K, usize>
    where
        Self: Sized,
    {
        self.map(key).counts()
    }

    fn dedup(self) -> impl Iterator<Item = Self::Item>
    where
        Self: Sized,
        Self::Item: PartialEq,
    {
        self.dedup_by(|a, b| a == b)
    }

    fn dedup_by<F>(self, mut same: F) -> impl Iterator<Item = Self::Item>
    where
        Self: Sized,
        F: FnMut(&Self::Item, &Self::Item) -> bool,
    {
        let mut items = self.peekable();
        std::iter::from_fn(move || {
            let first = items.next()?;
            while items.next_if(|item| same(&first, item)).is_some() {}
            Some(first)
        })
    }

    fn dedup_with_count(self) -> impl Iterator<Item = (usize, Self::Item)>
    where
        Self: Sized,
        Self::Item: PartialEq,
    {
        let mut items = self.peekable();
        std::iter::from_fn(move || {
            let first = items.next()?;
            let mut count = 1;
            while items.next_if(|item| *item == first).is_some() {
                count += 1;
            }
            Some((count, first))
        })
    }

    fn exactly_one(mut self) -> Result<Self::Item, ()>
    where
        Self: Sized,
    {
        let first = self.next().ok_or(())?;
        self.next().map_or(Ok(first), |_| Err(()))
    }

    fn find_position<P>(&mut self, mut predicate: P) -> Option<(usize, Self::Item)>
    where
        Self: Sized,
        P: FnMut(&Self::Item) -> bool,
    {
        self.enumerate().find(|(_, item)| predicate(item))
    }

    fn format(self, separator: &str) -> Format<'_, Self>
    where
        Self: Sized,
    {
        let items = RefCell::new(Some(self));
        Format { items, separator }
    }

    fn interleave<J>(self, other: J) -> impl Iterator<Item = Self::Item>
    where
        Self: Sized,
        J: IntoIterator<Item = Self::Item>,
    {
        let (mut first, mut second) = (self, other.into_iter());
        let mut is_second = true;
        std::iter::from_fn(move || {
            is_second = !is_second;
            match is_second {
                false => first.next().or_else(|| second.next()),
                true => second.next().or_else(|| first.next()),
            }
        })
    }

    fn into_group_map<K: Eq + Hash, V>(self) -> HashMap<K, Vec<V>>
    where
        Self: Sized + Iterator<Item = (K, V)>,
    {
        let mut groups: HashMap<K, Vec<V>> = HashMap::new();
        self.for_each(|(key, value)| groups.entry(key).or_default().push(value));
        groups
    }

    fn join(&mut self, separator: &str) -> String
    where
        Self: Sized,
        Self::Item: Display,
    {
        let mut joined = String::new();
        for (i, item) in self.enumerate() {
            if i > 0 {
                joined += separator;
            }
            fmt::Write::write_fmt(&mut joined, format_args!("{item}")).unwrap();
        }
        joined
    }

    fn max_set(self) -> Vec<Self::Item>
    where
        Self: Sized,
        Self::Item: Ord,
    {
        let mut greatest: Vec<Self::Item> = Vec::new();
        for item in self {
            match greatest.first().map(|first| item.cmp(first)) {
                Some(Ordering::Less) => {}
                Some(Ordering::Greater) => greatest = vec![item],
                _ => greatest.push(item),
            }
        }
        greatest
    }

    fn min_set(self) -> Vec<Self::Item>
    where
        Self: Sized,
        Self::Item: Ord,
    {
        let mut least: Vec<Self::Item> = Vec::new();
        for item in self {
            match least.first().map(|first| item.cmp(first)) {
                Some(Ordering::Greater) => {}
                Some(Ordering::Less) => least = vec![item],
                _ => least.push(item),
            }
        }
        least
    }

    fn minmax(mut self) -> MinMaxResult<Self::Item>
    where
        Self: Sized,
        Self::Item: PartialOrd,
    {
        let Some(first) = self.next() else {
            return MinMaxResult::NoElements;
        };
        let Some(second) = self.next() else {
            return MinMaxResult::OneElement(first);
        };
        let (mut min, mut max) = if second < first { (second, first) } else { (first, second) };
        for item in self {
            if item < min {
                min = item;
            } else if !(item < max) {
                max = item;
            }
        }
        MinMaxResult::MinMax(min, max)
    }

    fn multi_cartesian_product(self) -> MultiProduct<<Self::Item as IntoIterator>::IntoIter>
    where
        Self: Sized,
        Self::Item: IntoIterator,
        <Self::Item as IntoIterator>::IntoIter: Clone,
        <Self::Item as IntoIterator>::Item: Clone,
    {
        let factors = self.map(|factor| {
            let all = factor.into_iter();
            (all.clone(), all, None)
        });
        MultiProduct { factors: factors.collect(), state: MultiProductState::Fresh }
    }

    fn next_tuple<T>(&mut self) -> Option<T>
    where
        Self: Sized,
        T: HomogeneousTuple<Item = Self::Item>,
    {
        T::take(self)
    }

    fn permutations(self, length: usize) -> Permutations<Self>
    where
        Self: Sized,
        Self::Item: Clone,
    {
        Permutations { pool: Pool::new(self), order: Vec::new(), length, state: PermutationState::Fresh }
    }

    fn position_max(self) -> Option<usize>
    where
        Self: Sized,
        Self::Item: Ord,
    {
        let greatest = self.enumerate().max_by(|(_, a), (_, b)| a.cmp(b));
        greatest.map(|(position, _)| position)
    }

    fn position_max_by<F>(self, mut compare: F) -> Option<usize>
    where
        Self: Sized,
        F: FnMut(&Self::Item, &Self::Item) -> Ordering,
    {
        let greatest = self.enumerate().max_by(|(_, a), (_, b)| compare(a, b));
        greatest.map(|(position, _)| position)
    }

    fn position_max_by_key<K: Ord, F>(self, mut key: F) -> Option<usize>
    where
        Self: Sized,
        F: FnMut(&Self::Item) -> K,
    {
        let greatest = self.enumerate().max_by(|(_, a), (_, b)| key(a).cmp(&key(b)));
        greatest.map(|(position, _)| position)
    }

    fn position_min(self) -> Option<usize>
    where
        Self: Sized,
        Self::Item: Ord,
    {
        let least = self.enumerate().min_by(|(_, a), (_, b)| a.cmp(b));
        least.map(|(position, _)| position)
    }

    fn position_min_by<F>(self, mut compare: F) -> Option<usize>
    where
        Self: Sized,
        F: FnMut(&Self::Item, &Self::Item) -> Ordering,
    {
        let least = self.enumerate().min_by(|(_, a), (_, b)| compare(a, b));
        least.map(|(position, _)| position)
    }

    fn position_min_by_key<K: Ord, F>(self, mut key: F) -> Option<usize>
    where
        Self: Sized,
        F: FnMut(&Self::Item) -> K,
    {
        let least = self.enumerate().min_by(|(_, a), (_, b)| key(a).cmp(&key(b)));
        least.map(|(position, _)| position)
    }

    fn positions<P>(self, mut predicate: P) -> impl Iterator<Item = usize>
    where
        Self: Sized,
        P: FnMut(Self::Item) -> bool,
    {
        self.enumerate().filter_map(move |(position, item)| predicate(item).then_some(position))
    }

    fn powerset(self) -> Powerset<Self>
    where
        Self: Sized,
        Self::Item: Clone,
    {
        Powerset { of_a_length: self.combinations(0) }
    }

    fn sorted(self) -> std::vec::IntoIter<Self::Item>
    where
        Self: Sized,
        Self::Item: Ord,
    {
        self.sorted_by(Ord::cmp)
    }

    fn sorted_by<F>(self, compare: F) -> std::vec::IntoIter<Self::Item>
    where
        Self: Sized,
        F: FnMut(&Self::Item, &Self::Item) -> Ordering,
    {
        let mut items: Vec<_> = self.collect();
        items.sort_by(compare);
        items.into_iter()
    }

    fn sorted_by_cached_key<K: Ord, F>(self, key: F) -> std::vec::IntoIter<Self::Item>
    where
        Self: Sized,
        F: FnMut(&Self::Item) -> K,
    {
        let mut items: Vec<_> = self.collect();
        items.sort_by_cached_key(key);
        items.into_iter()
    }

    fn sorted_by_key<K: Ord, F>(self, key: F) -> std::vec::IntoIter<Self::Item>
    where
        Self: Sized,
        F: FnMut(&Self::Item) -> K,
    {
        let mut items: Vec<_> = self.collect();
        items.sort_by_key(key);
        items.into_iter()
    }

    fn sorted_unstable(self) -> std::vec::IntoIter<Self::Item>
    where
        Self: Sized,
        Self::Item: Ord,
    {
        self.sorted_unstable_by(Ord::cmp)
    }

    fn sorted_unstable_by<F>(self, compare: F) -> std::vec::IntoIter<Self::Item>
    where
        Self: Sized,
        F: FnMut(&Self::Item, &Self::Item) -> Ordering,
    {
        let mut items: Vec<_> = self.collect();
        items.sort_unstable_by(compare);
        items.into_iter()
    }

    fn sorted_unstable_by_key<K: Ord, F>(self, key: F) -> std::vec::IntoIter<Self::Item>
    where
        Self: Sized,
        F: FnMut(&Self::Item) -> K,
    {
        let mut items: Vec<_> = self.collect();
        items.sort_unstable_by_key(key);
        items.into_iter()
    }

    fn tuple_combinations<T>(self) -> TupleCombinations<Self, T>
    where
        Self: Sized + Clone,
        Self::Item: Clone,
        T: HasCombination<Self>,
    {
        TupleCombinations { all: T::of(self.fuse()) }
    }

    fn tuple_windows<T>(mut self) -> impl Iterator<Item = T>
    where
        Self: Sized,
        T: HomogeneousTuple<Item = Self::Item> + Clone,
        T::Item: Clone,
    {
        let mut last: Option<T> = None;
        std::iter::from_fn(move || {
            last = match last.take() {
                None => T::take(&mut self),
                Some(tuple) => self.next().map(|item| tuple.shift(item)),
            };
            last.clone()
        })
    }

    fn tuples<T>(mut self) -> impl Iterator<Item = T>
    where
        Self: Sized,
        T: HomogeneousTuple<Item = Self::Item>,
    {
        std::iter::from_fn(move || T::take(&mut self))
    }

    fn unique(self) -> impl Iterator<Item = Self::Item>
    where
        Self: Sized,
        Self::Item: Clone + Eq + Hash,
    {
        let mut seen = HashSet::new();
        self.filter(move |item| seen.insert(item.clone()))
    }

    fn zip_eq<J: IntoIterator>(self, other: J) -> impl Iterator<Item = (Self::Item, J::Item)>
    where
        Self: Sized,
    {
        let (mut left, mut right) = (self, other.into_iter());
        std::iter::from_fn(move || match (left.next(), right.next()) {
            (None, None) => None,
            (Some(a), Some(b)) => Some((a, b)),
            _ => panic!("zip_eq: one is longer than the other"),
        })
    }
}

impl<T: Iterator + ?Sized> Itertools for T {}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MinMaxResult<T> {
    NoElements,
    OneElement(T),
    MinMax(T, T),
}

impl<T: Clone> MinMaxResult<T> {
    pub fn into_option(self) -> Option<(T, T)> {
        match self {
            Self::NoElements => None,
            Self::OneElement(item) => Some((item.clone(), item)),
            Self::MinMax(min, max) => Some((min, max)),
        }
    }
}

pub struct Format<'a, I> {
    items: RefCell<Option<I>>,
    separator: &'a str,
}

impl<I: Iterator> Format<'_, I> {
    fn write(
        &self,
        f: &mut fmt::Formatter,
        write: impl Fn(&I::Item, &mut fmt::Formatter) -> fmt::Result,
    ) -> fmt::Result {
        let items = self.items.borrow_mut().take();
        for (i, item) in items.expect("Format: printed twice").enumerate() {
            if i > 0 {
                f.write_str(self.separator)?;
            }
            write(&item, f)?;
        }
        Ok(())
    }
}

impl<I: Iterator> Display for Format<'_, I>
where
    I::Item: Display,
{
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.write(f, Display::fmt)
    }
}

impl<I: Iterator> Debug for Format<'_, I>
where
    I::Item: Debug,
{
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.write(f, Debug::fmt)
    }
}

pub trait HomogeneousTuple: Sized {
    type Item;
    fn take(items: &mut impl Iterator<Item = Self::Item>) -> Option<Self>;
    fn shift(self, item: Self::Item) -> Self;
}

impl<T> HomogeneousTuple for (T, T) {
    type Item = T;

    fn take(items: &mut impl Iterator<Item = T>) -> Option<Self> {
        Some((items.next()?, items.next()?))
    }

    fn shift(self, item: T) -> Self {
        (self.1, item)
    }
}

impl<T> HomogeneousTuple for (T, T, T) {
    type Item = T;

    fn take(items: &mut impl Iterator<Item = T>) -> Option<Self> {
        Some((items.next()?, items.next()?, items.next()?))
    }

    fn shift(self, item: T) -> Self {
        (self.1, self.2, item)
    }
}

/// Asks for items as they are needed, and keeps them.
#[derive(Clone)]
pub struct Pool<I: Iterator> {
    rest: Fuse<I>,
    items: Vec<I::Item>,
}

impl<I: Iterator> Pool<I> {
    fn new(items: I) -> Self {
        Self { rest: items.fuse(), items: Vec::new() }
    }

    /// Whether there are as many as `length`.
    fn has(&mut self, length: usize) -> bool {
        let missing = length.saturating_sub(self.items.len());
        self.items.extend(self.rest.by_ref().take(missing));
        self.items.len() >= length
    }

    fn choose(&self, chosen: &[usize]) -> Vec<I::Item>
    where
        I::Item: Clone,
    {
        chosen.iter().map(|&i| self.items[i].clone()).collect()
    }
}

#[derive(Clone)]
pub struct Combinations<I: Iterator>
where
    I::Item: Clone,
{
    pool: Pool<I>,
    chosen: Vec<usize>,
    is_first: bool,
}

impl<I: Iterator> Iterator for Combinations<I>
where
    I::Item: Clone,
{
    type Item = Vec<I::Item>;

    fn next(&mut self) -> Option<Self::Item> {
        let Self { pool, chosen, is_first } = self;
        let length = chosen.len();
        if std::mem::take(is_first) {
            return pool.has(length).then(|| pool.choose(chosen));
        }
        pool.has(chosen.last()? + 2);
        let can_rise = |i: &usize| chosen[*i] + length < pool.items.len() + i;
        let i = (0..length).rev().find(can_rise)?;
        let risen = chosen[i] + 1;
        chosen[i..].iter_mut().zip(risen..).for_each(|(place, next)| *place = next);
        Some(pool.choose(chosen))
    }
}

#[derive(Clone)]
pub struct CombinationsWithReplacement<I: Iterator>
where
    I::Item: Clone,
{
    pool: Pool<I>,
    chosen: Vec<usize>,
    is_first: bool,
}

impl<I: Iterator> Iterator for CombinationsWithReplacement<I>
where
    I::Item: Clone,
{
    type Item = Vec<I::Item>;

    fn next(&mut self) -> Option<Self::Item> {
        let Self { pool, chosen, is_first } = self;
        if std::mem::take(is_first) {
            return (chosen.is_empty() || pool.has(1)).then(|| pool.choose(chosen));
        }
        pool.has(chosen.last()? + 2);
        let i = chosen.iter().rposition(|&place| place + 1 < pool.items.len())?;
        let risen = chosen[i] + 1;
        chosen[i..].fill(risen);
        Some(pool.choose(chosen))
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum PermutationState {
    Fresh,
    Growing,
    Complete,
    Ended,
}

/// `order` begins with what is chosen; the others behind it rise.
#[derive(Clone)]
pub struct Permutations<I: Iterator>
where
    I::Item: Clone,
{
    pool: Pool<I>,
    order: Vec<usize>,
    length: usize,
    state: PermutationState,
}

impl<I: Iterator> Permutations<I>
where
    I::Item: Clone,
{
    fn advance(&mut self) -> bool {
        for i in (0..self.length).rev() {
            let (before, after) = self.order.split_at_mut(i + 1);
            let greater = after.partition_point(|other| *other < before[i]);
            if greater < after.len() {
                std::mem::swap(&mut before[i], &mut after[greater]);
                return true;
            }
            self.order[i..].rotate_left(1);
        }
        false
    }
}

impl<I: Iterator> Iterator for Permutations<I>
where
    I::Item: Clone,
{
    type Item = Vec<I::Item>;

    fn next(&mut self) -> Option<Self::Item> {
        let has_next = match self.state {
            PermutationState::Ended => return None,
            PermutationState::Fresh => {
                let is_empty = self.length == 0;
                self.state = if is_empty { PermutationState::Complete } else { PermutationState::Growing };
                self.order.extend(0..self.length);
                self.pool.has(self.length)
            }
            PermutationState::Growing => {
                match self.pool.has(self.order.len() + 1) {
                    true => self.order.push(self.order.len()),
                    false => self.state = PermutationState::Complete,
                }
                self.advance()
            }
            PermutationState::Complete => self.advance(),
        };
        if !has_next {
            self.state = PermutationState::Ended;
            return None;
        }
        Some(self.pool.choose(&self.order[..self.length]))
    }
}

#[derive(Clone)]
pub struct Powerset<I: Iterator>
where
    I::Item: Clone,
{
    of_a_length: Combinations<I>,
}

impl<I: Iterator> Iterator for Powerset<I>
where
    I::Item: Clone,
{
    type Item = Vec<I::Item>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Some(next) = self.of_a_length.next() {
            return Some(next);
        }
        let Combinations { pool, chosen, is_first } = &mut self.of_a_length;
        let length = chosen.len() + 1;
        if !pool.has(length) {
            return None;
        }
        *chosen = (0..length).collect();
        *is_first = true;
        self.of_a_length.next()
    }
}

#[derive(Clone, Copy)]
enum MultiProductState {
    Fresh,
    Running,
    Ended,
}

/// Each factor from its beginning, what is left of it, and the item that is chosen.
#[derive(Clone)]
pub struct MultiProduct<I: Iterator> {
    factors: Vec<(I, I, Option<I::Item>)>,
    state: MultiProductState,
}

impl<I: Iterator + Clone> Iterator for MultiProduct<I>
where
    I::Item: Clone,
{
    type Item = Vec<I::Item>;

    fn next(&mut self) -> Option<Self::Item> {
        let advance = |(all, rest, chosen): &mut (I, I, Option<I::Item>), again: bool| {
            if again {
                *rest = all.clone();
            }
            *chosen = rest.next();
            chosen.is_some()
        };
        let has_next = match self.state {
            MultiProductState::Fresh => self.factors.iter_mut().all(|factor| advance(factor, false)),
            MultiProductState::Running => {
                let mut factors = self.factors.iter_mut().rev();
                factors.any(|factor| advance(factor, false) || !advance(factor, true))
            }
            MultiProductState::Ended => false,
        };
        self.state = if has_next { MultiProductState::Running } else { MultiProductState::Ended };
        has_next.then(|| self.factors.iter().filter_map(|(_, _, chosen)| chosen.clone()).collect())
    }
}

/// One item with all of the shorter tuples out of what comes after it, for each item.
#[derive(Clone)]
pub struct Chosen<I: Iterator, Shorter> {
    first: Option<I::Item>,
    after: I,
    shorter: Shorter,
    shorter_of: fn(I) -> Shorter,
}

impl<I: Iterator + Clone, Shorter> Chosen<I, Shorter> {
    fn new(mut after: I, shorter_of: fn(I) -> Shorter) -> Self {
        let first = after.next();
        Self { first, shorter: shorter_of(after.clone()), after, shorter_of }
    }
}

impl<I: Iterator + Clone, Shorter: Iterator> Iterator for Chosen<I, Shorter>
where
    I::Item: Clone,
    Shorter::Item: Longer<I::Item>,
{
    type Item = <Shorter::Item as Longer<I::Item>>::Tuple;

    fn next(&mut self) -> Option<Self::Item> {
        let next = self.shorter.next().or_else(|| {
            self.first = self.after.next();
            self.first.as_ref()?;
            self.shorter = (self.shorter_of)(self.after.clone());
            self.shorter.next()
        })?;
        Some(next.behind(self.first.clone()?))
    }
}

pub struct TupleCombinations<I: Iterator, T: HasCombination<I>> {
    all: T::Combination,
}

impl<I: Iterator, T: HasCombination<I>> Iterator for TupleCombinations<I, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.all.next()
    }
}

impl<I: Iterator, T: HasCombination<I>> Clone for TupleCombinations<I, T>
where
    T::Combination: Clone,
{
    fn clone(&self) -> Self {
        Self { all: self.all.clone() }
    }
}

pub trait Longer<T> {
    type Tuple;
    fn behind(self, first: T) -> Self::Tuple;
}

impl<T> Longer<T> for (T,) {
    type Tuple = (T, T);

    fn behind(self, first: T) -> (T, T) {
        (first, self.0)
    }
}

impl<T> Longer<T> for (T, T) {
    type Tuple = (T, T, T);

    fn behind(self, first: T) -> (T, T, T) {
        (first, self.0, self.1)
    }
}

impl<T> Longer<T> for (T, T, T) {
    type Tuple = (T, T, T, T);

    fn behind(self, first: T) -> (T, T, T, T) {
        (first, self.0, self.1, self.2)
    }
}

pub trait HasCombination<I: Iterator>: Sized {
    type Combination: Iterator<Item = Self>;
    fn of(items: Fuse<I>) -> Self::Combination;
}

impl<I: Iterator> HasCombination<I> for (I::Item,) {
    type Combination = Map<Fuse<I>, fn(I::Item) -> (I::Item,)>;

    fn of(items: Fuse<I>) -> Self::Combination {
        items.map(|item| (item,))
    }
}

type Singles<I> = <(<I as Iterator>::Item,) as HasCombination<I>>::Combination;
type Pairs<I> = Chosen<Fuse<I>, Singles<I>>;
type Triples<I> = Chosen<Fuse<I>, Pairs<I>>;

impl<T: Clone, I: Iterator<Item = T> + Clone> HasCombination<I> for (T, T) {
    type Combination = Pairs<I>;

    fn of(items: Fuse<I>) -> Pairs<I> {
        Chosen::new(items, <(T,)>::of)
    }
}

impl<T: Clone, I: Iterator<Item = T> + Clone> HasCombination<I> for (T, T, T) {
    type Combination = Triples<I>;

    fn of(items: Fuse<I>) -> Triples<I> {
        Chosen::new(items, <(T, T)>::of)
    }
}

impl<T: Clone, I: Iterator<Item = T> + Clone> HasCombination<I> for (T, T, T, T) {
    type Combination = Chosen<Fuse<I>, Triples<I>>;

    fn of(items: Fuse<I>) -> Self::Combination {
        Chosen::new(items, <(T, T, T)>::of)
    }
}
