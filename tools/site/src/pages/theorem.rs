//! A page for each module of the library: what holds, a board, why, the problems from easy to hard, and last the
//! interface.

use std::collections::BTreeSet;

use collection::{
    Collection, Language, Module, Piece, Problem, anchor,
    course::marks::Mark,
    library::theorem::{Part as Of, Section},
};
use maud::{Markup, html};

use crate::code::highlighted;
use crate::course::marked::marked;
use crate::course::shown::shown;
use crate::layout::{ONLY_ENGLISH, Page, Part};
use crate::links::Links;
use crate::markdown::{self, Context};
use crate::modules::Modules;
use crate::pages::steps;
use crate::picture::picture;
use crate::pips::pips;

/// The scripts of a page: with a board, and with something to calculate.
const SCRIPTS: [[&[&str]; 2]; 2] = [
    [&[steps::SCRIPT], &[steps::SCRIPT, "web/live.js", "web/calculate.js"]],
    [
        &["web/live.js", "web/board.js", "web/story.js", "web/play.js", steps::SCRIPT, "web/check.js"],
        &[
            "web/live.js",
            "web/board.js",
            "web/story.js",
            "web/play.js",
            steps::SCRIPT,
            "web/check.js",
            "web/calculate.js",
        ],
    ],
];

/// A problem of at most this level is one for those who have just read the theorem.
const EASY: u8 = 3;

/// The page of a module, between two others.
///
/// # Errors
/// If a mark states what is not so.
pub fn page(
    collection: &Collection,
    module: &Module,
    modules: &Modules,
    [before, behind]: [Option<&Module>; 2],
    language: Language,
) -> Result<(Page, String), String> {
    let path = |module: &Module| format!("t/{}.html", module.slug);
    let calculator = CALCULATORS.iter().find(|of| of.path == module.path && modules.contains_key("calculate"));
    let mut page = Page::new(&path(module), language, module.title(language), Part::Theorems);
    (page.before, page.behind) = (before.map(path), behind.map(path));
    let text = module.text(language);
    page.about = markdown::words(&text.uses);
    let has_board = module.board.is_some() && !modules.is_empty();
    page.scripts = SCRIPTS[usize::from(has_board)][usize::from(calculator.is_some())];
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let links = Links { collection, page: &page, module: Some(module) };
    let name = format!("the page of {}", module.path);
    let lang = language.marks_english().filter(|_| module.chinese.is_none());
    let section = |(anchor, of): (String, &Section)| -> Result<Markup, String> {
        let heading = match of.part {
            Of::Why if language == Language::English => "Why it is true",
            _ => &of.heading,
        };
        Ok(html! {
            section.part.statement[of.part == Of::Statement] id=(anchor) {
                h2 lang=[lang] { a href={ "#" (anchor) } { (heading) } }
                div.text lang=[lang] { (marked(&titled(&of.text, module, collection, language), &links, &name)?) }
            }
        })
    };
    let sections = |parts: &[Of]| -> Result<Vec<Markup>, String> {
        // Both languages have the English anchors.
        let anchors = module.english.in_words().map(anchor_of);
        let of = anchors.zip(text.in_words()).filter(|(_, of)| parts.contains(&of.part));
        of.map(section).collect()
    };
    let own = problems(collection, module);
    let other = |module: Option<&Module>| module.map_or(String::new(), |module| module.title(language).to_owned());
    let lead = marked(&titled(&text.uses, module, collection, language), &links, &name)?;
    let html = page.with(&html! {
        header.title {
            p.crumbs { a href=(page.to("theorems.html")) { (say("Theorems", "定理")) } }
            h1 { (module.title(language)) }
            p { span lang=(language.other().code()) { (module.title(language.other())) } }
            @if lang.is_some() { p { (ONLY_ENGLISH) } }
            div.uses lang=[lang] { (lead) }
        }
        @for of in sections(&[Of::Statement])? { (of) }
        (board(collection, module, &page)?)
        @if let Some(of) = calculator { (calculate(of, language)) }
        @for of in sections(&[Of::Why, Of::More, Of::Recognise, Of::Traps])? { (of) }
        section #problems .part {
            h2 { a href="#problems" { (say("Problems", "题目")) } }
            div.text {
                @if own.is_empty() { p { (say("No program uses it yet: it is there for yours.", "暂无程序用到，供你使用。")) } }
                @else if own[0].difficulty.level > EASY {
                    p { (say("It is needed for hard problems alone.", "只有较难的题目才用到它。")) }
                }
                ul.near {
                    @for problem in &own {
                        li {
                            a href=(page.to(&format!("p/{}.html", problem.slug()))) { (problem.title(language)) }
                            " " span { (problem.id()) } " " (pips(&problem.difficulty, language))
                        }
                    }
                }
            }
        }
        (course(collection, module, &page))
        (interface(module, &links, language))
        (page.neighbours(&other(before), &other(behind)))
    });
    Ok((page, html))
}

/// A text of a module in which other modules are called by their titles, and not as code calls them.
fn titled(text: &str, of: &Module, collection: &Collection, language: Language) -> String {
    collection.modules.iter().fold(text.to_owned(), |text, module| {
        let title = module.title(language).split([':', '：']).next().unwrap_or_default();
        let (code, link) = (format!("[`{}`]", module.slug), format!("(crate::{})", module.path));
        let text = text.replace(&(code.clone() + &link), &format!("[{title}]{link}"));
        // The front of a group names its modules without saying where they are.
        match module.path.strip_prefix(&format!("{}::", of.path)) {
            Some(_) => text.replace(&code, &format!("[{title}]{link}")),
            None => text,
        }
    })
}

/// The anchor of a part, in both languages.
fn anchor_of(of: &Section) -> String {
    match of.part {
        Of::Statement => "theorem".to_owned(),
        Of::Recognise => "recognise".to_owned(),
        Of::Why | Of::More | Of::Traps | Of::Code => anchor(&of.heading),
    }
}

/// The problems whose programs use a module, from easy to hard.
fn problems<'a>(collection: &'a Collection, module: &Module) -> Vec<&'a Problem> {
    let mut own: Vec<&Problem> = module.programs.iter().filter_map(|slug| collection.problems.get(slug)).collect();
    own.sort_by_key(|problem| (problem.difficulty.rank(), problem.slug().to_owned()));
    own
}

/// What can be touched, from easy to hard: boards, and exercises, each with its answer folded behind it. The rule of
/// each game stands in front of its first board. A line says something of what follows it, in each language.
///
/// # Errors
/// If a mark states what is not so.
fn board(collection: &Collection, module: &Module, page: &Page) -> Result<Markup, String> {
    let Some(text) = &module.board else { return Ok(html! {}) };
    let say = |english: &'static str, chinese: &'static str| page.language.of(english, chinese);
    let of_module = |error: String| format!("the board of {}: {error}", module.path);
    let own = format!("{}: ", page.language.of("en", "zh"));
    let (mut pieces, mut known) = (vec![], BTreeSet::new());
    for line in text.lines() {
        if let Some(note) = line.strip_prefix(&own) {
            pieces.push(html! { p { (note) } });
        }
        for (_, mark) in Mark::all(line).map_err(of_module)? {
            let problem = mark.question().and_then(|of| collection.problems.get(&of.slug));
            pieces.extend(problem.filter(|of| known.insert(of.slug())).map(|of| rule(of, collection, page)));
            pieces.push(shown(&mark, collection, page).map_err(of_module)?);
            if let Mark::Check(asked) = &mark {
                let answer = shown(asked, collection, page).map_err(of_module)?;
                pieces.push(html! { details.fold { summary { (say("Answer", "答案")) } p { (answer) } } });
            }
        }
    }
    Ok(html! {
        section #board .part {
            h2 { a href="#board" { (say("Try it", "动手")) } }
            div.text.lesson { @for piece in pieces { (piece) } }
        }
    })
}

/// The rule of a game, folded, and a link to its page.
fn rule(problem: &Problem, collection: &Collection, page: &Page) -> Markup {
    let language = page.language;
    let links = Links { collection, page, module: None };
    let link = |target: &str| links.to(target);
    let (rule, is_in) = problem.section_in(language, ["Rule", "规则"]).unwrap_or_default();
    let lang = language.marks_english().filter(|_| !is_in);
    html! {
        details.fold.rule {
            summary { (language.of("The game: ", "游戏：")) (problem.title(language)) }
            div lang=[lang] { (markdown::html(&rule, &Context { link: &link, is_rust: false, lowered: 1 })) }
            p { a href=(page.to(&format!("p/{}.html", problem.slug()))) { (problem.id()) } }
        }
    }
}

/// The steps of the course that teach it.
fn course(collection: &Collection, module: &Module, page: &Page) -> Markup {
    let language = page.language;
    let chapters: Vec<_> = collection.course.naming(&module.path).collect();
    html! {
        @if !chapters.is_empty() {
            section #course .part {
                h2 { a href="#course" { (language.of("Course", "教程")) } }
                div.text {
                    ul.near {
                        @for chapter in chapters {
                            li {
                                a href=(page.to(&chapter.path())) lang=[chapter.marks(language)] {
                                    (chapter.number) " " (chapter.text(language).title)
                                }
                                " " (steps::done(chapter))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What programs call, folded: the text is that of the library's documentation.
fn interface(module: &Module, links: &Links, language: Language) -> Markup {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let english = language.marks_english();
    let link = |target: &str| links.to(target);
    let words = |text: &str| markdown::html(text, &Context { link: &link, is_rust: true, lowered: 2 });
    let about = |pieces: &[Piece]| {
        html! {
            @for piece in pieces {
                @match piece {
                    Piece::Text(text) => (words(text)),
                    Piece::Picture(name, source) => figure { (picture(name, source, language)) },
                }
            }
        }
    };
    let reference = links.page.shared(&format!("doc/grundy/{}/index.html", module.path.replace("::", "/")));
    let examples = module.examples();
    html! {
        section #interface .part {
            h2 { a href="#interface" { (say("In the library", "库")) } }
            div.text {
                p {
                    a href=(reference) { code { (module.path) } }
                    (say(
                        ": what programs call, with examples, cost and sources.",
                        "：程序所调用的函数，附示例、复杂度与来源；签名与说明为英文。",
                    ))
                }
                details.fold.interface {
                    summary { (say("The interface", "接口")) }
                    @if !module.items.is_empty() {
                        p.contents { @for (i, item) in module.items.iter().enumerate() {
                            @if i > 0 { br; } a href={ "#" (item.name) } { code { (item.name.replace('.', "::")) } }
                        } }
                    }
                    @for item in &module.items {
                        div.item id=(item.name) lang=[english] {
                            h3 { a href={ "#" (item.name) } { code { (breakable(&item.name)) } } }
                            pre.signature tabindex="0" { code { (highlighted(&item.signature)) } }
                            (about(&item.about))
                        }
                    }
                    @if !examples.is_empty() { div.item lang=[english] { (words(&examples)) } }
                }
            }
        }
    }
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
    Calculator { path: "games::hackenbush", what: "hackenbush", example: "1-2g 2-3g 2-4g", label: ["Edges that grow from vertex 1: g green, r red, b blue", "从顶点 1 长出的边：g 绿、r 红、b 蓝"] },
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
