//! The title of a problem, and the facts beside its statement.

use collection::finder::OUTLINE;
use collection::{Language, Module, family_name, is_chinese, judge_name};
use entry::SAME;
use maud::{Markup, html};

use super::this::This;
use crate::layout::query;
use crate::pages::steps;
use crate::pips::pips;

impl This<'_> {
    pub fn head(&self) -> Markup {
        let Self { problem, language, .. } = *self;
        let header = &problem.program.header;
        let lang = if is_chinese(&problem.name) { language.marks_chinese() } else { language.marks_english() };
        html! {
            header.title {
                p.crumbs {
                    a href=(self.page.to("catalogue.html")) { (self.say("Catalogue", "题目")) } " › "
                    a href=(self.page.to(&format!("catalogue.html?family={}", query(problem.family())))) {
                        (family_name(problem.family(), language))
                    }
                }
                h1 { (problem.title(language)) }
                p {
                    span lang=[language.of(language.marks_chinese(), language.marks_english())] {
                        (problem.title(language.other()))
                    }
                    " · "
                    @match header.link() {
                        Some(link) => a href=(link) lang=[lang] { (problem.named()) },
                        None => span lang=[lang] { (problem.named()) },
                    }
                    " " label.small.live {
                        input type="checkbox" data-solved=(problem.slug()); " " (self.say("solved", "已解出"))
                    }
                }
            }
        }
    }

    /// What the judge grants; what nobody has seen is what is usual there, and said to be assumed.
    fn grants(&self) -> Vec<String> {
        let usual = self.problem.judge().and_then(|judge| judge.usual);
        let assumed = self.say("assumed", "假定");
        let said = |known: Option<String>, usual: Option<String>| {
            known.or_else(|| usual.map(|usual| format!("{usual} ({assumed})")))
        };
        let time = |time: u64| format!("{} s", time as f64 / 1000.0);
        let memory = |memory: u64| format!("{memory} MiB");
        let facts = &self.problem.facts;
        [
            said(facts.time.map(time), usual.map(|(usual, _)| time(usual.into()))),
            said(facts.memory.map(memory), usual.map(|(_, usual)| memory(usual.into()))),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    pub fn facts(&self) -> Markup {
        let Self { problem, language, collection, page } = *self;
        let judge = problem.judge().and_then(|judge| judge_name(judge, language));
        let grants = self.grants();
        let theorem = collection.theorems.get(problem.theorem()).filter(|_| language == Language::Chinese);
        let modules = collection.modules_of(problem.slug()).filter(|module| module.path.starts_with("games::"));
        let modules: Vec<_> = modules.collect();
        let names_it = |module: &&Module| module.title(Language::English).eq_ignore_ascii_case(problem.theorem());
        html! {
            dl.facts {
                @if let Some(link) = problem.program.header.link() {
                    dt { (self.say("Judge", "OJ")) }
                    dd {
                        a href=(link) { (judge.unwrap_or(self.say("the problem", "原题"))) }
                        @if problem.judge().is_some_and(|judge| !judge.takes_rust()) {
                            br; span.small.soft { (self.say("It takes no Rust, as far as we know.", "据我们所知不支持 Rust。")) }
                            br; span.small {
                                @match SAME.iter().find(|(slug, ..)| *slug == problem.slug()) {
                                    Some((_, name, link)) => {
                                        (self.say("The same problem, with Rust: ", "同一题，支持 Rust："))
                                        a href=(link) { (name) }
                                    }
                                    None => {
                                        (self.say(
                                            "We know of no judge with Rust that has it.",
                                            "没有找到收录此题且支持 Rust 的 OJ。",
                                        ))
                                    }
                                }
                            }
                        }
                    }
                }
                @if !grants.is_empty() { dt { (self.say("Limits", "限制")) } dd { (grants.join(", ")) } }
                dt { (self.say("Theorem", "定理")) }
                dd {
                    // Where the page has the theorem's name, it is said once.
                    @if !modules.iter().any(names_it) {
                        @match theorem {
                            Some(theorem) => (theorem),
                            None => span lang=[language.marks_english()] { (problem.theorem()) },
                        }
                        @if !modules.is_empty() { br; }
                    }
                    @for (i, module) in modules.iter().enumerate() {
                        @if i > 0 { br; }
                        a href=(page.to(&format!("t/{}.html", module.slug))) { (module.title(language)) }
                    }
                }
                dt { (self.say("Difficulty", "难度")) }
                dd { (pips(&problem.difficulty, language)) }
                @if let Some(chapter) = collection.course.of(problem.slug()) {
                    dt { (self.say("Course", "教程")) }
                    dd {
                        a href=(page.to(&chapter.path())) lang=[chapter.marks(language)] {
                            (steps::number(chapter, language)) (self.say(": ", "：")) (chapter.text(language).title)
                        }
                    }
                }
                dt { (self.say("Kind", "类型")) }
                dd {
                    @for (i, group) in problem.kinds().into_iter().enumerate() {
                        @if i > 0 { ", " }
                        a href=(page.to(&format!("theorems.html#{}", OUTLINE[group].anchor))) {
                            (OUTLINE[group].kind(language))
                        }
                    }
                }
            }
        }
    }
}
