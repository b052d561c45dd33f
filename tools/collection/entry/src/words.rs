//! The words of moves and boards that one problem alone uses, as its Chinese page has them.

/// The heading of the section that holds them, the last of a page.
pub const WORDS: &str = "\n## 棋盘用语\n";

/// A Chinese page without them, and these: each English with its Chinese, the longer ones first, since they may hold
/// others.
///
/// # Errors
/// A line of the section that is no pair: ``- `castle #` = `第 # 座城` ``.
pub fn own_words(page: &str) -> Result<(&str, Vec<(String, String)>), String> {
    let (page, section) = page.split_once(WORDS).unwrap_or((page, ""));
    let pair = |line: &str| {
        let pair = line.strip_prefix("- `")?.strip_suffix('`')?.split_once("` = `");
        pair.filter(|(english, _)| !english.is_empty())
            .map(|(english, chinese)| (english.to_owned(), chinese.to_owned()))
    };
    let lines = section.lines().filter(|line| !line.is_empty());
    let words = lines.map(|line| pair(line).ok_or_else(|| format!("{line:?} is no word with its Chinese")));
    let mut words = words.collect::<Result<Vec<_>, _>>()?;
    words.sort_by_key(|(english, _)| std::cmp::Reverse(english.len()));
    Ok((page, words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_behind_the_page() {
        let page = "# 石子\n\n## 检验\n\n全部。\n";
        assert_eq!(own_words(page), Ok((page, vec![])));
        let with = format!("{page}{WORDS}\n- `gold` = `金`\n- ` gold and ` = ``\n");
        let pairs = [(" gold and ", ""), ("gold", "金")];
        let pairs = pairs.map(|(english, chinese)| (english.to_owned(), chinese.to_owned())).to_vec();
        assert_eq!(own_words(&with), Ok((page, pairs)));
    }

    #[test]
    fn what_is_no_pair_is_told() {
        let error = own_words(&format!("# 石子\n{WORDS}\n- gold = 金\n")).expect_err("no pair");
        assert_eq!(error, "\"- gold = 金\" is no word with its Chinese");
    }
}
