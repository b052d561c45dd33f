//! The course: chapters in Markdown, in both languages, with marks for all that is computed.

pub mod marks;
pub mod played;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use entry::read;

use crate::anchor;
use crate::language::Language;
use marks::Mark;
use played::Played;

/// All chapters in their order.
#[derive(Default)]
pub struct Course {
    /// By their numbers.
    pub chapters: Vec<Chapter>,
    /// What play says of their positions.
    pub played: Played,
    /// Programs that chapters name and that are still to come.
    pub awaited: BTreeSet<String>,
}

/// A chapter.
pub struct Chapter {
    /// `03-sums`.
    pub name: String,
    /// From 1 on.
    pub number: usize,
    /// In English.
    pub english: Text,
    /// In Chinese, where somebody has written it.
    pub chinese: Option<Text>,
}

/// A chapter in a language.
pub struct Text {
    /// What it is called.
    pub title: String,
    /// What stands before the first section.
    pub lead: String,
    /// Its sections in their order.
    pub sections: Vec<Section>,
    /// How many lines it has.
    pub lines: usize,
    /// All its marks in their order.
    pub marks: Vec<Mark>,
}

/// A part of a chapter: its heading, and what stands below.
pub struct Section {
    /// Its heading.
    pub heading: String,
    /// What stands below, in Markdown with marks.
    pub text: String,
}

impl Course {
    /// Reads it.
    ///
    /// # Errors
    /// If a chapter has not the form that it should have.
    pub fn read(root: &Path) -> Result<Self, String> {
        let folder = root.join("docs/course");
        let mut files: BTreeMap<String, [Option<Text>; 2]> = BTreeMap::new();
        for (index, language) in ["en", "zh"].into_iter().enumerate() {
            for entry in folder.join(language).read_dir().into_iter().flatten().flatten() {
                let path = entry.path();
                let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                if path.extension().is_some_and(|extension| extension == "md") {
                    let text = Text::of(&read(&path)?).map_err(|error| format!("{}: {error}", path.display()))?;
                    files.entry(name).or_default()[index] = Some(text);
                }
            }
        }
        let chapter = |(name, [english, chinese]): (String, [Option<Text>; 2])| {
            let number = name.split('-').next().and_then(|number| number.parse().ok());
            let number = number.ok_or_else(|| format!("the chapter {name} has no number"))?;
            let english = english.ok_or_else(|| format!("the chapter {name} is missing in English"))?;
            Ok::<_, String>(Chapter { name, number, english, chinese })
        };
        let chapters = files.into_iter().map(chapter).collect::<Result<_, _>>()?;
        let awaited = std::fs::read_to_string(folder.join("awaited.txt")).unwrap_or_default();
        let awaited = awaited.split_whitespace().map(str::to_owned).collect();
        Ok(Self { chapters, played: Played::read(root)?, awaited })
    }

    /// The chapter that places a program, as an exercise, an example or a neighbour.
    pub fn of(&self, slug: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.english.places(slug))
    }

    /// The chapters that name something: a part of the library, for example.
    pub fn naming<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Chapter> {
        let code = format!("`{name}`");
        self.chapters
            .iter()
            .filter(move |chapter| chapter.english.sections.iter().any(|section| section.text.contains(&code)))
    }
}

impl Chapter {
    /// Its page.
    pub fn path(&self) -> String {
        format!("course/{}.html", self.name)
    }

    /// Its text, in this language if there is one.
    pub fn text(&self, language: Language) -> &Text {
        language.of(&self.english, self.chinese.as_ref().unwrap_or(&self.english))
    }

    /// Whether its text is in this language.
    pub fn is_in(&self, language: Language) -> bool {
        language.of(true, self.chinese.is_some())
    }

    /// `lang` of its text on a page in this language, if it has to be said.
    pub fn marks(&self, language: Language) -> Option<&'static str> {
        if self.is_in(language) { None } else { language.marks_english() }
    }
}

impl Text {
    fn of(text: &str) -> Result<Self, String> {
        let marks = Mark::all(text)?.into_iter().map(|(_, mark)| mark).collect();
        let lines = text.lines().count();
        let rest = text.strip_prefix("# ").ok_or("it does not begin with a title")?;
        let (title, rest) = rest.split_once('\n').unwrap_or((rest, ""));
        let mut parts = rest.split("\n## ");
        let lead = parts.next().unwrap_or_default().trim().to_owned();
        let section = |part: &str| {
            let (heading, text) = part.split_once('\n').unwrap_or((part, ""));
            Section { heading: heading.trim().to_owned(), text: text.to_owned() }
        };
        Ok(Self { title: title.trim().to_owned(), lead, sections: parts.map(section).collect(), lines, marks })
    }

    /// The anchors of its sections.
    pub fn anchors(&self) -> Vec<String> {
        self.sections.iter().map(|section| anchor(&section.heading)).collect()
    }

    /// Whether it places this program.
    pub fn places(&self, slug: &str) -> bool {
        self.marks.iter().any(|mark| mark.places().iter().any(|placed| placed == slug))
    }
}
