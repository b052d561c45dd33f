//! Problems by the names that people have for them.

use crate::address;
use crate::program::Program;

/// So many near names are said.
const NEAR: usize = 3;

impl Program {
    /// What people call its problem: its slug, its judge's number and address, its title, also the Chinese one, in
    /// small letters.
    pub fn names(&self) -> Vec<String> {
        let mut names = vec![self.slug.clone()];
        let link = self.header.link().unwrap_or_default();
        let address = without_scheme(link);
        let judge = self.header.judge();
        let id = judge.and_then(|judge| judge.id(link)).unwrap_or_default();
        let last = address.split('/').next_back().filter(|last| last.contains(|c: char| c.is_alphabetic()));
        if let Some((judge, (_, problem))) = judge.zip(address::at(link)) {
            names.push(format!("{} {problem}", judge.name));
            let told = [&problem, last.unwrap_or_default()];
            names.extend(judge.names.iter().flat_map(|of| told.map(|told| format!("{of} {told}"))));
            if judge.name == "codeforces" {
                names.push(problem);
            }
        }
        let title = self.header.name_and_about().0.replace("\\", "");
        let title_alone = title.strip_prefix(&id).unwrap_or(&title);
        // What a contest is called stands in brackets.
        let plain_title = title_alone.split(']').next_back().unwrap_or_default();
        let chinese = self.header.chinese().unwrap_or_default();
        let short = chinese.split(['：', '（', '，']).next().unwrap_or_default();
        let others = [&id, address, last.unwrap_or_default(), &title, title_alone, plain_title, chinese, short];
        names.extend(others.map(|name| name.trim().to_owned()));
        let mut names: Vec<String> = names.into_iter().map(|name| name.to_lowercase()).collect();
        names.retain(|name| !compact(name).is_empty());
        names.sort();
        names.dedup();
        names
    }
}

/// A problem that words on a command line name.
#[derive(Debug)]
pub struct Called<'a> {
    /// Its program.
    pub program: &'a Program,
    /// So many words name it, from the first on.
    pub words: usize,
    /// What is to be said where no problem is called so, and only one nearly so.
    pub remark: Option<String>,
}

/// The problem that the first of these words name: as many of them as name one. Where none is called so, it is the only
/// one that is called nearly so, if the numbers in its name are the same.
///
/// # Errors
/// A sentence that names the nearest ones, or all that are called so.
pub fn called<'a>(programs: &'a [Program], words: &[&str]) -> Result<Called<'a>, String> {
    let all = Names::of(programs);
    let first = words.first().copied().unwrap_or_default();
    let counts = || (1..=words.len()).rev();
    if !programs.iter().any(|program| program.slug == first) {
        for count in counts() {
            if let Some(found) = all.exactly(&words[..count].join(" ")) {
                return Ok(Called { program: found?, words: count, remark: None });
            }
        }
        for count in counts() {
            let name = words[..count].join(" ");
            if let Some(program) = all.nearly(&name) {
                let title = program.header.name_and_about().0.replace("\\", "");
                let remark = format!("there is no problem `{name}`: `{}` is taken, {title}", program.slug);
                return Ok(Called { program, words: count, remark: Some(remark) });
            }
        }
    }
    // Behind a word with a number stands an input.
    let has_number = |word: &str| word.contains(|c: char| c.is_ascii_digit());
    let count = words.iter().position(|word| has_number(word)).map_or(words.len(), |place| place + 1);
    named(programs, &words[..count.max(1).min(words.len())].join(" ")).map(|program| Called {
        program,
        words: 1,
        remark: None,
    })
}

/// The one of these programs whose problem is called so.
///
/// # Errors
/// A sentence that names the nearest ones, or all that are called so.
pub fn named<'a>(programs: &'a [Program], name: &str) -> Result<&'a Program, String> {
    if let Some(program) = programs.iter().find(|program| program.slug == name) {
        return Ok(program);
    }
    let all = Names::of(programs);
    if let Some(found) = all.exactly(name) {
        return found;
    }
    let near = all.nearest(name);
    Err(match near.is_empty() {
        true => format!("there is no program `{name}`"),
        false => format!("there is no program `{name}`: did you mean {}?", listed(&near, " or ")),
    })
}

/// Programs, each with what its problem is called, in letters and digits alone.
struct Names<'a>(Vec<(&'a Program, Vec<String>)>);

impl<'a> Names<'a> {
    fn of(programs: &'a [Program]) -> Self {
        Self(programs.iter().map(|program| (program, program.names().iter().map(compact).collect())).collect())
    }

    /// The program whose problem is called so, or a sentence that says which are; nothing where none is.
    fn exactly(&self, name: &str) -> Option<Result<&'a Program, String>> {
        let at = address::at(name).map(|(judge, problem)| format!("{judge} {problem}"));
        let others = [without_scheme(name), without_query(name), last_part(name)];
        for asked in at.as_deref().into_iter().chain(others).map(compact) {
            let has_name = |(program, names): &(&'a Program, Vec<String>)| names.contains(&asked).then_some(*program);
            let called: Vec<&Program> = self.0.iter().filter_map(has_name).collect();
            match called[..] {
                [] => {}
                [program] => return Some(Ok(program)),
                _ => return Some(Err(format!("several problems are called `{name}`: {}", listed(&called, ", ")))),
            }
        }
        None
    }

    /// The programs with the nearest names, if a third of the letters differ at most.
    fn nearest(&self, name: &str) -> Vec<&'a Program> {
        self.near(name, 3, |_| true).into_iter().take(NEAR).collect()
    }

    /// The only program whose problem is called nearly so: with the same digits, and a quarter of other letters at
    /// most.
    fn nearly(&self, name: &str) -> Option<&'a Program> {
        let digits = |name: &str| name.chars().filter(char::is_ascii_digit).collect::<String>();
        let asked = digits(&compact(last_part(name)));
        match self.near(name, 4, |name| digits(name) == asked)[..] {
            [program] => Some(program),
            _ => None,
        }
    }

    /// The programs of the names that are nearest among these, if one of so many letters differs at most.
    fn near(&self, name: &str, letters: usize, is_asked: impl Fn(&str) -> bool) -> Vec<&'a Program> {
        let asked = compact(last_part(name));
        let distance = |name: &String| {
            let is_part = asked.chars().count() >= if asked.is_ascii() { 4 } else { 2 } && name.contains(&asked);
            if is_part { 0 } else { strsim::damerau_levenshtein(&asked, name) }
        };
        let nearest = |(program, names): &(&'a Program, Vec<String>)| {
            Some((names.iter().filter(|name| is_asked(name)).map(distance).min()?, *program))
        };
        let mut near: Vec<(usize, &Program)> = self.0.iter().filter_map(nearest).collect();
        let least = near.iter().map(|(distance, _)| *distance).min().unwrap_or(0);
        near.retain(|(distance, _)| *distance == least && least <= (asked.chars().count() / letters).max(1));
        near.sort_by_key(|(_, program)| &program.slug);
        near.into_iter().map(|(_, program)| program).collect()
    }
}

fn without_query(name: &str) -> &str {
    without_scheme(name).split(['?', '#']).next().unwrap_or_default().trim_end_matches('/')
}

/// The last part of an address, which is a name by itself: Luogu has problems of Codeforces.
fn last_part(name: &str) -> &str {
    without_query(name).rsplit(['/', '\\']).next().unwrap_or_default()
}

fn listed(programs: &[&Program], between: &str) -> String {
    programs.iter().map(|program| format!("`{}`", program.slug)).collect::<Vec<_>>().join(between)
}

/// Says what is `missing` by that name, and which three are near: a third of the letters may differ.
pub fn unknown<'a>(missing: &str, name: &str, known: impl Iterator<Item = &'a str>) -> String {
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

/// An address without what every address begins with.
fn without_scheme(address: &str) -> &str {
    let address = address.trim().trim_start_matches("https://").trim_start_matches("http://");
    address.trim_start_matches("www.").trim_start_matches("m1.").trim_end_matches('/')
}

/// The letters and digits of a name, as people write all else in many ways.
fn compact(name: impl AsRef<str>) -> String {
    let name = without_scheme(name.as_ref()).to_lowercase();
    name.chars().filter(|c| c.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{programs, root};

    #[test]
    fn problems_are_found_by_what_people_call_them() {
        let programs = programs(root()).expect("the programs");
        let found = |name: &str| named(&programs, name).map(|program| &program.slug[..]);
        for name in [
            "https://codeforces.com/problemset/problem/1147/C",
            "codeforces.com/contest/1147/problem/C",
            "CF1147C",
            "1147C",
            "1147 c",
            "Thanos Nim",
            "cf1147c",
            "https://www.luogu.com.cn/problem/CF1147C",
            "https://vjudge.net/problem/CodeForces-1147C",
            "codeforces 1147 c",
            "1147/C",
        ] {
            assert_eq!(found(name), Ok("cf1147c"), "{name}");
        }
        for name in ["abc278_g", "ABC278 G", "abc278g", "atcoder.jp/contests/abc278/tasks/abc278_g?lang=en"] {
            assert_eq!(found(name), Ok("abc278g"), "{name}");
        }
        assert_eq!(found("AGC 010 F"), Ok("agc010f"));
        assert_eq!(found("luogu.com.cn/problem/P2599"), Ok("p2599"));
        assert_eq!(found("https://acm.hdu.edu.cn/showproblem.php?pid=3032"), Ok("hdu3032"));
        assert_eq!(found("AtCoder dp k"), Ok("edpc_k"));
        assert_eq!(found("luogu 1290"), Ok("p1290"));
        assert_eq!(found("洛谷 P1290"), Ok("p1290"));
        assert_eq!(found("CSES1730"), Ok("cses_nim_game_1"));
        assert_eq!(found("每次恰好动一半堆的 Nim"), Ok("cf1147c"));
    }

    #[test]
    fn words_name_a_problem_and_leave_the_rest() {
        let programs = programs(root()).expect("the programs");
        let found = |words: &str| {
            let words: Vec<&str> = words.split(' ').collect();
            called(&programs, &words).map(|called| (&called.program.slug[..], called.words, called.remark.is_some()))
        };
        assert_eq!(found("p2599 1 2 1 2"), Ok(("p2599", 1, false)));
        assert_eq!(found("Thanos Nim 4 1 2 3 4"), Ok(("cf1147c", 2, false)));
        assert_eq!(found("cf 1147 C"), Ok(("cf1147c", 3, false)));
        assert_eq!(found("thanos"), Ok(("cf1147c", 1, true)));
        assert_eq!(found("cf1194"), Ok(("cf1194d", 1, true)));
        assert_eq!(found("cses_stik_game"), Ok(("cses_stick_game", 1, true)));
        // A number is another problem, not a slip.
        assert_eq!(found("p2598 1 2").unwrap_err(), named(&programs, "p2598").map(|_| ()).unwrap_err());
        assert_eq!(found("qqqqqqq qqq").unwrap_err(), "there is no program `qqqqqqq qqq`");
        assert!(found("取石子游戏").unwrap_err().starts_with("several problems"));
    }

    #[test]
    fn the_nearest_are_named() {
        let programs = programs(root()).expect("the programs");
        let said = |name: &str| named(&programs, name).map(|_| ()).unwrap_err();
        assert_eq!(said("cf1174c"), "there is no program `cf1174c`: did you mean `cf1147c`?");
        assert!(said("p2598").contains("`p2599`"), "{}", said("p2598"));
        assert_eq!(said("thanos"), "there is no program `thanos`: did you mean `cf1147c`?");
        let several = said("取石子游戏");
        assert!(several.starts_with("several problems are called `取石子游戏`: "), "{several}");
        assert!(several.contains("`p2599`") && several.contains("`hdu2516`"), "{several}");
        assert_eq!(said("qqqqqqqqq"), "there is no program `qqqqqqqqq`");
        for path in ["src/bin/p2599.rs", r"src\bin\p2599.rs"] {
            assert_eq!(said(path), format!("there is no program `{path}`: did you mean `p2599`?"));
        }
    }
}
