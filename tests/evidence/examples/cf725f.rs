//! Photos in stacks of two, by play.

use itertools::Either;

use evidence::prelude::*;

fn main() -> ExitCode {
    let places = ["a of a top photo", "b of a top photo", "a of a photo below", "b of a photo below"];
    let stack = row(places.map(|place| int(place, 0..=WORTH)));
    let stacks = format::all([row([len("n", 1..=N)]), list("n", stack)]);
    Problem::one("cf725f", Limits::known(2000, 256), stacks, || |stacks: &Stacks| by_play(stacks, true), Plain)
        .small("random-sets-of-up-to-6-stacks-with-numbers-up-to-9", random_sets)
        .small(PAIRS, || {
            let all = (0..4).map(|_| 0..=2).multi_cartesian_product();
            let all = all.map(|numbers| std::array::from_fn(|place| numbers[place])).collect_vec();
            (1..=2).flat_map(|n| all.iter().copied().combinations_with_replacement(n)).collect()
        })
        .beyond("for worst inputs, stacks that come twice with the players exchanged, and photos given out one by one")
        .known("exchanged-pairs", || {
            // Bonnie answers in the other stack of the pair, and passes after a pass: no more than 0. Alice passes, and
            // then does the same: no less.
            let mut random = seeded(1);
            let mut pair = |_| {
                let [a, b, c, d] = random_stack(WORTH, &mut random);
                [[a, b, c, d], [b, a, d, c]]
            };
            ((0..N / 2).flat_map(&mut pair).collect(), 0)
        })
        .attacks("stacks of all kinds, of which the least error shows")
        // No photo is worth anything to Bonnie. Alice takes every other one, at least; and no more if Bonnie takes the
        // others.
        .known("all-for-alice", || (vec![[WORTH, 0, WORTH, 0]; N], N as i64 * WORTH))
        .attacks("the largest answer")
        .known("all-for-bonnie", || (vec![[0, WORTH, 0, WORTH]; N], -(N as i64) * WORTH))
        .attacks("the least answer")
        // Taking a photo of no worth opens one of 10⁹ to the other; a player who never does loses nothing.
        .known("nobody-wants-to-begin", || (vec![[0, 0, WORTH, WORTH]; N], 0))
        .attacks("no hot stack at all")
        .worst("random", by_same_idea(published), || {
            let mut random = seeded(2);
            (0..N).map(|_| random_stack(WORTH, &mut random)).collect()
        })
        .attacks("sorting of 100 000 sums")
        .worst("hot-only", by_same_idea(published), || {
            let mut random = seeded(3);
            let hot = |[a, b, c, d]: Stack| [c, d, a, b];
            (0..N).map(|_| hot(with_the_better_below(random_stack(WORTH, &mut random)))).collect()
        })
        .attacks("the most photos to sort")
        .wrong("photos-through-the-top", |stacks| lead(stacks, |_| None, by_their_sums), PAIRS)
        .says("Sorts all photos together; one that lies under a worse one cannot be taken yet.")
        .wrong(
            "cold-stacks-are-worth-nothing",
            |stacks| lead(stacks, |stack| cold(stack).map(|_| 0), by_their_sums),
            "a-stack-for-alice",
        )
        .says("Leaves out the cold stacks; if a₁ > b₂ Alice opens one, and Bonnie must answer.")
        .wrong(
            "cold-stacks-for-alice-only",
            |stacks| lead(stacks, |stack| cold(stack).map(|worth| worth.max(0)), by_their_sums),
            "a-stack-for-bonnie",
        )
        .says("Counts a₁ − b₂ where it is positive, but forgets b₁ − a₂.")
        .wrong("by-the-own-number", |stacks| lead(stacks, cold, by_own_numbers), PAIRS)
        .says("Lets each take the photo that is worth most to her; what the other loses counts, too.")
        .wrong("32-bits", |stacks| published(stacks) as i32 as i64, "beyond-32-bits")
        .says("Adds in 32 bits; the answer reaches 10¹⁴.")
        .wrong("no-passing", |stacks| by_play(stacks, false), "a-stack-for-nobody")
        .says("Plays without passing, so that somebody has to open a stack that nobody wants to open.")
        .main()
}

const PAIRS: &str = "up-to-2-stacks-with-numbers-up-to-2";

/// The largest number of stacks, and the largest number.
const N: usize = 100_000;
const WORTH: i64 = 1_000_000_000;

/// What a photo is worth to Alice and to Bonnie.
type Photo = [i64; 2];

/// The top photo, and the other one.
type Stack = [i64; 4];

type Stacks = Vec<Stack>;

/// How many photos are taken from each stack, whose turn it is, and how many moves before were passes.
type Position = (Vec<usize>, usize, usize);

fn photos([a, b, c, d]: Stack) -> [Photo; 2] {
    [[a, b], [c, d]]
}

/// Alice's sum less Bonnie's, by play.
fn by_play(stacks: &Stacks, may_pass: bool) -> i64 {
    assert!(stacks.len() <= 8, "too many stacks to play out");
    let stacks = stacks.iter().map(|&stack| photos(stack)).collect_vec();
    let moves = |(taken, player, passes): &Position| {
        let take = |index| {
            let mut taken = taken.clone();
            taken[index] += 1;
            (taken, 1 - player, 0)
        };
        let mut next = match passes {
            2 => vec![],
            _ => (0..stacks.len()).filter(|&index| taken[index] < 2).map(take).collect_vec(),
        };
        if may_pass && !next.is_empty() {
            next.push((taken.clone(), 1 - player, passes + 1));
        }
        next
    };
    // What each of them loses of all photos that are left: her numbers where she does not take them, and the other's
    // where she takes them. Nobody loses by a photo of her own; and of every photo both together lose both numbers.
    let losses = |(taken, player, _): &Position, after: &[Photo]| {
        let left = stacks.iter().zip(taken).flat_map(|(stack, &taken)| &stack[taken..]);
        let [a, b] = left.fold([0, 0], |[a, b], photo| [a + photo[0], b + photo[1]]);
        match after.iter().map(|losses| losses[*player]).min() {
            None => [a, b],
            Some(least) if *player == 0 => [least, a + b - least],
            Some(least) => [a + b - least, least],
        }
    };
    let play = Play::new(moves, losses).board(|(taken, ..)| {
        let shown = |[a, b]: &Photo| format!("{a}/{b}");
        let names = (1..).map(|stack| format!("stack {stack}"));
        let lists =
            stacks.iter().zip(taken).map(|(stack, &taken)| stack[taken..].iter().map(shown).join(" on top of "));
        board::numbers(names.zip(lists)).and(board::text("a photo: its value for Alice / for Bonnie"))
    });
    let play = play.worded(|[alice, bonnie]| format!("{alice} lost to Alice, {bonnie} lost to Bonnie"));
    let mut play = play.label(|(taken, ..), (after, ..)| {
        let stack = (0..taken.len()).find(|&index| taken[index] < after[index]);
        stack.map_or("pass".to_owned(), |stack| format!("the top photo of stack {}", stack + 1))
    });
    let loss = play.value(&(vec![0; stacks.len()], 0, 0))[0];
    stacks.iter().flatten().map(|photo| photo[0]).sum::<i64>() - loss
}

fn random_stack(greatest: i64, random: &mut Pcg64) -> Stack {
    std::array::from_fn(|_| random.random_range(0..=greatest))
}

/// The photo of the lesser sum on top.
fn with_the_better_below(stack: Stack) -> Stack {
    let [a, b, c, d] = stack;
    if a + b <= c + d { stack } else { [c, d, a, b] }
}

fn random_sets() -> Vec<Stacks> {
    let mut random = seeded(1);
    let mut set = |index: usize| {
        let n = random.random_range(1..=6);
        let stack = |_| {
            let stack = random_stack([3, 9][index % 2], &mut random);
            // A third has the better photos below.
            if index % 3 == 0 { with_the_better_below(stack) } else { stack }
        };
        (0..n).map(stack).collect()
    };
    (0..900).map(&mut set).collect()
}

/// What a cold stack is worth to Alice; nothing for a hot one.
fn cold([a, b, c, d]: Stack) -> Option<i64> {
    (a + b < c + d).then(|| (a - d).max(0) - (b - c).max(0))
}

/// The published way: photos given out one by one in the order of their sums. It rests on the same idea as the program;
/// nothing else is known for so many stacks.
fn published(stacks: &Stacks) -> i64 {
    lead(stacks, cold, by_their_sums)
}

/// By how much Alice leads with the cold stacks, and with the photos of the others as they are given out.
fn lead(stacks: &Stacks, cold: fn(Stack) -> Option<i64>, give_out: fn(Vec<Photo>) -> i64) -> i64 {
    let (cold, hot): (Vec<_>, Vec<_>) = stacks.iter().partition_map(|&stack| match cold(stack) {
        Some(worth) => Either::Left(worth),
        None => Either::Right(photos(stack)),
    });
    cold.iter().sum::<i64>() + give_out(hot.concat())
}

fn by_their_sums(mut photos: Vec<Photo>) -> i64 {
    photos.sort_by_key(|photo| -photo[0] - photo[1]);
    photos.iter().enumerate().map(|(turn, photo)| if turn % 2 == 0 { photo[0] } else { -photo[1] }).sum()
}

fn by_own_numbers(mut photos: Vec<Photo>) -> i64 {
    assert!(photos.len() <= 1000, "too many photos to look through again and again");
    let turns = [0, 1].into_iter().cycle().take(photos.len());
    let take = |player: usize| {
        let best = photos.iter().position_max_by_key(|photo| photo[player]).expect("a photo");
        [1, -1][player] * photos.remove(best)[player]
    };
    turns.map(take).sum()
}
