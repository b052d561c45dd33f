//! What the library's documentation shows of the rest: the programs that use a module, and pictures.

use collection::library::{file, groups};
use entry::root;
use itertools::Itertools;

use crate::collection::files::{list, read};
use crate::collection::generated::generated;
use crate::collection::house::{House, User};

/// The documentation of every public module ends with the programs and modules that use it; but for `io`, which most
/// programs use.
pub fn users() -> Result<(), String> {
    let house = House::read()?;
    let users = house.users()?;
    let link = |user: &User| match user {
        User::Program(slug) => format!("[`{slug}`](crate::programs::{slug})"),
        User::Module(path) => {
            // A module that its group keeps to itself has no page.
            let page = match house.public.contains(path) {
                true => path,
                false => path.split("::").next().unwrap_or(path),
            };
            let kind = if house.names_an_item(page) { "mod@" } else { "" };
            format!("[`{page}`]({kind}crate::{page})")
        }
    };
    for module in &house.public {
        if module.starts_with("io::") {
            continue;
        }
        let file = file(module);
        let found = read(&file)?;
        let is_documentation = |line: &&str| line.starts_with("//!") || line.starts_with("#![doc");
        let lines = found.split_inclusive('\n').take_while(is_documentation);
        let (documentation, rest) = found.split_at(lines.map(str::len).sum());
        let heading = "//!\n//! # Used by\n";
        let own = documentation.split(heading).next().unwrap_or_default();
        let users = match users.get(module) {
            Some(users) => users.iter().map(link).unique().join(", ") + ".",
            None => "No program as yet.".to_owned(),
        };
        generated(&file, &found, &format!("{own}{heading}{}{rest}", comment(&users)))?;
    }
    Ok(())
}

/// The text as documentation of a module, in lines of at most 120 characters.
fn comment(text: &str) -> String {
    let mut lines = vec!["//!".to_owned()];
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= 120 => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(format!("//! {word}")),
        }
    }
    lines.join("\n") + "\n"
}

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
