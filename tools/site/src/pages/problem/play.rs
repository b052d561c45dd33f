//! Where the game is played in the page.

use maud::{Markup, html};

use super::this::This;
use crate::picture::own_words;

impl This<'_> {
    /// The panel of the board.
    pub fn play(&self) -> Markup {
        html! {
            section #play .part.alive {
                h2 { a href="#play" { (self.say("Play", "对局")) } }
                div.wide { div data-board=(self.problem.slug()) data-words=[own_words(self.problem, self.language)] {} }
            }
        }
    }
}
