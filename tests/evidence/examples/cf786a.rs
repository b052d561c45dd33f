//! A monster round a circle, by play.

use std::collections::HashMap;

use evidence::play::{Outcome, Outcomes, outcomes};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf786a", Limits::known(4000, 256), oracle, small)
        .played("all sets of steps round up to 5 objects, and 300 pairs of sets round up to 30")
        .beyond("for worst inputs, steps whose outcomes are known, and sweeps over all positions until nothing changes")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("loop-taken-as-loss", |input| oracle(input).replace("Loop", "Lose"), "all-steps-up-to-5-objects")
                .says("Takes what cannot be won for lost."),
            wrong("both-have-ricks-steps", ricks_steps, "all-steps-up-to-5-objects")
                .says("Lets both players have Rick's steps."),
            wrong("steps-do-not-pass-the-black-hole", no_passing, "all-steps-up-to-5-objects")
                .says("Lets the monster go up to the black hole and not beyond; who has no such step loses."),
            wrong("lost-after-one-winning-answer", lost_after_one, "all-steps-up-to-5-objects")
                .says("Takes a position for lost as soon as one move leads to a won one."),
        ])
        .refused([("a-step-twice", "5\n2 3 2\n3 1 2 @1\n", "a step that differs from those before")])
        .main()
}

/// The number of objects, and the steps of Rick and of Morty.
type Circle = (usize, [Vec<usize>; 2]);

fn read(input: &str) -> Circle {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    let mut steps = || {
        let k = tokens.read();
        tokens.list(k)
    };
    (n, [steps(), steps()])
}

/// The object from 0 on, 0 being the black hole, and who is to move.
type Position = (usize, usize);

fn moves((n, steps): &Circle, &(object, player): &Position) -> Vec<Position> {
    let to = |step| ((object + step) % n, 1 - player);
    steps[player].iter().map(to).collect()
}

/// Two lines, given the word for every position.
fn answer((n, _): &Circle, word: impl Fn(Position) -> &'static str) -> String {
    let line = |player| joined((1..*n).map(|object| word((object, player)))) + "\n";
    line(0) + &line(1)
}

fn said(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(_) => "Win",
        Outcome::Loss(_) => "Lose",
        Outcome::Draw => "Loop",
    }
}

/// The outcomes, where who is to move at the black hole has lost.
fn played(circle: &Circle, moves: impl Fn(&Position) -> Vec<Position>) -> Outcomes<Position> {
    let starts = (0..circle.0).cartesian_product(0..2);
    outcomes(starts, moves, |&(object, _)| (object == 0).then_some(Outcome::Loss(0)))
}

fn oracle(input: &str) -> String {
    let circle = read(input);
    let outcomes = played(&circle, |position| moves(&circle, position));
    answer(&circle, |position| said(outcomes[&position]))
}

fn file((n, steps): &Circle) -> String {
    let line = |steps: &Vec<usize>| format!("{} {}\n", steps.len(), joined(steps));
    format!("{n}\n{}{}", line(&steps[0]), line(&steps[1]))
}

fn small() -> Vec<Small> {
    let all = (2..=5).flat_map(|n: usize| {
        let sets = (1..n).powerset().filter(|set| !set.is_empty()).collect_vec();
        let pairs = sets.clone().into_iter().cartesian_product(sets);
        pairs.map(move |(rick, morty)| file(&(n, [rick, morty])))
    });
    let mut random = seeded(1);
    let larger = (0..300).map(|_| {
        let n = random.random_range(6..=30);
        let mut steps = || {
            let most = random.random_range(1..=5.min(n - 1));
            let steps = (0..most).map(|_| random.random_range(1..n)).unique();
            steps.collect_vec()
        };
        file(&(n, [steps(), steps()]))
    });
    let larger = larger.collect_vec();
    vec![Small::new("few-steps-round-up-to-30-objects", larger), Small::new("all-steps-up-to-5-objects", all)]
}

/// The greatest number of objects.
const N: usize = 7000;

fn bounds() -> Vec<Bound> {
    let steps = |k: i128| joined([k].into_iter().chain(1..=k.max(0)));
    vec![
        Bound::integer("n", 2, N, |n| format!("@{n}\n1 1\n1 1\n")),
        Bound::integer("the number of Rick's steps", 1, 6, move |k| format!("7\n@{}\n1 1\n", steps(k))),
        Bound::integer("the number of Morty's steps", 1, 6, move |k| format!("7\n1 1\n@{}\n", steps(k))),
        Bound::integer("a step of Rick's", 1, 6, |step| format!("7\n1 @{step}\n1 1\n")),
        Bound::integer("a step of Morty's", 1, 6, |step| format!("7\n1 1\n1 @{step}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let both = |steps: Vec<usize>| file(&(N, [steps.clone(), steps]));
    let lines = |word: fn(usize) -> &'static str| {
        let line = joined((1..N).map(word)) + "\n";
        line.repeat(2)
    };
    let some_steps = |seed, first: usize, second: usize| {
        move || {
            let mut random = seeded(seed);
            let mut steps = |count: usize| {
                let mut steps = (1..N).collect_vec();
                (0..count).for_each(|place| steps.swap(place, random.random_range(place..N - 1)));
                steps.truncate(count);
                steps
            };
            file(&(N, [steps(first), steps(second)]))
        }
    };
    vec![
        Worst::known("all-steps", "as many moves as there can be: each is looked at once", move || {
            (both((1..N).collect()), lines(|_| "Win"))
        }),
        Worst::known("even-steps", "half of the positions, with all their moves, are never settled", move || {
            (
                both((2..N).step_by(2).collect()),
                // From an odd object the number of those up to the black hole stays odd.
                lines(|object| if object % 2 == 0 { "Win" } else { "Loop" }),
            )
        }),
        Worst::known("one-step", "games of seven thousand moves", move || {
            (both(vec![1]), lines(|object| if (N - object) % 2 == 1 { "Win" } else { "Lose" }))
        }),
        Worst::new(
            "half-of-all-steps",
            "counts that fall step by step, in an order that cannot be predicted",
            Known::ByAlgorithm(by_sweeps),
            some_steps(1, N / 2, N / 2),
        ),
        Worst::new(
            "few-against-many",
            "positions of one player that are lost by the last of many moves",
            Known::ByAlgorithm(by_sweeps),
            some_steps(2, N - 40, 30),
        ),
        Worst::new("few-steps", "many rounds", Known::ByAlgorithm(by_sweeps), some_steps(3, 3, 4)),
    ]
}

/// Goes over all open positions again and again: each looks at all its moves, until nothing changes.
fn by_sweeps(input: &str) -> String {
    let (n, steps) = read(input);
    let mut known: [Vec<Option<bool>>; 2] = [vec![None; n], vec![None; n]];
    (known[0][0], known[1][0]) = (Some(false), Some(false));
    let mut changes = true;
    while changes {
        changes = false;
        for player in [0, 1] {
            for object in 1..n {
                if known[player][object].is_none() {
                    let others = &known[1 - player];
                    let mut all_won = true;
                    let mut some_lost = false;
                    for step in &steps[player] {
                        let to = object + step;
                        let next = others[if to < n { to } else { to - n }];
                        all_won &= next == Some(true);
                        some_lost |= next == Some(false);
                        if some_lost {
                            break;
                        }
                    }
                    if all_won || some_lost {
                        known[player][object] = Some(some_lost);
                        changes = true;
                    }
                }
            }
        }
    }
    answer(&(n, steps), |(object, player)| match known[player][object] {
        Some(true) => "Win",
        Some(false) => "Lose",
        None => "Loop",
    })
}

fn ricks_steps(input: &str) -> String {
    let (n, [rick, _]) = read(input);
    oracle(&file(&(n, [rick.clone(), rick])))
}

fn no_passing(input: &str) -> String {
    let circle = read(input);
    let outcomes = played(&circle, |position| {
        let all = moves(&circle, position).into_iter();
        all.filter(|&(object, _)| object == 0 || object > position.0).collect()
    });
    answer(&circle, |position| said(outcomes[&position]))
}

fn lost_after_one(input: &str) -> String {
    let circle = read(input);
    let mut known: HashMap<Position, bool> = HashMap::from([((0, 0), false), ((0, 1), false)]);
    loop {
        let open = (1..circle.0).cartesian_product(0..2).filter(|position| !known.contains_key(position));
        let news = open.filter_map(|position| {
            let after =
                moves(&circle, &position).into_iter().filter_map(|next| known.get(&next).copied()).collect_vec();
            (!after.is_empty()).then(|| (position, after.contains(&false)))
        });
        let news = news.collect_vec();
        if news.is_empty() {
            break;
        }
        known.extend(news);
    }
    answer(&circle, |position| match known.get(&position) {
        Some(true) => "Win",
        Some(false) => "Lose",
        None => "Loop",
    })
}
