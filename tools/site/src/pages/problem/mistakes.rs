//! Known mistakes, each with the least input that rejects it.

use entry::{Least, Wrong};
use maud::{Markup, html};

use super::this::This;

impl This<'_> {
    pub fn mistakes(&self) -> Markup {
        let wrong = &self.problem.facts.wrong;
        let chinese: Option<Vec<&str>> =
            self.in_chinese("常见错误").map(|text| text.lines().filter_map(|line| line.strip_prefix("- ")).collect());
        let (lang, note) = self.unless(chinese.is_some());
        let says = chinese.unwrap_or_else(|| self.problem.mistakes().collect());
        html! {
            @if !wrong.is_empty() {
                section #mistakes .part {
                    h2 { a href="#mistakes" { (self.say("Mistakes", "常见错误")) } (note) }
                    div.text {
                        dl.mistakes {
                            @for (Wrong { least, .. }, says) in wrong.iter().zip(says) {
                                div {
                                    dt lang=[lang] { (self.sentence(says)) }
                                    @if let Least::Short { input, expected, printed } = least {
                                        dd { (self.least(input, expected, printed)) }
                                    }
                                }
                            }
                        }
                    }
                    aside { p {
                        (self.say("Each was tried, and rejected. Try yours: ", "每一条都是一份被卡掉的程序。试你自己的："))
                        code { "cargo try " (self.problem.slug()) " -- ./a.out" }
                    } }
                }
            }
        }
    }

    /// The least input that rejects a mistake.
    fn least(&self, input: &str, expected: &str, printed: &str) -> Markup {
        let [input, expected, printed] = [input, expected, printed].map(str::trim_end);
        let is_long = |text: &str| text.len() > 50 || text.lines().count() > 4;
        let lines = |text: &str| {
            html! {
                @if text.is_empty() { (self.say("nothing", "空")) }
                @else { code { @for (i, line) in text.lines().enumerate() { @if i > 0 { span.eol { "↵" } } (line) } } }
            }
        };
        html! {
            (self.say("Least input: ", "最小反例：")) (lines(input))
            @if !is_long(expected) && !is_long(printed) && !printed.is_empty() {
                (self.say(" — prints ", "，输出 ")) (lines(printed))
                (self.say(", should print ", "，应为 ")) (lines(expected))
            }
        }
    }
}
