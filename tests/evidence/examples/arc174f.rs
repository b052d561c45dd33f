//! L to R stones, with other limits in each turn, by play.

use std::cmp::Ordering;

use evidence::prelude::*;

fn main() -> ExitCode {
    let limits = list("N", row([int("L", 1..=MOST), between("R", "L", MOST)]));
    let piles = list("Q", row([int("C", 1..=N as u64 * MOST)]));
    let form = format::all([row([len("N", 1..=N)]), limits, row([len("Q", 1..=N)]), piles]);
    let form = form.such("piles that are not larger than all R together", |(limits, piles): Game| {
        let most: u64 = limits.iter().map(|(_, r)| r).sum();
        piles.iter().all(|&pile| pile <= most)
    });
    Problem::one("arc174f", Limits::known(4000, 1024), form, || by_rule(RULE), words)
        .small("games-of-up-to-3-turns-with-all-r-up-to-3", || {
            let pairs = (1..=3).flat_map(|r| (1..=r).map(move |l| (l, r))).collect_vec();
            let games = (1..=3).flat_map(|n| std::iter::repeat_n(pairs.clone(), n).multi_cartesian_product());
            games.map(with_all_piles).collect()
        })
        .small("random-games-of-up-to-30-turns", || {
            let mut random = seeded(1);
            let mut game = |_| {
                let (n, most) = (random.random_range(1..=30), random.random_range(1..=8));
                with_all_piles((0..n).map(|_| pair(most, &mut random)).collect())
            };
            (0..200).map(&mut game).collect()
        })
        .limit(|| Bound::integer("C", 1, 30, |pile| format!("2\n1 10\n2 20\n1\n@{pile}\n")))
        // Nobody has a choice: after so many turns the pile is too small.
        .known("no-choice", || {
            let mut random = seeded(2);
            let piles = (0..N).map(|_| random.random_range(1..=N as u64 * MOST)).collect_vec();
            let end = |pile: &u64| match pile / MOST {
                turns if turns == N as u64 => Ordering::Equal,
                turns => stuck(turns),
            };
            let ends = piles.iter().map(end).collect();
            ((vec![(MOST, MOST); N], piles), ends)
        })
        .attacks("as many intervals as turns, none of which vanishes, and the largest piles")
        // Each turn and its answer take MOST + 1 stones, as long as turns are left.
        .known("bachet", || {
            let mut random = seeded(3);
            let rounds = (0..N).map(|_| random.random_range(1..N as u64 / 2 - 1));
            let piles = rounds.map(|round| round * (MOST + 1) + random_step(round)).collect_vec();
            let end = |pile: &u64| if pile % (MOST + 1) == 0 { Ordering::Less } else { Ordering::Greater };
            let ends = piles.iter().map(end).collect();
            ((vec![(1, MOST); N], piles), ends)
        })
        .attacks("intervals of a single stone between others of 10⁹")
        // Alice chooses how many turns are left until a player is stuck.
        .known("all-vanish-at-once", || {
            let mut limits = vec![(1, 1); N];
            limits[0] = (1, MOST);
            let piles = (0..N as u64).map(|index| MOST + index).collect_vec();
            let last_even = N as u64 - 2;
            let end = |&pile: &u64| if pile <= MOST + last_even { Ordering::Greater } else { Ordering::Equal };
            let ends = piles.iter().map(end).collect();
            ((limits, piles), ends)
        })
        .attacks("half of all intervals, which vanish in one turn")
        // The intervals that are left are few, so they are kept in a plain list, all of which each turn changes.
        .worst("random-limits", by_same_idea(|game| in_a_list(game, Variant::Right)), || {
            let mut random = seeded(4);
            let limits = (0..N).map(|_| pair(MOST, &mut random)).collect_vec();
            let piles = (0..N).map(|_| random.random_range(1..=40 * MOST)).collect();
            (limits, piles)
        })
        .attacks("limits that cannot be predicted, with intervals that come and vanish")
        .worst("narrow-limits", by_same_idea(|game| in_a_list(game, Variant::Right)), || {
            let mut random = seeded(5);
            let limits = (0..3000)
                .map(|_| random.random_range(MOST - 100..=MOST - 10))
                .map(|l| (l, l + random_step(l)))
                .collect_vec();
            let piles = (0..N).map(|_| random.random_range(1..=3000 * (MOST - 200))).collect();
            (limits, piles)
        })
        .attacks("many intervals that become shorter by little")
        .wrong_play("the-rest-may-be-taken", || by_rule(Rule { the_rest: true, ..RULE }), "small-pile")
        .says("Lets a player take all if there are fewer than L; then he loses.")
        .wrong_play("no-draw", || by_rule(Rule { no_draw: true, ..RULE }), "sample-1")
        .says("Lets the player lose whose turn would come next after N turns; this is a draw.")
        .wrong_play("a-draw-as-a-loss", || by_rule(Rule { draw_is_loss: true, ..RULE }), "a-draw-is-better")
        .says("Does not care whether a player draws or loses; a draw is better.")
        .wrong("draws-too-early", |game| in_a_list(game, Variant::DrawsTooEarly), "draws-after-a-vanished-interval")
        .says("Lets the draws begin where a vanished interval would end; the one before it reaches farther.")
        .wrong("ends-not-joined", |game| in_a_list(game, Variant::NotJoined), "joined-intervals")
        .says("Keeps intervals whose end is before their beginning; they vanish, and their neighbours are joined.")
        .wrong("thirty-two-bits", thirty_two_bits, "large-pile")
        .says("Reads the piles into 32 bits; they have up to 3 · 10¹⁴ stones.")
        .main()
}

/// The largest number of turns and of piles, and the largest limit.
const N: usize = 300_000;
const MOST: u64 = 1_000_000_000;

/// The limits of the turns, and the piles.
type Game = (Vec<(u64, u64)>, Vec<u64>);

/// The turns that have been played, and the stones that are left.
type Position = (usize, u64);

/// What the rule is mistaken for.
#[derive(Clone, Copy)]
struct Rule {
    the_rest: bool,
    no_draw: bool,
    draw_is_loss: bool,
}

const RULE: Rule = Rule { the_rest: false, no_draw: false, draw_is_loss: false };

/// What plays by this rule.
fn by_rule(rule: Rule) -> impl FnMut(&Game) -> Vec<Ordering> {
    move |game| by_play(game, rule)
}

/// How the game ends for Alice, with each pile.
fn by_play((limits, piles): &Game, rule: Rule) -> Vec<Ordering> {
    // Take L to R stones, if there are so many.
    let moves = |&(turn, stones): &Position| match limits.get(turn) {
        None => vec![],
        Some(&(l, _)) if stones < l && rule.the_rest && stones > 0 => vec![(turn + 1, 0)],
        Some(&(l, r)) => (l..=r.min(stones)).map(|taken| (turn + 1, stones - taken)).collect(),
    };
    let end = |&(turn, _): &Position, after: &[Ordering]| match after.is_empty() {
        true if turn == limits.len() && !rule.no_draw => Ordering::Equal,
        true => Ordering::Less,
        false if rule.draw_is_loss && !after.contains(&Ordering::Less) => after[after.len() - 1].reverse(),
        false => after.iter().map(|end| end.reverse()).max().expect("a move"),
    };
    let mut play = Play::new(moves, end)
        .board(|&(turn, stones)| {
            let now = limits.get(turn).map(|&(l, r)| [("at least", l), ("at most", r)]);
            let left = ("turns left", (limits.len() - turn) as u64);
            board::heaps([stones]).and(board::numbers([left].into_iter().chain(now.into_iter().flatten())))
        })
        .label(|(_, before), (_, after)| format!("take {}", before - after));
    piles.iter().map(|&pile| play.value(&(0, pile))).collect()
}

fn words(ends: &Vec<Ordering>) -> String {
    ends.iter().map(|end| ["Bob", "Draw", "Alice"][(*end as i8 + 1) as usize]).join("\n")
}

/// The end if a player is stuck after so many turns.
fn stuck(turns: u64) -> Ordering {
    if turns % 2 == 0 { Ordering::Less } else { Ordering::Greater }
}

/// A few different small numbers.
fn random_step(of: u64) -> u64 {
    of * 7919 % 5
}

/// Limits up to `most`.
fn pair(most: u64, random: &mut Pcg64) -> (u64, u64) {
    let r = random.random_range(1..=most);
    (random.random_range(1..=r), r)
}

fn with_all_piles(limits: Vec<(u64, u64)>) -> Game {
    let most = limits.iter().map(|(_, r)| r).sum();
    (limits, (1..=most).collect())
}

/// How the intervals are kept.
#[derive(Clone, Copy, PartialEq)]
enum Variant {
    Right,
    DrawsTooEarly,
    NotJoined,
}

/// The claim, with all ends of intervals in a list, the first one last, and for whom each interval ends that way.
fn in_a_list((limits, piles): &Game, variant: Variant) -> Vec<Ordering> {
    let mut ends: Vec<(u64, Ordering)> = vec![];
    for (turn, &(l, r)) in limits.iter().enumerate().rev() {
        let [own, other] =
            if turn % 2 == 0 { [Ordering::Greater, Ordering::Less] } else { [Ordering::Less, Ordering::Greater] };
        ends.push((0, other));
        ends.iter_mut().for_each(|(end, winner)| *end += if *winner == own { r } else { l });
        if variant == Variant::NotJoined {
            continue;
        }
        let mut left: Vec<(u64, Ordering)> = vec![];
        for &(end, winner) in ends.iter().rev() {
            match left.last() {
                Some(&(before, _)) if winner == other && end <= before => {
                    if variant == Variant::DrawsTooEarly && end == ends[0].0 {
                        left.last_mut().expect("an interval").0 = end;
                    }
                }
                Some((_, last)) if *last == winner => *left.last_mut().expect("an interval") = (end, winner),
                _ => left.push((end, winner)),
            }
        }
        left.reverse();
        ends = left;
    }
    ends.reverse();
    let end = |&pile: &u64| ends.iter().find(|&&(end, _)| pile < end).map_or(Ordering::Equal, |&(_, winner)| winner);
    if variant == Variant::NotJoined {
        return piles.iter().map(end).collect();
    }
    let found = |&pile: &u64| {
        ends.get(ends.partition_point(|&(end, _)| end <= pile)).map_or(Ordering::Equal, |&(_, winner)| winner)
    };
    piles.iter().map(found).collect()
}

fn thirty_two_bits((limits, piles): &Game) -> Vec<Ordering> {
    in_a_list(&(limits.clone(), piles.iter().map(|&pile| u64::from(pile as u32)).collect()), Variant::Right)
}
