//! A text that stands in submissions for the crate `proconio` where a judge has no crates.
//!
//! It follows proconio 0.5.0, whose `input!` reads by lines, too. In 0.6.0 `read_value!` also does,
//! `input_interactive!` is deprecated, and `input_once!` and `read_value_once!` take the whole input: to follow it, add
//! these two over a `source::once::OnceSource` of standard input. Nothing else would change here.

macro_rules! input {
    (from $source:expr, $($rest:tt)*) => {
        #[allow(unused_variables, unused_mut)]
        let mut source = $source;
        $crate::proconio::input!(@source $($rest)*);
    };
    (@$source:ident) => {};
    (@$source:ident mut $variable:tt: $($rest:tt)*) => {
        $crate::proconio::input!(@$source [mut $variable] $($rest)*);
    };
    (@$source:ident $variable:tt: $($rest:tt)*) => {
        $crate::proconio::input!(@$source [$variable] $($rest)*);
    };
    (@$source:ident [$($variable:tt)*] with $reader:expr $(, $($rest:tt)*)?) => {
        let $($variable)* = $crate::proconio::source::RuntimeReadable::read($reader, &mut $source);
        $crate::proconio::input!(@$source $($($rest)*)?);
    };
    (@$source:ident [$($variable:tt)*] $kind:tt $(, $($rest:tt)*)?) => {
        let $($variable)* = $crate::proconio::value!($source $kind);
        $crate::proconio::input!(@$source $($($rest)*)?);
    };
    (@$source:ident [$($variable:tt)*] $kind:ty $(, $($rest:tt)*)?) => {
        let $($variable)* = $crate::proconio::value!($source $kind);
        $crate::proconio::input!(@$source $($($rest)*)?);
    };
    (@$source:ident $($rest:tt)*) => {
        $crate::proconio::refused!("`input!` expects `name: kind`, with commas between");
    };
    ($($rest:tt)*) => {
        let mut stdin = $crate::proconio::lock_stdin();
        $crate::proconio::input!(from &mut *stdin, $($rest)*);
        drop(stdin);
    };
}
pub(crate) use input;

macro_rules! input_interactive {
    ($($rest:tt)*) => {
        $crate::proconio::input!($($rest)*);
    };
}
pub(crate) use input_interactive;

macro_rules! read_value {
    (from $source:expr, with $reader:expr) => {{
        #[allow(unused_variables, unused_mut)]
        let mut source = $source;
        $crate::proconio::source::RuntimeReadable::read($reader, &mut source)
    }};
    (from $source:expr, $($kind:tt)*) => {{
        #[allow(unused_variables, unused_mut)]
        let mut source = $source;
        $crate::proconio::value!(source $($kind)*)
    }};
    ($($kind:tt)*) => {{
        let mut stdin = $crate::proconio::lock_stdin();
        let value = $crate::proconio::read_value!(from &mut *stdin, $($kind)*);
        drop(stdin);
        value
    }};
}
pub(crate) use read_value;

macro_rules! value {
    ($source:ident [$kind:tt; $length:expr]) => {
        (0..$length).map(|_| $crate::proconio::value!($source $kind)).collect::<Vec<_>>()
    };
    ($source:ident [$kind:ty; $length:expr]) => {
        (0..$length).map(|_| $crate::proconio::value!($source $kind)).collect::<Vec<_>>()
    };
    ($source:ident [$($kind:tt)*]) => {{
        let length = $crate::proconio::value!($source usize);
        $crate::proconio::value!($source [$($kind)*; length])
    }};
    ($source:ident ($($kinds:tt)*)) => {
        $crate::proconio::value!(@$source [] [] $($kinds)*)
    };
    (@$source:ident [$([$($kind:tt)*])*] []) => {
        ($($crate::proconio::value!($source $($kind)*),)*)
    };
    (@$source:ident [$($kinds:tt)*] [$($kind:tt)*] $(, $($rest:tt)*)?) => {
        $crate::proconio::value!(@$source [$($kinds)* [$($kind)*]] [] $($($rest)*)?)
    };
    (@$source:ident [$($kinds:tt)*] [$($kind:tt)*] $next:tt $($rest:tt)*) => {
        $crate::proconio::value!(@$source [$($kinds)*] [$($kind)* $next] $($rest)*)
    };
    ($source:ident $kind:ty) => {
        <$kind as $crate::proconio::source::Readable>::read(&mut $source)
    };
    ($($rest:tt)*) => {
        $crate::proconio::refused!("this is no kind that `input!` reads")
    };
}
pub(crate) use value;

// Where no form fits, at the place of the call. A rule with the error itself would never be cut as unused.
macro_rules! refused {
    ($text:literal) => {
        ::std::compile_error!($text)
    };
}
pub(crate) use refused;

// The bundler writes this at the beginning of a function with `#[fastout]`, and `print!` and `println!` upon it.
macro_rules! fastout {
    () => {
        ::std::io::BufWriter::new(::std::io::stdout())
    };
    ($output:ident, $($text:tt)*) => {
        ::std::io::Write::write_fmt(&mut $output, ::std::format_args!($($text)*)).unwrap()
    };
}
pub(crate) use fastout;

// The bundler writes this around a type with `#[derive_readable]`.
macro_rules! derive_readable {
    ($(#[$($attribute:tt)*])* $visible:vis struct $name:ident {
        $($(#[$($of_field:tt)*])* $seen:vis $field:ident: $kind:ty),* $(,)?
    }) => {
        $(#[$($attribute)*])*
        $visible struct $name {
            $($(#[$($of_field)*])* $seen $field: <$kind as $crate::proconio::source::Readable>::Output),*
        }
        $crate::proconio::derive_readable!(@$name source {
            Self { $($field: <$kind as $crate::proconio::source::Readable>::read(source)),* }
        });
    };
    ($(#[$($attribute:tt)*])* $visible:vis struct $name:ident (
        $($(#[$($of_field:tt)*])* $seen:vis $kind:ty),* $(,)?
    );) => {
        $(#[$($attribute)*])*
        $visible struct $name(
            $($(#[$($of_field)*])* $seen <$kind as $crate::proconio::source::Readable>::Output),*
        );
        $crate::proconio::derive_readable!(@$name source {
            Self($(<$kind as $crate::proconio::source::Readable>::read(source)),*)
        });
    };
    ($(#[$($attribute:tt)*])* $visible:vis struct $name:ident;) => {
        $(#[$($attribute)*])*
        $visible struct $name;
        $crate::proconio::derive_readable!(@$name _source { Self });
    };
    (@$name:ident $source:ident $value:block) => {
        impl $crate::proconio::source::Readable for $name {
            type Output = Self;

            fn read<R: ::std::io::BufRead, S: $crate::proconio::source::Source<R>>($source: &mut S) -> Self $value
        }
    };
}
pub(crate) use derive_readable;

static STDIN: std::sync::Mutex<source::Stdin> = std::sync::Mutex::new(source::Stdin::new());

pub fn lock_stdin() -> std::sync::MutexGuard<'static, source::Stdin> {
    STDIN.lock().unwrap()
}

pub fn is_stdin_empty() -> bool {
    source::Source::is_empty(&mut *lock_stdin())
}

pub mod source {
    use std::any::type_name;
    use std::fmt::Debug;
    use std::io::{self, BufRead, BufReader};
    use std::str::FromStr;

    pub trait Source<R: BufRead> {
        fn next_token(&mut self) -> Option<&str>;

        fn is_empty(&mut self) -> bool;

        fn next_token_unwrap(&mut self) -> &str {
            self.next_token().expect("failed to get the next token")
        }
    }

    impl<R: BufRead, S: Source<R>> Source<R> for &mut S {
        fn next_token(&mut self) -> Option<&str> {
            (*self).next_token()
        }

        fn is_empty(&mut self) -> bool {
            (*self).is_empty()
        }
    }

    pub trait Readable {
        type Output;
        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Self::Output;
    }

    impl<T: FromStr> Readable for T
    where
        T::Err: Debug,
    {
        type Output = T;

        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> T {
            let token = source.next_token_unwrap();
            token.parse().unwrap_or_else(|error| {
                panic!("failed to parse the input `{}` to the value of type `{}`: {:?}", token, type_name::<T>(), error)
            })
        }
    }

    pub trait RuntimeReadable {
        type Output;
        fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Self::Output;
    }

    struct Tokens {
        text: String,
        start: usize,
    }

    impl Tokens {
        const fn new(text: String) -> Self {
            Self { text, start: 0 }
        }

        fn is_empty(&mut self) -> bool {
            self.start = self.text.len() - self.text[self.start..].trim_start().len();
            self.start == self.text.len()
        }

        fn next_token(&mut self) -> Option<&str> {
            if self.is_empty() {
                return None;
            }
            let rest = &self.text[self.start..];
            let token = &rest[..rest.find(char::is_whitespace).unwrap_or(rest.len())];
            self.start += token.len();
            Some(token)
        }

        fn read_line<R: BufRead>(&mut self, reader: &mut R) {
            while self.is_empty() {
                let mut line = String::new();
                if reader.read_line(&mut line).expect("failed to read a line") == 0 {
                    break;
                }
                *self = Self::new(line);
            }
        }
    }

    pub struct Stdin(Tokens);

    impl Stdin {
        pub const fn new() -> Self {
            Self(Tokens::new(String::new()))
        }
    }

    impl Source<BufReader<io::Stdin>> for Stdin {
        fn next_token(&mut self) -> Option<&str> {
            self.0.read_line(&mut io::stdin().lock());
            self.0.next_token()
        }

        fn is_empty(&mut self) -> bool {
            self.0.read_line(&mut io::stdin().lock());
            self.0.is_empty()
        }
    }

    pub mod line {
        use super::{Source, Tokens};
        use std::io::{BufRead, BufReader};

        pub struct LineSource<R: BufRead> {
            tokens: Tokens,
            reader: R,
        }

        impl<R: BufRead> LineSource<R> {
            pub fn new(reader: R) -> Self {
                let tokens = Tokens::new(String::new());
                Self { tokens, reader }
            }
        }

        impl<R: BufRead> Source<R> for LineSource<R> {
            fn next_token(&mut self) -> Option<&str> {
                self.tokens.read_line(&mut self.reader);
                self.tokens.next_token()
            }

            fn is_empty(&mut self) -> bool {
                self.tokens.read_line(&mut self.reader);
                self.tokens.is_empty()
            }
        }

        impl<'a> From<&'a str> for LineSource<BufReader<&'a [u8]>> {
            fn from(text: &'a str) -> Self {
                Self::new(BufReader::new(text.as_bytes()))
            }
        }
    }

    pub mod once {
        use super::{Source, Tokens};
        use std::io::{BufRead, BufReader};
        use std::marker::PhantomData;

        pub struct OnceSource<R: BufRead> {
            tokens: Tokens,
            reader: PhantomData<R>,
        }

        impl<R: BufRead> OnceSource<R> {
            pub fn new(mut reader: R) -> Self {
                let mut text = String::new();
                reader.read_to_string(&mut text).expect("failed to read");
                Self { tokens: Tokens::new(text), reader: PhantomData }
            }
        }

        impl<R: BufRead> Source<R> for OnceSource<R> {
            fn next_token(&mut self) -> Option<&str> {
                self.tokens.next_token()
            }

            fn is_empty(&mut self) -> bool {
                self.tokens.is_empty()
            }
        }

        impl<'a> From<&'a str> for OnceSource<BufReader<&'a [u8]>> {
            fn from(text: &'a str) -> Self {
                Self::new(BufReader::new(text.as_bytes()))
            }
        }
    }

    pub mod auto {
        pub use super::once::OnceSource as AutoSource;
    }
}

pub mod marker {
    use super::source::{Readable, Source};
    use std::io::BufRead;

    pub enum Chars {}

    impl Readable for Chars {
        type Output = Vec<char>;

        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Vec<char> {
            source.next_token_unwrap().chars().collect()
        }
    }

    pub enum Bytes {}

    impl Readable for Bytes {
        type Output = Vec<u8>;

        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Vec<u8> {
            source.next_token_unwrap().bytes().collect()
        }
    }

    pub enum Usize1 {}

    impl Readable for Usize1 {
        type Output = usize;

        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> usize {
            let number = usize::read(source).checked_sub(1);
            number.expect("attempted to read the value 0 as a Usize1")
        }
    }

    pub enum Isize1 {}

    impl Readable for Isize1 {
        type Output = isize;

        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> isize {
            let number = isize::read(source).checked_sub(1);
            number.expect("attempted to read the least value as an Isize1")
        }
    }
}
