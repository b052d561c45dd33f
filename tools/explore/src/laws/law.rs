//! Laws as values, the words for how far one can be trusted, and what it rests on.

use crate::laws::functions::Function;
use crate::laws::joint::{Joint, Relation};
use crate::laws::programs::Programs;
use crate::laws::quotient::Quotient;
use grundy::games::{KnownRule, Proof};

/// What stands in a table for a pair that is no position.
pub const NO_POSITION: usize = usize::MAX;

/// How far a law can be trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A theorem proves it for the rule that was stated.
    Proven,
    /// A theorem proves it for a rule that agrees with a function as far as this was run. What the function does beyond
    /// nobody knows.
    Follows(KnownRule),
    /// It was found on a first part of the table, and agrees with all of it.
    Holds,
    /// It agrees with the whole table, which is too short to test it.
    Fits,
    /// It agreed with what it was found on, and fails first here.
    Refuted(Place),
}

/// A place where a law fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A heap, or the number of a position of a family.
    Heap(usize),
    /// A pair.
    Pair(usize, usize),
    /// A sum, by its parts.
    Sum(Vec<usize>),
}

/// What a law was found on and tested with, or what proves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ground {
    /// The values up to this place prove it.
    Values(usize),
    /// These programs prove it.
    Programs(Programs),
    /// This proves it.
    Reason(Reason),
    /// It was found on so many entries, and speaks of so many.
    Table {
        /// How many entries it was found on.
        found_on: usize,
        /// How many it speaks of.
        of: usize,
        /// Whether these are pairs; else they are values.
        are_pairs: bool,
    },
    /// It was tried on so many sums, out of all of up to so many parts up to a size.
    Sums {
        /// How many were tried, the least first.
        tried: usize,
        /// How many parts.
        count: usize,
        /// Their size.
        largest: usize,
        /// Whether these are all.
        is_complete: bool,
    },
    /// It agrees with so many entries, but a move that the rule names was never possible in most of them.
    Untried {
        /// How many entries.
        of: usize,
        /// The greatest number that the rule names.
        named: usize,
    },
    /// It was compared with who wins each heap alone, and with play of the least sums of two heaps or more that can
    /// move.
    Heaps {
        /// The largest heap.
        largest: usize,
        /// How many sums, those of the fewest stones.
        sums: usize,
        /// How many pairs of heaps, of different values.
        pairs: usize,
        /// Whether these are enough to test it.
        are_many: bool,
    },
    /// The sum at which it fails is won, or lost, and its parts have these values.
    Sum {
        /// Whether the player to move wins.
        is_won: bool,
        /// The values of the parts.
        values: Vec<usize>,
    },
}

/// Why a law is proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Each class of a quotient and its options were checked.
    EachClass,
    /// Proper divisors leave as many trailing zeros as any smaller number of them, and never as many as before.
    ZerosOfDivisors,
    /// The remainders of all numbers may be taken themselves.
    Remainders {
        /// Modulo this.
        modulus: usize,
        /// The remainders.
        small: Vec<usize>,
    },
    /// What decides the next lost pair of two heaps comes again.
    PairsAgain {
        /// The greatest number that is taken from both heaps.
        reach: usize,
        /// After so many pairs.
        since: usize,
        /// As after so many.
        pairs: usize,
    },
}

/// A law, and how far it can be trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conclusion {
    /// How far it can be trusted.
    pub standing: Standing,
    /// The law.
    pub law: Law,
    /// What it was found on and tested with, or what proves it.
    pub ground: Ground,
}

impl Conclusion {
    /// What holds fits no more: the rule names a number beyond the `of` places that were tried.
    pub(crate) fn doubt(&mut self, of: usize, named: usize) {
        if self.standing == Standing::Holds {
            self.standing = Standing::Fits;
            self.ground = Ground::Untried { of, named };
        }
    }
}

/// A law of some game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Law {
    /// Of the values of the places 0, 1, 2, ….
    Values(Sequence),
    /// The same of won and lost alone, 1 and 0.
    Outcomes(Sequence),
    /// Of the values of all places, as the library proves it of a rule.
    Known(KnownRule, Proof),
    /// Of a table.
    Pairs(PairLaw),
    /// Of outcomes, numbers or means.
    Series(SeriesLaw),
    /// The values of parts decide their sums, in normal or in misère play.
    Sums {
        /// Whether the last move loses.
        is_misere: bool,
    },
    /// Which sums may stand for one another where the last move loses.
    Quotient(Quotient),
}

/// A law of a sequence, from a place on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sequence {
    /// What it says.
    pub form: Form,
    /// The place from which on it is meant to hold.
    pub start: usize,
}

/// What a law says of the value g(n).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// n, plus or minus a constant.
    Shifted(isize),
    /// ⌊n / divisor⌋, of the remainder modulo a number if there is one.
    Floor {
        /// Whose remainder of n is taken.
        modulus: Option<usize>,
        /// What it is divided by.
        divisor: usize,
    },
    /// These values, again and again.
    Period(Vec<usize>),
    /// g(n + length) = g(n) + saltus.
    Rising {
        /// The period.
        length: usize,
        /// By how much the values rise in one.
        saltus: usize,
    },
    /// A function of n, n − 1 or n + 1, plus a constant.
    Function {
        /// The function.
        function: Function,
        /// Its place is n plus this, less 1.
        up: usize,
        /// The constant.
        plus: isize,
    },
    /// Whether a function of n, n − 1 or n + 1 is even.
    Parity {
        /// The function.
        function: Function,
        /// Its place is n plus this, less 1.
        up: usize,
        /// The value, 0 or 1, where it is even.
        where_even: usize,
    },
    /// By the last bit of n and the value of ⌊n / 2⌋: triples of these and of the value.
    Halving(Vec<(usize, usize, usize)>),
    /// A new value at `first`, and then after every `gap`; else the value that has been missing longest.
    Windows {
        /// The first place with a value that is not 0.
        first: usize,
        /// From one new value to the next.
        gap: usize,
    },
    /// first · ratio^(n − start).
    Geometric {
        /// The first value.
        first: usize,
        /// By what each is multiplied.
        ratio: usize,
    },
    /// 0 at the places of a sequence in which a and b are followed by `by_b` b + `by_a` a + `plus`.
    Lost {
        /// Its first two places.
        first: [usize; 2],
        /// What the later place is multiplied by.
        by_b: usize,
        /// What the earlier place is multiplied by.
        by_a: usize,
        /// The constant.
        plus: isize,
    },
    /// 0 at the places of some classes modulo a number, but for exceptions.
    Classes {
        /// The number.
        modulus: usize,
        /// The classes.
        lost: Vec<usize>,
        /// Places at which it is the other way round.
        exceptions: Vec<usize>,
    },
}

impl Form {
    /// The length of a row in which the law can be seen, and by how much a row is above the one before.
    pub(crate) fn period(&self) -> Option<(usize, usize)> {
        match self {
            Self::Floor { modulus: Some(length), .. } => Some((*length, 0)),
            Self::Floor { modulus: None, divisor } => Some((*divisor, 1)),
            Self::Period(values) => Some((values.len(), 0)),
            Self::Rising { length, saltus } => Some((*length, *saltus)),
            Self::Shifted(_) => Some((1, 1)),
            _ => None,
        }
    }

    /// Programs that prove a law of this form; none where too many have one.
    fn programs(&self) -> Programs {
        match self {
            Self::Shifted(0) => Programs(&["nim", "p9387"]),
            Self::Shifted(_) => Programs(&["abc255g"]),
            Self::Floor { modulus: Some(_), divisor: 1 } => Programs(&["hdu1846", "cses_nim_game_2", "p4018"]),
            Self::Floor { modulus: Some(_), .. } => Programs(&["abc297g"]),
            Self::Floor { modulus: None, .. } => Programs(&["cf1823e", "moore_nim"]),
            Self::Period(_) => Programs(&[]),
            Self::Rising { .. } => Programs(&["hdu3032", "abc255g"]),
            Self::Function { function, .. } | Self::Parity { function, .. } => function.programs,
            Self::Halving(_) => Programs(&["cf603c"]),
            Self::Windows { .. } => Programs(&["arc091f"]),
            Self::Geometric { .. } => Programs(&["p2594"]),
            Self::Lost { .. } => Programs(&["hdu2516", "dynamic_subtraction"]),
            Self::Classes { .. } => Programs(&["hdu1846", "p4018"]),
        }
    }
}

/// A law of a table of pairs (a, b).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairLaw {
    /// What it says.
    pub form: PairForm,
    /// From this row and column on.
    pub start: usize,
    /// Programs that prove a law like this one.
    pub programs: Programs,
}

/// What a law says of the value g(a, b), or of the lost pairs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairForm {
    /// The value is that of a combination of a and b in a sequence that begins at `first`.
    Joint {
        /// The combination.
        of: Joint,
        /// Its least value.
        first: usize,
        /// The law of the sequence.
        law: Sequence,
    },
    /// g(a, k) XOR g(k, b) XOR g(k, k), with k the first row, and the laws of that column and row if they have some.
    Xor {
        /// The value of the corner.
        corner: usize,
        /// The law of the first column, and that of the first row.
        lines: Option<[Sequence; 2]>,
    },
    /// The product of nimbers of g(a, k) and g(k, b).
    Product,
    /// The smaller of g(a, a) and g(b, b).
    Min,
    /// The greater of them.
    Max,
    /// k (⌊a / k⌋ XOR ⌊b / k⌋) + (a + b) mod k.
    Cyclic(usize),
    /// g(a + length, b) = g(a, b) from a row on.
    Columns {
        /// The period.
        length: usize,
        /// The row.
        from: usize,
    },
    /// A pair is lost iff this is so.
    Lost(PairCondition),
}

/// The condition on which a pair is lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairCondition {
    /// Always.
    Always,
    /// Never.
    Never,
    /// Where this holds.
    Relation(Relation),
    /// A combination of a and b is one of these, or is none of them.
    Is {
        /// The combination.
        of: Joint,
        /// The numbers.
        numbers: Vec<usize>,
        /// Whether it is one of them.
        is_one: bool,
    },
    /// A combination has one of these remainders.
    Remainder {
        /// The combination.
        of: Joint,
        /// Modulo this.
        modulus: usize,
        /// The remainders.
        lost: Vec<usize>,
    },
    /// A combination, less its least value, is a lost place of a sequence.
    Joint {
        /// The combination.
        of: Joint,
        /// Its least value.
        first: usize,
        /// The law of the sequence.
        law: Sequence,
    },
    /// The k-th pair has the difference first + k · step, and the least number in no pair before, but for some pairs.
    Pairs {
        /// The least number of all.
        least: usize,
        /// The first difference.
        first: usize,
        /// By how much differences rise.
        step: usize,
        /// The pairs {a, b}, a ≤ b, at which it is the other way round.
        exceptions: Vec<(usize, usize)>,
    },
    /// The n-th pair has the least number in no pair before, and these differences, the last `period` of them again and
    /// again.
    Differences {
        /// The differences up to the end of the first period.
        first: Vec<usize>,
        /// How many of them come again.
        period: usize,
    },
    /// b < t(a).
    Below(Sequence),
    /// (a, k) and (k, b) are lost, with k the first row.
    Each,
    /// The remainders of a and b modulo a number are one of these pairs.
    Remainders {
        /// The number.
        modulus: usize,
        /// The pairs.
        lost: Vec<(usize, usize)>,
    },
    /// (a − p, b − p) is lost, where both are at least p, and else the pair is one of these or has its parts exchanged.
    Diagonal {
        /// The period p.
        period: usize,
        /// The lost pairs with a part below p.
        first: Vec<(usize, usize)>,
    },
}

/// A period of a series of outcomes, numbers or means, and by how much a period rises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesLaw {
    /// What the series is of: "outcome", for example.
    pub of: &'static str,
    /// The period.
    pub length: usize,
    /// The place from which on it holds.
    pub start: usize,
    /// The entries of the first period, in words.
    pub entries: Vec<String>,
    /// By how much they rise from one period to the next, if they do.
    pub rise: Option<String>,
}

impl Law {
    /// The period of the values, where it starts, and by how much they rise in one.
    pub(crate) fn period(&self) -> Option<(usize, usize, usize)> {
        match self {
            Self::Known(_, Proof::Period { length, start, .. }) => Some((*length, *start, 0)),
            Self::Values(law) | Self::Outcomes(law) => {
                law.form.period().map(|(length, saltus)| (length, law.start, saltus))
            }
            _ => None,
        }
    }

    /// Programs that prove a law like this one, if there are any.
    pub fn programs(&self) -> Programs {
        match self {
            Self::Values(law) | Self::Outcomes(law) => law.form.programs(),
            Self::Pairs(law) => law.programs,
            Self::Sums { is_misere: true } => Programs(&["p4279", "hdu3590"]),
            Self::Sums { is_misere: false } => Programs(&["nim", "hdu1536"]),
            Self::Known(..) | Self::Series(_) | Self::Quotient(_) => Programs(&[]),
        }
    }
}

impl Conclusion {
    /// Whether the law was not refuted.
    pub fn stands(&self) -> bool {
        !matches!(self.standing, Standing::Refuted(_))
    }
}
