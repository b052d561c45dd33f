//! What a compiler says of a source that it refuses.

/// So many lines of its first error are shown.
const LINES: usize = 12;

/// How lines begin in which cargo says what it does.
const PROGRESS: [&str; 9] =
    ["Blocking", "Compiling", "Downloaded", "Downloading", "Finished", "Fresh", "Locking", "Running", "Updating"];

/// The first error that a compiler says, with the lines that belong to it; where none is found, how it begins.
pub fn first_error(said: &str) -> String {
    let is_progress = |line: &&str| PROGRESS.iter().any(|word| line.trim_start().starts_with(word));
    let lines: Vec<&str> = said.lines().filter(|line| !line.trim().is_empty() && !is_progress(line)).collect();
    let is_error = |line: &&&str| {
        let is_rust = line.starts_with("error:") || line.starts_with("error[");
        is_rust || line.contains(": error:") || line.contains(": fatal error:")
    };
    let first = lines.iter().position(|line| is_error(&line)).unwrap_or(0);
    let rest = lines.iter().skip(first + 1).take_while(|line| !is_error(line) && !is_about_another(line));
    let error: Vec<&str> = lines.iter().skip(first).take(1).chain(rest).take(LINES).copied().collect();
    error.join("\n")
}

/// Whether something else begins in this line.
fn is_about_another(line: &str) -> bool {
    let is_rust = line.starts_with("warning:") || line.starts_with("For more information");
    is_rust || line.contains(": warning:") || line.contains(": In function ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_error_is_shown_and_nothing_else() {
        let cargo = "   Compiling libc v0.2\n    Finished `dev`\n     Running `submission`\n\
                     error: a.rs:5:20: cannot find value `y`\nerror: a.rs:4:18: mismatched types\n";
        assert_eq!(first_error(cargo), "error: a.rs:5:20: cannot find value `y`");
        let rustc = "warning: unused\n --> a.rs:1:1\n\nerror[E0425]: cannot find value `y`\n --> a.rs:3:20\n  |\n\
                     3 |     y\n\nerror: aborting\n\nFor more information about this error, try `rustc`\n";
        assert_eq!(first_error(rustc), "error[E0425]: cannot find value `y`\n --> a.rs:3:20\n  |\n3 |     y");
        let gcc = "a.cpp: In function 'int main()':\na.cpp:3:21: error: invalid conversion\n    3 | x\n      | ^\n\
                   a.cpp:3:9: error: 'y' was not declared\n";
        assert_eq!(first_error(gcc), "a.cpp:3:21: error: invalid conversion\n    3 | x\n      | ^");
        let go = "# command-line-arguments\n./a.go:3:14: declared and not used: x\n";
        assert_eq!(first_error(go), go.trim_end());
        assert_eq!(first_error(""), "");
        let long = format!("a.cpp:1:1: error: x\n{}", "  note\n".repeat(50));
        assert_eq!(first_error(&long).lines().count(), LINES);
    }
}
