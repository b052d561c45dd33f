//! One search over problems, theorems, chapters, the finder and laws, in both languages.

use std::collections::BTreeMap;

use collection::{
    Collection, Language, Problem, family_name,
    finder::{Item, OUTLINE},
};
use entry::address::{FORMS, HOSTS};
use entry::judges;
use maud::html;
use serde_json::{Value, json};

use crate::layout::{Page, Part};
use crate::markdown;
use crate::names;
use crate::pages::law;

/// The script that carries what a search looks through.
pub const INDEX: &str = "search-index.js";

pub fn page(language: Language) -> (Page, String) {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let mut page = Page::new("search.html", language, say("Search", "搜索"), Part::None);
    page.scripts = &[INDEX, "web/find.js", "web/search.js"];
    let text = page.with(&html! {
        header.title {
            h1 { (say("Search", "搜索")) }
            p { (say("Words in any order, a theorem, a problem’s number, or its address.", "词语顺序不限，也可以写定理、题号或题目网址。")) }
        }
        p #said-of role="status" {}
        ol #found.plain {}
        noscript { p {
            (say("Searching needs a script. Without it: ", "搜索需要脚本。没有脚本时请看："))
            a href=(page.to("titles.html")) { (say("all titles", "题名索引")) } ", "
            a href=(page.to("theorems.html")) { (say("the finder", "定理查找")) }
        } }
    });
    (page, text)
}

/// The script [`INDEX`]: the forms of addresses; names, with the pages that they lead to; and for each page its address
/// in a language's folder, what it is, its titles, a problem's at its judge and in lists, too, the codes that lead
/// straight there, and its text: what says most first, then the rest.
pub fn index(collection: &Collection) -> String {
    let problems = collection.in_order().map(|problem| problem_entry(collection, problem));
    let theorems = collection.modules.iter().map(|module| {
        let programs = module.programs.iter().filter_map(|slug| collection.problems.get(slug));
        let programs: Vec<&str> = programs.map(|problem| problem.title(Language::English)).collect();
        let text = module.summary() + "\n\n" + &programs.join(" ");
        let titles = both(|of| module.title(of));
        let short = titles[1].split('：').next().unwrap_or_default();
        let names = [&module.slug, &module.path, titles[0], short].map(str::to_owned);
        let clauses = clauses(collection, |item, _| item.modules.contains(&&module.path[..]));
        entry("theorem", &format!("t/{}.html", module.slug), titles, &names, &clauses, &text)
    });
    let chapters = collection.course.chapters.iter().map(|chapter| {
        let titles = both(|of| &chapter.text(of).title[..]);
        let texts = both(|of| {
            let text = chapter.text(of);
            text.sections.iter().map(|section| format!("{} ", section.heading)).collect::<String>() + &text.lead
        });
        entry("chapter", &chapter.path(), titles, &[], "", &texts.join(" "))
    });
    let groups = OUTLINE.iter().enumerate().map(|(i, name)| {
        let lines = Language::ALL.map(|language| {
            let group = &collection.groups(language)[i];
            let clauses = group.items.iter().flat_map(|item| item.clauses.iter().map(String::as_str));
            std::iter::once(group.lead).chain(clauses).collect::<Vec<_>>().join(" ")
        });
        let path = format!("theorems.html#{}", name.anchor);
        entry("finder", &path, both(|of| name.question(of)), &[], &both(|of| name.kind(of)).join(" "), &lines.join(" "))
    });
    let laws = explore::names().iter().map(|game| {
        let titles = [game.name, game.in_chinese()];
        entry("law", &names::of_law(game), titles, &[], "", game.rule.unwrap_or_default())
    });
    let about = collection.law.join(" ") + &law::GAMES.join(" ");
    let law = entry("law", "law.html", both(law::title), &[], "", &about);
    let others = OTHERS.map(|(path, titles)| entry("page", path, titles, &[], "", ""));
    let laws = laws.chain([law]).chain(others);
    let all: Vec<Value> = problems.chain(theorems).chain(chapters).chain(groups).chain(laws).collect();
    let names: BTreeMap<_, _> = judges().map(|judge| (judge.name, judge.names)).collect();
    let addresses = json!({ "hosts": HOSTS, "forms": FORMS, "judges": names, "elsewhere": ELSEWHERE });
    let named = names::named(collection).into_iter().map(|of| match of.absent {
        None => json!([of.names, of.pages]),
        Some(said) => json!([of.names, of.pages, said.map(markdown::words)]),
    });
    let named: Vec<Value> = named.collect();
    format!(
        "const SEARCHED = {};\nconst NAMED = {};\nconst ADDRESSES = {addresses};\n",
        Value::from(all),
        Value::from(named)
    )
}

/// Pages that list others, or explain words.
const OTHERS: [(&str, [&str; 2]); 10] = [
    ("course/index.html", ["Course", "教程"]),
    ("catalogue.html", ["Catalogue", "题目"]),
    ("theorems.html", ["Which theorem?", "用哪个定理？"]),
    ("notebook.html", ["Notebook", "速查"]),
    ("glossary.html", ["Glossary", "术语对照"]),
    ("new.html", ["New", "新内容"]),
    ("again.html", ["Your positions", "你的局面"]),
    ("lists.html", ["Lists that learners start from", "常用题单"]),
    ("index.html", ["Start: what is done, and what is next", "首页：已完成的与下一步"]),
    ("p/p2599.html#mistakes", ["Why is a program wrong? As for P2599", "程序为什么错了？以 P2599 为例"]),
];

/// Judges of which no problem is here: what each is called, then the words that people type, the longest first.
const ELSEWHERE: [&[&str]; 19] = [
    &["LightOJ", "light oj", "lightoj"],
    &["UVa", "uva online judge", "uva"],
    &["TopCoder", "top coder", "topcoder"],
    &["HackerEarth", "hacker earth", "hackerearth"],
    &["Aizu Online Judge", "aizu online judge", "aizu", "aoj"],
    &["Baekjoon", "baekjoon", "boj"],
    &["AcWing", "acwing"],
    &["LeetCode", "leetcode", "力扣"],
    &["ZOJ", "zoj"],
    &["BZOJ", "bzoj"],
    &["HihoCoder", "hihocoder"],
    &["Jisuanke", "jisuanke", "计蒜客"],
    &["GeeksforGeeks", "geeks for geeks", "geeksforgeeks", "gfg"],
    &["E-Olymp", "e olymp", "eolymp"],
    &["Beecrowd", "beecrowd", "uri online judge"],
    &["CodinGame", "codingame"],
    &["Project Euler", "project euler"],
    &["Infoarena", "infoarena"],
    &["SGU", "sgu"],
];

fn problem_entry(collection: &Collection, problem: &Problem) -> Value {
    let kinds = problem.kinds().into_iter().flat_map(|kind| OUTLINE[kind].kind);
    let families = both(|of| family_name(problem.family(), of));
    let theorem = problem.theorem();
    let theorems = [theorem, collection.theorems.get(theorem).map_or("", String::as_str)];
    let called = collection.called.iter().filter(|called| called.is(problem)).flat_map(|called| &called.names);
    let strong = kinds.chain(families).chain(theorems).chain([&problem.name[..]]).chain(called.map(String::as_str));
    let strong = strong.collect::<Vec<_>>().join(" ");
    let link = format!("`{}`", problem.slug());
    let strong = strong + &clauses(collection, |_, clause| clause.contains(&link));
    let rule = problem.section("Rule").unwrap_or_default();
    let text = [&rule[..], problem.in_chinese("规则").unwrap_or_default()].join(" ");
    let path = format!("p/{}.html", problem.slug());
    let own = own_title(&problem.name);
    let titles = both(|of| problem.title(of)).into_iter().chain([&own[..]]).chain(collection.listed(problem.slug()));
    entry("problem", &path, titles.collect::<Vec<_>>(), &problem.program.names(), &strong, &text)
}

/// The title that a judge gives a problem, without its code and where it is from: `P3185 [HNOI2007] 分裂游戏`.
fn own_title(name: &str) -> String {
    let mut is_inside = false;
    let bare: String = name
        .chars()
        .map(|letter| {
            is_inside = "[【「".contains(letter) || is_inside && !"]】」".contains(letter);
            if is_inside || "]】」".contains(letter) { ' ' } else { letter }
        })
        .collect();
    let words: Vec<&str> = bare.split_whitespace().collect();
    // The number may stand apart, and so may the letter within a contest.
    let is_code = |word: &str| word.len() <= 2 && word.chars().all(|letter| letter.is_ascii_uppercase());
    let is_apart = words.get(1).is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_digit()) || is_code(word));
    words.iter().skip(1 + usize::from(is_apart)).copied().collect::<Vec<_>>().join(" ")
}

/// The clauses of the finder, in both languages, that are about something.
fn clauses(collection: &Collection, is_about: impl Fn(&Item, &str) -> bool) -> String {
    let items = collection.finder.iter().flatten().flat_map(|group| &group.items);
    let clauses = items.flat_map(|item| item.clauses.iter().map(move |clause| (item, clause)));
    clauses
        .filter(|(item, clause)| is_about(item, clause))
        .map(|(_, clause)| format!(" {}", markdown::words(clause)))
        .collect()
}

fn entry<'a>(
    kind: &str,
    path: &str,
    titles: impl AsRef<[&'a str]>,
    names: &[String],
    strong: &str,
    text: &str,
) -> Value {
    json!([kind, path, titles.as_ref(), names, strong, markdown::words(text)])
}

/// Something in both languages.
fn both<T>(of: impl Fn(Language) -> T) -> [T; 2] {
    Language::ALL.map(of)
}
