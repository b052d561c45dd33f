//! What each judge takes.

/// A judge, as far as a submission is concerned.
#[derive(Debug)]
pub struct Judge {
    /// What `--judge` calls it.
    pub name: &'static str,
    /// Its rustc, or `None` if it takes no Rust as far as known.
    pub rustc: Option<&'static str>,
    /// The editions that it offers, of those for which we compile.
    pub editions: &'static [&'static str],
    /// Whether proconio 0.5.0 and itertools 0.14.0 are installed there; elsewhere a bundle carries stand-ins.
    pub crates: bool,
    /// The longest source in bytes: 64 KiB where the judge states no limit.
    pub limit: usize,
    prefixes: &'static [&'static str],
}

const KIB: usize = 1024;

#[rustfmt::skip]
static JUDGES: [Judge; 10] = [
    Judge { name: "atcoder", rustc: Some("1.89.0"), editions: &["2024"], crates: true, limit: 512 * KIB, prefixes: &["abc", "arc", "agc"] },
    Judge { name: "codeforces", rustc: Some("1.89.0"), editions: &["2021", "2024"], crates: false, limit: 64 * KIB, prefixes: &["cf"] },
    Judge { name: "luogu", rustc: Some("1.88 or newer"), editions: &["2024"], crates: false, limit: 64 * KIB, prefixes: &["p"] },
    Judge { name: "library_checker", rustc: Some("1.94"), editions: &["2024"], crates: false, limit: 64 * KIB, prefixes: &["lc_"] },
    Judge { name: "cses", rustc: Some("of unknown version"), editions: &["2021"], crates: false, limit: 64 * KIB, prefixes: &["cses_"] },
    Judge { name: "kattis", rustc: Some("1.78"), editions: &["2021"], crates: false, limit: 64 * KIB, prefixes: &[] },
    Judge { name: "libreoj", rustc: Some("of unknown version"), editions: &["2021"], crates: false, limit: 64 * KIB, prefixes: &[] },
    Judge { name: "hdu", rustc: None, editions: &["2021"], crates: false, limit: 64 * KIB, prefixes: &["hdu"] },
    Judge { name: "poj", rustc: None, editions: &["2021"], crates: false, limit: 64 * KIB, prefixes: &["poj"] },
    Judge { name: "uoj", rustc: None, editions: &["2021"], crates: false, limit: 64 * KIB, prefixes: &["uoj"] },
];

/// Any other judge: no crates, whichever edition.
pub static ANY: Judge = Judge {
    name: "any",
    rustc: Some("of any version"),
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
