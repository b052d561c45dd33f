//! What is known of all problems together; of each by itself, `entry` knows it.

mod families;

pub use families::{FAMILIES, Family};
