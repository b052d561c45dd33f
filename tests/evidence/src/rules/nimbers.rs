//! The product of nimbers below 2⁶⁴, from products of powers of two.

use std::sync::LazyLock;

use itertools::Itertools;

/// The products of powers of two.
static OF_POWERS: LazyLock<Vec<[u64; 64]>> = LazyLock::new(|| {
    let mut products = vec![[0; 64]; 64];
    for (i, j) in (0..64).cartesian_product(0..64) {
        products[i][j] = of_powers(i as u32, j as u32, |half| 1 << (half - 1));
    }
    products
});

/// 2^i ⊗ 2^j. A power of two is the product of the F = 2^2^k over the binary digits 2^k of its exponent. Different ones
/// are multiplied as usual; F ⊗ F = F ⊕ F/2, where the last term is `half` of 2^k.
pub fn of_powers(i: u32, j: u32, half: fn(u32) -> u64) -> u64 {
    let common = i & j;
    if common == 0 {
        return 1 << (i | j);
    }
    let digit = 1 << common.ilog2();
    let rest = of_powers(i - digit, j - digit, half);
    // Only digits of the rest below this one meet it.
    bits(rest).fold(0, |sum, bit| {
        let times_half = bits(half(digit)).map(|other| of_powers(bit, other, half));
        times_half.fold(sum ^ 1 << (bit + digit), |sum, term| sum ^ term)
    })
}

/// The exponents of the powers of two that make up a number.
pub fn bits(x: u64) -> impl Iterator<Item = u32> + Clone {
    (0..64).filter(move |bit| x >> bit & 1 == 1)
}

/// The product, term by term.
pub fn by_powers(a: u64, b: u64) -> u64 {
    bits(a).cartesian_product(bits(b)).fold(0, |sum, (i, j)| sum ^ OF_POWERS[i as usize][j as usize])
}

/// The product, with a table for eight terms at a time: what 2^i gives with each byte in each place of the other
/// number.
pub fn by_tables(a: u64, b: u64) -> u64 {
    static OF_BYTES: LazyLock<Vec<[[u64; 256]; 8]>> = LazyLock::new(|| {
        let product = |i: usize, place: usize, byte: usize| {
            bits(byte as u64).fold(0, |sum, j| sum ^ OF_POWERS[i][8 * place + j as usize])
        };
        (0..64).map(|i| std::array::from_fn(|place| std::array::from_fn(|byte| product(i, place, byte)))).collect()
    });
    let terms = bits(a).map(|i| &OF_BYTES[i as usize]);
    let bytes = b.to_le_bytes();
    terms.fold(0, |sum, of_bytes| {
        let products = of_bytes.iter().zip(bytes).map(|(of, byte)| of[usize::from(byte)]);
        products.fold(sum, |sum, product| sum ^ product)
    })
}

#[cfg(test)]
mod tests {
    use rand::RngExt;

    use super::*;

    #[test]
    fn products_by_powers_obey_the_laws_of_a_field() {
        let mut random = kit::seeded(1);
        for _ in 0..500 {
            let [a, b, c] = [(); 3].map(|()| random.random::<u64>() >> random.random_range(0..64));
            assert_eq!(by_powers(a, b), by_tables(a, b));
            assert_eq!(by_powers(a, b), by_powers(b, a));
            assert_eq!(by_powers(by_powers(a, b), c), by_powers(a, by_powers(b, c)));
            assert_eq!(by_powers(a, b ^ c), by_powers(a, b) ^ by_powers(a, c));
            assert_eq!(by_powers(a, 1), a);
            // The group of the numbers but 0 has 2⁶⁴ − 1 elements: a^(2^64) = a, by squaring 64 times.
            assert_eq!((0..64).fold(a, |power, _| by_powers(power, power)), a);
        }
    }
}
