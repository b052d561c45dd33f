//! Addresses of problems, in all the forms that people paste.

/// How problems of a judge are addressed, there and where others show them: in small letters, without `https://` and
/// what may stand before the host. A star stands for letters and digits that tell the problem, a plus for some that do
/// not.
pub const FORMS: [(&str, &[&str]); 17] = [
    ("atcoder", &["atcoder.jp/contests/+/tasks/*", "+.contest.atcoder.jp/tasks/*", "luogu/at_*", "vjudge/atcoder-*"]),
    ("gym", &["codeforces.com/gym/*/problem/*", "vjudge/gym-*"]),
    (
        "codeforces",
        &[
            "codeforces.com/problemset/problem/*/*",
            "codeforces.com/contest/*/problem/*",
            "codeforces.com/group/+/contest/*/problem/*",
            "luogu/cf*",
            "vjudge/codeforces-*",
        ],
    ),
    ("luogu", &["luogu/p*", "vjudge/洛谷-p*"]),
    ("library_checker", &["judge.yosupo.jp/problem/*", "vjudge/library checker-*"]),
    ("cses", &["cses.fi/+/task/*", "vjudge/cses-*"]),
    ("kattis", &["+.kattis.com/problems/*", "kattis.com/problems/*", "vjudge/kattis-*"]),
    ("dmoj", &["dmoj.ca/problem/*", "vjudge/dmoj-*"]),
    ("nowcoder", &["ac.nowcoder.com/acm/contest/*/*"]),
    ("codechef", &["codechef.com/problems/*", "codechef.com/+/problems/*", "luogu/cc*", "vjudge/codechef-*"]),
    ("libreoj", &["loj.ac/p/*", "loj.ac/problem/*", "vjudge/libreoj-*"]),
    ("hdu", &["acm.hdu.edu.cn/showproblem.php?pid=*", "acm.dingbacode.com/showproblem.php?pid=*", "vjudge/hdu-*"]),
    ("poj", &["poj.org/problem?id=*", "vjudge/poj-*"]),
    ("uoj", &["uoj.ac/problem/*", "vjudge/universaloj-*"]),
    ("timus", &["acm.timus.ru/problem.aspx?space=+&num=*", "acm.timus.ru/problem.aspx?num=*", "vjudge/ural-*"]),
    ("spoj", &["spoj.com/problems/*", "vjudge/spoj-*"]),
    ("hackerrank", &["hackerrank.com/challenges/*", "hackerrank.com/contests/+/challenges/*"]),
];

/// What may stand before a host, and what is written for hosts that show the same.
pub const HOSTS: [(&str, &str); 17] = [
    ("https://", ""),
    ("http://", ""),
    ("www.", ""),
    ("m.", ""),
    ("m1.", ""),
    ("m2.", ""),
    ("m3.", ""),
    ("mirror.", ""),
    ("luogu.com.cn/problem/", "luogu/"),
    ("luogu.com/problem/", "luogu/"),
    ("luogu.org/problem/", "luogu/"),
    ("luogu.org/problemnew/show/", "luogu/"),
    ("luogu.com.cn/problem/solution/", "luogu/"),
    ("luogu.com.cn/training/problem/", "luogu/"),
    ("vjudge.net/problem/", "vjudge/"),
    ("vjudge.net.cn/problem/", "vjudge/"),
    ("cn.vjudge.net/problem/", "vjudge/"),
];

/// The problem at an address: its judge's name and, in letters and digits alone, what tells it from others there. None
/// where it is no address of a judge's problem. Time: linear in the address, for each form.
pub fn at(address: &str) -> Option<(&'static str, String)> {
    let mut address = address.trim().to_lowercase();
    for (before, instead) in HOSTS {
        if let Some(rest) = address.strip_prefix(before) {
            address = format!("{instead}{rest}");
        }
    }
    let known = FORMS.iter().flat_map(|(judge, forms)| forms.iter().map(move |form| (*judge, form)));
    known.into_iter().find_map(|(judge, form)| Some((judge, told(form, &address)?)))
}

/// What the stars of a form stand for in an address, joined.
fn told(form: &str, address: &str) -> Option<String> {
    let is_name = |c: char| c.is_alphanumeric() || "_-".contains(c);
    let mut rest = address;
    let mut told = String::new();
    for c in form.chars() {
        if !"*+".contains(c) {
            rest = rest.strip_prefix(c)?;
            continue;
        }
        let end = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
        let (name, behind) = rest.split_at(end);
        if c == '*' {
            told.extend(name.chars().filter(|c| c.is_alphanumeric()));
        }
        if name.is_empty() {
            return None;
        }
        rest = behind;
    }
    (rest.is_empty() || rest.starts_with(['/', '?', '#', '&'])).then_some(told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{judges, programs, root};

    #[test]
    fn addresses_tell_judge_and_problem() {
        for (address, judge, problem) in [
            ("https://codeforces.com/problemset/problem/1363/C", "codeforces", "1363c"),
            ("https://m1.codeforces.com/contest/1363/problem/C?locale=ru", "codeforces", "1363c"),
            ("https://mirror.codeforces.com/contest/2062/problem/E2/", "codeforces", "2062e2"),
            ("https://vjudge.net/problem/CodeForces-1363C", "codeforces", "1363c"),
            ("https://www.luogu.com.cn/problem/CF1363C", "codeforces", "1363c"),
            ("https://codeforces.com/gym/103119/problem/G", "gym", "103119g"),
            ("https://atcoder.jp/contests/dp/tasks/dp_k/editorial", "atcoder", "dpk"),
            ("abc278.contest.atcoder.jp/tasks/abc278_g", "atcoder", "abc278g"),
            ("https://www.luogu.com.cn/problem/AT_abc278_g", "atcoder", "abc278g"),
            ("https://www.luogu.org/problemnew/show/P1290", "luogu", "1290"),
            ("https://www.luogu.com.cn/problem/P1290#submit", "luogu", "1290"),
            ("http://acm.hdu.edu.cn/showproblem.php?pid=1846", "hdu", "1846"),
            ("https://vjudge.net/problem/HDU-1846", "hdu", "1846"),
            ("http://poj.org/problem?id=1704&lang=zh-CN", "poj", "1704"),
            ("https://acm.timus.ru/problem.aspx?space=1&num=1180", "timus", "1180"),
            ("https://www.spoj.com/problems/MATGAME/", "spoj", "matgame"),
            ("https://www.hackerrank.com/challenges/zero-move-nim/problem", "hackerrank", "zeromovenim"),
        ] {
            assert_eq!(at(address), Some((judge, problem.to_owned())), "{address}");
        }
        for other in
            ["codeforces.com", "https://codeforces.com/contest/1363", "1363/C", "luogu.com.cn/problem/", "nim 1 2"]
        {
            assert_eq!(at(other), None, "{other}");
        }
    }

    #[test]
    fn every_judge_has_addresses_and_every_problem_of_it_one_of_its_own() {
        let with_forms: Vec<&str> = FORMS.iter().map(|(judge, _)| *judge).collect();
        let known: Vec<&str> = judges().map(|judge| judge.name).filter(|name| *name != "any").collect();
        assert_eq!(with_forms, known);
        let programs = programs(root()).expect("the programs");
        let mut seen = std::collections::BTreeMap::new();
        for program in &programs {
            let Some(judge) = program.header.judge().filter(|judge| judge.name != "any") else { continue };
            let problem = at(program.header.link().unwrap_or_default());
            assert_eq!(problem.as_ref().map(|(name, _)| *name), Some(judge.name), "{}", program.slug);
            assert_eq!(seen.insert(problem, &program.slug), None, "{}", program.slug);
        }
        assert!(seen.len() > 200);
    }
}
