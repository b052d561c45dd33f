//! The index of names: each leads somewhere, and what has published values agrees with them.

use std::collections::BTreeMap;

use explore::{Asked, Budget, Found, GameAnswer, Name, Question, Rule, SHORT_FORM, is_of_nimbers, names, nimber};

/// No period is looked for.
const BUDGET: Budget = Budget { seconds: 60, options: 100_000, comparisons: 5_000_000, memory: 1 << 29 };

/// What a name leads to, which is one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Leads {
    Table,
    Program,
    Names,
    Line,
}

fn leads(name: &Name) -> Leads {
    match (name.rule.or(name.example), &name.programs[..], &name.several[..]) {
        (Some(_), ..) => Leads::Table,
        (None, [_, ..], _) => Leads::Program,
        (None, [], [_, ..]) => Leads::Names,
        (None, [], []) => Leads::Line,
    }
}

#[test]
fn every_name_leads_somewhere() {
    let mut counts: BTreeMap<Leads, usize> = BTreeMap::new();
    for name in names() {
        *counts.entry(leads(name)).or_default() += 1;
        assert!(leads(name) != Leads::Line || name.absent.is_some(), "{}: nothing is said", name.name);
        for other in &name.several {
            assert!(names().iter().any(|name| name.name == *other), "{}: {other}", name.name);
        }
        let meant: Option<Rule> = name.rule.map(|rule| rule.parse().unwrap_or_else(|error| panic!("{rule}: {error}")));
        for called in name.all() {
            match called.parse::<Question>() {
                Ok(Question { name: Some(found), asked: Asked::Rule(rule) }) => {
                    assert_eq!((found.name, Some(&rule)), (name.name, meant.as_ref()), "{called}");
                }
                Ok(Question { name: Some(found), asked: Asked::Name }) => {
                    assert_eq!((found.name, &meant), (name.name, &None), "{called}");
                }
                // Several games are called so; this is one of them, or stands for them.
                Err(error) => {
                    let is_one =
                        error.nearest.iter().any(|other| other == name.name || name.several.contains(&&other[..]));
                    assert!(is_one && error.nearest.len() > 1, "{called}: {error}");
                }
                other => panic!("{called}: {other:?}"),
            }
        }
    }
    let count = |of: Leads| counts.get(&of).copied().unwrap_or(0);
    assert!(names().len() >= 120, "{counts:?}");
    assert!(count(Leads::Table) + count(Leads::Program) >= 70, "{counts:?}");
}

#[test]
fn what_a_name_points_to_is_there() {
    let root = entry::root();
    for name in names() {
        for program in &name.programs {
            assert!(root.join(format!("src/bin/{program}.rs")).exists(), "{}: {program}", name.name);
        }
        for theorem in &name.theorems {
            assert!(root.join(format!("src/{}.rs", theorem.replace("::", "/"))).exists(), "{}: {theorem}", name.name);
        }
        if let Some(example) = name.example {
            let is_game = || GameAnswer::of(example, BUDGET, SHORT_FORM).is_some_and(|answer| answer.is_ok());
            let is_nimber = is_of_nimbers(example) && nimber(example).is_ok();
            assert!(is_nimber || is_game() || example.parse::<Rule>().is_ok(), "{}: {example}", name.name);
        }
        assert_eq!(name.source.is_some(), !(name.values.is_empty() && name.row.is_empty()), "{}", name.name);
    }
}

#[test]
fn names_agree_with_published_values() {
    let mut compared = 0;
    for name in names().iter().filter(|name| name.source.is_some()) {
        let rule: Rule = name.rule.or(name.example).expect("a rule").parse().expect("it can be read");
        let last = name.values.len().max(name.row.len()) - 1;
        match rule.answer(Some(last), BUDGET).found {
            Found::Heaps(report) => assert_eq!(report.values, name.values, "{}: {:?}", name.name, name.source),
            Found::Pairs(report) => assert_eq!(report.values[1], name.row, "{}: {:?}", name.name, name.source),
        }
        compared += 1;
    }
    assert!(compared >= 40, "only {compared}");
}
