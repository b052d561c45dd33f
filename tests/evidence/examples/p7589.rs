//! Two pieces on every line, with few and short steps back, by play.

use evidence::prelude::*;
use evidence::shared::nim;

fn main() -> ExitCode {
    let line = row([int("y", -100..=100), int("b", -END..=END), int("w", -END..=END).usually(1)]);
    let line = line.such("another place than that of the black piece", |[_, black, white]: Line| black != white);
    // A blank line stands before each game.
    let numbers = row([len("n", 1..=LINES), int("k", 0..=100), int("d", 1..=20)]);
    let games = Format::tests("T", 1..=100, format::all([row([]), numbers, list("n", line)]));
    Problem::tests("p7589", Limits::UNKNOWN, games, oracle, ["Yes", "No"])
        .promise("no two lines have the same height", |(_, lines)| lines.iter().map(|line| line[0]).all_unique())
        .inputs_of(50)
        .small("single-lines-with-gaps-up-to-8", || small_games(1, 9, 2, 3))
        .small("pairs-of-lines-with-gaps-up-to-4", || small_games(2, 5, 1, 2))
        .small("triples-of-lines-with-gaps-up-to-3", || small_games(3, 4, 1, 1))
        // The second player answers every move forward as in Nim with the gaps for heaps, and every move backward by
        // one forward on the same line: a game is lost or won as its gaps are there.
        .known("hundred-lines", || (large_games(LINES, 100, 20), [false, true].repeat(50)))
        .attacks("reading, and gaps of up to 1999")
        .known("without-steps-back", || (large_games(LINES - 1, 0, 1), [false, true].repeat(50)))
        .attacks("a gap without its equal, and nobody ever moves backward")
        .known("side-by-side", || (vec![((100, 20), vec![[7, -1000, -999]; LINES]); 100], vec![false; 100]))
        .attacks("a player who could move backward a hundred times, and loses all the same")
        .wrong("distances-for-gaps", |game| by_heaps(game, i32::abs), "side-by-side")
        .says("Takes the distance of the two pieces for the heap; the places between them are one fewer.")
        .wrong("white-on-the-right", |game| by_heaps(game, |distance| (distance - 1).max(0)), "either-side")
        .says("Takes the black piece for the one on the left.")
        .wrong("steps-up-to-d", |game| by_heaps(game, |distance| (distance.abs() - 1) % (game.0.1 + 1)), "long-steps")
        .says("Takes d for the longest move of all; only a move backward is limited by it.")
        .wrong("a-step-back-in-hand", |game| game.0.0 % 2 == 1 || by_heaps(game, |at| at.abs() - 1), "side-by-side")
        .says("Lets Alice win by the last of an odd number of moves backward; Bob takes each of them back.")
        .refused([("two-on-a-place", "1\n\n2 0 1\n1 2 3\n2 4 @4\n", "another place than that of the black piece")])
        .unplayed([("sample-1", "five steps back of up to 15 for each player on three lines: more than 10⁸ positions")])
        .main()
}

/// The largest number of lines, and the largest place on one.
const LINES: usize = 100;
const END: i32 = 1000;

/// The height of a line, and where its black and its white piece are.
type Line = [i32; 3];

/// How many times each player may move backward, how far at most, and the lines.
type Game = ((i32, i32), Vec<Line>);

/// Who is to move, 0 for Alice and 1 for Bob; how often each may still move backward, how far; and how far apart the
/// pieces are on each line: as it has no end, this is all that a move knows of it.
type Position = (usize, [i32; 2], i32, Vec<i32>);

/// Move one's own piece on a line towards the other one or backward, if this is still allowed.
fn moves((player, left, longest, lines): &Position) -> Vec<Position> {
    let mut moves = vec![];
    for (line, &apart) in lines.iter().enumerate() {
        let mut go = |to: i32, left| {
            let mut lines = lines.clone();
            lines[line] = to;
            moves.push((1 - player, left, *longest, lines));
        };
        (1..apart).for_each(|nearer| go(nearer, *left));
        if left[*player] > 0 {
            let mut fewer = *left;
            fewer[*player] -= 1;
            (1..=*longest).for_each(|step| go(apart + step, fewer));
        }
    }
    moves
}

fn oracle() -> impl FnMut(&Game) -> bool {
    let play = Play::normal(moves).mover(|(player, ..)| ["Alice", "Bob"][*player]).board(|(_, left, _, lines)| {
        let cell = |at, apart| {
            if at == 0 {
                "●"
            } else if at == apart {
                "○"
            } else {
                ""
            }
        };
        let width = lines.iter().copied().max().unwrap_or(0);
        let grid = board::grid(lines.iter().map(|&apart| (0..=width).map(move |at| cell(at, apart))));
        grid.and(board::numbers([("Alice may go back:", left[0]), ("Bob:", left[1])]))
    });
    let mut play = play.label(|(.., before), (.., after)| {
        let line = (0..before.len()).find(|&line| before[line] != after[line]).expect("a piece moves");
        let step = before[line] - after[line];
        format!("line {}: {} by {}", line + 1, if step > 0 { "forward" } else { "back" }, step.abs())
    });
    move |((most, longest), lines)| {
        let apart = lines.iter().map(|[_, black, white]| (black - white).abs());
        play.value(&(0, [*most; 2], *longest, apart.collect()))
    }
}

/// All games with so many lines, distances, and moves backward up to these; each line has Black on the other side than
/// the line before.
fn small_games(lines: usize, distance: i32, most: i32, longest: i32) -> Vec<Game> {
    let line = |(index, distance): (usize, i32)| {
        let white = if index % 2 == 0 { distance } else { -distance };
        [index as i32, 0, white]
    };
    let all = (0..lines).map(|_| 1..=distance).multi_cartesian_product();
    let all = all.map(|distances| distances.into_iter().enumerate().map(line).collect_vec()).collect_vec();
    let limits = (0..=most).cartesian_product(1..=longest);
    limits.flat_map(|(most, longest)| all.iter().map(move |lines| ((most, longest), lines.clone()))).collect()
}

/// A hundred games, lost and won in turns.
fn large_games(lines: usize, most: i32, longest: i32) -> Vec<Game> {
    let mut random = seeded(lines as u64);
    let mut game = |index| {
        let gaps = if index % 2 == 0 { nim::lost } else { nim::won }(lines, 1..=1999, &mut random);
        let mut line = |(y, gap): (usize, u32)| {
            let distance = gap as i32 + 1;
            let left = random.random_range(-END..=END - distance);
            if random.random() { [y as i32, left, left + distance] } else { [y as i32, left + distance, left] }
        };
        ((most, longest), gaps.into_iter().enumerate().map(&mut line).collect())
    };
    (0..100).map(&mut game).collect()
}

/// Nim with a heap for each line, by the distance from its black piece to its white one.
fn by_heaps((_, lines): &Game, heap: impl Fn(i32) -> i32) -> bool {
    xor(lines.iter().map(|[_, black, white]| heap(white - black))) != 0
}
