//! The collection is whole: every program has its evidence, and the README's table is what the headers say.
//!
//! `UPDATE_README=1 cargo test --test catalogue` writes the table anew.

mod runner;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use libtest_mimic::{Failed, Trial};
use problems::Problem;
use runner::{cases, root};

/// The families in the order of the table.
const FAMILIES: [&str; 14] = [
    "Nim and staircase",
    "take-away",
    "rows and boards",
    "coin turning",
    "sums under other rules",
    "splitting",
    "edge deletion",
    "vertex games",
    "strategy on trees and graphs",
    "parity",
    "loops",
    "two goals",
    "counting",
    "tables",
];

fn main() -> ExitCode {
    runner::main(|| {
        let each = problems::all().iter().flat_map(|problem| {
            [
                Trial::test(format!("{}::header", problem.slug), || {
                    Header::of(problem.slug).map(drop)
                }),
                Trial::test(format!("{}::evidence", problem.slug), || evidence(problem)),
            ]
        });
        let whole = [
            Trial::test("every-program-is-registered", every_program_is_registered),
            Trial::test("readme-table", readme_table),
            Trial::test("readme-samples", readme_samples),
        ];
        each.chain(whole).collect()
    })
}

/// Programs, registered problems, their files and their folders are the same.
fn every_program_is_registered() -> Result<(), Failed> {
    let registered: BTreeSet<String> = problems::all()
        .iter()
        .map(|problem| problem.slug.to_owned())
        .collect();
    if registered.len() != problems::all().len() {
        return Err("a problem is registered twice".into());
    }
    let mut files = names("tests/problems", "rs")?;
    files.remove("lib");
    let places = [
        ("src/bin", names("src/bin", "rs")?),
        ("tests/problems", files),
        ("testdata", names("testdata", "")?),
    ];
    for (place, found) in places {
        let differing: Vec<&String> = registered.symmetric_difference(&found).collect();
        if !differing.is_empty() {
            return Err(
                format!("{place} and tests/problems/lib.rs differ in {differing:?}").into(),
            );
        }
    }
    Ok(())
}

/// The names, without extension, of what stands in a folder; for an extension, of files only; for none, of folders.
fn names(folder: &str, extension: &str) -> Result<BTreeSet<String>, Failed> {
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(root().join(folder))? {
        let path = entry?.path();
        let wanted = match extension {
            "" => path.is_dir(),
            extension => path.extension().is_some_and(|found| found == extension),
        };
        names.extend(
            path.file_stem()
                .filter(|_| wanted)
                .map(|name| name.to_string_lossy().into_owned()),
        );
    }
    Ok(names)
}

/// There are golden cases, each with both of its files, small cases, worst inputs, and no two of one name.
fn evidence(problem: &Problem) -> Result<(), Failed> {
    let folder = format!("testdata/{}", problem.slug);
    let (inputs, outputs) = (names(&folder, "in")?, names(&folder, "out")?);
    if let Some(name) = inputs.symmetric_difference(&outputs).next() {
        return Err(format!("{folder}: {name} has an .in or an .out, but not both").into());
    }
    let small: Vec<&str> = (problem.small)().iter().map(|small| small.name).collect();
    let worst: Vec<&str> = (problem.worst)().iter().map(|worst| worst.name).collect();
    let golden = cases(problem.slug)?
        .into_iter()
        .map(|case| case.name)
        .collect::<Vec<_>>();
    let golden: Vec<&str> = golden.iter().map(String::as_str).collect();
    for (kind, names) in [
        ("cases in testdata", golden),
        ("small cases", small),
        ("worst inputs", worst),
    ] {
        if names.is_empty() {
            return Err(format!("there are no {kind}").into());
        }
        if names.iter().collect::<BTreeSet<_>>().len() != names.len() {
            return Err(format!("two {kind} have one name: {names:?}").into());
        }
    }
    Ok(())
}

/// What a program says of itself.
struct Header {
    slug: String,
    title: String,
    judge: String,
    family: usize,
    theorem: String,
    cost: String,
}

impl Header {
    fn of(slug: &str) -> Result<Self, Failed> {
        let source = fs::read_to_string(root().join(format!("src/bin/{slug}.rs")))?;
        let lines: Vec<&str> = source
            .lines()
            .map_while(|line| line.strip_prefix("//!"))
            .map(str::trim)
            .collect();
        let field = |name: &str| {
            let mut found = lines
                .iter()
                .enumerate()
                .filter_map(|(line, text)| Some((line, text.strip_prefix(name)?)));
            let first = found.next().ok_or(format!("the header lacks {name:?}"))?;
            match found.next() {
                None => Ok((first.0, first.1.trim())),
                Some(_) => Err(format!("the header has {name:?} twice")),
            }
        };
        let names = [
            "# ", "Judge:", "Family:", "Theorem:", "Rule.", "Claim.", "Why.", "Cost.",
        ];
        let fields: Vec<(usize, &str)> = names
            .iter()
            .map(|name| field(name))
            .collect::<Result<_, _>>()?;
        if !fields.is_sorted() {
            return Err(format!("the header's order is not {names:?}").into());
        }
        let text = |index: usize| fields[index].1.to_owned();
        let family = FAMILIES.iter().position(|family| *family == fields[2].1);
        let cost = lines[fields[7].0..]
            .iter()
            .take_while(|line| !line.is_empty());
        let cost = cost.copied().collect::<Vec<_>>().join(" ");
        Ok(Self {
            slug: slug.to_owned(),
            title: text(0),
            judge: text(1),
            family: family.ok_or(format!("there is no family {:?}", fields[2].1))?,
            theorem: text(3),
            cost: cost
                .trim_start_matches("Cost.")
                .trim()
                .trim_end_matches('.')
                .to_owned(),
        })
    }

    fn row(&self) -> String {
        let link = match self
            .judge
            .strip_prefix('<')
            .and_then(|judge| judge.split_once('>'))
        {
            Some((judge, _)) => format!("[{}]({judge})", self.title),
            None => self.title.clone(),
        };
        let cells = [
            format!("`{}`", self.slug),
            link,
            FAMILIES[self.family].to_owned(),
            self.theorem.clone(),
            self.cost.clone(),
        ];
        format!(
            "| {} |\n",
            cells.map(|cell| cell.replace('|', "\\|")).join(" | ")
        )
    }
}

/// The table of the README between its two marks.
fn readme_table() -> Result<(), Failed> {
    let mut headers: Vec<Header> = problems::all()
        .iter()
        .map(|problem| Header::of(problem.slug))
        .collect::<Result<_, _>>()?;
    headers.sort_by(|a, b| (a.family, &a.slug).cmp(&(b.family, &b.slug)));
    let rows: String = headers.iter().map(Header::row).collect();
    let table = format!(
        "\n| program | problem | family | theorem | cost |\n|---|---|---|---|---|\n{rows}\n"
    );

    let path = root().join("README.md");
    let readme = fs::read_to_string(&path)?;
    let marks = ("<!-- catalogue -->\n", "<!-- end of the catalogue -->");
    let parts = readme
        .split_once(marks.0)
        .and_then(|(before, rest)| Some((before, rest.split_once(marks.1)?)));
    let (before, (found, behind)) = parts.ok_or("README.md lacks the marks around its table")?;
    if found == table {
        return Ok(());
    }
    if std::env::var_os("UPDATE_README").is_some() {
        fs::write(
            &path,
            format!("{before}{}{table}{}{behind}", marks.0, marks.1),
        )?;
        return Ok(());
    }
    let differing = table
        .lines()
        .find(|line| !found.lines().any(|found| found == *line));
    let differing = differing.unwrap_or("the order of its rows, or a row too many");
    Err(format!("README.md: the table differs from the headers in:\n{differing}\nUPDATE_README=1 writes it anew").into())
}

/// Every file that the README mentions is there.
fn readme_samples() -> Result<(), Failed> {
    let readme = fs::read_to_string(root().join("README.md"))?;
    let words = readme.split(|c: char| c.is_whitespace() || "`(),".contains(c));
    let missing = words
        .filter(|word| {
            ["src/", "tests/", "testdata/", "benches/", "bundle/"]
                .iter()
                .any(|place| word.starts_with(place))
        })
        .filter(|word| !word.contains(['<', '*']))
        .find(|word| !Path::new(root()).join(word).exists());
    missing.map_or(Ok(()), |word| {
        Err(format!("README.md mentions {word}, which is not there").into())
    })
}
