use std::cell::RefCell;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::collections::HashSet;
use std::fmt;
use std::fmt::Debug;
use std::fmt::Display;
use std::hash::Hash;

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

    fn combinations(self, length: usize) -> impl Iterator<Item = Vec<Self::Item>>
    where
        Self: Sized,
        Self::Item: Clone,
    {
        let items: Vec<_> = self.collect();
        let mut next = (length <= items.len()).then(|| (0..length).collect::<Vec<_>>());
        std::iter::from_fn(move || {
            let chosen = next.take()?;
            let can_rise = |i: &usize| chosen[*i] + length < items.len() + i;
            next = (0..length).rev().find(can_rise).map(|i| {
                let risen = (chosen[i] + 1..).take(length - i);
                chosen[..i].iter().copied().chain(risen).collect()
            });
            Some(chosen.iter().map(|&i| items[i].clone()).collect())
        })
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

    fn multi_cartesian_product(self) -> impl Iterator<Item = Vec<<Self::Item as IntoIterator>::Item>>
    where
        Self: Sized,
        Self::Item: IntoIterator,
        <Self::Item as IntoIterator>::IntoIter: Clone,
        <Self::Item as IntoIterator>::Item: Clone,
    {
        let factors: Vec<Vec<_>> = self.map(|factor| factor.into_iter().collect()).collect();
        let is_empty = factors.iter().any(Vec::is_empty);
        let mut next = (!is_empty).then(|| vec![0; factors.len()]);
        std::iter::from_fn(move || {
            let chosen = next.take()?;
            let can_rise = |i: &usize| chosen[*i] + 1 < factors[*i].len();
            next = (0..chosen.len()).rev().find(can_rise).map(|i| {
                let mut risen = chosen[..=i].to_vec();
                risen[i] += 1;
                risen.resize(chosen.len(), 0);
                risen
            });
            let pairs = chosen.iter().zip(&factors);
            Some(pairs.map(|(&i, factor)| factor[i].clone()).collect())
        })
    }

    fn next_tuple<T>(&mut self) -> Option<T>
    where
        Self: Sized,
        T: HomogeneousTuple<Item = Self::Item>,
    {
        T::take(self)
    }

    fn permutations(self, length: usize) -> impl Iterator<Item = Vec<Self::Item>>
    where
        Self: Sized,
        Self::Item: Clone,
    {
        let items: Vec<_> = self.collect();
        let mut next = (length <= items.len()).then(|| (0..items.len()).collect::<Vec<_>>());
        std::iter::from_fn(move || {
            let mut order = next.take()?;
            let chosen = order[..length].iter().map(|&i| items[i].clone());
            let chosen = chosen.collect();
            // The last order with the same beginning, and the one after it.
            order[length..].reverse();
            let rise = (1..order.len()).rev().find(|&i| order[i - 1] < order[i]);
            next = rise.map(|i| {
                let greater = order.iter().rposition(|&other| other > order[i - 1]);
                order.swap(i - 1, greater.unwrap_or(i));
                order[i..].reverse();
                order
            });
            Some(chosen)
        })
    }

    fn position_max(self) -> Option<usize>
    where
        Self: Sized,
        Self::Item: Ord,
    {
        let greatest = self.enumerate().max_by(|(_, a), (_, b)| a.cmp(b));
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

    fn positions<P>(self, mut predicate: P) -> impl Iterator<Item = usize>
    where
        Self: Sized,
        P: FnMut(Self::Item) -> bool,
    {
        self.enumerate().filter_map(move |(position, item)| predicate(item).then_some(position))
    }

    fn powerset(self) -> impl Iterator<Item = Vec<Self::Item>>
    where
        Self: Sized,
        Self::Item: Clone,
    {
        let items: Vec<_> = self.collect();
        (0..=items.len()).flat_map(move |length| items.clone().into_iter().combinations(length))
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

    fn tuple_combinations<T>(self) -> std::vec::IntoIter<T>
    where
        Self: Sized,
        T: TupleCombination<Item = Self::Item>,
    {
        let items: Vec<_> = self.collect();
        T::all(&items).into_iter()
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

pub trait TupleCombination: Sized {
    type Item;
    fn all(items: &[Self::Item]) -> Vec<Self>;
}

impl<T: Clone> TupleCombination for (T, T) {
    type Item = T;

    fn all(items: &[T]) -> Vec<Self> {
        let with_first = |i: usize| items[i + 1..].iter().map(move |b| (items[i].clone(), b.clone()));
        (0..items.len()).flat_map(with_first).collect()
    }
}

impl<T: Clone> TupleCombination for (T, T, T) {
    type Item = T;

    fn all(items: &[T]) -> Vec<Self> {
        let with_first = |i: usize| {
            let pairs: Vec<(T, T)> = TupleCombination::all(&items[i + 1..]);
            pairs.into_iter().map(move |(b, c)| (items[i].clone(), b, c))
        };
        (0..items.len()).flat_map(with_first).collect()
    }
}
