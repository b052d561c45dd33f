//! What is said of every program in Chinese is what its header says: the same numbers, relations and names. And
//! somebody has read both since the English was changed: each page begins with a mark of the English it was made from.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use collection::called::Term;
use collection::library::CHINESE;
use collection::library::theorem::Text;
use collection::problem::{COURSE, FINDER, THEOREM};
use collection::{Collection, Language, Problem};
use entry::{Facts, Header, Place};
use flate2::Crc;

/// Names that Chinese has words for, and words of English that begin with a capital.
const WORDS: [&str; 15] = [
    "White",
    "Black",
    "Queen",
    "King",
    "Easy",
    "Hard",
    "Version",
    "Left",
    "Right",
    "Red",
    "Blue",
    "XOR",
    "English",
    "Fibonacci",
    "Luogu",
];

/// Names that Chinese readers know, whether the header has them or not.
const KNOWN: [&str; 6] = ["Nim", "Sprague", "Grundy", "XOR", "Dijkstra", "Boss"];

/// What is no number of a game: 01 for zeros and ones, and the width of an integer.
const NO_NUMBERS: [&str; 2] = ["01", "64"];

/// What a header says, and a page.
const SECTIONS: [(&str, &str); 5] =
    [("Rule", "规则"), ("Claim", "结论"), ("Why", "证明"), ("How", "做法"), ("Cost", "复杂度")];

/// `UPDATE=1` writes the marks of the pages that say the same, `UPDATE=p2599` that of p2599.
#[test]
fn every_program_is_said_in_chinese_as_its_header_says_now() {
    let root = entry::root();
    let collection = Collection::read(root).expect("the collection");
    assert!(collection.problems.len() >= 219);
    let mut wrong = vec![];
    for (slug, problem) in &collection.problems {
        let Some(page) = &problem.chinese else {
            wrong.push(format!("{slug}: docs/zh/{slug}.md is missing: it waits for somebody who writes the Chinese"));
            continue;
        };
        if problem.program.header.chinese().is_none() {
            wrong.push(format!("{slug}: the header in src/bin/{slug}.rs has no `- 中文: …`"));
            continue;
        }
        let page = page.replace("\r\n", "\n");
        let start = page.find("# ").unwrap_or_default();
        let (found, chinese) = page.split_at(start);
        let (header, mistakes) = (&problem.program.header, problem.mistakes().collect::<Vec<_>>());
        if let Some(error) = items(problem) {
            wrong.push(format!("{slug}: {error}"));
            continue;
        }
        let tried = tried(&problem.facts);
        let english = english(header, &mistakes, &tried);
        let mark = mark(&english);
        if let Some(error) = compare(header, &mistakes, &tried, &english, chinese) {
            wrong.push(format!("{slug}: {error}"));
        } else if found != mark && std::env::var("UPDATE").is_ok_and(|marked| marked == "1" || marked == *slug) {
            let path = root.join(format!("docs/zh/{slug}.md"));
            let whole = entry::read(&path).expect("a page");
            fs::write(path, mark + &whole[start..]).expect("a page");
        } else if found != mark {
            wrong.push(format!("{slug}: the English has changed since docs/zh/{slug}.md was compared with it"));
        }
    }
    assert!(
        wrong.is_empty(),
        "{}\nWhere you have read both, `cargo problem SLUG --finish` marks the Chinese as compared",
        wrong.join("\n")
    );
}

/// `docs/zh/terms.txt` says which word the Chinese texts have for a term, and which others they do not have.
#[test]
fn a_term_has_one_word() {
    let root = entry::root();
    let folders =
        ["docs/zh", CHINESE, "docs/course/zh"].map(|folder| fs::read_dir(root.join(folder)).expect("a folder"));
    let paths = folders.into_iter().flatten().map(|file| file.expect("a file").path());
    let paths = paths.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    let paths =
        paths.chain(["README.zh-CN.md", "docs/changelog.zh-CN.md", "docs/finder.zh-CN.md"].map(|path| root.join(path)));
    let texts: Vec<_> = paths.map(|path| (fs::read_to_string(&path).expect("a text"), path)).collect();
    let terms = fs::read_to_string(root.join("docs/zh/terms.txt")).expect("terms");
    for Term { chinese: word, others, .. } in Term::all(&terms).expect("terms") {
        assert!(texts.iter().any(|(text, _)| text.contains(&word)), "nothing says {word}");
        for other in others {
            for (text, path) in &texts {
                assert!(!text.contains(&other), "{}: {word} is the word for {other}", path.display());
            }
        }
    }
}

/// What kind of change an entry tells, in both languages.
const CHANGES: [(&str, &str); 4] =
    [("- Added: ", "- 新增："), ("- Changed: ", "- 更改："), ("- Fixed: ", "- 修正："), ("- Removed: ", "- 移除：")];

/// The headings and entries of a changelog, and what both languages say alike of each: how it is marked, of which kind
/// it is, and its code.
fn entries(changelog: &str, kinds: [&str; 4]) -> Vec<(String, Option<usize>, Vec<String>)> {
    let mut entries: Vec<String> = vec![];
    for line in changelog.lines() {
        match entries.last_mut() {
            Some(last) if line.starts_with("  ") => *last += &line[1..],
            _ if line.starts_with(['#', '-']) => entries.push(line.to_owned()),
            _ => {}
        }
    }
    let said = |entry: String| {
        let kind = kinds.iter().position(|kind| entry.starts_with(kind));
        let mut code: Vec<_> = entry.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        code.sort_unstable();
        let mark = entry.split(' ').next().unwrap_or_default().to_owned();
        // A version has its number and its date.
        let digits = |c: char| c.is_ascii_digit() || ".-".contains(c);
        let version = if mark == "##" { entry.chars().filter(|&c| digits(c)).collect() } else { String::new() };
        (mark + &version, kind, code)
    };
    entries.into_iter().map(said).collect()
}

/// Both changelogs have the same entries, in the same order.
#[test]
fn what_is_new_is_said_in_both_languages() {
    let read = |name: &str| fs::read_to_string(entry::root().join(name)).expect("a changelog");
    let english = entries(&read("CHANGELOG.md"), CHANGES.map(|(english, _)| english));
    let chinese = entries(&read("docs/changelog.zh-CN.md"), CHANGES.map(|(_, chinese)| chinese));
    assert!(english.len() > 90 && english.iter().filter(|(_, kind, _)| kind.is_some()).count() > 80);
    for (english, chinese) in english.iter().zip(&chinese) {
        assert_eq!(english, chinese, "an entry of CHANGELOG.md, and its Chinese in docs/changelog.zh-CN.md");
    }
    assert_eq!(english.len(), chinese.len(), "entries of CHANGELOG.md, and of docs/changelog.zh-CN.md");
    // They show what differs.
    let of = |changelog: &str| entries(changelog, CHANGES.map(|(_, chinese)| chinese));
    for other in ["## 0.3.0\n- 新增：`a` 与\n  `b`\n", "## 0.2.0\n- 修正：`a` 与 `b`\n", "## 0.2.0\n- 新增：`a`\n"]
    {
        assert_ne!(of("## 0.2.0\n- 新增：`a` 与 `b`\n"), of(other));
    }
}

/// A theorem has a Chinese name, on the page of one of its programs; and what headers say alike, Chinese says alike.
#[test]
fn what_is_one_thing_is_called_so() {
    let collection = Collection::read(entry::root()).expect("the collection");
    let mut named: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut said: BTreeMap<[&str; 3], BTreeMap<&str, &str>> = BTreeMap::new();
    // A page that is not written yet is told above.
    for (slug, problem) in collection.problems.iter().filter(|(_, problem)| problem.chinese.is_some()) {
        let names = problem.said_in_chinese(THEOREM).map(|_| &slug[..]);
        named.entry(problem.theorem()).or_default().extend(names);
        for (place, words) in
            worded(problem).zip(problem.said_in_chinese(FINDER)).filter(|(place, _)| !place.clause.is_empty())
        {
            let clause = words.split(" › ").next().unwrap_or(words);
            said.entry([place.group, place.line, place.clause]).or_default().insert(clause, slug);
        }
        if let (Some(lesson), Some(words)) = (problem.program.header.lesson(), problem.said_in_chinese(COURSE).next()) {
            said.entry(["course", lesson.part, lesson.words]).or_default().insert(words, slug);
        }
    }
    let [none, several] = [0, 2].map(|count| named.iter().find(|(_, slugs)| slugs.len().min(2) == count));
    assert_eq!(none, None, "no page says the theorem's Chinese name, as `- 定理：…` below the title");
    assert_eq!(several, None, "one page is enough to say the theorem's Chinese name");
    let differing = said.iter().find(|(_, clauses)| clauses.len() > 1);
    assert_eq!(differing, None, "what is said alike in English is not in Chinese");
}

/// The places in the finder at which a header says something.
fn worded(problem: &Problem) -> impl Iterator<Item = Place<'_>> {
    problem.program.header.places().filter(|place| !(place.clause.is_empty() && place.case.is_empty()))
}

/// What the lines below the title of a page lack or have too much.
fn items(problem: &Problem) -> Option<String> {
    let line = |key: &str, words: &str| format!("- {key}：{words}");
    let places = worded(problem).map(|place| match [place.clause, place.case] {
        ["", _] | [_, ""] => line(FINDER, "…"),
        _ => line(FINDER, "… › …"),
    });
    let lesson = problem.program.header.lesson().filter(|lesson| !lesson.words.is_empty());
    let wanted: Vec<String> = places.chain(lesson.map(|_| line(COURSE, "…"))).collect();
    let lines = problem.chinese.iter().flat_map(|page| page.lines().take_while(|line| !line.starts_with("## ")));
    let found = lines.filter_map(|line| line.strip_prefix("- ")).map(|item| {
        let (key, words) = item.split_once('：').unwrap_or((item, ""));
        line(key, if words.is_empty() { "" } else { ["…", "… › …"][usize::from(words.contains(" › "))] })
    });
    let found: Vec<String> = found.skip_while(|found| *found == line(THEOREM, "…")).collect();
    (found != wanted).then(|| format!("below the title the lines {wanted:?} are asked for, not {found:?}"))
}

/// What a page has to say, in English.
fn english(header: &Header, mistakes: &[&str], tried: &[&str]) -> String {
    let places = header.places().flat_map(|place| [place.clause, place.case]);
    let items = places.chain(header.lesson().map(|lesson| lesson.words)).filter(|words| !words.is_empty());
    let sections = SECTIONS.iter().filter_map(|(name, _)| header.section(name));
    let others = mistakes.iter().chain(tried).copied();
    items.map(str::to_owned).chain(sections).chain(others.map(str::to_owned)).collect::<Vec<_>>().join(" ")
}

/// What the answer rests on: what is played, and what is beyond that.
fn tried(facts: &Facts) -> Vec<&str> {
    Some(&facts.played[..]).filter(|played| !played.is_empty()).into_iter().chain(facts.beyond.as_deref()).collect()
}

/// The line that a page begins with: a check sum of the English, in which the wrapping of its lines does not count.
fn mark(english: &str) -> String {
    let mut sum = Crc::new();
    for word in english.split_whitespace() {
        sum.update(word.as_bytes());
        sum.update(b" ");
    }
    format!("<!-- of {:08x} -->\n", sum.sum())
}

/// What one of the two says and the other does not.
fn compare(header: &Header, mistakes: &[&str], tried: &[&str], english: &str, chinese: &str) -> Option<String> {
    let mut lines = vec![format!("# {}", header.chinese().unwrap_or_default())];
    let sections = SECTIONS.iter().filter(|(name, _)| header.section(name).is_some());
    lines.extend(sections.map(|(_, heading)| format!("## {heading}")));
    if !mistakes.is_empty() {
        lines.push("## 常见错误".to_owned());
    }
    lines.extend((!tried.is_empty()).then(|| "## 检验".to_owned()));
    let headings: Vec<&str> = chinese.lines().filter(|line| line.starts_with('#')).collect();
    if headings != lines {
        return Some(format!("the headings should be {lines:?}"));
    }
    if let Some((_, said)) = chinese.split_once("\n## 常见错误\n") {
        let said = said.lines().filter(|line| line.starts_with("- ")).count();
        if said != mistakes.len() {
            return Some(format!("{said} mistakes instead of {}", mistakes.len()));
        }
    }
    let said = chinese.split("\n## 检验\n").nth(1).unwrap_or_default().lines().filter(|line| !line.is_empty()).count();
    if said != tried.len() {
        return Some(format!("{said} paragraphs of 检验 instead of {}: {}", tried.len(), tried.join(" / ")));
    }
    let known = format!("{} {} {}", header.lines().join(" "), mistakes.join(" "), tried.join(" "));
    let mut differences = vec![];
    let mut differ = |what: &str, lost: Vec<String>, added: Vec<String>| {
        if !lost.is_empty() || !added.is_empty() {
            differences.push(format!("{what} lost {lost:?}, of its own {added:?}"));
        }
    };
    for (what, of) in [("numbers", numbers as fn(&str) -> BTreeSet<String>), ("relations", relations)] {
        let [said, ours, known] = [english, chinese, &known].map(of);
        // A remark may well count to nine.
        let added = ours.difference(&known).filter(|what| what.len() > 1);
        differ(what, said.difference(&ours).cloned().collect(), added.cloned().collect());
    }
    let rule = header.section("Rule").unwrap_or_default();
    let missing = names(&rule).into_iter().filter(|name| !chinese.contains(name));
    let foreign = latin(chinese).into_iter().filter(|word| !known.contains(word));
    differ("names", missing.map(str::to_owned).collect(), foreign.map(str::to_owned).collect());
    Some(differences.join("; ")).filter(|differences| !differences.is_empty())
}

/// The numbers of a text, with their exponents; raised and lowered numbers alone, too.
fn numbers(text: &str) -> BTreeSet<String> {
    let parts = text.split(|letter: char| !letter.is_numeric());
    parts.filter(|number| !number.is_empty() && !NO_NUMBERS.contains(number)).map(str::to_owned).collect()
}

/// Every `<`, `≤`, `=` and the like with what stands right before and behind it, up to a blank or a Chinese letter.
/// Where that is a word, as in “any number ≥ 0”, or nothing, it is left out.
fn relations(text: &str) -> BTreeSet<String> {
    let ends = |letter: char| {
        letter.is_whitespace() || "*`|{}“”".contains(letter) || ('\u{2e80}'..='\u{ffef}').contains(&letter)
    };
    let bare = |term: &str| term.trim_matches(|letter| ".,;:?()[]".contains(letter)).to_owned();
    let signs = text.match_indices(['<', '>', '≤', '≥', '=', '≠']);
    let related = signs.map(|(at, sign)| {
        let before = text[..at].trim_end().rsplit(ends).next().unwrap_or_default();
        let behind = text[at + sign.len()..].trim_start().split(ends).next().unwrap_or_default();
        [bare(before), sign.to_owned(), bare(behind)]
    });
    let is_letter = |(i, letter): (usize, char)| letter.is_ascii_lowercase() || i == 0 && letter.is_ascii_uppercase();
    let is_word = |term: &String| term.len() != 1 && term.chars().enumerate().all(is_letter);
    related.filter(|terms| !terms.iter().any(is_word)).map(|terms| terms.join(" ")).collect()
}

/// The names of a text: words with a capital that begin no sentence.
fn names(text: &str) -> Vec<&str> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let inner =
        words.windows(2).filter(|pair| pair[0].ends_with(|last: char| last.is_ascii_lowercase() || last == ','));
    let named =
        inner.map(|pair| pair[1].split(|letter: char| !letter.is_ascii_alphabetic()).next().unwrap_or_default());
    named.filter(|name| name.len() > 2 && starts_large(name) && !WORDS.contains(name)).collect()
}

/// The words of Latin letters with a capital, of a Chinese text.
fn latin(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphabetic());
    words.filter(|word| word.len() > 2 && starts_large(word) && !KNOWN.contains(word)).collect()
}

fn starts_large(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_uppercase())
        && word[1..].chars().all(|next| next.is_ascii_lowercase())
}

#[test]
fn what_differs_is_found() {
    let header = Header::of(
        "//! # Game\n//! - 中文: 游戏\n//!\n//! ## Rule\n//! In turn, Alice first, take 1 ≤ k < 12 of n ≤ 10⁶.\n//!\n\
         //! ## Claim\n//! Bob wins iff n ≤ 9,\n//! or n = 99.\n//!\n//! ## Why\n//! By play up to 7.\n",
    );
    let (mistakes, tried) = (&["n = 98"], &["rows up to 23"]);
    let compare = |chinese: &str| compare(&header, mistakes, tried, &english(&header, mistakes, tried), chinese);
    let right = "# 游戏\n## 规则\nAlice 先手，取 1 ≤ k < 12 个，n ≤ 10⁶。\n## 结论\nn ≤ 9 或 n = 99 时 Bob 胜。\n\
                 ## 证明\n对局到 7。\n## 常见错误\n- n = 98。\n## 检验\n\n不超过 23 的行。";
    assert_eq!(compare(right), None);
    let slips = [
        ("99", "98"),
        ("12", "13"),
        ("10⁶", "10⁵"),
        ("，n ≤ 10⁶", ""),
        ("k < 12", "k ≤ 12"),
        ("1 ≤ k", "1 < k"),
        ("n ≤ 9 ", "n ≤ k "),
        ("Alice", "小明"),
        ("Bob", "Carol"),
        ("## 结论", ""),
        ("# 游戏", "# 石子"),
        ("7", "8"),
        ("n = 98", "n > 98"),
        ("- n", "n"),
        ("## 证明", ""),
        ("## 常见错误", ""),
        ("23", "24"),
        ("## 检验", ""),
        ("的行。", "的行。\n另一段。"),
    ];
    for (from, to) in slips {
        assert!(right.contains(from) && compare(&right.replace(from, to)).is_some(), "{from}");
    }
}

#[test]
fn a_mark_knows_the_words_and_not_their_lines() {
    let of = |claim: &str| {
        let header = Header::of(&format!("//! ## Rule\n//! Take one.\n//!\n//! ## Claim\n//! {claim}\n"));
        mark(&english(&header, &[], &[]))
    };
    assert_eq!(of("First wins iff n is odd."), of("First wins\n//! iff n  is\n//! odd."));
    assert_ne!(of("First wins iff n is odd."), of("First wins iff n is even."));
    assert_ne!(of("n is odd."), of("n isodd."));
    assert_eq!(of("First wins iff n is odd."), "<!-- of 09b14e5b -->\n");
}

/// The modules of the library whose pages nobody has written in Chinese yet.
const NO_CHINESE_YET: [&str; 0] = [];

/// A page of the library says the same in both languages: the same parts with as many paragraphs and items, the same
/// numbers and relations, no name of its own. `UPDATE=1` writes the marks of the pages that do, `UPDATE=t/nim` one.
#[test]
fn every_theorem_is_said_in_chinese_as_the_library_says_it_now() {
    let root = entry::root();
    let collection = Collection::read(root).expect("the collection");
    let missing = collection.modules.iter().filter(|module| module.chinese.is_none());
    let missing: Vec<&str> = missing.map(|module| &module.path[..]).collect();
    assert_eq!(missing, NO_CHINESE_YET, "{CHINESE} has a file for every other module");
    let mut wrong = vec![];
    for module in &collection.modules {
        let (Some(page), Some(chinese)) = (&module.chinese_page, &module.chinese) else { continue };
        let (path, slug) = (format!("{CHINESE}/{}.md", module.slug), &module.slug);
        let (mark, start) = (mark(&said(&module.english)), page.find("# ").unwrap_or_default());
        let is_marked = std::env::var("UPDATE").is_ok_and(|marked| marked == "1" || marked == format!("t/{slug}"));
        let title = format!("# {}", module.title(Language::Chinese));
        let differs = differing(&module.english, chinese);
        if page[start..].lines().next() != Some(&title) {
            wrong.push(format!("{path}: the title should be {title:?}"));
        } else if !differs.is_empty() {
            wrong.push(format!("{path}: {}", differs.join("; ")));
        } else if page[..start] != mark && is_marked {
            fs::write(root.join(&path), mark + &page[start..]).expect("a page");
        } else if page[..start] != mark {
            wrong.push(format!("{path}: the English has changed since it was compared; `UPDATE=t/{slug}` marks it"));
        }
    }
    let known = |name: &str| collection.modules.iter().any(|module| format!("{}.md", module.slug) == name);
    for file in fs::read_dir(root.join(CHINESE)).expect("a folder").flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        if !known(&name) {
            wrong.push(format!("{CHINESE}/{name} is no module's"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// All that is said in words.
fn said(text: &Text) -> String {
    let sections = text.in_words().map(|section| format!("{}\n{}", section.heading, section.text));
    [text.uses.clone()].into_iter().chain(sections).collect::<Vec<_>>().join("\n\n")
}

/// What the Chinese lacks, or has of its own.
fn differing(english: &Text, chinese: &Text) -> Vec<String> {
    let mut found = vec![];
    let headings = |text: &Text| -> Vec<Option<&str>> {
        text.in_words().map(|section| section.heading_in(Language::Chinese)).collect()
    };
    if headings(english) != headings(chinese) {
        found.push(format!("the headings should be {:?}, where none is one of its own", headings(english)));
        return found;
    }
    if chinese.uses.is_empty() {
        found.push("it does not say where it is used".to_owned());
    }
    for (ours, section) in english.in_words().zip(chinese.in_words()) {
        let [wanted, blocks] = [&ours.text, &section.text].map(|text| blocks(text));
        if wanted != blocks {
            found.push(format!("{} has {blocks:?} paragraphs and items, not {wanted:?}", section.heading));
        }
        for (what, of) in [("numbers", numbers as fn(&str) -> BTreeSet<String>), ("relations", relations)] {
            let [wanted, said] = [&ours.text, &section.text].map(|text| of(&plain(text)));
            let lost: Vec<_> = wanted.difference(&said).collect();
            // A remark may well count to nine.
            let added: Vec<_> = said.difference(&wanted).filter(|what| what.len() > 1).collect();
            if !lost.is_empty() || !added.is_empty() {
                found.push(format!("{}: {what} lost {lost:?}, of its own {added:?}", section.heading));
            }
        }
    }
    let whole = said(english);
    let foreign: Vec<_> =
        latin(&said(chinese)).into_iter().filter(|word| !whole.contains(word)).map(str::to_owned).collect();
    if !foreign.is_empty() {
        found.push(format!("names of its own: {foreign:?}"));
    }
    found
}

/// The text without where its links lead.
fn plain(text: &str) -> String {
    let mut parts = text.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |plain, part| plain + "]" + part.split_once(')').map_or(part, |(_, rest)| rest))
}

/// How many paragraphs a text has, and how many items, formulas in blocks and pictures among them.
fn blocks(text: &str) -> [usize; 2] {
    let (mut paragraphs, mut items) = (0, 0);
    let (mut is_open, mut is_numbered) = (false, false);
    for line in text.lines() {
        let inner = line.trim_start();
        let numbered = || inner.split_once(". ").is_some_and(|(number, _)| number.parse::<u8>().is_ok());
        // A number at the start of a line within a paragraph begins no list.
        let is_next = (is_numbered || !is_open) && numbered();
        let is_item = inner.starts_with("- ") || is_next;
        let begins = !inner.is_empty() && !is_item && !is_open;
        items += usize::from(is_item);
        paragraphs += usize::from(begins);
        is_numbered = is_next || is_numbered && !is_item && !begins;
        is_open = !inner.is_empty();
    }
    [paragraphs, items]
}

#[test]
fn what_a_theorem_lacks_in_chinese_is_found() {
    let text = |uses: &str, why: &str| Text::read(uses, &[("Theorem", "If n ≤ 9, it holds."), ("Why", why)]);
    let chinese = |why: &str| Text::read("用于此。", &[("定理", "n ≤ 9 时成立。"), ("证明", why)]);
    let english = text("Use it here.", "By play up to 12.\n\n- One case.\n- Another.");
    assert_eq!(differing(&english, &chinese("对局到 12。\n\n- 一种。\n- 另一种。")), [""; 0]);
    for slip in
        ["对局到 13。\n\n- 一种。\n- 另一种。", "对局到 12。\n\n- 一种。", "Kayles 到 12。\n\n- 一种。\n- 另一种。"]
    {
        assert_eq!(differing(&english, &chinese(slip)).len(), 1, "{slip}");
    }
    let other = Text::read("用于此。", &[("定理", "n < 9 时成立。"), ("如何识别", "12")]);
    assert_eq!(differing(&english, &other).len(), 1);
}
