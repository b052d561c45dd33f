//! What bare rules are written with: playing out, small universes enumerated whole, tokens of inputs.
//!
//! Nothing here knows a game, a theorem beyond playing out positions, a problem, the library or a program.

pub mod board;
pub mod chance;
pub mod costs;
pub mod cuts;
pub mod format;
pub mod lists;
pub mod loopy;
mod numbered;
pub mod partizan;
pub mod play;
pub mod shapes;
pub mod tokens;
pub mod watch;
pub mod work;

use rand::SeedableRng;
use rand_pcg::Pcg64;

/// The random generator with this seed: the same numbers everywhere and always.
pub fn seeded(seed: u64) -> Pcg64 {
    Pcg64::seed_from_u64(seed)
}

/// The numbers, added without carry.
pub fn xor<Number: Default + std::ops::BitXor<Output = Number>>(numbers: impl IntoIterator<Item = Number>) -> Number {
    numbers.into_iter().fold(Number::default(), |sum, number| sum ^ number)
}

/// The power of the base with that exponent, modulo a number below 2³².
pub fn power_modulo(base: u64, exponent: u64, modulus: u64) -> u64 {
    let squares = std::iter::successors(Some(base % modulus), |square| Some(square * square % modulus));
    let factors = squares.take(64).enumerate().filter(|(bit, _)| exponent >> bit & 1 == 1);
    factors.fold(1 % modulus, |power, (_, factor)| power * factor % modulus)
}

/// The least number that is missing.
pub fn mex(numbers: impl IntoIterator<Item = usize>) -> usize {
    let (mut small, mut large) = (0_u64, vec![]);
    for number in numbers {
        if number < 64 {
            small |= 1 << number;
        } else {
            large.push(number);
        }
    }
    if small < u64::MAX {
        return small.trailing_ones() as usize;
    }
    large.sort_unstable();
    large.into_iter().fold(64, |least, number| least + usize::from(number == least))
}

/// The same in order: what stands for lists in any order.
pub fn sorted<Item: Clone + Ord>(items: &[Item]) -> Vec<Item> {
    let mut sorted = items.to_vec();
    sorted.sort_unstable();
    sorted
}

/// What a move in one part makes of a list of parts: that part is replaced by each of what `moves` gives for it.
pub fn in_one<Part: Clone>(parts: &[Part], moves: impl Fn(&Part) -> Vec<Part>) -> Vec<Vec<Part>> {
    let replaced = |(index, part)| {
        moves(part).into_iter().map(move |next| {
            let mut parts = parts.to_vec();
            parts[index] = next;
            parts
        })
    };
    parts.iter().enumerate().flat_map(replaced).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_missing_number_is_found() {
        assert_eq!(mex([]), 0);
        assert_eq!(mex([1, 0, 0, 3, 1]), 2);
        assert_eq!(mex([1, 2, usize::MAX]), 0);
        assert_eq!(mex((0..64).chain([65])), 64);
        assert_eq!(mex((0..70).rev().chain([68, 71])), 70);
    }

    #[test]
    fn numbers_are_added_without_carry() {
        assert_eq!(xor([3_u32, 5, 6, 1]), 1);
        assert_eq!(xor::<u64>([]), 0);
    }

    #[test]
    fn powers_are_products() {
        for (base, exponent) in (0..12).flat_map(|base| (0..12).map(move |exponent| (base, exponent))) {
            assert_eq!(power_modulo(base, exponent.into(), 1000), base.pow(exponent) % 1000);
        }
        let prime = 998_244_353;
        assert_eq!(power_modulo(3, prime - 1, prime), 1);
        assert_eq!(power_modulo(prime + 2, u64::MAX, prime), power_modulo(2, u64::MAX % (prime - 1), prime));
        assert_eq!(power_modulo(5, 0, 1), 0);
    }

    #[test]
    fn a_move_changes_one_part() {
        let less = |&heap: &u32| (0..heap).collect();
        assert_eq!(in_one(&[2, 0, 1], less), [[0, 0, 1], [1, 0, 1], [2, 0, 0]]);
    }
}
