//! Letters as they are compared.

/// The letters as they are compared: small, of plain width, with one dash and one apostrophe.
pub(crate) fn folded(text: &str) -> Vec<char> {
    let fold = |letter: char| match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter),
        '\u{3000}' | '\u{a0}' => ' ',
        '。' => '.',
        '、' => ',',
        '−' | '‐' | '‑' | '‒' | '–' | '—' | '―' | '〜' => '-',
        '’' | '‘' | '`' | '´' => '\'',
        _ => letter,
    };
    let fold = |letter| match fold(letter) {
        '~' => '-',
        other => other.to_lowercase().next().unwrap_or(other),
    };
    text.chars().map(fold).collect()
}

pub(crate) fn is_han(letter: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&letter)
}
