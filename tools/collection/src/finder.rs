//! The list by which a game's theorem is found: groups of items, each item of clauses that name programs.

use crate::language::Language;

/// What games look alike.
pub struct Group {
    /// What all have in common, in Markdown.
    pub lead: String,
    /// Its lines.
    pub items: Vec<Item>,
}

/// A line of the list.
pub struct Item {
    /// `Up to m heaps in one move, Moore's Nim: [`moore_nim`]`, in Markdown.
    pub clauses: Vec<String>,
    /// The theorem's page in the library, if it has one: `games::moore`.
    pub modules: Vec<String>,
}

/// How the pages call a group, in both languages.
pub struct Name {
    /// The end of links to it.
    pub anchor: &'static str,
    /// Its kind of game in a word.
    pub kind: [&'static str; 2],
    /// The question that leads there.
    pub question: [&'static str; 2],
}

/// The names of the groups, in their order.
#[rustfmt::skip]
pub const NAMES: [Name; 12] = [
    Name { anchor: "heaps", kind: ["heaps", "石子堆"], question: ["Are there heaps, or numbers that shrink each on its own?", "有若干堆石子，或各自变小的数吗？"] },
    Name { anchor: "rows", kind: ["row, numbers, words", "一排、数字、字符串"], question: ["Is it a row, a circle, a list of numbers, or words?", "是一排、一圈、一串数，还是字符串？"] },
    Name { anchor: "coins", kind: ["coins", "硬币"], question: ["Are coins, lamps or cells turned over?", "要翻转硬币、灯或格子吗？"] },
    Name { anchor: "trees", kind: ["tree", "树"], question: ["Is it a tree?", "是一棵树吗？"] },
    Name { anchor: "graphs", kind: ["graph or board", "图或棋盘"], question: ["Is it a graph or a board?", "是图或棋盘吗？"] },
    Name { anchor: "misere", kind: ["last move loses", "取最后者输"], question: ["Does the last move lose?", "走最后一步的人输吗？"] },
    Name { anchor: "partizan", kind: ["different moves", "双方操作不同"], question: ["Do the players have different moves, or different goals?", "双方的操作或目标不同吗？"] },
    Name { anchor: "loops", kind: ["without end", "可无限进行"], question: ["Can play go on for ever?", "可能永远走下去吗？"] },
    Name { anchor: "dialogues", kind: ["dialogue", "交互"], question: ["Does the judge play against me?", "是与评测机对弈的交互题吗？"] },
    Name { anchor: "chance", kind: ["chance", "概率"], question: ["Does chance decide, or is something hidden?", "有随机或隐藏的信息吗？"] },
    Name { anchor: "counting", kind: ["counting", "计数"], question: ["Are positions or moves to be counted?", "要数局面或走法吗？"] },
    Name { anchor: "none", kind: ["any rule", "任意规则"], question: ["None of these?", "都不像？"] },
];

impl Name {
    /// Its kind of game in a language.
    pub fn kind(&self, language: Language) -> &'static str {
        language.of(self.kind[0], self.kind[1])
    }

    /// The question in a language.
    pub fn question(&self, language: Language) -> &'static str {
        language.of(self.question[0], self.question[1])
    }
}

/// The part of a catalogue that stands under this heading, up to the next one.
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

/// The groups of the list in such a section.
pub fn groups(section: &str, language: Language) -> Vec<Group> {
    let mut groups: Vec<Group> = vec![];
    for line in section.lines().filter(|line| !line.is_empty()) {
        if let Some(item) = line.strip_prefix("- ") {
            if let Some(group) = groups.last_mut() {
                group.items.push(Item::of(item, language));
            }
        } else if line.starts_with("**") {
            groups.push(Group { lead: line.to_owned(), items: vec![] });
        }
    }
    groups
}

impl Item {
    fn of(text: &str, language: Language) -> Self {
        let (mut clauses, mut modules) = (vec![], vec![]);
        for clause in text.split(language.of("; ", "；")) {
            let (clause, pages) = clause.split_once(" · ").unwrap_or((clause, ""));
            clauses.push(clause.to_owned());
            modules.extend(named(pages).into_iter().map(str::to_owned));
        }
        Self { clauses, modules }
    }

    /// The programs that it names.
    pub fn programs(&self) -> impl Iterator<Item = &str> {
        self.clauses.iter().flat_map(|clause| named(clause)).filter(|name| !name.contains("::"))
    }
}

impl Group {
    /// The programs that are named before its items.
    pub fn in_lead(&self) -> impl Iterator<Item = &str> {
        named(&self.lead).into_iter().filter(|name| !name.contains("::"))
    }

    /// The programs that it names.
    pub fn programs(&self) -> impl Iterator<Item = &str> {
        self.in_lead().chain(self.items.iter().flat_map(Item::programs))
    }
}

/// The file of the finder, from the root.
pub fn path(language: Language) -> &'static str {
    language.of("docs/finder.md", "docs/finder.zh-CN.md")
}

/// What stands in brackets as code: programs and modules.
fn named(text: &str) -> Vec<&str> {
    text.split("[`").skip(1).filter_map(|rest| rest.split_once("`]").map(|(name, _)| name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_have_items_and_programs() {
        let text = "# A\n\n## Find\n\nIntro.\n\n**Heaps**, each.\n\n- One: [`a`] · [`games::a`]; two: [`b`], [`c`] · [`games::d`]\n\n\
                    **Misère** [`e`].\n\n## Next\n";
        let groups = groups(section(text, "## Find").unwrap(), Language::English);
        assert_eq!(groups[0].programs().collect::<Vec<_>>(), ["a", "b", "c"]);
        assert_eq!(groups[0].items[0].modules, ["games::a", "games::d"]);
        assert_eq!(groups[1].programs().collect::<Vec<_>>(), ["e"]);
    }
}
