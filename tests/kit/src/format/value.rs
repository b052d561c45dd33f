//! Cases as values of ordinary types.

/// What stands in an input, by its form. A vertex counts from 0.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Data {
    /// An integer.
    Int(i128),
    /// A word.
    Word(String),
    /// The items of a list, or the values of parts that are not one.
    List(Vec<Self>),
}

impl Data {
    /// The integer.
    ///
    /// # Panics
    /// If this is none.
    pub fn int(&self) -> i128 {
        match self {
            Self::Int(int) => *int,
            _ => panic!("{self:?} is no integer"),
        }
    }

    /// The word.
    ///
    /// # Panics
    /// If this is none.
    pub fn word(&self) -> &str {
        match self {
            Self::Word(word) => word,
            _ => panic!("{self:?} is no word"),
        }
    }

    /// The items.
    ///
    /// # Panics
    /// If this is no list.
    pub fn list(&self) -> &[Self] {
        match self {
            Self::List(items) => items,
            _ => panic!("{self:?} is no list"),
        }
    }
}

/// A type of which there are cases, or parts of them.
pub trait Value: Sized {
    /// The value that these data are.
    ///
    /// # Panics
    /// If they are none: the type does not fit the form.
    fn of(data: &Data) -> Self;

    /// The same as data.
    fn data(&self) -> Data;
}

impl Value for Data {
    fn of(data: &Data) -> Self {
        data.clone()
    }

    fn data(&self) -> Data {
        self.clone()
    }
}

macro_rules! integers {
    ($($integer:ty)*) => {
        $(impl Value for $integer {
            fn of(data: &Data) -> Self {
                let int = data.int();
                int.try_into().unwrap_or_else(|_| panic!("{int} is no {}", stringify!($integer)))
            }

            fn data(&self) -> Data {
                Data::Int((*self).try_into().expect("limits are far below 2¹²⁷"))
            }
        })*
    };
}

integers! { i8 u8 i16 u16 i32 u32 i64 u64 i128 isize usize }

impl Value for String {
    fn of(data: &Data) -> Self {
        data.word().to_owned()
    }

    fn data(&self) -> Data {
        Data::Word(self.clone())
    }
}

/// A word of one character.
impl Value for char {
    fn of(data: &Data) -> Self {
        let mut letters = data.word().chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => letter,
            _ => panic!("{data:?} is not one character"),
        }
    }

    fn data(&self) -> Data {
        Data::Word(self.to_string())
    }
}

impl<Item: Value> Value for Vec<Item> {
    fn of(data: &Data) -> Self {
        data.list().iter().map(Item::of).collect()
    }

    fn data(&self) -> Data {
        Data::List(self.iter().map(Item::data).collect())
    }
}

impl<Item: Value, const N: usize> Value for [Item; N] {
    fn of(data: &Data) -> Self {
        let items: Vec<Item> = Vec::of(data);
        items.try_into().unwrap_or_else(|_| panic!("{data:?} has not {N} items"))
    }

    fn data(&self) -> Data {
        Data::List(self.iter().map(Item::data).collect())
    }
}

macro_rules! tuples {
    ($($count:literal: $($part:ident $index:tt)*;)*) => {
        $(impl<$($part: Value),*> Value for ($($part,)*) {
            fn of(data: &Data) -> Self {
                let parts = data.list();
                assert!(parts.len() == $count, "{} values, where {} are wanted", parts.len(), $count);
                ($($part::of(&parts[$index]),)*)
            }

            fn data(&self) -> Data {
                Data::List(vec![$(self.$index.data()),*])
            }
        })*
    };
}

tuples! {
    2: A 0 B 1;
    3: A 0 B 1 C 2;
    4: A 0 B 1 C 2 D 3;
    5: A 0 B 1 C 2 D 3 E 4;
    6: A 0 B 1 C 2 D 3 E 4 F 5;
    7: A 0 B 1 C 2 D 3 E 4 F 5 G 6;
}
