//! The catalogues, which are generated: how much was tried, and a table for every family.

use collection::library::file;
use collection::{FAMILIES, Family};
use entry::{Facts, Header, Program, Work, with_variables};

use crate::collection::facts::written;
use crate::collection::header::all;
use crate::collection::tree::{generated, read};

/// A README with the finder and the catalogue in its language, and their words.
pub struct Readme {
    pub path: &'static str,
    pub finder: &'static str,
    catalogue: &'static str,
    /// The title of the catalogue, and what stands above its tables.
    title: &'static str,
    introduction: &'static str,
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
        finder: "docs/finder.md",
        catalogue: "docs/catalogue.md",
        title: "Catalogue",
        introduction: "[中文](catalogue.zh-CN.md) · [Which theorem do I need?](finder.md) · \
            [Lists that learners start from](lists.md)\n\n\
            <!-- generated: `UPDATE=1 cargo test collection` writes this file -->\n\n\
            Names lead to the programs, and problems to their judges. `cargo submission --list --json` prints the same \
            for machines. What was tried on all of them, and [how](finder.md#how-it-is-tested):\n",
        family: |family| family.name,
        heads: ["program", "problem", "theorem", "cost"],
        cells: |header| {
            let problem = format!("{} — {}", linked_name(header), header.name_and_about().1);
            [problem, theorem(header), cost(header)]
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
        finder: "docs/finder.zh-CN.md",
        catalogue: "docs/catalogue.zh-CN.md",
        title: "题目列表",
        introduction: "[English](catalogue.md) · [该用哪个定理](finder.zh-CN.md) · [常用题单](lists.zh-CN.md)\n\n\
            <!-- generated: `UPDATE=1 cargo test collection` writes this file -->\n\n\
            点程序名看代码，点原题去 OJ。「时间」一栏若有两项，前一项是预处理。机器可读的列表：\
            `cargo submission --list --json`。总共测了多少（[怎么测](finder.zh-CN.md#测试)）：\n",
        family: |family| family.chinese,
        heads: ["程序", "题目", "原题", "时间"],
        cells: |header| {
            let title = header.chinese().unwrap_or(header.name_and_about().1);
            [title.to_owned(), linked_name(header), time(&cost(header))]
        },
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

/// The program that they write, which is nowhere else.
pub const OWN: &str = "mine";

/// What else is written for those who come, in one language.
const GUIDES: [&str; 2] = ["CONTRIBUTING.md", "CHANGELOG.md"];

/// The files whose links lead somewhere, and whose commands can be followed.
pub fn texts() -> impl Iterator<Item = &'static str> {
    READMES.iter().flat_map(|readme| [readme.path, readme.finder, readme.catalogue]).chain(GUIDES)
}

/// Both catalogues.
pub fn catalogues() -> Result<(), String> {
    let programs = all()?;
    let numbers = numbers()?;
    for readme in &READMES {
        let path = readme.catalogue;
        let counts = counts(readme, &numbers);
        let text = format!(
            "# {}\n\n{}{counts}{}",
            readme.title,
            readme.introduction,
            tables(readme, programs).trim_end().to_owned() + "\n"
        );
        generated(path, &read(path).unwrap_or_default(), &text)?;
    }
    Ok(())
}

/// A table for every family.
fn tables(readme: &Readme, programs: &[Program]) -> String {
    let heads = readme.heads.join(" | ");
    let mut text = String::new();
    for family in &FAMILIES {
        let members = programs.iter().filter(|program| program.header.family() == Some(family.name)).map(|program| {
            let cells = (readme.cells)(&program.header).map(|cell| cell.replace('|', "\\|"));
            format!("| [`{0}`](../src/bin/{0}.rs) | {1} |\n", program.slug, cells.join(" | "))
        });
        let rows: String = members.collect();
        if !rows.is_empty() {
            let name = (readme.family)(family);
            text += &format!("## {name}\n\n| {heads} |\n|---|---|---|---|\n{rows}\n");
        }
    }
    text
}

/// How much was tried, over all programs.
fn numbers() -> Result<[usize; 11], String> {
    let all = written()?;
    if let Some((slug, _)) = all.iter().find(|(_, facts)| facts.work.is_none()) {
        let path = Facts::path(slug);
        let writes = with_variables(&[("UPDATE", "1"), ("EVIDENCE", "full")], &format!("cargo test {slug}"));
        return Err(format!("{path} has no work: {writes} writes it"));
    }
    let (dialogues, played): (Vec<Facts>, Vec<Facts>) = all.into_values().partition(Facts::is_dialogue);
    let sum = |of: &[Facts], count: fn(&Facts) -> usize| of.iter().map(count).sum();
    let mut done = [0; 2];
    for facts in &dialogues {
        if let Some(Work::Referee { dialogues, turns }) = facts.work {
            done = [done[0] + dialogues as usize, done[1] + turns as usize];
        }
    }
    Ok([
        played.len(),
        dialogues.len(),
        sum(&played, |facts| facts.small.len()),
        sum(&played, |facts| facts.constructed.len()),
        sum(&played, |facts| facts.other_algorithm.len()),
        sum(&played, |facts| facts.same_idea.len()),
        sum(&played, |facts| facts.wrong.len()),
        sum(&played, |facts| facts.limits.len()) + sum(&dialogues, |facts| facts.limits.len()),
        done[0],
        done[1],
        sum(&dialogues, |facts| facts.wrong.len()),
    ])
}

fn counts(readme: &Readme, numbers: &[usize; 11]) -> String {
    let rows = readme.counted.iter().zip(numbers);
    let rows: String = rows.map(|(counted, number)| format!("| {counted} | {number} |\n")).collect();
    format!("\n| | |\n|---|--:|\n{rows}\n")
}

/// The name, linked to the problem where a judge is known.
fn linked_name(header: &Header) -> String {
    let (name, _) = header.name_and_about();
    header.link().map_or(name.to_owned(), |link| format!("[{name}]({link})"))
}

/// The theorem, with links to the sources of the library's pages.
fn theorem(header: &Header) -> String {
    let mut links = header.fact("Theorem").unwrap_or_default().split("](");
    let mut text = links.next().unwrap_or_default().to_owned();
    for link in links {
        let (page, behind) = link.split_once(')').unwrap_or((link, ""));
        let module = page.trim_start_matches("mod@").trim_start_matches("grundy::");
        text += &format!("](../{}){behind}", file(module));
    }
    text
}

/// The bounds on time and memory.
fn cost(header: &Header) -> String {
    header.cost().unwrap_or_default().trim_end_matches('.').to_owned()
}

/// Of a cost the bounds on time alone.
fn time(cost: &str) -> String {
    let mut time = String::new();
    let mut rest = cost;
    while let Some(begin) = rest.find("O(") {
        let (before, bound) = (&rest[..begin], closed(&rest[begin..]));
        rest = &rest[begin + bound.len()..];
        let words = rest.split("O(").next().unwrap_or(rest);
        if !words.contains("memory") || words.contains("time") {
            time += match before {
                _ if time.is_empty() => "",
                " or " => " 或 ",
                _ => "，",
            };
            time += bound;
        }
    }
    time
}

/// The beginning of `text` up to where its first parenthesis is closed.
fn closed(text: &str) -> &str {
    let mut depth = 0;
    for (place, c) in text.char_indices() {
        depth += i32::from(c == '(') - i32::from(c == ')');
        if c == ')' && depth == 0 {
            return &text[..=place];
        }
    }
    text
}
