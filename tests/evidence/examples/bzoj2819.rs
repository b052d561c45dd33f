//! Nim on the path between two vertices of a tree, by play.

use std::fmt::Write;

use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency, edge_lines};

fn main() -> ExitCode {
    // Of the judges' limits the least: two seconds are wzoi's, and the memory is BZOJ's.
    Problem::new("bzoj2819", Limits::known(2000, 128), oracle, small)
        .played("all paths of all trees up to 4 vertices, with up to 2 stones each, 300 trees of 5 to 8 vertices")
        .beyond("for worst inputs, the XOR of the heaps, by heavy paths")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("both-ways-from-the-root", |input| by_xor(input, Mistake::NoLowest), "all-trees-up-to-4-vertices")
                .says("Forgets that the lowest common ancestor is on both ways from the root, and on the path."),
            wrong("old-heap-of-the-ancestor", |input| by_xor(input, Mistake::OldLowest), "trees-of-5-to-8-vertices")
                .says("Takes for the lowest common ancestor the heap that it had in the beginning."),
            wrong("change-at-the-vertex-alone", |input| by_xor(input, Mistake::NotBelow), "trees-of-5-to-8-vertices")
                .says("Changes the XOR from the root for the vertex itself, and not for those below it."),
            wrong("sixteen-bits", |input| by_xor(input, Mistake::SixteenBits), "large-heaps")
                .says("Believes the bound of 32767 for a heap, and keeps 16 bits."),
        ])
        .refused([
            ("a-cycle", "4\n1 2 3 4\n1 2\n2 3\n@3 1@\n1\nQ 1 2\n", "an edge that closes no cycle"),
            ("another-command", "1\n5\n1\n@q 1 1\n", "Q or C"),
        ])
        .main()
}

/// A command: whether it asks, and its two numbers.
type Command = (bool, usize, u32);

struct Nim {
    heaps: Vec<u32>,
    edges: Edges,
    commands: Vec<Command>,
}

impl Nim {
    fn read(input: &str) -> Self {
        let mut tokens = Tokens::new(input);
        let n: usize = tokens.read();
        let heaps = tokens.list(n);
        let edges = tokens.edges(n - 1);
        let q: usize = tokens.read();
        let command = |_| (tokens.read::<String>() == "Q", tokens.read::<usize>() - 1, tokens.read());
        Self { heaps, edges, commands: (0..q).map(command).collect() }
    }

    fn file(&self) -> String {
        let mut file = format!("{}\n{}\n", self.heaps.len(), joined(&self.heaps));
        file += &edge_lines(&self.edges);
        writeln!(file, "{}", self.commands.len()).expect("a string takes everything");
        for (asks, v, number) in &self.commands {
            writeln!(file, "{} {} {number}", if *asks { "Q" } else { "C" }, v + 1).expect("a string takes everything");
        }
        file
    }

    /// A line for each question, by what `wins` finds with the heaps of this moment.
    fn answers(&self, mut wins: impl FnMut(&[u32], usize, usize) -> bool) -> String {
        let mut heaps = self.heaps.clone();
        let mut lines = String::new();
        for &(asks, v, number) in &self.commands {
            if asks {
                lines += if wins(&heaps, v, number as usize - 1) { "Yes\n" } else { "No\n" };
            } else {
                heaps[v] = number;
            }
        }
        lines
    }
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

fn oracle(input: &str) -> String {
    let nim = Nim::read(input);
    let changed = nim.commands.iter().filter(|command| !command.0).map(|command| &command.2);
    assert!(nim.heaps.iter().chain(changed).all(|&heap| heap < 1000), "such heaps cannot be played out");
    let neighbours = adjacency(nim.heaps.len(), &nim.edges);
    let moves = |heaps: &Vec<u32>| in_one(heaps, |&heap| (0..heap).collect());
    let mut play = Play::normal(move |heaps| moves(heaps).into_iter().map(in_order).collect());
    nim.answers(|heaps, v, u| play.value(&in_order(path(&neighbours, v, u).into_iter().map(|v| heaps[v]).collect())))
}

/// The same heaps in falling order, those without stones left out.
fn in_order(mut heaps: Vec<u32>) -> Vec<u32> {
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    heaps
}

fn small() -> Vec<Small> {
    let all = (1..=4_usize).flat_map(|n| {
        let questions = (0..n).cartesian_product(1..=n as u32).map(|(v, u)| (true, v, u)).collect_vec();
        let heaps = (0..n).map(|_| 0..=2).multi_cartesian_product().collect_vec();
        let nim = move |(edges, heaps)| Nim { heaps, edges, commands: questions.clone() }.file();
        shapes::all_trees(n).into_iter().cartesian_product(heaps).map(nim)
    });
    let mut random = seeded(1);
    let larger = (0..300).map(|_| {
        let n = random.random_range(5..=8);
        // Equal heaps, one or two of them on most paths, make both answers frequent.
        let heaps = (0..n).map(|_| random.random_range(0..=3)).collect();
        let edges = shapes::random_tree(n, &mut random);
        let edges = shapes::shuffled(n, edges, &mut random);
        let commands = (0..20).map(|_| match random.random() {
            true => (true, random.random_range(0..n), random.random_range(1..=n as u32)),
            false => (false, random.random_range(0..n), random.random_range(0..=3)),
        });
        Nim { heaps, edges, commands: commands.collect() }.file()
    });
    vec![Small::new("trees-of-5-to-8-vertices", larger.collect_vec()), Small::new("all-trees-up-to-4-vertices", all)]
}

/// The greatest number of vertices and of commands, and of stones of a heap.
const N: usize = 500_000;
const STONES: u32 = 2_147_483_647;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("n", 1, N, |n| format!("@{n}\n{}\n{}1\nQ 1 1\n", repeated("5 ", n), edge_lines(&shapes::path(n)))),
        Bound::integer("a heap", 0, STONES, |heap| format!("2\n7 @{heap}\n1 2\n1\nQ 1 2\n")),
        Bound::vertex("a vertex", 3, |v| format!("3\n5 6 7\n2 @{v}\n1 3\n1\nQ 1 2\n")),
        Bound::integer("q", 1, N, |q| format!("2\n7 7\n1 2\n@{q}\n{}", repeated("Q 1 2\n", q))),
        Bound::vertex("v of Q", 2, |v| format!("2\n7 7\n1 2\n1\nQ @{v} 1\n")),
        Bound::vertex("u of Q", 2, |v| format!("2\n7 7\n1 2\n1\nQ 2 @{v}\n")),
        Bound::vertex("v of C", 2, |v| format!("2\n7 7\n1 2\n1\nC @{v} 1\n")),
        Bound::integer("k", 0, STONES, |heap| format!("2\n7 7\n1 2\n1\nC 2 @{heap}\n")),
    ]
}

/// Heaps of ten digits, of which an even number often has the XOR 0.
fn heap(random: &mut Pcg64) -> u32 {
    random.random_range(STONES - 3..=STONES)
}

fn worst() -> Vec<Worst> {
    let mixed = |name, attacks, edges: fn() -> Edges, asking: f64| {
        Worst::new(name, attacks, Known::BySameIdea(by_heavy_paths), move || {
            let mut random = seeded(1);
            let heaps = (0..N).map(|_| heap(&mut random)).collect();
            let command = |_| match random.random_bool(asking) {
                true => (true, random.random_range(0..N), random.random_range(1..=N as u32)),
                false => (false, random.random_range(0..N), heap(&mut random)),
            };
            let commands = (0..N).map(command).collect();
            Nim { heaps, edges: edges(), commands }.file()
        })
    };
    let shuffled = |edges: Edges| shapes::shuffled(N, edges, &mut seeded(2));
    vec![
        mixed("path", "recursion as deep as the path, and steps from vertex to vertex", || shapes::path(N), 0.5),
        mixed(
            "shuffled-path",
            "far jumps in memory along one path",
            || shapes::shuffled(N, shapes::path(N), &mut seeded(2)),
            0.5,
        ),
        mixed("binary", "a new heavy path at every step", || shapes::binary(N), 1.0),
        mixed("broom", "a long way down to a large fan", || shapes::broom(N), 0.5),
        mixed(
            "random-tree",
            "far jumps in memory",
            || shapes::shuffled(N, shapes::random_tree(N, &mut seeded(3)), &mut seeded(2)),
            0.5,
        ),
        Worst::known("changes-alone", "an output without a line, and the longest input", move || {
            let commands = (0..N).map(|v| (false, N - 1 - v, STONES)).collect();
            let nim = Nim { heaps: vec![STONES; N], edges: shuffled(shapes::caterpillar(N)), commands };
            (nim.file(), String::new())
        }),
    ]
}

/// By heavy paths: a tree of XORs over all of them, one behind the other. It rests on Bouton's theorem as the program
/// does, since no large heaps can be played out, but on neither ways from the root nor the lowest common ancestor.
fn by_heavy_paths(input: &str) -> String {
    let nim = Nim::read(input);
    let n = nim.heaps.len();
    let neighbours = adjacency(n, &nim.edges);
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
    (0..n).for_each(|v| xors[n + place[v]] = nim.heaps[v]);
    (1..n).rev().for_each(|node| xors[node] = xors[2 * node] ^ xors[2 * node + 1]);
    let mut lines = String::new();
    for &(asks, mut v, number) in &nim.commands {
        if !asks {
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
        lines += if sum != 0 { "Yes\n" } else { "No\n" };
    }
    lines
}

#[derive(Clone, Copy, PartialEq)]
enum Mistake {
    NoLowest,
    OldLowest,
    NotBelow,
    SixteenBits,
}

/// The XORs from the root, and the heap where the ways part.
fn by_xor(input: &str, mistake: Mistake) -> String {
    let nim = Nim::read(input);
    let parents = shapes::parents(nim.heaps.len(), &nim.edges);
    let way = |v: usize| std::iter::successors(Some(v), |&v| parents[v]).collect_vec();
    nim.answers(|heaps, v, u| {
        let bits = if mistake == Mistake::SixteenBits { 0xffff } else { u32::MAX };
        // Without the changes below a vertex, what is above an end keeps its first heap.
        let up = |v: usize| {
            let heap = |&w: &usize| if mistake == Mistake::NotBelow && w != v { nim.heaps[w] } else { heaps[w] };
            xor(way(v).iter().map(heap))
        };
        let lowest = way(v).into_iter().find(|w| way(u).contains(w)).expect("the root at least");
        let lowest = match mistake {
            Mistake::NoLowest => 0,
            Mistake::OldLowest => nim.heaps[lowest],
            _ => heaps[lowest],
        };
        (up(v) ^ up(u) ^ lowest) & bits != 0
    })
}
