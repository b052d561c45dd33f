//! Cities that are burned until k are left, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let form = format::all([row([len("n", 1..=N), between("k", 1, "n")]), list("n", int("a", 1..=MOST))]);
    Problem::one("cf549c", Limits::known(1000, 256), form, || by_play, ["Stannis", "Daenerys"])
        .small(COUNTS, || {
            let counts = (0..=9).cartesian_product(0..=9).filter(|(odd, even)| (1..=9).contains(&(odd + even)));
            counts.flat_map(|(odd, even)| (1..=odd + even).map(move |k| cities(odd, even, k))).collect()
        })
        .small("random-cities-of-up-to-9", || {
            let mut random = seeded(1);
            let mut game = |index: usize| {
                let n = random.random_range(1..=9);
                let k = random.random_range(1..=n);
                (k, (0..n).map(|_| random.random_range(1..=[4, MOST][index % 2])).collect())
            };
            (0..150).map(&mut game).collect()
        })
        .beyond("for worst inputs, a table by the numbers of odd and of even cities")
        // Nobody has a move, or only the last one, with cities of one kind.
        .known("no-move", || ((N, vec![MOST; N]), false))
        .attacks("all cities stay")
        .known("even-cities-alone", || ((1, vec![MOST; N]), false))
        .attacks("a last move that changes nothing")
        .known("odd-cities-alone", || ((N / 2 - 1, vec![MOST - 1; N]), true))
        .attacks("a sum that only k decides")
        .worst("thousands-left-to-burn", by_algorithm(by_counts), || cities(2000, 2001, 1002))
        .attacks("a difference of one city, which decides")
        // Many more cities have more pairs of counts than a table may have.
        .worst("half-of-the-moves-is-enough", by_same_idea(by_kinds), || cities(N - N / 4, N / 4, N / 2 - 1))
        .attacks("exactly as many even cities as one player has moves")
        .worst("half-of-the-moves-and-one", by_same_idea(by_kinds), || cities(N - N / 4 - 1, N / 4 + 1, N / 2 - 1))
        .attacks("one even city more than that")
        .wrong("the-last-mover-always", |(k, people)| (people.len() - k) % 2 == 1, "two-even")
        .says("Lets the player who moves last win; the other one may burn all cities of one kind.")
        .smallest("1 1\n1\n")
        .wrong(
            "no-move-forgotten",
            |game| {
                let [odd, even, moves, k] = counts(game);
                after_moves(odd, even, moves, moves / 2, k)
            },
            "no-move",
        )
        .says("Treats n = k like the rest; nobody moves, and the sum decides.")
        .smallest("2 2\n1 2\n")
        .wrong(
            "odd-cities-make-it-odd",
            |game| match counts(game) {
                [_, even, moves, _] if moves > 0 && moves % 2 == 0 => even <= moves / 2,
                _ => by_kinds(game),
            },
            "odd-ones-alone",
        )
        .says("Takes the sum of odd cities for odd; it is odd only if their number k is.")
        .wrong(
            "the-even-ones-forgotten",
            |game| match counts(game) {
                [odd, _, moves, _] if moves % 2 == 1 => odd > moves / 2,
                _ => by_kinds(game),
            },
            COUNTS,
        )
        .says("Forgets that Daenerys can burn the even cities as well, where k is even.")
        .wrong(
            "one-move-too-many",
            |game| match counts(game) {
                [_, _, 0, _] => by_kinds(game),
                [odd, even, moves, k] => after_moves(odd, even, moves, moves.div_ceil(2), k),
            },
            COUNTS,
        )
        .says("Gives the player who does not move last half of the moves, rounded up; it is rounded down.")
        .wrong("both-kinds-kept", by_both_kinds, "two-of-each")
        .says("Makes the last mover keep both kinds alike before his last move; for odd k one of them alone matters.")
        .smallest("4 1\n1 1 2 2\n")
        .main()
}

const COUNTS: &str = "one-set-of-cities-for-each-two-counts-of-up-to-9-in-all-and-each-k";

/// The largest number of cities, and of people in one.
const N: usize = 200_000;
const MOST: u32 = 1_000_000;

/// How many cities are left in the end, and how many people the cities have.
type Game = (usize, Vec<u32>);

/// Cities with 1 or 2 people.
fn cities(odd: usize, even: usize, k: usize) -> Game {
    (k, [vec![1; odd], vec![2; even]].concat())
}

/// Burn a city. In the end Stannis has won if the sum is odd.
fn by_play((k, people): &Game) -> bool {
    let moves = |(left, is_stannis): &(Vec<Option<u32>>, bool)| {
        let cities = left.iter().positions(Option::is_some).collect_vec();
        if cities.len() == *k {
            return vec![];
        }
        let burned = cities.into_iter().map(|city| {
            let mut left = left.clone();
            left[city] = None;
            (left, !is_stannis)
        });
        burned.collect()
    };
    let wins = |(left, is_stannis): &(Vec<Option<u32>>, bool), wins: &[bool]| match wins {
        [] => (left.iter().flatten().sum::<u32>() % 2 == 1) == *is_stannis,
        _ => wins.contains(&false),
    };
    let mut play = Play::new(moves, wins)
        .board(|(left, _)| {
            board::pieces(left.len(), left.iter().enumerate().filter_map(|(city, people)| Some((city, (*people)?))))
        })
        .label(|(before, _), (after, _)| {
            let city = (0..before.len()).find(|&city| before[city] != after[city]).expect("a city is burned");
            format!("burn {}", before[city].expect("people"))
        })
        .alike(|(left, is_stannis)| (sorted(left), *is_stannis))
        .mover(|(_, is_stannis)| if *is_stannis { "Stannis" } else { "Daenerys" });
    play.value(&(people.iter().copied().map(Some).collect(), true))
}

/// Whether Stannis wins, by how many odd and even cities are left, from the end on.
fn by_counts((k, people): &Game) -> bool {
    let odd = people.iter().filter(|&count| count % 2 == 1).count();
    let (even, moves) = (people.len() - odd, people.len() - k);
    // After all moves, by the number of odd cities that are left; then one move earlier each time.
    let mut wins = (0..=odd.min(*k)).map(|left| left % 2 == 1).collect_vec();
    for left in *k + 1..=people.len() {
        let is_stannis = (left - k) % 2 == moves % 2;
        let best = |odds: usize| {
            let burned_odd = odds.checked_sub(1).and_then(|odds| wins.get(odds));
            let burned_even = if left > odds { wins.get(odds) } else { None };
            burned_odd.into_iter().chain(burned_even).any(|&wins| wins == is_stannis) == is_stannis
        };
        wins = (0..=odd.min(left)).map(|odds| left - odds <= even && best(odds)).collect();
    }
    wins[odd]
}

/// How many cities are odd and even, how many moves there are, and how many cities are left.
fn counts((k, people): &Game) -> [usize; 4] {
    let odd = people.iter().filter(|&count| count % 2 == 1).count();
    [odd, people.len() - odd, people.len() - k, *k]
}

fn by_kinds(game: &Game) -> bool {
    match counts(game) {
        [odd, _, 0, _] => odd % 2 == 1,
        [odd, even, moves, k] => after_moves(odd, even, moves, moves / 2, k),
    }
}

/// All moves, where the player who moves last burns a city of the kind of which more are left, and the other one of the
/// kind of which fewer are.
fn by_both_kinds(game: &Game) -> bool {
    let [mut odd, mut even, moves, _] = counts(game);
    for left in (1..=moves).rev() {
        let is_stannis = (moves - left) % 2 == 0;
        let burns_odd = match left {
            1 => (odd % 2 == 0) == is_stannis,
            _ if left % 2 == 1 => odd >= even,
            _ => odd < even,
        };
        *if odd > 0 && (burns_odd || even == 0) { &mut odd } else { &mut even } -= 1;
    }
    odd % 2 == 1
}

/// The player who does not move last wants to be rid of a kind in so many moves, and what is left has to be right for
/// him.
fn after_moves(odd: usize, even: usize, moves: usize, half: usize, k: usize) -> bool {
    let (odds_go, evens_go) = (odd <= half, even <= half);
    if moves % 2 == 1 { !odds_go && (k % 2 == 1 || !evens_go) } else { evens_go && k % 2 == 1 }
}
