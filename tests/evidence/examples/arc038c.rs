//! Beans go to one of the bowls before, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("arc038c", Limits::UNKNOWN, oracle, small)
        .played("all numbers of up to 5 bowls with up to 2 beans each, 500 rows of 6 to 9 bowls with up to 5 beans")
        .beyond(
            "for samples, beans of the same bowl are left out in pairs, which the second \
             player keeps so; for worst inputs, Nim, lone steps, and windows counted out",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("even-numbers-count", |input| by_values(input, mex_values, |count| count > 0), "two-beans")
                .says("Counts every bowl with beans once; two beans of a bowl cancel."),
            wrong(
                "window-with-the-bowl-before-it",
                |input| by_values(input, wider, |count| count % 2 == 1),
                "all-rows-up-to-5-bowls",
            )
            .says("Lets a bean go Cᵢ + 1 bowls back."),
            wrong(
                "greatest-plus-one",
                |input| by_values(input, greatest_plus_one, |count| count % 2 == 1),
                "all-rows-up-to-5-bowls",
            )
            .says("Takes the greatest value in the window and 1 for the mex; a smaller one may be missing."),
            wrong(
                "how-many-different",
                |input| by_values(input, different, |count| count % 2 == 1),
                "all-rows-up-to-5-bowls",
            )
            .says("Counts the different values in the window; the mex is the least that is missing."),
            wrong(
                "exactly-C-back",
                |input| by_values(input, exactly, |count| count % 2 == 1),
                "all-rows-up-to-5-bowls",
            )
            .says("Moves every bean exactly Cᵢ bowls; up to Cᵢ are allowed."),
            wrong(
                "nim",
                |input| by_values(input, |reaches| (0..=reaches.len()).collect(), |count| count % 2 == 1),
                "all-rows-up-to-5-bowls",
            )
            .says("Lets every bean go to all bowls before, as in Nim."),
            wrong("misere", misere, "one-bean").says("Lets win who finds no bean; here he loses."),
        ])
        .refused([
            ("no-bean", "3\n1 0\n2 @0\n", "an integer from 1 to 1000000000, as there is no other bean"),
            ("a-bowl-before-0", "3\n1 1\n@3 1\n", "an integer from 1 to 2"),
        ])
        .main()
}

/// The reaches Cᵢ and the numbers of beans of the bowls from 0 on; bowl 0 has the reach 0.
type Bowls = (Vec<usize>, Vec<u32>);

/// Take a bean out of bowl i, and put it into one of the Cᵢ bowls before.
fn moves(reaches: &[usize], beans: &[u32]) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for bowl in (1..beans.len()).filter(|&bowl| beans[bowl] > 0) {
        for to in bowl - reaches[bowl]..bowl {
            let mut next = beans.to_vec();
            next[bowl] -= 1;
            next[to] += 1;
            // Beans in bowl 0 do not move any more.
            next[0] = 0;
            successors.push(next);
        }
    }
    successors
}

/// Beans of the same bowl are left out in pairs where there are many.
fn oracle(input: &str) -> String {
    answer(input, |(reaches, mut beans)| {
        if beans.iter().sum::<u32>() > 12 {
            beans.iter_mut().for_each(|count| *count %= 2);
        }
        Play::normal(|beans: &Vec<u32>| moves(&reaches, beans)).value(&beans)
    })
}

fn answer(input: &str, wins: impl FnOnce(Bowls) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let n: usize = tokens.read();
    let (mut reaches, mut beans) = (vec![0], vec![0]);
    for _ in 1..n {
        reaches.push(tokens.read());
        beans.push(tokens.read());
    }
    format!("{}\n", if wins((reaches, beans)) { "First" } else { "Second" })
}

/// The bowls from 1 on.
fn file(bowls: &[(usize, u32)]) -> String {
    let lines = bowls.iter().map(|(reach, beans)| format!("{reach} {beans}\n"));
    format!("{}\n{}", bowls.len() + 1, lines.format(""))
}

fn small() -> Vec<Small> {
    let rows = (2..=5).flat_map(|n| {
        let bowl = |bowl: usize| (1..=bowl).cartesian_product(0..=2).collect_vec();
        (1..n).map(bowl).multi_cartesian_product()
    });
    let rows = rows.filter(|bowls| bowls.iter().any(|(_, beans)| *beans > 0));
    let mut random = seeded(1);
    let mut row = |_| {
        let n = random.random_range(6..=9);
        let mut left = random.random_range(1..=5);
        let mut bowls = (1..n).map(|bowl| (random.random_range(1..=bowl), 0)).collect_vec();
        while left > 0 {
            bowls[random.random_range(0..n - 1)].1 += 1;
            left -= 1;
        }
        file(&bowls)
    };
    let random_rows = (0..500).map(&mut row).collect_vec();
    vec![Small::new("all-rows-up-to-5-bowls", rows.map(|bowls| file(&bowls))), Small::new("random-rows", random_rows)]
}

/// The greatest numbers of bowls, and of beans in one.
const N: usize = 100_000;
const BEANS: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::saying("N", 2, N, format!("an integer from 2 to {N}"), |n| {
            // One bowl more in the input than the least number has.
            format!("@{n}\n{}", repeated("1 1\n", (n - 1).max(1)))
        }),
        Bound::integer("C", 1, 3, |reach| format!("4\n1 1\n2 1\n@{reach} 1\n")),
        Bound::integer("A", 0, BEANS, |beans| format!("4\n1 1\n2 @{beans}\n1 1\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let (by_counts, by_scan) = (Known::ByAlgorithm(by_counts), Known::BySameIdea(by_scan));
    let random_beans = |random: &mut Pcg64| BEANS - random.random_range(0..1000);
    vec![
        Worst::known("nim", "values up to N − 1, all of them different", || {
            // Every bean can go to all bowls before: heaps of 1 to N − 1, whose XOR is 0.
            assert_eq!(xor(1..N), 0);
            (file(&(1..N).map(|bowl| (bowl, BEANS - 1)).collect_vec()), "Second\n".to_owned())
        }),
        Worst::known("nim-and-a-bean-more", "the same, won", || {
            (file(&(1..N).map(|bowl| (bowl, BEANS - u32::from(bowl < N - 1))).collect_vec()), "First\n".to_owned())
        }),
        Worst::known("single-steps", "play of 5 · 10¹⁸ moves", || {
            // Every bean goes bowl by bowl, so the number of all moves decides.
            let bowls = (1..N).map(|bowl| (1, BEANS - u32::from(bowl < N - 1))).collect_vec();
            let moves = (1..).zip(&bowls).map(|(bowl, (_, beans))| bowl * u64::from(*beans)).sum::<u64>();
            (file(&bowls), if moves % 2 == 1 { "First\n" } else { "Second\n" }.to_owned())
        }),
        Worst::new("random-windows", "windows whose left ends jump", by_scan, move || {
            let mut random = seeded(1);
            file(&(1..N).map(|bowl| (random.random_range(1..=bowl), random_beans(&mut random))).collect_vec())
        }),
        Worst::new(
            "some-long-windows",
            "mexes counted from scratch, and ends that jump back and forth",
            by_scan,
            move || {
                let mut random = seeded(2);
                let reach = |bowl: usize| if bowl % 20 == 0 { bowl } else { 1 + bowl / 1000 };
                file(&(1..N).map(|bowl| (reach(bowl), random_beans(&mut random))).collect_vec())
            },
        ),
        Worst::new("windows-of-a-thousand", "windows that slide, with many values", by_counts, move || {
            let mut random = seeded(3);
            let reach = |bowl: usize, less: usize| bowl.min(1000 - less);
            let bowls = (1..N).map(|bowl| (reach(bowl, random.random_range(0..10)), random_beans(&mut random)));
            file(&bowls.collect_vec())
        }),
    ]
}

/// The mex of each window by how many bowls in it have each value. The ends of the window go bowl by bowl to the next
/// one; blocks of values with the number of those that occur lead to the mex.
fn by_counts(input: &str) -> String {
    const BLOCK: usize = 300;
    by_values(
        input,
        |reaches| {
            let n = reaches.len();
            let (mut counts, mut present) = (vec![0_u32; n + 1], vec![0; n / BLOCK + 2]);
            let (mut values, mut start) = (vec![], 0);
            for (bowl, reach) in reaches.iter().enumerate() {
                let mut change = |value: usize, enters: bool| {
                    let before = counts[value];
                    counts[value] = if enters { before + 1 } else { before - 1 };
                    match (before, enters) {
                        (0, true) => present[value / BLOCK] += 1,
                        (1, false) => present[value / BLOCK] -= 1,
                        _ => {}
                    }
                };
                let wanted = bowl - reach;
                (start..wanted).for_each(|gone| change(values[gone], false));
                (wanted..start).for_each(|back| change(values[back], true));
                start = wanted;
                let block = present.iter().position(|&present| present < BLOCK).expect("not all values occur");
                let value = (block * BLOCK..).find(|&value| counts[value] == 0).expect("not all values occur");
                values.push(value);
                counts[value] += 1;
                present[block] += usize::from(counts[value] == 1);
            }
            values
        },
        |count| count % 2 == 1,
    )
}

/// The mex of each window by the last bowl with each value, tried one after the other. Where windows are long and their
/// ends jump, to count them out takes too long.
fn by_scan(input: &str) -> String {
    let values = |reaches: &[usize]| {
        let mut last = vec![None; reaches.len() + 1];
        let next = |(bowl, reach): (usize, &usize)| {
            let value = last.iter().position(|last| last.is_none_or(|last| last < bowl - reach));
            let value = value.expect("not all values occur");
            last[value] = Some(bowl);
            value
        };
        reaches.iter().enumerate().map(next).collect()
    };
    by_values(input, values, |count| count % 2 == 1)
}

/// By the values of a bean in the bowls from 0 on, added for the bowls whose beans count.
fn by_values(input: &str, values: fn(&[usize]) -> Vec<usize>, counts: fn(u32) -> bool) -> String {
    let bowls = |(reaches, beans): Bowls| {
        // Nothing can be reached from bowl 0.
        let values = values(&reaches);
        xor(values.into_iter().zip(beans).filter(|&(_, beans)| counts(beans)).map(|(value, _)| value)) != 0
    };
    answer(input, bowls)
}

/// Values in the order of the bowls, each from those in its window.
fn by_windows(reaches: &[usize], value: fn(&[usize]) -> usize) -> Vec<usize> {
    let mut values = vec![];
    for (bowl, reach) in reaches.iter().enumerate() {
        values.push(value(&values[bowl.saturating_sub(*reach)..]));
    }
    values
}

fn mex_values(reaches: &[usize]) -> Vec<usize> {
    by_windows(reaches, |window| mex(window.iter().copied()))
}

fn wider(reaches: &[usize]) -> Vec<usize> {
    mex_values(&reaches.iter().map(|reach| reach + 1).collect_vec())
}

fn greatest_plus_one(reaches: &[usize]) -> Vec<usize> {
    by_windows(reaches, |window| window.iter().max().map_or(0, |greatest| greatest + 1))
}

fn different(reaches: &[usize]) -> Vec<usize> {
    by_windows(reaches, |window| window.iter().unique().count())
}

fn exactly(reaches: &[usize]) -> Vec<usize> {
    by_windows(reaches, |window| window.first().map_or(0, |&value| usize::from(value == 0)))
}

fn misere(input: &str) -> String {
    answer(input, |(reaches, beans)| Play::misere(|beans: &Vec<u32>| moves(&reaches, beans)).value(&beans))
}
