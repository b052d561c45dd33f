//! Problems by the names that people have for them.

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
        let id = self.header.judge().and_then(|judge| judge.id(link)).unwrap_or_default();
        let parts: Vec<&str> = address.split('/').collect();
        if let ["codeforces.com", "problemset", "problem", contest, letter] = parts[..] {
            names.extend([format!("codeforces.com/contest/{contest}/problem/{letter}"), format!("{contest}{letter}")]);
        }
        let last = parts.last().filter(|last| last.contains(|c: char| c.is_alphabetic()));
        let title = self.header.name_and_about().0.replace("\\", "");
        let title_alone = title.strip_prefix(&id).unwrap_or(&title);
        // What a contest is called stands in brackets.
        let plain_title = title_alone.split(']').next_back().unwrap_or_default();
        let chinese = self.header.chinese().unwrap_or_default();
        let short = chinese.split(['：', '（', '，']).next().unwrap_or_default();
        let others = [&id, address, last.unwrap_or(&""), &title, title_alone, plain_title, chinese, short];
        names.extend(others.map(|name| name.trim().to_owned()));
        let mut names: Vec<String> = names.into_iter().map(|name| name.to_lowercase()).collect();
        names.retain(|name| !compact(name).is_empty());
        names.sort();
        names.dedup();
        names
    }
}

/// The one of these programs whose problem is called so.
///
/// # Errors
/// A sentence that names the nearest ones, or all that are called so.
pub fn named<'a>(programs: &'a [Program], name: &str) -> Result<&'a Program, String> {
    if let Some(program) = programs.iter().find(|program| program.slug == name) {
        return Ok(program);
    }
    let names: Vec<(&Program, Vec<String>)> =
        programs.iter().map(|program| (program, program.names().iter().map(compact).collect())).collect();
    let address = without_scheme(name);
    let without_query = address.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
    // The last part of an address is a name by itself: Luogu has problems of Codeforces.
    let last = without_query.rsplit('/').next().unwrap_or_default();
    for asked in [address, without_query, last].map(compact) {
        let called: Vec<&Program> =
            names.iter().filter(|(_, names)| names.contains(&asked)).map(|(program, _)| *program).collect();
        match called[..] {
            [] => {}
            [program] => return Ok(program),
            _ => return Err(format!("several problems are called `{name}`: {}", listed(&called, ", "))),
        }
    }
    let asked = compact(last);
    let distance = |name: &String| {
        let is_part = asked.chars().count() >= if asked.is_ascii() { 4 } else { 2 } && name.contains(&asked);
        if is_part { 0 } else { strsim::damerau_levenshtein(&asked, name) }
    };
    let nearest = |names: &Vec<String>| names.iter().map(distance).min().unwrap_or(usize::MAX);
    let mut near: Vec<(usize, &Program)> = names.iter().map(|(program, names)| (nearest(names), *program)).collect();
    let least = near.iter().map(|(distance, _)| *distance).min().unwrap_or(0);
    near.retain(|(distance, _)| *distance == least && least <= (asked.chars().count() / 3).max(1));
    near.sort_by_key(|(_, program)| &program.slug);
    let near: Vec<&Program> = near.iter().map(|(_, program)| *program).take(NEAR).collect();
    Err(match near.is_empty() {
        true => format!("there is no program `{name}`"),
        false => format!("there is no program `{name}`: did you mean {}?", listed(&near, " or ")),
    })
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
        ] {
            assert_eq!(found(name), Ok("cf1147c"), "{name}");
        }
        for name in ["abc278_g", "ABC278 G", "abc278g", "atcoder.jp/contests/abc278/tasks/abc278_g?lang=en"] {
            assert_eq!(found(name), Ok("abc278g"), "{name}");
        }
        assert_eq!(found("AGC 010 F"), Ok("agc010f"));
        assert_eq!(found("luogu.com.cn/problem/P2599"), Ok("p2599"));
        assert_eq!(found("https://acm.hdu.edu.cn/showproblem.php?pid=3032"), Ok("hdu3032"));
        assert_eq!(found("CSES1730"), Ok("cses_nim_game_1"));
        assert_eq!(found("每次恰好动一半堆的 Nim"), Ok("cf1147c"));
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
    }
}
