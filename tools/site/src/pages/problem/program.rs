//! The program, and its submissions.

use collection::judge_name;
use entry::{ANY, Judge};
use maud::{Markup, html};

use super::this::This;
use crate::code::highlighted;
use crate::submission::Submission;

impl This<'_> {
    pub fn program(&self, submissions: &[Submission]) -> Markup {
        let Self { problem, language, page, .. } = *self;
        let slug = problem.slug();
        let name = |judge: &Judge| match judge.name == ANY.name {
            true => self.say("any judge, without crates", "任何 OJ（不用外部 crate）").to_owned(),
            false => judge_name(judge, language).unwrap_or(judge.name).to_owned(),
        };
        let copied = self.say("copied", "已复制");
        html! {
            section #program .part {
                h2 { a href="#program" { (self.say("Program", "程序")) } }
                div.wide {
                    p.small { (self.say("Run it: ", "运行：")) code { "cargo run --release --bin " (slug) } }
                    div.code {
                        div.tools.live {
                            button type="button" data-copy="#source" data-done=(copied) { (self.say("copy", "复制")) }
                        }
                        pre #source tabindex="0" { code { (highlighted(&problem.program.code)) } }
                    }
                    @for Submission { judge, text } in submissions {
                        @let id = format!("for-{}", judge.name);
                        details.fold {
                            summary {
                                (self.say("As one file for ", "合并成单个文件：")) (name(judge)) " "
                                span.soft { (text.len()) (self.say(" bytes", " 字节")) }
                            }
                            div.code {
                                div.tools {
                                    button.live type="button" data-copy={ "#" (id) } data-done=(copied) {
                                        (self.say("copy", "复制"))
                                    }
                                    a.button href=(page.shared(&file(slug, judge))) download=(format!("{slug}.rs")) {
                                        (self.say("download", "下载"))
                                    }
                                }
                                pre id=(id) tabindex="0" { "\n" (text) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The file of a submission.
pub fn file(slug: &str, judge: &Judge) -> String {
    format!("submission/{}/{slug}.rs", judge.name)
}
