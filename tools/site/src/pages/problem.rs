//! A page for each problem.

use collection::{
    Collection, Language, Problem, course::marks::Mark, family_name, finder::NAMES, is_chinese, judge_name,
};
use entry::{ANY, Judge, Least, SAME, Work, Wrong};
use maud::{Markup, html};

use crate::code::highlighted;
use crate::course::shown::shown;
use crate::layout::{ONLY_ENGLISH, Page, Part, query};
use crate::links::Links;
use crate::markdown::{self, Context};
use crate::modules::{Modules, play};
use crate::near::neighbours;
use crate::picture::picture;
use crate::submission::Submission;

/// The page of a problem, between two others of its family.
///
/// # Errors
/// If its table of small values cannot be made.
pub fn page(
    collection: &Collection,
    problem: &Problem,
    submissions: &[Submission],
    modules: &Modules,
    [before, behind]: [Option<&Problem>; 2],
    language: Language,
) -> Result<(Page, String), String> {
    let path = |problem: &Problem| format!("p/{}.html", problem.slug());
    let mut page =
        Page::new(&path(problem), language, &format!("{} {}", problem.id(), problem.title(language)), Part::Catalogue);
    (page.before, page.behind) = (before.map(path), behind.map(path));
    let rule = problem.section("Rule").unwrap_or_default();
    page.about = markdown::words(language.of(&rule, problem.in_chinese("规则").unwrap_or(&rule)));
    let is_dialogue = problem.facts.is_dialogue();
    let runs = modules.contains_key(problem.slug());
    let plays = !is_dialogue && modules.contains_key(&play(problem.slug()));
    page.scripts = match (runs, plays) {
        (false, _) => &[],
        (true, false) => &["web/live.js", "web/run.js"],
        (true, true) => &["web/live.js", "web/run.js", "web/play.js"],
    };
    let this = This { collection, problem, page: &page, language };
    let text = page.with(&html! {
        (this.head())
        (this.own("Rule", "规则", this.facts()))
        @if plays {
            section #play .part.alive {
                h2 { a href="#play" { (this.say("Play", "对局")) } }
                div.wide { div data-board=(problem.slug()) {} }
            }
        }
        (this.own("Claim", "结论", html! {}))
        (this.table()?)
        (this.pictures())
        (this.own("Why", "证明", html! {}))
        (this.own("How", "做法", html! {}))
        (this.own("Cost", "复杂度", html! {}))
        @if runs { (this.run(is_dialogue)) }
        (this.program(submissions))
        (this.mistakes())
        (this.evidence())
        (this.near(before, behind))
    });
    Ok((page, text))
}

/// Longer samples are not put into a page.
const LONGEST_SAMPLE: usize = 4000;

struct This<'a> {
    collection: &'a Collection,
    problem: &'a Problem,
    page: &'a Page,
    language: Language,
}

impl This<'_> {
    fn say(&self, english: &'static str, chinese: &'static str) -> &'static str {
        self.language.of(english, chinese)
    }

    fn markdown(&self, text: &str) -> Markup {
        let links = Links { collection: self.collection, page: self.page, module: None };
        // A page does not link itself.
        let link = |target: &str| links.to(target).filter(|_| target != self.problem.slug());
        markdown::html(text, &Context { link: &link, is_rust: false, lowered: 2 })
    }

    fn head(&self) -> Markup {
        let Self { problem, language, .. } = *self;
        let header = &problem.program.header;
        let lang = if is_chinese(&problem.name) { language.marks_chinese() } else { language.marks_english() };
        html! {
            header.title {
                p.crumbs {
                    a href=(self.page.to("catalogue.html")) { (self.say("Catalogue", "题目")) } " › "
                    a href=(self.page.to(&format!("catalogue.html?family={}", query(problem.family())))) {
                        (family_name(problem.family(), language))
                    }
                }
                h1 { (problem.title(language)) }
                p {
                    span lang=[language.of(language.marks_chinese(), language.marks_english())] { (problem.title(language.other())) }
                    " · "
                    @match header.link() {
                        Some(link) => a href=(link) lang=[lang] { (problem.name) },
                        None => span lang=[lang] { (problem.name) },
                    }
                }
            }
        }
    }

    /// What the Chinese page says under a heading; nothing on the English one.
    fn in_chinese(&self, heading: &str) -> Option<&str> {
        self.problem.in_chinese(heading).filter(|_| self.language == Language::Chinese)
    }

    /// The mark of an English text and the word for it, on a Chinese page that has nothing else.
    fn unless(&self, is_chinese: bool) -> (Option<&'static str>, Markup) {
        let lang = self.language.marks_english().filter(|_| !is_chinese);
        (lang, html! { @if lang.is_some() { " " span.soft { (ONLY_ENGLISH) } } })
    }

    /// A section of the header, with something beside it.
    fn own(&self, name: &'static str, in_chinese: &'static str, aside: Markup) -> Markup {
        let anchor = name.to_lowercase();
        let chinese = self.in_chinese(in_chinese);
        let text = chinese.map(str::to_owned).or_else(|| self.problem.section(name));
        let (lang, note) = self.unless(chinese.is_some());
        html! {
            @if let Some(text) = text {
                section.part id=(anchor) {
                    h2 { a href={ "#" (anchor) } { (self.say(name, in_chinese)) } (note) }
                    div.text lang=[lang] { (self.markdown(&text)) }
                    @if !aside.0.is_empty() { aside { (aside) } }
                }
            }
        }
    }

    fn facts(&self) -> Markup {
        let Self { problem, language, collection, page } = *self;
        let judge = problem.judge().and_then(|judge| judge_name(judge, language));
        let time = problem.facts.time.map(|time| format!("{} s", time as f64 / 1000.0));
        let memory = problem.facts.memory.map(|memory| format!("{memory} MiB"));
        let grants: Vec<String> = [time, memory].into_iter().flatten().collect();
        let theorem = collection.theorems.get(problem.theorem()).filter(|_| language == Language::Chinese);
        let modules = collection.modules_of(problem.slug()).filter(|module| module.path.starts_with("games::"));
        let modules: Vec<_> = modules.collect();
        html! {
            dl.facts {
                @if let Some(link) = problem.program.header.link() {
                    dt { (self.say("Judge", "OJ")) }
                    dd {
                        a href=(link) { (judge.unwrap_or(self.say("the problem", "原题"))) }
                        @if problem.judge().is_some_and(|judge| !judge.takes_rust()) {
                            br; span.small.soft { (self.say("It takes no Rust, as far as we know.", "据我们所知不支持 Rust。")) }
                            br; span.small {
                                @match SAME.iter().find(|(slug, ..)| *slug == problem.slug()) {
                                    Some((_, name, link)) => { (self.say("The same problem, with Rust: ", "同一题，支持 Rust：")) a href=(link) { (name) } }
                                    None => (self.say("We know of no judge with Rust that has it.", "没有找到收录此题且支持 Rust 的 OJ。")),
                                }
                            }
                        }
                    }
                }
                @if !grants.is_empty() { dt { (self.say("Limits", "限制")) } dd { (grants.join(", ")) } }
                dt { (self.say("Theorem", "定理")) }
                dd {
                    // Where the page has the theorem's name, it is said once.
                    @if !modules.iter().any(|module| module.title(Language::English).eq_ignore_ascii_case(problem.theorem())) {
                        @match theorem {
                            Some(theorem) => (theorem),
                            None => span lang=[language.marks_english()] { (problem.theorem()) },
                        }
                        @if !modules.is_empty() { br; }
                    }
                    @for (i, module) in modules.iter().enumerate() {
                        @if i > 0 { br; }
                        a href=(page.to(&format!("t/{}.html", module.slug))) { (module.title(language)) }
                    }
                }
                @if let Some(difficulty) = problem.program.header.difficulty() {
                    dt { (self.say("Difficulty", "难度")) } dd { span lang=[is_chinese(difficulty).then(|| language.marks_chinese()).flatten()] { (difficulty) } }
                }
                @if let Some(chapter) = collection.course.of(problem.slug()) {
                    dt { (self.say("Course", "教程")) }
                    dd { a href=(page.to(&chapter.path())) lang=[chapter.marks(language)] { (chapter.number) " " (chapter.text(language).title) } }
                }
                dt { (self.say("Kind", "类型")) }
                dd {
                    @for (i, group) in problem.kinds().into_iter().enumerate() {
                        @if i > 0 { ", " }
                        a href=(page.to(&format!("theorems.html#{}", NAMES[group].anchor))) { (NAMES[group].kind(language)) }
                    }
                }
            }
        }
    }

    /// A table of small values.
    fn table(&self) -> Result<Markup, String> {
        let Some(table) = self.problem.program.header.table() else { return Ok(html! {}) };
        let wrong = |error: &str| format!("the table of {}, {table}: {error}", self.problem.slug());
        let marks = Mark::all(&format!("{{{{{table}}}}}")).map_err(|error| wrong(&error))?;
        let [(_, mark)] = &marks[..] else { return Err(wrong("it is not one table")) };
        Ok(html! {
            section #values .part {
                h2 { a href="#values" { (self.say("Small values", "小值表")) } }
                div.text { (shown(mark, self.collection, self.page)?) }
                @if let Some(rule) = mark.rule() {
                    aside { p {
                        (self.say("More: ", "更多："))
                        a href=(self.page.to(&format!("law.html#rule={}", query(rule)))) { code { (rule) } }
                    } }
                }
            }
        })
    }

    /// The pictures of the theorems that the program uses.
    fn pictures(&self) -> Markup {
        let Self { collection, problem, page, language } = *self;
        let modules = collection.modules_of(problem.slug()).filter(|module| module.path.starts_with("games::"));
        let shown: Vec<_> = modules.filter_map(|module| Some((module, module.pictures().next()?))).collect();
        html! {
            @if !shown.is_empty() {
                section #picture .part {
                    h2 { a href="#picture" { (self.say("Picture", "图")) } }
                    div.text {
                        @for (module, (name, source)) in shown {
                            figure { (picture(name, source, language)) }
                            p.small { a href=(page.to(&format!("t/{}.html", module.slug))) { (module.title(language)) } }
                        }
                    }
                }
            }
        }
    }

    fn program(&self, submissions: &[Submission]) -> Markup {
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
                        div.tools.live { button type="button" data-copy="#source" data-done=(copied) { (self.say("copy", "复制")) } }
                        pre #source tabindex="0" { code { (highlighted(&problem.program.code)) } }
                    }
                    @for Submission { judge, text } in submissions {
                        @let id = format!("for-{}", judge.name);
                        details.fold {
                            summary { (self.say("As one file for ", "合并成单个文件：")) (name(judge)) " " span.soft { (text.len()) (self.say(" bytes", " 字节")) } }
                            div.code {
                                div.tools {
                                    button.live type="button" data-copy={ "#" (id) } data-done=(copied) { (self.say("copy", "复制")) }
                                    a.button href=(page.shared(&file(slug, judge))) download=(format!("{slug}.rs")) { (self.say("download", "下载")) }
                                }
                                pre id=(id) tabindex="0" { "\n" (text) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Where the program runs in the page.
    fn run(&self, is_dialogue: bool) -> Markup {
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
                            label for="input" { @if is_dialogue { (self.say("Case, or the judge’s lines", "数据，或裁判的话")) } @else { (self.say("Input", "输入")) } }
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
                        @for (name, input) in samples { button.chip type="button" data-sample=(input) { (name) } }
                    }
                    @if is_dialogue {
                        form #saying .tools hidden {
                            label.field { (self.say("Your line", "你的一行")) " " input #line .code-in autocomplete="off" autocapitalize="off" spellcheck="false"; }
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
                        a.button href=(self.page.shared(&cases(slug))) download { (self.say("download cases", "下载测试数据")) }
                    }
                }
                @if !is_dialogue {
                    p.small {
                        (self.say("The download has the samples, corner cases, and the least case of each mistake below. All small cases and the largest ones: ", "下载的有样例、边界数据，以及每个常见错误的最小数据。全部小数据与最大数据："))
                        code { "cargo try " (slug) " --export cases" }
                    }
                }
                p.small { (self.say("All of them, and the mistake that yours makes: ", "试遍全部数据，并指出错在哪里："))
                    code #try-it { "cargo try " (slug) " -- ./a.out" } " "
                    button type="button" data-copy="#try-it" data-done=(self.say("copied", "已复制")) { (self.say("copy", "复制")) }
                }
            }
        }
    }

    fn mistakes(&self) -> Markup {
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
                                    @if let Least::Short { input, expected, printed } = least { dd { (self.least(input, expected, printed)) } }
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

    fn sentence(&self, text: &str) -> Markup {
        let links = Links { collection: self.collection, page: self.page, module: None };
        let link = |target: &str| links.to(target).filter(|_| target != self.problem.slug());
        markdown::inline(text, &Context { link: &link, is_rust: false, lowered: 0 })
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
                (self.say(" — prints ", "，输出 ")) (lines(printed)) (self.say(", should print ", "，应为 ")) (lines(expected))
            }
        }
    }

    fn evidence(&self) -> Markup {
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
                        @if is_dialogue { (self.say("Played against a referee: ", "与裁判程序对弈：")) } @else { (self.say("Decided by play: ", "由暴力对局判定：")) }
                        span lang=[lang] { (say(&facts.played)) }
                    }
                    @if let Some(beyond) = &facts.beyond {
                        (self.say("Beyond that: ", "更大的规模：")) span lang=[lang] { (say(beyond)) }
                    }
                    @if worst > 0 {
                        (worst) (self.say(if worst == 1 { " input" } else { " inputs" }, " 组极限数据"))
                        (self.say(" of the largest size: ", "：")) (known.join(self.say(", ", "，"))) (self.say(". ", "。"))
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

    fn near(&self, before: Option<&Problem>, behind: Option<&Problem>) -> Markup {
        let Self { collection, problem, page, language } = *self;
        let name = |other: Option<&Problem>| other.map_or(String::new(), |other| other.title(language).to_owned());
        html! {
            section #near .part {
                h2 { a href="#near" { (self.say("Near", "相关")) } }
                div.text {
                    ul.near {
                        @for (other, how) in neighbours(collection, problem) {
                            li {
                                a href=(page.to(&format!("p/{}.html", other.slug()))) { (other.title(language)) }
                                " " span { (other.id()) " · " (how.words(language)) }
                            }
                        }
                    }
                    (page.neighbours(&name(before), &name(behind)))
                }
            }
        }
    }
}

/// The file with the cases of a problem.
pub fn cases(slug: &str) -> String {
    format!("cases/{slug}.zip")
}

/// The file of a submission.
pub fn file(slug: &str, judge: &Judge) -> String {
    format!("submission/{}/{slug}.rs", judge.name)
}
