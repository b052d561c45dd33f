//! The members of the workspace and their sources, as cargo knows them: what comes later cannot be forgotten.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

use judge::paths::root;
use serde_json::Value;

use crate::collection::tree::{list, read};

/// What cargo makes of a source: a library, a program, tests.
pub struct Target {
    /// The name of its package.
    pub package: String,
    /// Its own name.
    pub name: String,
    /// As cargo names it: `lib`, `bin`, `test`, `bench`, `example`.
    pub kind: String,
    /// The file that cargo starts from.
    pub front: String,
    /// The modules behind it by their paths, as `pages::problem`, each with its file.
    pub modules: BTreeMap<String, String>,
}

impl Target {
    /// All of its files.
    pub fn files(&self) -> impl Iterator<Item = &String> {
        [&self.front].into_iter().chain(self.modules.values())
    }
}

/// Those of all members.
pub fn targets() -> Result<&'static [Target], String> {
    static ALL: OnceLock<Result<Vec<Target>, String>> = OnceLock::new();
    ALL.get_or_init(all).as_deref().map_err(Clone::clone)
}

fn all() -> Result<Vec<Target>, String> {
    let mut cargo = entry::cargo();
    cargo.args(["metadata", "--no-deps", "--format-version", "1"]).current_dir(root());
    let output = cargo.output().map_err(|error| format!("cargo metadata: {error}"))?;
    let known = serde_json::from_slice(&output.stdout);
    let known: Value = known.map_err(|_| format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr)))?;
    let mut all = vec![];
    for package in of(&known["packages"]) {
        for target in of(&package["targets"]) {
            let found = [&package["name"], &target["name"], &target["kind"][0], &target["src_path"]];
            let [package, name, kind, path] = found.map(text);
            let front = within(Path::new(&path)).map_err(|error| format!("{path}: {error}"))?;
            all.push(Target { package, name, kind, modules: modules(&front)?, front });
        }
    }
    Ok(all)
}

fn of(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// A path as seen from the folder of the repository.
fn within(path: &Path) -> std::io::Result<String> {
    let (path, root) = (path.canonicalize()?, root().canonicalize()?);
    let parts = path.strip_prefix(root).unwrap_or(&path).components();
    Ok(parts.map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/"))
}

/// The modules that a front declares; those in a folder are declared by its `mod.rs`.
fn modules(front: &str) -> Result<BTreeMap<String, String>, String> {
    let mut found = BTreeMap::new();
    let mut waiting = vec![(String::new(), front.to_owned())];
    while let Some((inside, file)) = waiting.pop() {
        let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
        let text = read(&file)?;
        for name in text.lines().filter_map(declared) {
            let [one, more] = ["", "/mod"].map(|end| format!("{folder}/{name}{end}.rs"));
            if root().join(&one).exists() {
                found.insert(format!("{inside}{name}"), one);
            } else if root().join(&more).exists() {
                waiting.push((format!("{inside}{name}::"), more.clone()));
                found.insert(format!("{inside}{name}"), more);
            }
        }
    }
    Ok(found)
}

/// The module in another file that a line declares.
fn declared(line: &str) -> Option<&str> {
    let line = ["pub(crate) ", "pub "].iter().find_map(|how| line.strip_prefix(how)).unwrap_or(line);
    line.strip_prefix("mod ")?.strip_suffix(';')
}

/// Every Rust source of the repository, whether cargo knows it or not.
pub fn sources() -> Result<Vec<String>, String> {
    let is_ours = |folder: &String| !folder.starts_with('.') && folder != "target" && folder != "node_modules";
    let (mut found, mut waiting) = (vec![], vec![String::new()]);
    while let Some(folder) = waiting.pop() {
        let (files, folders) = list(&folder)?;
        let path = |name: &String| format!("{folder}{name}");
        found.extend(files.iter().filter(|file| file.ends_with(".rs")).map(path));
        waiting.extend(folders.iter().filter(|folder| is_ours(folder)).map(|folder| path(folder) + "/"));
    }
    found.sort();
    Ok(found)
}
