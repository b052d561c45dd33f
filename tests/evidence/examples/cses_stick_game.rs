//! All heaps under a set of moves, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let moves = list("k", between("a move", 1, "n")).in_order(Order::Distinct);
    let form = format::all([row([int("n", 1..=N), len("k", 1..=100)]), row([moves])]);
    let form = Format::one(form).trying("k", "n", 200);
    let letters = |wins: &Vec<bool>| wins.iter().map(|&won| if won { 'W' } else { 'L' }).collect::<String>();
    Problem::one("cses_stick_game", Limits::known(1000, 512), form, || by_play, letters)
        .promise("1 is among the moves", |(_, moves)| moves.contains(&1))
        .small("sets-of-1-and-other-moves-up-to-7-for-40-heaps", || {
            (2..=7).powerset().map(|others| (40, [vec![1], others].concat())).collect()
        })
        .small("random-sets-of-up-to-8-moves-up-to-200-for-200-to-400-heaps", random_sets)
        .worst("odd-moves", by_algorithm(heap_by_heap), || (N, (0..100).map(|i| 2 * i + 1).collect()))
        .attacks("every other heap is lost, 100 moves each")
        .worst("first-hundred", by_algorithm(heap_by_heap), || (N, (1..=100).collect()))
        .attacks("lost heaps far apart: long searches for a good move")
        .worst("far-moves", by_algorithm(heap_by_heap), || {
            let mut random = seeded(1);
            let others = (0..200).map(|_| random.random_range(2..=N / 2)).unique().take(99);
            (N, others.chain([1]).collect())
        })
        .attacks("far jumps in memory")
        .worst("one-move", by_algorithm(heap_by_heap), || (N, vec![1]))
        .attacks("as many lost heaps as can be")
        .wrong("largest-move-first", largest_move_first, "sets-of-1-and-other-moves-up-to-7-for-40-heaps")
        .says("Takes the largest possible move again and again, and counts.")
        .wrong(
            "modulo-largest-plus-one",
            |(heaps, moves)| {
                let largest = moves.iter().max().expect("there is a move");
                (1..=*heaps).map(|heap| heap % (largest + 1) != 0).collect()
            },
            "sets-of-1-and-other-moves-up-to-7-for-40-heaps",
        )
        .says("Treats the set as if it had all moves up to its largest.")
        .wrong(
            "moves-within-a-word",
            |case| won(case, |heap, taken| taken >= 64 || heap / 64 == (heap - taken) / 64),
            "random-sets-of-up-to-8-moves-up-to-200-for-200-to-400-heaps",
        )
        .says("Forgets the moves of less than 64 sticks that lead from one block of 64 heaps to the one before.")
        .main()
}

/// The largest heap.
const N: usize = 1_000_000;

/// The number of heaps, and the moves.
type Case = (usize, Vec<usize>);

fn by_play((heaps, moves): &Case) -> Vec<bool> {
    let play = Play::normal(|heap: &usize| moves.iter().filter_map(|taken| heap.checked_sub(*taken)).collect());
    let mut play = play.board(|&heap| board::heaps([heap]));
    // A heap that is worth playing is asked for first.
    play.value(&40.min(*heaps));
    (1..=*heaps).map(|heap| play.value(&heap)).collect()
}

fn random_sets() -> Vec<Case> {
    let mut random = seeded(1);
    let mut set = |round| {
        let others = (0..round % 8).map(|_| random.random_range(2..=200));
        let moves = others.chain([1]).unique().collect();
        (random.random_range(200..=400), moves)
    };
    (0..80).map(&mut set).collect()
}

/// The definition: a heap is won if some move leads to a lost one.
fn heap_by_heap(case: &Case) -> Vec<bool> {
    won(case, |_, _| true)
}

/// Whether each heap from 1 on is won by the moves that are allowed from it.
fn won((heaps, moves): &Case, allowed: fn(heap: usize, taken: usize) -> bool) -> Vec<bool> {
    let mut won = vec![false; heaps + 1];
    for heap in 0..=*heaps {
        let mut moves = moves.iter().filter(|&&taken| taken <= heap && allowed(heap, taken));
        won[heap] = moves.any(|taken| !won[heap - taken]);
    }
    won.split_off(1)
}

fn largest_move_first((heaps, moves): &Case) -> Vec<bool> {
    let steps = |mut heap: usize| {
        let falling = moves.iter().sorted().rev();
        falling.fold(0, |steps, taken| {
            let times = heap / taken;
            heap %= taken;
            steps + times
        })
    };
    (1..=*heaps).map(|heap| steps(heap) % 2 == 1).collect()
}
