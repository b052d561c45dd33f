//! The rule of a game, as a session begins with it.

use entry::{Program, root};

/// So many lines of it are told at most.
const LINES: usize = 4;

/// The first lines of the rule in the header of the program.
pub fn rule(slug: &str) -> String {
    let program = Program::of(root(), slug).ok().flatten();
    let rule = program.and_then(|program| program.header.section("Rule")).unwrap_or_default();
    let mut lines: Vec<&str> = rule.lines().take_while(|line| !line.is_empty()).collect();
    if lines.len() > LINES {
        // A rule that is longer ends with a sentence.
        lines.truncate(LINES);
        if let Some(last) = lines.iter().rposition(|line| line.contains(". ") || line.ends_with('.')) {
            lines.truncate(last + 1);
            lines[last] = match lines[last].rsplit_once(". ") {
                Some((sentence, _)) if !lines[last].ends_with('.') => sentence,
                _ => lines[last].trim_end_matches('.'),
            };
            return format!("{}. …\n", lines.join("\n"));
        }
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}
