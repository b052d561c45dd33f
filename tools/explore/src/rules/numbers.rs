//! The numbers that may be taken: of each kind, in one place, whether it contains a number, its remainders, its Rust
//! and its words.

use std::collections::BTreeSet;
use std::fmt::{self, Display, Formatter};
use std::iter::successors;

use crate::laws::functions::{is_digit, prime_factors, zeckendorf};

/// The numbers of some kinds, but for those of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set {
    /// The kinds.
    pub of: Vec<Numbers>,
    /// The exceptions.
    pub but: Vec<Numbers>,
}

/// Numbers from 1 on that may be taken from n stones; which they are may depend on n.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// From the first to the second.
    Range(usize, usize),
    /// All.
    Any,
    /// 1, 3, 5, ….
    Odd,
    /// 2, 4, 6, ….
    Even,
    /// 2, 3, 5, 7, ….
    Primes,
    /// 1, 2, 3, 4, 5, 7, 8, 9, ….
    PrimePowers,
    /// 1, 4, 9, ….
    Squares,
    /// 1, b, b², … for this b.
    Powers(usize),
    /// 1, 2, 3, 5, 8, ….
    Fibonacci,
    /// The divisors of n.
    Divisors,
    /// Those less than n.
    ProperDivisors,
    /// The numbers up to n that have no factor but 1 in common with n.
    Coprime,
    /// Up to ⌊n / k⌋ for this k.
    UpToPart(usize),
    /// From n / k on for this k.
    FromPart(usize),
    /// Up to ⌊√n⌋.
    UpToRoot,
    /// The digits of n in base 10.
    Digits,
    /// From this number on.
    AtLeast(usize),
    /// The multiples of this number.
    Multiples(usize),
    /// 1, 8, 27, ….
    Cubes,
    /// 1, 3, 6, 10, ….
    Triangular,
    /// 1, 2, 6, 24, ….
    Factorials,
    /// More than n / k for this k.
    MoreThanPart(usize),
    /// Less than n / k for this k.
    LessThanPart(usize),
}

impl Numbers {
    /// All that is said of these numbers.
    fn kind(self) -> Kind {
        match self {
            Self::Range(from, to) if from == to => {
                Kind::new("{a}", "k == {a}", |k, _, [a, _]| k == a).modulo(|m, [a, _]| [a % m].into())
            }
            Self::Range(..) => Kind::new("{a}..{b}", "({a}..={b}).contains(&k)", |k, _, [a, b]| (a..=b).contains(&k))
                .modulo(|m, [a, b]| (a..=b).take(m).map(|k| k % m).collect()),
            Self::Any => Kind::new("any", "true", |_, _, _| true),
            Self::Odd => Kind::new("odd", "k % 2 == 1", |k, _, _| k % 2 == 1)
                .modulo(|m, _| (0..m).map(|i| (2 * i + 1) % m).collect()),
            Self::Even => {
                Kind::new("even", "k % 2 == 0", |k, _, _| k % 2 == 0).modulo(|m, _| (0..m).map(|i| 2 * i % m).collect())
            }
            Self::Primes => {
                Kind::new("primes", "k > 1 && (2..k).all(|d| k % d > 0)", |k, _, _| prime_factors(k).len() == 1)
                    .modulo(|m, _| of_prime_powers(m, 1))
            }
            Self::PrimePowers => Kind::new(
                "prime powers",
                "(2..=k).find(|p| k % p == 0).is_none_or(|p| p.pow(k.ilog(p)) == k)",
                |k, _, _| prime_factors(k).windows(2).all(|two| two[0] == two[1]),
            )
            .modulo(|m, _| of_prime_powers(m, m)),
            Self::Squares => Kind::new("squares", "k.isqrt().pow(2) == k", |k, _, _| k.isqrt().pow(2) == k)
                .modulo(|m, _| (0..m).map(|i| i * i % m).collect()),
            Self::Powers(_) => {
                Kind::new("powers of {a}", "{a}_usize.pow(k.ilog({a})) == k", |k, _, [a, _]| a.pow(k.ilog(a)) == k)
                    .modulo(|m, [a, _]| {
                        successors(Some(1 % m), |power| Some(power * (a % m) % m)).take(m + 1).collect()
                    })
            }
            Self::Fibonacci => Kind::new(
                "fibonacci",
                "[5 * k * k + 4, 5 * k * k - 4].iter().any(|x| x.isqrt().pow(2) == *x)",
                |k, _, _| zeckendorf(k).len() == 1,
            ),
            Self::Divisors => Kind::new("divisors", "{n} % k == 0", |k, n, _| n % k == 0),
            Self::ProperDivisors => {
                Kind::new("proper divisors", "{n} % k == 0 && k < {n}", |k, n, _| n % k == 0 && k < n)
            }
            Self::Coprime => {
                Kind::new("coprime", "(2..=k).all(|d| k % d > 0 || {n} % d > 0)", |k, n, _| gcd(k, n) == 1)
            }
            Self::UpToPart(parts) => {
                let words = if parts == 2 { "up to half" } else { "up to n/{a}" };
                Kind::new(words, "k <= {n} / {a}", |k, n, [a, _]| k <= n / a)
            }
            Self::FromPart(parts) => {
                let words = if parts == 2 { "at least half" } else { "at least n/{a}" };
                Kind::new(words, "k * {a} >= {n}", |k, n, [a, _]| k.saturating_mul(a) >= n)
            }
            Self::UpToRoot => Kind::new("up to root", "k * k <= {n}", |k, n, _| k <= n.isqrt()),
            Self::Digits => {
                Kind::new("digits", "k < 10 && {n}.to_string().contains(&k.to_string())", |k, n, _| is_digit(k, n))
            }
            Self::AtLeast(_) => Kind::new("at least {a}", "k >= {a}", |k, _, [a, _]| k >= a),
            Self::Multiples(_) => Kind::new("multiples of {a}", "k % {a} == 0", |k, _, [a, _]| k % a == 0)
                .modulo(|m, [a, _]| (1..=m).map(|i| i * (a % m) % m).collect()),
            Self::Cubes => Kind::new("cubes", "(1..=k).any(|root| root * root * root == k)", |k, _, _| {
                let root = (1..).find(|root: &usize| root.pow(3) >= k);
                root.is_some_and(|root| root.pow(3) == k)
            })
            .modulo(|m, _| (0..m).map(|i| i * i % m * i % m).collect()),
            Self::Triangular => Kind::new("triangular", "(8 * k + 1).isqrt().pow(2) == 8 * k + 1", |k, _, _| {
                (8 * k + 1).isqrt().pow(2) == 8 * k + 1
            })
            .modulo(|m, _| (0..2 * m).map(|i| i * (i + 1) / 2 % m).collect()),
            Self::Factorials => {
                const RUST: &str = "{ let mut rest = k; (2..).take_while(|d| { let divides = rest % d == 0; \
                                    if divides { rest /= d; } divides }).count(); rest == 1 }";
                Kind::new("factorials", RUST, |k, _, _| {
                    let (mut factorial, mut next) = (1, 2);
                    while factorial < k {
                        factorial *= next;
                        next += 1;
                    }
                    factorial == k
                })
                .modulo(|m, _| {
                    let products = (1..=m).scan(1 % m, |product, i| {
                        *product = *product * i % m;
                        Some(*product)
                    });
                    products.collect()
                })
            }
            Self::MoreThanPart(parts) => {
                let words = if parts == 2 { "more than half" } else { "more than n/{a}" };
                Kind::new(words, "k * {a} > {n}", |k, n, [a, _]| k.saturating_mul(a) > n)
            }
            Self::LessThanPart(parts) => {
                let words = match parts {
                    1 => "less than n",
                    2 => "less than half",
                    _ => "less than n/{a}",
                };
                Kind::new(words, "k * {a} < {n}", |k, n, [a, _]| k.saturating_mul(a) < n)
            }
        }
    }

    fn parameters(self) -> [usize; 2] {
        match self {
            Self::Range(from, to) => [from, to],
            Self::Powers(a)
            | Self::UpToPart(a)
            | Self::FromPart(a)
            | Self::AtLeast(a)
            | Self::Multiples(a)
            | Self::MoreThanPart(a)
            | Self::LessThanPart(a) => [a, 0],
            _ => [0; 2],
        }
    }

    /// Whether k, from 1 to n, is one of them.
    fn contains(self, k: usize, n: usize) -> bool {
        (self.kind().contains)(k, n, self.parameters())
    }

    /// Numbers below `modulus` among which are all their remainders, if these do not depend on n.
    fn remainders(self, modulus: usize) -> Option<BTreeSet<usize>> {
        self.kind().remainders.map(|remainders| remainders(modulus, self.parameters()))
    }

    /// In Rust, whether `k` is one of them for a heap of `n`.
    fn rust(self, n: &str) -> String {
        self.filled(self.kind().rust).replace("{n}", n)
    }

    fn filled(self, text: &str) -> String {
        let [a, b] = self.parameters();
        text.replace("{a}", &a.to_string()).replace("{b}", &b.to_string())
    }
}

impl Display for Numbers {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(&self.filled(self.kind().words))
    }
}

/// All that is said of numbers of a kind. In the texts `{a}` and `{b}` stand for its parameters.
struct Kind {
    words: &'static str,
    /// In Rust, whether `k` is one of them for a heap of `{n}`.
    rust: &'static str,
    contains: Contains,
    remainders: Option<Remainders>,
}

/// Whether k, from 1 to n, is one of the numbers with these parameters.
type Contains = fn(usize, usize, [usize; 2]) -> bool;

/// Numbers below a modulus among which are all remainders of the numbers with these parameters.
type Remainders = fn(usize, [usize; 2]) -> BTreeSet<usize>;

impl Kind {
    fn new(words: &'static str, rust: &'static str, contains: Contains) -> Self {
        Self { words, rust, contains, remainders: None }
    }

    fn modulo(self, remainders: Remainders) -> Self {
        Self { remainders: Some(remainders), ..self }
    }
}

/// The remainders of primes and of their powers, up to so many of each prime that divides the modulus.
fn of_prime_powers(modulus: usize, powers: usize) -> BTreeSet<usize> {
    let factors = (2..=modulus).filter(|p| modulus % p == 0 && prime_factors(*p).len() == 1);
    let powers = factors.flat_map(|p| successors(Some(p % modulus), move |x| Some(x * p % modulus)).take(powers));
    (1..modulus).filter(|&k| gcd(k, modulus) == 1).chain(powers).collect()
}

impl Set {
    /// Those of these numbers that may be taken from n stones.
    pub(crate) fn up_to(&self, n: usize) -> impl Iterator<Item = usize> + '_ {
        // Few numbers are not looked for among many.
        let most = self.of.iter().map(|numbers| match numbers {
            Numbers::Range(_, to) => (*to).min(n),
            _ => n,
        });
        (1..=most.max().unwrap_or(0)).filter(move |&k| self.contains(k, n))
    }

    fn contains(&self, k: usize, n: usize) -> bool {
        let is_one_of = |list: &[Numbers]| list.iter().any(|numbers| numbers.contains(k, n));
        is_one_of(&self.of) && !is_one_of(&self.but)
    }

    /// All of them, in rising order, if they are few and do not depend on n.
    pub(crate) fn listed(&self) -> Option<Vec<usize>> {
        const MOST: usize = 1000;
        // Whether a number is a prime is not asked of one so large.
        const FAR: usize = 1_000_000;
        let mut all = BTreeSet::new();
        for numbers in &self.of {
            let Numbers::Range(from, to) = *numbers else { return None };
            if to - from >= MOST || all.len() > MOST || !self.but.is_empty() && to > FAR {
                return None;
            }
            all.extend(from..=to);
        }
        let depends = |numbers: &Numbers| numbers.remainders(2).is_none() && *numbers != Numbers::Fibonacci;
        (!self.but.iter().any(depends)).then(|| all.into_iter().filter(|&k| self.allows(k)).collect())
    }

    /// The numbers that may not be taken, in rising order, if all but a few may.
    pub(crate) fn barred(&self) -> Option<Vec<usize>> {
        let below = match self.of[..] {
            [Numbers::AtLeast(least)] => vec![Numbers::Range(1, least - 1)],
            _ if self.of.contains(&Numbers::Any) => vec![],
            _ => return None,
        };
        Self { of: [below, self.but.clone()].concat(), but: vec![] }.listed()
    }

    /// The greatest number that is named; 0 if none is.
    pub(crate) fn greatest(&self) -> usize {
        let named = self.of.iter().chain(&self.but).flat_map(|numbers| numbers.parameters());
        named.filter(|&number| number < usize::MAX).max().unwrap_or(0)
    }

    /// Whether a number may be taken whatever there is, if this does not depend on it.
    pub(crate) fn allows(&self, k: usize) -> bool {
        k > 0 && self.contains(k, k)
    }

    /// Whether no number of stones allows a move.
    pub(crate) fn is_empty(&self) -> bool {
        const FEW: usize = 60;
        const NEAR: usize = 100;
        let is_far = |numbers: &Numbers| match *numbers {
            Numbers::Range(from, to) => (from..=to.min(from.saturating_add(NEAR))).any(|k| self.allows(k)),
            _ => false,
        };
        (1..=FEW).all(|n| self.up_to(n).next().is_none()) && !self.of.iter().any(is_far) && {
            let starts = self.of.iter().flat_map(|numbers| numbers.parameters());
            !starts.filter(|&start| start > FEW).any(|start| self.allows(start))
        }
    }

    /// The least number that may be taken where it is all there is, if one is found.
    pub(crate) fn least_allowed(&self) -> Option<usize> {
        const FAR: usize = 10_000;
        let starts = self.of.iter().filter_map(|numbers| match numbers {
            Numbers::Range(from, _) | Numbers::AtLeast(from) | Numbers::Multiples(from) => Some(*from),
            _ => None,
        });
        (1..=FAR).chain(starts).filter(|&k| self.allows(k)).min()
    }

    /// Numbers below `modulus` among which are all their remainders.
    pub(crate) fn remainders(&self, modulus: usize) -> Option<BTreeSet<usize>> {
        let all = self.of.iter().map(|numbers| numbers.remainders(modulus)).collect::<Option<Vec<_>>>()?;
        self.but.is_empty().then(|| all.into_iter().flatten().collect())
    }

    /// In Rust, the choice of these numbers out of all from 1 to n.
    pub(crate) fn rust(&self, n: &str) -> String {
        let any = |list: &[Numbers]| {
            let single = |numbers: &Numbers| match numbers {
                Numbers::Range(from, to) if from == to => Some(*from),
                _ => None,
            };
            match (list, list.iter().map(single).collect::<Option<Vec<usize>>>()) {
                ([one], _) => one.rust(n),
                (_, Some(numbers)) => format!("{numbers:?}.contains(&k)"),
                _ => list.iter().map(|numbers| format!("({})", numbers.rust(n))).collect::<Vec<_>>().join(" || "),
            }
        };
        match (&self.of[..], self.but.is_empty()) {
            ([Numbers::Any], true) => String::new(),
            (of, true) => format!(".filter(|&k| {})", any(of)),
            ([Numbers::Any], false) => format!(".filter(|&k| !({}))", any(&self.but)),
            (of, false) => format!(".filter(|&k| ({}) && !({}))", any(of), any(&self.but)),
        }
    }
}

impl Display for Set {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let listed = |list: &[Numbers]| list.iter().map(Numbers::to_string).collect::<Vec<String>>().join(",");
        write!(f, "{}", listed(&self.of))?;
        if self.but.is_empty() { Ok(()) } else { write!(f, " but {}", listed(&self.but)) }
    }
}

/// The greatest common divisor; that of 0 and b is b.
pub(crate) fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}
