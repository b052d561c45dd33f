//! Cutting out letters between equal neighbours, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let word = row([format::word("the length", 1, N, "abcdefghijklmnopqrstuvwxyz")]);
    Problem::one("cf305e", Limits::known(2000, 256), word, || by_play, said)
        .small("random-strings-of-9-to-20-letters-up-to-c-with-long-runs", || {
            let mut random = seeded(1);
            (0..400).map(|_| random_word(random.random_range(9..=20), 0.8, 'c', &mut random)).collect()
        })
        .small(SHORT, || {
            let of_length = |length: usize| {
                let most = if length > 6 { 1 } else { 2 };
                (0..length).map(|index| ["a", "ab", "abc"][index.min(most)].chars()).multi_cartesian_product()
            };
            (1..=8).flat_map(of_length).map(String::from_iter).collect()
        })
        .beyond("for worst inputs, the published values of Dawson's Chess")
        .worst("one-run", by_same_idea(published), || repeated("a", N))
        .attacks("the longest run, in which most letters are tried")
        .worst("one-odd-run", by_same_idea(published), || repeated("a", N - 1))
        .attacks("the same with a middle")
        // The second player takes in one run what the first takes in the other.
        .known("twins", || (["a"; 2].map(|letter| letter.repeat(N / 2 - 1)).join("bc"), None))
        .attacks("two equal runs, in which every letter is tried")
        .worst("many-runs", by_same_idea(published), || random_word(N, 0.98, 'z', &mut seeded(1)))
        .attacks("runs of all lengths up to some hundred")
        .worst("short-runs", by_same_idea(published), || random_word(N, 0.5, 'z', &mut seeded(1)))
        .attacks("more than a thousand runs")
        .wrong(
            "the-first-winning-letter-of-the-last-run",
            |word| by_runs(runs(word).into_iter().rev().collect()),
            "two-runs-win",
        )
        .says("Takes the first winning letter of the last run that has one.")
        .wrong("a-winning-move-of-a-run-alone", run_alone, "the-wrong-run")
        .says("Makes the first run with a value lost, as if it were the only one.")
        .wrong("the-neighbours-stay-good", parity, SHORT)
        .says("Lets the neighbours of the letter taken stay good: then every good letter can be taken once.")
        .refused([("a-capital-letter", "@abA\n", "1 to 5000 characters out of \"abcdefghijklmnopqrstuvwxyz\"")])
        .main()
}

const SHORT: &str = "strings-of-up-to-6-letters-abc-and-up-to-8-letters-ab-in-the-order-in-which-letters-come";

/// The largest length.
const N: usize = 5000;

/// A letter that wins, if there is one.
type Letter = Option<usize>;

fn said(letter: &Letter) -> String {
    letter.map_or("Second".to_owned(), |letter| format!("First\n{}", letter + 1))
}

/// Whether the letter stands in the middle of a palindrome of three or more letters.
fn may_be_taken(piece: &str, letter: usize) -> bool {
    let letters = piece.as_bytes();
    let palindrome = |length: usize| {
        let inside = length <= letter && letter + length < piece.len();
        inside && (1..=length).all(|step| letters[letter - step] == letters[letter + step])
    };
    (1..piece.len()).any(palindrome)
}

/// The pieces on the table.
type Table = Vec<String>;

/// The pieces in which a letter can be taken, in ascending order.
fn alive(pieces: &Table) -> Table {
    let lives = |piece: &&String| (0..piece.len()).any(|letter| may_be_taken(piece, letter));
    pieces.iter().filter(lives).cloned().sorted().collect()
}

/// The letters that can be taken, with their pieces, and the tables that this leaves.
fn takings(pieces: &Table) -> Vec<(usize, usize, Table)> {
    let letters =
        pieces.iter().enumerate().flat_map(|(index, piece)| (0..piece.len()).map(move |letter| (index, letter)));
    let letters = letters.filter(|&(index, letter)| may_be_taken(&pieces[index], letter));
    let taken = letters.map(|(index, letter)| {
        let (piece, mut rest) = (&pieces[index], pieces.clone());
        rest.splice(index..=index, [piece[..letter].to_owned(), piece[letter + 1..].to_owned()]);
        (index, letter, rest)
    });
    taken.collect()
}

fn by_play(word: &String) -> Letter {
    let moves = |pieces: &Table| takings(pieces).into_iter().map(|(.., next)| next).unique().collect();
    let play = Play::normal(moves).alike(alive).board(|pieces| board::row(pieces.join(" ").chars()));
    let mut play = play.label(|pieces, next| {
        let takings = takings(pieces).into_iter();
        let (index, letter, _) = takings.into_iter().find(|(.., after)| after == next).expect("a move");
        let cell = pieces[..index].iter().map(|piece| piece.len() + 1).sum::<usize>() + letter + 1;
        format!("{} at {cell}", &pieces[index][letter..=letter])
    });
    let start = vec![word.clone()];
    if !play.value(&start) {
        return None;
    }
    takings(&start).into_iter().find(|(.., next)| !play.value(next)).map(|(_, letter, _)| letter)
}

/// A string of letters up to `last`, of which so many are like the one before the last: this makes the letter between
/// them good.
fn random_word(length: usize, alike: f64, last: char, random: &mut Pcg64) -> String {
    let mut word = vec!['a', 'b'];
    while word.len() < length {
        let like = word[word.len() - 2];
        word.push(if random.random_bool(alike) { like } else { random.random_range('a'..=last) });
    }
    word.into_iter().collect()
}

/// The start and the length of a run of letters between equal neighbours.
type Run = (usize, usize);

fn runs(word: &str) -> Vec<Run> {
    let letters = word.as_bytes();
    let good = (1..word.len().max(2) - 1).chunk_by(|&letter| letters[letter - 1] == letters[letter + 1]);
    let runs = good.into_iter().filter(|(is_good, _)| *is_good);
    runs.map(|(_, run)| run.collect_vec()).map(|run| (run[0], run.len())).collect()
}

/// The values of Dawson's Chess as they are printed in Winning Ways, chapter 4: period 34 after a few exceptions.
/// Nothing else is known for such lengths but the splitting into runs that the program rests on; the values come from
/// elsewhere.
fn dawson(length: usize) -> usize {
    const PERIOD: [usize; 34] =
        [8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7, 4];
    match length {
        0 | 14 | 34 => 0,
        16 | 17 | 31 | 51 => 2,
        _ => PERIOD[length % 34],
    }
}

fn published(word: &String) -> Letter {
    by_runs(runs(word))
}

/// The value of what a run leaves without its letter i, from 0.
fn left(length: usize, i: usize) -> usize {
    dawson(i.max(1) - 1) ^ dawson(length.max(i + 2) - i - 2)
}

/// The first letter that makes the XOR of the values 0, where the runs are looked through in this order.
fn by_runs(runs: Vec<Run>) -> Letter {
    let sum = xor(runs.iter().map(|run| dawson(run.1)));
    let mut letters = runs.into_iter().flat_map(|(start, length)| (0..length).map(move |i| (start, length, i)));
    let wins = letters.find(|&(_, length, i)| left(length, i) == dawson(length) ^ sum);
    wins.map(|(start, _, i)| start + i)
}

fn run_alone(word: &String) -> Letter {
    let runs = runs(word);
    let sum = xor(runs.iter().map(|run| dawson(run.1)));
    let (start, length) = runs.into_iter().find(|run| sum != 0 && dawson(run.1) != 0)?;
    (0..length).find(|&i| left(length, i) == 0).map(|i| start + i)
}

fn parity(word: &String) -> Letter {
    let runs = runs(word);
    let good = runs.iter().map(|run| run.1).sum::<usize>();
    (good % 2 == 1).then(|| runs[0].0)
}
