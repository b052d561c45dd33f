//! Problems that are near, and those before and behind.

use collection::Problem;
use maud::{Markup, html};

use super::neighbours::neighbours;
use super::this::This;

impl This<'_> {
    pub fn near(&self, before: Option<&Problem>, behind: Option<&Problem>) -> Markup {
        let Self { collection, problem, page, language } = *self;
        let name = |other: Option<&Problem>| other.map_or(String::new(), |other| other.title(language).to_owned());
        html! {
            section #near .part {
                h2 { a href="#near" { (self.say("Near", "相关")) } }
                div.text {
                    ul.near {
                        @for (other, how) in neighbours(collection, problem) {
                            li {
                                a href=(page.to(&format!("p/{}.html", other.slug()))) { (other.title(language)) }
                                " " span { (other.id()) " · " (how.words(language)) }
                            }
                        }
                    }
                    (page.neighbours(&name(before), &name(behind)))
                }
            }
        }
    }
}
