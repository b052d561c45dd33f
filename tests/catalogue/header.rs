//! What a program says of itself.

use crate::catalogue::files::{programs, read};

/// A family of games.
pub struct Family {
    pub name: &'static str,
    pub chinese: &'static str,
}

/// The families in the order of the tables.
#[rustfmt::skip]
pub const FAMILIES: [Family; 16] = [
    Family { name: "Nim and staircase", chinese: "Nim 与阶梯博弈" },
    Family { name: "take-away", chinese: "限制取数" },
    Family { name: "rows and boards", chinese: "一排与一圈" },
    Family { name: "coin turning", chinese: "翻硬币" },
    Family { name: "sums under other rules", chinese: "换一种规则的游戏和" },
    Family { name: "splitting", chinese: "分裂" },
    Family { name: "edge deletion", chinese: "删边与删子树" },
    Family { name: "vertex games", chinese: "图上走点与二分图博弈" },
    Family { name: "strategy on trees and graphs", chinese: "树与图上的策略" },
    Family { name: "parity", chinese: "奇偶性" },
    Family { name: "loops", chinese: "有环图" },
    Family { name: "two players, different moves", chinese: "不平等博弈" },
    Family { name: "dialogues", chinese: "交互题" },
    Family { name: "two goals", chinese: "一方求大一方求小" },
    Family { name: "counting", chinese: "局面计数" },
    Family { name: "tables", chinese: "打表与筛" },
];

/// The sections in their order; only the fourth may be missing.
const SECTIONS: [&str; 5] = ["Rule", "Claim", "Why", "How", "Cost"];

/// The longest line of a header, in characters behind `//! `.
const LONGEST_LINE: usize = 120;

/// The longest bounds, in characters: they are a cell of a table.
const LONGEST_COST: usize = 80;

/// The longest Chinese name, in characters: so is this.
const LONGEST_CHINESE: usize = 20;

/// A header: a title, four items, and sections.
pub struct Header {
    pub slug: String,
    /// The problem's name in its own language, and behind the dash what it is in English.
    pub name: String,
    pub description: String,
    judge: String,
    pub chinese: String,
    pub family: &'static str,
    pub theorem: String,
    pub cost: String,
}

impl Header {
    /// The header of a program, which has everything in its place.
    pub fn of(slug: &str) -> Result<Self, String> {
        let path = format!("src/bin/{slug}.rs");
        let source = read(&path)?;
        parse(slug, &source).map_err(|error| format!("{path}: {error}").into())
    }

    /// The headers of all programs.
    pub fn all() -> Result<Vec<Self>, String> {
        programs()?.iter().map(|slug| Self::of(slug)).collect()
    }

    /// The address of the problem, if a judge is known.
    pub fn link(&self) -> Option<&str> {
        link(&self.judge)
    }

    /// The name, linked to the problem where a judge is known.
    pub fn linked_name(&self) -> String {
        match self.link() {
            Some(link) => format!("[{}]({link})", self.name),
            None => self.name.clone(),
        }
    }

    /// Of the cost the bounds on time alone.
    pub fn time(&self) -> String {
        let mut time = String::new();
        let mut rest = &self.cost[..];
        while let Some(begin) = rest.find("O(") {
            let (before, bound) = (&rest[..begin], closed(&rest[begin..]));
            rest = &rest[begin + bound.len()..];
            let words = rest.split("O(").next().unwrap_or(rest);
            if !words.contains("memory") || words.contains("time") {
                time += match before {
                    _ if time.is_empty() => "",
                    " or " => " 或 ",
                    _ => "，",
                };
                time += bound;
            }
        }
        time
    }
}

/// The beginning of `text` up to where its first parenthesis is closed.
fn closed(text: &str) -> &str {
    let mut depth = 0;
    for (place, c) in text.char_indices() {
        depth += i32::from(c == '(') - i32::from(c == ')');
        if c == ')' && depth == 0 {
            return &text[..=place];
        }
    }
    text
}

/// Whether a program belongs to the collection: it begins with a title. One without is somebody's own, and nothing is
/// asked of it.
pub fn begins(source: &str) -> bool {
    source.starts_with("//! # ")
}

fn parse(slug: &str, source: &str) -> Result<Header, String> {
    let lines: Vec<&str> = source
        .lines()
        .map_while(|line| line.strip_prefix("//!"))
        .map(|line| line.strip_prefix(' ').unwrap_or(line))
        .collect();
    if let Some(long) = lines.iter().find(|line| line.chars().count() > LONGEST_LINE) {
        return Err(format!("a line has more than {LONGEST_LINE} characters: {long}"));
    }
    let line = |index: usize, beginning: &str| {
        lines
            .get(index)
            .and_then(|line| line.strip_prefix(beginning))
            .filter(|rest| beginning.is_empty() == rest.is_empty())
            .ok_or_else(|| match beginning {
                "" => format!("line {} of the header is not empty", index + 1),
                _ => format!("line {} of the header is not `{beginning}…`", index + 1),
            })
    };
    let title = line(0, "# ")?;
    line(1, "")?;
    let [judge, chinese, family, theorem] =
        [line(2, "- Judge: ")?, line(3, "- 中文: ")?, line(4, "- Family: ")?, line(5, "- Theorem: ")?];
    line(6, "")?;
    let (name, description) =
        title.split_once(" — ").ok_or_else(|| format!("the title lacks a dash and words behind it: {title}"))?;
    if let Some(id) = link(judge).and_then(id).filter(|id| !title.starts_with(&format!("{id} "))) {
        return Err(format!("the title of {judge} does not begin with {id:?}: {title}"));
    }
    if chinese.is_ascii() || chinese.chars().count() > LONGEST_CHINESE {
        return Err(format!("the Chinese name is none, or has more than {LONGEST_CHINESE} characters: {chinese}"));
    }
    Ok(Header {
        slug: slug.to_owned(),
        name: name.to_owned(),
        description: description.to_owned(),
        judge: judge.to_owned(),
        chinese: chinese.to_owned(),
        family: FAMILIES
            .iter()
            .find(|known| known.name == family)
            .ok_or_else(|| format!("there is no family {family:?}"))?
            .name,
        theorem: theorem.to_owned(),
        cost: cost(&lines[7..])?,
    })
}

/// The bounds, where all sections are there, and in order.
fn cost(lines: &[&str]) -> Result<String, String> {
    let mut sections: Vec<(&str, Vec<&str>)> = vec![];
    for (index, line) in lines.iter().enumerate() {
        match (line.strip_prefix("## "), sections.last_mut()) {
            (Some(name), _) if index == 0 || lines[index - 1].is_empty() => {
                sections.push((name, vec![]));
            }
            (Some(name), _) => return Err(format!("no empty line stands above `## {name}`")),
            (None, Some((_, text))) if !line.is_empty() => text.push(line),
            (None, Some(_)) => {}
            (None, None) => return Err(format!("no section has the line {line:?}")),
        }
    }
    let names: Vec<&str> = sections.iter().map(|(name, _)| *name).collect();
    let expected = SECTIONS.iter().filter(|name| **name != "How" || names.contains(name));
    if !expected.eq(&names) {
        return Err(format!("the sections are {names:?}, not {SECTIONS:?}"));
    }
    if let Some((name, _)) = sections.iter().find(|(_, text)| text.is_empty()) {
        return Err(format!("nothing stands under `## {name}`"));
    }
    match sections.last().map(|(_, text)| &text[..]) {
        Some([bounds]) if bounds.chars().count() <= LONGEST_COST => Ok(bounds.trim_end_matches('.').to_owned()),
        _ => Err(format!("the cost is not one line of at most {LONGEST_COST} characters")),
    }
}

/// The address in `<…>`.
fn link(judge: &str) -> Option<&str> {
    judge.strip_prefix('<')?.split_once('>').map(|(link, _)| link)
}

/// What the titles of a judge begin with, where its problems have numbers or names of one form.
fn id(link: &str) -> Option<String> {
    let (site, path) = link.split_once("://")?.1.split_once('/')?;
    let parts: Vec<&str> = path.split(['/', '?', '=']).collect();
    let last = *parts.last()?;
    match (site, &parts[..]) {
        ("atcoder.jp", _) => {
            let (contest, task) = last.split_once('_')?;
            let task = match (contest.strip_prefix("arc"), task) {
                // The tasks A and B of these contests stood in an ABC alone.
                (Some(number), "a" | "b" | "c" | "d") if ("058".."104").contains(&number) => {
                    ["C", "D", "E", "F"][usize::from(task.as_bytes()[0] - b'a')]
                }
                // The last task of newer contests is called Ex.
                _ => &task.to_uppercase(),
            };
            Some(format!("{} {task}", contest.to_uppercase()))
        }
        ("codeforces.com", ["problemset", "problem", contest, letter] | ["contest", contest, "problem", letter]) => {
            Some(format!("CF{contest}{letter}"))
        }
        ("www.luogu.com.cn", _) => Some(last.to_owned()),
        ("acm.hdu.edu.cn", _) => Some(format!("HDU {last}")),
        ("poj.org", _) => Some(format!("POJ {last}")),
        ("cses.fi", _) => Some(format!("CSES {last}")),
        ("uoj.ac", _) => Some(format!("UOJ {last}")),
        ("judge.yosupo.jp", _) => Some("LC".to_owned()),
        ("ac.nowcoder.com", ["acm", "contest", contest, letter]) => Some(format!("NC{contest}{letter}")),
        _ => None,
    }
}
