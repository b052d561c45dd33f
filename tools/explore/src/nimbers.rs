//! Arithmetic of nimbers that is typed in: sums, products and quotients.

use crate::rules::reading::Reading;
use crate::word_error::{Both, WordError};
use grundy::arithmetic::Nimber;

const OPERAND: Both = ["an integer below 2^64, or \"(\"", "小于 2^64 的整数，或“(”"];
const OPERATOR: Both = ["\"+\", \"*\", \"/\", \")\" or the end", "“+”“*”“/”“)”，或到此为止"];

/// What is still to be done with the numbers before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operator {
    Open(usize),
    Sum,
    Product,
    Quotient(usize),
}

/// The value of a text like `7 * 9 / 5 + 3`, in which `+`, `-` or `⊕` is the sum of nimbers, `*` or `⊗` their product,
/// and `/` their quotient; products bind more, and operators of a kind are worked out from the left.
///
/// # Complexity
/// O(length) and 128 products for each quotient.
pub fn nimber(text: &str) -> Result<Nimber, WordError> {
    evaluated(text, false).map(|(value, _)| value)
}

/// How such a text is read, if it can be: with ⊕ for the sum, ⊗ for the product and ⊘ for the quotient, and products in
/// parentheses where they stand in a sum.
///
/// # Complexity
/// O(length²).
pub fn nimber_reading(text: &str) -> Option<Reading> {
    let (_, words) = evaluated(text, true).ok()?;
    Some(Reading::new(format!("{words}, with nimbers"), format!("Nim 数：{words}")))
}

/// The value, and the reading if it is asked for.
fn evaluated(text: &str, is_read: bool) -> Result<(Nimber, String), WordError> {
    let letters: Vec<char> = text.chars().collect();
    let error = |place: usize, expected| Err(WordError::at(&letters, place, expected));
    let (mut numbers, mut waiting): (Vec<(Nimber, String)>, Vec<Operator>) = (vec![], vec![]);
    let mut wants_operand = true;
    let mut place = 0;
    loop {
        while letters.get(place).is_some_and(|letter| letter.is_whitespace()) {
            place += 1;
        }
        let next = letters.get(place).copied();
        if wants_operand {
            match next {
                Some('(') => waiting.push(Operator::Open(place)),
                Some('0'..='9') => {
                    let digits: String = letters[place..].iter().take_while(|letter| letter.is_ascii_digit()).collect();
                    let Ok(number) = digits.parse() else { return error(place, OPERAND) };
                    numbers.push((Nimber(number), if is_read { number.to_string() } else { String::new() }));
                    place += digits.len() - 1;
                    wants_operand = false;
                }
                _ => return error(place, OPERAND),
            }
            place += 1;
            continue;
        }
        let operator = match next {
            Some('+' | '-' | '−' | '⊕') => Some(Operator::Sum),
            Some('*' | '×' | '⊗' | '·') => Some(Operator::Product),
            Some('/' | '⊘') => Some(Operator::Quotient(place)),
            Some(')') | None => None,
            Some(_) => return error(place, OPERATOR),
        };
        // What binds at least as much is done first.
        while let Some(&before) = waiting.last() {
            if matches!(before, Operator::Open(_))
                || before == Operator::Sum && !matches!(operator, Some(Operator::Sum) | None)
            {
                break;
            }
            waiting.pop();
            let (Some((second, right)), Some((first, left))) = (numbers.pop(), numbers.pop()) else {
                unreachable!("both were read")
            };
            let (value, sign) = match before {
                Operator::Sum => (first + second, '⊕'),
                Operator::Product => (first * second, '⊗'),
                Operator::Quotient(at) => match first.quotient(second) {
                    Some(quotient) => (quotient, '⊘'),
                    None => return error(at, ["a divisor that is not 0", "不为 0 的除数"]),
                },
                Operator::Open(_) => unreachable!("it ends this loop"),
            };
            // A sum goes on without parentheses.
            let part = |text: String, is_first: bool| match text.contains(' ') {
                true if !(is_first && sign == '⊕' && !text.contains(['⊗', '⊘'])) => format!("({text})"),
                _ => text,
            };
            let words = if is_read { format!("{} {sign} {}", part(left, true), part(right, false)) } else { left };
            numbers.push((value, words));
        }
        match (operator, next, waiting.pop()) {
            (Some(operator), _, before) => {
                waiting.extend(before);
                waiting.push(operator);
                wants_operand = true;
            }
            (None, Some(_), Some(_)) => {}
            (None, Some(_), None) => return error(place, OPERATOR),
            (None, None, Some(Operator::Open(at))) => {
                return error(at, ["a \")\" for each \"(\"", "每个“(”都有对应的“)”"]);
            }
            (None, None, _) => {
                let Some(value) = numbers.pop() else { unreachable!("a number was read") };
                return Ok(value);
            }
        }
        place += 1;
    }
}

/// Whether a text is meant for arithmetic of nimbers: numbers, with blanks around an operator of theirs. Without blanks
/// `7*9` is a game, the sum of 7 and *9.
pub fn is_of_nimbers(text: &str) -> bool {
    let is_one = |letter: char| letter.is_ascii_digit() || letter.is_whitespace() || "()+-*/⊗⊕⊘".contains(letter);
    text.chars().all(is_one)
        && (text.contains(['⊗', '⊕', '⊘']) || [" * ", " / "].iter().any(|operator| text.contains(operator)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_bind_more_than_sums_and_go_from_the_left() {
        for (text, value) in [
            ("7 * 9 / 5", Nimber(7) * Nimber(9) * Nimber(5).inverse()),
            ("7 / 9 * 5", Nimber(7) * Nimber(9).inverse() * Nimber(5)),
            ("1 + 2 * 3", Nimber(1) + Nimber(2) * Nimber(3)),
            ("(1 + 2) * 3", Nimber(3) * Nimber(3)),
            ("2*2", Nimber(3)),
            ("8 - 8", Nimber(0)),
            ("18446744073709551615", Nimber(u64::MAX)),
        ] {
            assert_eq!(nimber(text), Ok(value), "{text}");
        }
        let deep = "(".repeat(100_000) + "5" + &")".repeat(100_000);
        assert_eq!(nimber(&deep), Ok(Nimber(5)));
    }

    #[test]
    fn errors_name_the_place() {
        for (text, place, expected) in [
            ("", 1, OPERAND),
            ("7 *", 4, OPERAND),
            ("7 * x", 5, OPERAND),
            ("7 9", 3, OPERATOR),
            ("7 / (3 + 3)", 3, ["a divisor that is not 0", "不为 0 的除数"]),
            ("(7", 1, ["a \")\" for each \"(\"", "每个“(”都有对应的“)”"]),
            ("7)", 2, OPERATOR),
            ("18446744073709551616", 1, OPERAND),
        ] {
            assert_eq!(nimber(text).map_err(|error| (error.place, error.expected)), Err((place, expected)), "{text}");
        }
    }

    #[test]
    fn blanks_tell_products_from_games() {
        assert!(is_of_nimbers("7 * 9 / 5") && is_of_nimbers("7⊗9"));
        assert!(!is_of_nimbers("7*9") && !is_of_nimbers("1/2") && !is_of_nimbers("{1|2} + *3"));
    }
}
