//! Neighbouring tiles on neighbouring cells, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let moves =
        list("N", row([between("M", 1, "N").usually(format::PLACE), between("C", 1, "N").usually(format::PLACE)]));
    let game = format::all([row([len("N", 4..=N)]), moves]).such("every tile and every cell once", |moves: Game| {
        moves.iter().map(|placed| placed.0).all_unique() && moves.iter().map(|placed| placed.1).all_unique()
    });
    Problem::tests("p13071", Limits::UNKNOWN, Format::tests("T", 1..=T, game), oracle, Numbered("Case #"))
        .inputs_of(100)
        .small("all-games-of-4-cells-that-begin-in-the-left-half", || {
            let orders = || (1..=4).permutations(4);
            let games =
                orders().cartesian_product(orders()).map(|(tiles, cells)| tiles.into_iter().zip(cells).collect());
            games.filter(|game: &Game| game[0].1 <= 2).collect()
        })
        .small("random-games-of-5-to-7-cells", || games(5..=7, 1500, 1, false))
        .small(QUIET, || games(5..=7, 1500, 2, true))
        .worst("quiet", by_same_idea(by_claim), || games(N..=N, T, 3, true))
        .attacks("all moves of B looked at in all of his turns, without an early end")
        .worst("random", by_same_idea(by_claim), || games(N..=N, T, 4, false))
        .attacks("a pair early on")
        .known("everything-in-order", || {
            // A pair with the second tile: A could win from the start on, so neither makes a mistake.
            let game = (1..=N).map(|k| (k, k)).collect_vec();
            (vec![game; T], vec!["0 0".to_owned(); T])
        })
        .attacks("a pair from the second move on, through all of the game")
        .wrong(
            "the-last-two-as-any-even-number",
            |game| claimed(game, |k, pairs| k % 2 == 1 && 2 * pairs > k, 3),
            QUIET,
        )
        .says(
            "Lets B win whenever an even number of cells is left; with two, A wins if these are neighbours and the two \
             tiles consecutive.",
        )
        .wrong(
            "half-is-enough",
            |game| claimed(game, |k, pairs| (k == 2 || k % 2 == 1) && 2 * pairs + 1 >= k, 3),
            QUIET,
        )
        .says("Tests 2P ≥ K − 1 where 2P > K is right.")
        .wrong(
            "no-double-threat",
            |game| claimed(game, |k, pairs| (k == 2 || k % 2 == 1) && 2 * pairs > k, 99),
            "two-runs-of-four",
        )
        .says("Forgets that the middle tile on the middle cell of three makes more threats than B can end.")
        .wrong(
            "any-change-is-a-mistake",
            |game| {
                let won = game
                    .iter()
                    .enumerate()
                    .map(|(turn, _)| is_won_by_a(&board_after(game, turn), RIGHT, 3))
                    .collect_vec();
                let changes = won.windows(2).filter(|pair| pair[0] != pair[1]).count();
                format!("{} {}", changes.div_ceil(2), changes / 2 + usize::from(changes == 1))
            },
            QUIET,
        )
        .says("Counts the mistakes of both by the changes of the winner alone.")
        .limit(|| {
            Bound::integer("M", 1, 4, |tile| {
                format!("1\n4\n2 1\n3 2\n{}@{tile} 4\n", if tile == 1 { "4 3\n" } else { "1 3\n" })
            })
        })
        .limit(|| {
            Bound::integer("C", 1, 4, |cell| {
                format!("1\n4\n1 2\n2 3\n{}4 @{cell}\n", if cell == 1 { "3 4\n" } else { "3 1\n" })
            })
        })
        .limit(|| Bound::count("N", 4, N, |n| format!("1\n@{n}\n{}", (1..=n).map(|k| format!("{k} {k}\n")).format(""))))
        .refused([("a-tile-twice", "1\n4\n1 1\n2 2\n@1 3@\n4 4\n", "a tile and a cell that have not come before")])
        .main()
}

/// The largest number of cells, and of games.
const N: usize = 50;
const T: usize = 100;
const QUIET: &str = "games-of-5-to-7-cells-with-few-threats";

/// The tile and the cell of each move.
type Game = Vec<(usize, usize)>;

/// The tile on each cell, or 0.
type Row = Vec<usize>;

fn oracle() -> impl FnMut(&Game) -> String {
    // Once there is a pair, A has won.
    let over = |row: &Row| has_pair(row) || !row.contains(&0);
    let moves = move |row: &Row| if over(row) { vec![] } else { moves(row) };
    // Whether the player to move wins.
    let mut play = Play::new(moves, move |row: &Row, wins: &[bool]| match over(row) {
        true => has_pair(row) == is_a_to_move(row),
        false => wins.contains(&false),
    })
    .board(|row| board::row(row.iter().map(|&tile| if tile == 0 { String::new() } else { tile.to_string() })))
    .mover(|row| if is_a_to_move(row) { "A" } else { "B" });
    move |game| {
        let mut mistakes = [0, 0];
        for turn in 0..game.len() - 1 {
            let is_mistake = play.value(&board_after(game, turn)) && play.value(&board_after(game, turn + 1));
            mistakes[turn % 2] += u32::from(is_mistake);
        }
        mistakes.iter().join(" ")
    }
}

fn has_pair(row: &Row) -> bool {
    row.windows(2).any(|pair| !pair.contains(&0) && pair[0].abs_diff(pair[1]) == 1)
}

fn is_a_to_move(row: &Row) -> bool {
    row.iter().filter(|&&tile| tile > 0).count() % 2 == 0
}

/// Any tile that is left on any free cell.
fn moves(row: &Row) -> Vec<Row> {
    let left = left(row);
    let tiles = (1..=row.len()).filter(|&tile| left[tile]);
    let free = (0..row.len()).filter(|&cell| row[cell] == 0);
    let put = |(tile, cell): (usize, usize)| [&row[..cell], &[tile], &row[cell + 1..]].concat();
    tiles.cartesian_product(free).map(put).collect()
}

fn board_after(game: &Game, turns: usize) -> Row {
    let mut row = vec![0; game.len()];
    game[..turns].iter().for_each(|&(tile, cell)| row[cell - 1] = tile);
    row
}

/// Random games; in some a player makes threats only where all moves do.
fn games(n: std::ops::RangeInclusive<usize>, count: usize, seed: u64, is_quiet: bool) -> Vec<Game> {
    let mut random = seeded(seed);
    let mut game = |_| {
        let n = random.random_range(n.clone());
        let (mut row, mut game) = (vec![0; n], vec![]);
        while game.len() < n {
            let mut pick = || {
                let pick = |random: &mut Pcg64, of: Vec<usize>| of[random.random_range(0..of.len())];
                let tile = pick(&mut random, (1..=n).filter(|tile| !row.contains(tile)).collect());
                (tile, pick(&mut random, (0..n).filter(|&cell| row[cell] == 0).collect()))
            };
            let picks = (0..if is_quiet { 12 } else { 1 }).map(|_| pick()).collect_vec();
            let is_loud = |&&(tile, cell): &&(usize, usize)| {
                let mut next: Row = row.clone();
                next[cell] = tile;
                has_threat(&next)
            };
            let (tile, cell) = *picks.iter().find(|pick| !is_loud(pick)).unwrap_or(&picks[0]);
            row[cell] = tile;
            game.push((tile, cell + 1));
        }
        game
    };
    (0..count).map(&mut game).collect()
}

/// Whether each tile is left; there is none in front of the first, and none behind the last.
fn left(row: &Row) -> Vec<bool> {
    let mut left = [vec![false], vec![true; row.len()], vec![false]].concat();
    row.iter().for_each(|&tile| left[tile] = false);
    left
}

/// Whether a pair is there, or can be made by the next move.
fn has_threat(row: &Row) -> bool {
    let left = left(row);
    let threatens = |tile: usize| tile > 0 && (left[tile - 1] || left[tile + 1]);
    has_pair(row) || row.windows(2).any(|pair| pair.contains(&0) && pair.iter().any(|&tile| threatens(tile)))
}

const RIGHT: fn(usize, usize) -> bool = |k, pairs| (k == 2 || k % 2 == 1) && 2 * pairs > k;

/// The claim on rows of tiles, position by position: no search goes beyond a dozen cells.
fn by_claim(game: &Game) -> String {
    claimed(game, RIGHT, 3)
}

/// The same with `wins` for K and P, and with runs that are long from `three` on.
fn claimed(game: &Game, wins: impl Fn(usize, usize) -> bool, three: usize) -> String {
    let won = (0..game.len()).map(|turn| is_won_by_a(&board_after(game, turn), &wins, three)).collect_vec();
    let mut mistakes = [0, 0];
    for (turn, pair) in won.windows(2).enumerate() {
        mistakes[turn % 2] += u32::from(pair[0] != pair[1] && pair[1] == (turn % 2 == 1));
    }
    mistakes.iter().join(" ")
}

fn is_won_by_a(row: &Row, wins: impl Fn(usize, usize) -> bool, three: usize) -> bool {
    let a_wins = |row: &Row| {
        let runs = |free: Vec<bool>| free.split(|free| !free).map(<[bool]>::len).collect_vec();
        let cells = runs(row.iter().map(|&tile| tile == 0).collect());
        let tiles = runs(left(row));
        let is_long = |runs: &[usize]| runs.iter().any(|&run| run >= three);
        let pairs = cells.iter().chain(&tiles).map(|run| run / 2).sum();
        is_long(&cells) && is_long(&tiles) || wins(cells.iter().sum(), pairs)
    };
    match is_a_to_move(row) {
        true => has_threat(row) || a_wins(row),
        false => has_pair(row) || moves(row).iter().all(|next| has_threat(next) || a_wins(next)),
    }
}
