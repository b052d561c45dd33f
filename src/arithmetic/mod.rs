//! Integers modulo a prime, quotients, transforms.
//!
//! To count positions, take [`modint`] and [`xor_transform`]; where a position n depends on ⌊n/i⌋ alone, [`quotients`];
//! for golden ratios and triangular numbers, [`roots`].

pub mod modint;
pub mod quotients;
pub mod roots;
pub mod xor_transform;
