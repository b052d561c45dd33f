//! Edges that are added to a tree: the judge's side, by the bare rule.

use std::cell::RefCell;

use evidence::prelude::*;
use evidence::shapes::{self, Edges};

fn main() -> ExitCode {
    Problem::dialogue("abc398e", Limits::known(2000, 1024), |case| Box::new(Graph::new(case)), matches)
        .played("trees of up to 7 vertices")
        .wrong_players([
            wrong_player(
                "all-pairs-counted",
                || player(|graph| missing(graph).len() % 2 == 1, |graph| graph.moves[0]),
                "all-trees-up-to-5-vertices",
            )
            .says("Counts all pairs that are not joined; those of one colour can never be joined."),
            wrong_player(
                "an-even-number-of-vertices",
                || player(|graph| graph.n % 2 == 0, |graph| graph.moves[0]),
                "all-trees-up-to-5-vertices",
            )
            .says("Goes first with every even number of vertices; the numbers of both colours must be even, too."),
            wrong_player(
                "any-pair-is-joined",
                || player(|graph| graph.moves.len() % 2 == 1, |graph| missing(graph)[0]),
                "all-trees-up-to-5-vertices",
            )
            .says("Joins any two vertices; two of one colour close an odd cycle."),
        ])
        .bounds(bounds)
        .refused([
            ("a-cycle", "4\n1 2\n@1 2@\n3 4\n", "an edge that closes no cycle"),
            (
                "an-edge-of-the-tree",
                "4\n1 2\n2 3\n3 4\n@1 2@\n",
                "two vertices that may be joined, the smaller one first, or -1 -1",
            ),
        ])
        .main()
}

enum Stage {
    Opening,
    Choice,
    Program,
    Judge,
    Over,
}

/// The vertices count from 0, and an edge has the smaller one first.
struct Graph {
    n: usize,
    edges: Edges,
    /// The edges that can be added.
    moves: Edges,
    stage: Stage,
    play: RefCell<Play<'static, Edges, bool>>,
}

/// The edges that can be added to a connected graph: it has no odd cycle afterwards. This would be closed with a way of
/// even length between the two.
fn moves(n: usize, edges: &Edges) -> Edges {
    let neighbours = shapes::adjacency(n, edges);
    let mut is_far = vec![None; n];
    is_far[0] = Some(false);
    let mut open = vec![0];
    while let Some(v) = open.pop() {
        for &next in &neighbours[v] {
            if is_far[next].is_none() {
                is_far[next] = is_far[v].map(|is_far: bool| !is_far);
                open.push(next);
            }
        }
    }
    let mut joined = vec![vec![false; n]; n];
    edges.iter().for_each(|&(i, j)| joined[i][j] = true);
    (0..n).tuple_combinations().filter(|&(i, j)| is_far[i] != is_far[j] && !joined[i][j]).collect()
}

impl Graph {
    fn new(case: &str) -> Self {
        let mut tokens = Tokens::new(case);
        let n = tokens.read();
        let edges = tokens.edges(n - 1);
        let left = moves(n, &edges);
        let play = Play::normal(move |edges: &Edges| {
            let with = |edge| edges.iter().copied().chain([edge]).sorted().collect();
            moves(n, edges).into_iter().map(with).collect()
        });
        Self { n, edges, moves: left, stage: Stage::Opening, play: RefCell::new(play) }
    }

    fn add(&mut self, edge: (usize, usize)) {
        self.edges.push(edge);
        // The graph is connected already, and bipartite: all other distances stay even or odd.
        self.moves.retain(|&other| other != edge);
    }

    /// Whether the player to move wins after this edge, if there is one.
    fn mover_wins(&self, edge: Option<(usize, usize)>) -> bool {
        self.play.borrow_mut().value(&self.edges.iter().copied().chain(edge).sorted().collect())
    }
}

/// All pairs that are not joined.
fn missing(graph: &Graph) -> Edges {
    (0..graph.n).tuple_combinations().filter(|edge| !graph.edges.contains(edge)).collect()
}

impl Referee for Graph {
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Opening => Turn::Judge(1),
            Stage::Choice | Stage::Program => Turn::Program,
            Stage::Judge => Turn::Judge(self.moves.len().max(1)),
            Stage::Over => Turn::Over,
        }
    }

    fn hear(&mut self, line: &str) -> Result<(), String> {
        if let Stage::Choice = self.stage {
            self.stage = match line {
                "First" => Stage::Program,
                "Second" => Stage::Judge,
                _ => return Err("neither First nor Second".to_owned()),
            };
            return Ok(());
        }
        let [i, j] = integers(line)?;
        let edge = self.moves.iter().copied().find(|&(u, v)| [u as i64 + 1, v as i64 + 1] == [i, j]);
        self.add(edge.ok_or("no edge that can be added")?);
        self.stage = Stage::Judge;
        Ok(())
    }

    fn say(&mut self, reply: usize) -> String {
        if let Stage::Opening = self.stage {
            self.stage = Stage::Choice;
            return format!("{}\n{}", self.n, shapes::edge_lines(&self.edges));
        }
        match self.moves.get(reply) {
            Some(&(i, j)) => {
                self.add((i, j));
                self.stage = Stage::Program;
                format!("{} {}\n", i + 1, j + 1)
            }
            None => {
                self.stage = Stage::Over;
                "-1 -1\n".to_owned()
            }
        }
    }

    fn choose(&self, manner: Manner) -> Option<usize> {
        match (&self.stage, manner) {
            (Stage::Judge, Manner::Best) => self.moves.iter().position(|&edge| !self.mover_wins(Some(edge))),
            // The pairs that the program would take next, or last.
            (Stage::Judge, Manner::Greedy) => Some(0),
            (Stage::Judge, Manner::Mirror) => self.moves.len().checked_sub(1),
            _ => None,
        }
    }

    fn position(&self) -> Option<String> {
        (self.n <= 8).then(|| self.edges.iter().map(|(i, j)| format!("{}-{}", i + 1, j + 1)).join(" "))
    }

    fn is_won(&self) -> Option<bool> {
        match self.stage {
            _ if self.n > 7 => None,
            Stage::Program => Some(self.mover_wins(None)),
            Stage::Judge => Some(!self.mover_wins(None)),
            Stage::Opening | Stage::Choice | Stage::Over => Some(true),
        }
    }

    fn lines(&self) -> Vec<String> {
        match self.stage {
            Stage::Choice => vec!["First".to_owned(), "Second".to_owned()],
            _ => self.moves.iter().map(|(i, j)| format!("{} {}", i + 1, j + 1)).collect(),
        }
    }

    fn illegal(&self) -> Vec<String> {
        let Stage::Judge = self.stage else { return vec![] };
        let others = missing(self).into_iter().filter(|edge| !self.moves.contains(edge)).take(2);
        let others = others.chain(self.edges.iter().copied().take(2)).map(|(i, j)| format!("{} {}", i + 1, j + 1));
        let turned = self.moves.first().map(|(i, j)| format!("{} {}", j + 1, i + 1));
        others.chain(turned).chain(["0 1", "1 -1", "1 1"].map(str::to_owned)).collect()
    }
}

fn bounds() -> Vec<Bound> {
    // No pair is left around a star.
    vec![
        Bound::count("N", 2, 100, |n| format!("@{n}\n{}-1 -1\n", shapes::edge_lines(&shapes::star(n)))),
        Bound::vertex("a vertex", 2, |v| {
            if v == 1 { "2\n@1 2\n-1 -1\n".to_owned() } else { format!("2\n1 @{v}\n-1 -1\n") }
        }),
    ]
}

/// A case of this tree.
fn case(n: usize, edges: &Edges) -> String {
    let ordered = edges.iter().map(|&(u, v)| (u.min(v), u.max(v))).collect_vec();
    format!("{n}\n{}", shapes::edge_lines(&ordered))
}

fn random_tree(n: usize, random: &mut Pcg64) -> String {
    let edges = shapes::random_tree(n, random);
    case(n, &shapes::shuffled(n, edges, random))
}

fn matches() -> Vec<Match> {
    vec![
        Match::every("all-trees-up-to-5-vertices", || {
            (2..=5).flat_map(|n| shapes::all_trees(n).into_iter().map(move |edges| case(n, &edges))).collect()
        }),
        Match::every("random-trees-of-6-and-7-vertices", || {
            let mut random = seeded(1);
            (0..40).map(|index| random_tree(6 + index % 2, &mut random)).collect()
        }),
        Match::by(Manner::Best, "best-replies-up-to-8-vertices", || {
            let mut random = seeded(2);
            (0..20).map(|index| random_tree(6 + index % 3, &mut random)).collect()
        }),
        Match::by(Manner::Random, "random-trees-up-to-40-vertices", || {
            let mut random = seeded(3);
            (9..=40).map(|n| random_tree(n, &mut random)).collect()
        }),
        Match::largest(Manner::Random, "largest-random", largest),
        Match::largest(Manner::Greedy, "largest-first-pair", largest),
        Match::largest(Manner::Mirror, "largest-last-pair", largest),
    ]
}

/// Trees of 100 vertices: with the longest games, without any move, and with sides of all parities.
fn largest() -> Vec<String> {
    let shapes = shapes::LARGE_TREES.map(|(_, _, edges)| case(100, &edges(100)));
    let odd = case(99, &shapes::path(99));
    let mut random = seeded(4);
    shapes.into_iter().chain([odd]).chain((0..3).map(|_| random_tree(100, &mut random))).collect()
}

/// A player who goes first if `first` says so, and then adds the edges that `choose` gives.
fn player(first: fn(&Graph) -> bool, choose: fn(&Graph) -> (usize, usize)) -> Answers {
    let (mut heard, mut graph) = (String::new(), None::<Graph>);
    Box::new(move |line| {
        let mut said = String::new();
        let graph = match &mut graph {
            Some(graph) => {
                let Ok([i, j]) = integers(line) else { return said };
                if i < 0 {
                    return said;
                }
                graph.add((i as usize - 1, j as usize - 1));
                graph
            }
            None => {
                heard += &format!("{line}\n");
                let n: usize = Tokens::new(&heard).read();
                if heard.lines().count() < n {
                    return said;
                }
                let graph = graph.insert(Graph::new(&heard));
                if !first(graph) {
                    return "Second\n".to_owned();
                }
                said += "First\n";
                graph
            }
        };
        if !graph.moves.is_empty() {
            let (i, j) = choose(graph);
            graph.add((i, j));
            said += &format!("{} {}\n", i + 1, j + 1);
        }
        said
    })
}
