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
    let sets = std::iter::successors(Some(x), |rest| Some(rest & rest.wrapping_sub(1)));
    sets.take_while(|&rest| rest != 0).map(u64::trailing_zeros)
}

/// The product, term by term.
pub fn by_powers(a: u64, b: u64) -> u64 {
    bits(a).cartesian_product(bits(b)).fold(0, |sum, (i, j)| sum ^ OF_POWERS[i as usize][j as usize])
}

/// The product, with a table for 32 terms at a time: what each four digits of the one number, in rows of 16, give with
/// each byte in each place of the other.
pub fn by_tables(a: u64, b: u64) -> u64 {
    static OF_PARTS: LazyLock<Vec<[[u64; 256]; 8]>> = LazyLock::new(|| {
        let four = |row: u64| (row % 16) << (row / 16 * 4);
        let product = |row, place: usize, byte: usize| by_powers(four(row), (byte as u64) << (8 * place));
        (0..256).map(|row| std::array::from_fn(|place| std::array::from_fn(|byte| product(row, place, byte)))).collect()
    });
    let (products, [b0, b1, b2, b3, b4, b5, b6, b7]) = (&OF_PARTS[..], b.to_le_bytes().map(usize::from));
    (0..16).fold(0, |sum, place| {
        let of = &products[16 * place + (a >> (4 * place) & 15) as usize];
        sum ^ of[0][b0] ^ of[1][b1] ^ of[2][b2] ^ of[3][b3] ^ of[4][b4] ^ of[5][b5] ^ of[6][b6] ^ of[7][b7]
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
