//! Coins on a tree that is walked through depth first, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges};

fn main() -> ExitCode {
    use Mistake::*;
    let form = format::all([row([len("n", 2..=N)]), row([format::list_but_first("n", vertex("p", format::PLACE))])]);
    let larger = "random-trees-of-8-to-14-vertices";
    Problem::one("arc112c", Limits::known(2000, 1024), form, oracle, Plain)
        .small(larger, random_trees)
        .all([("n", 7)])
        .beyond("for worst inputs, walks without a choice, and choices played out at every vertex by itself")
        // Takahashi takes every coin: Aoki moves on.
        .known("path", || (tree_of_edges(shapes::path(N)), N))
        .attacks("recursion as deep as the path")
        // Takahashi takes the coin of the root. A visit to a leaf takes three turns, so Takahashi takes the first of
        // the leaves, Aoki the second, and so on.
        .known("star", || (tree_of_edges(shapes::star(N)), 1 + (N - 1).div_ceil(2)))
        .attacks("one vertex with all the others as children")
        .worst("broom", by_same_idea(choices_played), || tree_of_edges(shapes::broom(N)))
        .attacks("a long way down to a large fan")
        .worst("caterpillar", by_same_idea(choices_played), || tree_of_edges(shapes::caterpillar(N)))
        .attacks("a choice between a leaf and all the rest at every vertex")
        .worst("binary", by_same_idea(choices_played), || tree_of_edges(shapes::binary(N)))
        .attacks("many subtrees of every size")
        .worst("random", by_same_idea(choices_played), || tree_of_edges(shapes::random_tree(N, &mut seeded(1))))
        .attacks("far jumps in memory")
        .limit(|| Bound::vertex("p of vertex 2", 1, |p| format!("4\n@{p} 1 1\n")))
        .limit(|| Bound::vertex("p of vertex 5", 4, |p| format!("6\n1 2 3 @{p} 1\n")))
        .wrong("even-children-without-gain-to-the-first-chooser", |tree| by_offers(tree, RestToFirst), "all")
        .says("Lets the first chooser visit the even children without gain, also after an odd number of odd ones.")
        .wrong("even-children-without-gain-to-the-other", |tree| by_offers(tree, RestToOther), "all")
        .says("Lets the other player visit the even children without gain, also after an even number of odd ones.")
        .wrong("odd-children-by-rising-gain", |tree| by_offers(tree, Rising), larger)
        .says("Takes the odd children by rising gain.")
        .wrong("taker-chooses", |tree| by_offers(tree, TakerChooses), "all")
        .says("Lets the player who took the coin of a vertex choose the first child, too.")
        .main()
}

/// The largest number of vertices.
const N: usize = 100_000;

/// The parent of each vertex but the first.
type Tree = Vec<usize>;

/// Where the piece stands, and the coins that are left, a bit each.
type Position = (usize, u32);

/// Takahashi's coins.
fn oracle() -> impl FnMut(&Tree) -> usize {
    |tree| {
        let children = children(tree);
        let moves = |&(piece, coins): &Position| -> Vec<Position> {
            if coins >> piece & 1 == 1 {
                return vec![(piece, coins & !(1 << piece))];
            }
            let down = children[piece].iter().filter(|&&child| coins >> child & 1 == 1);
            let down = down.map(|&child| (child, coins)).collect_vec();
            if down.is_empty() && piece > 0 { vec![(tree[piece - 1], coins)] } else { down }
        };
        // By how much the player to move leads in the end, counted from here.
        let mut play = Play::new(moves, |&(piece, coins): &Position, leads: &[i64]| {
            let coin = i64::from(coins >> piece & 1);
            coin + leads.iter().map(|lead| -lead).max().unwrap_or(0)
        })
        .board(|&(piece, coins)| {
            let coin = |v: usize| if coins >> v & 1 == 1 { "coin" } else { "" };
            let edges = (1..children.len()).map(|v| (tree[v - 1], v));
            let graph = board::graph(children.len(), edges).labelled((0..children.len()).map(coin));
            graph.rooted(0).token(piece, "piece").board()
        })
        .worded(|&lead| led(lead, PLAYERS));
        coins(tree, play.value(&(0, (1 << children.len()) - 1)))
    }
}

/// Takahashi's coins by his lead.
fn coins(parents: &Tree, lead: i64) -> usize {
    (parents.len() as i64 + 1 + lead) as usize / 2
}

/// The children of every vertex.
fn children(parents: &Tree) -> Vec<Vec<usize>> {
    let mut children = vec![vec![]; parents.len() + 1];
    (1..).zip(parents).for_each(|(v, parent)| children[*parent].push(v));
    children
}

/// A tree by its edges from a vertex to a larger one.
fn tree_of_edges(edges: Edges) -> Tree {
    edges.into_iter().sorted_by_key(|edge| edge.1).map(|edge| edge.0).collect()
}

fn random_trees() -> Vec<Tree> {
    let mut random = seeded(1);
    let mut tree = |_| {
        let n = random.random_range(8..=14);
        // Half of them have a root with many children.
        let most = if random.random() { n } else { 4 };
        (1..n).map(|v| random.random_range(0..most.min(v))).collect()
    };
    (0..500).map(&mut tree).collect()
}

/// What is left to visit of the children of a vertex: the lead of the taker in a subtree and whether its size is odd,
/// and how many there are of this kind.
type Left = Vec<((i64, bool), usize)>;

/// The choices at every vertex played out. It rests on the same idea as the program, that the play inside a subtree
/// does not touch the rest of the game: no large tree can be played out as a whole. But it knows nothing of which
/// player takes which child.
fn choices_played(tree: &Tree) -> usize {
    let children = children(tree);
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
    coins(tree, lead[0])
}

#[derive(Clone, Copy, PartialEq)]
enum Mistake {
    RestToFirst,
    RestToOther,
    Rising,
    TakerChooses,
}

/// The published way: the children in the order in which they are visited.
fn by_offers(tree: &Tree, mistake: Mistake) -> usize {
    let children = children(tree);
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
    coins(tree, lead[0])
}
