//! Beans go to one of the bowls before, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let bowl = row([between("C", 1, format::PLACE), int("A", 0..=BEANS)]);
    let form = format::all([row([len("N", 2..=N)]), format::list_but_first("N", bowl)]);
    let form = form.such("a bean", |bowls: Row| bowls.iter().any(|(_, beans)| *beans > 0));
    Problem::one("arc038c", Limits::UNKNOWN, form, oracle, ["First", "Second"])
        .all([("N", 5), ("A", 2)])
        .small("random-rows-of-6-to-9-bowls-with-up-to-5-beans", random_rows)
        .beyond(
            "for samples, beans of the same bowl are left out in pairs, which the second \
             player keeps so; for worst inputs, Nim, lone steps, and windows counted out",
        )
        .known("nim", || {
            // Every bean can go to all bowls before: heaps of 1 to N − 1, whose XOR is 0.
            assert_eq!(xor(1..N), 0);
            (row_of(|bowl| (bowl, BEANS - 1)), false)
        })
        .attacks("values up to N − 1, all of them different")
        .known("nim-and-a-bean-more", || (row_of(|bowl| (bowl, BEANS - u32::from(bowl < N - 1))), true))
        .attacks("the same, won")
        .known("single-steps", || {
            // Every bean goes bowl by bowl, so the number of all moves decides.
            let bowls = row_of(|bowl| (1, BEANS - u32::from(bowl < N - 1)));
            let moves = (1..).zip(&bowls).map(|(bowl, (_, beans))| bowl * u64::from(*beans)).sum::<u64>();
            (bowls, moves % 2 == 1)
        })
        .attacks("play of 5 · 10¹⁸ moves")
        .worst("random-windows", by_same_idea(by_scan), || {
            let mut random = seeded(1);
            row_of(|bowl| (random.random_range(1..=bowl), random_beans(&mut random)))
        })
        .attacks("windows whose left ends jump")
        .worst("some-long-windows", by_same_idea(by_scan), || {
            let mut random = seeded(2);
            row_of(|bowl| (if bowl % 20 == 0 { bowl } else { 1 + bowl / 1000 }, random_beans(&mut random)))
        })
        .attacks("mexes counted from scratch, and ends that jump back and forth")
        .worst("windows-of-a-thousand", by_algorithm(by_counts), || {
            let mut random = seeded(3);
            row_of(|bowl| (bowl.min(1000 - random.random_range(0..10)), random_beans(&mut random)))
        })
        .attacks("windows that slide, with many values")
        .wrong("even-numbers-count", |row| by_values(row, mex_values, |count| count > 0), "two-beans")
        .says("Counts every bowl with beans once; two beans of a bowl cancel.")
        .wrong("window-with-the-bowl-before-it", |row| by_values(row, wider, is_odd), "all")
        .says("Lets a bean go Cᵢ + 1 bowls back.")
        .wrong("greatest-plus-one", |row| by_values(row, greatest_plus_one, is_odd), "all")
        .says("Takes the largest value in the window and 1 for the mex; a smaller one may be missing.")
        .wrong("how-many-different", |row| by_values(row, different, is_odd), "all")
        .says("Counts the different values in the window; the mex is the least that is missing.")
        .wrong("exactly-C-back", |row| by_values(row, exactly, is_odd), "all")
        .says("Moves every bean exactly Cᵢ bowls; up to Cᵢ are allowed.")
        .wrong("nim", |row| by_values(row, |reaches| (0..=reaches.len()).collect(), is_odd), "all")
        .says("Lets every bean go to all bowls before, as in Nim.")
        .wrong(
            "misere",
            |row| {
                let (reaches, beans) = from_bowl_0(row);
                Play::misere(|beans| moves(&reaches, beans)).value(&beans)
            },
            "one-bean",
        )
        .says("Lets a player who finds no bean win; here he loses.")
        .refused([
            ("no-bean", "3\n1 0\n2 @0\n", "an integer from 1 to 1000000000, as there is no other bean"),
            ("a-bowl-before-0", "3\n1 1\n@3 1\n", "an integer from 1 to 2"),
        ])
        .main()
}

/// The largest numbers of bowls, and of beans in one.
const N: usize = 100_000;
const BEANS: u32 = 1_000_000_000;

/// The reach Cᵢ and the number of beans of each bowl from bowl 1 on.
type Row = Vec<(usize, u32)>;

/// The reaches and the numbers of beans of the bowls from 0 on; bowl 0 has the reach 0.
fn from_bowl_0(bowls: &Row) -> (Vec<usize>, Vec<u32>) {
    [(0, 0)].iter().chain(bowls).copied().unzip()
}

/// Take a bean out of bowl i, and put it into one of the Cᵢ bowls before.
fn moves(reaches: &[usize], beans: &Vec<u32>) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for bowl in (1..beans.len()).filter(|&bowl| beans[bowl] > 0) {
        for to in bowl - reaches[bowl]..bowl {
            let mut next = beans.clone();
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
fn oracle() -> impl FnMut(&Row) -> bool {
    |row| {
        let (reaches, mut beans) = from_bowl_0(row);
        if beans.iter().sum::<u32>() > 12 {
            beans.iter_mut().for_each(|count| *count %= 2);
        }
        // A heap has the number of its bowl; the beans in bowl 0 are out of the game.
        let reach = |bowl: usize| (format!("C{bowl} ="), reaches[bowl]);
        let mut play = Play::normal(|beans| moves(&reaches, beans)).board(|beans: &Vec<u32>| {
            board::heaps(beans[1..].iter().copied()).and(board::numbers((1..reaches.len()).map(reach)))
        });
        play.value(&beans)
    }
}

fn random_rows() -> Vec<Row> {
    let mut random = seeded(1);
    let mut row = |_| {
        let n = random.random_range(6..=9);
        let beans = random.random_range(1..=5);
        let mut bowls = (1..n).map(|bowl| (random.random_range(1..=bowl), 0)).collect_vec();
        (0..beans).for_each(|_| bowls[random.random_range(0..n - 1)].1 += 1);
        bowls
    };
    (0..500).map(&mut row).collect()
}

/// As many bowls as there can be, from bowl 1 on.
fn row_of(bowl: impl FnMut(usize) -> (usize, u32)) -> Row {
    (1..N).map(bowl).collect()
}

fn random_beans(random: &mut Pcg64) -> u32 {
    BEANS - random.random_range(0..1000)
}

/// The mex of each window by how many bowls in it have each value. The ends of the window go bowl by bowl to the next
/// one; blocks of values with the number of those that occur lead to the mex.
fn by_counts(row: &Row) -> bool {
    const BLOCK: usize = 300;
    let values = |reaches: &[usize]| {
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
    };
    by_values(row, values, is_odd)
}

/// The mex of each window by the last bowl with each value, tried one after the other. Where windows are long and their
/// ends jump, to count them out takes too long.
fn by_scan(row: &Row) -> bool {
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
    by_values(row, values, is_odd)
}

/// By the values of a bean in the bowls from 0 on, added for the bowls whose beans count. Nothing can be reached from
/// bowl 0.
fn by_values(row: &Row, values: fn(&[usize]) -> Vec<usize>, counts: fn(u32) -> bool) -> bool {
    let (reaches, beans) = from_bowl_0(row);
    xor(values(&reaches).into_iter().zip(beans).filter(|&(_, beans)| counts(beans)).map(|(value, _)| value)) != 0
}

fn is_odd(count: u32) -> bool {
    count % 2 == 1
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
