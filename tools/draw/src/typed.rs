//! What somebody types, word by word: numbers in digits and in words, and the few words that tell what a number means.
//! What else stands there says nothing.

/// A word that says something, in either language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// 3, ３, three, 三.
    Number(u64),
    /// 3rd, third, 第三.
    Ordinal(u64),
    /// What is taken follows, or stood before.
    Take,
    /// What is left follows, or stood before.
    Leave,
    /// "left", which is a side, or what is left.
    Left,
    /// A place by its kind: its number follows, or stood before.
    Place(String),
    /// Things that are counted.
    Things,
    /// A size follows.
    Of,
    /// A place or a size follows, and what stood before is taken there.
    From,
    /// A place or a size follows.
    At,
    /// A place or a size follows that there is then.
    To,
    And,
    Or,
    Equals,
    /// A divisor follows.
    By,
    /// So many moves, not so many things.
    Ways(u64),
    /// Whichever it is.
    Any,
    Split,
    /// Nothing of a heap is left; or, where one says what is left, nothing is taken.
    All,
    /// As many from every heap: "from both", 各.
    Each,
    /// Nothing is done.
    Nothing,
    Last,
    Middle,
    Largest,
    Smallest,
    /// A word that a label may have.
    Other(String),
}

/// English words, each line with what all of them say.
#[rustfmt::skip]
const ENGLISH: &[(&str, &[Token])] = &[
    ("take takes taking taken took remove removes removing removed subtract subtracts minus delete move moves moving \
      bring brings push shift lower drop discard grab pick", &[Token::Take]),
    ("leave leaves leaving remain remains remaining keep keeps keeping", &[Token::Leave]),
    ("left", &[Token::Left]),
    ("of with size having", &[Token::Of]),
    ("from off out", &[Token::From]),
    ("at on in", &[Token::At]),
    ("to into becomes become makes make gives", &[Token::To]),
    ("and plus", &[Token::And]),
    ("or", &[Token::Or]),
    ("equals", &[Token::Equals]),
    ("by over", &[Token::By]),
    ("any every either each whichever", &[Token::Any]),
    ("both", &[Token::Number(2), Token::Things]),
    ("split splits splitting divide divides break breaks separate partition", &[Token::Split]),
    ("all whole entire everything entirely completely", &[Token::All]),
    ("stones balls counters", &[Token::Things]),
    ("last rightmost", &[Token::Last]),
    ("middle central", &[Token::Middle]),
    ("largest biggest tallest longest larger bigger taller highest", &[Token::Largest]),
    ("smallest shortest lowest smaller shorter", &[Token::Smallest]),
    ("nothing none pass skip", &[Token::Nothing]),
];

/// Kinds of places, in the singular.
#[rustfmt::skip]
const PLACES: &[&str] = &[
    "heap", "pile", "stack", "stair", "step", "cell", "square", "coin", "position", "place", "spot", "vertex", "node",
    "point", "valley", "peak", "edge",
];

/// Numbers in words, from 0 on; ordinal ones from the first on.
#[rustfmt::skip]
const NUMBERS: &[&str] = &[
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
];
const ORDINALS: &[&str] =
    &["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/// Chinese words, the longer ones before those that they begin with.
#[rustfmt::skip]
const CHINESE: &[(&str, &[Token])] = &[
    ("那一", &[]), ("这一", &[]), ("哪一", &[]), ("一步", &[]), ("一下", &[]), ("一起", &[]), ("一共", &[]),
    ("一种也没有", &[Token::Nothing]), ("一种都没有", &[Token::Nothing]), ("没有一种", &[Token::Nothing]),
    ("都不", &[Token::Nothing]), ("全不", &[Token::Nothing]), ("都必胜", &[Token::All]), ("都胜", &[Token::All]),
    ("两堆各", &[Token::Each]), ("两堆都", &[Token::Each]), ("各", &[Token::Each]), ("整堆", &[Token::All]), ("全部", &[Token::All]), ("取光", &[Token::All]), ("拿光", &[Token::All]),
    ("取完", &[Token::All]), ("拿完", &[Token::All]), ("清空", &[Token::All]), ("全", &[Token::All]),
    ("分成", &[Token::Split, Token::To]), ("分为", &[Token::Split, Token::To]), ("拆成", &[Token::Split, Token::To]),
    ("拆为", &[Token::Split, Token::To]), ("分裂", &[Token::Split]), ("分", &[Token::Split]), ("拆", &[Token::Split]),
    ("取", &[Token::Take]), ("拿", &[Token::Take]), ("去掉", &[Token::Take]), ("移动", &[Token::Take]),
    ("移", &[Token::Take]), ("减", &[Token::Take]), ("搬", &[Token::Take]), ("挪", &[Token::Take]),
    ("留下", &[Token::Leave]), ("剩下", &[Token::Leave]), ("剩余", &[Token::Leave]), ("余下", &[Token::Leave]),
    ("留", &[Token::Leave]), ("剩", &[Token::Leave]),
    ("变成", &[Token::To]), ("变为", &[Token::To]), ("变", &[Token::To]), ("到", &[Token::To]), ("成", &[Token::To]),
    ("大小为", &[Token::Of]), ("大小", &[Token::Of]),
    ("从", &[Token::At]), ("在", &[Token::At]),
    ("和", &[Token::And]), ("与", &[Token::And]), ("或", &[Token::Or]), ("除以", &[Token::By]),
    ("都行", &[Token::Any]), ("都可以", &[Token::Any]), ("随便", &[Token::Any]),
    ("不拿", &[Token::Nothing]), ("不取", &[Token::Nothing]), ("不移", &[Token::Nothing]), ("没有", &[Token::Number(0)]),
    ("石子", &[Token::Things]), ("个", &[Token::Things]), ("颗", &[Token::Things]), ("球", &[Token::Things]),
    ("最后一个", &[Token::Last]), ("最后一枚", &[Token::Last]), ("最后一位", &[Token::Last]),
    ("最后", &[Token::Last]), ("最右", &[Token::Last]), ("最左", &[Token::Ordinal(1)]), ("中间", &[Token::Middle]),
    ("最大", &[Token::Largest]), ("最多", &[Token::Largest]), ("最小", &[Token::Smallest]), ("最少", &[Token::Smallest]),
];

/// Chinese words that are an English word of labels.
#[rustfmt::skip]
const SAME: &[(&str, &str)] = &[
    ("左边", "left"), ("右边", "right"), ("左", "left"), ("右", "right"), ("一堆", "heap"), ("堆", "heap"),
    ("台阶", "stair"), ("阶", "stair"), ("级", "stair"), ("格", "cell"), ("位", "place"), ("硬币", "coin"), ("枚", "coin"),
    ("顶点", "vertex"), ("点", "vertex"), ("山谷", "valley"), ("谷", "valley"), ("山峰", "peak"), ("峰", "peak"), ("边", "edge"),
];

/// Signs that are words.
const SIGNS: &[(&str, Token)] = &[
    ("-->", Token::To),
    ("->", Token::To),
    ("=>", Token::To),
    ("→", Token::To),
    ("⇒", Token::To),
    ("➜", Token::To),
    ("=", Token::Equals),
    ("÷", Token::By),
    ("+", Token::And),
    ("&", Token::And),
    ("、", Token::And),
];

/// What is typed, word by word.
pub fn tokens(typed: &str) -> Vec<Token> {
    let text = narrow(typed);
    let (mut tokens, mut rest) = (vec![], &text[..]);
    // Whether the number that follows counts places.
    let mut is_ordinal = false;
    while let Some(first) = rest.chars().next() {
        let ascii = |is: fn(&char) -> bool| rest.find(|letter: char| !is(&letter)).unwrap_or(rest.len());
        let counted = chinese_number(rest).filter(|_| is_ordinal);
        let mut number = |number| {
            let counts = std::mem::take(&mut is_ordinal);
            if counts { Token::Ordinal(number) } else { Token::Number(number) }
        };
        let length = if let Some((value, length)) = counted {
            tokens.push(number(value));
            length
        } else if first.is_ascii_digit() {
            let digits = ascii(char::is_ascii_digit);
            let value = rest[..digits].parse().unwrap_or(u64::MAX);
            let suffix = ["st", "nd", "rd", "th"].iter().find(|suffix| rest[digits..].starts_with(**suffix));
            tokens.push(suffix.map_or_else(|| number(value), |_| Token::Ordinal(value)));
            digits + suffix.map_or(0, |suffix| suffix.len())
        } else if first.is_ascii_alphabetic() {
            let letters = ascii(|letter| letter.is_ascii_alphabetic() || *letter == '\'');
            let word = &rest[..letters];
            // "One heap" is none in particular.
            if ["heap", "pile", "stack"].contains(&word) && tokens.last() == Some(&Token::Number(1)) {
                tokens.pop();
            }
            english(word, &mut tokens);
            letters
        } else if let Some((sign, token)) = SIGNS.iter().find(|(sign, _)| rest.starts_with(sign)) {
            tokens.push(token.clone());
            sign.len()
        } else if let Some((word, said)) = CHINESE.iter().find(|(word, _)| rest.starts_with(word)) {
            tokens.extend_from_slice(said);
            word.len()
        } else if let Some((word, same)) = SAME.iter().find(|(word, _)| rest.starts_with(word)) {
            english(same, &mut tokens);
            word.len()
        } else if let Some((value, length)) = chinese_number(rest) {
            tokens.push(number(value));
            length
        } else {
            is_ordinal |= first == '第';
            first.len_utf8()
        };
        rest = &rest[length..];
        settle(&mut tokens, rest);
    }
    tokens
}

/// What the last words are together with what follows: 两种 counts moves, and 一个 before a number counts nothing.
fn settle(tokens: &mut Vec<Token>, rest: &str) {
    match &mut tokens[..] {
        [.., Token::Number(1), Token::Things, Token::Number(_)] => {
            drop(tokens.drain(tokens.len() - 3..tokens.len() - 1));
        }
        [.., last] => {
            if let (Token::Number(number), true) = (&*last, rest.starts_with(['种', '步'])) {
                *last = Token::Ways(*number);
            }
        }
        [] => {}
    }
}

/// An English word, if it says something.
fn english(word: &str, tokens: &mut Vec<Token>) {
    let of = |words: &[&str]| words.iter().position(|known| *known == word).map(|index| index as u64);
    let singular = word.strip_suffix('s').unwrap_or(word);
    let last = tokens.last().cloned();
    let is_last = |word: &str| last == Some(Token::Other(word.to_owned()));
    if ["both", "each"].contains(&word) && last == Some(Token::From) {
        tokens.pop();
        tokens.push(Token::Each);
    } else if ["move", "moves"].contains(&word) && is_last("no") {
        tokens.pop();
        tokens.push(Token::Nothing);
    } else if let (["moves" | "ways"], [.., Token::Number(2), Token::Things]) = ([word], &tokens[..]) {
        tokens.truncate(tokens.len() - 2);
        tokens.push(Token::Ways(2));
    } else if let Some((_, said)) =
        ENGLISH.iter().find(|(words, _)| words.split_whitespace().any(|known| known == word))
    {
        tokens.extend_from_slice(said);
    } else if let Some(place) = PLACES.iter().find(|place| [word, singular].contains(place)) {
        if is_last("no") {
            tokens.push(Token::Nothing);
        }
        tokens.push(Token::Place((*place).to_owned()));
    } else if ["stone", "ball", "counter"].contains(&word) {
        tokens.extend(is_last("a").then_some(Token::Number(1)));
        tokens.push(Token::Things);
    } else if let Some(number) = of(NUMBERS) {
        // "The one", "the left one" count nothing.
        let the = Token::Other("the".to_owned());
        if number != 1 || !tokens.iter().rev().take(2).any(|token| *token == the) {
            tokens.push(Token::Number(number));
        }
    } else if let Some(index) = of(ORDINALS) {
        tokens.push(Token::Ordinal(index + 1));
    } else {
        tokens.push(Token::Other(word.to_owned()));
    }
}

/// A number below a hundred in Chinese, and how long it is.
fn chinese_number(text: &str) -> Option<(u64, usize)> {
    const DIGITS: &str = "零一二三四五六七八九";
    let digit = |letter: char| match letter {
        '两' => Some(2),
        '〇' => Some(0),
        _ => DIGITS.chars().position(|digit| digit == letter).map(|index| index as u64),
    };
    let letters: Vec<char> = text.chars().take(3).collect();
    let at = |index: usize| letters.get(index).copied();
    let of = |index: usize| at(index).and_then(digit);
    let (value, count) = match (of(0), at(0), at(1)) {
        (Some(tens), _, Some('十')) => of(2).map_or((10 * tens, 2), |ones| (10 * tens + ones, 3)),
        (Some(ones), ..) => (ones, 1),
        (None, Some('十'), _) => of(1).map_or((10, 1), |ones| (10 + ones, 2)),
        _ => return None,
    };
    Some((value, letters[..count].iter().map(|letter| letter.len_utf8()).sum()))
}

/// In small letters of the width of English.
pub fn narrow(text: &str) -> String {
    let narrow = |letter: char| match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter),
        '\u{3000}' => ' ',
        letter => letter,
    };
    text.chars().map(narrow).flat_map(char::to_lowercase).collect()
}

/// A text by its numbers, words and signs of coins alone; what has none, without its blanks.
pub fn plain(text: &str) -> String {
    let narrow = narrow(text).replace('●', " ● ").replace('○', " ○ ");
    let parts = narrow.replace(|letter: char| !letter.is_alphanumeric() && !"●○".contains(letter), " ");
    let words: Vec<&str> = parts.split_whitespace().collect();
    if words.is_empty() { unspaced(text) } else { words.join(" ") }
}

/// A text without its blanks.
pub fn unspaced(text: &str) -> String {
    text.split_whitespace().collect()
}

/// All numbers that are typed, in their order.
pub fn numbers(tokens: &[Token]) -> Vec<u64> {
    let number = |token: &Token| match token {
        Token::Number(number) | Token::Ordinal(number) => Some(*number),
        _ => None,
    };
    tokens.iter().filter_map(number).collect()
}

/// Whether the number asked for is typed, where a form has a hole for it, `[ ]`: alone, behind a sign of equality, or
/// beside the other numbers of the form; nothing if no number is.
pub fn fills(form: &str, right: u64, typed: &str) -> Option<bool> {
    let count = |token: &Token| match token {
        Token::Number(number) | Token::Ways(number) => Some(*number),
        _ => None,
    };
    let of: Vec<u64> = tokens(form).iter().filter_map(count).collect();
    // Where a form tells how many there are, all and none of them are numbers, too.
    let said = |token: &Token| match (token, &of[..]) {
        (Token::All | Token::Any, [all]) => Some(*all),
        (Token::Nothing, [_]) => Some(0),
        _ => count(token),
    };
    let counted = |tokens: &[Token]| tokens.iter().filter_map(said).collect::<Vec<_>>();
    let words = tokens(typed);
    let equal = words.rsplit(|token| *token == Token::Equals).next().map(counted).filter(|found| found.len() == 1);
    let found = equal.unwrap_or_else(|| counted(&words));
    let without = |index: &usize| [&found[..*index], &found[index + 1..]].concat();
    let place = if found.len() == 1 { Some(0) } else { (0..found.len()).find(|index| without(index) == of) };
    let is_negative = narrow(typed)
        .split(|letter: char| !"-−0123456789".contains(letter))
        .any(|word| word.strip_prefix(['-', '−']).is_some_and(|rest| !rest.is_empty()));
    place.map(|index| found[index] == right && !is_negative)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Token::*;

    #[test]
    fn numbers_are_digits_and_words() {
        for (typed, wanted) in [
            ("3", vec![Number(3)]),
            ("３ 个", vec![Number(3), Things]),
            ("three stones", vec![Number(3), Things]),
            ("the 2nd heap", vec![Other("the".to_owned()), Ordinal(2), Place("heap".to_owned())]),
            ("第十二堆", vec![Ordinal(12), Place("heap".to_owned())]),
            ("12->9", vec![Number(12), To, Number(9)]),
            ("取走两个", vec![Take, Number(2), Things]),
        ] {
            assert_eq!(tokens(typed), wanted, "{typed}");
        }
    }

    #[test]
    fn a_number_is_right_with_words_around_it_and_in_its_form() {
        let form = "5 XOR 6 = [ ]";
        for typed in ["3", "it is 3", "３", "5 xor 6 = 3", "是三"] {
            assert_eq!(fills(form, 3, typed), Some(true), "{typed}");
        }
        for typed in ["4", "-3", "5 xor 6 = 4", "3 XOR 6 = 5"] {
            assert_eq!(fills(form, 3, typed), Some(false), "{typed}");
        }
        for typed in ["", "no idea", "3 or 4", "3 XOR 6"] {
            assert_eq!(fills(form, 3, typed), None, "{typed}");
        }
        assert_eq!(["3 of 15", "15 种里有 3 种"].map(|typed| fills("[ ] of 15 moves", 3, typed)), [Some(true); 2]);
        for (typed, number) in
            [("all", 15), ("every move", 15), ("全部", 15), ("none", 0), ("no moves", 0), ("没有", 0)]
        {
            let found = [0, 15].map(|right| fills("[ ] of 15 moves", right, typed));
            assert_eq!(found, [0, 15].map(|right| Some(right == number)), "{typed}");
            assert_ne!(fills("the period: [ ]", 15, typed), Some(true), "{typed}");
        }
    }
}
