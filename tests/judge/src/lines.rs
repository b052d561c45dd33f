//! Outputs, line by line.

/// Whether the lines agree, blanks at their ends and empty lines at the end of the output aside.
///
/// # Errors
/// Says which line is the first that differs, and shows both, cut to 200 characters.
pub fn lines(_input: &str, expected: &str, actual: &str) -> Result<(), String> {
    let (expected, actual) = (expected.trim_end(), actual.trim_end());
    let mut pairs = itertools::Itertools::zip_longest(expected.lines(), actual.lines()).enumerate();
    let difference = pairs.find_map(|(index, pair)| {
        let (expected, actual) = (pair.as_ref().left(), pair.as_ref().right());
        (expected.map(|line| line.trim_end()) != actual.map(|line| line.trim_end())).then(|| {
            let shown = |line: Option<&&str>| line.map_or("nothing".to_owned(), |line| format!("{:?}", cut(line)));
            format!("line {}: expected {}, got {}", index + 1, shown(expected), shown(actual))
        })
    });
    difference.map_or(Ok(()), Err)
}

/// At most 200 characters of `text`.
pub fn cut(text: &str) -> String {
    match text.char_indices().nth(200) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_at_line_ends_do_not_matter() {
        assert_eq!(lines("", "1 2\n\n3\n", "1 2 \r\n\n3"), Ok(()));
        assert_eq!(lines("", "\n", ""), Ok(()));
    }

    #[test]
    fn the_first_difference_is_shown() {
        assert_eq!(lines("", "1\n2\n", "1\n3\n"), Err(r#"line 2: expected "2", got "3""#.to_owned()));
        assert_eq!(lines("", "1\n", "1\n3\n"), Err(r#"line 2: expected nothing, got "3""#.to_owned()));
        assert_eq!(lines("", "1\n2", "1"), Err(r#"line 2: expected "2", got nothing"#.to_owned()));
        assert_eq!(lines("", "1 2", "12"), Err(r#"line 1: expected "1 2", got "12""#.to_owned()));
        let long = "7".repeat(1000);
        assert_eq!(lines("", "", &long), Err(format!("line 1: expected nothing, got \"{}…\"", "7".repeat(200))));
    }
}
