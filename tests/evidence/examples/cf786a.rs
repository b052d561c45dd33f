//! A monster round a circle, by play.

use std::collections::HashMap;

use evidence::loopy::{Loopy, Outcome};
use evidence::prelude::*;

fn main() -> ExitCode {
    let steps = |count, step| {
        let most = || format::from(|before| before["n"] - 1);
        row([format::len_between(count, 1, most()), list(count, between(step, 1, most())).in_order(Order::Distinct)])
    };
    let circle = format::all([
        row([int("n", 2..=N)]),
        steps("the number of Rick's steps", "a step of Rick's"),
        steps("the number of Morty's steps", "a step of Morty's"),
    ]);
    let said = |[rick, morty]: &Words| format!("{}\n{}", joined(rick), joined(morty));
    Problem::one("cf786a", Limits::known(4000, 256), circle, || |circle: &Circle| played(circle, moves), said)
        .small("pairs-of-up-to-5-random-steps-round-6-to-30-objects", random_circles)
        .small(ALL, || {
            let of_size = |n: usize| {
                let sets = (1..n).powerset().filter(|set| !set.is_empty()).collect_vec();
                sets.clone().into_iter().cartesian_product(sets).map(move |(rick, morty)| (n, rick, morty))
            };
            (2..=5).flat_map(of_size).collect()
        })
        .beyond("for worst inputs, steps whose outcomes are known, and sweeps over all positions until nothing changes")
        .known("all-steps", || both((1..N).collect(), |_| "Win"))
        .attacks("as many moves as there can be: each is looked at once")
        // From an odd object the number of those up to the black hole stays odd.
        .known("even-steps", || {
            both((2..N).step_by(2).collect(), |object| if object % 2 == 0 { "Win" } else { "Loop" })
        })
        .attacks("half of the positions, with all their moves, are never settled")
        .known("one-step", || both(vec![1], |object| if (N - object) % 2 == 1 { "Win" } else { "Lose" }))
        .attacks("games of seven thousand moves")
        .worst("half-of-all-steps", by_algorithm(by_sweeps), || some_steps(1, N / 2, N / 2))
        .attacks("counts that fall step by step, in an order that cannot be predicted")
        .worst("few-against-many", by_algorithm(by_sweeps), || some_steps(2, N - 40, 30))
        .attacks("positions of one player that are lost by the last of many moves")
        .worst("few-steps", by_algorithm(by_sweeps), || some_steps(3, 3, 4))
        .attacks("many rounds")
        .wrong(
            "loop-taken-as-loss",
            |circle| {
                let loses = |word| if word == "Loop" { "Lose" } else { word };
                played(circle, moves).map(|line| line.into_iter().map(loses).collect())
            },
            ALL,
        )
        .says("Takes what cannot be won for lost.")
        .wrong("both-have-ricks-steps", |(n, rick, _)| played(&(*n, rick.clone(), rick.clone()), moves), ALL)
        .says("Lets both players have Rick's steps.")
        .wrong("steps-do-not-pass-the-black-hole", |circle| played(circle, no_passing), ALL)
        .says("Lets the monster go up to the black hole and not beyond; a player without such a step loses.")
        .wrong("lost-after-one-winning-answer", lost_after_one, ALL)
        .says("Takes a position for lost as soon as one move leads to a won one.")
        .refused([("a-step-twice", "5\n2 3 2\n3 1 2 @1\n", "a step that differs from those before")])
        .main()
}

const ALL: &str = "all-sets-of-steps-round-up-to-5-objects";

/// The largest number of objects.
const N: usize = 7000;

/// The number of objects, and the steps of Rick and of Morty.
type Circle = (usize, Vec<usize>, Vec<usize>);

/// For every object but the black hole a word, where Rick and where Morty begins.
type Words = [Vec<&'static str>; 2];

/// The object from 0 on, 0 being the black hole, and the player to move.
type Position = (usize, usize);

fn steps((_, rick, morty): &Circle) -> [&[usize]; 2] {
    [rick, morty]
}

fn moves(circle: &Circle, &(object, player): &Position) -> Vec<Position> {
    steps(circle)[player].iter().map(|step| ((object + step) % circle.0, 1 - player)).collect()
}

fn words(n: usize, word: impl Fn(Position) -> &'static str) -> Words {
    [0, 1].map(|player| (1..n).map(|object| word((object, player))).collect())
}

/// The player to move at the black hole has lost.
fn played(circle: &Circle, moves: fn(&Circle, &Position) -> Vec<Position>) -> Words {
    let n = circle.0;
    let end = |&(object, _): &Position| (object == 0).then_some(Outcome::Loss(0));
    let game = Loopy::new(|position| moves(circle, position), end)
        .board(|&(object, _)| {
            let steps = ["Rick's steps", "Morty's steps"].into_iter().zip(steps(circle).map(joined));
            let circle = board::circle(n).labelled(["black hole"]).token(object, "monster");
            circle.board().and(board::numbers(steps))
        })
        .mover(|&(_, player)| ["Rick", "Morty"][player]);
    let outcomes = game.outcomes((1..n).cartesian_product(0..2));
    words(n, |position| match outcomes[&position] {
        Outcome::Win(_) => "Win",
        Outcome::Loss(_) => "Lose",
        Outcome::Draw => "Loop",
    })
}

fn random_circles() -> Vec<Circle> {
    let mut random = seeded(1);
    let mut circle = |_| {
        let n = random.random_range(6..=30);
        let mut steps = || {
            let most = random.random_range(1..=5.min(n - 1));
            (0..most).map(|_| random.random_range(1..n)).unique().collect()
        };
        (n, steps(), steps())
    };
    (0..300).map(&mut circle).collect()
}

/// The same steps for both, and the word for every object.
fn both(steps: Vec<usize>, word: fn(usize) -> &'static str) -> (Circle, Words) {
    ((N, steps.clone(), steps), words(N, |(object, _)| word(object)))
}

fn some_steps(seed: u64, first: usize, second: usize) -> Circle {
    let mut random = seeded(seed);
    let mut steps = |count: usize| {
        let mut steps = (1..N).collect_vec();
        (0..count).for_each(|place| steps.swap(place, random.random_range(place..N - 1)));
        steps.truncate(count);
        steps
    };
    (N, steps(first), steps(second))
}

fn of_known(is_won: Option<bool>) -> &'static str {
    match is_won {
        Some(true) => "Win",
        Some(false) => "Lose",
        None => "Loop",
    }
}

/// Goes over all open positions again and again: each looks at all its moves, until nothing changes.
fn by_sweeps(circle: &Circle) -> Words {
    let (n, steps) = (circle.0, steps(circle));
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
                    for step in steps[player] {
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
    words(n, |(object, player)| of_known(known[player][object]))
}

fn no_passing(circle: &Circle, position: &Position) -> Vec<Position> {
    let all = moves(circle, position).into_iter();
    all.filter(|&(object, _)| object == 0 || object > position.0).collect()
}

fn lost_after_one(circle: &Circle) -> Words {
    let mut known: HashMap<Position, bool> = HashMap::from([((0, 0), false), ((0, 1), false)]);
    loop {
        let open = (1..circle.0).cartesian_product(0..2).filter(|position| !known.contains_key(position));
        let news = open.filter_map(|position| {
            let after = moves(circle, &position).into_iter().filter_map(|next| known.get(&next).copied()).collect_vec();
            (!after.is_empty()).then(|| (position, after.contains(&false)))
        });
        let news = news.collect_vec();
        if news.is_empty() {
            return words(circle.0, |position| of_known(known.get(&position).copied()));
        }
        known.extend(news);
    }
}
