//! What stands on a command line.

/// The words of this program's command line, as `split` gives them.
pub fn arguments() -> Vec<String> {
    split(std::env::args().skip(1))
}

/// Every `--name=value` as two words, up to `--`: behind it stands the command of another program.
pub fn split(words: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut is_behind = false;
    let split = |word: String| {
        is_behind |= word == "--";
        match word.split_once('=') {
            Some((name, value)) if !is_behind && name.starts_with("--") => vec![name.to_owned(), value.to_owned()],
            _ => vec![word],
        }
    };
    words.into_iter().flat_map(split).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn values_may_follow_a_sign() {
        let words = ["--time=2", "--case", "a=b.in", "--oracle=./x -k=1", "n=1", "--", "./a", "--time=3"];
        let split = super::split(words.map(str::to_owned));
        let expected = ["--time", "2", "--case", "a=b.in", "--oracle", "./x -k=1", "n=1", "--", "./a", "--time=3"];
        assert_eq!(split, expected);
    }
}
