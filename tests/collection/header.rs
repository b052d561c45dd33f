//! What a program says of itself.

use crate::collection::files::{programs, read};
use crate::collection::house::file;

/// A family of games.
pub struct Family {
    pub name: &'static str,
    pub chinese: &'static str,
}

impl Family {
    /// The end of a link to its heading, as rustdoc makes it: `two-players-different-moves`.
    pub fn anchor(&self) -> String {
        self.name.replace(',', "").to_lowercase().replace(' ', "-")
    }
}

/// The families in the order of the tables.
#[rustfmt::skip]
pub const FAMILIES: [Family; 17] = [
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
    Family { name: "chance", chinese: "概率" },
    Family { name: "counting", chinese: "局面计数" },
    Family { name: "tables", chinese: "打表与筛" },
];

/// The sections in their order; only the fourth may be missing.
const SECTIONS: [&str; 5] = ["Rule", "Claim", "Why", "How", "Cost"];

/// The longest bounds, in characters: they are a cell of a table.
const LONGEST_COST: usize = 80;

/// The longest Chinese name, in characters: so is this.
const LONGEST_CHINESE: usize = 20;

/// What another program is to this one, and what this one is to it.
const RELATIONS: [(&str, &str); 3] = [("easier", "harder"), ("twin", "twin"), ("harder", "easier")];

/// A header: a title, four items, and sections.
pub struct Header {
    pub slug: String,
    /// The problem's name in its own language, and behind the dash what it is in English.
    pub name: String,
    pub description: String,
    link: Option<String>,
    pub chinese: String,
    pub family: &'static str,
    /// With links to the pages of the library, in the form of the documentation.
    pub theorem: String,
    /// Other programs, each with what it is to this one.
    see_also: Vec<(&'static str, String)>,
    pub cost: String,
}

impl Header {
    /// The header of a program, which has everything in its place.
    pub fn of(slug: &str) -> Result<Self, String> {
        let path = format!("src/bin/{slug}.rs");
        let source = read(&path)?;
        parse(slug, &source).map_err(|error| format!("{path}: {error}"))
    }

    /// The headers of all programs.
    pub fn all() -> Result<Vec<Self>, String> {
        programs()?.iter().map(|slug| Self::of(slug)).collect()
    }

    /// The address of the problem, if a judge is known.
    pub fn link(&self) -> Option<&str> {
        self.link.as_deref()
    }

    /// The name, linked to the problem where a judge is known.
    pub fn linked_name(&self) -> String {
        match self.link() {
            Some(link) => format!("[{}]({link})", self.name),
            None => self.name.clone(),
        }
    }

    /// The theorem, with links to the sources of the library's pages.
    pub fn theorem_linked_to_sources(&self) -> String {
        let mut links = self.theorem.split("](");
        let mut text = links.next().unwrap_or_default().to_owned();
        for link in links {
            let (page, behind) = link.split_once(')').unwrap_or((link, ""));
            let module = page.trim_start_matches("mod@").trim_start_matches("grundy::");
            text += &format!("](../{}){behind}", file(module));
        }
        text
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

/// Every program that one names is there, and names it, too.
pub fn relations_are_mutual() -> Result<(), String> {
    let headers = Header::all()?;
    for header in &headers {
        for (relation, slug) in &header.see_also {
            let (slug, here) = (slug.as_str(), header.slug.as_str());
            let Some(other) = headers.iter().find(|other| other.slug == slug) else {
                return Err(format!("src/bin/{here}.rs names {slug}, which is no program"));
            };
            let back = RELATIONS.iter().find(|(found, _)| found == relation).map(|&(_, back)| back);
            if here == slug || !other.see_also.iter().any(|(found, name)| Some(*found) == back && name == here) {
                let back = back.unwrap_or_default();
                return Err(format!("src/bin/{here}.rs names {slug} as {relation}, which does not name it as {back}"));
            }
        }
    }
    Ok(())
}

/// The items of a header, in their order. Behind the family other programs may stand.
const ITEMS: [&str; 4] = ["Judge", "中文", "Family", "Theorem"];

fn parse(slug: &str, source: &str) -> Result<Header, String> {
    let header = bundle::Header::of(source);
    let lines = header.lines();
    let title = lines.first().and_then(|line| line.strip_prefix("# ")).ok_or("the header begins with no title")?;
    let mut items: Vec<String> = vec![];
    let item_lines: Vec<&String> = lines.iter().skip(2).take_while(|line| !line.is_empty()).collect();
    if [1, 2 + item_lines.len()].iter().any(|&line| lines.get(line).is_none_or(|line| !line.is_empty())) {
        return Err("no empty lines stand around the items".to_owned());
    }
    for line in item_lines {
        match (line.strip_prefix("  "), items.last_mut()) {
            (Some(rest), Some(item)) => *item += &format!(" {rest}"),
            _ => items.push(line.to_owned()),
        }
    }
    if let Some((item, wanted)) = items.iter().zip(ITEMS).find(|(item, key)| !item.starts_with(&format!("- {key}: "))) {
        return Err(format!("`- {wanted}: …` does not stand in its place, but {item:?}"));
    }
    if items.len() != ITEMS.len() {
        return Err(format!("there are {} items, not {ITEMS:?}", items.len()));
    }
    let fact = |place: usize| items[place][format!("- {}: ", ITEMS[place]).len()..].to_owned();
    let [judge, chinese, family, theorem] = [0, 1, 2, 3].map(fact);
    let (family, see_also) = family.split_once("; ").unwrap_or((&family, ""));
    let see_also = relations(see_also)?;
    let (name, description) =
        title.split_once(" — ").ok_or_else(|| format!("the title lacks a dash and words behind it: {title}"))?;
    let id = header.link().and_then(|link| header.judge()?.id(link));
    if let Some(id) = id.filter(|id| !title.starts_with(&format!("{id} "))) {
        return Err(format!("the title of {judge} does not begin with {id:?}: {title}"));
    }
    if chinese.is_ascii() || chinese.chars().count() > LONGEST_CHINESE {
        return Err(format!("the Chinese name is none, or has more than {LONGEST_CHINESE} characters: {chinese}"));
    }
    let known = FAMILIES.iter().find(|known| family == format!("[{}](super#{})", known.name, known.anchor()));
    Ok(Header {
        slug: slug.to_owned(),
        name: name.to_owned(),
        description: description.to_owned(),
        link: header.link().map(str::to_owned),
        chinese,
        family: known
            .ok_or_else(|| format!("there is no family {family:?}, or its link is not `super#its-name`"))?
            .name,
        theorem,
        see_also,
        cost: cost(&header)?,
    })
}

/// What stands behind the family: `easier [a](super::a), [b](super::b); twin …; harder …`, each in the order of the
/// names, and at least one of them.
fn relations(text: &str) -> Result<Vec<(&'static str, String)>, String> {
    if text.is_empty() {
        return Ok(vec![]);
    }
    let mut found = vec![];
    for part in text.split("; ") {
        let (word, links) = part.split_once(' ').unwrap_or((part, ""));
        for link in links.split(", ") {
            let slug = link.strip_prefix('[').and_then(|link| link.split_once(']')).map_or("", |(slug, _)| slug);
            let relation = RELATIONS.iter().position(|(relation, _)| *relation == word);
            found.extend(relation.map(|place| (place, slug.to_owned())));
        }
    }
    found.sort_unstable();
    found.dedup();
    let groups = found.chunk_by(|(place, _), (other, _)| place == other).map(|group| {
        let links = group.iter().map(|(_, slug)| format!("[{slug}](super::{slug})"));
        format!("{} {}", RELATIONS[group[0].0].0, links.collect::<Vec<_>>().join(", "))
    });
    let wanted = groups.collect::<Vec<_>>().join("; ");
    match text == wanted {
        true => Ok(found.into_iter().map(|(place, slug)| (RELATIONS[place].0, slug)).collect()),
        false => Err(format!("{text:?} should read {wanted:?}")),
    }
}

/// The bounds, where all sections are there, and in order.
fn cost(header: &bundle::Header) -> Result<String, String> {
    let names: Vec<&str> = header.sections().map(|(name, _)| name).collect();
    let expected = SECTIONS.iter().filter(|name| **name != "How" || names.contains(name));
    if !expected.eq(&names) {
        return Err(format!("the sections are {names:?}, not {SECTIONS:?}"));
    }
    let mut sections = header.sections();
    if let Some((name, _)) = sections.find(|(_, lines)| lines.iter().all(|line| line.is_empty())) {
        return Err(format!("nothing stands under `## {name}`"));
    }
    let lines = header.lines();
    if let Some(close) = lines.windows(2).find(|pair| pair[1].starts_with("## ") && !pair[0].is_empty()) {
        return Err(format!("no empty line stands above `{}`", close[1]));
    }
    let cost = header.cost().unwrap_or_default();
    match cost.chars().count() <= LONGEST_COST {
        true => Ok(cost.trim_end_matches('.').to_owned()),
        false => Err(format!("the cost has more than {LONGEST_COST} characters")),
    }
}
