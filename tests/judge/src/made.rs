//! Hashes of the large inputs that a run has made: these are written down, so that one that changes is seen.

use std::collections::BTreeMap;
use std::sync::Mutex;

use sha2::{Digest, Sha256};

/// By their names.
static MADE: Mutex<BTreeMap<&str, String>> = Mutex::new(BTreeMap::new());

/// Remembers the hash of an input with this name.
pub fn note(name: &'static str, input: &str) {
    let hash = Sha256::digest(input).iter().map(|byte| format!("{byte:02x}")).collect();
    MADE.lock().expect("nobody panics while holding it").insert(name, hash);
}

/// The names of the inputs that this process has made, each with SHA-256 of its bytes.
pub fn hashes() -> Vec<(&'static str, String)> {
    MADE.lock().expect("nobody panics while holding it").clone().into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_that_of_the_bytes() {
        note("abc", "abc");
        // The example of the standard, FIPS 180-4.
        let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad".to_owned();
        assert!(hashes().contains(&("abc", hash)));
    }
}
