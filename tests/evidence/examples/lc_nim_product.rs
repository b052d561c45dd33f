//! Multiplication of nimbers: by its definition for small numbers, by products of powers of two for all.

use std::sync::LazyLock;

use evidence::prelude::*;
use evidence::shared::nimbers::{bits, by_powers, by_tables, of_powers};

fn main() -> ExitCode {
    let pairs = Format::tests("T", 1..=N, row([int("A", 0..=u64::MAX), int("B", 0..=u64::MAX)]));
    Problem::tests("lc_nim_product", Limits { time: Some(10_000), memory: None }, pairs, || product, Plain)
        .no_game("numbers are multiplied, and there is no position to play")
        .all([("A", 255), ("B", 255)])
        .small("pairs-of-powers-of-two", || (0..64).cartesian_product(0..64).map(|(i, j)| (1 << i, 1 << j)).collect())
        .small("pairs-of-numbers-of-all-lengths", || {
            let mut random = seeded(1);
            (0..3000).map(|_| (some_number(&mut random), some_number(&mut random))).collect()
        })
        .small("products-in-the-laws-of-a-field", laws)
        .inputs_of(1 << 16)
        .beyond(
            "larger numbers: products of powers of two by the two rules of the claim, which \
             agree with the definition below 256 and obey the laws of a field",
        )
        .worst("random", by_algorithm(with_tables), || {
            let mut random = seeded(1);
            (0..N).map(|_| (random.random(), random.random())).collect()
        })
        .attacks("jumps in every table")
        .worst("largest", by_algorithm(with_tables), || {
            (0..N as u64).map(|i| (u64::MAX - i, u64::MAX - i / 1000)).collect()
        })
        .attacks("reading twenty digits")
        .worst("zeros-within", by_algorithm(with_tables), || {
            let mut random = seeded(1);
            let mut digits = || u64::from(random.random::<u16>() * u16::from(random.random::<bool>()));
            let mut number = || (0..4).fold(0, |x, _| x << 16 | digits());
            (0..N).map(|_| (number(), number())).collect()
        })
        .attacks("branches on digits that are 0")
        .wrong("without-carries", |&(a, b)| bits(b).fold(0, |sum, bit| sum ^ a << bit), "all")
        .says("Multiplies polynomials over two elements.")
        .wrong(
            "squares-without-the-half",
            |&(a, b)| xor(bits(a).cartesian_product(bits(b)).map(|(i, j)| of_powers(i, j, |_| 0))),
            "all",
        )
        .says("Takes F ⊗ F for F.")
        .wrong("only-32-bits", |(a, b)| by_powers(a & 0xffff_ffff, b & 0xffff_ffff), "pairs-of-powers-of-two")
        .says("Multiplies the lower 32 bits alone.")
        .lemmas([lemma("products-by-powers-follow-the-definition", || {
            for (a, b) in (0..256).cartesian_product(0..256) {
                assert_eq!(by_powers(a, b), product(&(a, b)), "{a} {b}");
            }
        })])
        .main()
}

/// The largest number of products.
const N: usize = 1_000_000;

fn product(&(a, b): &(u64, u64)) -> u64 {
    match a.max(b) {
        ..256 => BY_DEFINITION[a as usize][b as usize].into(),
        _ => by_powers(a, b),
    }
}

/// The products below 256: the mex of (a' ⊗ b) ⊕ (a ⊗ b') ⊕ (a' ⊗ b') over a' < a, b' < b, the same for b and a.
static BY_DEFINITION: LazyLock<Vec<[u8; 256]>> = LazyLock::new(|| {
    let mut products = vec![[0_u8; 256]; 256];
    for a in 0..256 {
        // For each a' < a the numbers that are (a ⊗ b') ⊕ (a' ⊗ b') for some b' < b.
        let mut sums = [[false; 256]; 256];
        (0..=a).for_each(|b| {
            let (of_b, mut mex, mut other) = (products[b], 0, 0);
            while other < a {
                let is_found = sums[other][usize::from(mex ^ of_b[other])];
                (mex, other) = if is_found { (mex + 1, 0) } else { (mex, other + 1) };
            }
            (0..a).for_each(|other| sums[other][usize::from(mex ^ of_b[other])] = true);
            (products[a][b], products[b][a]) = (mex, mex);
        });
    }
    products
});

/// A number whose length and number of 1s vary.
fn some_number(random: &mut Pcg64) -> u64 {
    let mask: u64 = random.random();
    let number: u64 = random.random();
    [number, number & mask, number | mask][random.random_range(0..3)] >> random.random_range(0..64)
}

/// The products of triples that have to be equal, or add up: commutative, distributive, associative.
fn laws() -> Vec<(u64, u64)> {
    let mut random = seeded(2);
    let mut pairs = |_| {
        let [a, b, c] = [(); 3].map(|()| some_number(&mut random));
        let (ab, bc) = (by_powers(a, b), by_powers(b, c));
        [(a, b), (b, a), (a, c), (a, b ^ c), (ab, c), (a, bc)]
    };
    (0..500).flat_map(&mut pairs).collect()
}

/// No halves are multiplied, and no logarithms taken.
fn with_tables(&(a, b): &(u64, u64)) -> u64 {
    by_tables(a, b)
}
