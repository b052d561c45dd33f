//! A page for each module of the library: its theorem, with the programs that use it.

use collection::{Collection, Language, Module, Piece};
use maud::{Markup, html};

use crate::code::highlighted;
use crate::layout::{ONLY_ENGLISH, Page, Part};
use crate::links::Links;
use crate::markdown::{self, Context};
use crate::modules::Modules;
use crate::picture::picture;

/// The page of a module, between two others.
pub fn page(
    collection: &Collection,
    module: &Module,
    modules: &Modules,
    [before, behind]: [Option<&Module>; 2],
    language: Language,
) -> (Page, String) {
    let path = |module: &Module| format!("t/{}.html", module.slug);
    let calculator = CALCULATORS.iter().find(|of| of.path == module.path && modules.contains_key("calculate"));
    let mut page = Page::new(&path(module), language, module.title(language), Part::Theorems);
    (page.before, page.behind) = (before.map(path), behind.map(path));
    if let Some(Piece::Text(text)) = module.about.first() {
        page.about = markdown::words(text);
    }
    if calculator.is_some() {
        page.scripts = &["web/live.js", "web/calculate.js"];
    }
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let links = Links { collection, page: &page, module: Some(module) };
    let link = |target: &str| links.to(target);
    let english = language.marks_english();
    let about = |pieces: &[Piece]| {
        html! {
            @for piece in pieces {
                @match piece {
                    Piece::Text(text) => (markdown::html(text, &Context { link: &link, is_rust: true, lowered: 2 })),
                    Piece::Picture(name, source) => figure { (picture(name, source, language)) },
                }
            }
        }
    };
    let own = collection.problems.values().filter(|problem| module.programs.iter().any(|slug| slug == problem.slug()));
    let own: Vec<_> = own.collect();
    let name = |module: Option<&Module>| module.map_or(String::new(), |module| module.title(language).to_owned());
    let text = page.with(&html! {
        header.title {
            p.crumbs { a href=(page.to("theorems.html")) { (say("Theorems", "定理")) } }
            h1 { (module.title(language)) }
            p {
                span lang=(language.other().code()) { (module.title(language.other())) } " · "
                a href=(page.shared(&format!("doc/grundy/{}/index.html", module.path.replace("::", "/")))) {
                    code { (module.path) }
                }
            }
        }
        section #about .part {
            h2 { a href="#about" { (say("Theorem", "定理")) } @if english.is_some() { " " span.soft { (ONLY_ENGLISH) } } }
            div.text lang=[english] { (about(&module.about)) }
            aside {
                @if !own.is_empty() { p { a href="#programs" {
                    (own.len()) (say(if own.len() == 1 { " program uses it" } else { " programs use it" }, " 份程序用到它"))
                } } }
                @for chapter in collection.course.naming(&module.path) {
                    p {
                        (say("Course: ", "教程："))
                        a href=(page.to(&chapter.path())) lang=[chapter.marks(language)] {
                            (chapter.number) " " (chapter.text(language).title)
                        }
                    }
                }
                @if !module.items.is_empty() {
                    p.contents { @for (i, item) in module.items.iter().enumerate() {
                        @if i > 0 { br; } a href={ "#" (item.name) } { code { (item.name.replace('.', "::")) } }
                    } }
                }
            }
        }
        @if let Some(of) = calculator { (calculate(of, language)) }
        @for item in &module.items {
            section.part.item id=(item.name) {
                h2 { a href={ "#" (item.name) } { code { (breakable(&item.name)) } } }
                div.text lang=[english] {
                    pre.signature tabindex="0" { code { (highlighted(&item.signature)) } }
                    (about(&item.about))
                }
            }
        }
        section #programs .part {
            h2 { a href="#programs" { (say("Programs", "程序")) } }
            div.text {
                @if own.is_empty() { p { (say("No program uses it yet: it is there for yours.", "暂无程序用到，供你使用。")) } }
                ul.near {
                    @for problem in own {
                        li {
                            a href=(page.to(&format!("p/{}.html", problem.slug()))) { (problem.title(language)) }
                            " "
                            span { (problem.id()) }
                        }
                    }
                }
                (page.neighbours(&name(before), &name(behind)))
            }
        }
    });
    (page, text)
}

/// What is calculated on the page of a theorem.
struct Calculator {
    path: &'static str,
    /// The first word of `calculate`.
    what: &'static str,
    example: &'static str,
    label: [&'static str; 2],
}

#[rustfmt::skip]
const CALCULATORS: [Calculator; 6] = [
    Calculator { path: "games::nim", what: "nim", example: "3 6 9", label: ["Heaps", "各堆石子数"] },
    Calculator { path: "games::misere", what: "misere", example: "3 1", label: ["Heaps; the player who takes the last stone loses", "各堆石子数（取最后者输）"] },
    Calculator { path: "games::wythoff", what: "wythoff", example: "5 5", label: ["Two heaps", "两堆石子数"] },
    Calculator { path: "games::fibonacci", what: "fibonacci", example: "30", label: ["Stones", "石子数"] },
    Calculator { path: "arithmetic::nimber", what: "nimbers", example: "7 * 9 / 5", label: ["Nimbers with +, * and /", "nimber 的 +、* 和 /"] },
    Calculator { path: "games::hackenbush", what: "hackenbush", example: "1-2g 2-3g 2-4g", label: ["Edges on vertex 1, green, red or blue", "从顶点 1 长出的边：g 绿、r 红、b 蓝"] },
];

fn calculate(of: &Calculator, language: Language) -> Markup {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    html! {
        section #calculate .part.alive {
            h2 { a href="#calculate" { (say("Calculate", "计算")) } }
            div.text data-calculate=(of.what) {
                form.find {
                    label.hidden for="position" { (language.of(of.label[0], of.label[1])) }
                    input #position.code-in value=(of.example) autocomplete="off" autocapitalize="off"
                        spellcheck="false" aria-describedby="unit refusal";
                    button #run.first { (say("calculate", "计算")) }
                }
                p #unit.small.soft { (language.of(of.label[0], of.label[1])) }
                @if of.what == "hackenbush" {
                    p.small {
                        (say(
                            "Or draw: choose a colour, then click on two points. A second edge in the same place \
                             removes the first.",
                            "也可以画：选一种颜色，依次点两个点；在同一处再画一次即删去。",
                        ))
                    }
                    div.tools role="group" aria-label=(say("Colour of the next edge", "下一条边的颜色")) {
                        @for (colour, name) in
                            [("g", say("green", "绿")), ("b", say("blue", "蓝")), ("r", say("red", "红"))] {
                            button type="button" data-colour=(colour)
                                aria-pressed=(if colour == "g" { "true" } else { "false" }) {
                                (name)
                            }
                        }
                        button #clear type="button" { (say("clear", "清空")) }
                    }
                    div #drawing.board {}
                }
                output #output for="position" aria-live="polite" {}
                p #refusal.refusal role="alert" {}
            }
        }
    }
}

/// A name that may be broken where words meet.
fn breakable(name: &str) -> Markup {
    let name = name.replace('.', "::");
    html! { @for (i, word) in name.split('_').enumerate() { @if i > 0 { "_" wbr; } (word) } }
}
