//! A cop and a robber on corners: the judge's side, by the bare rule.

use std::collections::VecDeque;

use evidence::loopy::{Outcome, Outcomes, outcomes};
use evidence::prelude::*;
use evidence::shapes::{self, Edges};

fn main() -> ExitCode {
    Problem::dialogue("loj2822", Limits::known(1500, 256), |case| Box::new(Chase::new(case)), matches)
        .played("all graphs of up to 4 corners, and some of up to 8")
        .beyond("larger graphs: trees, grids, complete and complete bipartite ones and cycles, by strategy")
        .wrong_players([
            wrong_player("always-nearer", || player(Chase::is_caught, Chase::nearer), "all-graphs-up-to-4-corners")
                .says("Comes nearer to the robber with every move; in a cycle of four the cop has to wait."),
            wrong_player("any-won-position", || player(Chase::is_caught, Chase::any_won), "all-graphs-up-to-4-corners")
                .says("Goes to any position that is won; without fewer moves to the end it goes round."),
            wrong_player(
                "the-robber-may-wait",
                || player(Chase::is_dismantled, Chase::nearer),
                "all-graphs-up-to-4-corners",
            )
            .says("Takes away corners whose neighbours are neighbours of one of them, as if the robber could wait."),
        ])
        .bounds(bounds)
        .refused([
            ("an-alley-one-way", "2\n0 1\n@0 0\n", "a symmetric matrix with a diagonal of 0"),
            ("an-alley-to-itself", "2\n0 1\n1 @1\n", "a symmetric matrix with a diagonal of 0"),
            ("two-parts", "3\n0 1 0\n1 0 0\n@0 0 0@\n", "a corner that can be reached from corner 0"),
            (
                "where-the-cop-is",
                "2\n0 1\n1 0\n@0\n",
                "a corner to which the robber can go and where the cop is not, or -1",
            ),
        ])
        .main()
}

/// The corners of the cop and of the robber, and whether the cop is to move.
type Position = (usize, usize, bool);

enum Stage {
    Opening,
    Start,
    Robber,
    Cop,
    Over,
}

struct Chase {
    n: usize,
    neighbours: Vec<Vec<usize>>,
    cop: usize,
    /// Nothing until he has chosen.
    robber: Option<usize>,
    /// The pairs after moves of the cop.
    pairs: Vec<(usize, usize)>,
    stage: Stage,
    /// By play; of large graphs it is known from how they are made.
    known: Result<Outcomes<Position>, bool>,
}

impl Chase {
    /// A case is the matrix; behind that of a large graph stands whether the robber is caught.
    fn new(case: &str) -> Self {
        let mut tokens = Tokens::new(case);
        let n: usize = tokens.read();
        let row = |_| tokens.list::<usize>(n).into_iter().positions(|alley| alley == 1).collect();
        let neighbours: Vec<Vec<usize>> = (0..n).map(row).collect();
        let known = if tokens.is_empty() { Ok(played_out(&neighbours)) } else { Err(tokens.read::<u8>() == 1) };
        Self { n, neighbours, cop: 0, robber: None, pairs: vec![], stage: Stage::Opening, known }
    }

    /// Whether the cop wins, if this is known by play.
    fn wins(&self, position: Position) -> Option<bool> {
        let outcome = self.known.as_ref().ok()?.get(&position)?;
        Some(if position.2 { matches!(outcome, Outcome::Win(_)) } else { matches!(outcome, Outcome::Loss(_)) })
    }

    /// Whether the cop catches the robber from his best start, or from this one.
    fn is_caught_from(&self, start: Option<usize>) -> bool {
        let wins = |cop: usize| (0..self.n).all(|robber| self.wins((cop, robber, true)) == Some(true));
        match (&self.known, start) {
            (Err(is_caught), _) => *is_caught,
            (Ok(_), Some(start)) => wins(start),
            (Ok(_), None) => (0..self.n).any(wins),
        }
    }

    fn is_caught(&self) -> bool {
        self.is_caught_from(None)
    }

    /// Whether one corner is left if those are taken away again and again whose neighbours all are neighbours of one of
    /// these, or are this one.
    fn is_dismantled(&self) -> bool {
        let mut left = (0..self.n).collect_vec();
        let near = |v: usize, w: usize| v == w || self.neighbours[v].contains(&w);
        while left.len() > 1 {
            let goes = |&v: &usize| {
                let mut others = left.iter().filter(|&&u| u != v);
                others.any(|&u| left.iter().all(|&w| !near(v, w) || near(u, w)))
            };
            let Some(place) = left.iter().position(goes) else { return false };
            left.remove(place);
        }
        true
    }

    /// The corners to which the robber can go: at first all but the cop's. At the cop's he is caught.
    fn robbers_moves(&self) -> Vec<usize> {
        match self.robber {
            Some(robber) if robber == self.cop => vec![self.cop],
            Some(robber) => self.neighbours[robber].clone(),
            None if self.n == 1 => vec![0],
            None => (0..self.n).filter(|&corner| corner != self.cop).collect(),
        }
    }

    fn cops_moves(&self) -> Vec<usize> {
        self.neighbours[self.cop].iter().copied().chain([self.cop]).sorted().collect()
    }

    fn distances(&self, from: usize) -> Vec<usize> {
        let mut distances = vec![self.n; self.n];
        distances[from] = 0;
        let mut open = VecDeque::from([from]);
        while let Some(v) = open.pop_front() {
            for &next in &self.neighbours[v] {
                if distances[next] == self.n {
                    distances[next] = distances[v] + 1;
                    open.push_back(next);
                }
            }
        }
        distances
    }

    fn nearer(&self, robber: usize) -> usize {
        let distances = self.distances(robber);
        self.cops_moves().into_iter().min_by_key(|&corner| distances[corner]).expect("he can wait")
    }

    fn any_won(&self, robber: usize) -> usize {
        let won = self.cops_moves().into_iter().find(|&corner| self.wins((corner, robber, false)) == Some(true));
        won.unwrap_or(self.cop)
    }
}

/// The player to move wins with a corner for both if he is the cop, and loses if he is the robber.
fn played_out(neighbours: &[Vec<usize>]) -> Outcomes<Position> {
    let n = neighbours.len();
    let moves = |&(cop, robber, cop_moves): &Position| -> Vec<Position> {
        let from = if cop_moves { cop } else { robber };
        let next = neighbours[from].iter().copied().chain(cop_moves.then_some(cop));
        next.map(|to| if cop_moves { (to, robber, false) } else { (cop, to, true) }).collect()
    };
    let end = |&(cop, robber, cop_moves): &Position| {
        (cop == robber).then_some(if cop_moves { Outcome::Win(0) } else { Outcome::Loss(0) })
    };
    let starts = (0..n).cartesian_product(0..n).flat_map(|(cop, robber)| [(cop, robber, true), (cop, robber, false)]);
    outcomes(starts, moves, end)
}

impl Referee for Chase {
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Opening => Turn::Judge(1),
            Stage::Robber => Turn::Judge(self.robbers_moves().len()),
            Stage::Start | Stage::Cop => Turn::Program,
            Stage::Over => Turn::Over,
        }
    }

    fn hear(&mut self, line: &str) -> Result<(), String> {
        let [corner] = integers(line)?;
        let corner = usize::try_from(corner).ok().filter(|&corner| corner < self.n);
        if let Stage::Start = self.stage {
            self.stage = if corner.is_some() { Stage::Robber } else { Stage::Over };
            self.cop = corner.unwrap_or(0);
            let is_right = self.is_caught() == corner.is_some() && (corner.is_none() || self.is_caught_from(corner));
            return if is_right { Ok(()) } else { Err("the robber is caught, or escapes from there".to_owned()) };
        }
        let robber = self.robber.expect("he has chosen");
        self.cop = corner.filter(|corner| self.cops_moves().contains(corner)).ok_or("no corner to go to")?;
        if self.pairs.contains(&(self.cop, robber)) {
            return Err("the cop goes round".to_owned());
        }
        self.pairs.push((self.cop, robber));
        self.stage = Stage::Robber;
        Ok(())
    }

    fn say(&mut self, reply: usize) -> String {
        if let Stage::Opening = self.stage {
            self.stage = Stage::Start;
            let row = |v: usize| joined((0..self.n).map(|w| u8::from(self.neighbours[v].contains(&w)))) + "\n";
            return format!("{}\n{}", self.n, (0..self.n).map(row).format(""));
        }
        let corner = self.robbers_moves()[reply];
        self.robber = Some(corner);
        if corner == self.cop {
            self.stage = Stage::Over;
            return "-1\n".to_owned();
        }
        self.stage = Stage::Cop;
        format!("{corner}\n")
    }

    fn choose(&self, manner: Manner) -> Option<usize> {
        let Stage::Robber = self.stage else { return None };
        let moves = self.robbers_moves();
        match manner {
            Manner::Random | Manner::Mirror => None,
            // He escapes as long as he can.
            Manner::Best => {
                moves.iter().position_max_by_key(|&&to| match self.known.as_ref().ok()?.get(&(self.cop, to, true))? {
                    Outcome::Win(moves) => Some(*moves),
                    _ => Some(u32::MAX),
                })
            }
            Manner::Greedy => {
                let distances = self.distances(self.cop);
                moves.iter().position_max_by_key(|&&to| distances[to])
            }
        }
    }

    fn position(&self) -> Option<String> {
        let robber = self.robber.map_or("nowhere".to_owned(), |robber| robber.to_string());
        (self.n <= 20).then(|| format!("cop {}, robber {robber}", self.cop))
    }

    fn is_won(&self) -> Option<bool> {
        match (&self.stage, self.robber) {
            (Stage::Opening | Stage::Start | Stage::Over, _) => Some(true),
            (Stage::Robber, None) => self.known.is_ok().then(|| self.is_caught_from(Some(self.cop))),
            (stage, robber) => self.wins((self.cop, robber?, matches!(stage, Stage::Cop))),
        }
    }

    fn lines(&self) -> Vec<String> {
        let corners = if let Stage::Start = self.stage { (0..self.n).collect() } else { self.cops_moves() };
        corners.into_iter().map(|corner| corner.to_string()).chain(["-1".to_owned()]).collect()
    }

    fn illegal(&self) -> Vec<String> {
        let Stage::Robber = self.stage else { return vec![] };
        let moves = self.robbers_moves();
        let others = (0..=self.n).filter(|&corner| corner == self.cop || !moves.contains(&corner));
        others.take(5).map(|corner| corner.to_string()).chain(["-2".to_owned()]).collect()
    }
}

fn bounds() -> Vec<Bound> {
    vec![
        // From the middle of a star the cop catches the robber with his first move.
        Bound::count("N", 1, 500, |n| {
            format!("@{n}\n{}{}-1\n", matrix(n, &shapes::star(n)), if n > 1 { "1\n" } else { "" })
        }),
        Bound::integer("an entry of the matrix", 0, 1, |alley| {
            format!("3\n0 1 @{alley}\n1 0 1\n{} 1 0\n1\n-1\n", alley.clamp(0, 1))
        }),
        Bound::integer("the robber's corner", -1, 1, |corner| {
            format!("2\n0 1\n1 0\n@{corner}\n{}", if corner == 1 { "-1\n" } else { "" })
        }),
    ]
}

fn matrix(n: usize, edges: &Edges) -> String {
    let mut rows = vec![vec![0; n]; n];
    edges.iter().for_each(|&(u, v)| (rows[u][v], rows[v][u]) = (1, 1));
    rows.iter().map(|row| joined(row) + "\n").collect()
}

fn case(n: usize, edges: &Edges) -> String {
    format!("{n}\n{}", matrix(n, edges))
}

/// Connected graphs, each edge with a chance of one half or so.
fn random_graphs(corners: std::ops::RangeInclusive<usize>, count: usize, seed: u64) -> Vec<String> {
    let mut random = seeded(seed);
    let mut graph = |n: usize| loop {
        let edges: Edges = (0..n).tuple_combinations().filter(|_| random.random_range(0..9) < 4).collect();
        if shapes::is_connected(n, &edges) {
            return case(n, &edges);
        }
    };
    corners.cycle().take(count).map(&mut graph).collect()
}

fn matches() -> Vec<Match> {
    vec![
        Match::every("all-graphs-up-to-4-corners", || {
            let graphs = (1..=4).flat_map(|n| shapes::all_graphs(n).into_iter().map(move |edges| (n, edges)));
            graphs.filter(|(n, edges)| shapes::is_connected(*n, edges)).map(|(n, edges)| case(n, &edges)).collect()
        }),
        Match::every("random-graphs-of-5-corners", || random_graphs(5..=5, 40, 1)),
        Match::by(Manner::Best, "best-replies-up-to-8-corners", || random_graphs(5..=8, 80, 2)),
        Match::by(Manner::Random, "random-replies-up-to-12-corners", || random_graphs(6..=12, 40, 3)),
        Match::largest(Manner::Random, "largest-random", largest),
        Match::largest(Manner::Greedy, "largest-away-from-the-cop", largest),
    ]
}

/// On a tree the cop goes nearer. On a complete bipartite graph he waits. On a grid he comes near enough. On a cycle of
/// five or more the robber goes on and on.
fn largest() -> Vec<String> {
    let n = 500;
    let grid = (0..484).flat_map(|v| [(v, v + 1), (v, v + 22)]);
    let grid = grid.filter(|&(v, w)| w < 484 && (w == v + 22 || w % 22 > 0)).collect();
    let mut random = seeded(4);
    let tree = shapes::shuffled(n, shapes::random_tree(n, &mut random), &mut random);
    let halves = (0..n / 2).cartesian_product(n / 2..n).collect();
    let cycle = (0..n).map(|v| (v, (v + 1) % n)).collect();
    let graphs = [
        (n, (0..n).tuple_combinations().collect(), true),
        (n, halves, true),
        (n, shapes::path(n), true),
        (n, tree, true),
        (484, grid, true),
        (n, cycle, false),
    ];
    graphs.map(|(n, edges, is_caught)| format!("{}{}", case(n, &edges), u8::from(is_caught))).into()
}

/// A cop who starts at corner 0 if `is_caught` says that he catches the robber, and goes where `choose` says.
fn player(is_caught: fn(&Chase) -> bool, choose: fn(&Chase, usize) -> usize) -> Answers {
    let (mut heard, mut chase) = (String::new(), None::<Chase>);
    Box::new(move |line| {
        let Some(chase) = &mut chase else {
            heard += &format!("{line}\n");
            let n: usize = Tokens::new(&heard).read();
            if heard.lines().count() < n + 1 {
                return String::new();
            }
            let is_caught = is_caught(chase.insert(Chase::new(&heard)));
            return if is_caught { "0\n" } else { "-1\n" }.to_owned();
        };
        let Ok([Ok(robber)]) = integers(line).map(|[corner]| [usize::try_from(corner)]) else { return String::new() };
        chase.cop = choose(chase, robber);
        format!("{}\n", chase.cop)
    })
}
