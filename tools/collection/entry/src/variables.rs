//! Commands with variables of their environment, as they are typed.

/// A command that sees these variables, as the shells of this system take it: `EVIDENCE=part cargo test`.
pub fn with_variables(variables: &[(&str, &str)], command: &str) -> String {
    worded(cfg!(windows), variables, command)
}

/// `cmd` and PowerShell have no such form in common but this one. A blank before `&&` would be of the value.
fn worded(is_windows: bool, variables: &[(&str, &str)], command: &str) -> String {
    let settings = |before: &str, behind: &str| {
        variables.iter().map(|(name, value)| format!("{before}{name}={value}{behind}")).collect::<String>()
    };
    match is_windows {
        true => format!("cmd /c \"{}{command}\"", settings("set ", "&& ")),
        false => format!("{}{command}", settings("", " ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_what_the_shells_take() {
        let variables = [("UPDATE", "1"), ("EVIDENCE", "full")];
        assert_eq!(worded(false, &variables, "cargo test"), "UPDATE=1 EVIDENCE=full cargo test");
        assert_eq!(worded(true, &variables, "cargo test"), "cmd /c \"set UPDATE=1&& set EVIDENCE=full&& cargo test\"");
    }
}
