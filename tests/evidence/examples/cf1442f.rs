//! A hidden vertex, found by the outcomes of sums: the judge's side, by the bare rule.

use std::collections::{HashMap, VecDeque};

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::dialogue("cf1442f", Limits::known(2000, 512), |case| Box::new(Hidden::new(case)), matches)
        .played("graphs of up to 4 vertices, and some of 21 to 26; every sum asked for is played out at every size")
        .wrong_players([
            wrong_player("the-graph-as-it-is", || player(|_| vec![]), "all-graphs-up-to-4-vertices")
                .says("Changes no edge; then two vertices may be equivalent."),
            wrong_player(
                "complete-without-a-topological-order",
                || player(|graph| complete(graph, &(0..graph.n).collect_vec())),
                "all-graphs-up-to-4-vertices",
            )
            .says("Completes the graph in the order of the numbers of its vertices, which may make cycles."),
            wrong_player("loops-without-sets-of-their-own", || player(loops_only), "21-to-26-vertices")
                .says("Gives every vertex outside the core a loop, but not a set of core vertices of its own."),
        ])
        .bounds(bounds)
        .refused([
            ("an-edge-twice", "3 2 1\n1 2\n1 @2\n", "the end of an edge that was not there before"),
            ("a-cycle", "3 4 1\n1 2\n2 3\n@3 1@\n1 3\n", "an edge that closes no cycle"),
            ("no-outcome", "2 0 1\n@Won\n", "Win, Lose or Draw"),
            ("an-outcome-of-no-vertex", "2 0 1\n@Draw\n", "an answer that is true for some vertex"),
            ("wrong", "1 0 1\n@Incorrect\n", "Correct"),
        ])
        .main()
}

/// What the program may do.
const CHANGES: usize = 4242;
const QUESTIONS: usize = 20;
const ASKED: usize = 20;

/// So many edges are added at most to a small graph where a way to win is looked for.
const REPAIRS: usize = 4;

/// The most positions that the referee plays out for a question.
const POSITIONS: usize = 1 << 22;

/// The three answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    Win,
    Lose,
    Draw,
}

/// A graph whose edges count with multiplicity; vertices are counted from 0.
#[derive(Clone)]
struct Graph {
    n: usize,
    successors: Vec<Vec<usize>>,
}

impl Graph {
    fn new(n: usize, edges: &[(usize, usize)]) -> Self {
        let mut successors = vec![vec![]; n];
        edges.iter().for_each(|&(a, b)| successors[a].push(b));
        Self { n, successors }
    }

    /// The answer for every vertex that may be hidden, when tokens lie on these vertices: all positions are played
    /// out. Nothing if there are too many.
    fn answers(&self, tokens: &[usize]) -> Option<Vec<Answer>> {
        // Where the tokens that are not hidden can go, as sorted lists; the beginning is number 0.
        let start = tokens.iter().copied().sorted().collect_vec();
        let mut numbers = HashMap::from([(start.clone(), 0)]);
        let mut known = vec![start];
        let mut moves: Vec<Vec<usize>> = vec![];
        while moves.len() < known.len() {
            let from = known[moves.len()].clone();
            let mut next = vec![];
            for (index, &v) in from.iter().enumerate() {
                for &w in &self.successors[v] {
                    let mut to = from.clone();
                    to[index] = w;
                    to.sort_unstable();
                    next.push(*numbers.entry(to.clone()).or_insert_with(|| {
                        known.push(to);
                        known.len() - 1
                    }));
                }
            }
            moves.push(next);
            if known.len() * self.n > POSITIONS {
                return None;
            }
        }
        // Backwards from the positions without a move. A position is lost when all of its moves lead to won ones.
        let before = |graph: &[Vec<usize>]| {
            let mut before = vec![vec![]; graph.len()];
            for (from, next) in graph.iter().enumerate() {
                next.iter().for_each(|&to| before[to].push(from));
            }
            before
        };
        let (before_hidden, before_others) = (before(&self.successors), before(&moves));
        let position = |others: usize, hidden: usize| others * self.n + hidden;
        let all = (0..known.len()).cartesian_product(0..self.n);
        let mut left: Vec<usize> =
            all.clone().map(|(others, hidden)| moves[others].len() + self.successors[hidden].len()).collect();
        let mut answers = vec![Answer::Draw; left.len()];
        let mut settled = VecDeque::new();
        for (others, hidden) in all.filter(|&(others, hidden)| left[position(others, hidden)] == 0) {
            answers[position(others, hidden)] = Answer::Lose;
            settled.push_back((others, hidden));
        }
        while let Some((others, hidden)) = settled.pop_front() {
            let is_lost = answers[position(others, hidden)] == Answer::Lose;
            let by_hidden = before_hidden[hidden].iter().map(|&hidden| (others, hidden));
            let by_others = before_others[others].iter().map(|&others| (others, hidden));
            for (others, hidden) in by_hidden.chain(by_others) {
                let place = position(others, hidden);
                left[place] -= 1;
                if answers[place] != Answer::Draw {
                    continue;
                }
                if is_lost {
                    answers[place] = Answer::Win;
                } else if left[place] == 0 {
                    answers[place] = Answer::Lose;
                } else {
                    continue;
                }
                settled.push_back((others, hidden));
            }
        }
        Some(answers[..self.n].to_vec())
    }
}

enum Stage {
    Opening,
    /// The number of changes.
    Count,
    /// So many changes are still to come.
    Changes(usize),
    /// A question or the name of the vertex.
    Program,
    /// The answers that are true for some vertex that fits all answers before, each with those that it leaves.
    Answers(Vec<(Answer, Vec<usize>)>),
    Correct,
    Over,
}

struct Hidden {
    /// The edges as they are told.
    edges: Vec<(usize, usize)>,
    rounds: usize,
    graph: Graph,
    stage: Stage,
    /// The vertices that fit all answers of the round, and how many questions and vertices it had.
    left: Vec<usize>,
    questions: usize,
    asked: usize,
    /// The answers to the questions so far: no more changes come.
    known: HashMap<Vec<usize>, Vec<Answer>>,
}

impl Hidden {
    fn new(case: &str) -> Self {
        let mut tokens = Tokens::new(case);
        let (n, m, rounds) = (tokens.read(), tokens.read(), tokens.read());
        let edges = tokens.edges(m);
        Self {
            graph: Graph::new(n, &edges),
            edges,
            rounds,
            stage: Stage::Opening,
            left: vec![],
            questions: 0,
            asked: 0,
            known: HashMap::new(),
        }
    }

    /// Whether the program can still name any of these vertices: questions for one vertex each tell them all apart; or
    /// it cannot, as two of them have the same moves. Nothing where neither is so.
    fn are_told_apart(&self, left: &[usize]) -> Option<bool> {
        let Graph { n, successors } = &self.graph;
        if *n > 40 {
            return None;
        }
        let moves = |v: usize| successors[v].iter().sorted().dedup().collect_vec();
        if !left.iter().map(|&v| moves(v)).all_unique() {
            return Some(false);
        }
        let all = (0..*n).map(|asked| self.graph.answers(&[asked])).collect::<Option<Vec<_>>>()?;
        let by = |v: usize| all.iter().map(|answers| format!("{:?}", answers[v])).collect_vec();
        let is_enough = left.len() <= 1 || self.questions + n <= QUESTIONS && self.asked + n <= ASKED;
        (is_enough && left.iter().map(|&v| by(v)).all_unique()).then_some(true)
    }

    /// Whether so many edges can be added to a small graph that all vertices are told apart.
    fn can_be_mended(&self, changes: usize) -> bool {
        let n = self.graph.n;
        let edges = (0..n).cartesian_product(0..n).collect_vec();
        n <= 4
            && changes <= REPAIRS
            && edges.into_iter().combinations_with_replacement(changes).any(|added| {
                let mut mended = Self::new("1 0 1");
                mended.graph = self.graph.clone();
                added.iter().for_each(|&(a, b)| mended.graph.successors[a].push(b));
                mended.are_told_apart(&(0..n).collect_vec()) == Some(true)
            })
    }

    fn begin_round(&mut self) {
        self.left = (0..self.graph.n).collect();
        (self.questions, self.asked) = (0, 0);
        self.stage = Stage::Program;
    }

    fn vertex(&self, number: usize) -> Result<usize, String> {
        match (1..=self.graph.n).contains(&number) {
            true => Ok(number - 1),
            false => Err(format!("{number} is no vertex")),
        }
    }

    fn change(&mut self, line: &str) -> Result<(), String> {
        let (sign, ends) = line.split_once(' ').ok_or("no change")?;
        let [a, b] = integers(ends)?.map(|end| usize::try_from(end).unwrap_or(0));
        let (a, b) = (self.vertex(a)?, self.vertex(b)?);
        let successors = &mut self.graph.successors[a];
        match (sign, successors.iter().position(|&to| to == b)) {
            ("+", _) => successors.push(b),
            ("-", Some(index)) => drop(successors.swap_remove(index)),
            _ => return Err("no edge that could be removed".to_owned()),
        }
        Ok(())
    }

    fn question(&mut self, line: &str) -> Result<(), String> {
        let (sign, numbers) = line.split_once(' ').ok_or("neither a question nor a vertex")?;
        let numbers: Result<Vec<usize>, _> = numbers.split_whitespace().map(str::parse).collect();
        let numbers = numbers.map_err(|error| error.to_string())?;
        match (sign, &numbers[..]) {
            ("!", &[named]) => {
                if self.left != [self.vertex(named)?] {
                    return Err(format!("{} vertices fit all answers", self.left.len()));
                }
                self.stage = Stage::Correct;
                Ok(())
            }
            ("?", [count, asked @ ..]) if *count == asked.len() => {
                self.questions += 1;
                self.asked += asked.len();
                if self.questions > QUESTIONS || self.asked > ASKED {
                    return Err("too many questions, or too many vertices".to_owned());
                }
                let tokens = asked.iter().map(|&v| self.vertex(v)).collect::<Result<Vec<_>, _>>()?;
                if !self.known.contains_key(&tokens) {
                    let answers = self.graph.answers(&tokens).ok_or("too many positions for the referee")?;
                    self.known.insert(tokens.clone(), answers);
                }
                let answers = &self.known[&tokens];
                let fits = |answer| (answer, self.left.iter().copied().filter(|&v| answers[v] == answer).collect_vec());
                let all = [Answer::Win, Answer::Lose, Answer::Draw].map(fits);
                self.stage = Stage::Answers(all.into_iter().filter(|(_, left)| !left.is_empty()).collect());
                Ok(())
            }
            _ => Err("neither a question nor a vertex".to_owned()),
        }
    }
}

impl Referee for Hidden {
    fn turn(&self) -> Turn {
        match &self.stage {
            Stage::Opening | Stage::Correct => Turn::Judge(1),
            Stage::Count | Stage::Changes(_) | Stage::Program => Turn::Program,
            Stage::Answers(answers) => Turn::Judge(answers.len()),
            Stage::Over => Turn::Over,
        }
    }

    fn hear(&mut self, line: &str) -> Result<(), String> {
        match self.stage {
            Stage::Count => {
                let [count] = integers(line)?;
                match usize::try_from(count) {
                    Ok(0) => self.begin_round(),
                    Ok(count) if count <= CHANGES => self.stage = Stage::Changes(count),
                    _ => return Err(format!("{count} changes")),
                }
                Ok(())
            }
            Stage::Changes(left) => {
                self.change(line)?;
                match left {
                    1 => self.begin_round(),
                    _ => self.stage = Stage::Changes(left - 1),
                }
                Ok(())
            }
            _ => self.question(line),
        }
    }

    fn say(&mut self, reply: usize) -> String {
        match std::mem::replace(&mut self.stage, Stage::Program) {
            Stage::Opening => {
                self.stage = Stage::Count;
                let lines = self.edges.iter().map(|(a, b)| format!("{} {}\n", a + 1, b + 1));
                format!("{} {} {}\n{}", self.graph.n, self.edges.len(), self.rounds, lines.format(""))
            }
            Stage::Answers(mut answers) => {
                let (answer, left) = answers.swap_remove(reply);
                self.left = left;
                format!("{answer:?}\n")
            }
            _ => {
                self.rounds -= 1;
                self.begin_round();
                if self.rounds == 0 {
                    self.stage = Stage::Over;
                }
                "Correct\n".to_owned()
            }
        }
    }

    fn choose(&self, manner: Manner) -> Option<usize> {
        match (&self.stage, manner) {
            // The answer that leaves the most vertices.
            (Stage::Answers(answers), Manner::Greedy | Manner::Best) => {
                answers.iter().position_max_by_key(|(_, left)| left.len())
            }
            // The answer that leaves the fewest.
            (Stage::Answers(answers), Manner::Mirror) => answers.iter().position_min_by_key(|(_, left)| left.len()),
            _ => None,
        }
    }

    fn position(&self) -> Option<String> {
        let is_round = matches!(self.stage, Stage::Program | Stage::Answers(_)) && self.left.len() <= 12;
        is_round.then(|| format!("fits: {}", self.left.iter().map(|v| v + 1).join(" ")))
    }

    fn is_won(&self) -> Option<bool> {
        match &self.stage {
            Stage::Over | Stage::Correct => Some(true),
            Stage::Opening | Stage::Count => (0..=REPAIRS).any(|changes| self.can_be_mended(changes)).then_some(true),
            Stage::Changes(left) => self.can_be_mended(*left).then_some(true),
            Stage::Program => self.are_told_apart(&self.left),
            Stage::Answers(answers) => {
                let won = answers.iter().map(|(_, left)| self.are_told_apart(left)).collect_vec();
                let is_lost = won.contains(&Some(false));
                if is_lost { Some(false) } else { won.iter().all(|won| *won == Some(true)).then_some(true) }
            }
        }
    }

    fn lines(&self) -> Vec<String> {
        let vertices = 1..=self.graph.n.min(40);
        match &self.stage {
            Stage::Count => (0..=REPAIRS).map(|changes| changes.to_string()).collect(),
            Stage::Changes(_) => {
                let edges = vertices.clone().cartesian_product(vertices);
                edges.map(|(a, b)| format!("+ {a} {b}")).collect()
            }
            _ => match self.left[..] {
                [v] => vec![format!("! {}", v + 1)],
                _ => vertices.map(|v| format!("? 1 {v}")).collect(),
            },
        }
    }

    fn illegal(&self) -> Vec<String> {
        let words: &[&str] = match self.stage {
            Stage::Opening => &[],
            Stage::Correct => &["Wrong", "Win"],
            _ => &["Slow", "Correct", "win"],
        };
        words.iter().map(|word| word.to_string()).collect()
    }
}

/// A case of this graph.
fn case(n: usize, rounds: usize, edges: &[(usize, usize)]) -> String {
    let lines = edges.iter().map(|(a, b)| format!("{} {}", a + 1, b + 1));
    format!("{n} {} {rounds} {}", edges.len(), lines.format(" "))
}

fn bounds() -> Vec<Bound> {
    // The first vertex asked for is the hidden one, whichever it is. One vertex is known without a question.
    let path = |m: i128| (0..m.max(0)).map(|i| format!("{} {}\n", i + 1, i + 2)).format("").to_string();
    vec![
        Bound::integer("N", 1, 1000, |n| format!("@{n} 0 1\n{}Correct\n", if n == 1 { "" } else { "Lose\n" })),
        // Of 448 vertices in their order, the least number that has so many edges.
        Bound::integer("M", 0, 100_000, |m| {
            let pairs = (1..=448).tuple_combinations().take(m.max(0) as usize).map(|(a, b)| format!("{a} {b}\n"));
            format!("448 @{m} 1\n{}Lose\nCorrect\n", pairs.format(""))
        }),
        Bound::integer("T", 1, 2000, |rounds| format!("2 0 @{rounds}\n{}", repeated("Lose\nCorrect\n", rounds))),
        Bound::vertex("an end", 3, move |v| {
            format!("3 3 1\n{}{}\nLose\nCorrect\n", path(2), if v == 3 { format!("1 @{v}") } else { format!("@{v} 3") })
        }),
    ]
}

/// A random graph without cycles, whose vertices have no particular order.
fn random_graph(n: usize, m: usize, random: &mut Pcg64) -> Vec<(usize, usize)> {
    use rand::seq::SliceRandom;

    let mut order = (0..n).collect_vec();
    order.shuffle(random);
    let mut pairs = (0..n).tuple_combinations().map(|(i, j)| (order[i], order[j])).collect_vec();
    pairs.shuffle(random);
    pairs.truncate(m);
    pairs
}

fn matches() -> Vec<Match> {
    vec![
        Match::every("all-graphs-up-to-4-vertices", || {
            let graphs = (1..=4).flat_map(|n: usize| {
                let pairs = (0..n).tuple_combinations().collect_vec();
                pairs.into_iter().powerset().map(move |edges| case(n, 1, &edges))
            });
            graphs.collect()
        }),
        Match::every("two-rounds-in-one-run", || vec![case(3, 2, &[(2, 0), (0, 1)]), case(4, 2, &[])]),
        Match::every("21-to-26-vertices", || {
            let mut random = seeded(1);
            let mut graph = |n: usize| {
                let m = [0, n, n * (n - 1) / 4, n * (n - 1) / 2][n % 4];
                case(n, 1, &random_graph(n, m, &mut random))
            };
            (21..=26).map(&mut graph).chain([case(22, 1, &[])]).collect()
        }),
        Match::by(Manner::Random, "random-graphs-up-to-80-vertices", || medium(2)),
        Match::by(Manner::Greedy, "most-vertices-left-up-to-80-vertices", || medium(3)),
        Match::largest(Manner::Random, "largest-random", || largest(2000)),
        Match::largest(Manner::Greedy, "largest-most-vertices-left", || largest(200)),
        Match::largest(Manner::Mirror, "largest-fewest-vertices-left", || largest(200)),
    ]
}

fn medium(seed: u64) -> Vec<String> {
    let mut random = seeded(seed);
    let mut graph = |_| {
        let n = random.random_range(5..=80);
        let m = random.random_range(0..=n * (n - 1) / 2);
        case(n, 10, &random_graph(n, m, &mut random))
    };
    (0..15).map(&mut graph).collect()
}

/// As many vertices as there can be: without an edge, where the most sets have to be changed; with the most edges, at
/// random, and from the first vertices to all others; and all vertices to the same 20.
fn largest(rounds: usize) -> Vec<String> {
    let mut random = seeded(4);
    let dense = (0..1000).tuple_combinations().take(100_000).collect_vec();
    let to_the_end = (0..980).cartesian_product(980..1000).collect_vec();
    vec![
        case(1000, rounds, &[]),
        case(1000, rounds, &random_graph(1000, 100_000, &mut random)),
        case(1000, rounds, &dense),
        case(1000, rounds, &to_the_end),
    ]
}

/// A player who makes changes, then asks for each of the first 20 vertices alone, and names the first vertex that
/// fits. The answers are found by play.
fn player(changes: fn(&Graph) -> Vec<(usize, usize)>) -> Answers {
    let (mut lines, mut m, mut n, mut rounds) = (0, 0, 0, 0);
    let mut edges = vec![];
    let mut graph = None;
    let mut left = vec![];
    let mut next = 0;
    Box::new(move |line| {
        let mut said = String::new();
        lines += 1;
        if lines == 1 {
            let [vertices, count, all] = integers(line).expect("a line of three");
            (n, m, rounds) = (vertices as usize, count as usize, all);
        } else if lines <= m + 1 {
            let [a, b] = integers(line).expect("an edge");
            edges.push((a as usize - 1, b as usize - 1));
        }
        if lines <= m {
            return said;
        }
        if lines == m + 1 {
            let changes = changes(&Graph::new(n, &edges));
            let added = changes.iter().map(|(a, b)| format!("+ {} {}\n", a + 1, b + 1));
            said = format!("{}\n{}", changes.len(), added.format(""));
            edges.extend(changes);
        }
        let graph = graph.get_or_insert_with(|| Graph::new(n, &edges));
        let answers = |asked: usize| graph.answers(&[asked]).expect("one token goes to few places");
        match line {
            "Win" | "Lose" | "Draw" => {
                left.retain(|&v| format!("{:?}", answers(next - 1)[v]) == line);
            }
            _ if lines > m + 1 && rounds == 1 => return said,
            _ => {
                rounds -= i64::from(lines > m + 1);
                (left, next) = ((0..n).collect_vec(), 0);
            }
        }
        if left.len() > 1 && next < n.min(QUESTIONS) {
            next += 1;
            return said + &format!("? 1 {next}\n");
        }
        said + &format!("! {}\n", left.first().map_or(1, |v| v + 1))
    })
}

/// The edges that lack between these vertices, from each to all before it.
fn complete(graph: &Graph, order: &[usize]) -> Vec<(usize, usize)> {
    let pairs = (0..order.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
    let pairs = pairs.map(|(i, j)| (order[i], order[j]));
    pairs.filter(|(a, b)| !graph.successors[*a].contains(b)).collect()
}

/// The first 20 vertices complete, loops on the others, and nothing else.
fn loops_only(graph: &Graph) -> Vec<(usize, usize)> {
    let core = (0..graph.n.min(QUESTIONS)).collect_vec();
    let loops = (core.len()..graph.n).map(|v| (v, v));
    complete(graph, &core).into_iter().chain(loops).collect()
}
