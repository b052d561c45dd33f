//! What others depend on: the library as a package, and the crates that programs are compiled with.

use crate::collection::tree::read;

/// AtCoder's crates in AtCoder's versions. The manifest leaves others free; the lock file holds ours.
const CRATES: [(&str, &str); 2] = [("itertools", "0.14.0"), ("proconio", "0.5.0")];

/// Programs are compiled and tried with the versions that AtCoder has.
pub fn crates_are_the_judges() -> Result<(), String> {
    let lock = read("Cargo.lock")?;
    for (name, version) in CRATES {
        let versions: Vec<&str> = lock.split(&format!("name = \"{name}\"\nversion = \"")).skip(1).collect();
        let versions: Vec<&str> = versions.iter().filter_map(|rest| rest.split('"').next()).collect();
        if versions != [version] {
            return Err(format!("Cargo.lock has {name} {versions:?}, AtCoder has {version}"));
        }
    }
    Ok(())
}

/// How the manifest says that whoever publishes the library has an address to write.
const PLACEHOLDER: &str = "# Whoever publishes this says where it is, as package.repository = ";

/// Every submission names the address of this collection, so there is none that leads nowhere.
pub fn address_is_asked_for() -> Result<(), String> {
    let manifest = read("Cargo.toml")?;
    let address = manifest.lines().find_map(|line| line.strip_prefix("package.repository = "));
    match address {
        None if manifest.lines().any(|line| line.starts_with(PLACEHOLDER)) => Ok(()),
        None => Err(format!("Cargo.toml lacks {PLACEHOLDER:?}")),
        Some(address) if address.starts_with("\"https://") && !address.contains('…') => Ok(()),
        Some(address) => Err(format!("Cargo.toml: {address} is not an address")),
    }
}
