//! No modules use each other in a circle.

use std::collections::{BTreeMap, BTreeSet};

use bundle::paths;

use crate::collection::members::{Target, targets};
use crate::collection::tree::read;

/// In no library, program or test of the workspace; but for the library of games, the layers of which are drawn.
pub fn no_circles() -> Result<(), String> {
    let mut targets = targets()?.iter().filter(|target| target.package != "grundy" && !target.modules.is_empty());
    targets.try_for_each(|target| no_circle(&target.front, arrows(target)?))
}

/// What uses nothing that is left, or is used by nothing, is taken away, until nothing is left.
pub fn no_circle(place: &str, mut arrows: BTreeMap<String, BTreeSet<String>>) -> Result<(), String> {
    while !arrows.is_empty() {
        let before = arrows.len();
        let left: BTreeSet<String> = arrows.keys().cloned().collect();
        let used: BTreeSet<String> = arrows.values().flatten().cloned().collect();
        arrows.retain(|module, used_here| !used_here.is_disjoint(&left) && used.contains(module));
        if arrows.len() == before {
            let arrow = |(module, used): (&String, &BTreeSet<String>)| {
                let used: Vec<&str> = used.intersection(&left).map(String::as_str).collect();
                format!("{module} → {}", used.join(", "))
            };
            let circle: Vec<String> = arrows.iter().map(arrow).collect();
            return Err(format!("{place}: modules use each other in a cycle:\n{}", circle.join("\n")));
        }
    }
    Ok(())
}

/// What each module names of the others. The front is left out: what it hands on comes from the module that it is in.
fn arrows(target: &Target) -> Result<BTreeMap<String, BTreeSet<String>>, String> {
    let front = paths(&read(&target.front)?)?;
    let mut sources = BTreeMap::new();
    for (path, file) in &target.modules {
        sources.insert(path, paths(&read(file)?)?);
    }
    // The longest module that a path from the root leads to.
    let module_of = |path: &[String]| {
        (1..=path.len()).rev().map(|length| path[..length].join("::")).find(|path| target.modules.contains_key(path))
    };
    let handed_on = |name: &String| {
        let mut named = front.iter().filter(|path| path.last() == Some(name));
        named.find_map(|path| module_of(path.strip_prefix(&["crate".to_owned()][..]).unwrap_or(path)))
    };
    let mut arrows = BTreeMap::new();
    for (here, named) in sources {
        let inside: Vec<String> = here.split("::").map(str::to_owned).collect();
        let mut used = BTreeSet::new();
        for path in &named {
            let (mut base, mut rest) = (inside.clone(), &path[..]);
            if path[0] == "crate" {
                base.clear();
                rest = &path[1..];
            }
            while let Some(parent) = rest.strip_prefix(&["super".to_owned()][..]) {
                base.pop();
                rest = parent;
            }
            let whole = [&base[..], rest.strip_prefix(&["self".to_owned()][..]).unwrap_or(rest)].concat();
            let of_root = base.is_empty().then(|| rest.first().and_then(handed_on)).flatten();
            used.extend(module_of(&whole).or(of_root));
        }
        used.remove(here);
        arrows.insert(here.clone(), used);
    }
    Ok(arrows)
}
