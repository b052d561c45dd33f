//! Pictures of the repository, as pages show them.

use maud::{Markup, PreEscaped};

/// How the colours of the pictures are called in the style sheet.
const COLOURS: [(&str, &str); 8] = [
    ("#fbf9f4", "--paper"),
    ("#22303c", "--ink"),
    ("#66727d", "--soft"),
    ("#ebe6d9", "--cell"),
    ("#f2c75c", "--cell-lost"),
    ("#2f6fb3", "--accent"),
    ("#3c8d5c", "--edge"),
    ("#c8473d", "--right"),
];

/// A picture of the repository, in the colours of the theme.
pub fn picture(name: &str, source: &str) -> Markup {
    let mut text = source.to_owned();
    for (colour, variable) in COLOURS {
        text = text.replace(&format!("\"{colour}\""), &format!("\"var({variable})\""));
    }
    let text = text.replacen("<svg ", &format!("<svg class=\"fig {}\" ", name.trim_end_matches(".svg")), 1);
    PreEscaped(text.trim().to_owned())
}
