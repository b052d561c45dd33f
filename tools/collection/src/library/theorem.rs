//! What the page of a module says in words: in English out of its documentation, in Chinese out of a file of its own.

use crate::Language;

/// The words of a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// Where it is used, a paragraph.
    pub uses: String,
    /// What stands below, in the order of the text.
    pub sections: Vec<Section>,
}

/// A part of a page, in Markdown with the marks of chapters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Which part it is.
    pub part: Part,
    /// Its heading in the text.
    pub heading: String,
    /// What stands below.
    pub text: String,
}

/// The parts of a page, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// What holds, or what a tool finds.
    Statement,
    /// The proof.
    Why,
    /// What else holds, with its proof, below a heading of its own.
    More,
    /// How a game shows that it belongs here.
    Recognise,
    /// What people take for it.
    Traps,
    /// Examples in code and sources, which stand with the interface.
    Code,
}

/// The headings that say which part follows, in English and in Chinese; any other begins a part of its own.
const HEADINGS: [(Part, [&str; 2]); 7] = [
    (Part::Statement, ["Theorem", "定理"]),
    (Part::Statement, ["What it finds", "能求什么"]),
    (Part::Why, ["Why", "证明"]),
    (Part::Recognise, ["Recognise it", "如何识别"]),
    (Part::Traps, ["Traps", "易错"]),
    (Part::Code, ["Example", "示例"]),
    (Part::Code, ["Source", "来源"]),
];

/// How the paragraph begins that says where something is used.
const USES: &str = "Use it ";

impl Text {
    /// The words out of documentation, in which marks stand for pictures.
    pub(super) fn english(text: &str) -> Self {
        let (lead, sections) = parted(text, "# ");
        let uses = lead.split("\n\n").map(str::trim).find(|paragraph| paragraph.starts_with(USES));
        Self { uses: uses.unwrap_or_default().to_owned(), sections }
    }

    /// The words out of the Chinese file, below its mark and its title.
    pub(super) fn chinese(page: &str) -> Self {
        let text = page.split_once("\n# ").map_or(page, |(_, text)| text);
        let text = text.split_once('\n').map_or("", |(_, text)| text);
        let (lead, sections) = parted(text, "## ");
        Self { uses: lead.trim().to_owned(), sections }
    }

    /// The words of a page that says where it is used, and has these headings with their texts.
    pub fn read(uses: &str, sections: &[(&str, &str)]) -> Self {
        let section = |(heading, text): &(&str, &str)| Section::of(heading, (*text).to_owned());
        Self { uses: uses.to_owned(), sections: sections.iter().map(section).collect() }
    }

    /// The sections that are some part.
    pub fn of(&self, part: Part) -> impl Iterator<Item = &Section> {
        self.sections.iter().filter(move |section| section.part == part)
    }

    /// What holds, or is found.
    pub fn statement(&self) -> Option<&Section> {
        self.of(Part::Statement).next()
    }

    /// The sections in words: all but those that stand with the interface.
    pub fn in_words(&self) -> impl Iterator<Item = &Section> {
        self.sections.iter().filter(|section| section.part != Part::Code)
    }
}

impl Section {
    /// The section with this heading.
    fn of(heading: &str, text: String) -> Self {
        let known = HEADINGS.iter().find(|(_, names)| names.contains(&heading));
        let part = known.map_or(Part::More, |(part, _)| *part);
        Self { part, heading: heading.to_owned(), text }
    }

    /// The heading that the other language has for this one; nothing for a heading of its own.
    pub fn heading_in(&self, language: Language) -> Option<&'static str> {
        let [english, chinese] =
            HEADINGS.iter().find(|(_, names)| names.contains(&&self.heading[..])).map(|(_, names)| *names)?;
        Some(language.of(english, chinese))
    }
}

/// What stands before the first heading, and the sections; a heading begins with `mark`, and not within code.
fn parted(text: &str, mark: &str) -> (String, Vec<Section>) {
    let mut lead = String::new();
    let mut sections: Vec<Section> = vec![];
    let mut is_code = false;
    for line in text.lines() {
        is_code ^= line.starts_with("```");
        if let Some(heading) = line.strip_prefix(mark).filter(|_| !is_code) {
            sections.push(Section::of(heading, String::new()));
            continue;
        }
        let text = sections.last_mut().map_or(&mut lead, |section| &mut section.text);
        text.push_str(line);
        text.push('\n');
    }
    (lead, sections)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documentation_is_parted_by_its_headings() {
        let before = "A game.\n\nUse it here.\n\n# Theorem\nIt holds.\n\n# Why\n{{picture a}}\n\nAs it does.\n\n";
        let text = Text::english(&format!("{before}# Rises\nMore.\n\n# Example\n```\n# use a;\n```\n"));
        assert_eq!(text.uses, "Use it here.");
        let found: Vec<_> = text.sections.iter().map(|section| (section.part, &section.text[..])).collect();
        let wanted = [
            (Part::Statement, "It holds.\n\n"),
            (Part::Why, "{{picture a}}\n\nAs it does.\n\n"),
            (Part::More, "More.\n\n"),
            (Part::Code, "```\n# use a;\n```\n"),
        ];
        assert_eq!(found, wanted);
        assert_eq!(text.sections[0].heading_in(Language::Chinese), Some("定理"));
        assert_eq!(text.sections[2].heading_in(Language::Chinese), None);
    }

    #[test]
    fn a_chinese_page_has_a_mark_and_a_title_before() {
        let text = Text::chinese("<!-- of 0 -->\n# 名\n\n用于此。\n\n## 定理\n\n成立。\n");
        assert_eq!((&text.uses[..], text.sections.len()), ("用于此。", 1));
        assert_eq!(text.statement().map(|section| section.text.trim()), Some("成立。"));
    }
}
