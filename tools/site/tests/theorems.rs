//! The page of a theorem leads with what holds: its parts stand in one order in both languages, the statement is short
//! and in words, the board is one that play knows, problems go from easy to hard, and the interface is folded.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use collection::course::marks::{Ask, Mark};
use collection::library::theorem::Part;
use collection::{Collection, Module};
use scraper::{ElementRef, Html, Selector};
use site::{Files, modules};

/// The longest statement in words.
const LONGEST: usize = 80;

/// The parts of a page that have the same anchor everywhere, in their order; `problems` follows what has its own.
const ORDER: [&str; 5] = ["theorem", "board", "calculate", "why", "problems"];

/// What stands at the end.
const END: [&str; 3] = ["problems", "course", "interface"];

static COLLECTION: LazyLock<Collection> = LazyLock::new(|| Collection::read(entry::root()).unwrap());

static FILES: LazyLock<Files> = LazyLock::new(|| {
    let names = COLLECTION.problems.keys().flat_map(|slug| [slug.clone(), modules::play(slug)]);
    let live = names.chain(modules::TOOLS.map(str::to_owned)).map(|name| (name, vec![])).collect();
    site::files(&COLLECTION, &std::collections::BTreeMap::new(), &live).unwrap()
});

/// The page of a module in either language.
fn pages(module: &Module) -> [(String, Html); 2] {
    ["", "zh/"].map(|folder| {
        let name = format!("{folder}t/{}.html", module.slug);
        let text = FILES.get(&name).unwrap_or_else(|| panic!("there is no {name}"));
        (name, Html::parse_document(std::str::from_utf8(text).unwrap()))
    })
}

fn all<'a>(page: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    page.select(&Selector::parse(selector).unwrap()).collect()
}

fn games() -> impl Iterator<Item = &'static Module> {
    COLLECTION.modules.iter().filter(|module| module.path.starts_with("games"))
}

#[test]
fn every_statement_is_short_and_in_words() {
    assert_eq!(COLLECTION.modules.len(), 44);
    for module in &COLLECTION.modules {
        let (path, text) = (&module.path, &module.english);
        assert!(!text.uses.is_empty(), "{path}: no paragraph begins with `Use it`");
        let statements: Vec<_> = text.of(Part::Statement).collect();
        assert_eq!(statements.len(), 1, "{path} has one `# Theorem`, or one `# What it finds`");
        let statement = &statements[0].text;
        let words = statement.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
        assert!((5..=LONGEST).contains(&words), "{path}: the statement has {words} words");
        for sign in ["`", "::", "()", "_", "[", "{{"] {
            assert!(!statement.contains(sign), "{path}: the statement has {sign:?}, which is code");
        }
        if statements[0].heading == "Theorem" {
            assert!(text.of(Part::Why).next().is_some(), "{path}: a theorem has a proof, below `# Why`");
        }
        let parts: Vec<Part> = text.sections.iter().map(|section| section.part).collect();
        assert!(parts.is_sorted(), "{path}: its headings do not stand in their order: {parts:?}");
        assert!(text.sections.iter().all(|section| !section.text.trim().is_empty()), "{path}: a heading over nothing");
    }
}

#[test]
fn the_parts_of_a_page_stand_in_one_order() {
    for module in &COLLECTION.modules {
        let [english, chinese] = pages(module).map(|(name, page)| {
            let ids = all(&page, "main > section").into_iter().map(|part| part.attr("id").unwrap().to_owned());
            (name, ids.collect::<Vec<_>>())
        });
        for (name, ids) in [&english, &chinese] {
            let place = |wanted: &&str| ids.iter().position(|id| id == *wanted);
            for order in [&ORDER[..], &END[..]] {
                let places: Vec<usize> = order.iter().filter_map(place).collect();
                assert!(places.is_sorted(), "{name}: {ids:?}");
            }
            assert_eq!(ids[0], "theorem", "{name}");
            assert_eq!(ids.last().map(String::as_str), Some("interface"), "{name}");
            assert_eq!(place(&"board").is_some(), module.board.is_some(), "{name}");
        }
        assert_eq!(english.1, chinese.1, "{}: both languages have the same parts", module.path);
    }
}

#[test]
fn the_interface_is_folded_and_has_every_item() {
    for module in &COLLECTION.modules {
        for (name, page) in pages(module) {
            assert_eq!(all(&page, "#interface details.interface:not([open])").len(), 1, "{name}");
            let items = all(&page, "#interface details .item[id]").into_iter().map(|item| item.attr("id").unwrap());
            let wanted: Vec<&str> = module.items.iter().map(|item| &item.name[..]).collect();
            assert_eq!(items.collect::<Vec<_>>(), wanted, "{name}");
            assert!(all(&page, ".signature").len() == all(&page, "#interface details .signature").len(), "{name}");
        }
    }
}

#[test]
fn problems_go_from_easy_to_hard() {
    for module in &COLLECTION.modules {
        for (name, page) in pages(module) {
            let slugs: Vec<String> = all(&page, "#problems li a")
                .into_iter()
                .map(|a| a.attr("href").unwrap().rsplit('/').next().unwrap().trim_end_matches(".html").to_owned())
                .collect();
            let known: BTreeSet<&str> = slugs.iter().map(String::as_str).collect();
            let wanted =
                module.programs.iter().map(String::as_str).filter(|slug| COLLECTION.problems.contains_key(*slug));
            assert_eq!(known, wanted.collect(), "{name}");
            let levels: Vec<u8> = slugs.iter().map(|slug| COLLECTION.problems[slug].difficulty.level).collect();
            assert!(levels.is_sorted(), "{name}: {levels:?}");
            let shown = all(&page, "#problems .pips").len();
            assert_eq!(shown, slugs.len(), "{name}");
            // A page without a problem for beginners says so.
            let is_easy = levels.first().is_some_and(|level| *level <= 3);
            assert_eq!(all(&page, "#problems .text > p").is_empty(), is_easy, "{name}: {levels:?}");
        }
    }
}

/// Three things can be touched, first a board, and nothing else is there: so it is the same in both languages. Before
/// each may stand a word on it, in both.
#[test]
fn boards_are_marks_alone() {
    for module in &COLLECTION.modules {
        let Some(text) = &module.board else { continue };
        let path = &module.path;
        let marks = Mark::all(text).unwrap_or_else(|error| panic!("{path}: {error}"));
        let mut rest = text.clone();
        marks.iter().rev().for_each(|(place, _)| rest.replace_range(place.clone(), ""));
        let notes =
            ["en: ", "zh: "].map(|of| rest.lines().filter_map(|line| line.strip_prefix(of)).collect::<Vec<_>>());
        assert_eq!(notes[0].len(), notes[1].len(), "{path}: what is said of a board is said in both languages");
        let others = rest.lines().filter(|line| !["en: ", "zh: "].iter().any(|of| line.starts_with(of)));
        assert_eq!(others.collect::<String>().trim(), "", "{path}: the file of a board has marks alone");
        let lines = text.lines().count();
        assert!((1..=10).contains(&lines), "{path}: {lines} lines");
        let is_shown = |mark: &Mark| matches!(mark, Mark::Play(Ask::Board | Ask::Only | Ask::Wins | Ask::Best, _));
        let is_board = |mark: &Mark| match mark {
            Mark::Check(asked) => is_shown(asked),
            mark => is_shown(mark) && mark.is_block(),
        };
        assert!(is_board(&marks[0].1), "{path}: a board comes first");
        assert_eq!(marks.len(), 3, "{path}: so many boards and exercises");
        let checks = marks.iter().filter(|(_, mark)| matches!(mark, Mark::Check(_))).count();
        for ((name, page), notes) in pages(module).into_iter().zip(notes) {
            let said: Vec<String> = all(&page, "#board .lesson > p").iter().map(|note| note.text().collect()).collect();
            assert_eq!(said, notes, "{name}");
            let shown = all(&page, "#board :is([data-board], [data-check], .check.number)").len();
            assert_eq!(shown, marks.len(), "{name}");
            let folded = all(&page, "#board details:not([open], .steps-of, .rule)").len();
            assert_eq!(folded, checks, "{name}: each answer stands folded");
            let games: BTreeSet<&str> =
                marks.iter().filter_map(|(_, mark)| mark.question()).map(|of| &of.slug[..]).collect();
            let rules = all(&page, "#board details.rule:not([open]) > div > p:first-child").len();
            assert_eq!(rules, games.len(), "{name}: each game has its rule, once");
        }
    }
}

/// Its board counts the stairs otherwise than the theorem counts steps.
#[test]
fn the_board_of_staircase_nim_says_how_stairs_are_counted() {
    let module = COLLECTION.modules.iter().find(|module| module.slug == "staircase").unwrap();
    for (name, page) in pages(module) {
        let text: String = all(&page, "#board .lesson > p").iter().flat_map(|note| note.text()).collect();
        assert!(text.contains("k − 1"), "{name}: {text}");
    }
}

/// Where some problem of a module has a board, its page has one.
#[test]
fn every_game_has_a_board() {
    for module in games().filter(|module| module.board.is_none()) {
        let problems = module.programs.iter().filter_map(|slug| COLLECTION.problems.get(slug));
        let with_board = problems.filter(|of| !["none", "dialogue"].contains(&&of.facts.board[..]));
        let with_board: Vec<_> = with_board.map(|of| of.slug()).collect();
        assert!(with_board.is_empty(), "{} has no board, and one of these has: {with_board:?}", module.path);
    }
    let files = std::fs::read_dir(entry::root().join(collection::library::BOARDS)).unwrap().flatten();
    for file in files {
        let name = file.file_name().to_string_lossy().into_owned();
        assert!(COLLECTION.modules.iter().any(|module| format!("{}.md", module.slug) == name), "{name} is no module's");
    }
}
