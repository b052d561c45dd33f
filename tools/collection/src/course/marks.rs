//! Marks in the text of a chapter: `{{lost p2599 "1 2 3 3"}}` asks for what the build finds out.

use std::ops::Range;

use crate::course::played::Question;

/// What a mark asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A table of the values of heaps by a rule in words, up to a heap, in rows of so many.
    Heaps(Rows),
    /// A table of which heaps are won alone.
    Outcomes(Rows),
    /// A table of the values of pairs of heaps.
    Pairs(String, usize),
    /// A table of the third heap that makes a lost position of two.
    Thirds(String, usize),
    /// A table of the values of single heads, in a coin game with a name.
    Coins(Rows),
    /// A table of nim products.
    Products(usize),
    /// A table of which heaps lose where a move takes at most so many times what the move before took.
    Limits(usize, Rows),
    /// The value of a heap.
    Value(String, usize),
    /// The period of a rule, where it is proven.
    Period(String, usize),
    /// An equation of numbers and their XOR.
    Xor(Vec<usize>),
    /// An equation of numbers and their mex.
    Mex(Vec<usize>),
    /// A number and its Zeckendorf parts.
    Parts(u64),
    /// The simplest number between two; `none` stands for no bound.
    Simplest([String; 2]),
    /// A picture of the library.
    Picture(String),
    /// What play or the oracle says of an input.
    Play(Ask, Question),
    /// An exercise whose answer another mark shows: a move that is made on a board, or a number.
    Check(Box<Self>),
    /// A program that is an exercise.
    Exercise(String),
    /// A list of further programs: those whose headers name this chapter and this part of it, which may be empty.
    Further(usize, String),
}

/// A table from the first place on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rows {
    /// A rule in words, or the name of a game.
    pub of: String,
    /// The last place.
    pub most: usize,
    /// So many places stand in a row.
    pub columns: usize,
}

/// What is asked of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Its board.
    Board,
    /// That the player to move wins.
    Won,
    /// That he loses.
    Lost,
    /// That nobody can force the end.
    Drawn,
    /// The only move that wins.
    Only,
    /// The moves that win.
    Wins,
    /// The moves that are best.
    Best,
    /// How many of how many moves win.
    Count,
    /// The score that it is worth.
    Worth,
    /// In how many moves it ends.
    Moves,
    /// What the oracle prints.
    Answer,
}

const ASKS: [(&str, Ask); 11] = [
    ("board", Ask::Board),
    ("won", Ask::Won),
    ("lost", Ask::Lost),
    ("drawn", Ask::Drawn),
    ("only", Ask::Only),
    ("wins", Ask::Wins),
    ("best", Ask::Best),
    ("count", Ask::Count),
    ("worth", Ask::Worth),
    ("moves", Ask::Moves),
    ("answer", Ask::Answer),
];

impl Mark {
    /// The marks of a text, each with its place.
    ///
    /// # Errors
    /// If one of them is none that is known.
    pub fn all(text: &str) -> Result<Vec<(Range<usize>, Self)>, String> {
        let mut marks = vec![];
        let mut from = 0;
        while let Some(start) = text[from..].find("{{").map(|start| from + start) {
            let inside = &text[start + 2..];
            let length = inside.find("}}").ok_or_else(|| format!("a mark is not closed: {:.40}", &text[start..]))?;
            let end = start + length + 4;
            marks.push((
                start..end,
                Self::of(&inside[..length]).map_err(|error| format!("{}: {error}", &text[start..end]))?,
            ));
            from = end;
        }
        Ok(marks)
    }

    fn of(text: &str) -> Result<Self, String> {
        if let Some(asked) = text.strip_prefix("check ") {
            return Ok(Self::Check(Box::new(Self::of(asked)?)));
        }
        let words = words(text)?;
        let [name, rest @ ..] = &words[..] else { return Err("it is empty".to_owned()) };
        let number = |index: usize| -> Result<usize, String> {
            rest.get(index).and_then(|word| word.parse().ok()).ok_or(format!("word {} should be a number", index + 2))
        };
        let word = |index: usize| rest.get(index).cloned().ok_or(format!("word {} is missing", index + 2));
        let all = || -> Result<Vec<usize>, String> {
            rest.iter().map(|word| word.parse::<usize>().map_err(|_| format!("{word} is not a number"))).collect()
        };
        // `… by 12`: the columns of a table.
        let columns = |index: usize| if rest.len() > index { number(index + 1) } else { Ok(13) };
        let rows = || Ok::<_, String>(Rows { of: word(1)?, most: number(2)?, columns: columns(3)? });
        if let Some((_, ask)) = ASKS.iter().find(|(known, _)| known == name) {
            return Ok(Self::Play(
                *ask,
                Question::of(word(0)?, &word(1)?, rest.get(2).map(|_| number(2)).transpose()?),
            ));
        }
        Ok(match &name[..] {
            "values" => match &word(0)?[..] {
                "heaps" => Self::Heaps(rows()?),
                "pairs" => Self::Pairs(word(1)?, number(2)?),
                "coins" => Self::Coins(rows()?),
                "products" => Self::Products(number(1)?),
                "thirds" => Self::Thirds(word(1)?, number(2)?),
                "outcomes" => Self::Outcomes(rows()?),
                "limits" => Self::Limits(number(1)?, rows()?),
                other => return Err(format!("there are no values of {other:?}")),
            },
            "value" => Self::Value(word(0)?, number(1)?),
            "period" => Self::Period(word(0)?, number(1)?),
            "xor" => Self::Xor(all()?),
            "mex" => Self::Mex(all()?),
            "parts" => Self::Parts(number(0)? as u64),
            "simplest" => Self::Simplest([word(0)?, word(1)?]),
            "picture" => Self::Picture(word(0)?),
            "exercise" => Self::Exercise(word(0)?),
            "further" => Self::Further(number(0)?, rest.get(1).cloned().unwrap_or_default()),
            other => return Err(format!("there is no mark {other:?}")),
        })
    }

    /// The rule in words whose values it shows.
    pub fn rule(&self) -> Option<&str> {
        match self {
            Self::Heaps(rows) | Self::Outcomes(rows) => Some(&rows.of),
            Self::Pairs(rule, _) | Self::Thirds(rule, _) => Some(rule),
            _ => None,
        }
    }

    /// Whether it stands alone as a block.
    pub fn is_block(&self) -> bool {
        match self {
            Self::Heaps(_) | Self::Outcomes(_) | Self::Pairs(..) | Self::Thirds(..) => true,
            Self::Coins(_) | Self::Products(_) | Self::Limits(..) | Self::Picture(_) => true,
            Self::Check(_) | Self::Further(..) => true,
            Self::Play(ask, _) => *ask == Ask::Board,
            _ => false,
        }
    }

    /// The name by which a browser keeps that an exercise was answered, wherever it stands; nothing if it is none.
    pub fn kept(&self) -> Option<String> {
        let Self::Check(asked) = self else { return None };
        match &**asked {
            Self::Play(Ask::Only | Ask::Wins | Ask::Best, of) => Some(format!("check {} {}", of.slug, of.key())),
            Self::Play(Ask::Count, of) => Some(format!("check count {} {}", of.slug, of.key())),
            Self::Xor(numbers) => {
                Some(format!("check xor {}", numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")))
            }
            Self::Value(rule, heap) => Some(format!("check value {rule} {heap}")),
            Self::Period(rule, _) => Some(format!("check period {rule}")),
            _ => None,
        }
    }

    /// The position that it asks about.
    pub fn question(&self) -> Option<&Question> {
        match self {
            Self::Play(_, of) => Some(of),
            Self::Check(asked) => asked.question(),
            _ => None,
        }
    }
}

/// Words, and texts in quotes.
fn words(text: &str) -> Result<Vec<String>, String> {
    let mut words = vec![];
    for (index, part) in text.split('"').enumerate() {
        match index % 2 {
            0 => words.extend(part.split_whitespace().map(str::to_owned)),
            _ => words.push(part.to_owned()),
        }
    }
    if text.matches('"').count() % 2 == 1 { Err("a quote is not closed".to_owned()) } else { Ok(words) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_read_with_their_places() {
        let text = "It is {{lost p2599 \"1 2 1 1\"}}; {{xor 1 2}}.\n\n{{values heaps \"take 1,2 and split\" 83 by 12}}";
        let marks = Mark::all(text).unwrap();
        assert_eq!(&text[marks[0].0.clone()], "{{lost p2599 \"1 2 1 1\"}}");
        let of = Question::of("p2599".to_owned(), "1 2 1 1", None);
        assert_eq!(marks[0].1, Mark::Play(Ask::Lost, of));
        assert_eq!(marks[1].1, Mark::Xor(vec![1, 2]));
        assert_eq!(marks[2].1, Mark::Heaps(Rows { of: "take 1,2 and split".to_owned(), most: 83, columns: 12 }));
        let check = Mark::Check(Box::new(Mark::Xor(vec![5, 6])));
        assert_eq!(Mark::all("{{check xor 5 6}}").unwrap()[0].1, check);
        assert_eq!(check.kept().as_deref(), Some("check xor 5 6"));
        let kept = |text: &str| Mark::all(text).unwrap()[0].1.kept();
        assert_eq!(kept("{{check best nim \"1 / 2 / 2 7\"}}").as_deref(), Some("check nim 1 / 2 / 2 7"));
        assert_eq!(kept("{{check count nim \"1 / 2\"}}").as_deref(), Some("check count nim 1 / 2"));
        assert_eq!([kept("{{xor 5 6}}"), kept("{{check worth nim \"1\"}}")], [None, None]);
        assert_eq!(Mark::all("{{further 4}}").unwrap()[0].1, Mark::Further(4, String::new()));
        assert_eq!(Mark::all("{{further 11 scores}}").unwrap()[0].1, Mark::Further(11, "scores".to_owned()));
        assert_eq!(Mark::all("{{won}}").unwrap_err(), "{{won}}: word 2 is missing");
        assert_eq!(Mark::all("{{wow 1}}").unwrap_err(), "{{wow 1}}: there is no mark \"wow\"");
        assert!(Mark::all("{{won").is_err());
    }
}
