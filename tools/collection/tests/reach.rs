//! Changes that are made up, and what is tried again after each.

use std::collections::{BTreeMap, BTreeSet};

use collection::reach::{Kind, STANDING_FOR_ALL, Selection, Tree};

/// The problems of the made-up tree: those that stand for all, and some that have a rule, a part of the kit or a module
/// in common.
const MORE: [&str; 15] = [
    "abc297g",
    "abc354e",
    "agc026f",
    "cf1149e",
    "cf1411g",
    "cf2028e",
    "cf662a",
    "cf850c",
    "cf98e",
    "hdu1730",
    "lc_nim_product",
    "moore_nim",
    "poj3710",
    "sg_table",
    "uoj51",
];

/// The collection as it is, but for most problems: without them the tests are quick.
fn tree() -> Tree {
    let mut tree = Tree::of_folder(entry::root()).unwrap();
    let slug = |path: &str| {
        let folders = ["src/bin/", "tests/evidence/examples/"];
        folders.iter().find_map(|folder| path.strip_prefix(folder)?.strip_suffix(".rs").map(str::to_owned))
    };
    let is_there = |slug: &str| STANDING_FOR_ALL.contains(&slug) || MORE.contains(&slug);
    tree.files.retain(|path, _| slug(path).is_none_or(|slug| is_there(&slug)));
    tree
}

/// What is tried after a change: of each problem the kinds, then the packages.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tried {
    kinds: BTreeMap<String, BTreeSet<Kind>>,
    packages: BTreeSet<String>,
}

impl Tried {
    fn slugs(&self) -> BTreeSet<&str> {
        self.kinds.keys().map(String::as_str).collect()
    }

    /// The kinds that are tried of any problem.
    fn of_any(&self) -> BTreeSet<Kind> {
        self.kinds.values().flatten().copied().collect()
    }
}

/// What is tried because something differs. No turn comes that does not leave out some problem.
fn tried(before: &Tree, now: &Tree) -> Tried {
    let selection = Selection::between(before, now, 0);
    let mut tried = Tried { packages: selection.packages.into_keys().collect(), ..Tried::default() };
    for (slug, kinds) in selection.kinds {
        let differs = kinds.into_iter().filter(|(_, reason)| !reason.files.is_empty()).map(|(kind, _)| kind);
        let differs: BTreeSet<Kind> = differs.collect();
        if !differs.is_empty() {
            tried.kinds.insert(slug, differs);
        }
    }
    tried
}

/// What is tried after a part of a file is replaced.
#[track_caller]
fn replaced(tree: &Tree, path: &str, from: &str, to: &str) -> Tried {
    let text = tree.text(path).unwrap_or_else(|| panic!("there is no {path}"));
    assert!(text.contains(from), "{path} has no {from:?}");
    let mut now = tree.clone();
    now.files.insert(path.to_owned(), text.replacen(from, to, 1).into_bytes());
    tried(tree, &now)
}

/// What is tried after something is put behind the end of a file.
#[track_caller]
fn added(tree: &Tree, path: &str, text: &str) -> Tried {
    let mut now = tree.clone();
    let file = now.files.get_mut(path).unwrap_or_else(|| panic!("there is no {path}"));
    file.extend_from_slice(text.as_bytes());
    tried(tree, &now)
}

fn put(tree: &mut Tree, path: &str, text: &str) {
    tree.files.insert(path.to_owned(), text.as_bytes().to_vec());
}

/// The problems of which a file holds a word.
fn naming(tree: &Tree, folder: &str, word: &str) -> BTreeSet<String> {
    let holds = |path: &&String| {
        let mut words = tree.text(path).unwrap_or_default().lines().filter(|line| !line.trim_start().starts_with("//"));
        words.any(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|found| found == word))
    };
    let slug = |path: &String| path[folder.len() + 1..path.len() - 3].to_owned();
    tree.below(folder).filter(holds).map(slug).collect()
}

fn all(tree: &Tree) -> BTreeSet<String> {
    tree.sources("tests/evidence/examples").into_iter().collect()
}

/// The kinds that run the program.
fn running() -> BTreeSet<Kind> {
    Kind::all().filter(|kind| ![Kind::Lemma, Kind::Play, Kind::Strategy, Kind::Facts].contains(kind)).collect()
}

fn owned<'a>(slugs: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
    slugs.into_iter().map(str::to_owned).collect()
}

#[test]
fn nothing_differs() {
    let tree = tree();
    let selection = Selection::between(&tree, &tree, 5);
    assert_eq!(tried(&tree, &tree), Tried::default());
    assert!(STANDING_FOR_ALL.iter().all(|slug| selection.kinds[*slug].len() == Kind::all().count()));
    let mut turns: Vec<usize> = vec![];
    let mut in_turn = BTreeSet::new();
    for turn in 0..12 {
        let chosen = Selection::between(&tree, &tree, turn).kinds;
        turns.push(chosen.len());
        in_turn.extend(chosen.into_keys());
    }
    assert_eq!(in_turn, all(&tree), "in twelve turns every problem is tried");
    assert!(turns.iter().all(|number| *number < all(&tree).len()));
}

#[test]
fn a_sentence_in_the_guide() {
    let tree = tree();
    assert_eq!(added(&tree, "CONTRIBUTING.md", "\nA sentence.\n"), Tried::default());
}

#[test]
fn a_comment_and_a_unit_test() {
    let tree = tree();
    // Others rest on it by what explains their positions.
    let bundles = |(_, kinds): &(String, BTreeSet<Kind>)| kinds.contains(&Kind::Bundle);
    let changed = added(&tree, "src/games/sg.rs", "fn f() {}\n").kinds.into_iter().filter(bundles);
    let users: BTreeSet<String> = changed.map(|(slug, _)| slug).collect();
    for text in ["// A comment.\n", "#[cfg(test)]\nmod more {\n    #[test]\n    fn f() {}\n}\n"] {
        let tried = added(&tree, "src/games/sg.rs", text);
        assert_eq!(tried.slugs(), users.iter().map(String::as_str).collect());
        assert_eq!(tried.of_any(), [Kind::Bundle].into(), "a submission is made of the text");
        assert_eq!(tried.packages, BTreeSet::new());
    }
}

#[test]
fn a_function_of_sg() {
    let tree = tree();
    let tried = added(&tree, "src/games/sg.rs", "fn f() {}\n");
    let naming = naming(&tree, "src/bin", "sg");
    assert!(naming.len() > 3 && naming.iter().all(|slug| tried.kinds.contains_key(slug)), "{tried:?}");
    assert!(tried.slugs().len() < all(&tree).len() && !tried.slugs().contains("cf2062e1"), "{tried:?}");
    let mut kinds = running();
    kinds.insert(Kind::Strategy);
    assert_eq!(tried.of_any(), kinds);
    assert_eq!(tried.packages, owned(["bundle", "explain", "explore", "library"]));
}

#[test]
fn a_trait_implemented_in_another_file() {
    let mut tree = tree();
    put(&mut tree, "src/graphs/shown.rs", "use super::tree::Tree;\nimpl std::ops::Drop for Tree {}\n");
    let tried = replaced(&tree, "src/graphs/shown.rs", "{}", "{ /* not counted */ const A: u32 = 1; }");
    let users: BTreeSet<String> = added(&tree, "src/graphs/tree.rs", "fn f() {}\n").kinds.into_keys().collect();
    assert_eq!(tried.slugs(), users.iter().map(String::as_str).collect());
    assert!(users.contains("agc017d") && !users.contains("p2599"), "{users:?}");
}

#[test]
fn a_trait_implemented_by_a_macro_in_another_file() {
    let mut tree = tree();
    let macros = "macro_rules! of { ($t:ty) => { impl std::ops::Drop for $t {} } }\nof!(crate::graphs::tree::Tree);\n";
    put(&mut tree, "src/graphs/shown.rs", macros);
    let tried = replaced(&tree, "src/graphs/shown.rs", "{}", "{ fn drop(&mut self) {} }");
    assert!(tried.slugs().contains("agc017d") && !tried.slugs().contains("p2599"), "{tried:?}");
}

#[test]
fn a_method_that_another_file_adds_to_a_type() {
    let mut tree = tree();
    put(&mut tree, "src/io/more.rs", "use super::input::Input;\nimpl Input<'_> { pub fn pours(&self) {} }\n");
    let nim = tree.text("src/bin/nim.rs").unwrap().to_owned() + "fn f(input: &io::Input) { input.pours() }\n";
    put(&mut tree, "src/bin/nim.rs", &nim);
    let tried = replaced(&tree, "src/io/more.rs", "{}", "{ panic!() }");
    assert_eq!(tried.slugs(), ["nim"].into());
}

#[test]
fn a_macro() {
    let mut tree = tree();
    put(&mut tree, "src/arithmetic/twice.rs", "#[macro_export]\nmacro_rules! twice { ($n:expr) => { 2 * $n } }\n");
    let nim = tree.text("src/bin/nim.rs").unwrap().to_owned() + "fn f() -> u32 { grundy::twice!(1) }\n";
    put(&mut tree, "src/bin/nim.rs", &nim);
    assert_eq!(replaced(&tree, "src/arithmetic/twice.rs", "2 *", "3 *").slugs(), ["nim"].into());
}

#[test]
fn a_file_that_is_taken_in() {
    let mut tree = tree();
    put(&mut tree, "src/games/table.txt", "1 2 3\n");
    let wythoff = tree.text("src/games/wythoff.rs").unwrap().to_owned();
    put(&mut tree, "src/games/wythoff.rs", &(wythoff + "const TABLE: &str = include_str!(\"table.txt\");\n"));
    let tried = replaced(&tree, "src/games/table.txt", "3", "4");
    assert_eq!(tried.slugs(), naming(&tree, "src/bin", "wythoff").iter().map(String::as_str).collect());
    assert!(tried.slugs().contains("wythoff"));
    // A picture is for those who read.
    assert_eq!(added(&tree, "src/pictures/wythoff.svg", "\n").slugs(), BTreeSet::new());
}

#[test]
fn a_case() {
    let tree = tree();
    let tried = added(&tree, "testdata/p2599/sample-1.out", "\n");
    let kinds = Kind::all().collect();
    assert_eq!(tried, Tried { kinds: [("p2599".to_owned(), kinds)].into(), packages: BTreeSet::new() });
}

#[test]
fn a_part_of_the_kit() {
    let tree = tree();
    let tried = added(&tree, "tests/kit/src/chance.rs", "fn f() {}\n");
    let of =
        |kind| tried.kinds.iter().filter(|(_, kinds)| kinds.contains(&kind)).map(|(slug, _)| slug.clone()).collect();
    let users: BTreeSet<String> = of(Kind::Oracle);
    assert_eq!(users, owned(["cf1411g", "cf2028e", "cf662a", "cf98e", "p8307"]));
    let seen: BTreeSet<String> = of(Kind::Play);
    assert_eq!(seen, all(&tree), "whoever plays knows chance");
    assert!(tried.packages.contains("kit") && tried.packages.contains("library"));
}

#[test]
fn a_rule_that_several_share() {
    let tree = tree();
    let tried = added(&tree, "tests/evidence/src/shared/nim.rs", "fn f() {}\n");
    let naming = naming(&tree, "tests/evidence/examples", "shared");
    assert!(tried.slugs().contains("nim"), "{tried:?}");
    assert!(tried.slugs().iter().all(|slug| naming.contains(*slug)), "{tried:?}");
}

#[test]
fn a_front_that_says_where_a_rule_is() {
    let tree = tree();
    let of = |to| replaced(&tree, "tests/evidence/src/shared/mod.rs", "pub mod nim;", to);
    assert!(of("#[path = \"stairs.rs\"]\npub mod nim;").slugs().contains("nim"));
    assert_eq!(of("pub mod nim;\npub mod one_more;"), Tried::default());
}

#[test]
fn a_kind_of_the_harness() {
    let tree = tree();
    let tried = added(&tree, "tests/judge/src/worst.rs", "fn f() {}\n");
    assert_eq!(tried.of_any(), [Kind::Worst, Kind::Narrow].into());
    let dialogues = owned(["abc278g", "abc297g"]);
    assert!(!tried.kinds.contains_key("abc278g"));
    assert!(all(&tree).difference(&dialogues).all(|slug| tried.kinds.contains_key(slug)), "{tried:?}");
    assert!(tried.packages.contains("judge"));
}

#[test]
fn the_core_of_the_harness_the_lock_file_and_reach_itself() {
    let tree = tree();
    let files = ["Cargo.lock", ".ci/run", "tests/main.rs", "tests/judge/src/process.rs", "tests/judge/src/run.rs"];
    let others = ["tools/collection/src/reach/sources.rs", "tools/bundle/src/outline.rs", "tests/kit/src/lib.rs"];
    // A front with code, features, how what is no evidence is tried.
    let more = ["tests/judge/src/lib.rs", "tools/bundle/Cargo.toml", "tests/collection/facts.rs"];
    for path in files.into_iter().chain(others).chain(more) {
        let tried = added(&tree, path, if path.ends_with(".rs") { "fn f() {}\n" } else { "a = 1\n" });
        let mut kinds = tried.kinds.values();
        assert!(kinds.all(|kinds| kinds.len() == Kind::all().count()), "{path}: {tried:?}");
        assert_eq!(tried.slugs().len(), all(&tree).len(), "{path}");
    }
}

#[test]
fn a_new_problem() {
    let tree = tree();
    let mut now = tree.clone();
    for (path, to) in [
        ("src/bin/nim.rs", "src/bin/p9999.rs"),
        ("tests/evidence/examples/nim.rs", "tests/evidence/examples/p9999.rs"),
        ("testdata/nim/sample-1.in", "testdata/p9999/sample-1.in"),
        ("docs/zh/nim.md", "docs/zh/p9999.md"),
    ] {
        let text = now.text(path).unwrap().to_owned();
        put(&mut now, to, &text);
    }
    let line = "    { name = \"nim\", test = false, bench = false, doc = false },\n";
    let manifest = now.text("Cargo.toml").unwrap().replace(line, &line.replace("nim", "p9999"));
    put(&mut now, "Cargo.toml", &manifest);
    let tried = tried(&tree, &now);
    assert_eq!(tried.slugs(), ["p9999"].into());
    assert_eq!(tried.packages, BTreeSet::new());
}

#[test]
fn a_problem_that_goes() {
    let tree = tree();
    let mut now = tree.clone();
    now.files.retain(|path, _| path != "src/bin/uoj51.rs" && path != "tests/evidence/examples/uoj51.rs");
    let packages = Selection::between(&tree, &now, 0).packages;
    assert!(packages.contains_key("explore"), "others may name it");
}

#[test]
fn a_header() {
    let tree = tree();
    let tried = replaced(&tree, "src/bin/p2599.rs", "//! ", "//! Here is a word more. ");
    assert_eq!(tried.slugs(), ["p2599"].into());
    assert_eq!(tried.of_any(), [Kind::Bundle, Kind::Try, Kind::Page].into());
}

#[test]
fn tools() {
    let tree = tree();
    let of = |path: &str| added(&tree, path, "fn f() {}\n");
    assert_eq!(of("tools/try/src/smaller.rs").of_any(), [Kind::Try].into());
    assert_eq!(of("tools/try/src/smaller.rs").packages, owned(["attempt"]));
    assert_eq!(of("tests/evidence/src/serve.rs").of_any(), [Kind::Try].into());
    let of_play = [Kind::Play, Kind::Strategy, Kind::Facts, Kind::Page];
    assert_eq!(of("tools/play/src/machine.rs").of_any(), of_play.into());
    assert_eq!(of("tools/bundle/src/prune.rs").of_any(), [Kind::Bundle].into());
    assert_eq!(of("tools/bundle/src/prune.rs").packages, owned(["bundle"]));
    assert_eq!(of("tools/site/web/play.js").of_any(), [Kind::Page].into());
    assert_eq!(of("tools/draw/src/main.rs").of_any(), [Kind::Page].into());
    let remark = added(&tree, "tools/bundle/src/stand_in/io.rs", "// A remark.\n");
    assert_eq!(remark.of_any(), [Kind::Bundle].into(), "it stands in submissions");
    assert_eq!(of("tools/benches/steps.rs").packages, owned(["library"]));
    assert_eq!(of("tests/collection/files.rs").of_any(), [Kind::Facts].into());
    assert_eq!(of("tools/explore/src/nimbers.rs").kinds, BTreeMap::new());
    assert_eq!(of("tools/explore/src/nimbers.rs").packages, owned(["explore"]));
}

#[test]
fn a_strategy() {
    let tree = tree();
    let of = |path: &str| {
        let tried = added(&tree, path, "fn f() {}\n");
        assert!(tried.of_any().is_subset(&[Kind::Strategy, Kind::Page].into()), "{tried:?}");
        let is_tried = |(_, kinds): &(String, BTreeSet<Kind>)| kinds.contains(&Kind::Strategy);
        tried.kinds.into_iter().filter(is_tried).map(|(slug, _)| slug).collect::<BTreeSet<String>>()
    };
    let wythoff = of("tools/explain/src/problems/wythoff.rs");
    assert!(wythoff.contains("wythoff") && !wythoff.contains("nim"), "{wythoff:?}");
    assert_eq!(of("tools/explain/src/strategies/wythoff.rs"), wythoff);
    let nim = of("tools/explain/src/strategies/xor.rs");
    assert!(nim.contains("nim") && nim.contains("hdu1730") && !nim.contains("wythoff"), "{nim:?}");
    assert_eq!(of("tools/explain/src/see.rs"), all(&tree));
    let words = of("tools/explain/words/nim.txt");
    assert!(words.is_superset(&wythoff) && !words.contains("cf2062e1"), "{words:?}");
}

#[test]
fn a_name_that_comes_from_another_file() {
    let mut tree = tree();
    put(&mut tree, "src/games/other.rs", "pub struct Grundy;\n");
    let users: BTreeSet<String> = added(&tree, "src/games/values.rs", "fn f() {}\n").kinds.into_keys().collect();
    let tried = replaced(&tree, "src/games/mod.rs", "pub use values::Grundy;", "pub use other::Grundy;");
    let naming = naming(&tree, "src/bin", "Grundy");
    let run: BTreeSet<&String> =
        tried.kinds.iter().filter(|(_, kinds)| kinds.contains(&Kind::Oracle)).map(|(slug, _)| slug).collect();
    assert!(!naming.is_empty() && naming.iter().all(|slug| run.contains(slug)), "{tried:?}");
    assert!(run.iter().all(|slug| users.contains(*slug)), "{tried:?}");
}

#[test]
fn a_name_that_comes_from_another_file_which_was_there() {
    let mut tree = tree();
    let handed_on = "pub use judge::player::twice;\n    pub use judge::{by_algorithm";
    for (path, from, to) in [
        ("src/games/mod.rs", "pub use numbers::Number;", "pub use nim::twice;\npub use numbers::Number;"),
        ("tests/evidence/src/lib.rs", "pub use judge::{by_algorithm", handed_on),
    ] {
        let text = tree.text(path).unwrap().replacen(from, to, 1);
        put(&mut tree, path, &text);
    }
    for (path, end) in [
        ("src/bin/nim.rs", "fn f() { grundy::games::twice(grundy::games::nim::f(), grundy::games::sg::f()) }\n"),
        ("tests/evidence/examples/p2599.rs", "fn f() { twice() }\n"),
    ] {
        let text = tree.text(path).unwrap().to_owned() + end;
        put(&mut tree, path, &text);
    }
    let of = |path, from, to| replaced(&tree, path, from, to).kinds;
    assert!(of("src/games/mod.rs", "pub use nim::twice", "pub use sg::twice")["nim"].contains(&Kind::Golden));
    let tried = of("tests/evidence/src/lib.rs", "judge::player::twice", "judge::pace::twice");
    assert!(tried["p2599"].contains(&Kind::Worst));
}

#[test]
fn a_module_that_is_taken_in_beside_parts_of_it() {
    let mut tree = tree();
    let text = tree.text("src/bin/uoj51.rs").unwrap().to_owned();
    let more = "use grundy::games;\nuse grundy::games::sg::mex;\nfn f() { games::rare::g(mex([])) }\n";
    put(&mut tree, "src/bin/uoj51.rs", &(text + more));
    assert!(added(&tree, "src/games/rare.rs", "fn f() {}\n").slugs().contains("uoj51"));
}

#[test]
fn a_trait_implemented_under_another_name() {
    let mut tree = tree();
    put(&mut tree, "src/graphs/shown.rs", "use super::tree::Tree as T;\nimpl std::ops::Drop for T {}\n");
    let tried = replaced(&tree, "src/graphs/shown.rs", "{}", "{ const A: u32 = 1; }");
    assert!(tried.slugs().contains("agc017d") && !tried.slugs().contains("p2599"), "{tried:?}");
}

#[test]
fn commands() {
    let tree = tree();
    let are_tried = |now: &Tree| Selection::between(&tree, now, 0).commands.is_some();
    let added = |path: &str, text: &str| {
        let mut now = tree.clone();
        put(&mut now, path, &(tree.text(path).unwrap().to_owned() + text));
        are_tried(&now)
    };
    assert!(!added("docs/finder.md", "\nA sentence with `code`.\n") && !added("README.md", "\nA sentence.\n"));
    assert!(added("docs/finder.md", "\nTry `cargo law`.\n") && added("CONTRIBUTING.md", "\n`A=1 cargo\ntest`\n"));
    assert!(added("docs/finder.md", "```sh\nexit 1\n```\n") && added(".ci/blocks", "\n"));
    assert!(added("tests/evidence/examples/abc278g.rs", "fn f() {}\n"), "a guide shows a dialogue");
    assert!(!added("tests/evidence/examples/uoj51.rs", "fn f() {}\n"));
    let mut now = tree.clone();
    now.files.remove("tests/evidence/examples/abc278g.rs");
    assert!(are_tried(&now), "a guide names it");
}
