//! One breaks doors, the other repairs them, by play.

use std::collections::HashMap;

use evidence::prelude::*;
use evidence::watch;

fn main() -> ExitCode {
    let numbers = row([len("n", 1..=N), int("x", 1..=MOST), int("y", 1..=MOST)]);
    let form = format::all([numbers, row([list("n", int("a door", 1..=MOST))])]);
    Problem::one("cf1102c", Limits::known(1000, 256), form, || by_play, Plain)
        .all([("n", 2), ("x", 3), ("y", 3), ("a door", 5)])
        .small("random-houses-of-3-or-4-doors", random_houses)
        .beyond(
            "24 turns are played, and by a lemma more of them change nothing; for worst inputs, the strategies of both \
             players, played against each other with all numbers",
        )
        .worst("slow-hits", by_same_idea(by_strategies), || ((1001, 1000), vec![MOST; N / 10]))
        .attacks("a million turns, each of which lowers the sum by 1")
        .worst("strong-blows", by_same_idea(by_strategies), || ((MOST, MOST - 1), vec![MOST; N]))
        .attacks("doors that fall at one blow, of which none is saved")
        .worst("equal-strengths", by_same_idea(by_strategies), || {
            ((MOST / 2, MOST / 2), (0..N as u32).map(|door| MOST / 2 + door * 49 % 100 % 2).collect())
        })
        .attacks("doors just above x, and turns without end")
        .worst("an-odd-number-of-weak-doors", by_same_idea(by_strategies), || {
            ((MOST / 2, MOST), (0..N as u32).map(|door| MOST / 2 - 48 + door).collect())
        })
        .attacks("a half that is rounded")
        .wrong("rounds-down", |((x, y), doors)| if x > y { doors.len() } else { weak(*x, doors) / 2 }, "one-door")
        .says("Rounds c / 2 down; the policeman begins, so he gets the odd door.")
        .smallest("1 1 1\n1\n")
        .wrong(
            "equal-strengths-as-slow-hits",
            |((x, y), doors)| if x >= y { doors.len() } else { weak(*x, doors).div_ceil(2) },
            "equal-strengths",
        )
        .says("Lets the policeman break all doors if x = y; then each blow can be taken back.")
        .smallest("1 1 1\n2\n")
        .wrong(
            "below-x",
            |((x, y), doors)| if x > y { doors.len() } else { weak(x - 1, doors).div_ceil(2) },
            "at-one-blow",
        )
        .says("Counts the doors below x; a door of durability x falls at one blow, too.")
        .smallest("1 1 1\n1\n")
        .wrong("no-slow-hits", |((x, _), doors)| weak(*x, doors).div_ceil(2), "slow-hits")
        .says("Counts weak doors even if x > y; then the policeman lowers every door to 0, and has time enough.")
        .wrong("all-weak-doors", |((x, y), doors)| if x > y { doors.len() } else { weak(*x, doors) }, "at-one-blow")
        .says("Counts all weak doors; Slavik saves one for each that is broken.")
        .lemmas([lemma("more-turns-break-no-more-doors", more_turns_break_no_more_doors)])
        .main()
}

/// The largest number of doors, and the largest of all other numbers.
const N: usize = 100;
const MOST: u32 = 100_000;

/// So many turns are played out; a lemma says that more of them would change nothing.
const TURNS: u32 = 24;

/// x and y, and the durabilities of the doors.
type House = ((u32, u32), Doors);
type Doors = Vec<u32>;

/// The doors, the turns that are left, and whether Slavik is to move in the first of them.
type Position = (Doors, u32, bool);

/// How many doors are broken in the end.
fn by_play(&((x, y), ref doors): &House) -> usize {
    // In a turn the policeman hits a door, and then Slavik repairs one. It is over when all doors are broken, too.
    let moves = move |(doors, turns, is_slavik): &Position| match (turns, is_slavik) {
        (0, _) => vec![],
        (_, false) => changed(doors, |door| door.saturating_sub(x)).map(|doors| (doors, *turns, true)).collect_vec(),
        (_, true) => changed(doors, |door| door + y).map(|doors| (doors, turns - 1, false)).collect(),
    };
    let end = |(doors, _, is_slavik): &Position, after: &[usize]| {
        let best = if *is_slavik { after.iter().min() } else { after.iter().max() };
        best.copied().unwrap_or_else(|| broken(doors))
    };
    let mut play = Play::new(moves, end)
        .board(|(doors, turns, _)| board::heaps(doors.iter().copied()).and(board::numbers([("turns left", turns)])))
        .label(|(before, ..), (after, ..)| {
            let door = (0..before.len()).find(|&door| before[door] != after[door]).expect("a door changes");
            format!("door {}: {} → {}", door + 1, before[door], after[door])
        })
        .mover(|&(.., is_slavik)| if is_slavik { "Slavik" } else { "Policeman" })
        .worded(|broken| format!("{} broken in the end", watch::counted(*broken, "door")))
        .alike(|(doors, turns, is_slavik)| (sorted(doors), *turns, *is_slavik));
    play.value(&(doors.clone(), TURNS, false))
}

/// A door that is not broken gets another durability.
fn changed(doors: &Doors, durability: impl Fn(u32) -> u32) -> impl Iterator<Item = Doors> {
    (0..doors.len()).filter(|&door| doors[door] > 0).map(move |door| {
        let mut doors = doors.clone();
        doors[door] = durability(doors[door]);
        doors
    })
}

fn broken(doors: &Doors) -> usize {
    doors.iter().filter(|&&durability| durability == 0).count()
}

fn weak(x: u32, doors: &Doors) -> usize {
    doors.iter().filter(|&&durability| durability <= x).count()
}

fn random_houses() -> Vec<House> {
    let mut random = seeded(1);
    let mut house = |_| {
        let (x, n) = (random.random_range(1..=4), random.random_range(3..=4));
        let y = random.random_range(1_u32.max(x - 1)..=x + 1);
        ((x, y), (0..n).map(|_| random.random_range(1..=x + 2)).collect())
    };
    (0..150).map(&mut house).collect()
}

/// Broken doors are never repaired, so more turns can only break more of them. It helps the policeman, too, if no door
/// gets a durability above some bound: there are finitely many positions then. Turn after turn they are decided by
/// those with a turn less until nothing changes any more. So this is at least as much as any number of turns gives
/// without the bound, and it has to be what so many turns as are played out give.
fn more_turns_break_no_more_doors() {
    let all = (1..=3)
        .cartesian_product(1..=3)
        .cartesian_product(1..=2)
        .flat_map(|((x, y), n)| (1..=5).combinations_with_replacement(n).map(move |doors| ((x, y), doors)));
    for ((x, y), doors) in all.chain(random_houses()) {
        let bound = doors.iter().max().expect("a door").max(&x) + 1;
        let positions = (0..=bound).combinations_with_replacement(doors.len()).collect_vec();
        let mut values: HashMap<Doors, usize> = positions.iter().map(|doors| (doors.clone(), broken(doors))).collect();
        loop {
            let after_blow = |doors: Doors| {
                let repaired = changed(&doors, |door| (door + y).min(bound)).map(|doors| values[&sorted(&doors)]);
                repaired.min().unwrap_or_else(|| broken(&doors))
            };
            let value = |doors: &Doors| {
                let hit = changed(doors, |door| door.saturating_sub(x)).map(after_blow);
                hit.max().unwrap_or_else(|| broken(doors))
            };
            let next = positions.iter().map(|doors| (doors.clone(), value(doors))).collect();
            if values == next {
                break;
            }
            values = next;
        }
        assert_eq!(by_play(&((x, y), doors.clone())), values[&sorted(&doors)], "{x} {y} {doors:?}");
    }
}

/// The strategies of the claim, played against each other until all doors are broken, or the policeman can break none
/// for ever. No algorithm is known that is not about the weak doors.
fn by_strategies(&((x, y), ref doors): &House) -> usize {
    let mut doors = doors.clone();
    // The lowest door that is not broken, and is not another one.
    let lowest = |doors: &Doors, but: Option<usize>| {
        (0..doors.len()).filter(|&door| doors[door] > 0 && Some(door) != but).min_by_key(|&door| doors[door])
    };
    while let Some(hit) = lowest(&doors, None).filter(|&door| x > y || doors[door] <= x) {
        doors[hit] = doors[hit].saturating_sub(x);
        let repaired = if doors[hit] > 0 { Some(hit) } else { lowest(&doors, Some(hit)) };
        if let Some(door) = repaired {
            doors[door] += y;
        }
    }
    broken(&doors)
}
