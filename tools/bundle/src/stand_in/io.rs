//! The `io` of a submission, a text that stands there for the library's `io`. It accepts and refuses what that does,
//! and says what it expected, but not where: no judge reads that, and knowing places would make it twice as long.

use std::any::type_name;
use std::cell::Cell;
use std::fmt::{Arguments, Display, Write as _};
use std::io::{self, BufRead as _, ErrorKind, Read, Write as _, stdin, stdout};
use std::marker::PhantomData;
use std::process::exit;
use std::str::{FromStr, from_utf8};

macro_rules! input {
    (from $input:ident $(, $($rest:tt)*)?) => { $crate::io::input!(@$input $($($rest)*)?); };
    (@$input:ident) => {};
    (@$input:ident mut $name:ident: $($rest:tt)*) => {
        $crate::io::input!(@$input $name: $($rest)*);
        let mut $name = $name;
    };
    (@$input:ident $name:tt: with $reader:expr $(, $($rest:tt)*)?) => {
        let $name = $crate::io::RuntimeReadable::read($reader, $input);
        $crate::io::input!(@$input $($($rest)*)?);
    };
    (@$input:ident $name:tt: $kind:tt $(, $($rest:tt)*)?) => {
        let $name = $crate::io::value!($input $kind);
        $crate::io::input!(@$input $($($rest)*)?);
    };
    (@$input:ident $name:tt: $kind:ty $(, $($rest:tt)*)?) => {
        let $name = $crate::io::value!($input $kind);
        $crate::io::input!(@$input $($($rest)*)?);
    };
    ($($rest:tt)*) => { $crate::io::refused!("`input!` expects `from input, name: kind`, with commas between"); };
}
pub(crate) use input;

macro_rules! read_value {
    (from $input:ident, with $reader:expr) => { $crate::io::RuntimeReadable::read($reader, $input) };
    (from $input:ident, $($kind:tt)*) => { $crate::io::value!($input $($kind)*) };
}
pub(crate) use read_value;

macro_rules! value {
    ($input:ident String) => { $input.plain::<String>() };
    ($input:ident char) => { $input.plain::<char>() };
    ($input:ident f64) => { $input.plain::<f64>() };
    ($input:ident u8) => { $input.plain::<u8>() };
    ($input:ident u32) => { $input.plain::<u32>() };
    ($input:ident u64) => { $input.plain::<u64>() };
    ($input:ident usize) => { $input.plain::<usize>() };
    ($input:ident i32) => { $input.plain::<i32>() };
    ($input:ident i64) => { $input.plain::<i64>() };
    ($input:ident [$kind:tt; $length:expr]) => {
        (0..$length).map(|_| $crate::io::value!($input $kind)).collect::<Vec<_>>()
    };
    ($input:ident [$kind:ty; $length:expr]) => {
        (0..$length).map(|_| $crate::io::value!($input $kind)).collect::<Vec<_>>()
    };
    ($input:ident ($($kinds:tt)*)) => { $crate::io::value!(@$input [] [] $($kinds)*) };
    (@$input:ident [$([$($kind:tt)*])*] []) => { ($($crate::io::value!($input $($kind)*),)*) };
    (@$input:ident [$($kinds:tt)*] [$($kind:tt)*] $(, $($rest:tt)*)?) => {
        $crate::io::value!(@$input [$($kinds)* [$($kind)*]] [] $($($rest)*)?)
    };
    (@$input:ident [$($kinds:tt)*] [$($kind:tt)*] $next:tt $($rest:tt)*) => {
        $crate::io::value!(@$input [$($kinds)*] [$($kind)* $next] $($rest)*)
    };
    ($input:ident $kind:ty) => { <$kind>::read($input) };
    ($($rest:tt)*) => { $crate::io::refused!("this is no kind that `input!` reads") };
}
pub(crate) use value;

// Where no form fits, at the place of the call. A rule with the error itself would never be cut as unused.
macro_rules! refused {
    ($text:literal) => {
        ::std::compile_error!($text)
    };
}
pub(crate) use refused;

pub trait RuntimeReadable {
    type Output;
    fn read(self, input: &Input) -> Self::Output;
}

pub fn run(program: impl FnOnce(&Input, &mut Output)) {
    let mut out = Output { text: String::new(), by_line: false };
    program(&Input { rest: Cell::new(b""), more: |text| stdin().read_to_string(text) }, &mut out);
    out.print();
}

pub fn interact(program: impl FnOnce(&Input, &mut Output)) {
    let mut out = Output { text: String::new(), by_line: true };
    program(&Input { rest: Cell::new(b""), more: next_lines }, &mut out);
    out.print();
}

/// The next line, or several if they are there already.
fn next_lines(text: &mut String) -> io::Result<usize> {
    let mut stdin = stdin().lock();
    let buffered = stdin.fill_buf()?;
    let Some(last) = buffered.iter().rposition(|byte| *byte == b'\n') else {
        return stdin.read_line(text);
    };
    let length = (&buffered[..=last]).read_to_string(text)?;
    stdin.consume(length);
    Ok(length)
}

pub fn refuse(expected: impl Display) -> ! {
    eprintln!("error: expected {expected}");
    exit(1)
}

pub struct Input {
    rest: Cell<&'static [u8]>,
    more: fn(&mut String) -> io::Result<usize>,
}

impl Input {
    pub fn is_empty(&self) -> bool {
        self.at_next_token().is_empty()
    }

    pub fn until_zero<Reader: RuntimeReadable>(&self, reader: Reader) -> Option<Reader::Output>
    where
        Reader::Output: Default + PartialEq,
    {
        let is_over = self.is_empty();
        (!is_over).then(|| reader.read(self)).filter(|value| *value != Reader::Output::default())
    }

    pub fn place(&self) -> Place {
        Place
    }

    pub fn next_token(&self) -> Option<&'static str> {
        let rest = self.at_next_token();
        let length = rest.iter().position(|byte| *byte <= b' ').unwrap_or(rest.len());
        self.rest.set(&rest[length..]);
        from_utf8(&rest[..length]).ok().filter(|token| !token.is_empty())
    }

    #[inline]
    fn at_next_token(&self) -> &'static [u8] {
        loop {
            let mut rest = self.rest.get();
            while let [0..=b' ', behind @ ..] = rest {
                rest = behind;
            }
            if !rest.is_empty() || !self.refill() {
                return rest;
            }
        }
    }

    #[cold]
    fn refill(&self) -> bool {
        let mut text = String::new();
        match (self.more)(&mut text) {
            Ok(0) => return false,
            Ok(_) => self.rest.set(text.leak().as_bytes()),
            Err(_) => refuse("text in UTF-8"),
        }
        true
    }

    #[inline]
    fn integer<T: TryFrom<i128>>(&self, kind: &str, low: i128, high: i128) -> T {
        match self.next_integer().filter(|value| low <= *value && *value <= high).map(T::try_from) {
            Some(Ok(value)) => value,
            _ => refuse_integer(kind, low, high),
        }
    }

    #[inline]
    fn next_integer(&self) -> Option<i128> {
        let token = self.at_next_token();
        let digits = if let [b'-' | b'+', digits @ ..] = token { digits } else { token };
        let (mut value, mut rest) = (0_u64, digits);
        while let [digit @ b'0'..=b'9', behind @ ..] = rest {
            value = value.wrapping_mul(10).wrapping_add((digit - b'0').into());
            rest = behind;
        }
        self.rest.set(rest);
        match digits.len() - rest.len() {
            _ if !matches!(rest, [] | [0..=b' ', ..]) => None,
            0 => None,
            1..=19 if token[0] == b'-' => Some(-i128::from(value)),
            1..=19 => Some(value.into()),
            // More digits may not fit; `value` is of no use.
            _ => from_utf8(&token[..token.len() - rest.len()]).ok()?.parse().ok(),
        }
    }

    pub fn plain<T: FromStr>(&self) -> T {
        let value = self.next_token().map(str::parse);
        let value = value.unwrap_or_else(|| refuse("another token"));
        value.unwrap_or_else(|_| refuse(format_args!("a value of type {}", type_name::<T>())))
    }
}

#[cold]
fn refuse_integer(kind: &str, low: i128, high: i128) -> ! {
    refuse(format_args!("{kind} from {low} to {high}"))
}

/// Says nothing of where it is.
#[derive(Clone, Copy)]
pub struct Place;

impl Place {
    pub fn after(self, _: usize) -> Self {
        self
    }

    pub fn refuse(self, expected: impl Display) -> ! {
        refuse(expected)
    }

    pub fn refuse_all(self, _: usize, expected: impl Display) -> ! {
        refuse(expected)
    }

    pub fn in_order_or_refuse<T>(self, items: &[T], are_in_order: impl Fn(&T, &T) -> bool, expected: impl Display) {
        if !items.windows(2).all(|pair| are_in_order(&pair[0], &pair[1])) {
            refuse(expected);
        }
    }

    pub fn distinct_or_refuse<T: Ord + Copy>(self, items: &[T], _: usize, expected: impl Display) -> Vec<T> {
        let mut sorted = items.to_vec();
        sorted.sort_unstable();
        if sorted.windows(2).any(|pair| pair[0] == pair[1]) {
            refuse(expected);
        }
        sorted
    }
}

pub struct Output {
    text: String,
    by_line: bool,
}

impl Output {
    pub fn line(&mut self, text: &str) {
        self.text += text;
        self.write_fmt(format_args!("\n"));
    }

    pub fn either(&mut self, is_first: bool, words: [&str; 2]) {
        self.line(words[usize::from(!is_first)]);
    }

    pub fn write_fmt(&mut self, text: Arguments) {
        self.text.write_fmt(text).unwrap();
        if self.by_line && self.text.ends_with('\n') {
            self.print();
        }
    }

    fn print(&mut self) {
        match stdout().write_all(self.text.as_bytes()) {
            Ok(()) => self.text.clear(),
            Err(error) => exit(i32::from(error.kind() != ErrorKind::BrokenPipe)),
        }
    }
}

pub struct In<const LOW: i128, const HIGH: i128, T = usize>(PhantomData<T>);

impl<const LOW: i128, const HIGH: i128, T: TryFrom<i128>> In<LOW, HIGH, T> {
    pub fn read(input: &Input) -> T {
        input.integer("an integer", LOW, HIGH)
    }
}

#[derive(Clone, Copy)]
pub struct Between<T>(pub T, pub T);

impl<T: TryFrom<i128> + TryInto<i128>> RuntimeReadable for Between<T> {
    type Output = T;

    fn read(self, input: &Input) -> T {
        let limit = |limit: T| limit.try_into().unwrap_or_default();
        input.integer("an integer", limit(self.0), limit(self.1))
    }
}

pub struct Total {
    most: usize,
    left: Cell<usize>,
}

impl Total {
    pub fn at_most(most: usize) -> Self {
        Self { most, left: Cell::new(most) }
    }

    pub fn of(&self, low: usize, high: usize) -> Summand<'_> {
        Summand { total: self, range: Between(low, high) }
    }

    pub fn add(&self, amount: usize, _: Place) {
        let Self { most, left } = self;
        let rest = left.get().checked_sub(amount);
        let expected = || format!("at most {} more, as the sum is at most {most}", left.get());
        left.set(rest.unwrap_or_else(|| refuse(expected())));
    }
}

#[derive(Clone, Copy)]
pub struct Summand<'a> {
    total: &'a Total,
    range: Between<usize>,
}

impl RuntimeReadable for Summand<'_> {
    type Output = usize;

    fn read(self, input: &Input) -> usize {
        let value = self.range.read(input);
        self.total.add(value, Place);
        value
    }
}

#[derive(Clone, Copy)]
pub struct Vertex(pub usize);

impl RuntimeReadable for Vertex {
    type Output = usize;

    fn read(self, input: &Input) -> usize {
        input.integer::<usize>("a vertex", 1, self.0 as i128) - 1
    }
}

#[derive(Clone, Copy)]
pub struct List<Reader>(pub usize, pub Reader);

impl<Reader: RuntimeReadable + Clone> RuntimeReadable for List<Reader> {
    type Output = Vec<Reader::Output>;

    fn read(self, input: &Input) -> Self::Output {
        (0..self.0).map(|_| self.1.clone().read(input)).collect()
    }
}

pub struct ListInto<'a, Reader: RuntimeReadable>(pub &'a mut Vec<Reader::Output>, pub usize, pub Reader);

impl<'a, Reader: RuntimeReadable + Clone> RuntimeReadable for ListInto<'a, Reader> {
    type Output = &'a mut [Reader::Output];

    fn read(self, input: &Input) -> Self::Output {
        self.0.clear();
        self.0.extend((0..self.1).map(|_| self.2.clone().read(input)));
        self.0
    }
}

#[derive(Clone, Copy)]
pub struct Pair<First, Second>(pub First, pub Second);

impl<First: RuntimeReadable, Second: RuntimeReadable> RuntimeReadable for Pair<First, Second> {
    type Output = (First::Output, Second::Output);

    fn read(self, input: &Input) -> Self::Output {
        (self.0.read(input), self.1.read(input))
    }
}

#[derive(Clone, Copy)]
pub struct Word {
    pub alphabet: &'static str,
    pub shortest: usize,
    pub longest: usize,
}

impl Word {
    pub fn exactly(alphabet: &'static str, length: usize) -> Self {
        Self { alphabet, shortest: length, longest: length }
    }
}

impl RuntimeReadable for Word {
    type Output = Vec<u8>;

    fn read(self, input: &Input) -> Vec<u8> {
        let Self { alphabet, shortest, longest } = self;
        let mut letters = [false; 256];
        alphabet.bytes().for_each(|letter| letters[usize::from(letter)] = true);
        let fits = |word: &&str| {
            (shortest..=longest).contains(&word.len()) && word.bytes().all(|byte| letters[usize::from(byte)])
        };
        match input.next_token().filter(fits) {
            Some(word) => word.as_bytes().to_vec(),
            None if shortest == longest => refuse(format_args!("{longest} characters out of {alphabet:?}")),
            None => refuse(format_args!("{shortest} to {longest} characters out of {alphabet:?}")),
        }
    }
}
