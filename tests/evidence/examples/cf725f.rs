//! Photos in stacks of two, by play.

use itertools::Either;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf725f", Limits::known(2000, 256), oracle, small)
        .played("all pairs of stacks with numbers up to 2, 900 sets of up to 6 stacks with numbers up to 9")
        .beyond("for worst inputs, stacks that come twice with the players exchanged, and photos given out one by one")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("photos-through-the-top", |input| by_sums(input, |_| None), "all-pairs-of-stacks")
                .says("Sorts all photos together; one that lies under a worse one cannot be taken yet."),
            wrong("cold-stacks-are-worth-nothing", |input| by_sums(input, hot_alone), "a-stack-for-alice")
                .says("Leaves out the cold stacks; if a₁ > b₂ Alice opens one, and Bonnie must answer."),
            wrong("cold-stacks-for-alice-only", |input| by_sums(input, for_alice), "a-stack-for-bonnie")
                .says("Counts a₁ − b₂ where it is positive, but forgets b₁ − a₂."),
            wrong("by-the-own-number", |input| answer(lead(input, cold, by_own_numbers)), "all-pairs-of-stacks")
                .says("Lets each take the photo that is worth most to her; what the other loses counts, too."),
            wrong("32-bits", |input| answer(lead(input, cold, by_their_sums) as i32 as i64), "beyond-32-bits")
                .says("Adds in 32 bits; the answer reaches 10¹⁴."),
            wrong("no-passing", |input| answer(play(&stacks(input), false)), "a-stack-for-nobody")
                .says("Plays without passing, so that somebody has to open a stack that nobody wants to open."),
        ])
        .main()
}

/// What a photo is worth to Alice and to Bonnie.
type Photo = [i64; 2];

/// The top photo, and the other one.
type Stack = [Photo; 2];

/// How many photos are taken from each stack, whose turn it is, and whether the move before was a pass. Nothing when
/// the game is over.
type Position = Option<(Vec<usize>, usize, bool)>;

fn oracle(input: &str) -> String {
    answer(play(&stacks(input), true))
}

fn answer(lead: i64) -> String {
    format!("{lead}\n")
}

/// Alice's sum less Bonnie's, by play.
fn play(stacks: &[Stack], may_pass: bool) -> i64 {
    assert!(stacks.len() <= 8, "too many stacks to play out");
    let photos = |taken: &[usize]| (0..stacks.len()).filter(|&index| taken[index] < 2).collect_vec();
    let moves = |position: &Position| {
        let Some((taken, player, is_after_pass)) = position else { return vec![] };
        let take = |index| {
            let mut taken = taken.clone();
            taken[index] += 1;
            Some((taken, 1 - player, false))
        };
        let mut next = photos(taken).into_iter().map(take).collect_vec();
        if may_pass && !next.is_empty() {
            next.push((!is_after_pass).then(|| (taken.clone(), 1 - player, true)));
        }
        next
    };
    // By how much Alice leads in the end, counted from here.
    let mut play = Play::new(moves, |position: &Position, after: &[i64]| {
        let Some((taken, player, _)) = position else { return 0 };
        let worth = |index: usize| [1, -1][*player] * stacks[index][taken[index]][*player];
        let worths = photos(taken).into_iter().map(worth).chain([0]);
        let leads = worths.zip(after).map(|(worth, lead)| worth + lead);
        if *player == 0 { leads.max() } else { leads.min() }.unwrap_or(0)
    });
    play.value(&Some((vec![0; stacks.len()], 0, false)))
}

fn stacks(input: &str) -> Vec<Stack> {
    let mut tokens = Tokens::new(input);
    let n: usize = tokens.read();
    let mut photo = || [tokens.read(), tokens.read()];
    (0..n).map(|_| [photo(), photo()]).collect()
}

fn file(stacks: &[Stack]) -> String {
    let line = |stack: &Stack| format!("{}\n", joined(stack.iter().flatten()));
    format!("{}\n{}", stacks.len(), stacks.iter().map(line).format(""))
}

fn stack(numbers: &[i64]) -> Stack {
    [[numbers[0], numbers[1]], [numbers[2], numbers[3]]]
}

fn random_stack(greatest: i64, random: &mut Pcg64) -> Stack {
    std::array::from_fn(|_| std::array::from_fn(|_| random.random_range(0..=greatest)))
}

fn small() -> Vec<Small> {
    let all = (0..4).map(|_| 0..=2).multi_cartesian_product().map(|numbers| stack(&numbers)).collect_vec();
    let pairs = (1..=2).flat_map(|n| all.iter().copied().combinations_with_replacement(n));
    let mut random = seeded(1);
    let larger = (0..900).map(|index| {
        let n = random.random_range(1..=6);
        let stack = |_| {
            let mut stack = random_stack([3, 9][index % 2], &mut random);
            // A third has the better photos below, mostly.
            if index % 3 == 0 {
                stack.sort_by_key(|photo| photo[0] + photo[1]);
            }
            stack
        };
        file(&(0..n).map(stack).collect_vec())
    });
    vec![
        Small::new("random-sets-of-up-to-6-stacks", larger.collect_vec()),
        Small::new("all-pairs-of-stacks", pairs.map(|stacks| file(&stacks))),
    ]
}

/// The greatest number of stacks, and the greatest number.
const N: usize = 100_000;
const WORTH: i64 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    let mut bounds = vec![Bound::count("n", 1, N, |n| format!("@{n}\n{}", "3 1 2 5\n".repeat(n)))];
    let places = ["a of a top photo", "b of a top photo", "a of a photo below", "b of a photo below"];
    bounds.extend(places.into_iter().enumerate().map(|(place, name)| {
        Bound::integer(name, 0, WORTH, move |number| {
            let mut numbers = [4, 5, 6, 7].map(|other: i32| other.to_string());
            numbers[place] = format!("@{number}");
            format!("2\n1 2 3 4\n{}\n", numbers.join(" "))
        })
    }));
    bounds
}

fn worst() -> Vec<Worst> {
    let equal =
        |name, attacks, stack: Stack, lead| Worst::known(name, attacks, move || (file(&vec![stack; N]), answer(lead)));
    vec![
        Worst::known("exchanged-pairs", "stacks of all kinds, of which the least error shows", || {
            // Bonnie answers in the other stack of the pair, and passes after a pass: no more than 0. Alice passes, and
            // then does the same: no less.
            let mut random = seeded(1);
            let pairs = (0..N / 2).flat_map(|_| {
                let stack = random_stack(WORTH, &mut random);
                [stack, stack.map(|[a, b]| [b, a])]
            });
            (file(&pairs.collect_vec()), answer(0))
        }),
        // No photo is worth anything to Bonnie. Alice takes every other one, at least; and no more if Bonnie takes the
        // others.
        equal("all-for-alice", "the greatest answer", [[WORTH, 0]; 2], N as i64 * WORTH),
        equal("all-for-bonnie", "the least answer", [[0, WORTH]; 2], -(N as i64) * WORTH),
        // Who takes a photo of no worth opens one of 10⁹ to the other; who never does loses nothing.
        equal("nobody-wants-to-begin", "no hot stack at all", [[0, 0], [WORTH, WORTH]], 0),
        Worst::new("random", "sorting of 100 000 sums", Known::BySameIdea(published), || {
            let mut random = seeded(2);
            file(&(0..N).map(|_| random_stack(WORTH, &mut random)).collect_vec())
        }),
        Worst::new("hot-only", "the most photos to sort", Known::BySameIdea(published), || {
            let mut random = seeded(3);
            let mut stacks = (0..N).map(|_| random_stack(WORTH, &mut random)).collect_vec();
            stacks.iter_mut().for_each(|stack| stack.sort_by_key(|photo| -photo[0] - photo[1]));
            file(&stacks)
        }),
    ]
}

/// What a cold stack is worth to Alice; nothing for a hot one.
fn cold([top, bottom]: &Stack) -> Option<i64> {
    let is_cold = top[0] + top[1] < bottom[0] + bottom[1];
    is_cold.then(|| (top[0] - bottom[1]).max(0) - (top[1] - bottom[0]).max(0))
}

fn hot_alone(stack: &Stack) -> Option<i64> {
    cold(stack).map(|_| 0)
}

fn for_alice(stack: &Stack) -> Option<i64> {
    cold(stack).map(|worth| worth.max(0))
}

/// The published way: photos given out one by one in the order of their sums. It rests on the same idea as the program;
/// nothing else is known for so many stacks.
fn published(input: &str) -> String {
    by_sums(input, cold)
}

fn by_sums(input: &str, cold: fn(&Stack) -> Option<i64>) -> String {
    answer(lead(input, cold, by_their_sums))
}

/// By how much Alice leads with the cold stacks, and with the photos of the others as they are given out.
fn lead(input: &str, cold: fn(&Stack) -> Option<i64>, give_out: fn(Vec<Photo>) -> i64) -> i64 {
    let (cold, hot): (Vec<_>, Vec<_>) = stacks(input).into_iter().partition_map(|stack| match cold(&stack) {
        Some(worth) => Either::Left(worth),
        None => Either::Right(stack),
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
