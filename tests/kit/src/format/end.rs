//! Limits, as numbers or by what stands before.

use std::ops::Index;
use std::sync::Arc;

/// The name under which an item of a list knows its place, from 1: `between("a parent", 1, PLACE)`.
pub const PLACE: &str = "the place";

/// What stands before a place: numbers by their names.
#[derive(Clone, Default)]
pub struct Before(pub(super) Vec<(&'static str, i128)>);

impl Before {
    pub(super) fn set(&mut self, name: &'static str, value: i128) {
        self.0.push((name, value));
    }
}

impl Index<&str> for Before {
    type Output = i128;

    /// The number of this name.
    ///
    /// # Panics
    /// If there is none.
    fn index(&self, name: &str) -> &i128 {
        let found = self.0.iter().rev().find(|(known, _)| *known == name);
        &found.unwrap_or_else(|| panic!("no {name:?} comes before")).1
    }
}

/// A limit: a number, or what follows from the numbers before.
#[derive(Clone)]
pub enum End {
    /// This number.
    Fixed(i128),
    /// The number of this name, which stands before.
    Named(&'static str),
    /// What follows from the numbers before.
    From(Arc<dyn Fn(&Before) -> i128 + Send + Sync>),
}

impl End {
    pub(super) fn at(&self, before: &Before) -> i128 {
        match self {
            Self::Fixed(end) => *end,
            Self::Named(name) => before[name],
            Self::From(end) => end(before),
        }
    }

    /// Whether this is the number of this name.
    pub(super) fn is_named(&self, name: &str) -> bool {
        matches!(self, Self::Named(of) if *of == name)
    }
}

macro_rules! end {
    ($($integer:ty)*) => {
        $(impl From<$integer> for End {
            fn from(end: $integer) -> Self {
                Self::Fixed(end.try_into().expect("limits are far below 2¹²⁷"))
            }
        })*
    };
}

end! { i8 u8 i16 u16 i32 u32 i64 u64 i128 isize usize }

/// The number of this name, which stands before.
impl From<&'static str> for End {
    fn from(name: &'static str) -> Self {
        Self::Named(name)
    }
}

/// What follows from the numbers before: `from(|before| before["n"] - 1)`.
pub fn from(end: impl Fn(&Before) -> i128 + Send + Sync + 'static) -> End {
    End::From(Arc::new(end))
}
