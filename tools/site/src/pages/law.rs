//! From a rule to a law: a field for a rule, what the explorer says of it, and how that is done at a terminal.

use collection::{Collection, Language};
use explore::names;
use maud::{Markup, html};

use crate::layout::{Page, Part};
use crate::links::Links;
use crate::markdown::{self, Context};
use crate::modules::Modules;

/// Rules to begin with.
const EXAMPLES: [[&str; 2]; 12] = [
    ["take 1,2 and split", "取 1 或 2 个，并可分堆"],
    ["take 1 to 3 stones, the last player loses", "每次取 1 到 3 个，取走最后一个的人输"],
    ["kayles 5 7 9", "保龄球 5 7 9"],
    ["take any", "每次取任意个"],
    ["take 1..3", "每次取 1 到 3 个"],
    ["take primes", "每次取质数个"],
    ["take up to half", "每次取至多一半"],
    ["take proper divisors", "每次取真因数个"],
    ["split unequal", "把一堆分成大小不同的两堆"],
    ["take any; split", "每次取任意个，或者分成两堆"],
    ["take 1..2; misere", "每次取 1 到 2 个，取走最后一个的人输"],
    ["two heaps: take any from one; take any from both", "两堆：从一堆取任意个，或从两堆取同样多"],
];

/// Games of two players with different moves to begin with, and nimbers.
pub const GAMES: [&str; 6] =
    ["{3 || 1 | 0} + *2", "{2|-1} >= *", "domineering 3x4", "toads and frogs tt..ff", "amazons x../..o", "7 * 9 / 5"];

/// A function to begin with.
const FUNCTION: &str = "// What a move leaves of n stones: a list of lists of heaps.
const left = [];
for (let k = 1; k <= 2 && k <= n; k++)
  for (let a = 0; 2 * a <= n - k; a++) left.push([a, n - k - a]);
return left;";

/// What the page is called.
pub fn title(language: Language) -> &'static str {
    language.of("From a rule to a law", "从规则到规律")
}

pub fn page(collection: &Collection, modules: &Modules, language: Language) -> (Page, String) {
    let title = title(language);
    let mut page = Page::new("law.html", language, title, Part::Law);
    let lives = modules.contains_key("law");
    if lives {
        page.scripts = &["web/live.js", "web/law.js"];
    }
    let links = Links { collection, page: &page, module: None };
    let link = |target: &str| links.to(target);
    let text = language.of(&collection.law[0], &collection.law[1]);
    let text = page.with(&html! {
        header.title {
            h1 { (title) }
            p { (language.of(
                "Heaps of stones; a player who cannot move loses. Type what a move may do: you get the table of \
                values, and what can honestly be said about it. Behind a rule, heaps ask who wins: kayles 5 7 9. Or \
                type a game whose players have different moves, or a board: you get its canonical form, mean, \
                temperature and thermograph.",
                "若干堆石子，不能操作者输。用中文或英文写下每步允许的操作，得到 SG 值表，以及能如实断言的规律；规则后面写上各堆，\
                如 kayles 5 7 9，就知道谁胜、怎么走。也可以写双方走法不同的游戏或棋盘，得到标准型、均值、温度和温度图。",
            )) }
        }
        @if lives {
            noscript { p { (language.of(
                "Exploring here needs scripts. Without them, the command below answers at a terminal.",
                "在网页上探索需要脚本。没有脚本时，可在终端里使用下文的命令。",
            )) } }
            (explorer(language))
        }
        div.plain { (markdown::html(text, &Context { link: &link, is_rust: false, lowered: 0 })) }
    });
    (page, text)
}

fn explorer(language: Language) -> Markup {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    html! {
        div.alive {
            form #explore {
                label.hidden for="rule" { (say("Rule", "规则")) }
                input #rule value=(say(EXAMPLES[0][0], EXAMPLES[0][1])) spellcheck="false" autocomplete="off"
                    autocapitalize="off" aria-describedby="refusal" list="names";
                datalist #names {
                    @for name in names() { option value=(language.of(name.name, name.in_chinese())) {} }
                }
                label.small for="to" { (say("heaps up to", "堆不超过")) }
                input #to type="number" min="0" max="1000" inputmode="numeric" placeholder="100";
                button #run.first { (say("explore", "探索")) }
            }
            p #refusal.refusal role="alert" {}
            ul #rules.chips aria-label=(say("Examples", "例子")) {
                @for [english, chinese] in EXAMPLES {
                    @let example = language.of(english, chinese);
                    li { button.chip type="button" data-rule=(example) { (example) } }
                }
            }
            ul #games.chips aria-label=(say("Games whose players have different moves", "双方走法不同的游戏")) {
                @for example in GAMES { li { button.chip type="button" data-rule=(example) { (example) } } }
            }
            details.fold #by-function {
                summary { (say("Or as a function of n, in JavaScript", "或写成 n 的函数（JavaScript）")) }
                label.small for="function" { (say("The options of n", "n 的所有后继")) }
                textarea #function rows="6" spellcheck="false" autocomplete="off" autocapitalize="off" {
                    "\n" (FUNCTION)
                }
                p #function-refusal.refusal role="alert" {}
                div.tools { button #run-function type="button" { (say("explore the function", "探索此函数")) } }
            }
            section #what .part hidden {
                h2 { a href="#what" { (say("Law", "规律")) } }
                div.text { div #law role="status" {} }
                aside { p #programs {} }
            }
            section #numbers .part hidden {
                h2 { a href="#numbers" { (say("Table", "数值表")) } }
                div.wide { div.scroll tabindex="0" role="region" aria-label=(say("Values", "数值")) { div #table {} } }
            }
            section #graph .part hidden {
                h2 { a href="#graph" { (say("Picture", "图")) } }
                div.wide {
                    div.scroll tabindex="0" role="region" aria-label=(say("Picture of the values", "数值图")) {
                        figure #picture {}
                    }
                }
            }
            section #in-rust .part hidden {
                h2 { a href="#in-rust" { (say("In Rust", "Rust 代码")) } }
                div.wide { div.code {
                    div.tools {
                        button type="button" data-copy="#rust" data-done=(say("copied", "已复制")) { (say("copy", "复制")) }
                    }
                    pre tabindex="0" { code #rust {} }
                } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use explore::Question;

    use super::EXAMPLES;

    #[test]
    fn examples_say_the_same_in_both_languages() {
        for examples in EXAMPLES {
            let [english, chinese] = examples.map(|words| words.parse::<Question>().unwrap().asked);
            assert_eq!(english, chinese, "{examples:?}");
        }
    }
}
