//! Integers modulo a prime, nimbers, quotients, transforms.
//!
//! - To count positions, take [`modint`], [`factorials`] and [`xor_transform`](mod@xor_transform).
//! - The product of two coin games has the products of their nimbers for values: [`nimber`].
//! - Where the position n depends on the positions ⌊n/i⌋ alone, take [`quotients`].
//! - Square roots of integers are in [`roots`], prime factors in [`primes`].

pub mod factorials;
pub mod modint;
pub mod nimber;
pub mod primes;
pub mod quotients;
pub mod roots;
pub mod xor_transform;

pub use factorials::Factorials;
pub use modint::Mod;
pub use nimber::Nimber;
pub use primes::{least_primes, prime_factor_counts};
pub use roots::isqrt;
pub use xor_transform::{inverse_xor_transform, xor_transform};
