//! A train that must pass charging stations for ever, by play.

use evidence::prelude::*;
use evidence::shapes::Edges;

fn main() -> ExitCode {
    let numbers = row([len("n", 1..=N), format::len_between("m", "n", M)]);
    let bits = |name| row([list("n", int(name, 0..=1))]);
    let station = |name| between(name, 0, format::from(|before| before["n"] - 1));
    let tracks = list("m", row([station("u"), station("v")])).in_order(Order::Distinct);
    let railway = format::all([numbers, bits("an owner"), bits("a charge"), tracks]);
    let railway = railway.such("a charging station, and a track from every station", |railway: Railway| {
        railway.1.contains(&1) && next(&railway).iter().all(|next| !next.is_empty())
    });
    Problem::one("loj3118", Limits::known(2000, 256), railway, oracle, |wins: &Vec<bool>| {
        joined(wins.iter().map(|&wins| u8::from(wins)))
    })
    .all([("n", 2), ("m", 4)])
    .small("random-railways-of-3-to-5-stations", random_railways)
    .beyond("for worst inputs, strategies proved in a comment, and how many charges Arezou can force")
    .known("a-round-for-every-other-station", rounds)
    .attacks("the number of rounds, each with many tracks left")
    .known("one-long-path", || {
        // It ends in a charging station with a track to itself, 4999 tracks away.
        let tracks = (0..N).map(|v| (v, (v + 1).min(N - 1))).collect();
        ((vec![0; N], (0..N).map(|v| u8::from(v == N - 1)).collect(), tracks), vec![true; N])
    })
    .attacks("recursion as deep as the path is long")
    .worst("random", by_algorithm(by_charges), random_large)
    .attacks("stations of both kinds and both owners, far jumps in memory")
    .wrong("charged-once", |case| forced(case, 1), "all")
    .says("Asks whether Arezou can reach a charging station; from there Borzou may lead away for ever.")
    .wrong("charged-twice", |case| forced(case, 2), "random-railways-of-3-to-5-stations")
    .says("Makes one round: whether a second charge can be forced. After it Borzou may still lead away.")
    .wrong(
        "no-loop-of-one",
        |(owners, charges, tracks)| {
            let stays = |&(from, to): &(usize, usize)| from != to || !tracks.iter().any(|&(v, w)| v == from && w != to);
            forced(&(owners.clone(), charges.clone(), tracks.iter().copied().filter(stays).collect()), N)
        },
        "all",
    )
    .says("Drops tracks from a station to itself; an owner may choose such a track and stay.")
    .limit(|| {
        Bound::count("m", 200, M, |m| {
            let bits = ["1"; 200].join(" ");
            let track = |track: usize| format!("{} {}\n", track % 200, (track + track / 200) % 200);
            format!("200 @{m}\n{bits}\n{bits}\n{}", (0..m).map(track).format(""))
        })
    })
    .refused([
        ("no-charging-station", "2 2\n0 1\n0 @0\n0 1\n1 0\n", "a 1, as there is a charging station"),
        ("a-track-twice", "2 3\n0 1\n0 1\n0 1\n1 0\n@0 1@\n", "a track that has not come before"),
        ("a-station-without-a-track", "2 2\n0 1\n0 1\n0 1\n@0 0@\n", "a track from a station without one"),
    ])
    .main()
}

/// The largest number of stations, and of tracks.
const N: usize = 5000;
const M: usize = 20_000;

const SIDES: [&str; 2] = ["Borzou", "Arezou"];

/// Whether Arezou owns each station, whether it charges, and the tracks.
type Railway = (Vec<u8>, Vec<u8>, Edges);

/// Where the train is, and where the switches lead that have been set.
type Position = (usize, Vec<Option<usize>>);

fn oracle() -> impl FnMut(&Railway) -> Vec<bool> {
    |railway| {
        let (owners, charges, tracks) = railway;
        let next = next(railway);
        let moves = |(train, switches): &Position| match switches[*train] {
            Some(_) => vec![],
            None => {
                let set = |&to: &usize| (to, [&switches[..*train], &[Some(to)], &switches[train + 1..]].concat());
                next[*train].iter().map(set).collect()
            }
        };
        let owner = |train: usize| SIDES[usize::from(owners[train])];
        let mut play = Play::new(moves, |(train, switches): &Position, winners: &[&str]| match switches[*train] {
            None if winners.contains(&owner(*train)) => owner(*train),
            None => winners[0],
            // The train has been here, and runs in a loop from now on.
            Some(_) => {
                let onward = |station: &usize| switches[*station].filter(|next| next != train);
                let mut circle = std::iter::successors(Some(*train), onward);
                SIDES[usize::from(circle.any(|station| charges[station] == 1))]
            }
        })
        .worded(|winner| format!("{winner} wins"))
        .board(|(train, switches)| {
            let charging = |station: usize| if charges[station] == 1 { ", charging" } else { "" };
            let labels = (0..owners.len()).map(|v| format!("station {v}, {}{}", owner(v), charging(v)));
            let chosen = tracks.iter().map(|&(from, to)| if switches[from] == Some(to) { "chosen" } else { "" });
            let graph = board::graph(owners.len(), tracks.iter().copied()).directed().labelled(labels);
            let token = if switches[*train].is_some() { "train, in a loop for ever" } else { "train" };
            graph.written(chosen).token(*train, token).board()
        })
        .label(|_, (to, switches)| {
            format!("to station {to}{}", if switches[*to].is_some() { ", and so in a loop" } else { "" })
        })
        .mover(|&(train, _)| owner(train));
        (0..owners.len()).map(|start| play.value(&(start, vec![None; owners.len()])) == SIDES[1]).collect()
    }
}

fn next((owners, _, tracks): &Railway) -> Vec<Vec<usize>> {
    let mut next = vec![vec![]; owners.len()];
    tracks.iter().for_each(|&(from, to)| next[from].push(to));
    next
}

fn random_railways() -> Vec<Railway> {
    let mut random = seeded(1);
    let mut railway = |_| {
        let n = random.random_range(3..=5);
        let [owners, mut charges] = [(); 2].map(|()| (0..n).map(|_| random.random_range(0..=1)).collect_vec());
        charges[random.random_range(0..n)] = 1;
        let tracks = (0..random.random_range(n + 1..=2 * n)).map(|track| (track % n, random.random_range(0..n)));
        (owners, charges, tracks.unique().collect())
    };
    (0..2000).map(&mut railway).collect()
}

/// From station 0 Borzou goes round without a charge. Of each pair the first charges and has one track, to the second
/// of the pair before; the second is Arezou's, who may go to the first, or stay without a charge. So each pair is lost
/// by the one before, a round later. The other stations are all Arezou's, charge, and lead to one another.
fn rounds() -> (Railway, Vec<bool>) {
    let core = 102;
    let pairs = (N - core - 1) / 2;
    let lost = 2 * pairs + 1;
    let mut tracks = vec![(0, 0)];
    for pair in 0..pairs {
        let (first, second) = (2 * pair + 1, 2 * pair + 2);
        tracks.extend([(first, first - 1), (second, first), (second, second)]);
    }
    tracks.extend((lost..lost + core).cartesian_product(lost..lost + core));
    // Whoever can go down from the core need not.
    tracks.extend((1..lost).map(|station| (lost + station % core, station)).take(M - tracks.len()));
    let n = lost + core;
    let charges = (0..n).map(|station| u8::from(station % 2 == 1 || station >= lost)).collect();
    let owners = (0..n).map(|station| u8::from(station % 2 == 0 && station > 0 || station >= lost)).collect();
    ((owners, charges, tracks), (0..n).map(|station| station >= lost).collect())
}

/// Three tracks of four lead near, so that Borzou has some regions to stay in.
fn random_large() -> Railway {
    let mut random = seeded(2);
    let owners = (0..N).map(|_| random.random_range(0..=1)).collect();
    let charges = (0..N).map(|_| u8::from(random.random_bool(0.04))).collect();
    let tracks = (0..M).map(|track| match track % N {
        v if track < 3 * N => (v, v / 10 * 10 + random.random_range(0..10)),
        v => (v, random.random_range(0..N)),
    });
    (owners, charges, tracks.unique().collect())
}

/// Arezou wins iff she can force more charges than there are charging stations: then one of them comes twice, whatever
/// Borzou does, and he needs no memory.
fn by_charges(railway: &Railway) -> Vec<bool> {
    forced(railway, railway.1.iter().filter(|&&charge| charge == 1).count() + 1)
}

/// Where Arezou can force so many charges: how many she can is raised station by station until nothing changes.
fn forced(railway: &Railway, wanted: usize) -> Vec<bool> {
    let (owners, charges, _) = railway;
    let next = next(railway);
    let mut back = vec![vec![]; owners.len()];
    next.iter().enumerate().for_each(|(from, next)| next.iter().for_each(|&to| back[to].push(from)));
    let mut charged = vec![0; owners.len()];
    let mut open = (0..owners.len()).collect_vec();
    while let Some(station) = open.pop() {
        let after = next[station].iter().map(|&to| charged[to]);
        let after = if owners[station] == 1 { after.max() } else { after.min() }.expect("a track");
        let raised = wanted.min(after + usize::from(charges[station]));
        if raised > charged[station] {
            charged[station] = raised;
            open.extend(&back[station]);
        }
    }
    charged.into_iter().map(|charged| charged == wanted).collect()
}
