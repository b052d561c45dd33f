//! Where the program runs in the page, and a visitor tries one of his own.

use collection::Language;
use maud::{Markup, html};

use super::this::This;

/// Longer samples are not put into a page.
const LONGEST_SAMPLE: usize = 4000;

impl This<'_> {
    /// Where the program runs in the page.
    pub fn run(&self, is_dialogue: bool) -> Markup {
        let samples = self.problem.samples.iter().filter(|(_, input)| input.len() <= LONGEST_SAMPLE);
        let first = samples.clone().next().map_or("", |(_, input)| input);
        let judges = [
            ("best", self.say("the referee, playing well", "裁判程序（最强应对）")),
            ("random", self.say("the referee, at random", "裁判程序（随机应对）")),
            ("you", self.say("you: write the judge’s lines", "你：自己写裁判的话")),
        ];
        html! {
            section #run-it .part.alive {
                h2 { a href="#run-it" { (self.say("Run", "运行")) } }
                div.wide data-runs=(self.problem.slug()) data-dialogue[is_dialogue] {
                    div.run {
                        div {
                            label for="input" {
                                @if is_dialogue {
                                    (self.say("Case, or the judge’s lines", "数据，或裁判的话"))
                                } @else {
                                    (self.say("Input", "输入"))
                                }
                            }
                            textarea #input spellcheck="false" autocomplete="off" autocapitalize="off" { "\n" (first) }
                        }
                        div {
                            span.label #output-name { (self.say("Answer", "输出")) " " span #took role="status" {} }
                            output #output aria-labelledby="output-name" tabindex="0" {}
                        }
                        p #refusal .refusal role="alert" {}
                    }
                    div.tools {
                        button #run .first type="button" { (self.say("run", "运行")) }
                        button #stop type="button" disabled { (self.say("stop", "停止")) }
                        @if is_dialogue {
                            label.field { (self.say("The judge is", "裁判是")) " "
                                select #judge { @for (value, name) in judges { option value=(value) { (name) } } }
                            }
                            label.field { (self.say("The program is", "程序是")) " "
                                select #player {
                                    option value="program" { (self.say("this program", "本程序")) }
                                    option value="you" { (self.say("you: say its lines", "你：替程序说")) }
                                }
                            }
                        }
                        @for (name, input) in samples {
                            button.chip type="button" data-sample=(input) { (called(name, self.language)) }
                        }
                    }
                    @if is_dialogue {
                        form #saying .tools hidden {
                            label.field {
                                (self.say("Your line", "你的一行")) " "
                                input #line .code-in autocomplete="off" autocapitalize="off" spellcheck="false";
                            }
                            button { (self.say("say it", "说")) }
                            button #unsay type="button" { (self.say("take back", "收回")) }
                        }
                    }
                    (self.try_yours(is_dialogue))
                }
            }
        }
    }

    /// Where a visitor tries a program of his own.
    fn try_yours(&self, is_dialogue: bool) -> Markup {
        let slug = self.problem.slug();
        html! {
            details.fold #yours {
                summary { (self.say("Try your program", "试你的程序")) }
                @if !is_dialogue {
                    label.small for="mine" { (self.say("What yours prints for the input above", "你的程序对上面输入的输出")) }
                    textarea #mine rows="4" spellcheck="false" autocomplete="off" autocapitalize="off" {}
                    p #verdict role="status" {}
                    div.tools {
                        button #compare type="button" { (self.say("check it", "检查")) }
                        a.button href=(self.page.shared(&cases(slug))) download {
                            (self.say("download cases", "下载测试数据"))
                        }
                    }
                }
                @if !is_dialogue {
                    p.small {
                        (self.say(
                            "The download has the samples, corner cases, and the least case of each mistake below. \
                             All small cases and the largest ones: ",
                            "下载的有样例、边界数据，以及每个常见错误的最小数据。全部小数据与最大数据：",
                        ))
                        code { "cargo try " (slug) " --export cases" }
                    }
                }
                p.small { (self.say("All of them, and the mistake that yours makes: ", "试遍全部数据，并指出错在哪里："))
                    code #try-it { "cargo try " (slug) " -- ./a.out" } " "
                    button type="button" data-copy="#try-it" data-done=(self.say("copied", "已复制")) {
                        (self.say("copy", "复制"))
                    }
                }
            }
        }
    }
}

/// What a sample is called: `sample-1`.
fn called(name: &str, language: Language) -> String {
    match name.strip_prefix("sample-").filter(|_| language == Language::Chinese) {
        Some(number) => format!("样例 {number}"),
        None => name.to_owned(),
    }
}

/// The file with the cases of a problem.
pub fn cases(slug: &str) -> String {
    format!("cases/{slug}.zip")
}
