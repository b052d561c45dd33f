//! All heaps under a set of moves, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cses_stick_game", Limits::known(1000, 512), oracle, small)
        .played("40 heaps for all sets of moves up to 7, 200 to 400 heaps for 80 sets of moves up to 200")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("largest-move-first", largest_move_first, "all-sets-up-to-7")
                .says("Takes the largest possible move again and again, and counts."),
            wrong("modulo-largest-plus-one", modulo_largest, "all-sets-up-to-7")
                .says("Treats the set as if it had all moves up to its largest."),
            wrong("moves-within-a-word", moves_within_a_word, "random-sets-up-to-200").says(
                "Forgets the moves of less than 64 sticks that lead from one block of 64 heaps to the one before.",
            ),
        ])
        .main()
}

fn oracle(input: &str) -> String {
    answer(input, |moves, heaps| {
        let mut play = Play::normal(|heap: &usize| moves.iter().filter_map(|taken| heap.checked_sub(*taken)).collect());
        (1..=heaps).map(|heap| play.value(&heap)).collect()
    })
}

/// The line of letters, by whether each heap is won.
fn answer(input: &str, wins: impl Fn(&[usize], usize) -> Vec<bool>) -> String {
    let mut tokens = Tokens::new(input);
    let (n, k) = (tokens.read(), tokens.read());
    let letters = wins(&tokens.list(k), n).into_iter();
    letters.map(|won| if won { 'W' } else { 'L' }).chain(['\n']).collect()
}

fn file(n: usize, moves: &[usize]) -> String {
    format!("{n} {}\n{}\n", moves.len(), joined(moves))
}

fn small() -> Vec<Small> {
    let all = (2..=7).powerset().map(|others| file(40, &[vec![1], others].concat()));
    let mut random = seeded(1);
    let larger = (0..80).map(|round| {
        let others = (0..round % 8).map(|_| random.random_range(2..=200));
        let moves = others.chain([1]).unique().collect_vec();
        file(random.random_range(200..=400), &moves)
    });
    vec![Small::new("all-sets-up-to-7", all), Small::new("random-sets-up-to-200", larger.collect_vec())]
}

/// The largest heap.
const N: usize = 1_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n} 1\n1\n")),
        Bound::integer("k", 1, 100, |k| format!("200 @{k}\n{}\n", joined(1..=k))),
        Bound::integer("a move", 1, 10, |taken| format!("10 3\n2 @{taken} 3\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let shape = |name, attacks, moves: fn() -> Vec<usize>| {
        Worst::new(name, attacks, Known::ByAlgorithm(heap_by_heap), move || file(N, &moves()))
    };
    vec![
        shape("odd-moves", "every other heap is lost, 100 moves each", || (0..100).map(|i| 2 * i + 1).collect()),
        shape("first-hundred", "lost heaps far apart: long searches for a good move", || (1..=100).collect()),
        shape("far-moves", "far jumps in memory", || {
            let mut random = seeded(1);
            let others = (0..200).map(|_| random.random_range(2..=N / 2)).unique().take(99);
            others.chain([1]).collect()
        }),
        shape("one-move", "as many lost heaps as can be", || vec![1]),
    ]
}

/// The definition: a heap is won if some move leads to a lost one.
fn heap_by_heap(input: &str) -> String {
    answer(input, |moves, heaps| won(moves, heaps, |_, _| true))
}

/// Whether each heap from 1 on is won by the moves that are allowed from it.
fn won(moves: &[usize], heaps: usize, allowed: fn(heap: usize, taken: usize) -> bool) -> Vec<bool> {
    let mut won = vec![false; heaps + 1];
    for heap in 0..=heaps {
        let mut moves = moves.iter().filter(|&&taken| taken <= heap && allowed(heap, taken));
        won[heap] = moves.any(|taken| !won[heap - taken]);
    }
    won.split_off(1)
}

fn largest_move_first(input: &str) -> String {
    answer(input, |moves, heaps| {
        let steps = |mut heap: usize| {
            let falling = moves.iter().sorted().rev();
            falling.fold(0, |steps, taken| {
                let times = heap / taken;
                heap %= taken;
                steps + times
            })
        };
        (1..=heaps).map(|heap| steps(heap) % 2 == 1).collect()
    })
}

fn modulo_largest(input: &str) -> String {
    answer(input, |moves, heaps| {
        let largest = moves.iter().max().expect("there is a move");
        (1..=heaps).map(|heap| heap % (largest + 1) != 0).collect()
    })
}

fn moves_within_a_word(input: &str) -> String {
    answer(input, |moves, heaps| won(moves, heaps, |heap, taken| taken >= 64 || heap / 64 == (heap - taken) / 64))
}
