//! Integers modulo a prime, quotients, transforms.
//!
//! To count positions, take [`modint`] and [`xor_transform`]; where a position n depends on ⌊n/i⌋ alone, [`quotients`];
//! for the golden ratio and other square roots, [`roots`].

pub mod modint;
pub mod quotients;
pub mod roots;
pub mod xor_transform;

pub use modint::Mod;
pub use roots::isqrt;
