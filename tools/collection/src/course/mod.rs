//! The course: chapters in Markdown, in both languages, with marks for all that is computed.

pub mod marks;
pub mod played;

use std::collections::BTreeMap;
use std::path::Path;

use entry::{Header, read};

use crate::anchor;
use crate::difficulty::Difficulty;
use crate::language::Language;
use crate::problem::Problem;
use marks::Mark;
use played::{Played, Question};

/// All chapters in their order.
#[derive(Default)]
pub struct Course {
    /// By their numbers.
    pub chapters: Vec<Chapter>,
    /// What play says of their positions.
    pub played: Played,
}

/// A chapter.
pub struct Chapter {
    /// `06-sums`.
    pub name: String,
    /// From 1 on.
    pub number: usize,
    /// In English.
    pub english: Text,
    /// In Chinese, where somebody has written it.
    pub chinese: Option<Text>,
    /// Its further programs, as their headers place them.
    further: Vec<Further>,
}

/// A program that a chapter names behind its exercises.
struct Further {
    slug: String,
    /// How hard it is: its level, then the judge's rating; the greatest where none is known.
    difficulty: (u8, u32),
    part: String,
    /// What is said of it, in both languages.
    words: [String; 2],
}

/// What a chapter says of further programs, in Markdown, and their names.
pub type Clause<'a> = (&'a str, Vec<&'a str>);

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
            Ok::<_, String>(Chapter { name, number, english, chinese, further: vec![] })
        };
        let chapters = files.into_iter().map(chapter).collect::<Result<_, _>>()?;
        Ok(Self { chapters, played: Played::read(root)? })
    }

    /// The chapter, from 0 on, whose list of further programs a header asks for, if it does.
    ///
    /// # Errors
    /// If there is no such list, or the program is an exercise, too.
    pub fn asked(&self, slug: &str, header: &Header) -> Result<Option<usize>, String> {
        let Some(lesson) = header.lesson() else { return Ok(None) };
        if let Some(Chapter { number, .. }) = self.of(slug) {
            return Err(format!("src/bin/{slug}.rs: as an exercise of step {number} it has no item `Course`"));
        }
        let list = Mark::Further(lesson.chapter, lesson.part.to_owned());
        let chapter = self.chapters.iter().position(|chapter| chapter.english.marks.contains(&list));
        chapter.map(Some).ok_or_else(|| {
            let list = format!("further {} {}", lesson.chapter, lesson.part);
            format!("src/bin/{slug}.rs: no chapter has the list `{{{{{}}}}}`", list.trim_end())
        })
    }

    /// Gives a program the place that its header asks for, if it does, with its Chinese words.
    ///
    /// # Errors
    /// As [`asked`](Self::asked).
    pub fn place(&mut self, problem: &Problem, chinese: Option<&str>) -> Result<(), String> {
        self.put(problem.slug(), &problem.program.header, &problem.difficulty, chinese)
    }

    fn put(&mut self, slug: &str, header: &Header, of: &Difficulty, chinese: Option<&str>) -> Result<(), String> {
        let (Some(chapter), Some(lesson)) = (self.asked(slug, header)?, header.lesson()) else { return Ok(()) };
        let words = [lesson.words, chinese.unwrap_or(lesson.words)].map(str::to_owned);
        let difficulty = of.rank();
        let (slug, part) = (slug.to_owned(), lesson.part.to_owned());
        let further = &mut self.chapters[chapter].further;
        further.push(Further { slug, difficulty, part, words });
        further.sort_by(|a, b| (a.difficulty, &a.slug).cmp(&(b.difficulty, &b.slug)));
        Ok(())
    }

    /// The chapter that places a program, as an exercise or a further one.
    pub fn of(&self, slug: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.places(slug))
    }

    /// The chapters that name something: a part of the library, for example.
    pub fn naming<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Chapter> {
        let code = format!("`{name}`");
        self.chapters.iter().filter(move |chapter| {
            let sections = chapter.english.sections.iter().map(|section| &section.text);
            let words = chapter.further.iter().map(|further| &further.words[0]);
            sections.chain(words).any(|text| text.contains(&code))
        })
    }
}

impl Chapter {
    /// Its page.
    pub fn path(&self) -> String {
        format!("course/{}.html", self.name)
    }

    /// Its name without the number: what a reader has done is kept by it, so it outlives another order.
    pub fn key(&self) -> &str {
        self.name.split_once('-').map_or(&self.name[..], |(_, key)| key)
    }

    /// The programs that are its exercises, in their order.
    pub fn exercises(&self) -> impl Iterator<Item = &str> {
        self.english.marks.iter().filter_map(|mark| match mark {
            Mark::Exercise(slug) => Some(&slug[..]),
            _ => None,
        })
    }

    /// The names by which browsers keep the answers to its questions, in their order.
    pub fn checks(&self) -> impl Iterator<Item = String> {
        self.english.marks.iter().filter_map(Mark::kept)
    }

    /// The first position of which it shows the board.
    pub fn first_board(&self) -> Option<&Question> {
        let mut boards = self.english.marks.iter().filter(|mark| mark.is_block());
        boards.find_map(Mark::question)
    }

    /// Its text, in this language if there is one.
    pub fn text(&self, language: Language) -> &Text {
        language.of(&self.english, self.chinese.as_ref().unwrap_or(&self.english))
    }

    /// Whether it places this program.
    pub fn places(&self, slug: &str) -> bool {
        let is_exercise = |mark: &Mark| matches!(mark, Mark::Exercise(exercise) if exercise == slug);
        self.english.marks.iter().any(is_exercise) || self.further.iter().any(|further| further.slug == slug)
    }

    /// The further programs of a part, the easier ones first: by their level, then by the judge's rating, then by name.
    /// Those of which the same is said stand with the first of them; those of which nothing is said come first.
    pub fn further(&self, part: &str, language: Language) -> Vec<Clause<'_>> {
        let mut clauses: Vec<(&str, Clause<'_>)> = vec![];
        for Further { slug, words: [english, chinese], .. } in
            self.further.iter().filter(|further| further.part == part)
        {
            match clauses.iter_mut().find(|(said, _)| said == english) {
                Some((_, (_, slugs))) => slugs.push(slug),
                None => clauses.push((english, (language.of(english, chinese), vec![slug]))),
            }
        }
        clauses.sort_by_key(|(said, _)| !said.is_empty());
        clauses.into_iter().map(|(_, clause)| clause).collect()
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
}

#[cfg(test)]
mod tests {
    use super::*;

    fn course() -> Course {
        let text =
            "# Take\n\n## Exercises\n\n{{exercise a}}\n\n## Further programs\n\n{{further 4}}\n\n{{further 4 last}}\n";
        let english = Text::of(text).unwrap();
        let chapter = Chapter { name: "04-take".to_owned(), number: 4, english, chinese: None, further: vec![] };
        Course { chapters: vec![chapter], played: Played::default() }
    }

    fn header(items: &str) -> Header {
        Header::of(&items.lines().map(|item| format!("//! - {item}\n")).collect::<String>())
    }

    #[test]
    fn further_programs_stand_by_their_difficulty_and_what_is_said_of_them() {
        let mut course = course();
        let items = [
            ("b", "Course: 4: two heaps", 3, None, Some("两堆")),
            ("c", "Course: 4: roots", 3, Some("1900"), Some("方根")),
            ("d", "Course: 4: two heaps", 3, Some("2100"), Some("两堆")),
            ("e", "Course: 4 › last", 1, None, None),
            ("f", "Course: 4: one heap", 2, None, Some("一堆")),
        ];
        for (slug, item, level, stated, chinese) in items {
            let difficulty = Difficulty { level, stated: stated.map(str::to_owned) };
            course.put(slug, &header(item), &difficulty, chinese).unwrap();
        }
        let chapter = &course.chapters[0];
        let english = [("one heap", vec!["f"]), ("roots", vec!["c"]), ("two heaps", vec!["d", "b"])];
        assert_eq!(chapter.further("", Language::English), english);
        let chinese = [("一堆", vec!["f"]), ("方根", vec!["c"]), ("两堆", vec!["d", "b"])];
        assert_eq!(chapter.further("", Language::Chinese), chinese);
        assert_eq!(chapter.further("last", Language::English), [("", vec!["e"])]);
        assert!(["a", "b", "e"].iter().all(|slug| chapter.places(slug)) && !chapter.places("g"));
    }

    #[test]
    fn a_place_that_is_not_there_is_refused() {
        let refusal = |slug, item| course().asked(slug, &header(item)).unwrap_err();
        let beginning = "src/bin/b.rs: no chapter has the list ";
        assert_eq!(refusal("b", "Course: 5: heaps"), format!("{beginning}`{{{{further 5}}}}`"));
        assert_eq!(refusal("b", "Course: 4 › first: heaps"), format!("{beginning}`{{{{further 4 first}}}}`"));
        assert!(refusal("a", "Course: 4: heaps").ends_with("as an exercise of step 4 it has no item `Course`"));
    }
}
