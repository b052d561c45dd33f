//! A text that stands in submissions for the crate `itertools` where a judge has no crates, cut to what a program uses.
//! It also has what no program of the collection uses: people bundle their own programs, too.
//!
//! What says that it is seldom asked for is left out at first. So is a `clone`, `count` or `size_hint` here that the
//! program does not name: each does what it would do without, but better.

use std::cell::{Cell, RefCell};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::collections::HashMap;
use std::collections::HashSet;
use std::collections::VecDeque;
use std::fmt;
use std::fmt::Debug;
use std::fmt::Display;
use std::hash::Hash;
use std::iter::{Chain, Cloned, Enumerate, Fuse, Map, Rev, Zip};
use std::marker::PhantomData;

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
    ($first:expr, $second:expr $(,)?) => {
        $crate::itertools::Itertools::cartesian_product(::std::iter::IntoIterator::into_iter($first), $second)
    };
    ($first:expr $(, $other:expr)+ $(,)?) => {
        $crate::itertools::joined!($crate::itertools::Itertools::cartesian_product; $first $(, $other)+)
    };
}
pub(crate) use iproduct;

macro_rules! izip {
    ($only:expr $(,)?) => { ::std::iter::IntoIterator::into_iter($only) };
    ($first:expr, $second:expr $(,)?) => { ::std::iter::zip($first, $second) };
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

pub fn repeat_n<T: Clone>(item: T, count: usize) -> RepeatN<T> {
    RepeatN { item: Some(item).filter(|_| count > 0), left: count }
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

    fn cartesian_product<J>(self, other: J) -> Product<Self, J::IntoIter>
    where
        Self: Sized,
        Self::Item: Clone,
        J: IntoIterator,
        J::IntoIter: Clone,
    {
        let all = other.into_iter();
        Product { first: self, item: None, second: all.clone(), all }
    }

    fn chunk_by<K, F>(self, key: F) -> ChunkBy<K, Self, F>
    where
        Self: Sized,
        K: PartialEq,
        F: FnMut(&Self::Item) -> K,
    {
        ChunkBy::new(self, key)
    }

    fn chunks(self, size: usize) -> IntoChunks<Self, impl FnMut(&Self::Item) -> usize>
    where
        Self: Sized,
    {
        assert!(size > 0, "chunks: of no items");
        let mut position = 0;
        let chunk_of = move |_: &Self::Item| {
            position += 1;
            (position - 1) / size
        };
        IntoChunks(ChunkBy::new(self, chunk_of))
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

    fn dedup(self) -> Dedup<Self, fn(&Self::Item, &Self::Item) -> bool>
    where
        Self: Sized,
        Self::Item: PartialEq,
    {
        self.dedup_by(PartialEq::eq)
    }

    fn dedup_by<F>(self, same: F) -> Dedup<Self, F>
    where
        Self: Sized,
        F: FnMut(&Self::Item, &Self::Item) -> bool,
    {
        let item: fn((usize, Self::Item)) -> Self::Item = |(_, item)| item;
        self.dedup_by_with_count(same).map(item)
    }

    fn dedup_by_with_count<F>(self, same: F) -> DedupByWithCount<Self, F>
    where
        Self: Sized,
        F: FnMut(&Self::Item, &Self::Item) -> bool,
    {
        DedupByWithCount { items: self, first: None, same }
    }

    fn dedup_with_count(self) -> DedupByWithCount<Self, fn(&Self::Item, &Self::Item) -> bool>
    where
        Self: Sized,
        Self::Item: PartialEq,
    {
        self.dedup_by_with_count(PartialEq::eq)
    }

    fn exactly_one(mut self) -> Result<Self::Item, ExactlyOneError<Self>>
    where
        Self: Sized,
    {
        let mut first: Vec<Self::Item> = self.by_ref().take(2).collect();
        match first.len() {
            1 => Ok(first.remove(0)),
            _ => Err(ExactlyOneError { items: first.into_iter().chain(self) }),
        }
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
        Format { items: Cell::new(Some(self)), separator }
    }

    fn group_by<K, F>(self, key: F) -> ChunkBy<K, Self, F>
    where
        Self: Sized,
        K: PartialEq,
        F: FnMut(&Self::Item) -> K,
    {
        self.chunk_by(key)
    }

    fn interleave<J>(self, other: J) -> Interleave<Self, J::IntoIter>
    where
        Self: Sized,
        J: IntoIterator<Item = Self::Item>,
    {
        Interleave { first: self.fuse(), second: other.into_iter().fuse(), is_second: false }
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

    fn minmax(self) -> MinMaxResult<Self::Item>
    where
        Self: Sized,
        Self::Item: PartialOrd,
    {
        extremes(self.map(|item| ((), item)), |(_, a), (_, b)| a < b)
    }

    fn minmax_by<F>(self, mut compare: F) -> MinMaxResult<Self::Item>
    where
        Self: Sized,
        F: FnMut(&Self::Item, &Self::Item) -> Ordering,
    {
        extremes(self.map(|item| ((), item)), |(_, a), (_, b)| compare(a, b).is_lt())
    }

    fn minmax_by_key<K: PartialOrd, F>(self, mut key: F) -> MinMaxResult<Self::Item>
    where
        Self: Sized,
        F: FnMut(&Self::Item) -> K,
    {
        extremes(self.map(|item| (key(&item), item)), |(a, _), (b, _)| a < b)
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

    fn positions<P>(self, predicate: P) -> Positions<Self, P>
    where
        Self: Sized,
        P: FnMut(Self::Item) -> bool,
    {
        Positions { items: self.enumerate(), predicate }
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
        T: HomogeneousTuple<Item = Self::Item>,
    {
        let (after, chosen) = (vec![self.fuse(); T::LENGTH], vec![None; T::LENGTH]);
        let mut all = TupleCombinations { after, chosen, tuple: PhantomData };
        all.begin(0);
        all
    }

    fn tuple_windows<T>(self) -> TupleWindows<Self, T>
    where
        Self: Sized,
        T: HomogeneousTuple<Item = Self::Item>,
        T::Item: Clone,
    {
        TupleWindows { items: self, last: Vec::new(), tuple: PhantomData }
    }

    fn tuples<T>(self) -> Tuples<Self, T>
    where
        Self: Sized,
        T: HomogeneousTuple<Item = Self::Item>,
    {
        Tuples { items: self.fuse(), tuple: PhantomData }
    }

    fn unique(self) -> UniqueBy<Self, Self::Item, fn(&Self::Item) -> Self::Item>
    where
        Self: Sized,
        Self::Item: Clone + Eq + Hash,
    {
        self.unique_by(Clone::clone)
    }

    fn unique_by<K: Eq + Hash, F>(self, key: F) -> UniqueBy<Self, K, F>
    where
        Self: Sized,
        F: FnMut(&Self::Item) -> K,
    {
        UniqueBy { items: self, seen: HashSet::new(), key }
    }

    fn zip_eq<J: IntoIterator>(self, other: J) -> ZipEq<Self, J::IntoIter>
    where
        Self: Sized,
    {
        ZipEq { first: self, second: other.into_iter() }
    }
}

impl<T: Iterator + ?Sized> Itertools for T {}

pub fn all<I: IntoIterator>(items: I, predicate: impl FnMut(I::Item) -> bool) -> bool {
    items.into_iter().all(predicate)
}

pub fn any<I: IntoIterator>(items: I, predicate: impl FnMut(I::Item) -> bool) -> bool {
    items.into_iter().any(predicate)
}

pub fn assert_equal<I: IntoIterator, J: IntoIterator>(a: I, b: J)
where
    I::Item: Debug + PartialEq<J::Item>,
    J::Item: Debug,
{
    let (mut a, mut b) = (a.into_iter(), b.into_iter());
    for i in 0.. {
        match (a.next(), b.next()) {
            (None, None) => return,
            (Some(x), Some(y)) if x == y => {}
            (x, y) => panic!("number {i} is {x:?} and {y:?}"),
        }
    }
}

pub mod structs {
    pub(crate) use super::{
        ChunkBy, Chunks, Combinations, CombinationsWithReplacement, Dedup, DedupByWithCount, ExactlyOneError, Format,
        Group, Groups, Interleave, IntoChunks, MultiProduct, Permutations, Positions, Powerset, Product, RepeatN,
        TupleCombinations, TupleWindows, Tuples, UniqueBy, ZipEq,
    };
}

pub mod traits {
    pub(crate) use super::HomogeneousTuple;
}

pub mod free {
    pub(crate) use super::{
        all, any, assert_equal, chain, cloned, concat, enumerate, equal, fold, interleave, join, max, min, rev, sorted,
        sorted_unstable, zip, zip_eq,
    };
}

pub use functions::*;

/// A module, as the macro of the same name is imported: one may not import two things by one name.
mod functions {
    pub fn chain<I: IntoIterator, J: IntoIterator<Item = I::Item>>(
        first: I,
        second: J,
    ) -> super::Chain<I::IntoIter, J::IntoIter> {
        first.into_iter().chain(second)
    }
}

pub fn cloned<'a, T: Clone + 'a, I: IntoIterator<Item = &'a T>>(items: I) -> Cloned<I::IntoIter> {
    items.into_iter().cloned()
}

pub fn concat<I: IntoIterator>(items: I) -> I::Item
where
    I::Item: Extend<<I::Item as IntoIterator>::Item> + IntoIterator + Default,
{
    Itertools::concat(items.into_iter())
}

pub fn enumerate<I: IntoIterator>(items: I) -> Enumerate<I::IntoIter> {
    items.into_iter().enumerate()
}

pub fn equal<I: IntoIterator, J: IntoIterator>(a: I, b: J) -> bool
where
    I::Item: PartialEq<J::Item>,
{
    a.into_iter().eq(b)
}

pub fn fold<I: IntoIterator, B>(items: I, start: B, f: impl FnMut(B, I::Item) -> B) -> B {
    items.into_iter().fold(start, f)
}

pub fn interleave<I: IntoIterator, J: IntoIterator<Item = I::Item>>(
    first: I,
    second: J,
) -> Interleave<I::IntoIter, J::IntoIter> {
    first.into_iter().interleave(second)
}

pub fn join<I: IntoIterator>(items: I, separator: &str) -> String
where
    I::Item: Display,
{
    items.into_iter().join(separator)
}

pub fn max<I: IntoIterator>(items: I) -> Option<I::Item>
where
    I::Item: Ord,
{
    items.into_iter().max()
}

pub fn min<I: IntoIterator>(items: I) -> Option<I::Item>
where
    I::Item: Ord,
{
    items.into_iter().min()
}

pub fn rev<I: IntoIterator>(items: I) -> Rev<I::IntoIter>
where
    I::IntoIter: DoubleEndedIterator,
{
    items.into_iter().rev()
}

pub fn sorted<I: IntoIterator>(items: I) -> std::vec::IntoIter<I::Item>
where
    I::Item: Ord,
{
    items.into_iter().sorted()
}

pub fn sorted_unstable<I: IntoIterator>(items: I) -> std::vec::IntoIter<I::Item>
where
    I::Item: Ord,
{
    items.into_iter().sorted_unstable()
}

pub fn zip<I: IntoIterator, J: IntoIterator>(first: I, second: J) -> Zip<I::IntoIter, J::IntoIter> {
    std::iter::zip(first, second)
}

pub fn zip_eq<I: IntoIterator, J: IntoIterator>(first: I, second: J) -> ZipEq<I::IntoIter, J::IntoIter> {
    first.into_iter().zip_eq(second)
}

type SizeHint = (usize, Option<usize>);

fn sum_of(a: SizeHint, b: SizeHint) -> SizeHint {
    (a.0.saturating_add(b.0), a.1.zip(b.1).and_then(|(a, b)| a.checked_add(b)))
}

fn product_of(a: SizeHint, b: SizeHint) -> SizeHint {
    let most = if a.1 == Some(0) || b.1 == Some(0) { Some((0, 0)) } else { a.1.zip(b.1) };
    (a.0.saturating_mul(b.0), most.and_then(|(a, b)| a.checked_mul(b)))
}

/// What is left where it depends on how many items the source has.
fn left_of(source: SizeHint, left: impl Fn(usize) -> Option<usize>) -> SizeHint {
    (left(source.0).unwrap_or(usize::MAX), source.1.and_then(left))
}

/// In how many ways `length` of the items can be chosen, if that is no overflow.
fn binomial(items: usize, length: usize) -> Option<usize> {
    let Some(others) = items.checked_sub(length) else { return Some(0) };
    (0..length.min(others)).try_fold(1_usize, |ways, i| {
        let ways = ways as u128 * (items - i) as u128 / (i + 1) as u128;
        ways.try_into().ok()
    })
}

#[derive(Clone)]
pub struct Product<I: Iterator, J> {
    first: I,
    /// Of `first`, once it was asked.
    item: Option<Option<I::Item>>,
    second: J,
    all: J,
}

impl<I: Iterator, J: Iterator + Clone> Iterator for Product<I, J>
where
    I::Item: Clone,
{
    type Item = (I::Item, J::Item);

    fn next(&mut self) -> Option<Self::Item> {
        let Self { first, item, second, all } = self;
        let b = match second.next() {
            Some(b) => b,
            None => {
                *second = all.clone();
                let b = second.next()?;
                *item = Some(first.next());
                b
            }
        };
        Some((item.get_or_insert_with(|| first.next()).clone()?, b))
    }

    fn size_hint(&self) -> SizeHint {
        let later = product_of(self.first.size_hint(), self.all.size_hint());
        match self.item {
            Some(Some(_)) => sum_of(later, self.second.size_hint()),
            _ => later,
        }
    }

    fn fold<B, F: FnMut(B, Self::Item) -> B>(mut self, mut folded: B, mut f: F) -> B {
        let mut item = self.item.unwrap_or_else(|| self.first.next());
        while let Some(a) = item {
            folded = self.second.fold(folded, |folded, b| f(folded, (a.clone(), b)));
            item = self.first.next();
            self.second = self.all.clone();
        }
        folded
    }
}

#[derive(Clone)]
pub struct RepeatN<T> {
    item: Option<T>,
    left: usize,
}

impl<T: Clone> Iterator for RepeatN<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.left = self.left.saturating_sub(1);
        if self.left > 0 { self.item.clone() } else { self.item.take() }
    }

    fn size_hint(&self) -> SizeHint {
        (self.left, Some(self.left))
    }
}

/// Seldom asked for.
impl<T: Clone> DoubleEndedIterator for RepeatN<T> {
    fn next_back(&mut self) -> Option<T> {
        self.next()
    }
}

/// Seldom asked for.
impl<T: Clone> ExactSizeIterator for RepeatN<T> {}

/// Runs of equal items, each with its length.
#[derive(Clone)]
pub struct DedupByWithCount<I: Iterator, F> {
    items: I,
    /// Of the next run, once one was asked for.
    first: Option<Option<I::Item>>,
    same: F,
}

pub type Dedup<I, F> = Map<DedupByWithCount<I, F>, fn((usize, <I as Iterator>::Item)) -> <I as Iterator>::Item>;

impl<I: Iterator, F: FnMut(&I::Item, &I::Item) -> bool> Iterator for DedupByWithCount<I, F> {
    type Item = (usize, I::Item);

    fn next(&mut self) -> Option<Self::Item> {
        let first = match &mut self.first {
            Some(first) => first.take()?,
            None => {
                self.first = Some(None);
                self.items.next()?
            }
        };
        let mut count = 1;
        for item in self.items.by_ref() {
            if !(self.same)(&first, &item) {
                self.first = Some(Some(item));
                break;
            }
            count += 1;
        }
        Some((count, first))
    }

    fn size_hint(&self) -> SizeHint {
        let pending = usize::from(matches!(self.first, Some(Some(_))));
        let (least, most) = sum_of(self.items.size_hint(), (pending, Some(pending)));
        (least.min(1), most)
    }
}

/// What `exactly_one` found: all of the items.
#[derive(Clone, Debug)]
pub struct ExactlyOneError<I: Iterator> {
    items: Chain<std::vec::IntoIter<I::Item>, I>,
}

/// Seldom asked for.
impl<I: Iterator> Iterator for ExactlyOneError<I> {
    type Item = I::Item;

    fn next(&mut self) -> Option<I::Item> {
        self.items.next()
    }

    fn size_hint(&self) -> SizeHint {
        self.items.size_hint()
    }
}

/// Seldom asked for.
impl<I: ExactSizeIterator> ExactSizeIterator for ExactlyOneError<I> {}

/// Seldom asked for.
impl<I: Iterator + Clone> Display for ExactlyOneError<I>
where
    I::Item: Clone,
{
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let found = if self.items.clone().next().is_none() { "zero" } else { "at least 2" };
        write!(f, "got {found} elements when exactly one was expected")
    }
}

/// Seldom asked for.
impl<I: Iterator + Clone + Debug> std::error::Error for ExactlyOneError<I> where I::Item: Clone + Debug {}

/// The items of an iterator in groups. What is left of a group when the next one is asked for waits, unless nobody has
/// the group any more.
pub struct Grouping<K, I: Iterator, F> {
    items: I,
    key_of: F,
    /// The group that is read, the key of its last item, and an item of it that was read before its time.
    group: usize,
    key: Option<K>,
    item: Option<I::Item>,
    has_ended: bool,
    waiting: BTreeMap<usize, VecDeque<I::Item>>,
    last_gone: Option<usize>,
}

impl<K: PartialEq, I: Iterator, F: FnMut(&I::Item) -> K> Grouping<K, I, F> {
    fn next_of(&mut self, group: usize) -> Option<I::Item> {
        let before = self.group;
        if group > before && !self.has_ended {
            let is_gone = self.last_gone == Some(before);
            let mut rest = VecDeque::new();
            while let Some(item) = self.read() {
                rest.extend(Some(item).filter(|_| !is_gone));
            }
            self.waiting.extend(Some((before, rest)).filter(|_| !is_gone));
        }
        match self.waiting.get_mut(&group) {
            Some(rest) => rest.pop_front(),
            None if group == self.group => self.read(),
            None => None,
        }
    }

    /// The next item of the group that is read. Behind its last one, the next group is read.
    fn read(&mut self) -> Option<I::Item> {
        if self.item.is_none() && self.look() {
            return None;
        }
        self.item.take()
    }

    /// Reads an item before its time; says whether it begins a group.
    fn look(&mut self) -> bool {
        if !self.has_ended {
            self.item = self.items.next();
        }
        let Some(item) = &self.item else {
            self.has_ended = true;
            return false;
        };
        let before = self.key.replace((self.key_of)(item));
        let begins = before.is_some() && before != self.key;
        self.group += usize::from(begins);
        begins
    }
}

pub struct ChunkBy<K, I: Iterator, F> {
    groups: RefCell<Grouping<K, I, F>>,
    next: Cell<usize>,
}

impl<K: PartialEq, I: Iterator, F: FnMut(&I::Item) -> K> ChunkBy<K, I, F> {
    fn new(items: I, key_of: F) -> Self {
        let (group, has_ended, waiting) = (0, false, BTreeMap::new());
        let groups = Grouping { items, key_of, group, key: None, item: None, has_ended, waiting, last_gone: None };
        Self { groups: RefCell::new(groups), next: Cell::new(0) }
    }

    fn next_group(&self) -> Option<Group<'_, K, I, F>> {
        let group = self.next.get();
        self.next.set(group + 1);
        let first = self.groups.borrow_mut().next_of(group);
        first.is_some().then_some(Group { groups: &self.groups, group, first })
    }
}

impl<'a, K: PartialEq, I: Iterator, F: FnMut(&I::Item) -> K> IntoIterator for &'a ChunkBy<K, I, F> {
    type Item = (K, Group<'a, K, I, F>);
    type IntoIter = Groups<'a, K, I, F>;

    fn into_iter(self) -> Groups<'a, K, I, F> {
        Groups { all: self }
    }
}

pub struct Groups<'a, K, I: Iterator, F> {
    all: &'a ChunkBy<K, I, F>,
}

impl<'a, K: PartialEq, I: Iterator, F: FnMut(&I::Item) -> K> Iterator for Groups<'a, K, I, F> {
    type Item = (K, Group<'a, K, I, F>);

    fn next(&mut self) -> Option<Self::Item> {
        let group = self.all.next_group()?;
        // The key of the next item takes the place of this one.
        let groups = &mut *self.all.groups.borrow_mut();
        let key = groups.key.take()?;
        groups.look();
        groups.group += usize::from(groups.key.as_ref().is_some_and(|next| *next != key));
        Some((key, group))
    }
}

/// Items of a group, or of a chunk.
pub struct Group<'a, K, I: Iterator, F> {
    groups: &'a RefCell<Grouping<K, I, F>>,
    group: usize,
    first: Option<I::Item>,
}

impl<K: PartialEq, I: Iterator, F: FnMut(&I::Item) -> K> Iterator for Group<'_, K, I, F> {
    type Item = I::Item;

    fn next(&mut self) -> Option<I::Item> {
        self.first.take().or_else(|| self.groups.borrow_mut().next_of(self.group))
    }
}

impl<K, I: Iterator, F> Drop for Group<'_, K, I, F> {
    fn drop(&mut self) {
        let groups = &mut *self.groups.borrow_mut();
        groups.last_gone = groups.last_gone.max(Some(self.group));
        groups.waiting.remove(&self.group);
    }
}

pub struct IntoChunks<I: Iterator, F>(ChunkBy<usize, I, F>);

impl<'a, I: Iterator, F: FnMut(&I::Item) -> usize> IntoIterator for &'a IntoChunks<I, F> {
    type Item = Group<'a, usize, I, F>;
    type IntoIter = Chunks<'a, I, F>;

    fn into_iter(self) -> Chunks<'a, I, F> {
        Chunks { all: &self.0 }
    }
}

pub struct Chunks<'a, I: Iterator, F> {
    all: &'a ChunkBy<usize, I, F>,
}

impl<'a, I: Iterator, F: FnMut(&I::Item) -> usize> Iterator for Chunks<'a, I, F> {
    type Item = Group<'a, usize, I, F>;

    fn next(&mut self) -> Option<Self::Item> {
        self.all.next_group()
    }
}

pub struct Format<'a, I> {
    items: Cell<Option<I>>,
    separator: &'a str,
}

impl<I: Iterator> Format<'_, I> {
    fn write(
        &self,
        f: &mut fmt::Formatter,
        write: impl Fn(&I::Item, &mut fmt::Formatter) -> fmt::Result,
    ) -> fmt::Result {
        let items = self.items.take();
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

macro_rules! formats {
    ($($kind:ident)*) => {$(
        impl<I: Iterator> fmt::$kind for Format<'_, I>
        where
            I::Item: fmt::$kind,
        {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                self.write(f, fmt::$kind::fmt)
            }
        }
    )*};
}

/// Seldom asked for.
formats! { Binary Debug LowerExp LowerHex Octal Pointer UpperExp UpperHex }

impl<I: Clone> Clone for Format<'_, I> {
    fn clone(&self) -> Self {
        let items = self.items.take();
        self.items.set(items.clone());
        Self { items: Cell::new(items), ..*self }
    }
}

#[derive(Clone)]
pub struct Interleave<I, J> {
    first: Fuse<I>,
    second: Fuse<J>,
    is_second: bool,
}

impl<I: Iterator, J: Iterator<Item = I::Item>> Iterator for Interleave<I, J> {
    type Item = I::Item;

    fn next(&mut self) -> Option<I::Item> {
        let Self { first, second, is_second } = self;
        *is_second = !*is_second;
        match *is_second {
            true => first.next().or_else(|| second.next()),
            false => second.next().or_else(|| first.next()),
        }
    }

    fn size_hint(&self) -> SizeHint {
        sum_of(self.first.size_hint(), self.second.size_hint())
    }
}

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

/// The least and the greatest of items with keys; of two at a time, the less may be the least, the other the greatest.
fn extremes<K, T>(
    mut items: impl Iterator<Item = (K, T)>,
    mut less: impl FnMut(&(K, T), &(K, T)) -> bool,
) -> MinMaxResult<T> {
    let Some(first) = items.next() else {
        return MinMaxResult::NoElements;
    };
    let Some(second) = items.next() else {
        return MinMaxResult::OneElement(first.1);
    };
    let (mut min, mut max) = if less(&second, &first) { (second, first) } else { (first, second) };
    while let Some(a) = items.next() {
        let Some(b) = items.next() else {
            if less(&a, &min) {
                min = a;
            } else if !less(&a, &max) {
                max = a;
            }
            break;
        };
        let (low, high) = if less(&b, &a) { (b, a) } else { (a, b) };
        if less(&low, &min) {
            min = low;
        }
        if !less(&high, &max) {
            max = high;
        }
    }
    MinMaxResult::MinMax(min.1, max.1)
}

#[derive(Clone)]
pub struct Positions<I, P> {
    items: Enumerate<I>,
    predicate: P,
}

impl<I: Iterator, P: FnMut(I::Item) -> bool> Iterator for Positions<I, P> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let Self { items, predicate } = self;
        items.find_map(|(position, item)| predicate(item).then_some(position))
    }

    fn size_hint(&self) -> SizeHint {
        (0, self.items.size_hint().1)
    }
}

/// Seldom asked for.
impl<I: DoubleEndedIterator + ExactSizeIterator, P: FnMut(I::Item) -> bool> DoubleEndedIterator for Positions<I, P> {
    fn next_back(&mut self) -> Option<usize> {
        let Self { items, predicate } = self;
        items.by_ref().rev().find_map(|(position, item)| predicate(item).then_some(position))
    }
}

pub trait HomogeneousTuple: Sized {
    type Item;
    const LENGTH: usize;
    fn take(items: &mut impl Iterator<Item = Self::Item>) -> Option<Self>;
}

macro_rules! tuples {
    ($($($item:ident)+),+) => {$(
        impl<T> HomogeneousTuple for ($($item,)+) {
            type Item = T;
            const LENGTH: usize = [$(stringify!($item)),+].len();

            fn take(items: &mut impl Iterator<Item = T>) -> Option<Self> {
                Some(($(Some::<$item>(items.next()?)?,)+))
            }
        }
    )+};
}

tuples! { T, T T, T T T, T T T T }

/// Seldom asked for.
tuples! {
    T T T T T, T T T T T T, T T T T T T T, T T T T T T T T, T T T T T T T T T, T T T T T T T T T T,
    T T T T T T T T T T T, T T T T T T T T T T T T
}

/// Where the items after each chosen one begin, and what is chosen; the last item changes first.
#[derive(Clone)]
pub struct TupleCombinations<I: Iterator, T> {
    after: Vec<Fuse<I>>,
    chosen: Vec<Option<I::Item>>,
    tuple: PhantomData<T>,
}

impl<I: Iterator + Clone, T> TupleCombinations<I, T> {
    /// Chooses all but the last item, from that `place` on.
    fn begin(&mut self, place: usize) {
        for i in place + 1..self.after.len() {
            self.chosen[i - 1] = self.after[i - 1].next();
            self.after[i] = self.after[i - 1].clone();
        }
    }

    /// Moves to the next choice from that `place` on.
    fn advance(&mut self, place: usize) -> bool {
        (place..self.after.len()).rev().any(|i| {
            self.chosen[i] = self.after[i].next();
            let is_last = i + 1 == self.after.len();
            if !is_last && self.chosen[i].is_some() {
                self.after[i + 1] = self.after[i].clone();
                self.begin(i + 1);
                return self.advance(i + 1);
            }
            self.chosen[i].is_some()
        })
    }

    fn left_among(&self, sizes: impl Iterator<Item = Option<usize>>) -> Option<usize> {
        let (mut sum, length) = (0_usize, self.after.len());
        for (i, size) in sizes.enumerate() {
            sum = sum.checked_add(binomial(size?, length - i)?)?;
        }
        Some(sum)
    }
}

impl<I: Iterator + Clone, T: HomogeneousTuple<Item = I::Item>> Iterator for TupleCombinations<I, T>
where
    I::Item: Clone,
{
    type Item = T;

    fn next(&mut self) -> Option<T> {
        if !self.advance(0) {
            return None;
        }
        T::take(&mut self.chosen.iter().flatten().cloned())
    }

    fn size_hint(&self) -> SizeHint {
        let least = self.left_among(self.after.iter().map(|after| Some(after.size_hint().0)));
        (least.unwrap_or(usize::MAX), self.left_among(self.after.iter().map(|after| after.size_hint().1)))
    }

    fn count(self) -> usize {
        self.left_among(self.after.iter().map(|after| Some(after.clone().count()))).unwrap()
    }
}

#[derive(Clone)]
pub struct TupleWindows<I: Iterator, T> {
    items: I,
    last: Vec<I::Item>,
    tuple: PhantomData<T>,
}

impl<I: Iterator, T: HomogeneousTuple<Item = I::Item>> Iterator for TupleWindows<I, T>
where
    I::Item: Clone,
{
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let Self { items, last, .. } = self;
        let item = items.next()?;
        if last.is_empty() {
            last.push(item);
            last.extend(items.take(T::LENGTH - 1));
        } else {
            last.rotate_left(1);
            last[T::LENGTH - 1] = item;
        }
        let tuple = T::take(&mut last.iter().cloned());
        if tuple.is_none() {
            last.clear();
        }
        tuple
    }

    fn size_hint(&self) -> SizeHint {
        let (least, most) = self.items.size_hint();
        let missing = if self.last.is_empty() { T::LENGTH - 1 } else { 0 };
        (least.saturating_sub(missing), most.map(|most| most.saturating_sub(missing)))
    }
}

/// Seldom asked for.
impl<I: ExactSizeIterator, T: HomogeneousTuple<Item = I::Item>> ExactSizeIterator for TupleWindows<I, T> where
    I::Item: Clone
{
}

#[derive(Clone)]
pub struct Tuples<I, T> {
    items: Fuse<I>,
    tuple: PhantomData<T>,
}

impl<I: Iterator, T: HomogeneousTuple<Item = I::Item>> Iterator for Tuples<I, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        T::take(&mut self.items)
    }

    fn size_hint(&self) -> SizeHint {
        let (least, most) = self.items.size_hint();
        (least / T::LENGTH, most.map(|most| most / T::LENGTH))
    }
}

/// Seldom asked for.
impl<I: ExactSizeIterator, T: HomogeneousTuple<Item = I::Item>> ExactSizeIterator for Tuples<I, T> {}

#[derive(Clone)]
pub struct UniqueBy<I, K, F> {
    items: I,
    seen: HashSet<K>,
    key: F,
}

impl<I: Iterator, K: Eq + Hash, F: FnMut(&I::Item) -> K> Iterator for UniqueBy<I, K, F> {
    type Item = I::Item;

    fn next(&mut self) -> Option<I::Item> {
        let Self { items, seen, key } = self;
        items.find(|item| seen.insert(key(item)))
    }

    fn size_hint(&self) -> SizeHint {
        let (least, most) = self.items.size_hint();
        (usize::from(least > 0 && self.seen.is_empty()), most)
    }
}

/// Seldom asked for.
impl<I: DoubleEndedIterator, K: Eq + Hash, F: FnMut(&I::Item) -> K> DoubleEndedIterator for UniqueBy<I, K, F> {
    fn next_back(&mut self) -> Option<I::Item> {
        let Self { items, seen, key } = self;
        items.rfind(|item| seen.insert(key(item)))
    }
}

#[derive(Clone)]
pub struct ZipEq<I, J> {
    first: I,
    second: J,
}

impl<I: Iterator, J: Iterator> Iterator for ZipEq<I, J> {
    type Item = (I::Item, J::Item);

    fn next(&mut self) -> Option<Self::Item> {
        match (self.first.next(), self.second.next()) {
            (None, None) => None,
            (Some(a), Some(b)) => Some((a, b)),
            _ => panic!("zip_eq: one is longer than the other"),
        }
    }

    fn size_hint(&self) -> SizeHint {
        let ((a, most_a), (b, most_b)) = (self.first.size_hint(), self.second.size_hint());
        (a.min(b), most_a.into_iter().chain(most_b).min())
    }
}

/// Seldom asked for.
impl<I: ExactSizeIterator, J: ExactSizeIterator> ExactSizeIterator for ZipEq<I, J> {}

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

    fn size_hint(&self) -> SizeHint {
        let kept = self.items.len();
        sum_of(self.rest.size_hint(), (kept, Some(kept)))
    }

    fn count(&mut self) -> usize {
        self.items.len() + self.rest.by_ref().count()
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

impl<I: Iterator> Combinations<I>
where
    I::Item: Clone,
{
    fn left_among(&self, items: usize) -> Option<usize> {
        let length = self.chosen.len();
        if self.is_first || items < length {
            return binomial(items, length);
        }
        // Those that first differ at the place `i`.
        let mut places = self.chosen.iter().enumerate();
        places.try_fold(0_usize, |sum, (i, chosen)| sum.checked_add(binomial(items - 1 - chosen, length - i)?))
    }
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

    fn size_hint(&self) -> SizeHint {
        left_of(self.pool.size_hint(), |items| self.left_among(items))
    }

    fn count(mut self) -> usize {
        let items = self.pool.count();
        self.left_among(items).unwrap()
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

impl<I: Iterator> CombinationsWithReplacement<I>
where
    I::Item: Clone,
{
    fn left_among(&self, items: usize) -> Option<usize> {
        let ways = |items: usize, length: usize| match items.checked_sub(1) {
            None => Some(usize::from(length == 0)),
            Some(bars) => binomial(bars.checked_add(length)?, length),
        };
        let length = self.chosen.len();
        if self.is_first {
            return ways(items, length);
        }
        let mut places = self.chosen.iter().enumerate();
        places.try_fold(0_usize, |sum, (i, chosen)| sum.checked_add(ways(items - 1 - chosen, length - i)?))
    }
}

impl<I: Iterator> Iterator for CombinationsWithReplacement<I>
where
    I::Item: Clone,
{
    type Item = Vec<I::Item>;

    fn next(&mut self) -> Option<Self::Item> {
        let Self { pool, chosen, is_first } = self;
        if *is_first {
            *is_first = !(chosen.is_empty() || pool.has(1));
            return (!*is_first).then(|| pool.choose(chosen));
        }
        pool.has(pool.items.len() + 1);
        let i = chosen.iter().rposition(|&place| place + 1 < pool.items.len())?;
        let risen = chosen[i] + 1;
        chosen[i..].fill(risen);
        Some(pool.choose(chosen))
    }

    fn size_hint(&self) -> SizeHint {
        left_of(self.pool.size_hint(), |items| self.left_among(items))
    }

    fn count(mut self) -> usize {
        let items = self.pool.count();
        self.left_among(items).unwrap()
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

    fn left_among(&self, items: usize) -> SizeHint {
        let Self { order, length, state, .. } = self;
        let given = match state {
            PermutationState::Fresh => 0,
            PermutationState::Growing => order.len() - length + 1,
            PermutationState::Complete => {
                let greater = |i: usize| order[i..].iter().filter(|other| **other > order[i]).count();
                let left =
                    (0..*length).try_fold(0_usize, |sum, i| sum.checked_mul(order.len() - i)?.checked_add(greater(i)));
                return (left.unwrap_or(usize::MAX), left);
            }
            PermutationState::Ended => return (0, Some(0)),
        };
        let all = match items.checked_sub(*length) {
            None => Some(0),
            Some(others) => (others..items).try_fold(1_usize, |all, i| all.checked_mul(i + 1)),
        };
        (all.unwrap_or(usize::MAX).saturating_sub(given), all.map(|all| all.saturating_sub(given)))
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

    fn size_hint(&self) -> SizeHint {
        let (least, most) = self.pool.size_hint();
        (self.left_among(least).0, most.and_then(|most| self.left_among(most).1))
    }

    fn count(mut self) -> usize {
        let items = self.pool.count();
        self.left_among(items).1.unwrap()
    }
}

#[derive(Clone)]
pub struct Powerset<I: Iterator>
where
    I::Item: Clone,
{
    of_a_length: Combinations<I>,
}

impl<I: Iterator> Powerset<I>
where
    I::Item: Clone,
{
    fn left_among(&self, items: usize) -> Option<usize> {
        let Combinations { chosen, .. } = &self.of_a_length;
        let mut longer = chosen.len() + 1..=items;
        let longer = longer.try_fold(0_usize, |sum, length| sum.checked_add(binomial(items, length)?));
        longer?.checked_add(self.of_a_length.left_among(items)?)
    }
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

    fn size_hint(&self) -> SizeHint {
        left_of(self.of_a_length.pool.size_hint(), |items| self.left_among(items))
    }

    fn count(mut self) -> usize {
        let items = self.of_a_length.pool.count();
        self.left_among(items).unwrap()
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

    fn size_hint(&self) -> SizeHint {
        let factors = self.factors.iter().map(|(all, rest, _)| (all.size_hint(), rest.size_hint()));
        match self.state {
            MultiProductState::Fresh => factors.fold((1, Some(1)), |size, (all, _)| product_of(size, all)),
            MultiProductState::Running => {
                factors.fold((0, Some(0)), |size, (all, rest)| sum_of(product_of(size, all), rest))
            }
            MultiProductState::Ended => (0, Some(0)),
        }
    }

    fn count(self) -> usize {
        let mut factors = self.factors.into_iter();
        match self.state {
            MultiProductState::Fresh => factors
                .try_fold(1, |count, (all, ..)| Some(count * all.count()).filter(|count| *count > 0))
                .unwrap_or(0),
            MultiProductState::Running => factors.fold(0, |count, (all, rest, _)| {
                let first = if count > 0 { count * all.count() } else { 0 };
                first + rest.count()
            }),
            MultiProductState::Ended => 0,
        }
    }
}
