//! Commands with variables of their environment, as they are typed.

/// A command that sees these variables, as the shells of this system take it: `EVIDENCE=part cargo test`.
pub fn with_variables(variables: &[(&str, &str)], command: &str) -> String {
    if cfg!(windows) {
        return on_windows(variables, command);
    }
    variables.iter().map(|(name, value)| format!("{name}={value} ")).collect::<String>() + command
}

/// The same command for Windows: `cmd` and PowerShell have no form in common but this one. A blank before `&&` would be
/// of the value.
pub fn on_windows(variables: &[(&str, &str)], command: &str) -> String {
    let settings: String = variables.iter().map(|(name, value)| format!("set {name}={value}&& ")).collect();
    format!("cmd /c \"{settings}{command}\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_what_the_shells_take() {
        let variables = [("UPDATE", "1"), ("EVIDENCE", "full")];
        let here = with_variables(&variables, "cargo test");
        let there = on_windows(&variables, "cargo test");
        assert_eq!(there, "cmd /c \"set UPDATE=1&& set EVIDENCE=full&& cargo test\"");
        assert_eq!(here, if cfg!(windows) { &there } else { "UPDATE=1 EVIDENCE=full cargo test" });
    }
}
