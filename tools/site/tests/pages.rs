//! The pages are whole: every program has its page in both languages, every link leads somewhere, the HTML is
//! well-formed, and nothing on them leads to strangers.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;

use bundle::bundle;
use collection::lists::List;
use collection::{Collection, Language};
use entry::{SAME, judge_linked};
use scraper::{ElementRef, Html, Selector};
use site::Files;
use site::ONLY_ENGLISH;
use site::modules;
use site::submission::{Submission, judges};

/// Submissions of these stand for all, which take long to make: with crates and without, and for a judge without Rust.
const SUBMITTED: [&str; 3] = ["abc278g", "p2599", "hdu3032"];

/// The longest page in bytes.
const LONGEST: usize = 100_000;

/// The pages that have a line for every problem, and how many bytes such a line has on average, at most.
const OF_EVERY_PROBLEM: [(&str, usize); 3] = [("catalogue.html", 450), ("notebook.html", 240), ("titles.html", 120)];

/// How many bytes such a page has besides.
const BESIDES: usize = 15_000;

struct Site {
    collection: Collection,
    files: Files,
}

static SITE: LazyLock<Site> = LazyLock::new(|| {
    let root = entry::root();
    let collection = Collection::read(root).unwrap();
    let of = |slug: &str| {
        let problem = &collection.problems[slug];
        let text = |judge| bundle(root, &problem.program, judge, None).unwrap().text;
        judges(problem).into_iter().map(|judge| Submission { judge, text: text(judge) }).collect()
    };
    let submissions = SUBMITTED.iter().map(|slug| ((*slug).to_owned(), of(slug))).collect();
    // What a script carries is tried in the browser.
    let names = collection.problems.keys().flat_map(|slug| [slug.clone(), modules::play(slug)]);
    let live = names.chain(modules::TOOLS.map(str::to_owned)).map(|name| (name, vec![])).collect();
    let files = site::files(&collection, &submissions, &live).unwrap();
    Site { collection, files }
});

impl Site {
    fn text(&self, name: &str) -> &str {
        let text = self.files.get(name).unwrap_or_else(|| panic!("there is no {name}"));
        std::str::from_utf8(text).unwrap()
    }

    fn page(&self, name: &str) -> Html {
        Html::parse_document(self.text(name))
    }

    fn pages(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str).filter(|name| name.ends_with(".html"))
    }
}

fn all<'a>(page: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    page.select(&Selector::parse(selector).unwrap()).collect()
}

fn all_in<'a>(element: ElementRef<'a>, selector: &str) -> Vec<ElementRef<'a>> {
    element.select(&Selector::parse(selector).unwrap()).collect()
}

fn text(element: ElementRef) -> String {
    element.text().collect()
}

/// The path of a link on the page `from`, and its anchor.
fn target(from: &str, link: &str) -> (String, Option<String>) {
    let (path, anchor) = link.split_once('#').map_or((link, None), |(path, anchor)| (path, Some(anchor.to_owned())));
    let path = path.split('?').next().unwrap();
    if path.is_empty() {
        return (from.to_owned(), anchor);
    }
    let mut folders: Vec<&str> = from.split('/').collect();
    folders.pop();
    for part in path.split('/') {
        match part {
            ".." => assert!(folders.pop().is_some(), "{from}: {link} leads out of the pages"),
            part => folders.push(part),
        }
    }
    (folders.join("/"), anchor)
}

#[test]
fn every_program_has_its_page_in_both_languages() {
    for (slug, problem) in &SITE.collection.problems {
        for (folder, title) in [("", &problem.about[..]), ("zh/", problem.title(Language::Chinese))] {
            let name = format!("{folder}p/{slug}.html");
            let page = SITE.page(&name);
            let words = |selector: &str| all(&page, selector).into_iter().map(text).collect::<String>();
            assert_eq!(words("h1"), title, "{name}");
            for part in ["rule", "claim", "why", "cost"] {
                assert!(words(&format!("section#{part} .text")).trim().len() > 4, "{name} lacks {part}");
            }
            for part in ["rule", "claim"] {
                let has_chinese = words(&format!("section#{part} .text")).contains(is_chinese);
                assert!(has_chinese || folder.is_empty(), "{name} has no {part} in Chinese");
            }
            for part in ["rule", "claim", "why", "how", "cost", "mistakes"] {
                let english = format!("section#{part} .text[lang=en], section#{part} dt[lang=en]");
                assert!(all(&page, &english).is_empty(), "{name} falls back to English at {part}");
            }
            assert_eq!(words("#source").trim(), problem.program.code.trim(), "{name}");
            let links: Vec<_> = all(&page, "header.title a").iter().filter_map(|a| a.attr("href")).collect();
            if let Some(link) = problem.program.header.link() {
                assert!(links.contains(&link), "{name} does not link its judge");
            }
            assert!(!all(&page, "#evidence p").is_empty());
            assert!(!all(&page, ".near li").is_empty(), "{name} has no neighbour");
        }
    }
}

#[test]
fn every_row_of_the_catalogue_is_a_program() {
    for name in ["catalogue.html", "zh/catalogue.html"] {
        let page = SITE.page(name);
        let rows: BTreeSet<_> = all(&page, "[data-slug]").iter().filter_map(|row| row.attr("data-slug")).collect();
        let slugs: BTreeSet<_> = SITE.collection.problems.keys().map(String::as_str).collect();
        assert_eq!(rows, slugs, "{name}");
        assert_eq!(all(&page, "#filter").len(), 1);
    }
}

/// Each list has all of its problems, with a tick where a program solves them, and its names find what is here of them.
#[test]
fn lists_are_whole_and_their_names_find_what_is_here() {
    let index = SITE.text("search-index.js");
    let index = index.lines().next().unwrap().strip_prefix("const SEARCHED = ").unwrap().trim_end_matches(';');
    let index: Vec<serde_json::Value> = serde_json::from_str(index).unwrap();
    let finds = |name: &str, slug: &str| {
        let path = format!("p/{slug}.html");
        index.iter().any(|entry| entry[1] == path[..] && entry[2].as_array().unwrap().iter().any(|title| title == name))
    };
    for (name, slug) in [("Kattis S-Nim", "hdu1536"), ("Tower Breakers", "abc368f"), ("Poker Nim", "hdu1730")] {
        assert!(finds(name, slug), "{name} does not find {slug}");
    }
    for folder in ["", "zh/"] {
        let page = SITE.page(&format!("{folder}lists.html"));
        for list in &SITE.collection.lists {
            let id = collection::anchor(list.written.name);
            let rows = all(&page, &format!("#{id} tbody tr"));
            assert_eq!(rows.len(), list.written.problems.len(), "{id}");
            for (shown, row) in rows.into_iter().zip(&list.rows) {
                let ticks: Vec<_> =
                    all_in(shown, "[data-solved]").iter().filter_map(|tick| tick.attr("data-solved")).collect();
                assert_eq!(
                    ticks,
                    Vec::from_iter(row.slug.as_deref().filter(|_| row.is_solved())),
                    "{}",
                    row.listed.name
                );
                assert_eq!(all_in(shown, "a")[0].attr("href"), Some(row.listed.address));
                let leads = row.slug.as_ref().map(|slug| format!("p/{slug}.html"));
                assert_eq!(all_in(shown, "a").get(1).and_then(|a| a.attr("href")), leads.as_deref());
                assert!(row.slug.iter().all(|slug| finds(row.listed.name, slug)), "{} finds nothing", row.listed.name);
            }
        }
    }
}

/// In the catalogue, on its page and among exercises a problem has its level, which is the one that scripts choose by.
#[test]
fn every_problem_has_its_pips() {
    let pips = |page: &Html, selector: &str| -> Vec<String> {
        let found = all(page, selector);
        let found = found.iter().map(|pips| (pips.attr("class").unwrap(), text(*pips)));
        let of_class = |(class, words): (&str, String)| {
            let level = class.strip_prefix("pips p").unwrap();
            assert_eq!(words.split(' ').next(), Some(level), "{words}");
            level.to_owned()
        };
        found.map(of_class).collect()
    };
    for folder in ["", "zh/"] {
        let catalogue = SITE.page(&format!("{folder}catalogue.html"));
        for (slug, problem) in &SITE.collection.problems {
            let level = problem.difficulty.level.to_string();
            assert!(("1"..="5").contains(&&level[..]), "{slug}");
            assert_eq!(pips(&catalogue, &format!("[data-slug='{slug}'] .pips")), [&level[..]], "{slug}");
            let page = SITE.page(&format!("{folder}p/{slug}.html"));
            assert_eq!(pips(&page, ".facts .pips"), [&level[..]], "{slug}");
        }
        for chapter in &SITE.collection.course.chapters {
            let page = SITE.page(&format!("{folder}{}", chapter.path()));
            let levels = chapter.exercises().map(|slug| SITE.collection.problems[slug].difficulty.level.to_string());
            assert_eq!(pips(&page, "main .pips"), levels.collect::<Vec<_>>(), "{}", chapter.name);
        }
    }
}

/// Each step has a dot and a picture on the start, and the address that its chapter once had leads to it.
#[test]
fn the_start_shows_every_step_and_old_addresses_lead_on() {
    for folder in ["", "zh/"] {
        let start = SITE.page(&format!("{folder}index.html"));
        let chapters = &SITE.collection.course.chapters;
        assert_eq!(all(&start, ".steps > li .shown svg").len(), chapters.len());
        assert_eq!(all(&start, ".steps > li .dot").len(), chapters.len());
        assert_eq!(all(&start, "#asked [data-check] svg").len(), 1);
        for (old, now) in [("01-won-and-lost", "02-won-and-lost"), ("13-playing-the-judge", "17-playing-the-judge")] {
            let page = SITE.page(&format!("{folder}course/{old}.html"));
            let links: Vec<_> = all(&page, "a").iter().filter_map(|a| a.attr("href")).collect();
            assert_eq!(links, [format!("{now}.html")]);
        }
    }
}

#[test]
fn problems_are_found_by_the_names_that_contestants_use() {
    for called in &SITE.collection.called {
        for of in &called.of {
            let finds = SITE.collection.problems.values().any(|problem| collection::called::is(of, problem));
            assert!(finds, "no problem has {of}");
        }
    }
    let names: Vec<_> = SITE.collection.called.iter().flat_map(|called| &called.names).collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "a name comes twice");
    for name in ["catalogue.html", "zh/catalogue.html"] {
        let page = SITE.page(name);
        let (mut of, mut found) = ("", BTreeSet::new());
        for option in all(&page, "#names option") {
            of = option.attr("data-of").unwrap_or(of);
            found.extend(of.split(' ').map(|slug| (option.attr("value").unwrap(), slug)));
        }
        for (name, slug) in [
            ("取石子", "nim"),
            ("树上删边", "agc017d"),
            ("翻硬币", "coin_turning"),
            ("阶梯博弈", "poj1704"),
            ("巴什博弈", "hdu1846"),
            ("威佐夫博弈", "wythoff"),
            ("反 Nim", "hdu1907"),
            ("有环博弈", "p6560"),
        ] {
            assert!(found.contains(&(name, slug)), "{name} does not find {slug}");
        }
        assert!(!found.contains(&("威佐夫博弈", "nim")));
    }
}

/// What is new stands there as the changelog says it, and the start and the foot of a page lead there.
#[test]
fn what_is_new_is_the_changelog() {
    for (folder, changelog) in [("", "CHANGELOG.md"), ("zh/", "docs/changelog.zh-CN.md")] {
        let changelog = fs::read_to_string(SITE.collection.root.join(changelog)).unwrap();
        let headings: Vec<_> = changelog.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        let entries = changelog.lines().filter(|line| line.starts_with("- ")).count();
        let page = SITE.page(&format!("{folder}new.html"));
        assert_eq!(all(&page, ".plain h2").into_iter().map(text).collect::<Vec<_>>(), headings);
        assert_eq!(all(&page, ".plain li").len(), entries);
        assert_eq!(all(&SITE.page(&format!("{folder}index.html")), "a[href='new.html']").len(), 2);
        assert_eq!(all(&SITE.page(&format!("{folder}p/p2599.html")), "footer a[href='../new.html']").len(), 1);
    }
}

/// As many columns as the width of a chapter has on paper and on a screen; the browser's tests measure it.
const COLUMNS: usize = 17;

#[test]
fn no_table_of_a_chapter_has_more_columns_than_fit() {
    for chapter in &SITE.collection.course.chapters {
        for name in [chapter.path(), format!("zh/{}", chapter.path())] {
            let page = SITE.page(&name);
            let widest = all(&page, "table tr").into_iter().map(|row| all_in(row, "td").len()).max();
            assert!(widest.unwrap_or_default() <= COLUMNS, "{name} has a table of {widest:?} columns");
        }
    }
}

/// The pages of the library stand in the order in which the course has them, then by title.
#[test]
fn theorems_are_listed_as_a_learner_meets_them() {
    for (folder, first) in [("", ["Misère Nim", "Moore’s Nim", "Nim"]), ("zh/", ["Nim 游戏", "反 Nim", "多堆 Nim"])]
    {
        for list in ["index.html", "theorems.html"] {
            let page = SITE.page(&format!("{folder}{list}"));
            let links = all(&page, ":is(#theorems, #pages) .like a");
            assert!(links.len() > 20, "{folder}{list}");
            let steps = links.iter().map(|a| {
                let slug = a.attr("href").unwrap().trim_start_matches("t/").trim_end_matches(".html");
                let module = SITE.collection.modules.iter().find(|module| module.slug == slug).unwrap();
                SITE.collection.course.naming(&module.path).next().map_or(usize::MAX, |chapter| chapter.number)
            });
            assert!(steps.is_sorted(), "{folder}{list}");
            let shown: Vec<_> = links.iter().take(3).map(|a| text(*a)).collect();
            assert!(
                shown.iter().zip(first).all(|(shown, title)| shown.starts_with(title)),
                "{folder}{list}: {shown:?}"
            );
        }
    }
}

/// Nothing on a Chinese page is only said in English that has Chinese words: the rule behind a table, and judges.
#[test]
fn rules_and_judges_are_named_in_chinese() {
    let mut count = 0;
    for slug in SITE.collection.problems.keys() {
        let page = SITE.page(&format!("zh/p/{slug}.html"));
        for more in all(&page, "#values aside a") {
            assert!(text(more).contains(is_chinese), "{slug}: {}", text(more));
            count += 1;
        }
    }
    assert!(count > 10);
    let lists = text(SITE.page("zh/lists.html").root_element());
    assert!(lists.contains("洛谷 P2197") && !lists.contains("Luogu"));
}

/// Where a judge's code is only the title again, the title alone stands there.
#[test]
fn no_name_says_its_title_twice() {
    for name in ["p/cuttingbrownies.html", "zh/p/cuttingbrownies.html", "titles.html", "course/14-different-moves.html"]
    {
        let words = text(SITE.page(name).root_element());
        assert!(words.contains("Kattis Cutting Brownies") && !words.contains("Kattis cuttingbrownies"), "{name}");
    }
}

#[test]
fn no_title_has_a_formula() {
    for (slug, problem) in &SITE.collection.problems {
        for language in Language::ALL {
            assert!(!problem.title(language).contains(['^', '_']), "the title of {slug} has a formula");
        }
    }
}

/// Formulas have their indices in both languages, and names keep their lines.
#[test]
fn formulas_are_set_in_both_languages() {
    for folder in ["", "zh/"] {
        let scripts = |name: &str, tag: &str| {
            let page = SITE.page(&format!("{folder}p/{name}.html"));
            all(&page, &format!(".part .text {tag}")).into_iter().map(text).collect::<BTreeSet<_>>()
        };
        assert!(scripts("agc010f", "sub").contains("v"), "{folder}");
        assert!(scripts("p4018", "sup").contains("k"), "{folder}");
        // Formulas of their own are set as those in a line.
        assert!(scripts("cuttingbrownies", "pre.formula sup").contains("d"), "{folder}");
        assert!(scripts("p3507", "pre.formula sub").contains("i"), "{folder}");
        assert!(scripts("cf1310f", "pre.formula sup").contains("N/p"), "{folder}");
        let ends = SITE.page(&format!("{folder}t/ends.html"));
        assert!(all(&ends, "pre.formula sub").into_iter().any(|index| text(index) == "i"), "{folder}");
        for slug in SITE.collection.problems.keys().filter(|slug| *slug != "loj2327") {
            let page = SITE.page(&format!("{folder}p/{slug}.html"));
            let typed = all(&page, "pre.formula").into_iter().map(text).find(|formula| formula.contains(['_', '^']));
            assert_eq!(typed, None, "{folder}{slug}");
        }
    }
    for name in SITE.pages().filter(|name| !name.starts_with("doc/")) {
        let page = SITE.page(name);
        for script in all(&page, "main sub, main sup") {
            let is_code = script.ancestors().filter_map(ElementRef::wrap).any(|above| above.value().name() == "code");
            assert!(!is_code && text(script).chars().count() <= 24, "{name}: {}", text(script));
        }
    }
}

/// The pages that names lead to are there, and every game of the library has a name.
#[test]
fn names_lead_to_pages() {
    let index = SITE.text("search-index.js");
    let line = |name: &str| index.lines().find_map(|line| line.strip_prefix(name)).unwrap().trim_end_matches(';');
    let searched: Vec<Vec<serde_json::Value>> = serde_json::from_str(line("const SEARCHED = ")).unwrap();
    let searched: BTreeSet<&str> = searched.iter().filter_map(|page| page[1].as_str()).collect();
    // Names, pages, and what is said of a game that is not here.
    let named: Vec<Vec<Vec<String>>> = serde_json::from_str(line("const NAMED = ")).unwrap();
    let paths: BTreeSet<&str> = named.iter().flat_map(|group| &group[1]).map(String::as_str).collect();
    for path in &paths {
        let file = path.split('#').next().unwrap();
        assert!(searched.contains(path) && SITE.files.contains_key(file), "a name leads to {path}");
        assert!(SITE.files.contains_key(&format!("zh/{file}")), "a name leads to {path}");
    }
    for module in &SITE.collection.modules {
        assert!(paths.contains(&format!("t/{}.html", module.slug)[..]), "no name leads to {}", module.path);
    }
}

#[test]
fn the_glossary_has_every_term_both_ways() {
    for name in ["glossary.html", "zh/glossary.html"] {
        let page = SITE.page(name);
        let rows = |part: &str| -> Vec<[String; 2]> {
            let cells = |row| all_in(row, "td").into_iter().take(2).map(text).collect::<Vec<_>>();
            let rows = all(&page, &format!("#{part} tbody tr")).into_iter().map(cells);
            rows.map(|cells| cells.try_into().expect("two cells")).collect()
        };
        let (there, mut back) = (rows("english"), rows("chinese"));
        assert!(there.is_sorted_by_key(|[english, _]| english.to_lowercase()), "{name}");
        assert!(back.is_sorted_by_key(|[chinese, _]| chinese.to_lowercase()), "{name}");
        back.iter_mut().for_each(|row| row.reverse());
        let [there, back] = [there, back].map(BTreeSet::from_iter);
        let terms = SITE.collection.terms.iter().map(|term| [term.english.clone(), term.chinese.clone()]);
        assert_eq!(there, terms.collect::<BTreeSet<_>>(), "{name}");
        assert_eq!(there, back, "{name}");
    }
}

#[test]
fn the_finder_names_every_program_in_both_languages() {
    let named = |name: &str| -> BTreeSet<String> {
        let page = SITE.page(name);
        let links = all(&page, ".questions a");
        let links = links.iter().filter_map(|a| a.attr("href")?.strip_prefix("p/")?.strip_suffix(".html"));
        links.map(str::to_owned).collect()
    };
    assert_eq!(named("theorems.html"), named("zh/theorems.html"));
    let page = SITE.page("theorems.html");
    assert!(all(&page, ".questions details").len() >= 10);
}

#[test]
fn every_link_leads_somewhere() {
    let absolute = absolute_addresses();
    let anchors = |name: &str| -> BTreeSet<String> {
        let page = SITE.page(name);
        all(&page, "[id]").iter().filter_map(|element| element.attr("id")).map(str::to_owned).collect()
    };
    let mut known: std::collections::BTreeMap<String, BTreeSet<String>> = std::collections::BTreeMap::new();
    for name in SITE.pages() {
        let page = SITE.page(name);
        for element in all(&page, "[href], [src], [action]") {
            let attribute = |name: &str| element.attr(name);
            let link = attribute("href").or(attribute("src")).or(attribute("action")).unwrap();
            if link.contains("://") {
                assert!(absolute.contains(link), "{name}: {link} is no judge and no source");
                continue;
            }
            assert!(!link.starts_with('/'), "{name}: {link} does not work from a folder");
            let (path, anchor) = target(name, link);
            // The reference is rustdoc's.
            if let Some(module) = path.strip_prefix("doc/grundy/").and_then(|path| path.strip_suffix("index.html")) {
                let file = format!("src/{}", module.trim_end_matches('/'));
                let root = &SITE.collection.root;
                assert!(root.join(&file).is_dir() || root.join(format!("{file}.rs")).is_file(), "{name}: {link}");
                continue;
            }
            assert!(SITE.files.contains_key(&path), "{name}: {link} leads nowhere");
            // A rule is no part of the page: the explorer reads it.
            if let Some(anchor) = anchor.filter(|anchor| !anchor.is_empty() && !anchor.starts_with("rule=")) {
                let ids = known.entry(path.clone()).or_insert_with(|| anchors(&path));
                assert!(ids.contains(&anchor), "{name}: {link} has no such part");
            }
        }
    }
}

/// The addresses that headers and the library name: judges and sources.
fn absolute_addresses() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders: Vec<PathBuf> = vec![SITE.collection.root.join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                for part in fs::read_to_string(&path).unwrap().split("http").skip(1) {
                    let end = part.find(['>', ')', '"', ' ', '\n']).unwrap_or(part.len());
                    found.insert(format!("http{}", &part[..end]));
                }
            }
        }
    }
    found.extend(SAME.map(|(.., link)| link.to_owned()));
    // Lists name problems that are not here, too.
    for List { written, .. } in &SITE.collection.lists {
        let addresses = written.problems.iter().map(|listed| &listed.address);
        found.extend(addresses.chain(written.copies).chain([&written.address]).map(|&address| address.to_owned()));
    }
    found
}

#[test]
fn a_judge_without_rust_says_so_and_names_one_that_takes_it() {
    let mut named = 0;
    for (slug, problem) in &SITE.collection.problems {
        let page = SITE.page(&format!("p/{slug}.html"));
        let facts: String = all(&page, ".facts").into_iter().map(text).collect();
        let same = SAME.iter().find(|(of, ..)| of == slug);
        let has_none = problem.judge().is_some_and(|judge| !judge.takes_rust());
        assert_eq!(facts.contains("It takes no Rust"), has_none, "{slug}");
        assert_eq!(facts.contains("no judge with Rust"), has_none && same.is_none(), "{slug}");
        if let Some((_, name, link)) = same {
            assert!(judge_linked(link).is_some_and(|judge| judge.takes_rust()), "{link}");
            assert!(all(&page, ".facts a").iter().any(|a| a.attr("href") == Some(link) && text(*a) == *name), "{slug}");
            named += usize::from(has_none);
        }
    }
    assert_eq!(named, SAME.len());
}

#[test]
fn the_html_is_well_formed() {
    for name in SITE.pages() {
        let page = SITE.page(name);
        assert_eq!(page.errors, [""; 0], "{name}");
        let ids: Vec<_> = all(&page, "[id]").iter().filter_map(|element| element.attr("id")).collect();
        assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "{name} says an id twice");
        assert_eq!(all(&page, "h1").len(), 1, "{name}");
        for image in all(&page, "svg") {
            let is_hidden = image.attr("aria-hidden").is_some();
            let has_words = image.attr("aria-label").is_some() || image.attr("aria-labelledby").is_some();
            assert!(is_hidden || has_words, "{name}: a picture without words");
        }
        for field in all(&page, "main input, main select, form.find input") {
            let id = field.attr("id").unwrap_or_default();
            let is_inside =
                field.ancestors().filter_map(ElementRef::wrap).any(|parent| parent.value().name() == "label");
            assert!(is_inside || !all(&page, &format!("label[for=\"{id}\"]")).is_empty(), "{name}: {id} has no name");
        }
    }
}

#[test]
fn a_chinese_board_brings_the_words_of_its_problem() {
    let brought = |name: &str| {
        let page = SITE.page(name);
        let boards = all(&page, "[data-board]");
        boards.iter().map(|board| board.attr("data-words").map(str::to_owned)).collect::<Vec<_>>()
    };
    let words = serde_json::json!(SITE.collection.problems["cf1312f"].words).to_string();
    assert!(words.contains("castle #"), "{words}");
    assert_eq!(brought("zh/p/cf1312f.html"), [Some(words)]);
    assert_eq!([brought("p/cf1312f.html"), brought("zh/p/p2599.html")], [[None], [None]]);
}

#[test]
fn no_page_is_too_long() {
    for name in SITE.pages() {
        let length = SITE.files[name].len();
        let of_every_problem = OF_EVERY_PROBLEM.iter().find(|(page, _)| name.ends_with(page));
        let most = of_every_problem.map_or(LONGEST, |(_, line)| BESIDES + line * SITE.collection.problems.len());
        assert!(length <= most, "{name} has {length} bytes, more than {most}: say less on it, or make two of it");
    }
}

/// What a reader is told by elements themselves.
const SPOKEN: [&str; 5] = ["aria-label", "title", "placeholder", "alt", "content"];

#[test]
fn chinese_pages_say_nothing_in_english() {
    let problems = SITE.collection.problems.values();
    let titles = problems.flat_map(|of| [of.title(Language::English), &of.name, of.theorem()]);
    let titles = titles.chain(SITE.collection.modules.iter().map(|module| module.title(Language::English)));
    let listed = SITE.collection.lists.iter().flat_map(|list| list.written.problems);
    let titles: BTreeSet<&str> = titles.chain(listed.map(|listed| listed.name)).collect();
    // A page of the library that nobody has written in Chinese has its English text, below a word that says so.
    let in_english: Vec<String> = SITE
        .collection
        .modules
        .iter()
        .filter(|module| module.chinese.is_none())
        .map(|module| format!("zh/t/{}.html", module.slug))
        .collect();
    let pages = SITE.pages().filter(|name| name.starts_with("zh/") && !in_english.iter().any(|known| known == name));
    let said = |name: &str| {
        let page = SITE.page(name);
        let found = page.root_element().descendants().flat_map(|node| {
            let is_code = |element: &scraper::node::Element| {
                ["code", "pre", "script", "style", "textarea"].contains(&element.name())
                    || element.attr("data-rule").is_some()
                    // The interface is code with its documentation.
                    || element.attr("class") == Some("item") && element.attr("lang") == Some("en")
            };
            // The English terms of the glossary are what it is about; a text may name one beside its Chinese.
            let is_title = |element: &scraper::node::Element, text: &str| {
                element.attr("lang") == Some("en") && (titles.contains(text.trim()) || name == "zh/glossary.html")
            };
            let inside = |text: &str| {
                let above: Vec<_> = node.ancestors().filter_map(|node| node.value().as_element()).collect();
                // What a head does where there are no scripts is said to nobody.
                let names: Vec<_> = above.iter().map(|element| element.name()).collect();
                names.starts_with(&["noscript", "head"])
                    || above.iter().any(|element| is_code(element) || is_title(element, text))
            };
            let own = node.value().as_text().map(|text| &text[..]).filter(|text| !inside(text));
            let spoken = node.value().as_element().into_iter();
            let spoken = spoken.flat_map(|element| SPOKEN.iter().filter_map(|name| element.attr(name)));
            let unnamed = |text: &str| {
                SITE.collection.terms.iter().fold(text.to_owned(), |text, term| text.replace(&term.english, ""))
            };
            own.into_iter()
                .chain(spoken)
                .filter_map(|text| english(text).and_then(|_| english(&unnamed(text))))
                .collect::<Vec<_>>()
        });
        found.map(|words| format!("{name}: {words}")).collect::<Vec<_>>()
    };
    let found: Vec<String> = pages.flat_map(said).collect();
    assert!(found.is_empty(), "{} times English:\n{}", found.len(), found.join("\n"));
    for module in &SITE.collection.modules {
        let falls_back = SITE.text(&format!("zh/t/{}.html", module.slug)).contains(ONLY_ENGLISH);
        assert_eq!(falls_back, module.chinese.is_none(), "{} falls back without a word, or with one", module.slug);
    }
}

/// Words that formulas have.
const OF_FORMULAS: [&str; 6] = ["mex", "mod", "max", "min", "log", "gcd"];

/// The first English of a Chinese text: two words in a row that are no names.
fn english(text: &str) -> Option<String> {
    let is_word = |word: &str| {
        word.len() > 1 && word.chars().all(|letter| !letter.is_ascii_uppercase()) && !OF_FORMULAS.contains(&word)
    };
    let parts = text.split(|letter: char| !letter.is_ascii_alphabetic() && !letter.is_ascii_whitespace());
    parts.into_iter().find_map(|part| {
        let words: Vec<&str> = part.split_ascii_whitespace().collect();
        words.windows(2).find(|row| row.iter().all(|word| is_word(word))).map(|row| row.join(" "))
    })
}

#[test]
fn english_is_found() {
    for text in ["a heap is made smaller", "取 the last stone 者", "Alice wins iff", "G(right of i)"] {
        assert!(english(text).is_some(), "{text}");
    }
    for text in ["先手必胜", "n log n", "x XOR y", "M without m", "Fibonacci again 与 Nim", "mex of 0"] {
        assert_eq!(english(text), None, "{text}");
    }
}

#[test]
fn the_submissions_are_those_of_the_bundler() {
    for slug in SUBMITTED {
        let problem = &SITE.collection.problems[slug];
        let page = SITE.page(&format!("p/{slug}.html"));
        for judge in judges(problem) {
            let expected = bundle(&SITE.collection.root, &problem.program, judge, None).unwrap().text;
            let shown = all(&page, &format!("pre#for-{}", judge.name)).into_iter().map(text).collect::<String>();
            assert_eq!(shown, expected, "{slug} for {}", judge.name);
            assert_eq!(SITE.text(&format!("submission/{}/{slug}.rs", judge.name)), expected);
        }
    }
}

#[test]
fn names_are_said_in_both_languages() {
    for module in &SITE.collection.modules {
        let page = SITE.page(&format!("zh/t/{}.html", module.slug));
        let title: String = all(&page, "h1").into_iter().map(text).collect();
        let is_chinese = title.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
        assert!(is_chinese, "tools/site/src/names.rs does not name {}", module.path);
    }
}

/// The letters that stand for something in a text, by what is around them where they first do: a few characters before
/// each and behind it.
fn letters(text: &str) -> BTreeMap<char, [String; 2]> {
    let text: Vec<char> = text.split_whitespace().collect::<Vec<_>>().join(" ").chars().collect();
    let in_word = |c: &char| c.is_alphabetic() && !is_chinese(*c) || "'’".contains(*c);
    let mut letters = BTreeMap::new();
    for (at, letter) in text.iter().enumerate().filter(|(_, letter)| in_word(letter) && !"aAI".contains(**letter)) {
        let [before, behind] = [&text[at.saturating_sub(5)..at], &text[at + 1..(at + 6).min(text.len())]];
        if !before.last().is_some_and(in_word) && !behind.first().is_some_and(in_word) {
            letters.entry(*letter).or_insert_with(|| [before.iter().collect(), behind.iter().collect()]);
        }
    }
    letters
}

/// The text of an element with the signs of its indices and exponents, as its source has them.
fn typed(element: ElementRef) -> String {
    let sign =
        |name: &str| [("sub", "_"), ("sup", "^")].into_iter().find(|(tag, _)| *tag == name).map(|(_, sign)| sign);
    let texts = element.descendants().filter_map(|node| match node.value().as_element() {
        Some(element) => sign(element.name()),
        None => node.value().as_text().map(|text| &text[..]),
    });
    texts.collect()
}

/// A header says what a letter is where it first has it, and the notebook begins there, too.
#[test]
fn the_notebook_says_what_its_letters_are() {
    let mut said = 0;
    for folder in Language::ALL.map(Language::folder) {
        for entry in all(&SITE.page(&format!("{folder}notebook.html")), ".book p") {
            let Some(says) = all_in(entry, ".says").pop().map(typed) else { continue };
            let link = all_in(entry, "b a")[0].value().attr("href").unwrap();
            let page = SITE.page(&format!("{folder}{link}"));
            let header = ["#rule .text", "#claim .text"].map(|part| typed(all(&page, part)[0])).join(" ");
            let first = letters(&header);
            for (letter, [before, behind]) in letters(&says) {
                let [first_before, first_behind] = &first[&letter];
                assert!(before == *first_before || behind == *first_behind, "{folder}{link}: {letter} in {says}");
                said += 1;
            }
        }
    }
    assert!(said > 300, "{said} letters");
}

/// What an example says holds for it alone.
#[test]
fn the_notebook_takes_nothing_from_an_example() {
    let plain = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
    let mut tried = 0;
    for (folder, marks) in
        Language::ALL.map(Language::folder).into_iter().zip([["or example", "or instance"], ["例如", "比如"]])
    {
        for entry in all(&SITE.page(&format!("{folder}notebook.html")), ".book p") {
            let Some(says) = all_in(entry, ".says").pop().map(typed) else { continue };
            let link = all_in(entry, "b a")[0].value().attr("href").unwrap();
            let claim = typed(all(&SITE.page(&format!("{folder}{link}")), "#claim .text")[0]);
            let Some(example) = marks.iter().filter_map(|mark| claim.find(mark)).min() else { continue };
            let (before, example) = (plain(&claim[..example]), plain(&claim[example..]));
            for sentence in says.split([';', '。', '；']).flat_map(|part| part.split(". ")).map(plain) {
                let is_there = sentence.chars().count() > 5 && example.contains(&sentence);
                assert!(!is_there || before.contains(&sentence), "{folder}{link}: {sentence}");
                tried += 1;
            }
        }
    }
    assert!(tried > 100, "{tried} sentences");
}

/// Of several cases none stands alone.
#[test]
fn the_notebook_tells_all_cases_or_none() {
    for (folder, link) in [("", "arc192b"), ("", "arc064d"), ("", "cf1704f"), ("zh/", "arc192b"), ("zh/", "loj6558")] {
        let page = SITE.page(&format!("{folder}notebook.html"));
        let links = format!("p/{link}.html");
        let is_of = |entry: &ElementRef| all_in(*entry, "b a")[0].value().attr("href") == Some(&links);
        let entry = all(&page, ".book p").into_iter().find(is_of).unwrap();
        let Some(says) = all_in(entry, ".says").pop().map(typed) else { continue };
        let claim = typed(all(&SITE.page(&format!("{folder}p/{link}.html")), "#claim .text")[0]);
        let claim = claim.split("For example").flat_map(|text| text.split("例如")).next().unwrap();
        let cases = |text: &str| text.matches([':', '：']).count() + text.matches("If ").count();
        assert!(cases(&says) >= cases(claim), "{folder}{link}: {says}");
    }
}

/// A judge says in Chinese how hard a problem is.
#[test]
fn difficulties_are_said_in_the_language_of_the_page() {
    let stated = |name: &str| -> Vec<(String, Option<String>)> {
        let page = SITE.page(name);
        let of = all(&page, "#rule dd > .pips + b");
        of.into_iter().map(|words| (text(words), words.attr("title").map(str::to_owned))).collect()
    };
    let worded: Vec<_> = SITE.collection.problems.values().filter(|of| of.difficulty.in_english().is_some()).collect();
    assert!(worded.len() > 5);
    for problem in worded {
        let said = problem.difficulty.stated.clone().unwrap();
        let english = problem.difficulty.in_english().unwrap().to_owned();
        assert_eq!(stated(&format!("p/{}.html", problem.slug())), [(english, Some(said.clone()))]);
        assert_eq!(stated(&format!("zh/p/{}.html", problem.slug())), [(said, None)]);
    }
}

/// Where scripts are off, a page says what it lacks.
#[test]
fn what_needs_scripts_says_so_without_them() {
    for folder in Language::ALL.map(Language::folder) {
        for name in ["law.html", "search.html", "p/p2599.html"] {
            assert!(SITE.text(&format!("{folder}{name}")).contains("<noscript>"), "{folder}{name}");
        }
    }
}

#[test]
fn samples_are_named_in_the_language_of_the_page() {
    for (folder, name) in [("", "sample-1"), ("zh/", "样例 1")] {
        assert_eq!(text(all(&SITE.page(&format!("{folder}p/p2599.html")), "[data-sample]")[0]), name);
    }
}

/// Where a line of Chinese goes on in the next one, behind a heading in bold, and in what is played, no blank stands.
#[test]
fn chinese_has_no_stray_blanks() {
    for (name, blank) in [("zh/course/08-stairs-and-strips.html", "也\n必败"), ("zh/course/05-nim.html", "局面\n必败")]
    {
        let words: String = all(&SITE.page(name), "main p").into_iter().map(text).collect();
        assert!(!words.contains(blank), "{name}");
        let broken = words.split('\n').map(str::to_owned).collect::<Vec<_>>();
        let stray = broken.windows(2).find(|lines| lines[0].ends_with(is_chinese) && lines[1].starts_with("必"));
        assert_eq!(stray, None, "{name}");
    }
    let is_sign = |letter: char| is_chinese(letter) || "。，；：、？！”".contains(letter);
    let mut faults = vec![];
    for name in SITE.pages().filter(|name| name.starts_with("zh/")) {
        let page = SITE.page(name);
        for place in all(&page, "main p, .part .text li, .book .says") {
            // What stands beside something else.
            if !all_in(place, "p, li, div, br, button, svg, b + i, a + span").is_empty() {
                continue;
            }
            // A move is named as its board has it.
            let moves = all_in(place, "b").into_iter().map(text);
            let letters: Vec<char> = moves.fold(text(place), |text, of| text.replace(&of, "x")).chars().collect();
            let is_stray = |part: &[char]| is_sign(part[0]) && [' ', '\n'].contains(&part[1]) && is_chinese(part[2]);
            faults.extend(letters.windows(3).position(is_stray).map(|at| {
                format!(
                    "{name}: {}",
                    letters[at.saturating_sub(9)..(at + 9).min(letters.len())].iter().collect::<String>()
                )
            }));
        }
    }
    assert!(faults.is_empty(), "{} blanks:\n{}", faults.len(), faults.join("\n"));
}

/// The browser that prints.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

#[test]
fn the_notebook_prints_on_four_pages() {
    let folder = std::env::temp_dir().join(format!("grundy-notebook-{}", std::process::id()));
    site::write(&folder, &SITE.files).unwrap();
    let found = BROWSERS.iter().find(|browser| Command::new(browser).arg("--version").output().is_ok());
    let Some(browser) = found else {
        let is_wanted = cfg!(target_os = "linux") && std::env::var_os("CI").is_some();
        assert!(!is_wanted, "there is no chromium to print with");
        eprintln!("not tested: there is no chromium to print with");
        return;
    };
    for name in ["notebook.html", "zh/notebook.html"] {
        let pdf = folder.join("notebook.pdf");
        let mut command = Command::new(browser);
        command.args(["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--no-pdf-header-footer"]);
        command.args(["--disable-background-networking", "--disable-component-update", "--disable-sync"]);
        command.arg(format!("--user-data-dir={}", folder.join("profile").display()));
        command.arg(format!("--print-to-pdf={}", pdf.display()));
        let output = command.arg(format!("file://{}", folder.join(name).display())).output().unwrap();
        let printed = fs::read(&pdf).unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)));
        let printed = String::from_utf8_lossy(&printed);
        let pages = printed.matches("/Type /Page\n").count() + printed.matches("/Type /Page ").count();
        assert_eq!(pages, 4, "{name}");
    }
    fs::remove_dir_all(&folder).unwrap();
}

fn is_chinese(letter: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&letter)
}
