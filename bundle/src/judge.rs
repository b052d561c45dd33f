//! What each judge takes.

/// A judge, as far as a submission is concerned.
#[derive(Debug)]
pub struct Judge {
    /// What `--judge` calls it.
    pub name: &'static str,
    /// Which rustc it has.
    pub rustc: Rustc,
    /// The editions that it offers, of those for which we compile.
    pub editions: &'static [&'static str],
    /// Whether proconio 0.5.0 and itertools 0.14.0 are installed there; elsewhere a bundle carries stand-ins.
    pub crates: bool,
    /// The longest source in bytes: 64 KiB where the judge states no limit.
    pub limit: usize,
    prefixes: &'static [&'static str],
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

/// The oldest rustc that compiles the collection, from its Cargo.toml.
const OLDEST: &str = env!("CARGO_PKG_RUST_VERSION");

impl Judge {
    /// In one line what it takes, and whether its rustc is known to compile the programs.
    pub fn description(&self) -> String {
        let name = self.name;
        let rustc = match self.rustc {
            Rustc::Version(major, minor) if (major, minor) >= oldest() => {
                format!("{major}.{minor}")
            }
            Rustc::Version(major, minor) => {
                format!("{major}.{minor} (the programs need {OLDEST}: some may not compile there)")
            }
            Rustc::Unknown => format!("of unknown version (the programs need {OLDEST})"),
            Rustc::None => return format!("{name} takes no Rust as far as known"),
        };
        let crates = match self.crates {
            true => "with proconio and itertools",
            false => "no crates",
        };
        let editions = self.editions.join(" or ");
        format!("{name}: edition {editions}, {crates}, rustc {rustc}")
    }
}

/// The numbers of [`OLDEST`].
fn oldest() -> (u32, u32) {
    let mut numbers = OLDEST.split('.').map_while(|number| number.parse().ok());
    let mut number = || numbers.next().expect("rust-version has two numbers");
    (number(), number())
}

const KIB: usize = 1024;

#[rustfmt::skip]
static JUDGES: [Judge; 10] = [
    Judge { name: "atcoder", rustc: Rustc::Version(1, 89), editions: &["2024"], crates: true, limit: 512 * KIB, prefixes: &["abc", "arc", "agc"] },
    Judge { name: "codeforces", rustc: Rustc::Version(1, 89), editions: &["2021", "2024"], crates: false, limit: 64 * KIB, prefixes: &["cf"] },
    Judge { name: "luogu", rustc: Rustc::Version(1, 88), editions: &["2024"], crates: false, limit: 64 * KIB, prefixes: &["p"] },
    Judge { name: "library_checker", rustc: Rustc::Version(1, 94), editions: &["2024"], crates: false, limit: 64 * KIB, prefixes: &["lc_"] },
    Judge { name: "cses", rustc: Rustc::Unknown, editions: &["2021"], crates: false, limit: 64 * KIB, prefixes: &["cses_"] },
    Judge { name: "kattis", rustc: Rustc::Version(1, 78), editions: &["2021"], crates: false, limit: 64 * KIB, prefixes: &[] },
    Judge { name: "libreoj", rustc: Rustc::Unknown, editions: &["2021"], crates: false, limit: 64 * KIB, prefixes: &[] },
    Judge { name: "hdu", rustc: Rustc::None, editions: &["2021"], crates: false, limit: 64 * KIB, prefixes: &["hdu"] },
    Judge { name: "poj", rustc: Rustc::None, editions: &["2021"], crates: false, limit: 64 * KIB, prefixes: &["poj"] },
    Judge { name: "uoj", rustc: Rustc::None, editions: &["2021"], crates: false, limit: 64 * KIB, prefixes: &["uoj"] },
];

/// Any other judge: no crates, whichever edition.
pub static ANY: Judge = Judge {
    name: "any",
    rustc: Rustc::Unknown,
    editions: &["2021", "2024"],
    crates: false,
    limit: 64 * KIB,
    prefixes: &[],
};

/// All judges, [`ANY`] last.
pub fn judges() -> impl Iterator<Item = &'static Judge> {
    JUDGES.iter().chain([&ANY])
}

/// The judge that the slug of a problem belongs to.
///
/// ```
/// assert_eq!(bundle::judge_of("agc010f").name, "atcoder");
/// assert_eq!(bundle::judge_of("p2599").name, "luogu");
/// assert_eq!(bundle::judge_of("poset_game").name, "any");
/// ```
pub fn judge_of(slug: &str) -> &'static Judge {
    let belongs = |judge: &&Judge| {
        judge.prefixes.iter().any(|prefix| {
            slug.strip_prefix(prefix).is_some_and(|rest| {
                prefix.ends_with('_') || rest.starts_with(|c: char| c.is_ascii_digit())
            })
        })
    };
    judges().find(belongs).unwrap_or(&ANY)
}
