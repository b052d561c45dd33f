//! Twenty-five tasks as a contestant meets them, each written from the pages of the documentation alone in at most ten
//! lines. What is expected was played out here by the bare rule, or is printed in the task's statement.

use explore::table;
use grundy::arithmetic::{Nimber, prime_factor_counts, xor_transform};
use grundy::games::coins::{mock_turtles_value, ruler_value};
use grundy::games::hackenbush::{graph_value, tree_values};
use grundy::games::loopy::{Value, loopy_values, sum_outcome};
use grundy::games::sg::nim_sum;
use grundy::games::{
    Buchi, Class, Grundy, Number, Octal, Outcome, Outcomes, Player, TakeAway, ends, euclid, fibonacci, infinitesimals,
    misere, moore, nim, staircase, switches, wythoff,
};
use grundy::graphs::{Digraph, GeneralMatching, Graph, Matching, Tree};
use grundy::structures::XorBasis;
use itertools::Itertools;
use kit::play::Play;

// The fifteen tasks that stopped the first reader.

/// POJ 2975: how many first moves win Nim?
fn winning_first_moves_of_nim(heaps: &[u64]) -> usize {
    nim::winning_moves(heaps).count()
}

/// Misère Nim: who wins, and by which move?
fn misere_nim(heaps: &[u32]) -> Option<(usize, u32)> {
    misere::winning_moves(heaps).first().copied()
}

/// HDU 2177: all winning first moves of Wythoff's game.
fn winning_moves_of_wythoff(a: u64, b: u64) -> Vec<(u64, u64)> {
    wythoff::winning_moves(a, b)
}

/// S-Nim, with heaps up to 10¹⁸.
fn s_nim(set: &[usize], heaps: &[u64]) -> bool {
    let values = TakeAway::new(set).periodic(1_000_000).expect("a period up to a million");
    nim_sum(heaps.iter().map(|&heap| values.get(heap))) != 0
}

/// Dawson's Chess, with rows up to 10¹⁸.
fn dawsons_chess(rows: &[u64]) -> bool {
    let values = Octal::parse("0.137").and_then(|game| game.periodic(100_000)).expect("a period");
    nim_sum(rows.iter().map(|&row| values.get(row))) != 0
}

/// HDU 1079: a move goes to the next day, or to the same day of the next month if there is one; the player who reaches
/// the end wins. Every month has 30 days here, and the fifth is the last.
fn calendar_game(month: u32, day: u32) -> bool {
    let mut game = Grundy::new(|&(month, day): &(u32, u32)| {
        let tomorrow = if day < 30 { (month, day + 1) } else { (month + 1, 1) };
        let moves = [tomorrow, (month + 1, day)];
        moves.into_iter().filter(|date| *date <= (5, 30)).collect()
    });
    game.value(&(month, day)) > 0
}

/// LeetCode 913: the mouse starts at 1 and wants to reach 0, the cat starts at 2 and may not go to 0. 1 if the mouse
/// wins, 2 if the cat does, 0 for a draw.
fn cat_and_mouse(graph: &[Vec<usize>]) -> u32 {
    let (n, place) = (graph.len(), |mouse, cat, is_cat| (mouse * graph.len() + cat) * 2 + usize::from(is_cat));
    let of_mouse =
        |(m, c): (usize, usize)| graph[m].iter().map(move |&next| [place(m, c, false), place(next, c, true)]);
    let of_cat = |(m, c): (usize, usize)| graph[c].iter().map(move |&next| [place(m, c, true), place(m, next, false)]);
    let in_hole = |[_, to]: &[usize; 2]| to / 2 % n == 0;
    let arcs = (0..n).cartesian_product(0..n).flat_map(|at| of_mouse(at).chain(of_cat(at).filter(|arc| !in_hole(arc))));
    let graph = Digraph::new(2 * n * n, arcs.map(<[usize; 2]>::into));
    let end = |won_by_mouse, is_cat| if won_by_mouse == is_cat { Outcome::Loss } else { Outcome::Win };
    let over = |at: usize| (at / 2 / n == 0 || at / 2 / n == at / 2 % n).then(|| end(at / 2 / n == 0, at % 2 == 1));
    [1, 2, 0][Outcomes::of_graph_with_ends(&graph, over).get(place(1, 2, false)) as usize]
}

/// A sum of stalks of red and blue edges, from the ground up: who wins if Left begins?
fn red_blue_stalks(stalks: &[Vec<Player>]) -> bool {
    let number = |stalk: &Vec<Player>| stalk.iter().rev().fold(Number::from(0), |above, &owner| above.on_edge(owner));
    stalks.iter().map(number).sum::<Number>() > Number::from(0)
}

/// A token that never returns, on a tree.
fn token_on_a_tree(vertices: usize, edges: &[(usize, usize)]) -> Vec<bool> {
    Matching::maximum(&Graph::new(vertices, edges.iter().copied())).essential()
}

/// The greatest XOR of some heaps.
fn greatest_xor(heaps: &[u64]) -> u64 {
    let mut basis = XorBasis::new();
    for &heap in heaps {
        basis.insert(heap);
    }
    basis.greatest()
}

/// A move replaces a heap by a smaller divisor of it; heaps up to 10⁶.
fn heaps_become_divisors(heaps: &[usize]) -> bool {
    let factors = prime_factor_counts(1_000_000);
    nim_sum(heaps.iter().map(|&heap| factors[heap])) != 0
}

/// Staircase Nim, from step 0 up: a winning move, as the step and what is left on it.
fn staircase_move(steps: &[u32]) -> Option<(usize, u32)> {
    staircase::winning_moves(steps).next()
}

/// Numbers from the two ends of a row, and numbers of which each may be taken: the lead of the first player.
fn leads(numbers: &[i64]) -> [i64; 2] {
    [ends::lead(numbers), switches::lead(numbers)]
}

/// Green Hackenbush with cycles, on the ground 0.
fn green_hackenbush(vertices: usize, edges: &[(usize, usize)]) -> bool {
    graph_value(&Graph::new(vertices, edges.iter().copied()), 0) > 0
}

/// A board that is the product of Mock Turtles and Ruler: the heads, by rows and columns from 1.
fn turtles_times_ruler(heads: &[(u64, u64)]) -> bool {
    let value = |&(row, column): &(u64, u64)| Nimber(mock_turtles_value(row)) * Nimber(ruler_value(column));
    heads.iter().map(value).sum::<Nimber>() != Nimber(0)
}

// Ten of other kinds.

/// A token that never returns, on any graph.
fn token_on_a_graph(vertices: usize, edges: &[(usize, usize)]) -> Vec<bool> {
    GeneralMatching::maximum(&Graph::new(vertices, edges.iter().copied())).essential()
}

/// Take a multiple of the smaller heap from the larger one: a winning move.
fn euclid_move(a: u64, b: u64) -> Option<(u64, u64)> {
    euclid::winning_move(a, b)
}

/// Fibonacci Nim: at most twice what was taken before; how many stones to take.
fn fibonacci_move(stones: u64, most: u64) -> Option<u64> {
    fibonacci::winning_move(stones, most)
}

/// Take from at least one and at most two heaps: what to leave.
fn moore_move(heaps: &[u32]) -> Option<Vec<u32>> {
    moore::winning_move(heaps, 2)
}

/// How many rows of three heaps from 0 to 15 are lost at Nim?
fn lost_rows() -> i64 {
    let mut ways = [1; 16];
    xor_transform(&mut ways);
    let mut cubes = ways.map(|way: i64| way.pow(3));
    xor_transform(&mut cubes);
    cubes[0] / 16
}

/// A token in each of several graphs, perhaps with cycles; a move takes one of them along an arc.
fn tokens_on_graphs(arcs: &[(usize, usize)], tokens: &[usize]) -> Outcome {
    let values: Vec<Value> = loopy_values(&Digraph::new(5, arcs.iter().copied()));
    sum_outcome(tokens.iter().map(|&token| &values[token]))
}

/// Left moves on even vertices, Right on odd ones, for ever: from where can Left come to vertex 0 again and again?
fn again_and_again(arcs: &[(usize, usize)]) -> Vec<bool> {
    let owner = |v| if v % 2 == 0 { Player::Left } else { Player::Right };
    let game = Buchi::new(&Digraph::new(5, arcs.iter().copied()), owner, |v| v == 0);
    (0..5).map(|v| game.winner(v) == Player::Left).collect()
}

/// A tree on the ground 0 of which a move cuts an edge: its value at each vertex.
fn cut_tree(vertices: usize, edges: &[(usize, usize)]) -> Vec<u32> {
    tree_values(&Tree::rooted(vertices, edges.iter().copied(), 0).expect("a tree"))
}

/// A number, some ↑s and a heap of Nim lie on the table: who wins?
fn number_and_ups(number: i64, ups: i64, heap: u64) -> Class {
    infinitesimals::class(number.cmp(&0), ups, heap)
}

/// A rook on a board from which the squares of the diagonal are cut out goes left or down: the lost squares.
fn rook_off_the_diagonal(side: usize) -> Vec<(usize, usize)> {
    let rook = table(|a, b| {
        let moves = (0..a).map(move |x| (x, b)).chain((0..b).map(move |y| (a, y)));
        moves.filter(|(x, y)| x != y).collect()
    });
    let values = rook.only(|a, b| a != b).values(side, side);
    (0..=side).cartesian_product(0..=side).filter(|&(a, b)| values[a][b] == 0).collect()
}

/// Every function above has at most ten lines between its braces.
#[test]
fn every_task_is_written_in_ten_lines() {
    let source = include_str!("tasks.rs");
    let tasks = source.split("/// Every function above").next().expect("the tasks");
    let bodies = tasks.split("\nfn ").skip(1).map(|task| task.lines().skip(1).take_while(|line| *line != "}").count());
    let lengths = bodies.collect_vec();
    assert!(lengths.len() >= 25 && lengths.iter().all(|&lines| lines <= 10), "{lengths:?}");
}

/// Whether the player to move wins, by play of the bare rule.
fn wins<Position: Clone + Eq + std::hash::Hash + std::fmt::Debug>(
    position: &Position,
    moves: impl Fn(&Position) -> Vec<Position>,
) -> bool {
    Play::normal(moves).value(position)
}

/// What is left of a row of heaps after each move in one of them.
fn in_one(heaps: &[usize], of_heap: impl Fn(usize) -> Vec<usize>) -> Vec<Vec<usize>> {
    let replaced = |i: usize, left: usize| (0..heaps.len()).map(|j| if i == j { left } else { heaps[j] }).collect();
    let options = (0..heaps.len()).flat_map(|i| of_heap(heaps[i]).into_iter().map(move |left| (i, left)));
    options.map(|(i, left)| replaced(i, left)).collect()
}

/// All rows of three heaps up to this size.
fn rows(largest: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..3).map(|_| 0..=largest).multi_cartesian_product()
}

#[test]
fn tasks_of_nim_are_done() {
    // The sample of POJ 2975.
    assert_eq!(winning_first_moves_of_nim(&[7, 11, 13]), 3);
    assert_eq!(winning_first_moves_of_nim(&[1_000_000_000, 1_000_000_000]), 0);
    let mut misere = Play::misere(|heaps: &Vec<usize>| in_one(heaps, |heap| (0..heap).collect()));
    for heaps in rows(4) {
        let narrow = heaps.iter().map(|&heap| heap as u32).collect_vec();
        match misere_nim(&narrow) {
            // Without a stone the player to move has won already, and has no move.
            None => assert_eq!(misere.value(&heaps), heaps == [0; 3], "{heaps:?}"),
            Some((heap, left)) => {
                let mut next = heaps.clone();
                next[heap] = left as usize;
                assert!(next[heap] < heaps[heap] && !misere.value(&next), "{heaps:?}");
            }
        }
    }
    let lost = (0..16_u32).cartesian_product(0..16_u32).map(|(a, b)| a ^ b).filter(|c| *c < 16).count();
    assert_eq!(lost_rows(), lost as i64);
    let mut both = Play::normal(|heaps: &Vec<usize>| {
        let one = in_one(heaps, |heap| (0..heap).collect());
        let two = one.iter().flat_map(|row| in_one(row, |heap| (0..heap).collect()));
        let lowered = |row: &Vec<usize>| (0..3).filter(|&i| row[i] < heaps[i]).count() <= 2;
        one.iter().cloned().chain(two.filter(lowered)).collect()
    });
    for heaps in rows(3) {
        let left = moore_move(&heaps.iter().map(|&heap| heap as u32).collect_vec());
        assert_eq!(left.is_some(), both.value(&heaps), "{heaps:?}");
        if let Some(left) = left {
            assert!(!both.value(&left.into_iter().map(|heap| heap as usize).collect()), "{heaps:?}");
        }
    }
}

#[test]
fn tasks_of_two_heaps_are_done() {
    // The sample of HDU 2177, which lists the smaller heap first.
    let moves = |a, b| {
        let left = winning_moves_of_wythoff(a, b).into_iter().map(|(a, b)| (a.min(b), a.max(b)));
        left.sorted().dedup().collect_vec()
    };
    assert_eq!(moves(1, 2), []);
    assert_eq!(moves(5, 8), [(3, 5), (4, 7)]);
    assert_eq!(moves(4, 7), []);
    assert_eq!(moves(2, 2), [(0, 0), (1, 2)]);
    let multiples = |&(a, b): &(u64, u64)| -> Vec<(u64, u64)> {
        let from = |large: u64, small: u64| large.checked_div(small).unwrap_or(0);
        let first = (1..=from(a, b)).map(|k| (a - k * b, b)).collect_vec();
        first.into_iter().chain((1..=from(b, a)).map(|k| (a, b - k * a))).collect()
    };
    let mut play = Play::normal(multiples);
    for pair in (0..20).cartesian_product(0..20) {
        let left = euclid_move(pair.0, pair.1);
        assert_eq!(left.is_some(), play.value(&pair), "{pair:?}");
        assert!(left.is_none_or(|left| multiples(&pair).contains(&left) && !play.value(&left)), "{pair:?}");
    }
    let take = |&(n, most): &(u64, u64)| (1..=most.min(n)).map(|k| (n - k, 2 * k)).collect_vec();
    let mut play = Play::normal(take);
    for pair in (0..30).cartesian_product(0..12) {
        let taken = fibonacci_move(pair.0, pair.1);
        assert_eq!(taken.is_some(), play.value(&pair), "{pair:?}");
        assert!(taken.is_none_or(|k| k <= pair.1 && !play.value(&(pair.0 - k, 2 * k))), "{pair:?}");
    }
}

#[test]
fn tasks_of_large_heaps_are_done() {
    // Far heaps are those of a long table by the bare rule, as many periods before: 2, 5 has 7, Dawson's Chess 34.
    let lower = |heap: usize| [2, 5].into_iter().filter_map(|k| heap.checked_sub(k)).collect_vec();
    let mut play = Play::normal(|heaps: &Vec<usize>| in_one(heaps, lower));
    for heaps in rows(13) {
        let far = heaps.iter().map(|&heap| heap as u64 + 7 * 100_000_000_000_000_000).collect_vec();
        assert_eq!(s_nim(&[2, 5], &far), play.value(&heaps), "{heaps:?}");
    }
    let chess = |&n: &usize| -> Vec<Vec<usize>> {
        (0..n).map(|i| [i.saturating_sub(1), (n - 1 - i).saturating_sub(1)].into_iter().collect()).collect()
    };
    let mut values: Vec<usize> = vec![];
    for n in 0..=200 {
        let options = chess(&n).into_iter().map(|parts| parts.iter().fold(0, |sum, &part| sum ^ values[part]));
        values.push(kit::mex(options));
    }
    for n in 100..200 {
        let far = n as u64 + 34 * 20_000_000_000_000_000;
        assert_eq!(dawsons_chess(&[far]), values[n] > 0, "{n}");
        assert_eq!(dawsons_chess(&[far, far + 1]), values[n] != values[n + 1], "{n}");
    }
    let divisors = |heap: usize| (1..heap).filter(|d| heap % d == 0).collect_vec();
    let mut play = Play::normal(|heaps: &Vec<usize>| in_one(heaps, divisors));
    let heaps = [1, 2, 6, 12, 30, 36, 64, 97];
    for (a, b) in heaps.into_iter().tuple_combinations() {
        assert_eq!(heaps_become_divisors(&[a, b]), play.value(&vec![a, b]), "{a} {b}");
    }
    let mut spans = vec![0];
    for heap in [9, 5, 12, 3, 6] {
        spans.extend(spans.clone().into_iter().map(|sum: u64| sum ^ heap));
    }
    assert_eq!(Some(greatest_xor(&[9, 5, 12, 3, 6])), spans.into_iter().max());
}

#[test]
fn tasks_of_rows_are_done() {
    let down = |steps: &Vec<usize>| -> Vec<Vec<usize>> {
        let moves = (1..steps.len()).flat_map(|step| (1..=steps[step]).map(move |k| (step, k)));
        let after = |(step, k): (usize, usize)| {
            let mut next = steps.clone();
            (next[step], next[step - 1]) = (next[step] - k, if step == 1 { 0 } else { next[step - 1] + k });
            next
        };
        moves.map(after).collect()
    };
    let mut play = Play::normal(down);
    for row in rows(3) {
        let steps = [&[0], &row[..]].concat();
        let found = staircase_move(&steps.iter().map(|&step| step as u32).collect_vec());
        assert_eq!(found.is_some(), play.value(&steps), "{steps:?}");
        if let Some((step, left)) = found {
            let next = down(&steps).into_iter().find(|next| next[step] == left as usize && next[..] != steps[..]);
            assert!(!play.value(&next.expect("a move")), "{steps:?}");
        }
    }
    fn taken(row: &[i64], may: fn(usize, usize) -> bool) -> i64 {
        let rest = |i: usize| [&row[..i], &row[i + 1..]].concat();
        (0..row.len()).filter(|&i| may(i, row.len())).map(|i| row[i] - taken(&rest(i), may)).max().unwrap_or(0)
    }
    for row in [&[3, 9, 1, 2][..], &[-2, -1], &[5, -7, 4, 4, -1, 6], &[1, 2, 3, 4, 5, 6, -20, 1]] {
        assert_eq!(leads(row), [taken(row, |i, length| i == 0 || i + 1 == length), taken(row, |_, _| true)]);
    }
}

#[test]
fn tasks_of_tokens_are_done() {
    let calendar = |&(month, day): &(u32, u32)| {
        let tomorrow = if day == 30 { (month + 1, 1) } else { (month, day + 1) };
        [tomorrow, (month + 1, day)].into_iter().filter(|&(month, _)| month <= 5).collect_vec()
    };
    for date in (1..=5).cartesian_product(1..=30) {
        assert_eq!(calendar_game(date.0, date.1), wins(&date, calendar), "{date:?}");
    }
    // The samples of LeetCode 913.
    assert_eq!(cat_and_mouse(&[vec![2, 5], vec![3], vec![0, 4, 5], vec![1, 4, 5], vec![2, 3], vec![0, 2, 3]]), 0);
    assert_eq!(cat_and_mouse(&[vec![1, 3], vec![0], vec![3], vec![0, 2]]), 1);
    let never_back = |vertices: usize, edges: &[(usize, usize)]| -> Vec<bool> {
        let both = edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]).collect_vec();
        let moves = |&(at, gone): &(usize, u32)| {
            let next = both.iter().filter(|&&(u, v)| u == at && gone >> v & 1 == 0);
            next.map(|&(_, v)| (v, gone | 1 << v)).collect_vec()
        };
        (0..vertices).map(|v| wins(&(v, 1 << v), moves)).collect()
    };
    let tree = [(0, 1), (1, 2), (1, 3), (3, 4), (3, 5), (5, 6)];
    assert_eq!(token_on_a_tree(7, &tree), never_back(7, &tree));
    let petersen = (0..5).flat_map(|v| [(v, (v + 1) % 5), (v, v + 5), (v + 5, (v + 2) % 5 + 5)]).collect_vec();
    assert_eq!(token_on_a_graph(10, &petersen), never_back(10, &petersen));
    let kite = [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 5), (5, 3), (0, 6)];
    assert_eq!(token_on_a_graph(7, &kite), never_back(7, &kite));
    // Two tokens on 4 → 3 → 2 → 1 → 0, with a way back from 3 to 4: rounds are counted until nothing changes.
    let arcs = [(4, 3), (3, 4), (3, 2), (2, 1), (1, 0)];
    let after = |v: usize| arcs.iter().filter(move |arc| arc.0 == v).map(|arc| arc.1);
    let moves =
        |(a, b): (usize, usize)| after(a).map(move |x| (x, b)).chain(after(b).map(move |y| (a, y))).collect_vec();
    let all = (0..5).cartesian_product(0..5).collect_vec();
    let (mut won, mut lost) = (vec![], vec![]);
    for _ in 0..30 {
        lost.extend(all.iter().copied().filter(|&pair| moves(pair).iter().all(|next| won.contains(next))));
        won.extend(all.iter().copied().filter(|&pair| moves(pair).iter().any(|next| lost.contains(next))));
    }
    for (a, b) in all {
        let expected = match (won.contains(&(a, b)), lost.contains(&(a, b))) {
            (true, _) => Outcome::Win,
            (_, true) => Outcome::Loss,
            _ => Outcome::Draw,
        };
        assert_eq!(tokens_on_graphs(&arcs, &[a, b]), expected, "{a} {b}");
    }
    // From 1 Right stays between 1 and 3; Left's 2 and 4 lead to 0, or to Right.
    let arcs = [(0, 2), (2, 0), (2, 1), (1, 3), (3, 1), (3, 0), (4, 1), (4, 2)];
    assert_eq!(again_and_again(&arcs), [true, false, true, false, true]);
}

#[test]
fn tasks_of_edges_are_done() {
    use Player::{Left, Right};
    let stalks =
        [vec![Left, Right, Right], vec![Left, Right, Left, Left], vec![Right, Left], vec![Right], vec![Left, Left]];
    let cut = |(stalks, turn): &(Vec<Vec<Player>>, Player)| {
        let places = (0..stalks.len()).flat_map(|i| (0..stalks[i].len()).map(move |height| (i, height)));
        let after = |(i, height): (usize, usize)| {
            let mut next = stalks.clone();
            next[i].truncate(height);
            (next, turn.other())
        };
        places.filter(|&(i, height)| stalks[i][height] == *turn).map(after).collect_vec()
    };
    for some in stalks.into_iter().powerset() {
        // Left wins if Right begins iff the number is not below 0, and both ways iff it is above.
        let (begins, follows) = (wins(&(some.clone(), Left), cut), !wins(&(some.clone(), Right), cut));
        assert_eq!(red_blue_stalks(&some), begins && follows, "{some:?}");
    }
    let standing = |edges: &Vec<(usize, usize)>| -> Vec<(usize, usize)> {
        let mut reached = vec![0];
        while let Some(&(u, v)) = edges.iter().find(|(u, v)| reached.contains(u) != reached.contains(v)) {
            reached.extend([u, v]);
        }
        edges.iter().copied().filter(|(u, _)| reached.contains(u)).collect()
    };
    let cut = |edges: &Vec<(usize, usize)>| {
        let without = |i: usize| standing(&[&edges[..i], &edges[i + 1..]].concat());
        (0..edges.len()).map(without).collect_vec()
    };
    let house = vec![(0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (3, 4), (0, 5)];
    for edges in house.into_iter().powerset().map(|edges| standing(&edges)) {
        assert_eq!(green_hackenbush(6, &edges), wins(&edges, cut), "{edges:?}");
    }
    let tree = vec![(0, 1), (1, 2), (1, 3), (3, 4), (0, 5)];
    assert_eq!(cut_tree(6, &tree)[0] as usize, Play::grundy(cut).value(&tree));
}

#[test]
fn tasks_of_coins_and_sums_are_done() {
    // A move chooses a move of either game, and turns where both do; the last coin goes from head to tail.
    let turtles = |x: usize| {
        let three = (1..x).tuple_combinations().map(move |(a, b)| vec![a, b, x]);
        [vec![x]].into_iter().chain((1..x).map(move |a| vec![a, x])).chain(three).collect_vec()
    };
    let ruler = |y: usize| (1..=y).map(|from| (from..=y).collect_vec()).collect_vec();
    let turned = |heads: &u32| -> Vec<u32> {
        let bit = |x: usize, y: usize| 1_u32 << (3 * (x - 1) + y - 1);
        let coins = (1..=4).cartesian_product(1..=3).filter(|&(x, y)| heads & bit(x, y) > 0).collect_vec();
        let moves = coins.into_iter().flat_map(|(x, y)| turtles(x).into_iter().cartesian_product(ruler(y)));
        let all = |(xs, ys): (Vec<usize>, Vec<usize>)| {
            xs.into_iter().cartesian_product(ys).fold(0, |all, (x, y)| all ^ bit(x, y))
        };
        moves.map(|coins| heads ^ all(coins)).collect()
    };
    let mut play = Play::normal(turned);
    for heads in (0..4096_u32).step_by(7) {
        let places = (0..12).filter(|place| heads >> place & 1 == 1).map(|place| (place / 3 + 1, place % 3 + 1));
        assert_eq!(turtles_times_ruler(&places.collect_vec()), play.value(&heads), "{heads:b}");
    }
    // Left's moves in n, in ↑ to 0, in ∗; Right's in −n, in ↑ to ∗.
    let moves = |&(n, ups, downs, heaps, is_left): &(i64, u32, u32, [u64; 2], bool)| {
        let mut next = vec![];
        if is_left && n > 0 || !is_left && n < 0 {
            next.push((n - n.signum(), ups, downs, heaps, !is_left));
        }
        for (i, left) in (0..2).flat_map(|i| (0..heaps[i]).map(move |left| (i, left))) {
            let mut lower = heaps;
            lower[i] = left;
            next.push((n, ups, downs, lower, !is_left));
        }
        // An ↑ becomes 0 by Left and ∗ by Right, a ↓ the other way round.
        let star = [heaps[0], heaps[1] ^ 1];
        if ups > 0 {
            next.push((n, ups - 1, downs, if is_left { heaps } else { star }, !is_left));
        }
        if downs > 0 {
            next.push((n, ups, downs - 1, if is_left { star } else { heaps }, !is_left));
        }
        next
    };
    let mut play = Play::normal(moves);
    for ((number, ups), heap) in (-1..=1).cartesian_product(-3..=3_i64).cartesian_product(0..=3) {
        let start = |is_left| (number, ups.max(0) as u32, (-ups).max(0) as u32, [heap, 0], is_left);
        let class = match (play.value(&start(true)), play.value(&start(false))) {
            (true, true) => Class::First,
            (true, false) => Class::Left,
            (false, true) => Class::Right,
            (false, false) => Class::Second,
        };
        assert_eq!(number_and_ups(number, ups, heap), class, "{number} {ups} {heap}");
    }
}

#[test]
fn tasks_of_tables_are_done() {
    let rook = |&(a, b): &(usize, usize)| {
        let moves = (0..a).map(move |x| (x, b)).chain((0..b).map(move |y| (a, y)));
        moves.filter(|(x, y)| x != y).collect_vec()
    };
    let squares = (0..=12).cartesian_product(0..=12).filter(|(a, b)| a != b).collect_vec();
    let mut play = Play::normal(rook);
    assert_eq!(rook_off_the_diagonal(12), squares.into_iter().filter(|square| !play.value(square)).collect_vec());
}
