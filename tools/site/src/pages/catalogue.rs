//! The table of all programs.

use collection::difficulty::HARDEST;
use collection::{Collection, FAMILIES, Language, Problem, family_name, finder::OUTLINE, is_chinese, judge_name};
use entry::judges;
use maud::html;

use crate::layout::{Page, Part};
use crate::pages::steps;
use crate::pips::short;

pub fn page(collection: &Collection, language: Language) -> (Page, String) {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let mut page = Page::new("catalogue.html", language, say("Catalogue", "题目"), Part::Catalogue);
    page.scripts = &[steps::SCRIPT, "web/catalogue.js"];
    let all = say("all", "全部");
    let judges = judges().filter(|known| {
        collection.problems.values().any(|problem| problem.judge().is_some_and(|judge| judge.name == known.name))
    });
    let judges = judges.filter_map(|judge| judge_name(judge, language));
    let used = |module: &str| collection.modules.iter().any(|known| known.path == module && !known.programs.is_empty());
    let modules = collection.modules.iter().filter(|module| module.path.starts_with("games::") && used(&module.path));
    let text = page.with(&html! {
        header.title {
            h1 { (say("Catalogue", "题目")) }
            p {
                (collection.problems.len()) (say(" programs, family by family. ", " 份程序，按类排列。"))
                a href=(page.to("lists.html")) { (say("Lists that learners start from", "常用题单")) } (say(". ", "。"))
                span.live { (say("Your choices are kept in the address.", "所选条件写在网址里，可以直接转发。")) }
            }
        }
        form.filters.live #filters {
            label { (say("name, in any language, or number", "名称（任何语言）或题号"))
                input #filter name="q" type="search" autocomplete="off" list="names"
                    placeholder=(say("stones, 取石子, p2599", "取石子、stones、p2599"));
            }
            // What contestants call kinds of games; the first name of a kind lists its problems.
            datalist #names lang=[language.marks_chinese()] {
                @for called in &collection.called {
                    @let slugs: Vec<&str> =
                        collection.in_order().filter(|problem| called.is(problem)).map(Problem::slug).collect();
                    @for (i, name) in called.names.iter().enumerate() {
                        option value=(name) data-of=[(i == 0).then(|| slugs.join(" "))] {}
                    }
                }
            }
            label {
                (say("judge", "OJ"))
                select #judge { option value="" { (all) } @for judge in judges { option { (judge) } } }
            }
            label { (say("family", "类别")) select #family { option value="" { (all) }
                @for family in &FAMILIES { option value=(family.name) { (family.title(language)) } } } }
            label { (say("kind of game", "类型")) select #kind { option value="" { (all) }
                @for name in OUTLINE.iter() { option value=(name.anchor) { (name.kind(language)) } } } }
            label { (say("theorem", "定理")) select #theorem { option value="" { (all) }
                @for module in modules { option value=(module.slug) { (module.title(language)) } } } }
            label { (say("difficulty", "难度")) select #difficulty {
                option value="" { (all) }
                @for level in 1..=HARDEST {
                    option value=(level) {
                        (level) @match level {
                            1 => (say(", the easiest", "，最易")),
                            HARDEST => (say(", the hardest", "，最难")),
                            _ => "",
                        }
                    }
                }
                option value="stated" { (say("stated by the judge", "OJ 标注的")) }
            } }
        }
        div.over.live {
            span #count role="status" data-one=(say("1 program", "1 题")) data-many=(say("# programs", "# 题")) {
                (collection.problems.len())
            }
            span #solved data-many=(say("# of them solved", "已解决 # 题")) {}
            label { input #tags type="checkbox"; " " (say("hide theorems", "隐藏定理")) }
            label { input #todo type="checkbox"; " " (say("only unsolved", "只看未解决")) }
            button #random type="button" { (say("a random one", "随机一题")) }
        }
        div.scroll { table #list {
            caption.hidden { (say("All programs", "全部程序")) }
            thead { tr {
                th scope="col" .live { span.hidden { (say("solved", "已解决")) } span aria-hidden="true" { "✓" } }
                @for (key, head) in [
                    ("problem", say("problem", "题目")), ("judge", say("judge", "OJ")), ("kind", say("kind", "类型")),
                    ("theorem", say("theorem", "定理")), ("difficulty", say("difficulty", "难度")),
                ] {
                    th scope="col" data-key=(key) { (head) }
                }
            } }
            tbody {
                @for family in FAMILIES.iter().map(|family| family.name) {
                    @for (i, problem) in collection.family(family).enumerate() {
                        @let modules: Vec<&str> =
                            collection.modules_of(problem.slug()).map(|module| &module.slug[..]).collect();
                        @let kinds: Vec<&str> = problem.kinds().into_iter().map(|kind| OUTLINE[kind].anchor).collect();
                        tr id=[(i == 0).then(|| collection::anchor(family))] data-slug=(problem.slug())
                            data-family=[(i == 0).then_some(family)] data-kind=(kinds.join(" "))
                            data-theorem=[(!modules.is_empty()).then(|| modules.join(" "))]
                            data-words=[words(problem)] {
                            td.live {}
                            td {
                                a href=(page.to(&format!("p/{}.html", problem.slug()))) { (problem.title(language)) }
                                span lang=(language.other().code()) { (problem.title(language.other())) }
                            }
                            td {
                                @if let Some(judge) = problem.judge().and_then(|judge| judge_name(judge, language)) {
                                    b { (judge) } " "
                                }
                                @let id = problem.id();
                                @let lang = if is_chinese(&id) { language.marks_chinese() } else { None };
                                span lang=[lang] { (id) }
                            }
                            @let of_kinds = problem.kinds().into_iter().map(|kind| OUTLINE[kind].kind(language));
                            td { (of_kinds.collect::<Vec<_>>().join(say(", ", "、"))) }
                            @let theorem = collection.theorems.get(problem.theorem());
                            td {
                                p {
                                    @match theorem.filter(|_| language == Language::Chinese) {
                                        Some(theorem) => (theorem),
                                        None => span lang=[language.marks_english()] { (problem.theorem()) },
                                    }
                                    i { (family_name(family, language)) }
                                }
                            }
                            td { (short(&problem.difficulty, language)) }
                        }
                    }
                }
            }
        } }
        p #none hidden { (say("No program matches all of this.", "没有符合全部条件的题目。")) }
    });
    (page, text)
}

/// What a search finds besides what is shown and the slug: the judge's title, which stands behind the number.
fn words(problem: &Problem) -> Option<&str> {
    let title = problem.name.split_once(&problem.id()).map_or(&problem.name[..], |(_, title)| title);
    Some(title.trim()).filter(|title| !title.is_empty())
}
