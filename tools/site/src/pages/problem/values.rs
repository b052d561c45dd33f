//! Small values, and the pictures of the theorems.

use collection::{Language, course::marks::Mark};
use explore::Rule;
use maud::{Markup, html};

use super::this::This;
use crate::course::shown::shown;
use crate::layout::query;
use crate::picture::picture;

impl This<'_> {
    /// A table of small values.
    pub fn table(&self) -> Result<Markup, String> {
        let Some(table) = self.problem.program.header.table() else { return Ok(html! {}) };
        let wrong = |error: &str| format!("the table of {}, {table}: {error}", self.problem.slug());
        let marks = Mark::all(&format!("{{{{{table}}}}}")).map_err(|error| wrong(&error))?;
        let [(_, mark)] = &marks[..] else { return Err(wrong("it is not one table")) };
        let in_chinese = |rule: &str| match rule.parse::<Rule>() {
            Ok(rule) => Ok(rule.reading().chinese),
            Err(error) => Err(wrong(&error.to_string())),
        };
        Ok(html! {
            section #values .part {
                h2 { a href="#values" { (self.say("Small values", "小值表")) } }
                div.text { (shown(mark, self.collection, self.page)?) }
                @if let Some(rule) = mark.rule() {
                    aside { p {
                        (self.say("More: ", "更多："))
                        a href=(self.page.to(&format!("law.html#rule={}", query(rule)))) {
                            @match self.language {
                                Language::English => code { (rule) },
                                Language::Chinese => (in_chinese(rule)?),
                            }
                        }
                    } }
                }
            }
        })
    }

    /// The pictures of the theorems that the program uses.
    pub fn pictures(&self) -> Markup {
        let Self { collection, problem, page, language } = *self;
        let modules = collection.modules_of(problem.slug()).filter(|module| module.path.starts_with("games::"));
        let shown: Vec<_> = modules.filter_map(|module| Some((module, module.pictures().next()?))).collect();
        html! {
            @if !shown.is_empty() {
                section #picture .part {
                    h2 { a href="#picture" { (self.say("Picture", "图")) } }
                    div.text {
                        @for (module, (name, source)) in shown {
                            figure { (picture(name, source, language)) }
                            p.small {
                                a href=(page.to(&format!("t/{}.html", module.slug))) { (module.title(language)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
