//! What each judge takes.

/// A judge, as far as a submission is concerned.
#[derive(Debug)]
pub struct Judge {
    /// What `--judge` calls it, and a shorter name.
    pub name: &'static str,
    alias: &'static str,
    /// Which rustc it has.
    pub rustc: Rustc,
    /// The editions that it offers, of those for which we compile.
    pub editions: &'static [&'static str],
    /// Whether it has proconio 0.5.0, itertools 0.14.0 and many others; elsewhere a bundle carries stand-ins.
    pub crates: bool,
    /// The longest source in bytes: 64 KiB where the judge states no limit.
    pub limit: usize,
    /// Where it is: the end of its name in links. Empty for [`ANY`].
    pub host: &'static str,
    /// How slugs of its problems begin.
    pub prefixes: &'static [&'static str],
    /// What titles of its problems begin with.
    id: Id,
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

#[rustfmt::skip]
static JUDGES: [Judge; 14] = [
    Judge { name: "atcoder", alias: "ac", rustc: Rustc::Version(1, 89), editions: NEW, crates: true, limit: 512 * KIB, host: "atcoder.jp", prefixes: &["abc", "arc", "agc", "atcoder"], id: Id::AtCoder },
    Judge { name: "codeforces", alias: "cf", rustc: Rustc::Version(1, 89), editions: BOTH, crates: false, limit: 64 * KIB, host: "codeforces.com", prefixes: &["cf"], id: Id::Contest("CF", &[("problemset", 2, 3), ("contest", 1, 3)]) },
    Judge { name: "luogu", alias: "lg", rustc: Rustc::Version(1, 88), editions: NEW, crates: false, limit: 64 * KIB, host: "luogu.com.cn", prefixes: &["p"], id: Id::Last("") },
    Judge { name: "library_checker", alias: "lc", rustc: Rustc::Version(1, 94), editions: NEW, crates: false, limit: 64 * KIB, host: "judge.yosupo.jp", prefixes: &["lc_"], id: Id::Is("LC") },
    Judge { name: "cses", alias: "cses", rustc: Rustc::Unknown, editions: OLD, crates: false, limit: 64 * KIB, host: "cses.fi", prefixes: &["cses_"], id: Id::Last("CSES ") },
    Judge { name: "kattis", alias: "kattis", rustc: Rustc::Version(1, 78), editions: OLD, crates: false, limit: 64 * KIB, host: "kattis.com", prefixes: &["kattis_"], id: Id::Free },
    Judge { name: "dmoj", alias: "dmoj", rustc: Rustc::Unknown, editions: OLD, crates: false, limit: 64 * KIB, host: "dmoj.ca", prefixes: &["dmoj_"], id: Id::Free },
    Judge { name: "nowcoder", alias: "nc", rustc: Rustc::Unknown, editions: OLD, crates: false, limit: 64 * KIB, host: "nowcoder.com", prefixes: &["nowcoder"], id: Id::Contest("NC", &[("acm", 2, 3)]) },
    Judge { name: "codechef", alias: "cc", rustc: Rustc::Unknown, editions: OLD, crates: false, limit: 64 * KIB, host: "codechef.com", prefixes: &["codechef_"], id: Id::Free },
    Judge { name: "libreoj", alias: "loj", rustc: Rustc::Unknown, editions: OLD, crates: false, limit: 64 * KIB, host: "loj.ac", prefixes: &["loj"], id: Id::Free },
    Judge { name: "hdu", alias: "hdu", rustc: Rustc::None, editions: OLD, crates: false, limit: 64 * KIB, host: "acm.hdu.edu.cn", prefixes: &["hdu"], id: Id::Last("HDU ") },
    Judge { name: "poj", alias: "poj", rustc: Rustc::None, editions: OLD, crates: false, limit: 64 * KIB, host: "poj.org", prefixes: &["poj"], id: Id::Last("POJ ") },
    Judge { name: "uoj", alias: "uoj", rustc: Rustc::None, editions: OLD, crates: false, limit: 64 * KIB, host: "uoj.ac", prefixes: &["uoj"], id: Id::Last("UOJ ") },
    Judge { name: "any", alias: "any", rustc: Rustc::Unknown, editions: BOTH, crates: false, limit: 64 * KIB, host: "", prefixes: &[], id: Id::Free },
];

/// Any other judge: no crates, whichever edition.
pub static ANY: &Judge = &JUDGES[JUDGES.len() - 1];

/// What AtCoder has besides proconio and itertools, by the names that `use` knows; and what its proconio has and ours
/// not.
#[rustfmt::skip]
const INSTALLED: [&str; 66] = [
    "ac_library", "alga", "amplify", "amplify_derive", "amplify_num", "argio", "ascii", "az", "bitset_fixed",
    "bitvec", "bstr", "btreemultimap", "counter", "derive_readable", "easy_ext", "either", "fixedbitset",
    "getrandom", "glidesort", "hashbag", "im_rc", "indexing", "indexmap", "itertools_num", "lazy_static", "libm",
    "maplit", "memoise", "multimap", "multiversion", "nalgebra", "ndarray", "num", "num_bigint", "num_complex",
    "num_derive", "num_integer", "num_iter", "num_rational", "num_traits", "omniswap", "once_cell",
    "ordered_float", "pathfinding", "permutohedron", "petgraph", "primal", "rand", "rand_chacha", "rand_core",
    "rand_distr", "rand_hc", "rand_pcg", "rand_xorshift", "rand_xoshiro", "recur_fn", "regex", "rpds",
    "rustc_hash", "smallvec", "static_assertions", "statrs", "superslice", "tap", "text_io", "thiserror",
];

impl Judge {
    /// In one line what it takes.
    pub fn description(&self) -> String {
        let name = self.name;
        let rustc = match self.rustc {
            Rustc::Version(major, minor) => format!("{major}.{minor}"),
            Rustc::Unknown => {
                let (major, minor) = OLDEST;
                format!("of unknown version ({major}.{minor} compiles every program of the collection)")
            }
            Rustc::None => return format!("{name} takes no Rust as far as known"),
        };
        let crates = match self.crates {
            true => "with proconio and itertools",
            false => "no crates",
        };
        let editions = self.editions.join(" or ");
        format!("{name}: edition {editions}, {crates}, rustc {rustc}")
    }

    /// The oldest rustc that a submission may meet there.
    pub(crate) fn oldest(&self) -> (u32, u32) {
        match self.rustc {
            Rustc::Version(major, minor) => (major, minor),
            Rustc::Unknown | Rustc::None => OLDEST,
        }
    }

    /// Whether a crate of that name is installed there, and maybe not here.
    pub(crate) fn installs(&self, name: &str) -> bool {
        self.crates && INSTALLED.contains(&name)
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
                let (contest, task) = last.split_once('_')?;
                let task = match (contest.strip_prefix("arc"), task) {
                    // The tasks A and B of these contests stood in an ABC alone.
                    (Some(number), "a" | "b" | "c" | "d") if ("058".."104").contains(&number) => {
                        ["C", "D", "E", "F"][usize::from(task.as_bytes()[0] - b'a')]
                    }
                    // The last task of newer contests is called Ex.
                    _ => &task.to_uppercase(),
                };
                Some(format!("{} {task}", contest.to_uppercase()))
            }
        }
    }

    /// Whether `link` leads to it.
    pub fn is_linked(&self, link: &str) -> bool {
        let host = link.split('/').nth(2).unwrap_or_default();
        let rest = host.strip_suffix(self.host);
        !self.host.is_empty() && rest.is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
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

/// The judge of that name or alias.
///
/// # Errors
/// A sentence that names the nearest ones.
pub fn judge_named(name: &str) -> Result<&'static Judge, String> {
    let found = judges().find(|judge| judge.name == name || judge.alias == name);
    let names = judges().map(|judge| judge.name);
    found.ok_or_else(|| unknown("there is no judge", name, names) + "; `--list-judges` names them all")
}

/// Says what is `missing` by that name, and which three are near: a third of the letters may differ.
pub(crate) fn unknown<'a>(missing: &str, name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let distance = |other| strsim::damerau_levenshtein(name, other);
    let mut near: Vec<_> = known.map(|other| (distance(other), other)).collect();
    near.retain(|(distance, _)| *distance <= (name.len() / 3).max(1));
    near.sort_unstable();
    let near: Vec<String> = near.iter().take(3).map(|(_, other)| format!("`{other}`")).collect();
    match &near[..] {
        [] => format!("{missing} `{name}`"),
        near => format!("{missing} `{name}`: did you mean {}?", near.join(" or ")),
    }
}
