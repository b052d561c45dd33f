//! Loops over the cases of an input.

use std::fmt::{Display, Write};

use kit::tokens::Tokens;

/// A line for each case: what `line` makes of it. The input begins with the number of cases.
pub fn counted<Line: Display>(input: &str, mut line: impl FnMut(&mut Tokens) -> Line) -> String {
    let mut tokens = Tokens::new(input);
    let cases: usize = tokens.read();
    let mut lines = String::new();
    (0..cases).for_each(|_| writeln!(lines, "{}", line(&mut tokens)).expect("a string takes everything"));
    lines
}

/// A line for each case up to the end of the input, or up to the case of which `line` makes nothing.
pub fn up_to_end<Line: Display>(input: &str, mut line: impl FnMut(&mut Tokens) -> Option<Line>) -> String {
    let mut tokens = Tokens::new(input);
    let next = || (!tokens.is_empty()).then(|| line(&mut tokens)).flatten();
    std::iter::from_fn(next).map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_case_has_its_line() {
        let sum = |tokens: &mut Tokens| tokens.read::<u32>() + tokens.read::<u32>();
        assert_eq!(counted("2\n1 2\n3 4\n5 6\n", sum), "3\n7\n");
        assert_eq!(up_to_end("1 2\n\n3 4\n", |tokens| Some(sum(tokens))), "3\n7\n");
        assert_eq!(up_to_end("", |tokens| Some(sum(tokens))), "");
        let not_zero = |tokens: &mut Tokens| Some(tokens.read::<u32>()).filter(|&n| n != 0);
        assert_eq!(up_to_end("4 5 0 6", not_zero), "4\n5\n");
    }
}
