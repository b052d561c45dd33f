//! Formulas within a text: indices and exponents are set as such.

use maud::{Render, html};

/// The text as HTML, in which `a_k`, `f_(j−1)`, `x_{i+1}` and `2^n` have indices and exponents. A name of several
/// letters has none: `stair_game`, `LR_RL`.
pub fn set(text: &str) -> String {
    let mut done = String::new();
    let (mut shown, mut from) = (0, 0);
    while let Some(place) = text[from..].find(['_', '^']).map(|place| from + place) {
        from = place + 1;
        let is_index = text[place..].starts_with('_');
        let Some(script) = script(&text[from..], is_index).filter(|_| bears(&text[..place], is_index)) else {
            continue;
        };
        let tag = if is_index { "sub" } else { "sup" };
        done += &format!("{}<{tag}>{}</{tag}>", escaped(&text[shown..place]), set(bare(script)));
        from += script.len();
        shown = from;
    }
    done + &escaped(&text[shown..])
}

/// Lines of formulas, set as [`set`] does. What stands behind two blanks or more, and begins where something begins in
/// another line, stays below or above that: an index takes less of a line than its signs did.
pub fn aligned(text: &str) -> String {
    // The cells of each line: where one begins, how much less the cells before it take, its text, the blanks behind it.
    let lines: Vec<Vec<(usize, f64, &str, &str)>> = text.split('\n').map(cells).collect();
    let least = |column: usize| {
        let all = lines.iter().flatten().filter(|(start, ..)| *start == column);
        all.map(|(_, less, ..)| *less).fold(f64::INFINITY, f64::min)
    };
    let line = |cells: &Vec<(usize, f64, &str, &str)>| {
        let (mut done, mut added) = (String::new(), 0.0);
        for &(column, less, cell, blanks) in cells {
            let wider = less - least(column) - added;
            if wider > 0.01 {
                done += &html! { span style=(format!("padding-left:{wider:.2}ch")) {} }.into_string();
                added += wider;
            }
            done += &set(cell);
            done += blanks;
        }
        done
    };
    lines.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The cells of a line, see [`aligned`].
fn cells(line: &str) -> Vec<(usize, f64, &str, &str)> {
    let (mut cells, mut less) = (vec![], 0.0);
    let mut rest = line;
    while !rest.is_empty() {
        let (cell, behind) = rest.split_at(rest.find("  ").unwrap_or(rest.len()));
        let blanks = &behind[..behind.len() - behind.trim_start_matches(' ').len()];
        cells.push((width(&line[..line.len() - rest.len()]).round() as usize, less, cell, blanks));
        less += width(cell) - width(&set(cell));
        rest = &behind[blanks.len()..];
    }
    cells
}

/// How much of an index is shown of its size, as the style sheet has it.
const SMALLER: f64 = 0.72;

/// The width of a text, or of its HTML, in digits of a type in which all are as wide, but for Chinese.
fn width(html: &str) -> f64 {
    let (mut width, mut size) = (0.0, 1.0);
    let mut rest = html;
    while let Some(letter) = rest.chars().next() {
        let tag = ["<sub>", "<sup>", "</sub>", "</sup>"].into_iter().find(|tag| rest.starts_with(tag));
        let sign = ["&lt;", "&gt;", "&amp;", "&quot;"].into_iter().find(|sign| rest.starts_with(sign));
        match tag {
            Some(tag) if tag.starts_with("</") => size /= SMALLER,
            Some(_) => size *= SMALLER,
            // A Chinese character takes the place of two others.
            None => width += if letter > '\u{2e80}' { 2.0 * size } else { size },
        }
        rest = &rest[tag.or(sign).map_or(letter.len_utf8(), str::len)..];
    }
    width
}

/// Whether what stands before the sign can have an index, or an exponent: a single letter, a bracket; a number or an
/// index an exponent alone.
fn bears(before: &str, is_index: bool) -> bool {
    let mut letters = before.chars().rev();
    match letters.next() {
        Some(')') => true,
        Some(']' | '|') => !is_index,
        Some(letter) if letter.is_ascii_digit() => !is_index,
        Some(letter) if is_letter(letter) => {
            let is_single = !letters.next().is_some_and(|other| is_letter(other) || other == '_' && is_index);
            is_single || is_index && ["min", "max"].iter().any(|word| ends_in(before, word))
        }
        _ => false,
    }
}

/// Whether a text ends in this word.
fn ends_in(text: &str, word: &str) -> bool {
    text.strip_suffix(word).is_some_and(|before| !before.ends_with(is_letter))
}

/// The index or exponent at the beginning of the text: what is in brackets or bars, or a number, a letter, or a number
/// before a letter; an exponent may also be a word, and have its own.
fn script(text: &str, is_index: bool) -> Option<&str> {
    let unsigned = text.strip_prefix(['−', '-']).unwrap_or(text);
    let of_sign = text.len() - unsigned.len();
    let length = of_sign
        + match unsigned.chars().next()? {
            '(' => closed(unsigned, '(', ')')?,
            '{' => closed(unsigned, '{', '}')?,
            '|' if !is_index => unsigned[1..].find('|')? + 2,
            _ => {
                let rest = unsigned.trim_start_matches(|letter: char| letter.is_ascii_digit());
                let rest = match is_index {
                    true => rest.strip_prefix(is_letter).unwrap_or(rest),
                    false => rest.trim_start_matches(is_letter),
                };
                if rest.len() == unsigned.len() {
                    return None;
                }
                // The indices that are letters of their own, as in b₁.
                let rest = rest.trim_start_matches(|letter| ('₀'..='₉').contains(&letter));
                unsigned.len() - rest.len()
            }
        };
    let rest = &text[length..];
    let sign = rest.chars().next().filter(|sign| ['_', '^'].contains(sign));
    let more = sign.filter(|_| !is_index).and_then(|sign| script(&rest[1..], sign == '_'));
    let length = length + more.map_or(0, |more| 1 + more.len());
    let goes_on = |letter: char| is_letter(letter) || letter.is_ascii_digit() || letter == '_';
    (!text[length..].starts_with(goes_on)).then(|| &text[..length])
}

/// The length of what begins with a bracket, up to the one that closes it.
fn closed(text: &str, opens: char, closes: char) -> Option<usize> {
    let mut depth = 0;
    let end = text.char_indices().find(|&(_, letter)| {
        depth += usize::from(letter == opens);
        depth -= usize::from(letter == closes);
        depth == 0
    });
    end.map(|(end, _)| end + closes.len_utf8())
}

/// An index or exponent without the brackets that hold it together.
fn bare(script: &str) -> &str {
    let is_one = |opens, closes| closed(script, opens, closes) == Some(script.len());
    let inner = || &script[1..script.len() - 1];
    match script.chars().next() {
        Some('(') if is_one('(', ')') => inner(),
        Some('{') if is_one('{', '}') => inner(),
        _ => script,
    }
}

/// A letter of formulas: Latin or Greek.
fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphabetic() || ('α'..='ω').contains(&letter) || ('Α'..='Ω').contains(&letter)
}

fn escaped(text: &str) -> String {
    text.render().into_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_and_exponents_are_set() {
        let sets = [
            ("a_k < A_v", "a<sub>k</sub> &lt; A<sub>v</sub>"),
            ("x_{i+1} + f_(j−1)", "x<sub>i+1</sub> + f<sub>j−1</sub>"),
            ("2f_(−1), n_2m。", "2f<sub>−1</sub>, n<sub>2m</sub>。"),
            ("为a_i，x_1、x_4", "为a<sub>i</sub>，x<sub>1</sub>、x<sub>4</sub>"),
            ("max_u f)_j", "max<sub>u</sub> f)<sub>j</sub>"),
            ("2^n ≤ 10^18: 2^−k", "2<sup>n</sup> ≤ 10<sup>18</sup>: 2<sup>−k</sup>"),
            ("2^−(k+1), 2^rank.", "2<sup>−(k+1)</sup>, 2<sup>rank</sup>."),
            ("O(2^(n + 1)) n^(1/b).", "O(2<sup>n + 1</sup>) n<sup>1/b</sup>."),
            ("(−1)^|i| 2^|B| T(i)^n", "(−1)<sup>|i|</sup> 2<sup>|B|</sup> T(i)<sup>n</sup>"),
            ("2^2^k，ω^(i·j)", "2<sup>2<sup>k</sup></sup>，ω<sup>i·j</sup>"),
            ("2^b₁⌋ 2^(p_m − 1)", "2<sup>b₁</sup>⌋ 2<sup>p<sub>m</sub> − 1</sup>"),
            ("x_i^2 p^a_j", "x<sub>i</sub><sup>2</sup> p<sup>a<sub>j</sub></sup>"),
        ];
        for (text, html) in sets {
            assert_eq!(set(text), html);
        }
    }

    #[test]
    fn lines_stay_aligned() {
        let set = "a<sub>j</sub> &lt; 2   <span style=\"padding-left:1.28ch\"></span>if b<sub>i</sub>\n1         else";
        assert_eq!(aligned("a_j < 2   if b_i\n1         else"), set);
        assert_eq!(aligned("a_j  if b\nc_j  else"), "a<sub>j</sub>  if b\nc<sub>j</sub>  else");
        assert_eq!(aligned("RL_LR  LR_RL"), "RL_LR  LR_RL");
    }

    #[test]
    fn names_and_lone_signs_stay() {
        let names =
            "cses_stair_game edpc_k u_index LR_RL R_LLR _RLRL x_a_b cf16_exhibition_f a_ ^ 2^, ^(i a ^ b 0.3_ x_(i";
        assert_eq!(set(names), names);
    }
}
