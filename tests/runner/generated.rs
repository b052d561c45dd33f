//! Files and parts of files that tests write: with the variable `UPDATE` set they are written anew, otherwise compared.

use std::fs;

use libtest_mimic::Failed;

use super::root;

/// The text of a file of the package, with the line ends of Unix.
pub fn read(path: &str) -> Result<String, Failed> {
    let text = fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))?;
    Ok(text.replace("\r\n", "\n"))
}

/// Fails where `path` has another text than `wanted`, unless the switch is on: then it is written.
pub fn generated(path: &str, found: &str, wanted: &str) -> Result<(), Failed> {
    if found == wanted {
        return Ok(());
    }
    if std::env::var_os("UPDATE").is_some() {
        fs::write(root().join(path), wanted)?;
        return Ok(());
    }
    let lacks = |text: &str, other: &str| {
        text.lines().find(|line| !other.lines().any(|found| found == *line)).map(str::to_owned)
    };
    let difference = match (lacks(wanted, found), lacks(found, wanted)) {
        (Some(line), _) => format!("lacks\n{line}"),
        (None, Some(line)) => format!("should not have\n{line}"),
        (None, None) => "has its lines in another order".to_owned(),
    };
    Err(format!("{path} {difference}\nThis test writes it anew where the variable UPDATE is set").into())
}

/// The same for what stands in a file between two marks.
pub fn generated_between(path: &str, marks: (&str, &str), wanted: &str) -> Result<(), Failed> {
    let found = read(path)?;
    let (before, rest) = found.split_once(marks.0).ok_or_else(|| format!("{path} lacks {:?}", marks.0))?;
    let (_, behind) = rest.split_once(marks.1).ok_or_else(|| format!("{path} lacks {:?}", marks.1))?;
    let wanted = format!("{before}{}{wanted}{}{behind}", marks.0, marks.1);
    generated(path, &found, &wanted)
}
