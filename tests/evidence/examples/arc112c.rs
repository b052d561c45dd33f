//! Coins on a tree that is walked through depth first, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges};

fn main() -> ExitCode {
    use Mistake::*;
    let (all, random) = ("all-trees-up-to-7-vertices", "random-trees-of-8-to-14-vertices");
    Problem::new("arc112c", Limits::known(2000, 1024), oracle, small)
        .played("all trees up to 7 vertices whose parents have smaller numbers, 500 of 8 to 14 vertices")
        .beyond("for worst inputs, walks without a choice, and choices played out at every vertex by itself")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("even-children-without-gain-to-the-first-chooser", |input| by_offers(input, RestToFirst), all).says(
                "Lets the first chooser visit the even children without gain, also after an odd number of odd ones.",
            ),
            wrong("even-children-without-gain-to-the-other", |input| by_offers(input, RestToOther), all)
                .says("Lets the other player visit the even children without gain, also after evenly many odd ones."),
            wrong("odd-children-by-rising-gain", |input| by_offers(input, Rising), random)
                .says("Takes the odd children by rising gain."),
            wrong("taker-chooses", |input| by_offers(input, TakerChooses), all)
                .says("Lets the player who took the coin of a vertex choose the first child, too."),
        ])
        .main()
}

/// Where the piece stands, and the coins that are left, a bit each.
type Position = (usize, u32);

fn oracle(input: &str) -> String {
    answer(input, |parents| {
        let children = children(parents);
        let moves = |&(piece, coins): &Position| -> Vec<Position> {
            if coins >> piece & 1 == 1 {
                return vec![(piece, coins & !(1 << piece))];
            }
            let down = children[piece].iter().filter(|&&child| coins >> child & 1 == 1);
            let down = down.map(|&child| (child, coins)).collect_vec();
            if down.is_empty() && piece > 0 { vec![(parents[piece - 1], coins)] } else { down }
        };
        // By how much the player to move leads in the end, counted from here.
        let mut play = Play::new(moves, |&(piece, coins): &Position, leads: &[i64]| {
            let coin = i64::from(coins >> piece & 1);
            coin + leads.iter().map(|lead| -lead).max().unwrap_or(0)
        });
        play.value(&(0, (1 << children.len()) - 1))
    })
}

/// The line of Takahashi's coins, by his lead.
fn answer(input: &str, lead: impl Fn(&[usize]) -> i64) -> String {
    let mut tokens = Tokens::new(input);
    let n: usize = tokens.read();
    let parents = tokens.list::<usize>(n - 1).into_iter().map(|parent| parent - 1).collect_vec();
    format!("{}\n", (n as i64 + lead(&parents)) / 2)
}

/// The children of every vertex.
fn children(parents: &[usize]) -> Vec<Vec<usize>> {
    let mut children = vec![vec![]; parents.len() + 1];
    parents.iter().enumerate().for_each(|(v, &parent)| children[parent].push(v + 1));
    children
}

/// A tree by its edges from a vertex to a greater one.
fn file(edges: &Edges) -> String {
    let edges = edges.iter().sorted_by_key(|edge| edge.1);
    format!("{}\n{}\n", edges.len() + 1, joined(edges.map(|edge| edge.0 + 1)))
}

fn small() -> Vec<Small> {
    let all = (2..=7_usize).flat_map(|n| {
        let parents = (1..n).map(|v| 0..v).multi_cartesian_product();
        parents.map(|parents| file(&parents.into_iter().zip(1..).collect()))
    });
    let mut random = seeded(1);
    let larger = (0..500).map(|_| {
        let n = random.random_range(8..=14);
        // Half of them have a root with many children.
        let most = if random.random() { n } else { 4 };
        file(&(1..n).map(|v| (random.random_range(0..most.min(v)), v)).collect())
    });
    vec![
        Small::new("random-trees-of-8-to-14-vertices", larger.collect_vec()),
        Small::new("all-trees-up-to-7-vertices", all),
    ]
}

/// The greatest number of vertices.
const N: usize = 100_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 2, N, |n| format!("@{n}\n{}\n", repeated("1 ", n - 1))),
        Bound::vertex("p of vertex 2", 1, |p| format!("4\n@{p} 1 1\n")),
        Bound::vertex("p of vertex 5", 4, |p| format!("6\n1 2 3 @{p} 1\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let played = |name, attacks, edges: Edges| {
        Worst::new(name, attacks, Known::BySameIdea(choices_played), move || file(&edges))
    };
    vec![
        Worst::known("path", "recursion as deep as the path", || {
            // Takahashi takes every coin: Aoki moves on.
            (file(&shapes::path(N)), format!("{N}\n"))
        }),
        Worst::known("star", "one vertex with all the others as children", || {
            // Takahashi takes the coin of the root. A visit to a leaf takes three turns, so Takahashi takes the first
            // of the leaves, Aoki the second, and so on.
            (file(&shapes::star(N)), format!("{}\n", 1 + (N - 1).div_ceil(2)))
        }),
        played("broom", "a long way down to a large fan", shapes::broom(N)),
        played("caterpillar", "a choice between a leaf and all the rest at every vertex", shapes::caterpillar(N)),
        played("binary", "many subtrees of every size", shapes::binary(N)),
        played("random", "far jumps in memory", shapes::random_tree(N, &mut seeded(1))),
    ]
}

/// What is left to visit of the children of a vertex: the lead of the taker in a subtree and whether its size is odd,
/// and how many there are of this kind.
type Left = Vec<((i64, bool), usize)>;

/// The choices at every vertex played out. It rests on the same idea as the program, that the play inside a subtree
/// does not touch the rest of the game: no large tree can be played out as a whole. But it knows nothing of who takes
/// which child.
fn choices_played(input: &str) -> String {
    answer(input, |parents| {
        let children = children(parents);
        let n = children.len();
        let (mut lead, mut size) = (vec![0; n], vec![1; n]);
        let moves =
            |left: &Left| in_one(left, |&(kind, count)| (count > 0).then(|| (kind, count - 1)).into_iter().collect());
        let mut gain = Play::new(moves, |left: &Left, gains: &[i64]| {
            let visited = left.iter().filter(|(_, count)| *count > 0).zip(gains);
            let after = visited.map(|(&((lead, is_odd), _), gain)| if is_odd { -lead - gain } else { gain - lead });
            after.max().unwrap_or(0)
        });
        for v in (0..n).rev() {
            let kinds = children[v].iter().map(|&u| (lead[u], size[u] % 2 == 1)).counts();
            size[v] += children[v].iter().map(|&u| size[u]).sum::<usize>();
            lead[v] = 1 - gain.value(&kinds.into_iter().sorted().collect());
        }
        lead[0]
    })
}

#[derive(Clone, Copy, PartialEq)]
enum Mistake {
    RestToFirst,
    RestToOther,
    Rising,
    TakerChooses,
}

/// The published way: the children in the order in which they are visited.
fn by_offers(input: &str, mistake: Mistake) -> String {
    answer(input, |parents| {
        let children = children(parents);
        let (mut lead, mut size) = (vec![0; children.len()], vec![1; children.len()]);
        for v in (0..children.len()).rev() {
            let (odd, even): (Vec<usize>, Vec<usize>) = children[v].iter().partition(|&&u| size[u] % 2 == 1);
            let (taken, left): (Vec<i64>, Vec<i64>) = even.iter().map(|&u| -lead[u]).partition(|&gain| gain > 0);
            let odd = odd.iter().map(|&u| -lead[u]);
            let odd = odd.sorted_by_key(|&gain| if mistake == Mistake::Rising { -gain } else { gain });
            let sign = match mistake {
                Mistake::RestToFirst => 1,
                Mistake::RestToOther => -1,
                _ => [1, -1][odd.len() % 2],
            };
            let by_turns = odd.fold(0, |rest, gain| gain - rest);
            let gain = taken.iter().sum::<i64>() + by_turns + sign * left.iter().sum::<i64>();
            lead[v] = if mistake == Mistake::TakerChooses { 1 + gain } else { 1 - gain };
            size[v] += children[v].iter().map(|&u| size[u]).sum::<usize>();
        }
        lead[0]
    })
}
