//! What all pages have in common: the bar, the foot, and links that are right from wherever a page lies.

use collection::Language;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// What a Chinese page says above a text that it has in English alone.
pub const ONLY_ENGLISH: &str = "暂无中文，以下为英文";

/// A page, without its text.
pub struct Page {
    /// Its address as seen from the pages of its language: `p/p2599.html`.
    pub path: String,
    pub language: Language,
    pub title: String,
    /// What it is about, for those who list pages: a sentence or two.
    pub about: String,
    /// Which part of the bar it belongs to.
    pub part: Part,
    /// The page's own scripts in `web`.
    pub scripts: &'static [&'static str],
    /// The pages before and behind it in its list, by their addresses.
    pub before: Option<String>,
    pub behind: Option<String>,
}

/// A part of the bar.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Catalogue,
    Theorems,
    Course,
    Law,
    Notebook,
    None,
}

impl Page {
    /// A page without neighbours and scripts of its own.
    pub fn new(path: &str, language: Language, title: &str, part: Part) -> Self {
        let (path, title) = (path.to_owned(), title.to_owned());
        let about = language.of(
            "Combinatorial games of online judges: the rule, the proof and the program of each, and a board to play \
            on.",
            "各 OJ 的博弈论题目：规则、证明、程序，以及可以对局的棋盘。",
        );
        Self { path, language, title, about: about.to_owned(), part, scripts: &[], before: None, behind: None }
    }

    /// What leads from here to the folder of all pages.
    pub fn up(&self) -> String {
        let depth = self.path.matches('/').count() + self.language.folder().matches('/').count();
        "../".repeat(depth)
    }

    /// Where a page of the same language is, as seen from here.
    pub fn to(&self, path: &str) -> String {
        match path.starts_with('#') {
            true => path.to_owned(),
            false => "../".repeat(self.path.matches('/').count()) + path,
        }
    }

    /// Where a file is that both languages share.
    pub fn shared(&self, path: &str) -> String {
        self.up() + path
    }

    /// Its file.
    pub fn file(&self) -> String {
        self.language.folder().to_owned() + &self.path
    }

    /// The page, with this text.
    pub fn with(&self, text: &Markup) -> String {
        let say = |english: &'static str, chinese: &'static str| self.language.of(english, chinese);
        let other = self.language.other();
        let translated = self.shared(&format!("{}{}", other.folder(), self.path));
        let parts = [
            ("catalogue.html", Part::Catalogue, say("Catalogue", "题目")),
            ("theorems.html", Part::Theorems, say("Theorems", "定理")),
            ("course/index.html", Part::Course, say("Course", "教程")),
            ("law.html", Part::Law, say("Law", "找规律")),
            ("notebook.html", Part::Notebook, say("Notebook", "速查")),
        ];
        let themes = [
            ("light", say("light", "浅色"), LIGHT),
            ("system", say("like the system", "跟随系统"), SYSTEM),
            ("dark", say("dark", "深色"), DARK),
        ];
        let markup = html! {
            (DOCTYPE)
            html lang=(self.language.code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (self.title) @if self.path != "index.html" { " — grundy" } }
                    @if self.file() == "404.html" { script { (PreEscaped(FROM_THE_START)) } }
                    script { (PreEscaped(EARLY)) }
                    link rel="stylesheet" href=(self.shared("web/style.css"));
                    link rel="icon" type="image/svg+xml" href=(self.shared("web/mark.svg"));
                    meta name="description" content=(shortened(&self.about));
                }
                body {
                    a.skip href="#main" { (say("Skip to the text", "跳到正文")) }
                    header.bar { div {
                        a.mark href=(self.to("index.html")) { (PreEscaped(MARK)) "grundy" }
                        nav aria-label=(say("Main", "主导航")) {
                            @for (path, part, name) in parts {
                                a href=(self.to(path)) aria-current=[(part == self.part).then_some("page")] { (name) }
                            }
                        }
                        form.find role="search" action=(self.to("search.html")) {
                            label.hidden for="search" { (say("Search games, problems and theorems", "搜索游戏、题目和定理")) }
                            input #search name="q" type="search" placeholder=(say("Search", "搜索")) autocomplete="off";
                            kbd aria-hidden="true" { "/" }
                        }
                        a.lang lang=(other.code()) hreflang=(other.code()) href=(translated) {
                            (other.of("English", "中文"))
                        }
                        fieldset.theme.live {
                            legend.hidden { (say("Theme", "主题")) }
                            @for (value, name, picture) in themes {
                                label title=(name) {
                                    input type="radio" name="theme" value=(value) checked[value == "system"];
                                    (PreEscaped(picture)) span.hidden { (name) }
                                }
                            }
                        }
                    } }
                    main #main { (text) }
                    footer.foot { div {
                        p { (say("Every answer here is checked by play.", "每个答案都由暴力对局检验。")) }
                        p { a href=(self.to("titles.html")) { (say("Titles", "题名索引")) } }
                        p { a href=(self.to("lists.html")) { (say("Lists", "题单")) } }
                        p { a href=(self.to("glossary.html")) { (say("Glossary", "术语对照")) } }
                        p { a href=(self.to("new.html")) { (say("New", "新内容")) } }
                        p { a href=(self.shared("doc/grundy/index.html")) { (say("The library", "库文档")) } }
                        p { "CC0-1.0" }
                    } }
                    p #said.hidden role="status" {}
                    dialog #keys {
                        h2 { (say("Keys", "快捷键")) }
                        dl.facts {
                            dt { kbd { "/" } " " kbd { "s" } } dd { (say("search", "搜索")) }
                            dt { kbd { "←" } " " kbd { "→" } } dd { (say("previous page, next page", "上一页、下一页")) }
                            dt { kbd { "a" } " " kbd { "b" } " …" }
                            dd { (say("on a board whose moves are listed: make this move", "列出走法时：走这一步")) }
                            dt { kbd { "f" } } dd { (say("a board: large, and small again", "棋盘：放大、还原")) }
                            dt { kbd { "?" } } dd { (say("this help", "本帮助")) }
                        }
                        form method="dialog" { button { (say("close", "关闭")) } }
                    }
                    script defer src=(self.shared("web/site.js")) {}
                    @for script in self.scripts { script defer src=(self.shared(script)) {} }
                }
            }
        };
        markup.into_string() + "\n"
    }

    /// Links to the pages before and behind.
    pub fn neighbours(&self, before: &str, behind: &str) -> Markup {
        html! {
            @if self.before.is_some() || self.behind.is_some() {
                nav.next aria-label=(self.language.of("Neighbours", "前后")) {
                    @match &self.before {
                        Some(path) => a rel="prev" href=(self.to(path)) { "← " (before) },
                        None => span {},
                    }
                    @if let Some(path) = &self.behind { a rel="next" href=(self.to(path)) { (behind) " →" } }
                }
            }
        }
    }
}

/// The beginning of a text, at the end of a word, as long as lists of pages show it.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 160;
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.char_indices().nth(LONGEST) {
        None => text,
        Some((end, _)) => text[..text[..end].rfind([' ', '，', '。', '；']).unwrap_or(end)].to_owned() + " …",
    }
}

/// A text as a part of an address.
pub fn query(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b' ' => "+".to_owned(),
            byte if byte.is_ascii_alphanumeric() || b"-._".contains(&byte) => char::from(byte).to_string(),
            byte => format!("%{byte:02X}"),
        })
        .collect()
}

/// Before anything is shown: whether there are scripts, and which theme was chosen.
const EARLY: &str = concat!(
    r#"(d => { d.classList.add("js"); let t; try { t = new URLSearchParams(location.search).get("theme") || "#,
    r#"localStorage.theme; } catch {} if (t === "light" || t === "dark") d.dataset.theme = t; "#,
    r#"})(document.documentElement)"#,
);

/// A server shows the page about what is missing wherever that is, so its links begin where the folders of the pages
/// do. `cargo site --serve` knows where, and says it.
const FROM_THE_START: &str = concat!(
    r#"(() => { if (location.protocol === "file:" || document.querySelector("base")) return; "#,
    r#"const parts = location.pathname.split("/"), at = parts.findIndex(part => ["course", "doc", "module", "p", "#,
    r#""submission", "t", "web", "zh"].includes(part)); const base = document.createElement("base"); base.href = "#,
    r#"parts.slice(0, at < 0 ? -1 : at).join("/") + "/"; document.head.prepend(base); })()"#,
);

/// The mark, and with it what fills the stones of boards: light from the left, above.
const MARK: &str = concat!(
    r#"<svg viewBox="0 0 24 24" aria-hidden="true"><defs><radialGradient id="stone" cx=".36" cy=".3" "#,
    r#"r=".8"><stop/><stop offset="1"/></radialGradient></defs><path d="M2 21.5h20" stroke="currentColor" "#,
    r#"stroke-width="1.6" stroke-linecap="round"/><circle cx="5.4" cy="16.6" r="3.1" fill="currentColor"/><circle "#,
    r#"cx="12" cy="16.6" r="3.1" fill="currentColor"/><circle cx="18.6" cy="16.6" r="3.1" "#,
    r#"fill="currentColor"/><circle cx="12" cy="9.9" r="3.1" fill="currentColor"/><circle cx="18.6" cy="9.9" "#,
    r#"r="3.1" fill="currentColor"/><circle cx="18.6" cy="3.4" r="2.6" style="fill:none;stroke:var(--accent)" "#,
    r#"stroke-width="1.6" stroke-dasharray="2 1.6"/></svg>"#,
);
const LIGHT: &str = concat!(
    r#"<svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="3"/><path d="M8 1.2v1.6M8 13.2v1.6"#,
    r#"M1.2 8h1.6M13.2 8h1.6M3.2 3.2l1.1 1.1M11.7 11.7l1.1 1.1M3.2 12.8l1.1-1.1M11.7 4.3l1.1-1.1"/></svg>"#,
);
const SYSTEM: &str = concat!(
    r#"<svg viewBox="0 0 16 16" aria-hidden="true"><rect x="1.8" y="2.6" width="12.4" height="8.6" rx="1.4"/>"#,
    r#"<path d="M5.4 14h5.2M8 11.4V14"/></svg>"#,
);
const DARK: &str =
    r#"<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M13.6 9.6A6 6 0 0 1 6.4 2.4a6 6 0 1 0 7.2 7.2z"/></svg>"#;
