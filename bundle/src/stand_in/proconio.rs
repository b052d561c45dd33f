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
}
pub(crate) use input;

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
    ($source:ident ($($kind:tt),* $(,)?)) => {
        ($($crate::proconio::value!($source $kind),)*)
    };
    ($source:ident ($($kind:ty),* $(,)?)) => {
        ($($crate::proconio::value!($source $kind),)*)
    };
    ($source:ident $kind:ty) => {
        <$kind as $crate::proconio::source::Readable>::read(&mut $source)
    };
}
pub(crate) use value;

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
}
pub(crate) use read_value;

pub mod source {
    use std::fmt::Debug;
    use std::io::BufRead;
    use std::str::FromStr;

    pub trait Source<R: BufRead> {
        fn next_token(&mut self) -> Option<&str>;

        fn is_empty(&mut self) -> bool;

        fn next_token_unwrap(&mut self) -> &str {
            self.next_token().expect("the input ends too early")
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
            token.parse().expect("a token does not fit its type")
        }
    }

    pub trait RuntimeReadable {
        type Output;
        fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Self::Output;
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
            usize::read(source).checked_sub(1).expect("0 is no Usize1")
        }
    }
}
