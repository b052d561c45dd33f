//! How hard a problem is, as five pips.

use collection::difficulty::{Difficulty, HARDEST};
use collection::{Language, is_chinese};
use maud::{Markup, html};

/// The pips, which the style draws for the words, and what the judge says; without that, that the level is ours.
pub fn pips(difficulty: &Difficulty, language: Language) -> Markup {
    html! {
        (short(difficulty, language))
        @if difficulty.stated.is_none() { " " small { (language.of("ours", "自评")) } }
    }
}

/// The pips, and what the judge says, if it does.
pub fn short(difficulty: &Difficulty, language: Language) -> Markup {
    let Difficulty { level, stated } = difficulty;
    let english = difficulty.in_english().filter(|_| language == Language::English);
    html! {
        i class={ "pips p" (level) } { (level) (language.of(" of ", " / ")) (HARDEST) }
        @if let Some(english) = english {
            " " b title=[stated.as_ref()] { (english) }
        } @else if let Some(stated) = stated {
            " " b lang=[language.marks_chinese().filter(|_| is_chinese(stated))] { (stated) }
        }
    }
}
