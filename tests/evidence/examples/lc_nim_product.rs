//! Multiplication of nimbers: by its definition for small numbers, by products of powers of two for all.

use std::sync::LazyLock;

use evidence::cases;
use evidence::prelude::*;
use evidence::rules::nimbers::{bits, by_powers, by_tables, of_powers};

fn main() -> ExitCode {
    Problem::new("lc_nim_product", Limits { time: Some(10_000), memory: None }, oracle, small)
        .played("all pairs below 256, by the mex of the definition")
        .beyond(
            "larger numbers: products of powers of two by the two rules of the claim, which \
             agree with the definition below 256 and obey the laws of a field",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("without-carries", without_carries, "all-pairs-below-256")
                .says("Multiplies polynomials over two elements."),
            wrong("squares-without-the-half", without_half, "all-pairs-below-256").says("Takes F ⊗ F for F."),
            wrong("only-32-bits", only_32_bits, "powers-of-two").says("Multiplies the lower 32 bits alone."),
        ])
        .lemmas([lemma("products-by-powers-follow-the-definition", products_by_powers_follow_the_definition)])
        .main()
}

fn oracle(input: &str) -> String {
    answers(input, |a, b| match a.max(b) {
        ..256 => BY_DEFINITION[a as usize][b as usize].into(),
        _ => by_powers(a, b),
    })
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

/// A line for each pair, its product.
fn answers(input: &str, product: impl Fn(u64, u64) -> u64) -> String {
    cases::counted(input, |tokens| product(tokens.read(), tokens.read()))
}

fn file(pairs: impl IntoIterator<Item = (u64, u64)>) -> String {
    let lines = pairs.into_iter().map(|(a, b)| format!("{a} {b}\n")).collect_vec();
    format!("{}\n{}", lines.len(), lines.concat())
}

/// A number whose length and number of 1s vary.
fn some_number(random: &mut Pcg64) -> u64 {
    let mask: u64 = random.random();
    let number: u64 = random.random();
    [number, number & mask, number | mask][random.random_range(0..3)] >> random.random_range(0..64)
}

fn small() -> Vec<Small> {
    let mut random = seeded(1);
    let pairs = (0..3000).map(|_| (some_number(&mut random), some_number(&mut random))).collect_vec();
    let laws = (0..500).flat_map(|_| {
        let [a, b, c] = [(); 3].map(|()| some_number(&mut random));
        let (ab, bc) = (by_powers(a, b), by_powers(b, c));
        // Commutative, distributive, associative.
        [(a, b), (b, a), (a, c), (a, b ^ c), (ab, c), (a, bc)]
    });
    vec![
        Small::new("all-pairs-below-256", [file((0..256).cartesian_product(0..256))]),
        Small::new("powers-of-two", [file((0..64).cartesian_product(0..64).map(|(i, j)| (1 << i, 1 << j)))]),
        Small::new("numbers-of-all-lengths", [file(pairs)]),
        Small::new("triples", [file(laws.collect_vec())]),
    ]
}

/// The greatest number of products.
const N: usize = 1_000_000;

fn bounds() -> Vec<Bound> {
    const LARGEST: u64 = u64::MAX;
    vec![
        Bound::integer("T", 1, N, |tests| format!("@{tests}\n{}", repeated("2 3\n", tests))),
        Bound::integer("A", 0, LARGEST, |a| format!("1\n@{a} 3\n")),
        Bound::integer("B", 0, LARGEST, |b| format!("1\n3 @{b}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::new("random", "jumps in every table", Known::ByAlgorithm(with_tables), || {
            let mut random = seeded(1);
            file((0..N).map(|_| (random.random(), random.random())))
        }),
        Worst::new("largest", "reading twenty digits", Known::ByAlgorithm(with_tables), || {
            file((0..N as u64).map(|i| (u64::MAX - i, u64::MAX - i / 1000)))
        }),
        Worst::new("zeros-within", "branches on digits that are 0", Known::ByAlgorithm(with_tables), || {
            let mut random = seeded(1);
            let mut number = || {
                (0..4).fold(0, |x: u64, _| {
                    x << 16 | u64::from(random.random::<u16>() * u16::from(random.random::<bool>()))
                })
            };
            file((0..N).map(|_| (number(), number())))
        }),
    ]
}

/// No halves are multiplied, and no logarithms taken.
fn with_tables(input: &str) -> String {
    answers(input, by_tables)
}

fn without_carries(input: &str) -> String {
    answers(input, |a, b| bits(b).fold(0, |sum, bit| sum ^ a << bit))
}

fn without_half(input: &str) -> String {
    answers(input, |a, b| {
        let pairs = bits(a).cartesian_product(bits(b));
        pairs.fold(0, |sum, (i, j)| sum ^ of_powers(i, j, |_| 0))
    })
}

fn only_32_bits(input: &str) -> String {
    answers(input, |a, b| by_powers(a & 0xffff_ffff, b & 0xffff_ffff))
}

fn products_by_powers_follow_the_definition() {
    for (a, b) in (0..256).cartesian_product(0..256) {
        assert_eq!(by_powers(a, b), u64::from(BY_DEFINITION[a as usize][b as usize]), "{a} {b}");
    }
}
