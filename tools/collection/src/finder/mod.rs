//! The list by which a game's theorem is found: groups of lines, each line of clauses that name programs. Groups and
//! lines are written by hand, in their order; where a program belongs, its header says.

mod outline;

use entry::{Header, Place};

pub use outline::{Heading, OUTLINE};

use crate::language::Language;
use outline::Line;

/// Where the list names a program.
pub struct Spot {
    /// The number of the group.
    pub group: usize,
    /// The number of the line in it.
    pub line: usize,
    /// What is the case there, in both languages.
    words: [Words; 2],
}

/// What is said of a program in its line: a clause, and within it a case; both may be empty.
#[derive(Clone, Default, PartialEq, Eq)]
struct Words {
    clause: String,
    case: String,
}

/// Where a header wants the list to name its program. `chinese` has the Chinese words of those of its items that have
/// words, in their order; where there are none, the English ones stand.
///
/// # Errors
/// If an item names no line of the list, and which ones there are.
pub fn spots(header: &Header, chinese: &[&str]) -> Result<Vec<Spot>, String> {
    let mut chinese = chinese.iter();
    let spot = |place: Place| {
        let group = OUTLINE.iter().position(|heading| heading.anchor == place.group).ok_or_else(|| {
            let known: Vec<&str> = OUTLINE.iter().map(|heading| heading.anchor).collect();
            format!("the finder has no group {:?}, but {}", place.group, known.join(", "))
        })?;
        let lines = OUTLINE[group].lines;
        let line = lines.iter().position(|line| line.key == place.line).ok_or_else(|| {
            let known: Vec<&str> = lines.iter().map(|line| line.key).collect();
            format!("the finder has no line {:?} in {}, but {}", place.line, place.group, known.join(", "))
        })?;
        let english = Words { clause: place.clause.to_owned(), case: place.case.to_owned() };
        let said = if english == Words::default() { None } else { chinese.next() };
        let words = said.and_then(|said| english.in_chinese(said)).unwrap_or_else(|| english.clone());
        Ok(Spot { group, line, words: [english, words] })
    };
    header.places().map(spot).collect()
}

impl Words {
    /// The Chinese ones, if they have the same form.
    fn in_chinese(&self, said: &str) -> Option<Self> {
        let (clause, case) = match (&self.clause[..], said.split_once(" › ")) {
            ("", None) => ("", said),
            (_, None) => (said, ""),
            (_, Some(parts)) => parts,
        };
        let has_same_form = clause.is_empty() == self.clause.is_empty() && case.is_empty() == self.case.is_empty();
        has_same_form.then(|| Self { clause: clause.to_owned(), case: case.to_owned() })
    }
}

/// Games that look alike.
pub struct Group {
    /// What all have in common, in Markdown.
    pub lead: &'static str,
    /// Its lines.
    pub items: Vec<Item>,
}

/// A line of the list.
pub struct Item {
    /// `Up to m heaps in one move, Moore's Nim: [`moore_nim`]`, in Markdown.
    pub clauses: Vec<String>,
    /// The theorem's page in the library, if it has one: `games::moore`.
    pub modules: &'static [&'static str],
    /// The programs that it names.
    pub programs: Vec<String>,
}

/// The list in a language, from the spots of programs in the order of their names. In each line, the programs for which
/// its words say all come first; then each clause has its place by its first program, and in it each case likewise.
pub fn groups<'a>(spots: impl Iterator<Item = (&'a str, &'a [Spot])>, language: Language) -> Vec<Group> {
    let spots: Vec<(&str, &Spot)> =
        spots.flat_map(|(slug, spots)| spots.iter().map(move |spot| (slug, spot))).collect();
    let item = |group: usize, line: usize| {
        let here = spots.iter().copied().filter(|(_, spot)| (spot.group, spot.line) == (group, line));
        OUTLINE[group].lines[line].item(here.collect(), language)
    };
    let group = |(group, heading): (usize, &Heading)| Group {
        lead: language.of(heading.lead[0], heading.lead[1]),
        items: (0..heading.lines.len()).map(|line| item(group, line)).collect(),
    };
    OUTLINE.iter().enumerate().map(group).collect()
}

impl Line {
    /// The line with its programs.
    fn item(&self, here: Vec<(&str, &Spot)>, language: Language) -> Item {
        let programs = here.iter().map(|(slug, _)| (*slug).to_owned()).collect();
        let mut clauses = together(here, |spot| &spot.words[0].clause);
        if !clauses.iter().any(|(clause, _)| clause.is_empty()) {
            clauses.push(("", vec![]));
        }
        clauses.sort_by_key(|(clause, _)| !clause.is_empty());
        let clause = |(clause, here): (&str, Vec<(&str, &Spot)>)| {
            let own = language.of(self.text[0], self.text[1]);
            let words = if clause.is_empty() { own } else { &in_language(&here, language).clause };
            let mut cases = together(here, |spot| &spot.words[0].case);
            cases.sort_by_key(|(case, _)| !case.is_empty());
            let case = |(case, here): (&str, Vec<(&str, &Spot)>)| {
                let links = here.iter().map(|(slug, _)| format!("[`{slug}`](../src/bin/{slug}.rs)"));
                let links = links.collect::<Vec<_>>().join(language.of(", ", "、"));
                if case.is_empty() { links } else { format!("{} {links}", in_language(&here, language).case) }
            };
            let cases: Vec<String> = cases.into_iter().map(case).collect();
            if cases.is_empty() {
                words.to_owned()
            } else {
                format!("{words}{}{}", language.of(": ", "："), cases.join(language.of(", ", "，")))
            }
        };
        Item { clauses: clauses.into_iter().map(clause).collect(), modules: self.modules, programs }
    }
}

/// What is the case with programs for which the same is said in English.
fn in_language<'a>(here: &[(&str, &'a Spot)], language: Language) -> &'a Words {
    let [english, chinese] = &here[0].1.words;
    language.of(english, chinese)
}

/// Spots by what is said there, in the order in which it is first said.
fn together<'a>(
    spots: Vec<(&'a str, &'a Spot)>,
    said: impl Fn(&'a Spot) -> &'a str,
) -> Vec<(&'a str, Vec<(&'a str, &'a Spot)>)> {
    let mut found: Vec<(&str, Vec<(&str, &Spot)>)> = vec![];
    for (slug, spot) in spots {
        match found.iter_mut().find(|(words, _)| *words == said(spot)) {
            Some((_, same)) => same.push((slug, spot)),
            None => found.push((said(spot), vec![(slug, spot)])),
        }
    }
    found
}

impl Item {
    /// It in Markdown, from the folder `docs`.
    fn markdown(&self, language: Language) -> String {
        let module = |path: &&str| format!("[`{path}`](../src/{}.rs)", path.replace("::", "/"));
        let modules = self.modules.iter().map(module).collect::<Vec<_>>().join(language.of(", ", "、"));
        let modules = if modules.is_empty() { modules } else { format!(" · {modules}") };
        format!("- {}{modules}\n", self.clauses.join(language.of("; ", "；")))
    }
}

impl Group {
    /// It in Markdown, from the folder `docs`.
    pub fn markdown(&self, language: Language) -> String {
        let items: String = self.items.iter().map(|item| item.markdown(language)).collect();
        format!("{}\n{}{items}", self.lead, if items.is_empty() { "" } else { "\n" })
    }

    /// The programs that it names.
    pub fn programs(&self) -> impl Iterator<Item = &str> {
        self.items.iter().flat_map(|item| item.programs.iter().map(String::as_str))
    }
}

/// The file of the finder, from the root.
pub fn path(language: Language) -> &'static str {
    language.of("docs/finder.md", "docs/finder.zh-CN.md")
}

/// The part of a text that stands under this heading, up to the next one.
pub fn section<'a>(text: &'a str, heading: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(&format!("\n{heading}\n"))?;
    let level = heading.bytes().take_while(|&byte| byte == b'#').count();
    let is_end =
        |line: &str| line.starts_with('#') && line.bytes().take_while(|&byte| byte == b'#').count() <= level + 1;
    let mut fenced = false;
    let mut length = 0;
    for line in rest.split_inclusive('\n') {
        fenced ^= line.starts_with("```");
        if !fenced && is_end(line) {
            break;
        }
        length += line.len();
    }
    Some(&rest[..length])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spots_of(items: &str, chinese: &[&str]) -> Result<Vec<Spot>, String> {
        spots(&Header::of(&items.lines().map(|item| format!("//! - Finder: {item}\n")).collect::<String>()), chinese)
    }

    #[test]
    fn a_line_has_its_programs_by_clauses_and_cases() {
        let all = [
            ("a", spots_of("heaps › stairs: down a tree › after a swap", &["树上 › 先交换"])),
            ("b", spots_of("heaps › stairs › with a king\nheaps › stairs: on a tree", &["国王"])),
            ("c", spots_of("heaps › stairs", &[])),
            ("d", spots_of("heaps › stairs: down a tree", &["树上"])),
        ]
        .map(|(slug, spots)| (slug, spots.unwrap()));
        let line = |language| {
            let groups = groups(all.iter().map(|(slug, spots)| (*slug, &spots[..])), language);
            let line = groups[0].items.iter().find(|item| !item.programs.is_empty()).unwrap();
            assert_eq!(line.programs, ["a", "b", "b", "c", "d"]);
            ["a", "b", "c", "d"].iter().fold(line.markdown(language), |text, slug| {
                text.replace(&format!("[`{slug}`](../src/bin/{slug}.rs)"), slug)
            })
        };
        let picture = |word| format!("[{word}](../src/pictures/staircase.svg)");
        assert_eq!(
            line(Language::English),
            format!(
                "- Stones go down steps, staircase Nim ({}): c, with a king b; down a tree: d, after a swap a; \
                 on a tree: b\n",
                picture("picture")
            )
        );
        // What nobody has said in Chinese stands in English.
        assert_eq!(
            line(Language::Chinese),
            format!(
                "- 石子一级一级往下挪（阶梯博弈，{}）：c，国王 b；树上：d，先交换 a；on a tree：b\n",
                picture("图")
            )
        );
    }

    #[test]
    fn a_line_that_is_not_there_is_told_with_those_that_are() {
        let error = |item| spots_of(item, &[]).err().unwrap();
        assert!(error("piles › stairs").starts_with("the finder has no group \"piles\", but heaps, rows, "));
        assert!(error("coins › ring").starts_with("the finder has no line \"ring\" in coins, but row, board"));
    }

    #[test]
    fn no_two_lines_of_a_group_have_one_name() {
        for heading in &OUTLINE {
            for (i, line) in heading.lines.iter().enumerate() {
                assert!(heading.lines[..i].iter().all(|other| other.key != line.key), "{} twice", line.key);
            }
        }
    }

    #[test]
    fn a_section_ends_at_the_next_heading() {
        let text = "# A\n\n## Find\n\nIntro.\n\n```\n# code\n```\n\n## Next\n";
        assert_eq!(section(text, "## Find"), Some("\nIntro.\n\n```\n# code\n```\n\n"));
        assert_eq!(section(text, "## Lost"), None);
    }
}
