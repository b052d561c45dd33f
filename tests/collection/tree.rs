//! The files of the repository: what is in a folder, what is in a file, and what of it is written anew.

use std::collections::BTreeMap;
use std::fs;

use judge::paths::root;

/// The text of a file of the package, with the line ends of Unix.
pub fn read(path: &str) -> Result<String, String> {
    let text = fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))?;
    Ok(text.replace("\r\n", "\n"))
}

/// The names of the files of a folder of the package, and those of its folders, sorted.
pub fn list(folder: &str) -> Result<(Vec<String>, Vec<String>), String> {
    let (mut files, mut folders) = (vec![], vec![]);
    for entry in fs::read_dir(root().join(folder)).map_err(|error| format!("{folder}: {error}"))? {
        let entry = entry.map_err(|error| format!("{folder}: {error}"))?;
        let names = if entry.path().is_dir() { &mut folders } else { &mut files };
        names.push(entry.file_name().to_string_lossy().into_owned());
    }
    files.sort();
    folders.sort();
    Ok((files, folders))
}

/// How many of the judge's samples each folder of `testdata` has: `sample-1` to `sample-k`, or dialogues,
/// `transcript-1` to `transcript-k`.
pub fn samples() -> Result<BTreeMap<String, usize>, String> {
    list("testdata")?.1.into_iter().map(|slug| Ok((slug.clone(), samples_of(&slug)?))).collect()
}

/// The same for one folder.
pub fn samples_of(slug: &str) -> Result<usize, String> {
    let (files, _) = list(&format!("testdata/{slug}"))?;
    let mut all = 0;
    for (beginning, end) in [("sample-", ".in"), ("transcript-", ".judge")] {
        let of_kind = |file: &&String| file.starts_with(beginning) && file.ends_with(end);
        let count = files.iter().filter(of_kind).count();
        let name = |number| format!("{beginning}{number}{end}");
        if let Some(missing) = (1..=count).map(name).find(|name| !files.contains(name)) {
            return Err(format!("testdata/{slug} has {count} samples, but no {missing}"));
        }
        all += count;
    }
    Ok(all)
}

/// So many characters are in a line at most. rustfmt says nothing of comments and literals that are longer, and leaves
/// the statement around such a literal as it is.
const WIDTH: usize = 120;

/// The lines of a file are short, but for rows of tables: those in comments cannot be broken, and items that rustfmt is
/// to leave as they are have a row a line. All lines that are too long are named at once.
pub fn has_short_lines(path: &str) -> Result<(), String> {
    const AS_IT_IS: &str = "#[rustfmt::skip]";
    // How far such an item is indented, while its lines come.
    let mut item = None;
    let mut long = vec![];
    for (i, line) in read(path)?.lines().enumerate() {
        let indent = line.len() - line.trim_start().len();
        match item {
            Some(outside) if indent == outside && line.trim_start().starts_with(['}', ']', ')']) => item = None,
            None if line.trim() == AS_IT_IS => item = Some(indent),
            None if line.chars().count() > WIDTH && !line.starts_with("//! |") => {
                long.push(format!("{path}:{}: more than {WIDTH} characters", i + 1));
            }
            _ => {}
        }
    }
    all_right(&long)
}

/// What is wrong, all at once, a line each.
pub fn all_right(faults: &[String]) -> Result<(), String> {
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

/// Whether the switch is on.
pub fn is_updated() -> bool {
    std::env::var_os("UPDATE").is_some()
}

/// Fails where `path` has another text than `wanted`, unless the switch is on: then it is written.
pub fn generated(path: &str, found: &str, wanted: &str) -> Result<(), String> {
    if found == wanted {
        return Ok(());
    }
    if is_updated() {
        return fs::write(root().join(path), wanted).map_err(|error| format!("{path}: {error}"));
    }
    let lacks = |text: &str, other: &str| {
        text.lines().find(|line| !other.lines().any(|found| found == *line)).map(str::to_owned)
    };
    let difference = match (lacks(wanted, found), lacks(found, wanted)) {
        (Some(line), _) => format!("lacks\n{line}"),
        (None, Some(line)) => format!("should not have\n{line}"),
        (None, None) => "has its lines in another order".to_owned(),
    };
    Err(format!("{path} {difference}\nWith UPDATE=1 this test writes it anew"))
}

/// The same for what stands in a file between two marks.
pub fn generated_between(path: &str, marks: (&str, &str), wanted: &str) -> Result<(), String> {
    let found = read(path)?;
    let (before, rest) = found.split_once(marks.0).ok_or_else(|| format!("{path} lacks {:?}", marks.0))?;
    let (_, behind) = rest.split_once(marks.1).ok_or_else(|| format!("{path} lacks {:?}", marks.1))?;
    let wanted = format!("{before}{}{wanted}{}{behind}", marks.0, marks.1);
    generated(path, &found, &wanted)
}
