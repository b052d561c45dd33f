//! What the answer rests on.

use collection::Language;
use entry::Work;
use maud::{Markup, html};

use super::this::This;

impl This<'_> {
    pub fn evidence(&self) -> Markup {
        let (facts, language) = (&self.problem.facts, self.language);
        let known = [
            (&facts.constructed, "made with a known answer", "由构造得知答案"),
            (&facts.other_algorithm, "compared with another algorithm", "与另一种算法对拍"),
            (&facts.same_idea, "compared with a second program on the same idea", "与同一思路的另一份程序对拍"),
        ];
        let worst: usize = known.iter().map(|(names, ..)| names.len()).sum();
        let known: Vec<String> = known
            .iter()
            .filter(|(names, ..)| !names.is_empty())
            .map(|(names, english, chinese)| format!("{} {}", names.len(), self.say(english, chinese)))
            .collect();
        let (wrong, limits) = (facts.wrong.len(), facts.limits.len());
        let is_dialogue = facts.is_dialogue();
        // Two paragraphs: what is played, and what is beyond that.
        let chinese = self.in_chinese("检验");
        let (lang, note) = self.unless(chinese.is_some());
        let mut chinese = chinese.into_iter().flat_map(str::lines).filter(|line| !line.is_empty());
        let mut say = |english: &str| chinese.next().map_or_else(|| format!("{english}. "), str::to_owned);
        html! {
            section #evidence .part {
                h2 { a href="#evidence" { (self.say("Evidence", "检验")) } (note) }
                div.text { p {
                    @if !facts.played.is_empty() {
                        @if is_dialogue {
                            (self.say("Played against a referee: ", "与裁判程序对弈："))
                        } @else {
                            (self.say("Decided by play: ", "由暴力对局判定："))
                        }
                        span lang=[lang] { (say(&facts.played)) }
                    }
                    @if let Some(beyond) = &facts.beyond {
                        (self.say("Beyond that: ", "更大的规模：")) span lang=[lang] { (say(beyond)) }
                    }
                    @if worst > 0 {
                        (worst) (self.say(if worst == 1 { " input" } else { " inputs" }, " 组极限数据"))
                        (self.say(" of the largest size: ", "："))
                        (known.join(self.say(", ", "，"))) (self.say(". ", "。"))
                    }
                    @if wrong > 0 {
                        (wrong) (self.say(if wrong == 1 { " wrong program" } else { " wrong programs" }, " 份错误程序"))
                        (self.say(", each rejected. ", "，全部被卡掉。"))
                    }
                    @if limits > 0 {
                        (limits) (self.say(if limits == 1 { " limit" } else { " limits" }, " 个数据范围"))
                        (self.say(", at both ends and one beyond. ", "，两端和越界都测。"))
                    }
                    @if let Some(work) = facts.work {
                        @match (language, work) {
                            (Language::English, work) => { "In all, " (work) "." }
                            (_, Work::Oracle { positions, inputs }) => { "总计：" (inputs) " 组输入，对局 " (positions) " 个局面。" }
                            (_, Work::Referee { dialogues, turns }) => { "总计：" (dialogues) " 次对话，裁判共走 " (turns) " 步。" }
                        }
                    }
                } }
            }
        }
    }
}
