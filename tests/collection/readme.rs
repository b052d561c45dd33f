//! What is generated of the two catalogues: the tables, the numbers of the evidence, and where the names of programs
//! and modules lead.

use std::collections::BTreeSet;

use crate::collection::evidence::{self, Facts, KNOWN};
use crate::collection::files::programs;
use crate::collection::generated::generated_between;
use crate::collection::header::{FAMILIES, Family, Header};
use crate::collection::house::{House, file};

/// A README with its catalogue, and their words.
pub struct Readme {
    pub path: &'static str,
    pub catalogue: &'static str,
    /// The heading of the list by which one finds a theorem.
    pub finder: &'static str,
    family: fn(&Family) -> &'static str,
    /// The heads of the catalogue, and its cells behind the program.
    heads: [&'static str; 4],
    cells: fn(&Header) -> [String; 3],
    /// What is counted, in the order of [`numbers`].
    counted: [&'static str; 11],
}

/// Both of them.
pub const READMES: [Readme; 2] = [
    Readme {
        path: "README.md",
        catalogue: "CATALOGUE.md",
        finder: "Which theorem do I need?",
        family: |family| family.name,
        heads: ["program", "problem", "theorem", "cost"],
        cells: |header| {
            let problem = format!("{} — {}", header.linked_name(), header.description);
            [problem, header.theorem_linked_to_sources(), header.cost.clone()]
        },
        counted: [
            "programs that an oracle checks",
            "programs that play against a referee",
            "kinds of small cases",
            "worst inputs whose answers are known by how they are made",
            "worst inputs answered by another algorithm",
            "worst inputs answered by another program on the same idea",
            "wrong programs, each rejected",
            "limits of statements, tried at both ends and one beyond",
            "dialogues, all won",
            "turns of the judge in them",
            "wrong players, each beaten",
        ],
    },
    Readme {
        path: "README.zh-CN.md",
        catalogue: "CATALOGUE.zh-CN.md",
        finder: "该用哪个定理",
        family: |family| family.chinese,
        heads: ["程序", "题目", "原题", "时间"],
        cells: |header| [header.chinese.clone(), header.linked_name(), header.time()],
        counted: [
            "由暴力搜索对拍的程序",
            "与裁判程序对弈的程序",
            "小数据的种类",
            "答案由构造得知的极限数据",
            "由另一种算法给出答案的极限数据",
            "由同一思路的另一份程序给出答案的极限数据",
            "被卡掉的错误解法",
            "题面中的数据范围，两端和越界都测",
            "对局数，全部取胜",
            "对局中裁判的回合数",
            "被击败的错误策略",
        ],
    },
];

/// What else is written for those who come, in one language.
const GUIDES: [&str; 2] = ["CONTRIBUTING.md", "CHANGELOG.md"];

/// The files whose links lead somewhere, and whose commands can be followed.
pub fn texts() -> impl Iterator<Item = &'static str> {
    READMES.iter().flat_map(|readme| [readme.path, readme.catalogue]).chain(GUIDES)
}

/// The generated parts of both. They are one test, since each part writes the file.
pub fn generated_parts() -> Result<(), String> {
    let headers = Header::all()?;
    let numbers = numbers()?;
    let names = definitions()?;
    for readme in &READMES {
        let part = |name: &str, end: &str, text: &str| {
            let marks = (&format!("<!-- {name} -->\n")[..], &format!("<!-- end of the {end} -->")[..]);
            generated_between(readme.catalogue, marks, text)
        };
        part("catalogue", "catalogue", &catalogue(readme, &headers))?;
        part("numbers", "numbers", &counts(readme, &numbers))?;
        part("names", "names", &names)?;
    }
    Ok(())
}

/// A table for every family.
fn catalogue(readme: &Readme, headers: &[Header]) -> String {
    let heads = readme.heads.join(" | ");
    let mut text = String::from("\n");
    for family in &FAMILIES {
        let members = headers.iter().filter(|header| header.family == family.name).map(|header| {
            let cells = (readme.cells)(header).map(|cell| cell.replace('|', "\\|"));
            format!("| [`{}`] | {} |\n", header.slug, cells.join(" | "))
        });
        let rows: String = members.collect();
        if !rows.is_empty() {
            let name = (readme.family)(family);
            text += &format!("### {name}\n\n| {heads} |\n|---|---|---|---|\n{rows}\n");
        }
    }
    text
}

/// How much was tried, over all programs.
fn numbers() -> Result<[usize; 11], String> {
    let (dialogues, played): (Vec<&Facts>, Vec<&Facts>) = Facts::all()?.iter().partition(|facts| facts.is_dialogue());
    let sum = |of: &[&Facts], key: &str| of.iter().map(|facts| facts.count(key)).sum();
    let mut work = [0; 2];
    for facts in &dialogues {
        evidence::work(&facts.slug)?.iter().zip(&mut work).for_each(|(number, sum)| *sum += number);
    }
    Ok([
        played.len(),
        dialogues.len(),
        sum(&played, "small"),
        sum(&played, KNOWN[0].0),
        sum(&played, KNOWN[1].0),
        sum(&played, KNOWN[2].0),
        sum(&played, "wrong"),
        sum(&played, "limit") + sum(&dialogues, "limit"),
        work[0],
        work[1],
        sum(&dialogues, "wrong"),
    ])
}

fn counts(readme: &Readme, numbers: &[usize; 11]) -> String {
    let rows = readme.counted.iter().zip(numbers);
    let rows: String = rows.map(|(counted, number)| format!("| {counted} | {number} |\n")).collect();
    format!("\n| | |\n|---|--:|\n{rows}\n")
}

/// The links of the names of programs and modules, one a line.
fn definitions() -> Result<String, String> {
    let names = names()?;
    let line = |(file, name)| format!("[`{name}`]: {file}\n");
    Ok(format!("\n{}\n", names.into_iter().map(line).collect::<String>()))
}

/// Where the names of programs and modules lead, and the names: `src/bin/nim.rs` and `nim`, `src/games/nim.rs` and
/// `games::nim`.
fn names() -> Result<BTreeSet<(String, String)>, String> {
    let programs = programs()?.into_iter();
    let programs = programs.map(|slug| (format!("src/bin/{slug}.rs"), slug));
    let modules = House::read()?.public.into_iter();
    let modules = modules.map(|module| (file(&module), module));
    Ok(programs.chain(modules).collect())
}
