//! Functions of a place that are the law of some game.

use std::cell::RefCell;

use crate::laws::programs::Programs;
use crate::word_error::Both;
use grundy::games::coins::{mock_turtles_value, ruler_value};
use grundy::games::fibonacci;

/// A function of a place from 1 on.
#[derive(Clone, Copy, Debug)]
pub struct Function {
    /// What it is, in English and in Chinese, with `{}` for the place, and `{b}` for the base.
    name: Both,
    /// The base of the digits that it speaks of; 0 where it speaks of none.
    base: usize,
    /// Whether it counts something: then it may be of interest whether it is even.
    pub(crate) counts: bool,
    /// Programs that prove a law by it.
    pub(crate) programs: Programs,
    /// Its value at `heap`, a `u64` that is not 0, in Rust.
    pub(crate) rust: Option<&'static str>,
    /// The value at a place, in a base.
    value: Value,
}

type Value = fn(usize, usize) -> usize;

impl Function {
    const fn new(name: Both, programs: Programs, value: Value) -> Self {
        Self { name, base: 0, counts: false, programs, rust: None, value }
    }

    /// The function as one that counts.
    const fn counting(name: Both, programs: Programs, value: Value) -> Self {
        Self { counts: true, ..Self::new(name, programs, value) }
    }

    const fn in_rust(self, rust: &'static str) -> Self {
        Self { rust: Some(rust), ..self }
    }

    /// The function of a place, in words.
    pub fn of(&self, place: &str) -> String {
        self.name[0].replace("{}", place).replace("{b}", &self.base.to_string())
    }

    /// The same in Chinese.
    pub fn chinese_of(&self, place: &str) -> String {
        self.name[1].replace("{}", place).replace("{b}", &self.base.to_string())
    }

    /// Its value at a place from 1 on.
    pub fn value(&self, place: usize) -> usize {
        (self.value)(place, self.base)
    }
}

impl PartialEq for Function {
    fn eq(&self, other: &Self) -> bool {
        (self.name, self.base) == (other.name, other.base)
    }
}

impl Eq for Function {}

/// All of them, the plain ones first.
pub(crate) fn all() -> impl Iterator<Item = Function> {
    let digits = (2..=10).flat_map(|base| {
        // In base 2 some of these stand above.
        let from = if base == 2 { DIGITS.len() - 2 } else { 0 };
        DIGITS[from..].iter().map(move |&function| Function { base, ..function })
    });
    PLAIN.into_iter().chain(digits)
}

pub(crate) const TRAILING_ZEROS: Function = Function::counting(
    ["the number of trailing zeros of {}", "{} 的二进制末尾 0 的个数"],
    Programs(&["cf494e", "p2594"]),
    |x, _| x.trailing_zeros() as usize,
)
.in_rust("u64::from(heap.trailing_zeros())");

pub(crate) const LEAST_PRIME_IF_ODD: Function = Function::new(
    [
        "0 for even {}, and the index of the least prime factor for odd ones",
        "{} 为偶数时为 0，为奇数时为最小质因数的序号",
    ],
    Programs(&["cf2004e"]),
    |x, _| if x % 2 == 0 { 0 } else { least_prime_index(x) },
);

const PLAIN: [Function; 20] = [
    Function::new(
        ["the lowest set bit of {}", "{} 的二进制最低位的 1（2 的幂）"],
        Programs(&["coin_turning", "arc087e"]),
        |x, _| ruler_value(x as u64) as usize,
    )
    .in_rust("heap & heap.wrapping_neg()"),
    TRAILING_ZEROS,
    Function::counting(
        ["the number of one bits of {}", "{} 的二进制中 1 的个数"],
        Programs(&["cf1934d2"]),
        |x, _| x.count_ones() as usize,
    )
    .in_rust("u64::from(heap.count_ones())"),
    Function::new(
        ["the odious one of 2{} − 2 and 2{} − 1", "2{} − 2 与 2{} − 1 中二进制有奇数个 1 的那一个"],
        Programs(&["hdu3537", "coin_turning"]),
        |x, _| mock_turtles_value(x as u64) as usize,
    ),
    Function::counting(
        ["the number of prime factors of {}", "{} 的质因数的个数（计重数）"],
        Programs(&["abc368f"]),
        |x, _| prime_factors(x).len(),
    ),
    Function::counting(
        ["the number of different prime factors of {}", "{} 的不同质因数的个数"],
        Programs(&["cf850c"]),
        |x, _| {
            let mut factors = prime_factors(x);
            factors.dedup();
            factors.len()
        },
    ),
    Function::counting(["the number of divisors of {}", "{} 的因数的个数"], Programs(&[]), |x, _| {
        let factors = prime_factors(x);
        factors.chunk_by(|p, q| p == q).map(|same| same.len() + 1).product()
    }),
    Function::new(
        ["the index of the least prime factor of {}", "{} 的最小质因数的序号"],
        Programs(&["cf2004e"]),
        |x, _| least_prime_index(x),
    ),
    LEAST_PRIME_IF_ODD,
    Function::new(
        ["1 if {} is even and no odd power of 2, else 0", "{} 为偶数且不是 2 的奇数次幂时为 1，否则为 0"],
        Programs(&["cf1537d"]),
        |x, _| usize::from(x % 2 == 0 && !(x.is_power_of_two() && x.ilog2() % 2 == 1)),
    ),
    Function::new(
        ["the largest k with k(k + 1) / 2 ≤ {}", "满足 k(k + 1) / 2 ≤ {} 的最大的 k"],
        Programs(&["cf768e"]),
        |x, _| ((8 * x + 1).isqrt() - 1) / 2,
    ),
    Function::counting(
        ["the number of binary digits of {}", "{} 的二进制位数"],
        Programs(&["cuttingbrownies"]),
        |x, _| (x.ilog2() + 1) as usize,
    )
    .in_rust("u64::from(heap.ilog2() + 1)"),
    Function::new(["⌊√{}⌋", "⌊√{}⌋"], Programs(&["uoj51"]), |x, _| x.isqrt()),
    Function::new(
        ["the least Zeckendorf part of {}", "{} 的 Zeckendorf 分解中最小的部分"],
        Programs(&["hdu2516", "p6791"]),
        |x, _| least_part(x),
    ),
    Function::new(
        [
            "the place of the least Zeckendorf part of {} among 1, 2, 3, 5, 8, …",
            "{} 的 Zeckendorf 分解中最小的部分在 1, 2, 3, 5, 8, … 中的序号",
        ],
        Programs(&["hdu2516"]),
        |x, _| fibonacci_place(least_part(x)),
    ),
    Function::counting(
        ["the number of Zeckendorf parts of {}", "{} 的 Zeckendorf 分解中部分的个数"],
        Programs(&["hdu2516"]),
        |x, _| zeckendorf(x).len(),
    ),
    Function::counting(
        ["the number of Fibonacci numbers 1, 2, 3, 5, 8, … up to {}", "不超过 {} 的斐波那契数 1, 2, 3, 5, 8, … 的个数"],
        Programs(&[]),
        |x, _| fibonacci_place(zeckendorf(x)[0]),
    ),
    Function::new(
        ["⌊{}φ⌋ with the golden ratio φ", "⌊{}φ⌋，φ 为黄金比"],
        Programs(&["wythoff", "p1290"]),
        |x, _| golden(x),
    ),
    Function::new(["⌊{}√2⌋", "⌊{}√2⌋"], Programs(&[]), |x, _| (2 * x * x).isqrt()),
    Function::new(
        ["⌊{}(φ − 1)⌋ with the golden ratio φ", "⌊{}(φ − 1)⌋，φ 为黄金比"],
        Programs(&["wythoff"]),
        |x, _| golden(x) - x,
    ),
];

/// Functions of the digits in a base, which is still to be said.
const DIGITS: [Function; 8] = [
    Function::counting(
        ["the number of trailing zeros of {} in base {b}", "{} 的 {b} 进制末尾 0 的个数"],
        Programs(&[]),
        |x, base| digits(x, base).iter().take_while(|&&digit| digit == 0).count(),
    ),
    Function::counting(
        ["the number of digits of {} in base {b}", "{} 的 {b} 进制位数"],
        Programs(&[]),
        |x, base| digits(x, base).len(),
    ),
    Function::counting(
        ["the number of non-zero digits of {} in base {b}", "{} 的 {b} 进制中非零数字的个数"],
        Programs(&[]),
        |x, base| digits(x, base).iter().filter(|&&digit| digit > 0).count(),
    ),
    Function::new(
        ["the sum of the digits of {} in base {b}", "{} 的 {b} 进制各位数字之和"],
        Programs(&[]),
        |x, base| digits(x, base).iter().sum(),
    ),
    Function::new(
        ["the XOR of the digits of {} in base {b}", "{} 的 {b} 进制各位数字的异或和"],
        Programs(&[]),
        |x, base| digits(x, base).iter().fold(0, |sum, digit| sum ^ digit),
    ),
    Function::new(
        ["the last non-zero digit of {} in base {b}", "{} 的 {b} 进制最后一个非零数字"],
        Programs(&[]),
        |x, base| digits(x, base).into_iter().find(|&digit| digit > 0).unwrap_or(0),
    ),
    Function::new(
        ["the largest power of {b} that divides {}", "整除 {} 的 {b} 的最高次幂"],
        Programs(&[]),
        |x, base| base.pow(digits(x, base).iter().take_while(|&&digit| digit == 0).count() as u32),
    ),
    Function::new(
        ["the largest power of {b} up to {}", "不超过 {} 的 {b} 的最高次幂"],
        Programs(&[]),
        |x, base| base.pow(x.ilog(base)),
    ),
];

/// The digits from the lowest on.
fn digits(mut x: usize, base: usize) -> Vec<usize> {
    let mut digits = vec![];
    while x > 0 {
        digits.push(x % base);
        x /= base;
    }
    digits
}

thread_local! {
    /// The least prime factor of each number, and the index of the prime from 1 on where it is one, as far as needed.
    static SIEVE: RefCell<(Vec<u32>, Vec<u32>)> = const { RefCell::new((vec![], vec![])) };
}

/// What the sieve knows of `x`, by `read`.
fn sieved<T>(x: usize, read: impl Fn(&[u32], &[u32]) -> T) -> T {
    SIEVE.with_borrow_mut(|(least, index)| {
        if least.len() <= x {
            let length = (2 * x + 2).max(1000);
            *least = vec![0; length];
            *index = vec![0; length];
            let mut primes = 0;
            for p in 2..length {
                if least[p] == 0 {
                    primes += 1;
                    index[p] = primes;
                    (p..length).step_by(p).for_each(|multiple| {
                        if least[multiple] == 0 {
                            least[multiple] = p as u32;
                        }
                    });
                }
            }
        }
        read(least, index)
    })
}

fn least_prime_index(x: usize) -> usize {
    sieved(x, |least, index| if x < 2 { 1 } else { index[least[x] as usize] as usize })
}

/// The prime factors from the least on.
pub(crate) fn prime_factors(x: usize) -> Vec<usize> {
    sieved(x, |least, _| {
        let (mut x, mut factors) = (x, vec![]);
        while x > 1 {
            let factor = least[x] as usize;
            factors.push(factor);
            x /= factor;
        }
        factors
    })
}

/// The different Fibonacci numbers, no two of them neighbours, whose sum is `x`, from the greatest on.
pub(crate) fn zeckendorf(x: usize) -> Vec<usize> {
    fibonacci::parts(x as u64).map(|part| part as usize).collect()
}

fn least_part(x: usize) -> usize {
    zeckendorf(x).last().copied().unwrap_or(0)
}

/// Whether `digit` is a decimal digit of `x`.
pub(crate) fn is_digit(digit: usize, x: usize) -> bool {
    digits(x, 10).contains(&digit)
}

/// The place of a Fibonacci number among 1, 2, 3, 5, 8, …, from 1 on.
fn fibonacci_place(number: usize) -> usize {
    let (mut a, mut b, mut place) = (1, 2, 1);
    while a < number {
        (a, b) = (b, a + b);
        place += 1;
    }
    place
}

/// ⌊xφ⌋ = ⌊(x + √(5x²)) / 2⌋.
pub(crate) fn golden(x: usize) -> usize {
    (x + (5 * x * x).isqrt()) / 2
}
