//! Integers modulo a prime, quotients, transforms.

pub mod modint;
pub mod quotients;
pub mod roots;
pub mod xor_transform;
