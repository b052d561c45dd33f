//! What a program says of itself: the comment that it begins with.

use std::error::Error;
use std::fmt;

use crate::judge::{ANY, Judge, judge_linked};

/// The header of a program, in Markdown: a title, items of the form `- key: fact`, and sections.
///
/// It is read as far as it goes; [`check`](Self::check) says what one of the collection lacks.
#[derive(Clone, Debug, Default)]
pub struct Header {
    lines: Vec<String>,
    items: Vec<Item>,
    /// Without the targets of their links.
    family: Option<String>,
    theorem: Option<String>,
}

#[derive(Clone, Debug)]
struct Item {
    /// Its first line, from 0.
    line: usize,
    key: String,
    /// With the lines in which it goes on.
    fact: String,
}

/// What another program is to this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Relation {
    /// It is easier.
    Easier,
    /// It is as hard, and solved in the same way.
    Twin,
    /// It is harder.
    Harder,
}

impl Relation {
    const ALL: [Self; 3] = [Self::Easier, Self::Twin, Self::Harder];

    /// How a header says it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Easier => "easier",
            Self::Twin => "twin",
            Self::Harder => "harder",
        }
    }

    /// What this program is to the other one.
    #[must_use]
    pub fn back(self) -> Self {
        match self {
            Self::Easier => Self::Harder,
            Self::Twin => Self::Twin,
            Self::Harder => Self::Easier,
        }
    }
}

/// Where the finder names a program: `heaps › stairs: down a tree › with one swap beforehand`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place<'a> {
    /// The group.
    pub group: &'a str,
    /// Its line.
    pub line: &'a str,
    /// The clause in the line; empty where the line says all.
    pub clause: &'a str,
    /// What is special within the clause, or the line; empty where nothing is.
    pub case: &'a str,
}

impl<'a> Place<'a> {
    fn of(text: &'a str) -> Option<Self> {
        let (place, words) = text.split_once(": ").unwrap_or((text, ""));
        let parts: Vec<&str> = place.split(" › ").collect();
        let (clause, case) = words.split_once(" › ").unwrap_or((words, ""));
        let place = match parts[..] {
            [group, line] => Self { group, line, clause, case },
            [group, line, case] if words.is_empty() => Self { group, line, clause, case },
            _ => return None,
        };
        (!case.contains(" › ") && !text.ends_with([':', '›'])).then_some(place)
    }
}

/// Where the course names a program among further ones: `11 › scores: paying for moves`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson<'a> {
    /// The number of the chapter.
    pub chapter: usize,
    /// The part of its further programs; empty where they have none.
    pub part: &'a str,
    /// What is said of the program; empty where the part says all.
    pub words: &'a str,
}

impl<'a> Lesson<'a> {
    fn of(text: &'a str) -> Option<Self> {
        let (place, words) = text.split_once(": ").unwrap_or((text, ""));
        let (chapter, part) = place.split_once(" › ").unwrap_or((place, ""));
        let chapter = chapter.parse().ok()?;
        let says_nothing = text.ends_with([':', '›']) || part.is_empty() && words.is_empty();
        (!says_nothing).then_some(Self { chapter, part, words })
    }
}

/// The items in their order.
const ITEMS: [&str; 9] = ["Judge", "中文", "Family", "Theorem", FINDER, COURSE, FILES, DIFFICULTY, TABLE];

/// A line of the finder that names the program; there may be several.
const FINDER: &str = "Finder";

/// These may be missing: the chapter that names the program among further ones, where it is an exercise of none; the
/// files that it reads and writes at the judge, in place of standard input and output; how hard the judge says that the
/// problem is; and a table for its page.
const COURSE: &str = "Course";
const FILES: &str = "Files";
const DIFFICULTY: &str = "Difficulty";
const TABLE: &str = "Table";

/// These are of no use in a submission, where the link stands in the title. Each stands on one line, so that a
/// submission can leave it out line by line.
const LEFT_OUT: [&str; 6] = ["Judge", FINDER, COURSE, FILES, DIFFICULTY, TABLE];

/// The sections in their order; only the fourth may be missing.
const SECTIONS: [&str; 5] = ["Rule", "Claim", "Why", "How", "Cost"];

/// The longest bounds, in characters: they are a cell of a table.
const LONGEST_COST: usize = 80;

/// The longest Chinese name, in characters: so is this.
const LONGEST_CHINESE: usize = 20;

impl Header {
    /// The header of a program with this source; without lines if it has none.
    pub fn of(source: &str) -> Self {
        let lines = source.lines().map_while(|line| line.strip_prefix("//!"));
        let lines: Vec<String> =
            lines.map(|line| line.strip_prefix(' ').unwrap_or(line).trim_end().to_owned()).collect();
        let mut items: Vec<Item> = vec![];
        for (i, line) in lines.iter().enumerate().take_while(|(_, line)| !line.starts_with("## ")) {
            // One with nothing behind its colon has an empty fact.
            let alone = |item| str::strip_suffix(item, ':').map(|key| (key, ""));
            let begun = line.strip_prefix("- ").and_then(|item| item.split_once(": ").or_else(|| alone(item)));
            match (begun, line.strip_prefix("  "), items.last_mut()) {
                (Some((key, fact)), ..) => items.push(Item { line: i, key: key.to_owned(), fact: fact.to_owned() }),
                (None, Some(rest), Some(item)) => item.fact += &format!(" {}", rest.trim_start()),
                _ => {}
            }
        }
        let mut header = Self { lines, items, ..Self::default() };
        // Behind the family stand easier and harder programs.
        let family = header.fact("Family").and_then(|fact| fact.split("; ").next());
        [header.family, header.theorem] = [family, header.fact("Theorem")].map(|fact| fact.map(without_targets));
        header
    }

    /// Its lines, without what makes them a comment.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// The title, with its brackets as they are read.
    pub fn title(&self) -> Option<String> {
        self.raw_title().map(plain)
    }

    fn raw_title(&self) -> Option<&str> {
        self.lines.iter().find_map(|line| line.strip_prefix("# "))
    }

    /// What stands in the title before the dash, the name in its own language, and behind it, what the problem is, both
    /// in Markdown; twice all of it where there is no dash.
    pub fn name_and_about(&self) -> (&str, &str) {
        let title = self.raw_title().unwrap_or_default();
        title.split_once(" — ").unwrap_or((title, title))
    }

    /// What stands behind `- key: `, in one line.
    pub fn fact(&self, key: &str) -> Option<&str> {
        self.items.iter().find(|item| item.key == key).map(|item| &item.fact[..])
    }

    /// The address of the problem, if a judge is known.
    pub fn link(&self) -> Option<&str> {
        self.fact("Judge")?.strip_prefix('<')?.split_once('>').map(|(link, _)| link)
    }

    /// The judge that is linked, or [`ANY`] if it is none of those we know; nothing without a link.
    pub fn judge(&self) -> Option<&'static Judge> {
        self.link().map(|link| judge_linked(link).unwrap_or(ANY))
    }

    /// The Chinese name.
    pub fn chinese(&self) -> Option<&str> {
        self.fact("中文")
    }

    /// The family of games, without its link.
    pub fn family(&self) -> Option<&str> {
        self.family.as_deref()
    }

    /// The other programs that stand behind the family, each with what it is to this one.
    pub fn relations(&self) -> Vec<(Relation, &str)> {
        let parts = self.fact("Family").into_iter().flat_map(|fact| fact.split("; ").skip(1));
        let of_part = |part: &str| Relation::ALL.into_iter().find(|relation| part.starts_with(relation.word()));
        let found = parts.filter_map(|part| Some((of_part(part)?, part)));
        let slugs = found.flat_map(|(relation, part)| {
            let links = part.split("](super::").skip(1);
            links.map(move |link| (relation, link.split(')').next().unwrap_or(link)))
        });
        slugs.collect()
    }

    /// The theorem that decides the game, without links.
    pub fn theorem(&self) -> Option<&str> {
        self.theorem.as_deref()
    }

    /// Where the finder names it.
    pub fn places(&self) -> impl Iterator<Item = Place<'_>> {
        self.items.iter().filter(|item| item.key == FINDER).filter_map(|item| Place::of(&item.fact))
    }

    /// Where the course names it, if not as an exercise.
    pub fn lesson(&self) -> Option<Lesson<'_>> {
        self.fact(COURSE).and_then(Lesson::of)
    }

    /// The files that the judge has the program read and write, where these are not standard input and output.
    pub fn files(&self) -> Option<(&str, &str)> {
        self.fact(FILES)?.split_once(", ")
    }

    /// How hard the judge says that the problem is.
    pub fn difficulty(&self) -> Option<&str> {
        self.fact(DIFFICULTY)
    }

    /// Which table its page shows, as chapters ask for one.
    pub fn table(&self) -> Option<&str> {
        self.fact(TABLE)
    }

    /// The sections by their names, in their order, each with its lines.
    pub fn sections(&self) -> impl Iterator<Item = (&str, &[String])> {
        let is_heading = |line: &str| line.starts_with("## ");
        let starts = (0..self.lines.len()).filter(move |&i| is_heading(&self.lines[i]));
        starts.map(move |start| {
            let behind = &self.lines[start + 1..];
            let end = behind.iter().position(|line| is_heading(line)).unwrap_or(behind.len());
            (&self.lines[start]["## ".len()..], &behind[..end])
        })
    }

    /// What stands in the section of that name, in Markdown.
    pub fn section(&self, name: &str) -> Option<String> {
        let (_, lines) = self.sections().find(|(found, _)| *found == name)?;
        Some(lines.join("\n").trim().to_owned()).filter(|text| !text.is_empty())
    }

    /// The bounds on time and memory, in one line.
    pub fn cost(&self) -> Option<String> {
        let text = self.section("Cost")?;
        Some(text.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" "))
    }

    /// Whether everything is there and in its place, as a program of the collection has it.
    ///
    /// # Errors
    /// The first thing that is not.
    pub fn check(&self) -> Result<(), Fault> {
        let fault = |line: usize, kind| Err(Fault { line: line + 1, kind });
        let title = self.lines.first().and_then(|line| line.strip_prefix("# "));
        let Some(title) = title else { return fault(0, Kind::NoTitle) };
        if !title.contains(" — ") {
            return fault(0, Kind::NoDash);
        }
        let id = self.link().and_then(|link| self.judge()?.id(link));
        if let Some(id) = id.filter(|id| !title.starts_with(&format!("{id} "))) {
            return fault(0, Kind::NotOfJudge(id));
        }
        self.check_items()?;
        self.check_relations()?;
        self.check_sections()?;
        self.check_paragraphs()
    }

    fn check_items(&self) -> Result<(), Fault> {
        let fault = |line: usize, kind| Err(Fault { line: line + 1, kind });
        let end = 2 + self.lines.iter().skip(2).take_while(|line| !line.is_empty()).count();
        if let Some(line) = [1, end].into_iter().find(|&line| self.lines.get(line).is_none_or(|line| !line.is_empty()))
        {
            return fault(line, Kind::NoEmptyLine);
        }
        let stray =
            |line: &usize| !self.lines[*line].starts_with("  ") && self.items.iter().all(|item| item.line != *line);
        if let Some(line) = (2..end).find(stray) {
            return fault(line, Kind::NoItem);
        }
        let mut items = self.items.iter().peekable();
        for key in ITEMS {
            // A title in Chinese may come later, with the rest of the Chinese.
            let is_optional = ["中文", COURSE, FILES, DIFFICULTY, TABLE].contains(&key);
            let missing = items.peek().map_or(end, |item| item.line);
            let mut count = 0;
            while let Some(item) = items.next_if(|item| item.key == key && (count == 0 || key == FINDER)) {
                self.check_item(key, item)?;
                count += 1;
            }
            if count == 0 && !is_optional {
                return fault(missing, Kind::Missing(key));
            }
        }
        items.next().map_or(Ok(()), |item| fault(item.line, Kind::Unknown(item.key.clone())))
    }

    fn check_item(&self, key: &'static str, Item { line, fact, .. }: &Item) -> Result<(), Fault> {
        let goes_on = self.lines.get(line + 1).is_some_and(|next| next.starts_with("  "));
        let kind = match key {
            _ if fact.trim().is_empty() => Kind::Nothing(key),
            "中文" if fact.is_ascii() || fact.chars().count() > LONGEST_CHINESE => Kind::Chinese,
            FINDER if Place::of(fact).is_none() => Kind::Finder,
            COURSE if Lesson::of(fact).is_none() => Kind::Course,
            _ if LEFT_OUT.contains(&key) && goes_on => Kind::TwoLines(key),
            _ => return Ok(()),
        };
        Err(Fault { line: line + 1, kind })
    }

    /// `easier [a](super::a), [b](super::b); twin …; harder …`, each in the order of the names, and at least one.
    fn check_relations(&self) -> Result<(), Fault> {
        let Some(item) = self.items.iter().find(|item| item.key == "Family") else { return Ok(()) };
        let Some((_, text)) = item.fact.split_once("; ") else { return Ok(()) };
        let mut found = self.relations();
        found.sort_unstable();
        found.dedup();
        let groups = found.chunk_by(|(one, _), (other, _)| one == other).map(|group| {
            let links = group.iter().map(|(_, slug)| format!("[{slug}](super::{slug})"));
            format!("{} {}", group[0].0.word(), links.collect::<Vec<_>>().join(", "))
        });
        let wanted = groups.collect::<Vec<_>>().join("; ");
        match text == wanted {
            true => Ok(()),
            false => Err(Fault { line: item.line + 1, kind: Kind::Relations { text: text.to_owned(), wanted } }),
        }
    }

    fn check_sections(&self) -> Result<(), Fault> {
        let fault = |line: usize, kind| Err(Fault { line: line + 1, kind });
        let names: Vec<&str> = self.sections().map(|(name, _)| name).collect();
        let place = |name: &str| self.lines.iter().position(|line| line.strip_prefix("## ") == Some(name));
        let expected = SECTIONS.iter().filter(|name| **name != "How" || names.contains(name));
        if !expected.eq(&names) {
            return fault(self.lines.len(), Kind::Sections(names.join(", ")));
        }
        let empty = self.sections().find(|(_, lines)| lines.iter().all(|line| line.is_empty()));
        if let Some((name, _)) = empty {
            return fault(place(name).unwrap_or_default(), Kind::Nothing("the section"));
        }
        let close = self.lines.windows(2).position(|pair| pair[1].starts_with("## ") && !pair[0].is_empty());
        if let Some(line) = close {
            return fault(line + 1, Kind::NoEmptyLine);
        }
        match self.cost().is_some_and(|cost| cost.chars().count() <= LONGEST_COST) {
            true => Ok(()),
            false => fault(place("Cost").unwrap_or_default(), Kind::LongCost),
        }
    }

    /// A line in a paragraph that begins as a quotation, a list or a heading does is shown as one: `k > 1` must not be
    /// cut before its sign.
    fn check_paragraphs(&self) -> Result<(), Fault> {
        let is_paragraph = |line: &str| !line.is_empty() && !line.starts_with("## ") && !is_mark(line);
        let is_inside = |pair: &[String]| is_paragraph(&pair[0]) && is_mark(&pair[1]);
        match self.lines.windows(2).position(is_inside) {
            Some(line) => Err(Fault { line: line + 2, kind: Kind::Mark }),
            None => Ok(()),
        }
    }
}

/// Whether Markdown ends a paragraph before a line that begins so, and takes this for a quotation, a list or a heading.
fn is_mark(line: &str) -> bool {
    ["> ", "1. ", "1) ", "+ ", "* ", "# "].iter().any(|mark| line.starts_with(mark))
}

/// What is wrong in a header.
#[derive(Debug, PartialEq, Eq)]
pub struct Fault {
    line: usize,
    kind: Kind,
}

#[derive(Debug, PartialEq, Eq)]
enum Kind {
    NoTitle,
    NoDash,
    NotOfJudge(String),
    NoEmptyLine,
    NoItem,
    Missing(&'static str),
    Nothing(&'static str),
    Unknown(String),
    Chinese,
    Finder,
    Course,
    TwoLines(&'static str),
    Relations { text: String, wanted: String },
    Sections(String),
    LongCost,
    Mark,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.kind {
            Kind::NoTitle => write!(f, "the header does not begin with a title, `# …`"),
            Kind::NoDash => write!(f, "the title lacks a dash and words after it"),
            Kind::NotOfJudge(id) => write!(f, "the judge's link asks for a title that begins with {id:?}"),
            Kind::NoEmptyLine => write!(f, "an empty line is missing before or after the items, or above a section"),
            Kind::NoItem => write!(f, "this is not an item, `- key: fact`"),
            Kind::Missing(key) => write!(f, "`- {key}: …` is not in its place; the order is {}", ITEMS.join(", ")),
            Kind::Nothing(key) => write!(f, "nothing follows {key}"),
            Kind::Unknown(key) => write!(f, "`- {key}: …` is unknown or misplaced; the order is {}", ITEMS.join(", ")),
            Kind::Chinese => write!(f, "the Chinese name is empty, or has more than {LONGEST_CHINESE} characters"),
            Kind::Finder => write!(f, "a place in the finder reads `group › line`, or `group › line: clause › case`"),
            Kind::Course => write!(f, "a place in the course reads `4: words` or, for a part, `11 › scores: words`"),
            Kind::TwoLines(key) => write!(f, "{key} goes on in a second line; it has only one"),
            Kind::Relations { text, wanted } => write!(f, "{text:?} should read {wanted:?}"),
            Kind::Sections(found) => write!(f, "the sections are {found}, not {}", SECTIONS.join(", ")),
            Kind::LongCost => write!(f, "the cost has more than {LONGEST_COST} characters"),
            Kind::Mark => {
                write!(f, "Markdown takes this for a quotation, a list or a heading; break the line elsewhere")
            }
        }
    }
}

impl Error for Fault {}

/// What becomes of a line of a header in a submission.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// It is the title, and gives way to the submission's own.
    Title,
    /// It is of no use there.
    LeftOut,
    /// It becomes this comment.
    Comment(String),
}

impl Line {
    /// What becomes of a line of a source; nothing if it is none of a header.
    pub fn of(line: &str) -> Option<Self> {
        let text = line.strip_prefix("//!")?;
        let is_left_out =
            |key: &&str| text.strip_prefix(" - ").is_some_and(|item| item.starts_with(&format!("{key}:")));
        Some(match text {
            title if title.starts_with(" # ") => Self::Title,
            _ if LEFT_OUT.iter().any(is_left_out) => Self::LeftOut,
            text => Self::Comment(plain(&format!("//{text}"))),
        })
    }
}

/// With brackets as they are read, not as Markdown wants them.
pub fn plain(text: &str) -> String {
    text.replace(r"\[", "[").replace(r"\]", "]")
}

/// The text with the words of its links `[words](target)` alone.
fn without_targets(text: &str) -> String {
    let mut links = text.split("](");
    let mut words = links.next().unwrap_or_default().to_owned();
    for link in links {
        // The words began at the last bracket.
        if let Some(bracket) = words.rfind('[') {
            words.remove(bracket);
        }
        words += link.split_once(')').map_or(link, |(_, behind)| behind);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "\
//! # P1 石子 — stones
//!
//! - Judge: <https://www.luogu.com.cn/problem/P1>
//! - 中文: 石子
//! - Family: [parity](super#parity); easier [a](super::a), [b](super::b);
//!   harder [c](super::c)
//! - Theorem: the rest modulo [two](grundy::two)
//! - Finder: heaps › 1 to m: 1, 2 or k › on a board
//! - Finder: rows › words
//! - Course: 4: two heaps
//! - Difficulty: 1900
//! - Table: values heaps \"take 1..3\" 15 by 16
//!
//! ## Rule
//! n stones:
//! - Judge: nobody.
//!
//! ## Claim
//! Odd.
//!
//! ## Why
//! So.
//!
//! ## Cost
//! O(1)
//! time.

fn main() {}
";

    #[track_caller]
    fn refuses(from: &str, to: &str, fault: &str) {
        assert!(GOOD.contains(from));
        let found = Header::of(&GOOD.replacen(from, to, 1)).check().expect_err("a fault").to_string();
        assert!(found.starts_with(fault), "{found}");
    }

    #[test]
    fn all_of_it_is_read() {
        let header = Header::of(GOOD);
        assert_eq!(header.check(), Ok(()));
        assert_eq!(header.name_and_about(), ("P1 石子", "stones"));
        assert_eq!(header.link(), Some("https://www.luogu.com.cn/problem/P1"));
        assert_eq!((header.family(), header.theorem()), (Some("parity"), Some("the rest modulo two")));
        let (easier, harder) = (Relation::Easier, Relation::Harder);
        assert_eq!(header.relations(), [(easier, "a"), (easier, "b"), (harder, "c")]);
        let place = |group, line, clause, case| Place { group, line, clause, case };
        let places = [place("heaps", "1 to m", "1, 2 or k", "on a board"), place("rows", "words", "", "")];
        assert_eq!(header.places().collect::<Vec<_>>(), places);
        assert_eq!(Place::of("rows › strip › with steps back"), Some(place("rows", "strip", "", "with steps back")));
        assert_eq!(header.lesson(), Some(Lesson { chapter: 4, part: "", words: "two heaps" }));
        assert_eq!(Lesson::of("11 › chance"), Some(Lesson { chapter: 11, part: "chance", words: "" }));
        assert_eq!(header.difficulty(), Some("1900"));
        assert_eq!(header.table(), Some("values heaps \"take 1..3\" 15 by 16"));
        assert_eq!(header.cost().as_deref(), Some("O(1) time."));
        let header = Header::of(&GOOD.replace("//! - 中文: 石子\n", ""));
        assert_eq!((header.check(), header.chinese()), (Ok(()), None));
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        refuses("//! # P1 石子", "//! P1 石子", "line 1: the header does not begin with a title");
        refuses(" — ", " - ", "line 1: the title lacks a dash");
        refuses("# P1 ", "# P2 ", "line 1: the judge's link asks for a title that begins with \"P1\"");
        refuses("stones\n//!\n", "stones\n", "line 2: an empty line");
        refuses("//! - Theorem: ", "//! Theorem: ", "line 7: this is not an item");
        refuses("- 中文: 石子", "- 中文: stones", "line 4: the Chinese name");
        refuses("//! - Judge: <https://www.luogu.com.cn/problem/P1>\n", "", "line 3: `- Judge: …` is not in its place");
        refuses("Finder: heaps › 1 to m: 1, 2 or k › on a board", "finder: heaps › 1 to m", "line 8: `- Finder");
        refuses("rows › words", "rows", "line 9: a place in the finder reads `group › line`, or");
        refuses("rows › words", "rows › words › a › b", "line 9: a place in the finder");
        refuses("rows › words", "rows › words: a › b › c", "line 9: a place in the finder");
        refuses("rows › words", "rows › words:\n//!   a", "line 9: Finder goes on in a second line");
        refuses("4: two heaps", "4", "line 10: a place in the course reads `4: words`");
        refuses("4: two heaps", "four: two heaps", "line 10: a place in the course");
        refuses("Course: 4: two heaps", "Course: 4: a\n//! - Course: 4: b", "line 11: `- Course: …` is unknown");
        refuses("Difficulty: 1900", "Difficulty: ", "line 11: nothing follows Difficulty");
        refuses("Difficulty: 1900", "Colour: red", "line 11: `- Colour: …` is unknown");
        refuses("[a](super::a), [b](super::b)", "[b](super::b), [a](super::a)", "line 5: ");
        refuses("Odd.\n//!\n", "Odd.\n", "line 20: an empty line");
        refuses("//! Odd.\n", "", "line 18: nothing follows the section");
        refuses("## Claim", "## Theorem", "line 27: the sections are Rule, Theorem, Why, Cost");
        refuses("O(1)", &"O(1) ".repeat(20), "line 24: the cost has more than 80");
        for mark in [">", "1.", "1)", "+", "*", "#"] {
            refuses("So.\n", &format!("So k\n//! {mark} 1.\n"), "line 23: Markdown takes this");
        }
    }

    #[test]
    fn a_submission_keeps_what_is_of_use_there() {
        assert_eq!(Line::of("//! # P1"), Some(Line::Title));
        assert_eq!(Line::of("//! - Difficulty: 1900"), Some(Line::LeftOut));
        assert_eq!(Line::of("//! Take \\[some\\]."), Some(Line::Comment("// Take [some].".to_owned())));
        assert_eq!(Line::of("fn main() {}"), None);
    }

    #[test]
    fn headers_are_read_as_far_as_they_go() {
        let header = Header::of(
            "//! # P1 \\[A\\] — Stones\n//!\n//! - Judge: none known\n//! - 中文: 石\n//!\n//! \
             ## Rule\n//! A.\n//!\n//! B.\n//!\n//! ## Cost\n//! O(1).\nfn main() {}\n",
        );
        assert_eq!(header.lines().len(), 12);
        assert_eq!(header.title().unwrap(), "P1 [A] — Stones");
        assert_eq!((header.link(), header.judge().map(|judge| judge.name)), (None, None));
        assert_eq!((header.chinese(), header.family(), header.theorem()), (Some("石"), None, None));
        let sections: Vec<_> = header.sections().map(|(name, lines)| (name, lines.concat())).collect();
        assert_eq!(sections, [("Rule", "A.B.".to_owned()), ("Cost", "O(1).".to_owned())]);
        assert_eq!((header.section("Rule").as_deref(), header.cost().as_deref()), (Some("A.\n\nB."), Some("O(1).")));
        assert!(Header::of("fn main() {}").lines().is_empty());
        let linked = Header::of(
            "//! - Family: [parity](super#parity); twin [p1](super::p1)\n//! - Theorem: [A B](c::d), [E](f) of g\n",
        );
        assert_eq!((linked.family(), linked.theorem()), (Some("parity"), Some("A B, E of g")));
    }
}
