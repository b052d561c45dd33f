//! The page that visitors meet first.

use collection::{
    Collection, Language,
    course::{
        marks::{Ask, Mark},
        played::Question,
    },
    finder::OUTLINE,
};
use maud::html;

use crate::course::shown::shown;
use crate::layout::{Page, Part};
use crate::modules::Modules;
use crate::pages::{steps, theorems};

/// What the start asks: which move wins from a heap of 7 stones, of which a move takes 1 or 2.
pub fn asked() -> Mark {
    Mark::Check(Box::new(answer()))
}

fn answer() -> Mark {
    Mark::Play(Ask::Only, Question::of("edpc_k".to_owned(), "2 7 1 2", None))
}

/// The page.
///
/// # Errors
/// If nothing is written about a board.
pub fn page(collection: &Collection, modules: &Modules, language: Language) -> Result<(Page, String), String> {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let title = say("grundy — combinatorial games, solved, proven and played", "grundy：博弈论题目，解法、证明、对局");
    let mut page = Page::new("index.html", language, title, Part::None);
    page.scripts = match modules.is_empty() {
        true => &[steps::SCRIPT],
        false => &["web/live.js", "web/board.js", "web/story.js", "web/play.js", steps::SCRIPT, "web/check.js"],
    };
    let [board, answer] = [shown(&asked(), collection, &page)?, shown(&answer(), collection, &page)?];
    let steps = steps::line(collection, &page)?;
    let ways: [(&str, &str, &str, &str); 3] = [
        (
            "theorems.html",
            say("Which theorem does my game need?", "我的游戏该用哪个定理？"),
            say(
                "Choose what it looks like: heaps, a row, coins, a tree. Two questions lead to the proof and the \
                programs.",
                "说出它的样子：石子堆、一排、硬币、一棵树。两问之内找到证明和程序。",
            ),
            say("find the theorem", "找定理"),
        ),
        (
            "catalogue.html",
            say("What is wrong with my program?", "我的程序错在哪？"),
            say(
                "Find the problem. Its page has the known mistakes, each with the least input that rejects it.",
                "找到题目，页面上有常见错误，每个都附最小反例。",
            ),
            say("find the problem", "找题目"),
        ),
        (
            "law.html",
            say("What is this game’s law?", "这个游戏有什么规律？"),
            say(
                "Type a rule that nobody has solved, in one line: you get its table, and what can honestly be said \
                about it.",
                "一行写下没人解过的规则，得到它的表，以及能如实断言的规律。",
            ),
            say("explore a rule", "探索规则"),
        ),
    ];
    let count = collection.problems.len();
    let text = page.with(&html! {
        div.hero {
            div {
                h1 { (say("Games, solved, proven and played", "博弈：解法、证明、对局")) }
                p {
                    (say(
                        "The combinatorial-game problems of online judges: one program per problem, with its rule, its \
                         theorem and the proof. Every answer is compared with the bare rule, played out move by move.",
                        "各 OJ 上的博弈论题目：一题一份程序，附规则、定理和证明。每个答案都与只懂规则的暴力逐步对局比对。",
                    ))
                }
                form.find.large action=(page.to("search.html")) {
                    label.hidden for="find" { (say("Search games, problems and theorems", "搜索游戏、题目和定理")) }
                    input #find name="q" type="search"
                        placeholder=(say("stones, tree, 取石子, p2599 …", "取石子、树、stones、p2599 …")) autocomplete="off";
                    button.first { (say("search", "搜索")) }
                }
            }
            section #asked {
                h2 { (say("Can you win?", "你能赢吗？")) }
                p.small {
                    (say(
                        "Two players take 1 or 2 of 7 stones in turn. Whoever finds none loses. You begin.",
                        "两人轮流从 7 个石子中取 1 个或 2 个，轮到时没有石子的人输。你先取。",
                    ))
                }
                (board)
                details.fold {
                    summary { (say("Which one?", "是哪一步？")) }
                    p {
                        (say("The move ", "")) (answer)
                        (say(". It leaves 6 stones, and 6 are lost. The course tells why.", "。剩下 6 个，6 个必败。为什么，教程里讲。"))
                    }
                }
            }
        }
        (steps::next(&page))
        section #course .course {
            h2 {
                a href=(page.to("course/index.html")) {
                    (say("A course in ", "教程，"))
                    (collection.course.chapters.len())
                    (say(" steps, from the first game on", " 课，从第一个游戏开始"))
                }
            }
            (steps)
            (steps::carry(&page))
        }
        ul.ask {
            @for (path, question, answer, go) in ways {
                li { h2 { a href=(page.to(path)) { (question) } } p { (answer) } span aria-hidden="true" { (go) " →" } }
            }
        }
        div.more {
            section #kinds {
                h2 { (say("It looks like …", "它看起来像……")) }
                ul.like {
                    @for (name, group) in OUTLINE.iter().zip(collection.groups(language)) {
                        @let programs = group.programs().count();
                        @if programs > 1 {
                            li {
                                a href=(page.to(&format!("theorems.html#{}", name.anchor)))
                                    title=(name.question(language)) {
                                    (name.kind(language))
                                }
                                span { (programs) (say(" programs", " 题")) }
                            }
                        }
                    }
                }
            }
            section #theorems {
                h2 { (say("Theorems", "定理")) }
                @let is_of_games = |path: &str| path.starts_with("games::") || path == "graphs::matching";
                (theorems::as_taught(collection, |module| is_of_games(&module.path), &page))
            }
        }
        p.soft.small {
            (count)
            (say(
                " programs in plain Rust, each with a submission, evidence and known mistakes. ",
                " 份 Rust 程序，每份都有可提交的单文件、检验和常见错误。",
            ))
            a href=(page.to("catalogue.html")) { (say("All of them", "全部题目")) }
            " · "
            a href=(page.to("titles.html")) { (say("by title", "按题名")) }
            " · "
            a href=(page.to("lists.html")) { (say("by lists of others", "按常用题单")) }
            " · "
            a href=(page.to("new.html")) { (say("What is new", "新内容")) }
        }
    });
    Ok((page, text))
}
