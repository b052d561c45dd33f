//! Asking, bluffing and guessing: each position as a matrix of chances, solved in exact fractions.

use evidence::chance::{Fraction, close, decimal, fraction};
use evidence::prelude::*;
use evidence::watch::unseen;

fn main() -> ExitCode {
    let numbers = row([int("m", 0..=N), int("n", 0..=N)]);
    Problem::one("cf98e", Limits::known(2000, 256), numbers, by_matrices, printed)
        .all([("m", 9), ("n", 9)])
        .beyond("more cards: the same matrices solved by a formula, between bounds of fixed point")
        .worst("both-many", by_same_idea(between_bounds), || (N, N))
        .attacks("a thousand cards each, and roundings one upon the other")
        .worst("one-card-against-many", by_same_idea(between_bounds), || (1, N))
        .attacks("chances of which many are small")
        .worst("many-cards-against-one", by_same_idea(between_bounds), || (N, 1))
        .attacks("chances of which many are close to 1")
        .known("nothing-to-bluff-with", || ((0, N), fraction(1, 1001)))
        .attacks("a guess at once")
        .known("the-card-is-known", || ((N, 0), fraction(1, 1)))
        .attacks("no card to ask for")
        .check(|_, expected, actual| close(expected, actual, 1e-9))
        .wrong("six-digits", six_digits, "all")
        .says("Prints six digits after the point, as C++ does by default; nine are needed.")
        .wrong("never-bluffs", |hands| by_rows(hands, next, |rows| rows.into_iter().take(2).collect()), "all")
        .says("Lets nobody bluff: then each “no” tells where the card is.")
        .wrong("roles-kept", |hands| by_rows(hands, roles_kept, |rows| rows), "all")
        .says("Forgets that the other player moves next, with his own number of cards before that of the first.")
        .lemmas([lemma("passing-gives-no-more", passing_gives_no_more)])
        .no_game("each player has hidden cards and a mixed strategy")
        .main()
}

/// The largest number of cards.
const N: u16 = 1000;

/// The hidden cards of the player to move, and of the other one.
type Hands = (u16, u16);

/// What the player to move can do: his chance where the other player believes a named card to be on the table, and
/// where he doubts it.
type Row = [Fraction; 2];

fn by_matrices() -> impl FnMut(&Hands) -> Fraction {
    |hands| by_rows(hands, next, |rows| rows)
}

/// The other player is to move: the card that was named is laid aside, or it is known to be the mover's.
fn next(&(m, n): &Hands) -> Vec<Hands> {
    let asked = (n > 0).then(|| (n - 1, m));
    let bluffed = (m > 0 && n > 0).then(|| (n, m - 1));
    asked.into_iter().chain(bluffed).collect()
}

fn roles_kept(hands: &Hands) -> Vec<Hands> {
    next(hands).into_iter().map(|(others, own)| (own, others)).collect()
}

/// The chance of the player to move, where `allowed` says what of all that he can do he may.
fn by_rows(hands: &Hands, next: fn(&Hands) -> Vec<Hands>, allowed: fn(Vec<Row>) -> Vec<Row>) -> Fraction {
    let one = || fraction(1, 1);
    let solve = move |&(m, n): &Hands, after: &[Fraction]| {
        let unknown = fraction(i64::from(n) + 1, 1);
        let guess = one() / &unknown;
        let mut rows = vec![[guess.clone(), guess.clone()]];
        if n > 0 {
            // One of the unknown cards is on the table: named, it loses if believed, and is guessed in the next move if
            // not. Without cards of his own, nobody can doubt him.
            let held = (one() - &guess) * (one() - &after[0]);
            let on_table = if m > 0 { guess } else { fraction(0, 1) };
            rows.push([held.clone(), held + on_table]);
        }
        if m > 0 && n > 0 {
            rows.push([one(), one() - &after[1]]);
        }
        value(&allowed(rows))
    };
    unseen(|| Play::new(next, solve).value(hands))
}

/// What can be got from a matrix with two columns: the other player mixes them such that the best row is least. As the
/// best row is made of straight lines, it is least at an end or where two of them meet.
fn value(rows: &[Row]) -> Fraction {
    let (zero, one) = (fraction(0, 1), fraction(1, 1));
    let meet = |([a, b], [c, d]): (&Row, &Row)| {
        let slope = (a - b) - (c - d);
        (slope != zero).then(|| (d - b) / slope)
    };
    let mixed = rows.iter().tuple_combinations().filter_map(meet).filter(|first| (&zero..=&one).contains(&first));
    let best = |first: Fraction| rows.iter().map(|[a, b]| a * &first + b * (&one - &first)).max().expect("a row");
    mixed.chain([zero.clone(), one.clone()]).map(best).min().expect("a mixture")
}

/// The chances of both, cut off behind 15 digits.
fn printed(chance: &Fraction) -> String {
    format!("{} {}", decimal(chance), decimal(&(fraction(1, 1) - chance)))
}

fn six_digits(hands: &Hands) -> Fraction {
    let million = fraction(1_000_000, 1);
    (by_matrices()(hands) * &million).round() / million
}

/// One, where all is counted in so small parts.
const ONE: i128 = 1_000_000_000_000_000;

/// Least and largest chances of the player to move, by the numbers of hidden cards, with up to `most` each. Nothing is
/// known of so many cards but the formula: it falls where x or h grows, so that each bound is made of the others.
fn bounds(most: usize) -> Vec<Vec<[i128; 2]>> {
    let mut bounds = vec![vec![[ONE; 2]; most + 1]; most + 1];
    for (sum, m) in (1..=2 * most).flat_map(|sum| (0..=most.min(sum - 1)).map(move |m| (sum, m))) {
        let n = sum - m;
        if n > most {
            continue;
        }
        let count = n as i128;
        bounds[m][n] = match m {
            0 => [ONE / (count + 1), ONE / (count + 1) + 1],
            _ => [0, 1].map(|bound| {
                let (x, h) = (bounds[n - 1][m][1 - bound], bounds[n][m - 1][1 - bound]);
                (ONE * ONE + count * h * (ONE - x)) / (ONE + (count + 1) * h) + bound as i128
            }),
        };
    }
    bounds
}

fn between_bounds(&(m, n): &Hands) -> Fraction {
    let [least, greatest] = bounds(m.max(n).into())[usize::from(m)][usize::from(n)];
    assert!(greatest - least < ONE / 10_000_000_000);
    fraction((least + greatest) as i64, 2 * ONE as i64)
}

/// The player to move gets at least what he would get if the other one were to move.
fn passing_gives_no_more() {
    let (n, mut exact) = (usize::from(N), by_matrices());
    let bounds = bounds(n);
    for (a, b) in (0..=n).cartesian_product(0..=n) {
        let is_more = match a + b {
            0..=6 => exact(&(a as u16, b as u16)) + exact(&(b as u16, a as u16)) >= fraction(1, 1),
            _ => bounds[a][b][0] + bounds[b][a][0] > ONE,
        };
        assert!(is_more, "{a} {b}");
    }
}
