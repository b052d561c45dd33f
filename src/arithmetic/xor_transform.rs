//! The Walsh–Hadamard transform, which turns XOR convolution into products.
//!
//! Use it to count the ways to choose parts whose values have a given XOR, such as 0.
//!
//! # What it finds
//! From numbers f(i) for all i below n, a power of two, their transform, and back. The transform of what two lists make
//! by XOR convolution is the product of theirs, entry by entry. So it counts the ways to choose one thing of each of
//! several kinds, by the XOR of their values.
//!
//! # Why
//! The transform of f is F(k) = Σ f(i) · (−1)^|i AND k|, where |…| counts bits. With h(i) = Σ f(j) · g(i XOR j) the
//! transforms satisfy H = F · G, entry by entry; and the transform of the transform is n · f.
//!
//! Both follow from (−1)^|i AND k| · (−1)^|j AND k| = (−1)^|(i XOR j) AND k|. The first is this, multiplied out.
//! For the second, the sum of (−1)^|i AND k| over all k is n for i = 0. For any other i it is 0: let b be a bit of i;
//! the numbers k with bit b and those without it have opposite signs in pairs.
//!
//! It is found by taking bit after bit, from the lowest. After a bit, entry k is the sum of f(i) · (−1)^|i AND k| over
//! those i that agree with k in all higher bits; in the exponent only the bits taken so far count. For the next bit
//! this turns the entries p, without the bit, and q, with it, into p + q and p − q.

use std::ops::{Add, Sub};

use super::modint::Mod;

/// Replaces f by its transform F(k) = Σ f(i) · (−1)^|i AND k|, where |…| counts bits.
///
/// [Why](self#why).
///
/// ```
/// use grundy::arithmetic::xor_transform;
///
/// let mut heaps = [1_i64, 0, 2, 0];
/// xor_transform(&mut heaps);
/// assert_eq!(heaps, [3, 3, -1, -1]);
/// xor_transform(&mut heaps);
/// assert_eq!(heaps, [4, 0, 8, 0]);
/// ```
///
/// # Panics
/// If the length is no power of two.
///
/// # Complexity
/// O(n log n) additions.
pub fn xor_transform<T: Copy + Add<Output = T> + Sub<Output = T>>(values: &mut [T]) {
    assert!(values.len().is_power_of_two(), "the length {} is no power of two", values.len());
    let mut half = 1;
    while half < values.len() {
        for block in values.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (low, high) in low.iter_mut().zip(high) {
                (*low, *high) = (*low + *high, *low - *high);
            }
        }
        half *= 2;
    }
}

/// Replaces F by the f of which it is the transform: the transform of F, divided by n.
///
/// ```
/// use grundy::arithmetic::{Mod, inverse_xor_transform, xor_transform};
///
/// // Three heaps of 1, 2 or 3 stones each: how many of them have which XOR?
/// let mut ways = [0, 1, 1, 1].map(Mod::<998_244_353>::new);
/// xor_transform(&mut ways);
/// let mut ways = ways.map(|t| t.pow(3));
/// inverse_xor_transform(&mut ways);
/// assert_eq!(ways.map(|ways| ways.value()), [6, 7, 7, 7]);
/// ```
///
/// # Panics
/// If the length is no power of two, or if P = 2 and it is not 1.
///
/// # Complexity
/// O(n log n) additions, n products.
pub fn inverse_xor_transform<const P: u32>(values: &mut [Mod<P>]) {
    xor_transform(values);
    let scale = Mod::new(values.len() as u64).inverse();
    values.iter_mut().for_each(|value| *value *= scale);
}
