//! Cutting out letters between equal neighbours, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf305e", Limits::known(2000, 256), oracle, small)
        .played("all strings of up to 8 letters a, b, c, and 400 of up to 20")
        .beyond("for worst inputs, the published values of Dawson's Chess")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong(
                "the-first-winning-letter-of-the-last-run",
                |input| by_runs(input, |runs| runs.reverse()),
                "two-runs-win",
            )
            .says("Takes the first winning letter of the last run that has one."),
            wrong("a-winning-move-of-a-run-alone", run_alone, "the-wrong-run")
                .says("Makes the first run with a value lost, as if it were the only one."),
            wrong("the-neighbours-stay-good", parity, "all-strings-up-to-8-letters")
                .says("Lets the neighbours of the letter taken stay good: then every good letter can be taken once."),
        ])
        .refused([("a-capital-letter", "@abA\n", "1 to 5000 characters out of \"abcdefghijklmnopqrstuvwxyz\"")])
        .main()
}

/// Whether the letter stands in the middle of a palindrome of three or more letters.
fn may_be_taken(piece: &[u8], letter: usize) -> bool {
    let palindrome = |length: usize| {
        let inside = length <= letter && letter + length < piece.len();
        inside && (1..=length).all(|step| piece[letter - step] == piece[letter + step])
    };
    (1..piece.len()).any(palindrome)
}

/// What is on the table: the pieces in which a letter can be taken, in ascending order.
type Table = Vec<Vec<u8>>;

fn table(pieces: impl IntoIterator<Item = Vec<u8>>) -> Table {
    let lives = |piece: &Vec<u8>| (0..piece.len()).any(|letter| may_be_taken(piece, letter));
    pieces.into_iter().filter(lives).sorted().collect()
}

/// The tables after taking the letters that can be taken of the piece at an index, with the letter of each.
fn takings(pieces: &Table, index: usize) -> Vec<(usize, Table)> {
    let piece = &pieces[index];
    let letters = (0..piece.len()).filter(|&letter| may_be_taken(piece, letter));
    letters
        .map(|letter| {
            let mut rest = pieces.clone();
            rest.remove(index);
            rest.extend([piece[..letter].to_vec(), piece[letter + 1..].to_vec()]);
            (letter, table(rest))
        })
        .collect()
}

fn moves(pieces: &Table) -> Vec<Table> {
    let all = (0..pieces.len()).flat_map(|index| takings(pieces, index));
    all.map(|(_, next)| next).unique().collect()
}

fn oracle(input: &str) -> String {
    let start = table([input.trim().as_bytes().to_vec()]);
    let mut play = Play::normal(moves);
    let takings = if start.is_empty() { vec![] } else { takings(&start, 0) };
    said(takings.into_iter().find(|(_, next)| !play.value(next)).map(|(letter, _)| letter))
}

fn said(letter: Option<usize>) -> String {
    match letter {
        None => "Second\n".to_owned(),
        Some(letter) => format!("First\n{}\n", letter + 1),
    }
}

fn small() -> Vec<Small> {
    let all = (1..=8_usize).flat_map(|length| {
        let most = if length > 6 { 1 } else { 2 };
        let letters = (0..length).map(|index| ["a", "ab", "abc"][index.min(most)]);
        letters.map(str::chars).multi_cartesian_product().map(|word| word.into_iter().collect())
    });
    let mut random = seeded(1);
    let larger = (0..400).map(|_| random_word(random.random_range(9..=20), 0.8, b'c', &mut random));
    vec![Small::new("strings-with-long-runs", larger.collect_vec()), Small::new("all-strings-up-to-8-letters", all)]
}

/// A string of letters up to `last`, of which so many are like the one before the last: this makes the letter between
/// them good.
fn random_word(length: usize, alike: f64, last: u8, random: &mut Pcg64) -> String {
    let mut word = vec![b'a', b'b'];
    while word.len() < length {
        let like = word[word.len() - 2];
        word.push(if random.random_bool(alike) { like } else { random.random_range(b'a'..=last) });
    }
    String::from_utf8(word).expect("letters")
}

/// The greatest length.
const N: usize = 5000;

fn bounds() -> Vec<Bound> {
    let expected = r#"1 to 5000 characters out of "abcdefghijklmnopqrstuvwxyz""#;
    vec![Bound::saying("the length", 1, N, expected, |length| format!("@{}\n", repeated("a", length)))]
}

fn worst() -> Vec<Worst> {
    let published = Known::BySameIdea(published);
    let random = |alike| move || random_word(N, alike, b'z', &mut seeded(1));
    vec![
        Worst::new("one-run", "the longest run, in which most letters are tried", published, || "a".repeat(N)),
        Worst::new("one-odd-run", "the same with a middle", published, || "a".repeat(N - 1)),
        Worst::known("twins", "two equal runs, in which every letter is tried", || {
            // The second player takes in one run what the first takes in the other.
            (["a"; 2].map(|letter| letter.repeat(N / 2 - 1)).join("bc"), "Second\n".to_owned())
        }),
        Worst::new("many-runs", "runs of all lengths up to some hundred", published, random(0.98)),
        Worst::new("short-runs", "more than a thousand runs", published, random(0.5)),
    ]
}

/// The start and the length of a run of letters between equal neighbours.
type Run = (usize, usize);

fn runs(word: &[u8]) -> Vec<Run> {
    let is_good = |&letter: &usize| word[letter - 1] == word[letter + 1];
    let good = (1..word.len().max(2) - 1).chunk_by(is_good);
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

fn published(input: &str) -> String {
    by_runs(input, |_| {})
}

/// The value of what a run leaves without its letter i, from 0.
fn left(length: usize, i: usize) -> usize {
    dawson(i.max(1) - 1) ^ dawson(length.max(i + 2) - i - 2)
}

/// The first letter that makes the XOR of the values 0, where the runs are looked through in this order.
fn by_runs(input: &str, order: fn(&mut Vec<Run>)) -> String {
    let mut runs = runs(input.trim().as_bytes());
    order(&mut runs);
    let sum = xor(runs.iter().map(|run| dawson(run.1)));
    let mut letters = runs.into_iter().flat_map(|(start, length)| (0..length).map(move |i| (start, length, i)));
    let wins = letters.find(|&(_, length, i)| left(length, i) == dawson(length) ^ sum);
    said(wins.map(|(start, _, i)| start + i))
}

fn run_alone(input: &str) -> String {
    let runs = runs(input.trim().as_bytes());
    let sum = xor(runs.iter().map(|run| dawson(run.1)));
    let first = runs.into_iter().find(|run| sum != 0 && dawson(run.1) != 0);
    said(first.and_then(|(start, length)| (0..length).find(|&i| left(length, i) == 0).map(|i| start + i)))
}

fn parity(input: &str) -> String {
    let runs = runs(input.trim().as_bytes());
    let good = runs.iter().map(|run| run.1).sum::<usize>();
    said((good % 2 == 1).then(|| runs[0].0))
}
