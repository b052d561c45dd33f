//! Graphs as pictures.

use std::collections::BTreeMap;
use std::f64::consts::{PI, TAU};

use serde_json::Value;

use crate::drawing::{Drawing, Place, UNCOLOURED, beside, colour, escaped, part, short, width, written};
use crate::{list, text};

/// A graph, read from a board.
pub struct Graph<'a> {
    /// What is written at each vertex; one that is gone is none.
    pub vertices: Vec<Option<&'a str>>,
    pub edges: Vec<(usize, usize, &'a str)>,
    root: Option<usize>,
    pub is_directed: bool,
    /// What stands at a vertex, by its number: names, and how many are called so.
    tokens: BTreeMap<usize, Vec<(&'a str, usize)>>,
}

/// How large a vertex is, and one with a colour.
const DOT: f64 = 6.5;
const COLOURED: f64 = 10.0;

/// How far a chip looks out from below another one.
const OVER: f64 = 5.0;

/// The names of what stands at a vertex, with their numbers where these are larger.
fn named(names: &[(&str, usize)]) -> String {
    let word = |&(name, count): &(&str, usize)| if count > 1 { format!("{name} ×{count}") } else { name.to_owned() };
    names.iter().map(word).collect::<Vec<_>>().join(", ")
}

/// How wide trees may be beside one another; where one alone is wider, its leaves are nearer to each other.
const LONGEST: f64 = 480.0;

/// How wide a slope is at most.
const SLOPE: f64 = 350.0;

/// From what stands at a leaf, with its name, to the next leaf; and where they are near.
const APART: f64 = 50.0;
const NEAR: f64 = 22.0;

/// An edge's name: its ends, and which of those between them it is; so it is the same before and after a move.
pub fn edge_names(board: &Value) -> Vec<String> {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let name = |edge: &Value| {
        let ends = format!("{}-{}", edge[0], edge[1]);
        let before = seen.entry(ends.clone()).or_default();
        *before += 1;
        if *before == 1 { ends } else { format!("{ends}.{}", *before - 1) }
    };
    list(&board["edges"]).iter().map(name).collect()
}

/// The numbers that words are in either language, if they are so many.
fn numbers<const COUNT: usize>(words: &str) -> Option<[f64; COUNT]> {
    let words = words.replace('，', ", ");
    let numbers: Option<Vec<f64>> = words.split(", ").map(|number| number.parse().ok()).collect();
    numbers?.try_into().ok()
}

impl<'a> Graph<'a> {
    pub fn of(board: &'a Value) -> Self {
        let number = |value: &Value| value.as_u64().and_then(|number| usize::try_from(number).ok());
        let vertices: Vec<Option<&str>> = list(&board["vertices"]).iter().map(Value::as_str).collect();
        let place = |value| number(value).filter(|&v| v < vertices.len());
        let edge = |edge: &'a Value| Some((place(&edge[0])?, place(&edge[1])?, text(&edge[2]).trim()));
        let edges = list(&board["edges"]).iter().filter_map(edge).collect();
        let mut tokens: BTreeMap<usize, Vec<(&str, usize)>> = BTreeMap::new();
        for token in list(&board["tokens"]) {
            let Some(v) = place(&token[0]) else { continue };
            let (names, name) = (tokens.entry(v).or_default(), text(&token[1]));
            match names.iter_mut().find(|(other, _)| *other == name) {
                Some((_, count)) => *count += 1,
                None => names.push((name, 1)),
            }
        }
        let root = place(&board["root"]);
        Self { vertices, edges, root, is_directed: board["directed"] == true, tokens }
    }

    pub fn here(&self) -> impl Iterator<Item = usize> + Clone + '_ {
        (0..self.vertices.len()).filter(|&v| self.vertices[v].is_some())
    }

    /// What is on the ground.
    pub fn ground(&self) -> Option<usize> {
        self.root.filter(|_| !self.is_directed)
    }

    /// What a vertex is called: the number by which moves call it, and its words, unless these have their own number.
    pub fn name(&self, v: usize) -> String {
        let words = self.vertices[v].unwrap_or_default().trim();
        let is_stones = words.chars().all(|letter| "●○".contains(letter));
        match words {
            words if words.is_empty() || UNCOLOURED.contains(&words) => (v + 1).to_string(),
            words if is_stones => format!("{} {words}", v + 1),
            words if words.contains(char::is_alphabetic) && words.contains(|c: char| c.is_ascii_digit()) => {
                words.to_owned()
            }
            words => format!("{}: {words}", v + 1),
        }
    }

    /// The vertices where something stands, with its names: `king, chip ×2`.
    pub fn tokens(&self) -> impl Iterator<Item = (usize, String)> + '_ {
        self.tokens.iter().map(|(&v, names)| (v, named(names)))
    }

    /// What is written on what stands at a vertex, and how many lie there one over the other: up to three alike do.
    fn chips(&self, v: usize) -> Option<(String, usize)> {
        let names = self.tokens.get(&v)?;
        Some(match names[..] {
            [(name, count @ ..=3)] => (name.to_owned(), count),
            _ => (named(names), 1),
        })
    }

    /// The colour that a vertex has; `open` where it may get one.
    fn colour(&self, v: usize) -> Option<&'static str> {
        let words = self.vertices[v]?.trim();
        if UNCOLOURED.contains(&words) { Some("open") } else { colour(words) }
    }

    /// How far what stands at a vertex reaches to a side.
    fn reach(&self, v: usize) -> f64 {
        let over = |count: usize| OVER * (count as f64 - 1.0);
        let dot = if self.colour(v).is_some() { COLOURED } else { DOT };
        self.chips(v).map_or(dot, |(words, count)| (width(&words) / 2.0 + 8.0).max(15.0) + over(count))
    }

    /// How wide the name of a vertex is, and will be when it has a colour.
    fn wide(&self, v: usize) -> f64 {
        let coloured = if self.colour(v) == Some("open") { width(&format!("{}: white", v + 1)) } else { 0.0 };
        width(&self.name(v)).max(coloured)
    }

    /// The loops at a vertex, by their numbers among the edges.
    fn loops(&self, v: usize) -> impl Iterator<Item = usize> + '_ {
        (0..self.edges.len()).filter(move |&i| (self.edges[i].0, self.edges[i].1) == (v, v))
    }

    /// In which direction a loop goes from its vertex: up, fanned out where there are several.
    fn turned(&self, edge: usize) -> f64 {
        let loops: Vec<usize> = self.loops(self.edges[edge].0).collect();
        let (count, nth) = (loops.len() as f64, loops.iter().filter(|&&other| other < edge).count() as f64);
        let fan = (5.0 * PI / 18.0).min(TAU / count);
        -PI / 2.0 + fan * (nth - (count - 1.0) / 2.0)
    }

    /// The words of edges that mean a player, Left's before Right's: blue and red, or two names.
    fn sides(&self) -> [Vec<&'a str>; 2] {
        let mut words: Vec<&str> = self.edges.iter().map(|edge| edge.2).filter(|words| !words.is_empty()).collect();
        words.sort_unstable();
        words.dedup();
        let means = |side: &[&str]| -> Vec<&str> {
            words.iter().copied().filter(|words| side.contains(&&words.to_lowercase()[..])).collect()
        };
        let [left, right] = [means(&["l", "left", "blue", "b", "左", "蓝"]), means(&["r", "right", "red", "右", "红"])];
        let is_name = |words: &&str| words.chars().count() > 1 && words.chars().all(char::is_alphabetic);
        match words[..] {
            _ if left.len() + right.len() == words.len() => [left, right],
            [one, other] if words.iter().all(is_name) => [vec![one], vec![other]],
            _ => [vec![], vec![]],
        }
    }

    /// Where vertices stand: a forest with its leaves side by side, a graph without cycles by its levels, any other on
    /// a circle, which is told.
    fn places(&self) -> (Vec<Place>, bool) {
        let widest = self.here().map(|v| self.wide(v) + self.reach(v)).fold(0.0, f64::max);
        if let Some(places) = self.points() {
            return (places, false);
        }
        if let Some(places) = self.forest(APART + widest) {
            let is_wide = places.iter().any(|(x, _)| *x > LONGEST - widest);
            return (self.forest(NEAR + widest).filter(|_| is_wide).unwrap_or(places), false);
        }
        let mut places = vec![(0.0, 0.0); self.vertices.len()];
        // Many edges between levels would lie on one another.
        let is_sparse = self.edges.len() <= 2 * self.here().count();
        let levels = (self.is_directed && is_sparse).then(|| levels(self.vertices.len(), &self.edges)).flatten();
        if let Some(levels) = levels {
            let mut filled = vec![0; levels.len() + 1];
            for v in self.here() {
                let (level, before) = (levels[v], filled[levels[v]]);
                let x = (60.0 + widest) * before as f64 + if level % 2 == 1 { 30.0 } else { 0.0 };
                places[v] = (x, 70.0 * level as f64);
                filled[level] += 1;
            }
            return (places, false);
        }
        let count = self.here().count() as f64;
        let radius = 30.0 + 15.0 * count;
        // The root is at the bottom, the first one else at the top.
        let first = self.root.and_then(|root| self.here().position(|v| v == root));
        let start = if first.is_some() { PI / 2.0 } else { -PI / 2.0 };
        for (i, v) in self.here().enumerate() {
            let angle = start + TAU * (i as f64 - first.unwrap_or(0) as f64) / count;
            places[v] = (radius * angle.cos(), radius * angle.sin());
        }
        (places, true)
    }

    /// The places of points: the words of each are its coordinates.
    fn points(&self) -> Option<Vec<Place>> {
        let point = |words: &Option<&str>| numbers(words.as_ref()?).map(|[x, y]| (x, -y));
        let points: Vec<Place> = self.vertices.iter().map(point).collect::<Option<_>>()?;
        let range = |of: fn(&Place) -> f64| {
            points.iter().map(of).fold((f64::MAX, f64::MIN), |(least, most), at| (least.min(at), most.max(at)))
        };
        let ((left, right), (top, bottom)) = (range(|at| at.0), range(|at| at.1));
        let scale = 320.0 / (right - left).max(bottom - top).max(1.0);
        Some(points.into_iter().map(|(x, y)| ((x - left) * scale, (y - top) * scale)).collect())
    }

    /// Circles, drawn where they are: the words of each are its centre and its radius. One that is gone is none.
    pub fn circles(&self) -> Option<Vec<Option<(Place, f64)>>> {
        let circle = |words: &Option<&str>| match words {
            Some(words) => numbers(words).map(|[x, y, radius]| Some(((x, -y), radius))),
            None => Some(None),
        };
        self.vertices.iter().map(circle).collect::<Option<_>>().filter(|_| self.here().next().is_some())
    }

    /// The places of a forest, whose leaves are so `wide` apart; nothing where edges go round, or where there are none.
    fn forest(&self, wide: f64) -> Option<Vec<Place>> {
        if self.edges.is_empty() && self.here().count() > 4 {
            return None;
        }
        let count = self.vertices.len();
        let mut beside = vec![vec![]; count];
        for &(u, v, _) in &self.edges {
            beside[u].push(v);
            beside[v].push(u);
        }
        let (mut depth, mut parent, mut order) = (vec![None; count], vec![None; count], vec![]);
        let mut children = vec![vec![]; count];
        for start in self.root.into_iter().chain(self.here()) {
            if depth[start].is_some() {
                continue;
            }
            depth[start] = Some(0_usize);
            let mut open = vec![start];
            while let Some(v) = open.pop() {
                order.push(v);
                for &w in beside[v].iter().rev() {
                    match (parent[v] == Some(w), depth[w]) {
                        (true, _) => {}
                        (false, Some(_)) => return None,
                        (false, None) => {
                            depth[w] = depth[v].map(|depth| depth + 1);
                            parent[w] = Some(v);
                            children[v].push(w);
                            open.push(w);
                        }
                    }
                }
            }
        }
        // Two edges to the parent go round, too.
        if order.len() != self.edges.len() + order.iter().filter(|&&v| parent[v].is_none()).count() {
            return None;
        }
        let deepest = depth.iter().flatten().max().copied().unwrap_or(0);
        // A long path is a slope.
        if self.ground().is_none() && deepest + 1 == order.len() && deepest > 6 {
            let step = (SLOPE / deepest as f64).min(54.0);
            return Some(depth.iter().map(|depth| depth.unwrap_or(0) as f64).map(|d| (step * d, 26.0 * d)).collect());
        }
        // A tree that stands on the ground grows up.
        let down = if self.ground().is_some() { -62.0 } else { 62.0 };
        let mut places = vec![(0.0, 0.0); count];
        let mut leaves = order.iter().filter(|&&v| children[v].is_empty()).count();
        for &v in order.iter().rev() {
            let x = match &children[v][..] {
                [] => {
                    leaves -= 1;
                    wide * leaves as f64
                }
                some => some.iter().map(|&w: &usize| places[w].0).sum::<f64>() / some.len() as f64,
            };
            places[v] = (x, down * depth[v].unwrap_or(0) as f64);
        }
        // Trees that do not fit side by side go on below.
        let (mut x, mut y, mut high) = (0.0, 0.0, 0.0_f64);
        for tree in order.chunk_by(|_, &v| parent[v].is_some()) {
            let (left, right) = tree
                .iter()
                .fold((f64::MAX, 0.0_f64), |(left, right), &v| (left.min(places[v].0), right.max(places[v].0)));
            if x > 0.0 && x + right - left > LONGEST {
                (x, y, high) = (0.0, y + high + down.abs(), 0.0);
            }
            for &v in tree {
                places[v] = (places[v].0 - left + x, places[v].1 + y);
                high = high.max(places[v].1 - y);
            }
            x += right - left + wide;
        }
        Some(places)
    }

    /// The names of vertices with their middles: beside the vertex, below what is on the ground, outside a circle; on
    /// another side, where that would lie on another vertex or name.
    fn names(&self, places: &[Place], is_round: bool) -> Vec<(Place, String)> {
        let mut all: Vec<(Place, String)> = vec![];
        for v in self.here() {
            let (at, name) = self.preferred(v, places, is_round);
            let (x, y) = places[v];
            let away = self.reach(v) + 5.0 + width(&name) / 2.0;
            let sides = [at, (x + away, y + 5.0), (x - away, y + 5.0), (x, y - self.high(v) - 7.0)];
            let is_free = |&at: &Place| self.is_free(at, width(&name) / 2.0, v, places, &all);
            let at = sides.into_iter().find(is_free).unwrap_or(at);
            all.push((at, name));
        }
        all
    }

    /// How far what stands at a vertex reaches up.
    fn high(&self, v: usize) -> f64 {
        if self.tokens.contains_key(&v) { 15.0 } else { self.reach(v) }
    }

    /// Whether a name of this half width lies on no other vertex, and on none of these names.
    fn is_free(&self, (x, y): Place, half: f64, v: usize, places: &[Place], names: &[(Place, String)]) -> bool {
        let mut vertices = self.here().filter(|&other| other != v).map(|v| (places[v], self.reach(v), self.high(v)));
        let mut names = names.iter().map(|&((x, y), ref name)| ((x, y - 5.0), width(name) / 2.0, 8.0));
        let is_apart = |((ox, oy), wide, high): (Place, f64, f64)| {
            (ox - x).abs() > wide + half || (oy - y + 5.0).abs() > high + 6.0
        };
        vertices.all(is_apart) && names.all(is_apart)
    }

    /// The name of a vertex, and where it is, if nothing else is there.
    fn preferred(&self, v: usize, places: &[Place], is_round: bool) -> (Place, String) {
        let (name, (x, y)) = (self.name(v), places[v]);
        let away = self.reach(v) + 5.0 + width(&name) / 2.0;
        // On the right, unless an edge goes there and none to the left.
        let goes = |sign: f64| {
            self.edges.iter().filter(|(a, b, _)| (*a == v) != (*b == v)).any(|&(a, b, _)| {
                let (ox, oy) = places[if a == v { b } else { a }];
                let (dx, dy) = (sign * (ox - x), oy - y);
                dx > 0.0 && dy.abs() < 0.7 * dx
            })
        };
        let (is_token, is_loop) = (self.tokens.contains_key(&v), self.edges.iter().any(|of| (of.0, of.1) == (v, v)));
        let at = match is_round {
            _ if self.ground() == Some(v) => (x, y + if is_token { 31.0 } else { 24.0 }),
            true if x.abs() < 1.0 && y > 0.0 => (x, y + 28.0),
            true if x.abs() < 1.0 && is_loop => (x, y - 36.0),
            true if x.abs() < 1.0 => (x, y - if is_token { 21.0 } else { 14.0 }),
            true => (x + x.signum() * away, y + 5.0),
            false if goes(1.0) && !goes(-1.0) => (x - away, y + 5.0),
            false if goes(1.0) => (x + 8.0 + width(&name) / 2.0, y - if is_token { 20.0 } else { 10.0 }),
            false => (x + away, y + 5.0),
        };
        (at, name)
    }

    /// Widens corners to hold everything.
    fn corners(&self, places: &[Place], is_round: bool, (from, to): (&mut Place, &mut Place)) {
        let vertices = self.here().map(|v| (places[v], self.reach(v).max(18.0) + 2.0, 20.0));
        let ground = self.ground().map(|v| (places[v], 48.0, 16.0));
        let names = self.names(places, is_round).into_iter();
        let names = names.map(|((x, y), name)| ((x, y - 5.0), width(&name) / 2.0 + 2.0, 10.0));
        for ((x, y), wide, high) in vertices.chain(ground).chain(names) {
            *from = (from.0.min(x - wide), from.1.min(y - high));
            *to = (to.0.max(x + wide), to.1.max(y + high));
        }
    }
}

pub fn graph(board: &Value, first: &Value, to: &str) -> Drawing {
    let (graph, first) = (Graph::of(board), Graph::of(first));
    // Vertices stay where they stood, if they all stood there.
    let is_frame = graph.here().all(|v| first.vertices.get(v).is_some_and(Option::is_some));
    if let Some(all) = if is_frame { &first } else { &graph }.circles() {
        return circles(&graph, &all, to);
    }
    let (places, is_round) = if is_frame { first.places() } else { graph.places() };
    let (mut from, mut until) = ((f64::INFINITY, f64::INFINITY), (f64::NEG_INFINITY, f64::NEG_INFINITY));
    if is_frame {
        first.corners(&places, is_round, (&mut from, &mut until));
    }
    graph.corners(&places, is_round, (&mut from, &mut until));
    if from.0 > until.0 {
        (from, until) = ((0.0, 0.0), (40.0, 40.0));
    }
    let sides = first.sides();
    let (mut inside, mut tokens) = (String::new(), String::new());
    if let Some(root) = graph.ground() {
        let (x, y) = (short(places[root].0), short(places[root].1 + 4.0));
        for i in 0..8 {
            inside +=
                &format!("<path class=\"b-hatch\" d=\"M{} {}l-7 9\"/>", short(x - 36.0 + 10.0 * f64::from(i)), y + 1.0);
        }
        inside += &format!("<path class=\"b-ground\" d=\"M{} {y}h88\"/>", short(x - 44.0));
    }
    let names = graph.names(&places, is_round);
    inside += &edges(&graph, &edge_names(board), (&places, &names), &sides, to);
    for of in [&graph, &first].into_iter().take(if is_frame { 2 } else { 1 }) {
        for i in (0..of.edges.len()).filter(|&i| of.edges[i].0 == of.edges[i].1) {
            let (angle, (x, y)) = (of.turned(i), places[of.edges[i].0]);
            let (x, y) = (x + 28.0 * angle.cos(), y + 28.0 * angle.sin());
            from = (from.0.min(x - 13.0), from.1.min(y - 13.0));
            until = (until.0.max(x + 13.0), until.1.max(y + 13.0));
        }
    }
    for v in graph.here() {
        let reach = short(graph.reach(v));
        let chips = graph.chips(v);
        let below = chips.as_ref().map_or(0, |(_, count)| count - 1);
        let reach = reach - OVER * below as f64;
        let pill = |class, wide: f64, high: f64, over: usize| {
            let [x, y] = [OVER * over as f64, -OVER * over as f64];
            let [left, top, width, height] = [x - wide, y - high, 2.0 * wide, 2.0 * high].map(short);
            format!(
                "<rect class=\"{class}\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"{high}\"/>"
            )
        };
        let ring = match chips {
            Some(_) => pill("b-ring", reach + 3.0, 18.0, 0),
            None => pill("b-ring", reach + 11.0, reach + 11.0, 0),
        };
        let dot = match graph.colour(v) {
            Some(colour) => format!("<circle class=\"b-piece {colour}\" r=\"{COLOURED}\"/>"),
            None => pill("b-vertex", DOT, DOT, 0),
        };
        inside += &part(to, &format!("vertex:{v}"), places[v], &(dot + &ring));
        if let Some((words, _)) = &chips {
            // It keeps its name when it goes to another vertex.
            let which = list(&board["tokens"]).iter().position(|token| token[0] == v).unwrap_or_default();
            let drawn: String = (0..=below).rev().map(|over| pill("b-token", reach, 15.0, over)).collect();
            let drawn = drawn + &written("b-token-name", 0.0, 4.5, words);
            tokens += &beside(to, &format!("token:{which}"), places[v], &drawn);
        }
    }
    inside += &tokens;
    for (v, (at, name)) in graph.here().zip(names) {
        let is_said = graph.vertices[v].is_some_and(|words| !words.trim().is_empty());
        let class = if is_said && graph.colour(v) != Some("open") { "b-value b-label" } else { "b-value" };
        inside += &beside(to, &format!("label:{v}"), at, &written(class, 0.0, 0.0, &name));
    }
    // Whose edges are whose, where names say it.
    for (side, class) in sides.iter().zip(["left", "right"]) {
        let Some(name) = side.first().filter(|name| name.len() > 1) else { continue };
        until = (until.0.max(from.0 + 50.0 + width(name)), until.1 + 24.0);
        let [line, words, y] = [from.0 + 6.0, from.0 + 42.0, until.1 - 4.0].map(short);
        inside += &format!("<path class=\"b-edge {class}\" d=\"M{line} {}h28\"/>", y - 5.0);
        inside += &format!("<text class=\"b-value\" x=\"{words}\" y=\"{y}\">{}</text>", escaped(name));
    }
    Drawing { inside, from, to: until }
}

/// The largest side of what circles stand on, and the least radius with which one is drawn.
const PLANE: f64 = 330.0;
const LEAST: f64 = 5.0;

/// Circles in the plane with their numbers, the larger ones below; `all` are those that the frame has.
fn circles(graph: &Graph, all: &[Option<(Place, f64)>], to: &str) -> Drawing {
    let corners = all.iter().flatten().map(|&((x, y), radius)| [x - radius, y - radius, x + radius, y + radius]);
    let [left, top, right, bottom] = corners
        .reduce(|[left, top, right, bottom], [x1, y1, x2, y2]| {
            [left.min(x1), top.min(y1), right.max(x2), bottom.max(y2)]
        })
        .unwrap_or_default();
    let scale = PLANE / (right - left).max(bottom - top).max(1.0);
    let mut drawn: Vec<(usize, (Place, f64))> = graph.here().filter_map(|v| Some((v, (*all.get(v)?)?))).collect();
    drawn.sort_by(|(_, (_, one)), (_, (_, other))| other.total_cmp(one));
    let (mut inside, mut names) = (String::new(), String::new());
    for (v, ((x, y), radius)) in drawn {
        let ([x, y], radius) = ([(x - left) * scale, (y - top) * scale].map(short), short((radius * scale).max(LEAST)));
        let disc = |class| format!("<circle class=\"{class}\" r=\"{radius}\"/>");
        inside += &part(to, &format!("vertex:{v}"), (x, y), &(disc("b-disc") + &disc("b-ring")));
        let name = (v + 1).to_string();
        // Inside, at the top, the bottom, or a side, where no other circle is; or beside what is too small for it.
        let is_free = |&(by, down): &Place| {
            let others = all.iter().enumerate().filter(|(other, _)| *other != v).filter_map(|(_, circle)| *circle);
            let mut smaller = others.map(|((x, y), r)| ((x - left) * scale, (y - top) * scale, (r * scale).max(LEAST)));
            smaller.all(|(ox, oy, other)| other > radius || (x + by - ox).hypot(y + down - 5.0 - oy) > other + 9.0)
        };
        let away = radius - 5.0 - width(&name) / 2.0;
        let places = [(0.0, 15.0 - radius), (0.0, radius - 5.0), (away, 5.0), (-away, 5.0)];
        let (by, down) = match radius > 14.0 {
            true => places.iter().find(|place| is_free(place)).map_or(places[0], |place| *place),
            false => (radius + 3.0 + width(&name) / 2.0, 5.0),
        };
        names += &beside(to, &format!("label:{v}"), (x + by, y + down), &written("b-value", 0.0, 0.0, &name));
    }
    let to = ((right - left) * scale + 24.0, (bottom - top) * scale + 10.0);
    Drawing { inside: inside + &names, from: (-10.0, -10.0), to }
}

/// An edge as a curve: where it begins, where it is pulled to, and where it ends.
#[derive(Clone, Copy)]
struct Curve(Place, Place, Place);

impl Curve {
    /// A point of it, from 0 at its begin to 1 at its end.
    fn at(self, part: f64) -> Place {
        let Self((x1, y1), (cx, cy), (x2, y2)) = self;
        let [a, c, b] = [(1.0 - part) * (1.0 - part), 2.0 * part * (1.0 - part), part * part];
        (a * x1 + c * cx + b * x2, a * y1 + c * cy + b * y2)
    }

    /// Whether it passes through what is so wide and high to each side of a place.
    fn passes(self, (x, y): Place, wide: f64, high: f64) -> bool {
        (0..=40).map(|i| self.at(f64::from(i) / 40.0)).any(|(ox, oy)| (ox - x).abs() < wide && (oy - y).abs() < high)
    }
}

/// Where an arrow has its head: along its edge.
const HEAD: f64 = 2.0 / 3.0;

/// The edges as curves: several between the same ends bend apart, and one goes round what stands in its way.
fn curves(graph: &Graph, places: &[Place]) -> Vec<Curve> {
    let pair = |u: usize, v: usize| (u.min(v), u.max(v));
    let mut seen: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    let curve = |&(u, v, _): &(usize, usize, &str)| {
        let before = seen.entry(pair(u, v)).or_default();
        let all = graph.edges.iter().filter(|edge| pair(edge.0, edge.1) == pair(u, v)).count();
        let nth = *before;
        *before += 1;
        let ((x1, y1), (x2, y2)) = (places[u], places[v]);
        let (dx, dy) = (x2 - x1, y2 - y1);
        let length = dx.hypot(dy).max(1.0);
        // On which side of the edge another vertex stands in its way.
        let beside = graph.here().filter(|&w| w != u && w != v && u != v).find_map(|w| {
            let (wx, wy) = (places[w].0 - x1, places[w].1 - y1);
            let (along, across) = ((wx * dx + wy * dy) / length, (wy * dx - wx * dy) / length);
            let is_near = (10.0..length - 10.0).contains(&along) && across.abs() < graph.reach(w) + 7.0;
            is_near.then_some(across.signum())
        });
        let bend = match beside {
            Some(side) if all == 1 => -56.0 * side,
            _ => 44.0 * (nth as f64 - (all as f64 - 1.0) / 2.0) * if u < v { 1.0 } else { -1.0 },
        };
        // The curve is pulled to here, and passes its middle half of the way.
        let pulled = ((x1 + x2) / 2.0 - bend * dy / length, (y1 + y2) / 2.0 + bend * dx / length);
        Curve(places[u], pulled, places[v])
    };
    graph.edges.iter().map(curve).collect()
}

/// Half of how high words are.
const HALF_LINE: f64 = 8.0;

/// What lies where: the middle, and how far it reaches to each side and up and down.
type Lying = (Place, f64, f64);

/// Where the words of an edge stand: in its middle, or elsewhere along it, where they lie on nothing else that is
/// written, on no vertex, and if that can be on no other edge.
fn spot(graph: &Graph, curves: &[Curve], edge: usize, wide: f64, lying: &[Lying]) -> Place {
    let (curve, high) = (curves[edge], HALF_LINE);
    let is_on = |(x, y): Place, &((ox, oy), ow, oh): &Lying| (ox - x).abs() < ow + wide && (oy - y).abs() < oh + high;
    let head = graph.is_directed.then(|| curve.at(HEAD));
    let faults = |part: f64| {
        let at = curve.at(part);
        let lies_on = lying.iter().filter(|other| is_on(at, other)).count()
            + usize::from(head.is_some_and(|head| is_on(at, &(head, 3.0, 3.0))));
        let others = (0..curves.len()).filter(|&other| other != edge && graph.edges[other].0 != graph.edges[other].1);
        (lies_on, others.filter(|&other| curves[other].passes(at, wide, high)).count())
    };
    let parts = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.26, 0.74, 0.2, 0.8];
    curve.at(parts.into_iter().min_by_key(|&part| faults(part)).unwrap_or(0.5))
}

/// What stands for each edge: its middle, or where its words are.
fn spots(
    graph: &Graph,
    curves: &[Curve],
    (places, called): (&[Place], &[(Place, String)]),
    sides: &[Vec<&str>; 2],
) -> Vec<Place> {
    let vertices = graph.here().map(|v| (places[v], graph.reach(v), graph.high(v)));
    let called = called.iter().map(|((x, y), name)| ((*x, y - 5.0), width(name) / 2.0, 6.0));
    let mut lying: Vec<Lying> = vertices.chain(called).collect();
    let spot = |(index, &(u, v, words)): (usize, &(usize, usize, &str))| {
        let is_written = !words.is_empty() && !sides.iter().any(|side| side.contains(&words));
        let at = match u == v {
            true => {
                let (sin, cos) = graph.turned(index).sin_cos();
                (places[u].0 + 27.0 * cos, places[u].1 + 27.0 * sin)
            }
            false if is_written => spot(graph, curves, index, width(words) / 2.0 + 2.0, &lying),
            false => curves[index].at(0.5),
        };
        if is_written {
            lying.push((at, width(words) / 2.0 + 2.0, HALF_LINE));
        }
        at
    };
    graph.edges.iter().enumerate().map(spot).collect()
}

fn edges(
    graph: &Graph,
    names: &[String],
    (places, called): (&[Place], &[(Place, String)]),
    sides: &[Vec<&str>; 2],
    to: &str,
) -> String {
    let mut drawn = String::new();
    let curves = curves(graph, places);
    let spots = spots(graph, &curves, (places, called), sides);
    for (index, (&(u, v, words), name)) in graph.edges.iter().zip(names).enumerate() {
        let side = sides.iter().zip([" left", " right"]).find(|(side, _)| side.contains(&words));
        // It is drawn from its first end.
        let (x0, y0) = places[u];
        let (mx, my) = (spots[index].0 - x0, spots[index].1 - y0);
        let line = if u == v {
            let (sin, cos) = graph.turned(index).sin_cos();
            let [ax, ay, bx, by] =
                [36.0 * cos + 22.0 * sin, 36.0 * sin - 22.0 * cos, 36.0 * cos - 22.0 * sin, 36.0 * sin + 22.0 * cos]
                    .map(short);
            format!("M0 0c{ax} {ay} {bx} {by} 0 0")
        } else {
            let Curve(_, (cx, cy), (x2, y2)) = curves[index];
            let [cx, cy, x2, y2] = [cx - x0, cy - y0, x2 - x0, y2 - y0].map(short);
            format!("M0 0Q{cx} {cy} {x2} {y2}")
        };
        let class = side.map_or("", |(_, class)| class);
        // What grows on the ground is thick.
        let plain = if graph.ground().is_none() { " plain" } else { "" };
        // A colour is nobody's name.
        let owner = match side {
            Some(_) if words.len() > 1 && colour(words).is_none() => format!(" data-owner=\"{}\"", escaped(words)),
            _ => String::new(),
        };
        let mut edge =
            format!("<path class=\"b-hit\" d=\"{line}\"/><path class=\"b-edge{class}{plain}\"{owner} d=\"{line}\"/>");
        if graph.is_directed && u != v {
            let Curve((x1, y1), (cx, cy), (x2, y2)) = curves[index];
            let (px, py) = curves[index].at(HEAD);
            let (px, py) = (px - x0, py - y0);
            let (tx, ty) = ((cx - x1) + 2.0 * (x2 - cx), (cy - y1) + 2.0 * (y2 - cy));
            let far = tx.hypot(ty).max(1.0);
            let (tx, ty) = (tx / far, ty / far);
            let [ax, ay, bx, by] = [
                px - 9.0 * tx - 5.0 * ty,
                py - 9.0 * ty + 5.0 * tx,
                px - 9.0 * tx + 5.0 * ty,
                py - 9.0 * ty - 5.0 * tx,
            ]
            .map(short);
            edge += &format!("<path class=\"b-arrow\" d=\"M{} {}L{ax} {ay}L{bx} {by}z\"/>", short(px), short(py));
        }
        edge += &format!("<circle class=\"b-ring\" cx=\"{}\" cy=\"{}\" r=\"13\"/>", short(mx), short(my));
        if !words.is_empty() && side.is_none() {
            edge += &written("b-value b-on-edge", mx, my + 5.0, words);
        }
        drawn += &part(to, &format!("edge:{name}"), places[u], &edge);
    }
    drawn
}

/// By how many edges a vertex can be reached at most; nothing where edges go round.
fn levels(count: usize, edges: &[(usize, usize, &str)]) -> Option<Vec<usize>> {
    let mut levels = vec![0; count];
    for _ in 0..=count {
        let before = levels.clone();
        for &(u, v, _) in edges {
            levels[v] = levels[v].max(levels[u] + 1);
        }
        if levels == before {
            return Some(levels);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::in_chinese;
    use serde_json::json;

    fn board(vertices: usize, edges: &[(usize, usize, &str)], root: Option<usize>, is_directed: bool) -> Value {
        let vertices = vec![""; vertices];
        json!({
            "kind": "graph", "vertices": vertices, "edges": edges, "root": root, "directed": is_directed, "tokens": [],
        })
    }

    fn places(board: &Value) -> Vec<Place> {
        Graph::of(board).places().0
    }

    #[test]
    fn trees_stand_on_their_root_or_hang_and_circles_go_round() {
        let edges = [(0, 1, ""), (1, 2, ""), (0, 3, "")];
        let tree = places(&board(4, &edges, Some(0), false));
        assert!(tree[0].1 > tree[1].1 && tree[1].1 > tree[2].1 && tree[1].0 < tree[3].0);
        let tree = places(&board(4, &edges, None, false));
        assert!(tree[0].1 < tree[1].1 && tree[1].1 < tree[2].1 && tree[1].0 < tree[3].0);
        let circle = places(&board(3, &[(0, 1, ""), (1, 2, ""), (2, 0, "")], None, false));
        assert!(circle[0].1 < circle[1].1 && circle[1].0 > circle[2].0);
        // Two edges between the same ends go round.
        let twice = places(&board(2, &[(0, 1, ""), (0, 1, "")], Some(0), false));
        assert!(twice[0].1 > twice[1].1);
    }

    #[test]
    fn vertices_have_colours_or_may_get_one() {
        let mut board = board(3, &[(0, 1, ""), (1, 2, "")], None, false);
        board["vertices"] = json!(["black", "uncoloured", "white"]);
        let inside = graph(&board, &board, "").inside;
        let count = |words: &str| inside.matches(words).count();
        assert_eq!(["black", "open", "white"].map(|colour| count(&format!("b-piece {colour}"))), [1; 3]);
        assert_eq!(["b-vertex", ">1: black<", ">2<", ">3: white<"].map(count), [0, 1, 1, 1]);
        let chinese = graph(&in_chinese(&board, &[]), &Value::Null, "").inside;
        assert_eq!([">1: 黑<", ">2<", "b-piece open"].map(|words| chinese.matches(words).count()), [1; 3]);
    }

    #[test]
    fn a_name_lies_on_no_other_one_and_on_no_vertex() {
        let mut board = board(3, &[], None, false);
        // The second one stands where the first one's name would be, and the third one above.
        board["vertices"] = json!(["0, 0", "1, 0", "5, 0"]);
        let graph = Graph::of(&board);
        let (places, is_round) = graph.places();
        let names = graph.names(&places, is_round);
        let [first, second, third] = [0, 1, 2].map(|v| names[v].0.0 - places[v].0);
        assert!(first < 0.0 && second > 0.0 && third > 0.0, "{first} {second} {third}");
        assert!(graph.preferred(0, &places, is_round).0.0 > places[0].0);
    }

    #[test]
    fn the_words_of_edges_lie_on_nothing_else_that_is_written() {
        // All edges of seven vertices in a circle: many of them have one middle.
        let pairs = (0..7).flat_map(|u| (u + 1..7).map(move |v| (u, v, "a")));
        let board = board(7, &pairs.collect::<Vec<_>>(), None, true);
        let graph = Graph::of(&board);
        let (places, is_round) = graph.places();
        assert!(is_round, "edges between levels lie on one another");
        let spots =
            spots(&graph, &curves(&graph, &places), (&places, &graph.names(&places, is_round)), &Default::default());
        for (i, (x, y)) in spots.iter().enumerate() {
            let is_apart = |(ox, oy): &Place| (ox - x).abs() > 12.0 || (oy - y).abs() > 15.0;
            assert!(spots[..i].iter().chain(&places).all(is_apart), "{x} {y} in {spots:?}");
        }
    }

    #[test]
    fn a_wide_tree_has_its_leaves_nearer_to_each_other() {
        let star = |leaves: usize| (1..=leaves).map(|leaf| (0, leaf, "")).collect::<Vec<_>>();
        let step = |leaves: usize| {
            let places = places(&board(leaves + 1, &star(leaves), None, false));
            places[2].0 - places[1].0
        };
        // A number of two digits is wider than one.
        assert!((step(3) - step(12) - (APART - NEAR - 8.6)).abs() < 1e-9);
    }

    #[test]
    fn an_edge_goes_round_what_stands_in_its_way() {
        let line = |name: &str| {
            let mut board = board(3, &[(0, 1, ""), (1, 2, ""), (0, 2, "")], None, true);
            board["tokens"] = json!([[1, name]]);
            let inside = graph(&board, &board, "").inside;
            inside.split("b-edge plain\" d=\"").nth(3).and_then(|rest| rest.split('"').next()).map(str::to_owned)
        };
        assert_eq!(line("a").as_deref(), Some("M0 0Q0 70 0 140"));
        assert_eq!(line("other").as_deref(), Some("M0 0Q-56 70 0 140"));
    }

    #[test]
    fn loops_fan_out_and_edges_bend_apart() {
        let board = board(2, &[(0, 0, ""), (0, 0, ""), (0, 1, ""), (0, 1, ""), (1, 0, "")], None, false);
        let inside = graph(&board, &board, "").inside;
        let mut lines: Vec<&str> = inside.split("b-edge plain\" d=\"").skip(1).collect();
        lines.iter_mut().for_each(|line| *line = line.split('"').next().unwrap_or_default());
        let count = lines.len();
        lines.sort_unstable();
        lines.dedup();
        assert_eq!((count, lines.len()), (5, 5));
        // Fifty degrees lie between the two loops.
        let graph = Graph::of(&board);
        assert!((graph.turned(1) - graph.turned(0) - 50.0_f64.to_radians()).abs() < 1e-9);
    }

    #[test]
    fn up_to_three_chips_overlap_and_more_are_counted() {
        let mut board = board(3, &[], None, false);
        board["tokens"] =
            json!([[0, "chip"], [0, "chip"], [1, "chip"], [1, "chip"], [1, "chip"], [1, "chip"], [2, "a"], [2, "b"]]);
        let inside = graph(&board, &board, "").inside;
        assert_eq!(inside.matches("b-token\"").count(), 2 + 1 + 1);
        assert_eq!([">chip<", ">chip ×4<", ">a, b<"].map(|words| inside.matches(words).count()), [1; 3]);
    }

    #[test]
    fn many_trees_stand_in_lines_and_a_long_path_is_a_slope() {
        let pairs: Vec<_> = (0..30).map(|tree| (2 * tree, 2 * tree + 1, "")).collect();
        let trees = places(&board(60, &pairs, None, false));
        assert!(trees.iter().all(|(x, _)| *x <= LONGEST) && trees[58].1 > trees[0].1);
        let path: Vec<_> = (1..9).map(|v| (v - 1, v, "")).collect();
        let slope = places(&board(9, &path, None, false));
        assert!(slope.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 < pair[1].1));
        let path: Vec<_> = (1..40).map(|v| (v - 1, v, "")).collect();
        assert!(places(&board(40, &path, None, false)).iter().all(|(x, _)| *x <= SLOPE + 1e-9));
    }

    #[test]
    fn points_stand_where_their_words_say() {
        let mut board = board(3, &[], None, false);
        for (v, words) in ["0, 0", "4, 0", "0, -2"].into_iter().enumerate() {
            board["vertices"][v] = json!(words);
        }
        assert_eq!(places(&board), [(0.0, 0.0), (320.0, 0.0), (0.0, 160.0)]);
    }

    #[test]
    fn circles_stand_where_they_are_and_the_larger_ones_below() {
        let mut first = board(3, &[], None, false);
        for (v, words) in ["5, 0, 2", "0, 0, 11", "-7, 0, 1"].into_iter().enumerate() {
            first["vertices"][v] = json!(words);
        }
        let drawn = graph(&first, &first, "").inside;
        let at = |part: &str| drawn.find(part).expect("it is drawn");
        assert!(at("vertex:1") < at("vertex:0") && at("vertex:0") < at("vertex:2"));
        let disc = "data-part=\"vertex:0\" transform=\"translate(240 165)\"><circle class=\"b-disc\" r=\"30\"/>";
        assert!(drawn.contains(disc), "{drawn}");
        // What is left stays where it was.
        let mut after = first.clone();
        after["vertices"][1] = Value::Null;
        assert!(graph(&after, &first, "").inside.contains(disc));
    }

    #[test]
    fn the_number_of_a_circle_stands_where_no_smaller_one_is() {
        let mut board = board(2, &[], None, false);
        for (v, words) in ["0, 0, 10", "0, 10, 1"].into_iter().enumerate() {
            board["vertices"][v] = json!(words);
        }
        let label = |board: &Value| {
            let drawn = graph(board, board, "").inside;
            let (_, behind) = drawn.split_once("data-beside=\"label:0\" transform=\"translate(").expect("a label");
            behind.split(')').next().map(str::to_owned)
        };
        assert_eq!(label(&board).as_deref(), Some("157.1 325"));
        board["vertices"][1] = json!("0, -10, 1");
        assert_eq!(label(&board).as_deref(), Some("157.1 15"));
    }

    #[test]
    fn what_stands_where_its_words_say_does_so_in_chinese() {
        for words in [["0, 0", "4, -3"], ["0, 0, 1", "4, -3, 2"]] {
            let mut english = board(2, &[], None, false);
            english["vertices"] = json!(words);
            let chinese = in_chinese(&english, &[]);
            assert_ne!(english, chinese);
            let drawn = [english, chinese].map(|board| graph(&board, &board, ""));
            let parts = drawn.map(|drawing| drawing.inside.split("<g data-beside=\"label").next().map(str::to_owned));
            assert_eq!(parts[0], parts[1]);
        }
    }

    #[test]
    fn levels_are_the_longest_ways() {
        assert_eq!(levels(3, &[(0, 1, ""), (0, 2, ""), (1, 2, "")]), Some(vec![0, 1, 2]));
        assert_eq!(levels(2, &[(0, 1, ""), (1, 0, "")]), None);
    }

    #[test]
    fn vertices_stay_where_they_stood() {
        let first = board(3, &[(0, 1, ""), (0, 2, "")], Some(0), false);
        let mut after = board(3, &[(0, 2, "")], Some(0), false);
        after["vertices"][1] = Value::Null;
        let vertex =
            |drawn: Drawing| drawn.inside.split("data-part=\"vertex:2\"").nth(1).map(|rest| rest[..60].to_owned());
        let [before, after] = [&first, &after].map(|board| graph(board, &first, ""));
        assert_eq!((before.from, before.to), (after.from, after.to));
        assert_eq!(vertex(before), vertex(after));
    }

    #[test]
    fn vertices_are_called_by_number_and_words() {
        let mut board = board(5, &[], None, false);
        for (v, words) in ["", "●●", "7", "peak 1", "target"].into_iter().enumerate() {
            board["vertices"][v] = json!(words);
        }
        let graph = Graph::of(&board);
        let names: Vec<_> = graph.here().map(|v| graph.name(v)).collect();
        assert_eq!(names, ["1", "2 ●●", "3: 7", "peak 1", "5: target"]);
    }

    #[test]
    fn edges_of_two_players_have_two_colours_and_a_legend() {
        let first = board(3, &[(0, 1, "Chef"), (1, 2, "Ksen")], Some(0), false);
        let after = board(3, &[(1, 2, "Ksen")], Some(0), false);
        for (board, left) in [(&first, 2), (&after, 1)] {
            let inside = graph(board, &first, "").inside;
            assert_eq!(inside.matches("b-edge left").count(), left);
            assert_eq!(inside.matches("b-edge right").count(), 2);
            assert_eq!([inside.matches(">Chef<").count(), inside.matches(">Ksen<").count()], [1, 1]);
            assert_eq!(inside.matches("b-edge left\" data-owner=\"Chef\"").count(), left - 1);
        }
        let colours = board(3, &[(0, 1, "blue"), (1, 2, "red")], None, false);
        assert!(!graph(&colours, &colours, "").inside.contains("data-owner"));
        let letters = board(3, &[(0, 1, "a"), (1, 2, "b")], None, false);
        assert_eq!(graph(&letters, &letters, "").inside.matches("b-on-edge").count(), 2);
    }
}
