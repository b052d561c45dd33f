//! The lists that learners start from: what is written of them by hand holds, and their documents are generated.

use std::collections::BTreeSet;

use collection::lists::{Here, List, Row, WORDS, at};
use collection::{Collection, Language, anchor};
use judge::paths::root;

use crate::collection::tree::{all_right, generated, read};

/// Every program that is named is there, every list says where and when it was read, and no two of its problems are
/// the same. What an address says is not said by hand, so that a program that comes later replaces what was said
/// before it. An address need not be that of a program.
pub fn lists() -> Result<(), String> {
    let collection = Collection::read(root())?;
    let linked: BTreeSet<String> =
        collection.problems.values().filter_map(|problem| problem.program.header.link()).map(at).collect();
    let mut faults = vec![];
    for List { written, rows } in &collection.lists {
        let (name, mut seen) = (written.name, BTreeSet::new());
        let mut wants = |holds: bool, what: &str| {
            if !holds {
                faults.push(format!("{name}: {what}"));
            }
        };
        wants(is_day(written.read) && written.copy.iter().all(|copy| !copy.is_empty()), "where and when was it read?");
        for address in written.copies.iter().chain([&written.address]) {
            wants(is_address(address), &format!("{address} is no address"));
        }
        for Row { listed, slug, .. } in rows {
            let slug = slug.as_deref().unwrap_or_default();
            let is_there = slug.is_empty() || collection.problems.contains_key(slug);
            wants(is_there, &format!("{} names {slug}, which is no program", listed.name));
            let is_told = matches!(listed.here, Here::Address) || !linked.contains(&at(listed.address));
            wants(is_told, &format!("{} is the problem of a program: its address says which", listed.name));
            wants(is_address(listed.address), &format!("{} has no address", listed.name));
            let is_known = listed.stated.is_empty() || WORDS.iter().any(|(words, _)| words[0] == listed.stated);
            wants(is_known, &format!("{} is {:?}, which is no level", listed.name, listed.stated));
            let differs =
                Language::ALL.map(|language| listed.here.differs(language).is_none_or(|[_, how]| !how.is_empty()));
            wants(differs == [true; 2], &format!("{} does not say what differs", listed.name));
            wants(seen.insert(listed.name) && seen.insert(listed.address), &format!("{} comes twice", listed.name));
        }
    }
    all_right(&faults)?;
    for language in Language::ALL {
        let path = language.of("docs/lists.md", "docs/lists.zh-CN.md");
        generated(path, &read(path).unwrap_or_default(), &document(&collection, language))?;
    }
    Ok(())
}

/// Whether this is a day, like `2026-11-29`.
fn is_day(text: &str) -> bool {
    let parts: Vec<Option<u32>> = text.split('-').map(|part| part.parse().ok()).collect();
    text.len() == 10 && matches!(parts[..], [Some(2026..), Some(1..=12), Some(1..=31)])
}

fn is_address(text: &str) -> bool {
    text.split_once("://").is_some_and(|(scheme, rest)| scheme.starts_with("http") && !rest.contains([' ', ')', '|']))
}

/// The document in a language.
fn document(collection: &Collection, language: Language) -> String {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let mut text = say(INTRODUCTION[0], INTRODUCTION[1]).to_owned();
    for list in &collection.lists {
        let [solved, near] = list.counts();
        let (name, all) = (list.written.name, list.rows.len());
        text += &format!("| [{name}](#{}) | {all} | {solved} | {near} | {} |\n", anchor(name), all - solved - near);
    }
    for List { written, rows } in &collection.lists {
        let [part, copy] = [written.part, written.copy].map(|[english, chinese]| say(english, chinese));
        let copies = written.copies.iter().map(|address| format!("[{}]({address})", file(address)));
        let copies = copies.collect::<Vec<_>>().join(say(", ", "、"));
        text += &match language {
            Language::English => format!(
                "\n## {}\n\n[{part}]({}). Read on {} in {copy}{}{copies}.\n",
                written.name,
                written.address,
                written.read,
                if copies.is_empty() { "" } else { ": " },
            ),
            Language::Chinese => format!(
                "\n## {}\n\n[{part}]({})。{} 读自{copy}{}{copies}。\n",
                written.name,
                written.address,
                written.read,
                if copies.is_empty() { "" } else { "：" },
            ),
        };
        text += say("\n| problem | difficulty | here |\n", "\n| 题目 | 难度 | 本库 |\n");
        text += "|---|---|---|\n";
        text.extend(rows.iter().map(|row| line(row, language)));
    }
    text
}

/// A problem as a row of a table.
fn line(row: &Row, language: Language) -> String {
    let difficulty = row.difficulty(language).map_or("–".to_owned(), |difficulty| match difficulty.stated {
        Some(stated) => difficulty.level.to_string() + &language.of(format!(" ({stated})"), format!("（{stated}）")),
        None => difficulty.level.to_string(),
    });
    let program = row.slug.as_ref().map(|slug| format!("[`{slug}`](../src/bin/{slug}.rs)"));
    let here = match (program, row.listed.here.differs(language)) {
        (None, _) => language.of("not here", "未收录").to_owned(),
        (Some(program), None) => program,
        (Some(program), Some([kind, differs])) => match language {
            Language::English => format!("{kind} as {program}: {differs}"),
            Language::Chinese => format!("与 {program} {kind}：{differs}"),
        },
    };
    let name = row.listed.name_in(language).replace('[', "\\[").replace(']', "\\]");
    format!("| [{name}]({}) | {difficulty} | {here} |\n", row.listed.address)
}

/// The last part of an address.
fn file(address: &str) -> &str {
    address.rsplit('/').next().unwrap_or(address)
}

/// What stands above the lists.
const INTRODUCTION: [&str; 2] = [
    "# The lists that learners start from

[中文](lists.zh-CN.md) · [Catalogue](catalogue.md) · [Which theorem do I need?](finder.md)

<!-- generated: `UPDATE=1 cargo test collection` writes this file, from `tools/collection/src/lists/table.rs` -->

The problems of each list, from easy to hard, with the programs that solve them. Some problems are not here, but have \
the rule or the idea of one that is; what differs is said. The difficulty is a level from 1 to 5, and behind it what \
the judge or the list says; a dash means that it is not known.

| list | problems | solved | rule or idea | not here |
|---|--:|--:|--:|--:|
",
    "# 常用题单

[English](lists.md) · [题目列表](catalogue.zh-CN.md) · [该用哪个定理](finder.zh-CN.md)

<!-- generated: `UPDATE=1 cargo test collection` writes this file, from `tools/collection/src/lists/table.rs` -->

每份题单由易到难排列，并给出解这道题的程序。有的题没有收录，但与收录的某题规则相同或思路相同，不同之处写在后面。\
难度分 1 到 5 级，括号里是 OJ 或题单标注的难度；「–」表示不详。

| 题单 | 题数 | 已收录 | 规则或思路相同 | 未收录 |
|---|--:|--:|--:|--:|
",
];
