//! What uses what: the modules of the library that programs and other modules name, by their paths.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use bundle::paths;
use entry::Program;

use crate::library::{GROUPS, Module, Source, groups};

/// The library: its modules by their paths, as `games::sg`.
pub struct Library {
    /// Their sources.
    pub modules: BTreeMap<String, String>,
    /// The modules that others can name.
    pub public: BTreeSet<String>,
    /// Where the names come from that a group hands on, `io::In` from `io::integers`.
    handed_on: BTreeMap<String, String>,
}

/// Who uses a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum User {
    /// A program, by its slug.
    Program(String),
    /// A module, by its path.
    Module(String),
}

impl Library {
    /// Reads the library below `root`.
    ///
    /// # Errors
    /// If a file cannot be read, or is no Rust.
    pub fn read(root: &Path) -> Result<Self, String> {
        let mut library = Self { modules: BTreeMap::new(), public: BTreeSet::new(), handed_on: BTreeMap::new() };
        for group in groups(root)? {
            let named = paths(&group.front)?;
            for Source { path, text, is_public } in group.sources {
                let name = path.rsplit("::").next().unwrap_or_default();
                for named in &named {
                    let named = named.strip_prefix(&["self".to_owned()][..]).unwrap_or(named);
                    if let [module, item] = named
                        && module == name
                    {
                        library.handed_on.insert(format!("{}::{item}", group.name), path.clone());
                    }
                }
                if is_public {
                    library.public.insert(path.clone());
                }
                library.modules.insert(path, text);
            }
        }
        Ok(library)
    }

    /// The modules that the source of a module of `group`, or of a program, names; a group where nothing else is meant.
    ///
    /// # Errors
    /// If the source is no Rust.
    pub fn used(&self, group: Option<&str>, source: &str) -> Result<BTreeSet<String>, String> {
        let mut found = BTreeSet::new();
        let all = paths(source)?;
        // What is taken from the standard library under the name of a group is not the group.
        let of_std: BTreeSet<&String> =
            all.iter().filter(|path| path[0] == "std").filter_map(|path| path.get(1)).collect();
        for path in all.iter().filter(|path| !of_std.contains(&path[0])) {
            let segments: Vec<&str> = path.iter().map(String::as_str).collect();
            found.extend(match (&segments[..], group) {
                (["crate" | "grundy", rest @ ..], _) => self.module_of(rest),
                (["super", rest @ ..], Some(group)) => self.module_of(&[&[group], rest].concat()),
                (whole, _) => self.module_of(whole),
            });
        }
        Ok(found)
    }

    /// What names a module: programs, then other modules, in the order of their names.
    ///
    /// # Errors
    /// If a source is no Rust.
    pub fn users(&self, programs: &[Program]) -> Result<BTreeMap<String, Vec<User>>, String> {
        let mut users: BTreeMap<String, Vec<User>> = BTreeMap::new();
        for program in programs {
            for module in self.used(None, &program.code)? {
                let user = User::Program(program.slug.clone());
                users.entry(module).or_default().push(user);
            }
        }
        for (path, code) in &self.modules {
            let mut used = self.used(path.split("::").next(), code)?;
            used.remove(path);
            for module in used {
                let user = User::Module(path.clone());
                users.entry(module).or_default().push(user);
            }
        }
        Ok(users)
    }

    /// The module that a path leads to, or the group where it names none; nothing outside the library.
    fn module_of(&self, path: &[&str]) -> Option<String> {
        let (group, rest) = path.split_first()?;
        GROUPS.iter().find(|known| *known == group)?;
        let name = rest.first().map(|name| format!("{group}::{name}"));
        let module = name.and_then(|name| match self.modules.contains_key(&name) {
            true => Some(name),
            false => self.handed_on.get(&name).cloned(),
        });
        Some(module.unwrap_or_else(|| (*group).to_owned()))
    }
}

/// Adds to these modules what uses them, out of these programs and the library.
///
/// # Errors
/// If a file cannot be read, or is no Rust.
pub fn add_users(root: &Path, modules: &mut [Module], programs: &[Program]) -> Result<(), String> {
    let library = Library::read(root)?;
    let mut users = library.users(programs)?;
    for module in modules {
        for user in users.remove(&module.path).unwrap_or_default() {
            match user {
                User::Program(slug) => module.programs.push(slug),
                // A module that its group keeps to itself has no page.
                User::Module(path) => {
                    let group = path.split("::").next().unwrap_or(&path);
                    let page = if library.public.contains(&path) { &path } else { group };
                    if !module.modules.iter().any(|known| known == page) {
                        module.modules.push(page.to_owned());
                    }
                }
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_group_hands_on_is_in_its_module() {
        let library = Library::read(entry::root()).unwrap();
        let used = |source: &str| library.used(None, source).unwrap().into_iter().collect::<Vec<_>>();
        assert_eq!(used("use grundy::games::sg::{mex, nim_sum};"), ["games::sg"]);
        assert_eq!(used("use grundy::games::Number;\nfn f() { std::io::stdin(); }"), ["games::numbers"]);
        assert_eq!(used("use std::io;\nfn f() { io::stdin(); }"), [""; 0]);
    }

    #[test]
    fn users_are_programs_and_modules() {
        let library = Library::read(entry::root()).unwrap();
        let program = |slug: &str| Program::of(entry::root(), slug).unwrap().unwrap();
        let users = library.users(&[program("nim"), program("moore_nim")]).unwrap();
        assert_eq!(users["games::moore"], [User::Program("moore_nim".to_owned())]);
        assert!(users["games::sg"].contains(&User::Module("games::nim".to_owned())));
    }
}
