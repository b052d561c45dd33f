//! The pictures of the library's documentation.

use collection::library::groups;
use entry::root;

use crate::collection::tree::{list, read};

/// The documentation shows each picture.
pub fn pictures() -> Result<(), String> {
    let mut shown = read("src/lib.rs")?;
    for group in groups(root())? {
        shown += &group.front;
        group.sources.iter().for_each(|source| shown += &source.text);
    }
    match list("src/pictures")?.0.iter().find(|file| !shown.contains(&format!("../pictures/{file}"))) {
        Some(file) => Err(format!("no module shows src/pictures/{file}")),
        None => Ok(()),
    }
}
