//! Nim on the path between two vertices of a tree, by play.

use evidence::lists::all;
use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency};

fn main() -> ExitCode {
    let command = row([format::choice("the command", &["Q", "C"]), vertex("v", "n"), int("k", 0..=STONES).usually(1)]);
    let form = format::all([
        row([len("n", 1..=N)]),
        row([list("n", int("a heap", 0..=STONES))]),
        tree("a vertex", "n"),
        row([len("q", 1..=N)]),
        list("q", command),
    ]);
    let form = form.such("questions for two vertices", |(heaps, _, commands): Case| {
        commands.iter().all(|&(word, _, number)| word == 'C' || (1..=heaps.len()).contains(&(number as usize)))
    });
    let words = |wins: &Vec<bool>| wins.iter().map(|&won| yes_no(won)).join("\n");
    let small = "trees-of-up-to-4-vertices-with-up-to-2-stones-each-with-all-paths";
    let larger = "random-trees-of-5-to-8-vertices-with-20-commands";
    // Of the judges' limits the least: two seconds are wzoi's, and the memory is BZOJ's.
    Problem::one("bzoj2819", Limits::known(2000, 128), form, oracle, words)
        .small(larger, random_trees)
        .small(small, all_paths)
        .beyond("for worst inputs, the XOR of the heaps, by heavy paths")
        .worst("path", by_same_idea(by_heavy_paths), || mixed(shapes::path(N), 0.5))
        .attacks("recursion as deep as the path, and steps from vertex to vertex")
        .worst("shuffled-path", by_same_idea(by_heavy_paths), || mixed(shuffled(shapes::path(N)), 0.5))
        .attacks("far jumps in memory along one path")
        .worst("binary", by_same_idea(by_heavy_paths), || mixed(shapes::binary(N), 1.0))
        .attacks("a new heavy path at every step")
        .worst("broom", by_same_idea(by_heavy_paths), || mixed(shapes::broom(N), 0.5))
        .attacks("a long way down to a large fan")
        .worst("random-tree", by_same_idea(by_heavy_paths), || {
            mixed(shuffled(shapes::random_tree(N, &mut seeded(3))), 0.5)
        })
        .attacks("far jumps in memory")
        .known("changes-alone", || {
            let commands = (0..N).map(|v| ('C', N - 1 - v, STONES)).collect();
            ((vec![STONES; N], shuffled(shapes::caterpillar(N)), commands), vec![])
        })
        .attacks("an output without a line, and the longest input")
        .limit(|| Bound::vertex("v of Q", 2, |v| format!("2\n7 7\n1 2\n1\nQ @{v} 1\n")))
        .limit(|| Bound::vertex("u of Q", 2, |v| format!("2\n7 7\n1 2\n1\nQ 2 @{v}\n")))
        .limit(|| Bound::vertex("v of C", 2, |v| format!("2\n7 7\n1 2\n1\nC @{v} 1\n")))
        .wrong("both-ways-from-the-root", |case| by_xor(case, Mistake::NoLowest), small)
        .says("Forgets that the lowest common ancestor is on both paths from the root, and on the path between.")
        .wrong("old-heap-of-the-ancestor", |case| by_xor(case, Mistake::OldLowest), larger)
        .says("Takes for the lowest common ancestor the heap that it had in the beginning.")
        .wrong("change-at-the-vertex-alone", |case| by_xor(case, Mistake::NotBelow), larger)
        .says("Changes the XOR from the root for the vertex itself, and not for those below it.")
        .wrong("sixteen-bits", |case| by_xor(case, Mistake::SixteenBits), "large-heaps")
        .says("Believes the bound of 32767 for a heap, and keeps 16 bits.")
        .refused([
            ("a-cycle", "4\n1 2 3 4\n1 2\n2 3\n@3 1@\n1\nQ 1 2\n", "an edge that closes no cycle"),
            ("another-command", "1\n5\n1\n@q 1 1\n", "Q or C"),
        ])
        .main()
}

/// The largest number of vertices and of commands, and of stones of a heap.
const N: usize = 500_000;
const STONES: u32 = 2_147_483_647;

/// The heaps, the edges, and the commands: `Q` asks for the path from a vertex to another, which is counted from 1, `C`
/// changes the heap of a vertex.
type Case = (Vec<u32>, Edges, Vec<(char, usize, u32)>);

/// An answer for each question, by what `wins` finds with the heaps of this moment.
fn answers((heaps, _, commands): &Case, mut wins: impl FnMut(&[u32], usize, usize) -> bool) -> Vec<bool> {
    let mut heaps = heaps.clone();
    let mut answers = vec![];
    for &(word, v, number) in commands {
        match word {
            'Q' => answers.push(wins(&heaps, v, number as usize - 1)),
            _ => heaps[v] = number,
        }
    }
    answers
}

/// The vertices of the path, found by a search from its one end.
fn path(neighbours: &[Vec<usize>], from: usize, to: usize) -> Vec<usize> {
    let mut before = vec![None; neighbours.len()];
    let mut open = vec![from];
    while let Some(v) = open.pop() {
        let back = before[v];
        for &next in neighbours[v].iter().filter(|&&next| Some(next) != back) {
            before[next] = Some(v);
            open.push(next);
        }
    }
    std::iter::successors(Some(to), |&v| before[v]).collect()
}

fn oracle() -> impl FnMut(&Case) -> Vec<bool> {
    |case| {
        let (heaps, edges, commands) = case;
        let changed = commands.iter().filter(|command| command.0 == 'C').map(|command| &command.2);
        assert!(heaps.iter().chain(changed).all(|&heap| heap < 1000), "such heaps cannot be played out");
        let neighbours = adjacency(heaps.len(), edges);
        let mut play = Play::normal(|heaps: &Vec<u32>| in_one(heaps, |&heap| (0..heap).collect()))
            .board(|heaps| board::heaps(heaps.iter().copied()))
            .alike(|heaps| sorted(heaps));
        answers(case, |heaps, v, u| play.value(&path(&neighbours, v, u).into_iter().map(|v| heaps[v]).collect()))
    }
}

fn all_paths() -> Vec<Case> {
    let cases = (1..=4).flat_map(|n| {
        let questions = (0..n).cartesian_product(1..=n as u32).map(|(v, u)| ('Q', v, u)).collect_vec();
        let trees = shapes::all_trees(n).into_iter().cartesian_product(all(n, 0..=2));
        trees.map(move |(edges, heaps)| (heaps, edges, questions.clone()))
    });
    cases.collect()
}

fn random_trees() -> Vec<Case> {
    let mut random = seeded(1);
    let mut tree = |_| {
        let n = random.random_range(5..=8);
        // Equal heaps, one or two of them on most paths, make both answers frequent.
        let heaps = (0..n).map(|_| random.random_range(0..=3)).collect();
        let edges = shapes::random_tree(n, &mut random);
        let edges = shapes::shuffled(n, edges, &mut random);
        let commands = (0..20).map(|_| match random.random() {
            true => ('Q', random.random_range(0..n), random.random_range(1..=n as u32)),
            false => ('C', random.random_range(0..n), random.random_range(0..=3)),
        });
        (heaps, edges, commands.collect())
    };
    (0..300).map(&mut tree).collect()
}

fn shuffled(edges: Edges) -> Edges {
    shapes::shuffled(N, edges, &mut seeded(2))
}

/// A tree with so many of its commands asking. An even number of its heaps of ten digits often has the XOR 0.
fn mixed(edges: Edges, asking: f64) -> Case {
    let heap = |random: &mut Pcg64| random.random_range(STONES - 3..=STONES);
    let mut random = seeded(1);
    let heaps = (0..N).map(|_| heap(&mut random)).collect();
    let command = |_| match random.random_bool(asking) {
        true => ('Q', random.random_range(0..N), random.random_range(1..=N as u32)),
        false => ('C', random.random_range(0..N), heap(&mut random)),
    };
    (heaps, edges, (0..N).map(command).collect())
}

/// By heavy paths: a tree of XORs over all of them, one behind the other. It rests on Bouton's theorem as the program
/// does, since no large heaps can be played out, but on neither ways from the root nor the lowest common ancestor.
fn by_heavy_paths((heaps, edges, commands): &Case) -> Vec<bool> {
    let n = heaps.len();
    let neighbours = adjacency(n, edges);
    let (mut parent, mut order) = (vec![n; n], vec![0]);
    for index in 0..n {
        let v = order[index];
        let children = neighbours[v].iter().filter(|&&next| next != parent[v]).copied().collect_vec();
        children.iter().for_each(|&child| parent[child] = v);
        order.extend(children);
    }
    let (mut size, mut heavy) = (vec![1; n + 1], vec![None; n + 1]);
    for &v in order.iter().rev() {
        let up = parent[v];
        if heavy[up].is_none_or(|child: usize| size[child] < size[v]) {
            heavy[up] = Some(v);
        }
        size[up] += size[v];
    }
    let (mut head, mut place, mut level) = (vec![n; n], vec![0; n], vec![0; n]);
    let mut placed = 0;
    for &start in &order {
        if parent[start] == n || heavy[parent[start]] != Some(start) {
            let above = if parent[start] == n { 0 } else { level[parent[start]] + 1 };
            for v in std::iter::successors(Some(start), |&v| heavy[v]) {
                (head[v], place[v], level[v]) = (start, placed, above);
                placed += 1;
            }
        }
    }
    // Node i stands above 2i and 2i + 1; the heaps stand from n on.
    let mut xors = vec![0; 2 * n];
    (0..n).for_each(|v| xors[n + place[v]] = heaps[v]);
    (1..n).rev().for_each(|node| xors[node] = xors[2 * node] ^ xors[2 * node + 1]);
    let mut wins = vec![];
    for &(word, mut v, number) in commands {
        if word == 'C' {
            let mut node = n + place[v];
            xors[node] = number;
            while node > 1 {
                node /= 2;
                xors[node] = xors[2 * node] ^ xors[2 * node + 1];
            }
            continue;
        }
        let mut u = number as usize - 1;
        let mut sum = 0;
        let mut add = |from: usize, to: usize| {
            let (mut low, mut high) = (n + from, n + to + 1);
            while low < high {
                if low % 2 == 1 {
                    sum ^= xors[low];
                    low += 1;
                }
                if high % 2 == 1 {
                    high -= 1;
                    sum ^= xors[high];
                }
                (low, high) = (low / 2, high / 2);
            }
        };
        while head[v] != head[u] {
            if level[v] < level[u] {
                (v, u) = (u, v);
            }
            add(place[head[v]], place[v]);
            v = parent[head[v]];
        }
        add(place[v].min(place[u]), place[v].max(place[u]));
        wins.push(sum != 0);
    }
    wins
}

#[derive(Clone, Copy, PartialEq)]
enum Mistake {
    NoLowest,
    OldLowest,
    NotBelow,
    SixteenBits,
}

/// The XORs from the root, and the heap where the ways part.
fn by_xor(case: &Case, mistake: Mistake) -> Vec<bool> {
    let (first, edges, _) = case;
    let parents = shapes::parents(first.len(), edges);
    let way = |v: usize| std::iter::successors(Some(v), |&v| parents[v]).collect_vec();
    answers(case, |heaps, v, u| {
        let bits = if mistake == Mistake::SixteenBits { 0xffff } else { u32::MAX };
        // Without the changes below a vertex, what is above an end keeps its first heap.
        let up = |v: usize| {
            let heap = |&w: &usize| if mistake == Mistake::NotBelow && w != v { first[w] } else { heaps[w] };
            xor(way(v).iter().map(heap))
        };
        let lowest = way(v).into_iter().find(|w| way(u).contains(w)).expect("the root at least");
        let lowest = match mistake {
            Mistake::NoLowest => 0,
            Mistake::OldLowest => first[lowest],
            _ => heaps[lowest],
        };
        (up(v) ^ up(u) ^ lowest) & bits != 0
    })
}
