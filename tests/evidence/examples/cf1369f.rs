//! A number plus one or doubled, round after round, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let round = row([int("s", 1..=MOST), between("e", "s", MOST)]);
    let rounds = format::all([row([len("t", 1..=T)]), list("t", round)]);
    let words = |[win, lose]: &[bool; 2]| format!("{} {}", u8::from(*win), u8::from(*lose));
    Problem::one("cf1369f", Limits::UNKNOWN, rounds, || by_play, words)
        .all([("t", 1), ("s", 66), ("e", 66)])
        .all([("t", 2), ("s", 12), ("e", 12)])
        .small("matches-of-3-to-6-rounds-up-to-40", || random_matches(600, 3..=6, 40))
        .beyond("for worst inputs, the rule of a round for all numbers between two powers of two at once")
        // The beginner of each round has lost it at once.
        .known("ones", || (vec![(1, 1); T], [false, true]))
        .attacks("the least numbers, whose halves and quarters are 0")
        // He can win and can lose each of them.
        .known("two-to-three", || (vec![(2, 3); T], [true, true]))
        .attacks("two answers that are alike in every round")
        .worst("from-1-to-even-limits", by_algorithm(by_intervals), || {
            let mut random = seeded(1);
            (0..T).map(|_| (random.random_range(1..=9), MOST - 2 * random.random_range(0..1_000_000_u64))).collect()
        })
        .attacks("as many quarters as there can be")
        .worst("limits-that-are-powers-of-four", by_algorithm(by_intervals), || {
            let mut random = seeded(2);
            let mut round = |_| {
                let power = 2 * random.random_range(0..30);
                let e = (1_u64 << power) + u64::from(random.random_range(0..3_u32));
                (up_to(&mut random, e, power), e)
            };
            (0..T).map(&mut round).collect()
        })
        .attacks("quarters that are even to the end, and ties")
        .worst("random", by_algorithm(by_intervals), || {
            let mut random = seeded(3);
            let mut round = |_| {
                let e = up_to(&mut random, MOST, 59);
                (up_to(&mut random, e, 59), e)
            };
            (0..T).map(&mut round).collect()
        })
        .attacks("numbers of all lengths, and branches that cannot be predicted")
        .worst("at-the-ties", by_algorithm(by_intervals), || {
            let mut random = seeded(4);
            let mut round = |_| {
                let e = MOST - random.random_range(0..1000);
                let s = (e >> random.random_range(0..6)) + random.random_range(0..3);
                (s.saturating_sub(1).clamp(1, e), e)
            };
            (0..T).map(&mut round).collect()
        })
        .attacks("s beside e, e/2, e/4, …, where 4s does not fit into 64 bits with a sign")
        .wrong("every-round-to-win", |rounds| by_claim(rounds, can_win, |_, _| false), "all-2")
        .says("Plays every round to win it, also where the loser of a round wins the match.")
        .wrong("losing-is-not-winning", |rounds| by_claim(rounds, can_win, |s, e| !can_win(s, e)), "all")
        .says("Takes a round that cannot be won for one that can be lost.")
        .wrong("half-of-e-included", |rounds| by_claim(rounds, |s, e| by_quarters(s, e, true), can_lose), "all")
        .says("Takes s = e/2 for a number above e/2; it may still be doubled.")
        .wrong(
            "halves-for-quarters",
            |rounds| by_claim(rounds, by_halves, |s, e| 2 * s > e || by_halves(s, e / 2)),
            "all",
        )
        .says("Goes on with e/2 where it is e/4: between e/4 and e/2 doubling wins.")
        .wrong(
            "the-first-round-alone",
            |rounds| {
                let (s, e) = rounds[0];
                [can_win(s, e), can_lose(s, e)]
            },
            "all-2",
        )
        .says("Decides by the first round alone.")
        .wrong("quarter-of-e-included", |rounds| by_claim(rounds, with_the_quarter, can_lose), "all")
        .says("Takes s = e/4 for a number above e/4; its double, e/2, may be doubled once more.")
        .unplayed([("sample-6", "numbers of 18 digits")])
        .refused([("s-above-e", "1\n5 @4\n", "an integer from 5 to 1000000000000000000")])
        .main()
}

/// The greatest number of rounds, and the greatest number.
const T: usize = 100_000;
const MOST: u64 = 1_000_000_000_000_000_000;

/// The first number and the limit of each round.
type Match = Vec<(u64, u64)>;

/// The round, and the number on the board; behind the last round there is none.
type Position = (usize, Option<u64>);

fn by_play(rounds: &Match) -> [bool; 2] {
    let board = |&(round, a): &Position| match a {
        Some(a) => board::numbers([("round", round as u64 + 1), ("number", a), ("limit", rounds[round].1)]),
        None => board::text("the match is over"),
    };
    let label = |&(before, _): &Position, &(round, a): &Position| match a {
        Some(a) if before == round => format!("{a}"),
        Some(a) => format!("lose the round, and begin round {} with {a}", round + 1),
        None => "lose the match".to_owned(),
    };
    let outcome = |is_aim_to_lose: bool| {
        // Whoever is to move behind the last round has not lost.
        let reaches = move |&(_, a): &Position, next: &[bool]| match a {
            Some(_) => next.contains(&false),
            None => !is_aim_to_lose,
        };
        let mut play = Play::new(|position| moves(rounds, position), reaches).board(board).label(label);
        play.value(&(0, Some(rounds[0].0)))
    };
    [outcome(false), outcome(true)]
}

/// The loser of a round begins the next one: with the number that loses, he makes his first move there.
fn moves(rounds: &Match, &(round, a): &Position) -> Vec<Position> {
    let Some(mut a) = a else { return vec![] };
    let mut next = vec![];
    for (round, &(_, e)) in rounds.iter().enumerate().skip(round) {
        next.extend([a + 1, 2 * a].into_iter().filter(|&a| a <= e).map(|a| (round, Some(a))));
        if 2 * a <= e {
            return next;
        }
        match rounds.get(round + 1) {
            Some(&(s, _)) => a = s,
            None => next.push((round + 1, None)),
        }
    }
    next.into_iter().unique().collect()
}

/// A number of any length up to this one, at most so many bits shorter.
fn up_to(random: &mut Pcg64, most: u64, bits: u32) -> u64 {
    let shift = random.random_range(0..=bits);
    random.random_range(1..=(most >> shift).max(1))
}

fn random_matches(count: usize, rounds: std::ops::RangeInclusive<usize>, most: u64) -> Vec<Match> {
    let mut random = seeded(most);
    let mut of_one = |_| {
        let e = random.random_range(1..=most);
        (random.random_range(1..=e), e)
    };
    (0..count).map(|index| (0..rounds.start() + index % rounds.clone().count()).map(&mut of_one).collect()).collect()
}

/// Whether the even and the odd numbers of a stretch are won, and where it begins.
type Stretch = (u64, [bool; 2]);

/// The rule of a round, for whole stretches of numbers, from e down: a number is won iff a + 1 is lost or 2a is. Among
/// the numbers whose doubles are in one stretch, 2a is always won or always lost.
fn by_intervals(rounds: &Match) -> [bool; 2] {
    let of_round = |&(s, e): &(u64, u64)| {
        [false, true].map(|is_aim_to_lose| {
            // Above e/2 all are won if the aim is to lose. Otherwise e is lost, and the others take turns.
            let above = match is_aim_to_lose {
                true => [true; 2],
                false => [e % 2 == 1, e % 2 == 0],
            };
            let mut stretches: Vec<Stretch> = vec![(e / 2 + 1, above)];
            let mut next = 0;
            loop {
                let (begin, of_parity) = stretches[stretches.len() - 1];
                if s >= begin {
                    return of_parity[(s % 2) as usize];
                }
                // The number below, and how far down its double stays in the same stretch.
                let (double_begin, double) = stretches[next];
                let last = begin - 1;
                if 2 * last < double_begin {
                    next += 1;
                    continue;
                }
                let is_last_won = !of_parity[(begin % 2) as usize] || !double[0];
                let mut won = [true; 2];
                if double[0] {
                    won[(last % 2) as usize] = is_last_won;
                    won[(begin % 2) as usize] = !is_last_won;
                }
                stretches.push((double_begin.div_ceil(2), won));
            }
        })
    };
    let by_round = rounds.iter().map(of_round).collect_vec();
    [false, true].map(|behind| by_round.iter().rev().fold(behind, |behind, of_round| of_round[usize::from(behind)]))
}

/// The claim for the match, with these answers for a round.
fn by_claim(rounds: &Match, win: impl Fn(u64, u64) -> bool, lose: impl Fn(u64, u64) -> bool) -> [bool; 2] {
    let of_round = |behind, &(s, e): &(u64, u64)| if behind { lose(s, e) } else { win(s, e) };
    [false, true].map(|behind| rounds.iter().rev().fold(behind, of_round))
}

fn can_win(s: u64, e: u64) -> bool {
    by_quarters(s, e, false)
}

fn can_lose(s: u64, e: u64) -> bool {
    2 * s > e || can_win(s, e / 2)
}

fn by_quarters(s: u64, e: u64, with_half: bool) -> bool {
    match () {
        () if e % 2 == 1 => s % 2 == 0,
        () if 2 * s > e || with_half && 2 * s == e => s % 2 == 1,
        () if 4 * s > e => true,
        () => by_quarters(s, e / 4, with_half),
    }
}

fn by_halves(s: u64, e: u64) -> bool {
    match () {
        () if e % 2 == 1 => s % 2 == 0,
        () if 2 * s > e => s % 2 == 1,
        () => by_halves(s, e / 2),
    }
}

fn with_the_quarter(s: u64, e: u64) -> bool {
    match () {
        () if e % 2 == 1 => s % 2 == 0,
        () if 2 * s > e => s % 2 == 1,
        () if 4 * s >= e => true,
        () => with_the_quarter(s, e / 4),
    }
}
