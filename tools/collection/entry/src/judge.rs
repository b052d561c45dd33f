//! The judges: what each takes, grants and forgives, by their pages and by what contestants know of them.

/// A judge.
#[derive(Debug)]
pub struct Judge {
    /// What `--judge` calls it, and a shorter name.
    pub name: &'static str,
    alias: &'static str,
    /// How people write it, in English and in Chinese.
    pub names: [&'static str; 2],
    /// Which rustc it has.
    pub rustc: Rustc,
    /// The editions that it offers, of those for which we compile.
    pub editions: &'static [&'static str],
    /// Whether it has proconio 0.5.0, itertools 0.14.0 and many others; elsewhere a bundle carries stand-ins.
    pub crates: bool,
    /// The longest source in bytes: 64 KiB where the judge states no limit.
    pub limit: usize,
    /// Where it is: the end of its host's name in links, and how the path there begins. Empty for [`ANY`].
    pub host: &'static str,
    /// How slugs of its problems begin.
    pub prefixes: &'static [&'static str],
    /// What titles of its problems begin with.
    id: Id,
    /// The stack of a program in MiB; where nothing is known, it is as much as the memory.
    pub stack: Option<u64>,
    /// Whether outputs are compared word by word, so that other blanks and line ends do no harm.
    pub is_by_words: bool,
    /// Whether words like `Yes` may mostly be written in any capitals.
    pub is_any_case: bool,
    /// The time in milliseconds and the memory in MiB that most of its problems grant.
    pub usual: Option<(u32, u32)>,
    /// How many times its memory and time a program of Java gets.
    pub java: u32,
    /// The environment variable with the name of a file in which it looks for the output.
    pub output: Option<&'static str>,
}

/// What the title of a problem begins with, by its link.
#[derive(Debug)]
enum Id {
    /// Nothing that the link tells.
    Free,
    /// Always this.
    Is(&'static str),
    /// This, and the last part of the link.
    Last(&'static str),
    /// This, the contest and the letter in it: where these stand among the parts of the link behind one of these words.
    Contest(&'static str, &'static [(&'static str, usize, usize)]),
    /// The contest and the task, as in `ARC137 C`.
    AtCoder,
}

/// The rustc of a judge.
#[derive(Debug)]
pub enum Rustc {
    /// This version, or a newer one.
    Version(u32, u32),
    /// Some version.
    Unknown,
    /// None, as far as known.
    None,
}

const OLD: &[&str] = &["2021"];
const NEW: &[&str] = &["2024"];
const BOTH: &[&str] = &["2021", "2024"];
const KIB: usize = 1024;

/// What a judge takes and grants of which nothing else is known.
#[rustfmt::skip]
const USUAL: Judge = Judge {
    name: "", alias: "", names: ["the judge", "评测机"], rustc: Rustc::Unknown, editions: OLD, crates: false, limit: 64 * KIB,
    host: "", prefixes: &[], id: Id::Free, stack: None, is_by_words: false, is_any_case: false, usual: None,
    java: 1, output: None,
};

#[rustfmt::skip]
static JUDGES: [Judge; 18] = [
    Judge { name: "atcoder", alias: "ac", names: ["AtCoder", "AtCoder"], rustc: Rustc::Version(1, 89), editions: NEW, crates: true, limit: 512 * KIB, host: "atcoder.jp", prefixes: &["abc", "arc", "agc", "atcoder"], id: Id::AtCoder, stack: Some(1024), is_by_words: true, usual: Some((2000, 1024)), ..USUAL },
    // On the machines of Codeforces, and before it because the host is the same. Each problem brings its own checker.
    Judge { name: "gym", alias: "gym", names: ["Codeforces Gym", "Codeforces Gym"], rustc: Rustc::Version(1, 89), editions: BOTH, host: "codeforces.com/gym", prefixes: &["gym"], stack: Some(256), ..USUAL },
    Judge { name: "codeforces", alias: "cf", names: ["Codeforces", "Codeforces"], rustc: Rustc::Version(1, 89), editions: BOTH, host: "codeforces.com", prefixes: &["cf"], id: Id::Contest("CF", &[("problemset", 2, 3), ("contest", 1, 3)]), stack: Some(256), is_by_words: true, is_any_case: true, usual: Some((2000, 256)), ..USUAL },
    Judge { name: "luogu", alias: "lg", names: ["Luogu", "洛谷"], rustc: Rustc::Version(1, 88), editions: NEW, host: "luogu.com.cn", prefixes: &["p"], id: Id::Last(""), usual: Some((1000, 128)), ..USUAL },
    Judge { name: "library_checker", alias: "lc", names: ["Library Checker", "Library Checker"], rustc: Rustc::Version(1, 94), editions: NEW, host: "judge.yosupo.jp", prefixes: &["lc_"], id: Id::Is("LC"), is_by_words: true, ..USUAL },
    Judge { name: "cses", alias: "cses", names: ["CSES", "CSES"], host: "cses.fi", prefixes: &["cses_"], id: Id::Last("CSES "), is_by_words: true, usual: Some((1000, 512)), ..USUAL },
    Judge { name: "kattis", alias: "kattis", names: ["Kattis", "Kattis"], rustc: Rustc::Version(1, 78), host: "kattis.com", prefixes: &["kattis_"], is_by_words: true, ..USUAL },
    Judge { name: "dmoj", alias: "dmoj", names: ["DMOJ", "DMOJ"], host: "dmoj.ca", prefixes: &["dmoj_"], ..USUAL },
    Judge { name: "nowcoder", alias: "nc", names: ["Nowcoder", "牛客"], host: "nowcoder.com", prefixes: &["nowcoder"], id: Id::Contest("NC", &[("acm", 2, 3)]), java: 2, usual: Some((1000, 256)), ..USUAL },
    Judge { name: "codechef", alias: "cc", names: ["CodeChef", "CodeChef"], host: "codechef.com", prefixes: &["codechef_"], ..USUAL },
    Judge { name: "libreoj", alias: "loj", names: ["LibreOJ", "LibreOJ"], host: "loj.ac", prefixes: &["loj"], usual: Some((1000, 256)), ..USUAL },
    Judge { name: "hdu", alias: "hdu", names: ["HDU", "HDU"], rustc: Rustc::None, host: "acm.hdu.edu.cn", prefixes: &["hdu"], id: Id::Last("HDU "), java: 2, usual: Some((1000, 32)), ..USUAL },
    Judge { name: "poj", alias: "poj", names: ["POJ", "POJ"], rustc: Rustc::None, host: "poj.org", prefixes: &["poj"], id: Id::Last("POJ "), java: 2, usual: Some((1000, 64)), ..USUAL },
    Judge { name: "uoj", alias: "uoj", names: ["UOJ", "UOJ"], rustc: Rustc::None, host: "uoj.ac", prefixes: &["uoj"], id: Id::Last("UOJ "), usual: Some((1000, 256)), ..USUAL },
    Judge { name: "timus", alias: "timus", names: ["Timus", "Timus"], host: "acm.timus.ru", prefixes: &["timus"], id: Id::Last("Timus "), usual: Some((1000, 64)), ..USUAL },
    Judge { name: "spoj", alias: "spoj", names: ["SPOJ", "SPOJ"], host: "spoj.com", prefixes: &["spoj_"], id: Id::Last("SPOJ "), ..USUAL },
    // Limits go by the language, and are not stated with a problem: what is usual for C++ is assumed.
    Judge { name: "hackerrank", alias: "hr", names: ["HackerRank", "HackerRank"], host: "hackerrank.com", prefixes: &["hackerrank_"], usual: Some((2000, 512)), output: Some("OUTPUT_PATH"), ..USUAL },
    Judge { name: "any", alias: "any", editions: BOTH, ..USUAL },
];

/// Any other judge: no crates, whichever edition.
pub static ANY: &Judge = &JUDGES[JUDGES.len() - 1];

/// Problems of judges that take no Rust, each with the same problem on one that does: what it is called there, and its
/// link. At Kattis an input has one set of numbers, at AtCoder one tree.
pub const SAME: [(&str, &str, &str); 4] = [
    ("hdu1536", "Kattis snim", "https://open.kattis.com/problems/snim"),
    ("hdu1907", "P4279", "https://www.luogu.com.cn/problem/P4279"),
    ("hdu3094", "AGC017 D", "https://atcoder.jp/contests/agc017/tasks/agc017_d"),
    ("poj1704", "P10507", "https://www.luogu.com.cn/problem/P10507"),
];

impl Judge {
    /// Whether it takes Rust, as far as known.
    pub fn takes_rust(&self) -> bool {
        !matches!(self.rustc, Rustc::None)
    }

    /// In one line what it takes.
    pub fn description(&self) -> String {
        let name = self.name;
        let rustc = match self.rustc {
            Rustc::Version(major, minor) => format!("{major}.{minor}"),
            Rustc::Unknown => {
                let (major, minor) = OLDEST;
                format!("of unknown version ({major}.{minor} compiles every program of the collection)")
            }
            Rustc::None => return format!("{name} takes no Rust, as far as we know"),
        };
        let crates = match self.crates {
            true => "with proconio and itertools",
            false => "no crates",
        };
        let editions = self.editions.join(" or ");
        format!("{name}: edition {editions}, {crates}, rustc {rustc}")
    }

    /// The oldest rustc that a submission may meet there.
    pub fn oldest(&self) -> (u32, u32) {
        match self.rustc {
            Rustc::Version(major, minor) => (major, minor),
            Rustc::Unknown | Rustc::None => OLDEST,
        }
    }

    /// How people write it in English; other words where it is none that we know.
    pub fn called(&self) -> &'static str {
        self.names[0]
    }

    /// What the title of its problem at `link` begins with, where all its titles have one form: `CF1149E`, `ARC137 C`.
    pub fn id(&self, link: &str) -> Option<String> {
        let (_, path) = link.split_once("://")?.1.split_once('/')?;
        let parts: Vec<&str> = path.split(['/', '?', '=']).collect();
        let last = *parts.last()?;
        match self.id {
            Id::Free => None,
            Id::Is(id) => Some(id.to_owned()),
            Id::Last(before) => Some(format!("{before}{last}")),
            Id::Contest(before, forms) => {
                let (_, contest, letter) = forms.iter().find(|(first, ..)| *first == parts[0])?;
                Some(format!("{before}{}{}", parts.get(*contest)?, parts.get(*letter)?))
            }
            Id::AtCoder => {
                // A contest's name may have underscores of its own: `cf16_exhibition_final_c`.
                let (contest, task) = last.rsplit_once('_')?;
                let task = match (contest.strip_prefix("arc"), task) {
                    // The tasks A and B of these contests stood in an ABC alone.
                    (Some(number), "a" | "b" | "c" | "d") if ("058".."104").contains(&number) => {
                        ["C", "D", "E", "F"][usize::from(task.as_bytes()[0] - b'a')]
                    }
                    // The last task of newer contests is called Ex.
                    _ => &task.to_uppercase(),
                };
                Some(format!("{} {task}", contest.to_uppercase().replace('_', " ")))
            }
        }
    }

    /// Whether `link` leads to it.
    pub fn is_linked(&self, link: &str) -> bool {
        let (mut parts, mut known) = (link.split('/').skip(2), self.host.split('/'));
        let (domain, host) = (parts.next().unwrap_or_default(), known.next().unwrap_or_default());
        let rest = domain.strip_suffix(host);
        let is_host = !host.is_empty() && rest.is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
        is_host && known.all(|part| parts.next() == Some(part))
    }

    /// Whether a problem of that name is one of its problems.
    pub fn has_slug(&self, slug: &str) -> bool {
        self.prefixes.iter().any(|prefix| {
            let rest = slug.strip_prefix(prefix);
            rest.is_some_and(|rest| prefix.ends_with('_') || rest.starts_with(|c: char| c.is_ascii_digit()))
        })
    }
}

/// The oldest rustc that compiles the submissions of the collection, the oldest that is known of a judge. Their tests
/// want no warning of anything newer.
const OLDEST: (u32, u32) = (1, 78);

/// All judges, [`ANY`] last.
pub fn judges() -> impl Iterator<Item = &'static Judge> {
    JUDGES.iter()
}

/// The judge that `link` leads to, if it is one of them.
pub fn judge_linked(link: &str) -> Option<&'static Judge> {
    judges().find(|judge| judge.is_linked(link))
}

/// The judge of that name or alias, in any capitals, and with blanks, hyphens or nothing between its words.
pub fn judge_named(name: &str) -> Option<&'static Judge> {
    let plain = |name: &str| name.to_lowercase().replace([' ', '_', '-'], "");
    let name = plain(name);
    judges().find(|judge| [judge.name, judge.alias].iter().any(|known| plain(known) == name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_judge_is_called_in_any_capitals() {
        let name = |called| judge_named(called).map(|judge| judge.name);
        assert_eq!(name("Codeforces"), Some("codeforces"));
        assert_eq!(name("Library Checker"), Some("library_checker"));
        assert_eq!(name("librarychecker"), Some("library_checker"));
        assert_eq!(name("LC"), Some("library_checker"));
        assert_eq!(name("topcoder"), None);
        let aliases = ["cf", "ac", "lc", "loj"].map(name);
        assert_eq!(aliases, ["codeforces", "atcoder", "library_checker", "libreoj"].map(Some));
    }

    #[test]
    fn a_link_leads_to_its_judge_with_and_without_www() {
        let name = |link| judge_linked(link).map(|judge| judge.name);
        assert_eq!(name("https://www.luogu.com.cn/problem/P2599"), Some("luogu"));
        assert_eq!(name("https://luogu.com.cn/problem/P2599"), Some("luogu"));
        assert_eq!(name("https://open.kattis.com/problems/x"), Some("kattis"));
        assert_eq!(name("https://notcses.fi/problemset/task/1"), None);
        assert_eq!(name("https://www.hackerrank.com/challenges/x"), Some("hackerrank"));
        assert_eq!(name("https://codeforces.com/gym/103119/problem/G"), Some("gym"));
        assert_eq!(name("https://codeforces.com/gymnast"), Some("codeforces"));
        assert_eq!(name("https://codeforces.com"), Some("codeforces"));
    }

    #[test]
    fn titles_begin_with_what_the_link_tells() {
        for (link, expected) in [
            ("https://atcoder.jp/contests/arc137/tasks/arc137_c", Some("ARC137 C")),
            ("https://atcoder.jp/contests/arc091/tasks/arc091_d", Some("ARC091 F")),
            ("https://atcoder.jp/contests/abc229/tasks/abc229_h", Some("ABC229 H")),
            ("https://atcoder.jp/contests/cf16-final/tasks/cf16_exhibition_final_c", Some("CF16 EXHIBITION FINAL C")),
            ("https://codeforces.com/problemset/problem/1149/E", Some("CF1149E")),
            ("https://codeforces.com/contest/2062/problem/E2", Some("CF2062E2")),
            ("https://codeforces.com/gym/103119/problem/G", None),
            ("https://www.luogu.com.cn/problem/P2599", Some("P2599")),
            ("https://judge.yosupo.jp/problem/nim_product_64", Some("LC")),
            ("https://cses.fi/problemset/task/1729", Some("CSES 1729")),
            ("https://ac.nowcoder.com/acm/contest/11166/A", Some("NC11166A")),
            ("https://acm.hdu.edu.cn/showproblem.php?pid=3595", Some("HDU 3595")),
            ("http://poj.org/problem?id=1704", Some("POJ 1704")),
            ("https://uoj.ac/problem/51", Some("UOJ 51")),
            ("https://acm.timus.ru/problem.aspx?space=1&num=1180", Some("Timus 1180")),
            ("https://www.spoj.com/problems/MATGAME", Some("SPOJ MATGAME")),
            ("https://open.kattis.com/problems/cuttingbrownies", None),
        ] {
            let judge = judge_linked(link).unwrap();
            assert_eq!(judge.id(link).as_deref(), expected, "{link}");
        }
    }
}
