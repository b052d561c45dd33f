//! What a program says of itself: the comment that it begins with.

use crate::judge::{ANY, Judge, judge_linked};

/// The header of a program, in Markdown: a title, items of the form `- key: fact`, and sections.
///
/// It is read as far as it goes: whoever asks for more says what is missing.
#[derive(Clone, Debug, Default)]
pub struct Header {
    lines: Vec<String>,
    /// Without the targets of their links.
    family: Option<String>,
    theorem: Option<String>,
}

impl Header {
    /// The header of a program with this source; without lines if it has none.
    pub fn of(source: &str) -> Self {
        let lines = source.lines().map_while(|line| line.strip_prefix("//!"));
        let lines = lines.map(|line| line.strip_prefix(' ').unwrap_or(line).trim_end().to_owned());
        let mut header = Self { lines: lines.collect(), ..Self::default() };
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
        let title = self.lines.iter().find_map(|line| line.strip_prefix("# "))?;
        Some(title.replace(r"\[", "[").replace(r"\]", "]"))
    }

    /// What stands behind `- key: `.
    pub fn fact(&self, key: &str) -> Option<&str> {
        self.lines.iter().find_map(|line| line.strip_prefix("- ")?.strip_prefix(key)?.strip_prefix(": "))
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

    /// The theorem that decides the game, without links.
    pub fn theorem(&self) -> Option<&str> {
        self.theorem.as_deref()
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

    /// What stands in the section of that name, in one line.
    pub fn section(&self, name: &str) -> Option<String> {
        let (_, lines) = self.sections().find(|(found, _)| *found == name)?;
        let lines: Vec<&str> = lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty()).collect();
        Some(lines.join(" ")).filter(|text| !text.is_empty())
    }

    /// The bounds on time and memory.
    pub fn cost(&self) -> Option<String> {
        self.section("Cost")
    }
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
