//! Bans and decks that both choose at the same time: each choice as a matrix, solved in exact fractions.

use evidence::chance::{Fraction, close, decimal, fraction};
use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let deck = row([int("X_1", 0..=MILLION), int("X_2", 0..=MILLION), int("X_3", 0..=MILLION)]);
    let decks = format::all([row([len("N", 3..=N)]), list("N", deck)]);
    let form = Format::tests("T", 1..=500, decks).sum("the sum of N", "N", N);
    // Neither time nor memory has been seen: AtCoder's usual ones are assumed.
    Problem::tests("abc448g", Limits::known(2000, 1024), form, || by_matrices, decimal)
        .small(SURE, || decks_of(&[0, MILLION], 3))
        .small(FEW, || {
            let mut random = seeded(1);
            (0..300).map(|_| random_decks(random.random_range(3..=5), 200_000, &mut random)).collect()
        })
        .small("random-decks", || {
            let mut random = seeded(2);
            (0..300).map(|_| random_decks(random.random_range(3..=5), 1, &mut random)).collect()
        })
        .beyond(
            "more decks: the same matrices with the bans that matter alone, and pairs of decks that get better in turn",
        )
        .worst("points-on-a-circle", by_same_idea(by_pairs), || vec![on_a_circle(N)])
        .attacks("a border of the hull on which many decks lie")
        .worst("random-large", by_same_idea(by_pairs), || vec![random_decks(N, 1, &mut seeded(3))])
        .attacks("many decks, and two carriers of each ban")
        .worst("many-games", by_same_idea(by_pairs), || {
            let mut random = seeded(4);
            (0..500).map(|_| random_decks(N / 500, 1, &mut random)).collect()
        })
        .attacks("as many games as there can be")
        .known("three-of-a-hundred", || {
            let mut decks = vec![[0; 3]; N / 500];
            for (ban, deck) in [98, 50, 0].into_iter().enumerate() {
                decks[deck] = [0, 1, 2].map(|aoki| if aoki == ban { 0 } else { MILLION });
            }
            (vec![decks.into_iter().map(Deck::from).collect(); 500], vec![fraction(5, 6); 500])
        })
        .attacks("lots of thirds, in as many games as there can be")
        .known("two-kinds-of-decks", || {
            let kinds = [(MILLION, 0, 0), (0, MILLION, 0)];
            (vec![kinds.into_iter().cycle().take(N).collect()], vec![fraction(1, 2)])
        })
        .attacks("equal decks: a ban of Aoki's changes nothing")
        .known("one-deck-that-wins", || {
            let decks = (0..N).map(|deck| if deck == N / 3 { (MILLION, MILLION, MILLION) } else { (0, 0, 0) });
            (vec![decks.collect()], vec![fraction(0, 1)])
        })
        .attacks("a single deck on which all rests")
        .check(|_, expected, actual| close(expected, actual, 1e-6))
        .wrong("always-the-same-ban", |decks| highest(bans(decks).iter().map(|row| lowest(row.iter().cloned()))), SURE)
        .says("Lets Takahashi always ban the same deck; he draws his ban by lot, since Aoki bans at the same time.")
        .wrong("always-the-same-deck", |decks| value(&after_bans(decks, always_the_same)), FEW)
        .says("Lets Takahashi choose the same deck each time after the bans; he mixes up to two of them.")
        .wrong("aoki-bans-nothing", |decks| highest((0..3).map(|own| value(&left(decks, own, None)))), SURE)
        .says("Forgets that Aoki bans a deck, too.")
        .wrong("the-bans-are-seen", |decks| lowest(transposed(&bans(decks)).into_iter().map(highest)), SURE)
        .says("Lets Takahashi see Aoki's ban before his own; they are made at the same time.")
        .wrong("one-carrier-of-two", |decks| by_carriers(decks, |carriers| carriers.truncate(1)), FEW)
        .says("Looks at the ban of one of the two decks that are mixed; Aoki may ban the other one.")
        .wrong("four-digits", |decks| (by_matrices(decks) * fraction(10_000, 1)).round() / fraction(10_000, 1), FEW)
        .says("Prints four digits after the point; six are needed.")
        .no_game("both choose at the same time, by lot")
        .main()
}

const SURE: &str = "three-decks-that-win-or-lose-surely";
const FEW: &str = "random-decks-of-few-chances";

/// The largest number of decks, and of a deck.
const N: usize = 50_000;
const MILLION: u32 = 1_000_000;

/// How often of a million times a deck wins against Aoki's three.
type Deck = (u32, u32, u32);

type Matrix = Vec<Vec<Fraction>>;

fn decks_of(chances: &[u32], count: usize) -> Vec<Vec<Deck>> {
    let decks = || chances.iter().copied();
    let decks = decks().cartesian_product(decks()).cartesian_product(decks()).map(|((a, b), c)| (a, b, c));
    (0..count).map(|_| decks.clone()).multi_cartesian_product().collect()
}

/// Decks whose chances are multiples of a step.
fn random_decks(count: usize, step: u32, random: &mut Pcg64) -> Vec<Deck> {
    let mut chance = || random.random_range(0..=MILLION / step) * step;
    (0..count).map(|_| (chance(), chance(), chance())).collect()
}

/// Decks of which those with a high chance against one of the first two decks have a low one against the other one.
fn on_a_circle(count: usize) -> Vec<Deck> {
    let mut random = seeded(5);
    let deck = |index: usize| {
        let angle = std::f64::consts::FRAC_PI_2 * index as f64 / count as f64;
        let [a, b] = [angle.cos(), angle.sin()].map(|part| (part * f64::from(MILLION)).round() as u32);
        (a, b, (a + b) / 2)
    };
    let mut decks = (0..count).map(deck).collect_vec();
    decks.shuffle(&mut random);
    decks
}

fn by_matrices(decks: &Vec<Deck>) -> Fraction {
    value(&bans(decks))
}

/// What Takahashi can be sure of, by his ban and that of Aoki.
fn bans(decks: &[Deck]) -> Matrix {
    after_bans(decks, value)
}

fn after_bans(decks: &[Deck], value: fn(&Matrix) -> Fraction) -> Matrix {
    (0..3).map(|own| (0..decks.len()).map(|ban| value(&left(decks, own, Some(ban)))).collect()).collect()
}

/// The chances of what is left: the rows are Takahashi's decks.
fn left(decks: &[Deck], own: usize, ban: Option<usize>) -> Matrix {
    let rows = decks.iter().enumerate().filter(|&(deck, _)| Some(deck) != ban);
    let chances = |&(a, b, c): &Deck| {
        let chances = [a, b, c].into_iter().enumerate().filter(|&(aoki, _)| aoki != own);
        chances.map(|(_, chance)| fraction(chance.into(), MILLION.into())).collect()
    };
    rows.map(|(_, deck)| chances(deck)).collect()
}

fn always_the_same(matrix: &Matrix) -> Fraction {
    highest(matrix.iter().map(|row| lowest(row.iter().cloned())))
}

fn highest(of: impl IntoIterator<Item = Fraction>) -> Fraction {
    of.into_iter().max().expect("a choice")
}

fn lowest(of: impl IntoIterator<Item = Fraction>) -> Fraction {
    of.into_iter().min().expect("a choice")
}

fn transposed(matrix: &Matrix) -> Matrix {
    (0..matrix[0].len()).map(|column| matrix.iter().map(|row| row[column].clone()).collect()).collect()
}

/// What the player who chooses a row can be sure of, and the other one, who chooses a column, can hold him to: two lots
/// show it, one of either player.
///
/// The lots that are tried make all rows of some square part of the matrix equal, and all its columns. That some of
/// them are best has been proven by Shapley and Snow; but these show by themselves that they are.
fn value(matrix: &Matrix) -> Fraction {
    let columns = transposed(matrix);
    let parts = (1..=matrix.len().min(columns.len())).flat_map(|size| {
        let of = |count: usize| (0..count).combinations(size);
        of(matrix.len()).cartesian_product(of(columns.len()).collect_vec())
    });
    let shown = |(rows, chosen): (Vec<usize>, Vec<usize>)| {
        let part = rows.iter().map(|&row| chosen.iter().map(|&column| matrix[row][column].clone()).collect()).collect();
        let (of_rows, of_columns) = (equaliser(&transposed(&part))?, equaliser(&part)?);
        let mean = |lot: &[Fraction], places: &[usize], line: &[Fraction]| -> Fraction {
            lot.iter().zip(places).map(|(weight, &place)| weight * &line[place]).sum()
        };
        let sure = lowest(columns.iter().map(|column| mean(&of_rows, &rows, column)));
        let held = highest(matrix.iter().map(|row| mean(&of_columns, &chosen, row)));
        (sure == held).then_some(sure)
    };
    parts.into_iter().find_map(shown).expect("a best lot of either player")
}

/// The weights, of sum 1 and none negative, with which all rows of a square matrix have the same mean, if there is one
/// such choice.
fn equaliser(rows: &Matrix) -> Option<Vec<Fraction>> {
    let (zero, one) = (fraction(0, 1), fraction(1, 1));
    // The unknowns are the weights and the mean; the last column has what is known.
    let mean = |row: &Vec<Fraction>| row.iter().cloned().chain([-&one, zero.clone()]).collect_vec();
    let sum = vec![one.clone(); rows.len()].into_iter().chain([zero.clone(), one.clone()]).collect_vec();
    let mut equations = rows.iter().map(mean).chain([sum]).collect_vec();
    for unknown in 0..equations.len() {
        let pivot = (unknown..equations.len()).find(|&row| equations[row][unknown] != zero)?;
        equations.swap(unknown, pivot);
        let pivot = equations[unknown].iter().map(|number| number / &equations[unknown][unknown]).collect_vec();
        for (row, equation) in equations.iter_mut().enumerate() {
            let factor = if row == unknown { &equation[unknown] - &one } else { equation[unknown].clone() };
            equation.iter_mut().zip(&pivot).for_each(|(number, pivot)| *number -= &factor * pivot);
        }
    }
    let weights = equations[..rows.len()].iter().map(|equation| equation[rows.len() + 1].clone()).collect_vec();
    weights.iter().all(|weight| *weight >= zero).then_some(weights)
}

/// A deck by its index, and what it wins against two decks.
type Point = (usize, i128, i128);

fn by_pairs(decks: &Vec<Deck>) -> Fraction {
    by_carriers(decks, |_| ())
}

/// Only the bans of decks are looked at that `cut` leaves of those which are best after a ban of Takahashi's.
fn by_carriers(decks: &[Deck], cut: fn(&mut Vec<usize>)) -> Fraction {
    let points = [0, 1, 2].map(|own| {
        let point = |(index, &(a, b, c)): (usize, &Deck)| match own {
            0 => (index, b.into(), c.into()),
            1 => (index, a.into(), c.into()),
            _ => (index, a.into(), b.into()),
        };
        decks.iter().enumerate().map(point).collect_vec()
    });
    let carriers = points.each_ref().map(|points| best_pair(points).1);
    let matter = carriers.iter().flat_map(|carriers| {
        let mut carriers = carriers.clone();
        cut(&mut carriers);
        carriers
    });
    let matter = matter.unique().collect_vec();
    let without = |points: &[Point], ban: usize| {
        let left = points.iter().copied().filter(|&(index, ..)| index != ban).collect_vec();
        best_pair(&left).0
    };
    value(&points.iter().map(|points| matter.iter().map(|&ban| without(points, ban)).collect()).collect())
}

/// The best that a deck or two decks win, and which. Of two that are mixed, one is better against the first deck of the
/// other player, and one against the second. Each is replaced by the best one for the other, until neither gets better:
/// then all points are on one side of the line through the two.
fn best_pair(points: &[Point]) -> (Fraction, Vec<usize>) {
    let million = i128::from(MILLION);
    let of = |numerator: i128, denominator: i128| Fraction::new(numerator.into(), (denominator * million).into());
    let &(alone, a, b) = points.iter().max_by_key(|&&(_, a, b)| a.min(b)).expect("a deck");
    let alone = (of(a.min(b), 1), vec![alone]);
    let firsts = points.iter().copied().filter(|&(_, a, b)| a > b).collect_vec();
    let seconds = points.iter().copied().filter(|&(_, a, b)| a < b).collect_vec();
    let (Some(&(mut first)), Some(&(mut second))) = (firsts.first(), seconds.first()) else { return alone };
    // The mixture that wins equally against both, as a fraction.
    let mixed = |(_, a, b): Point, (_, c, d): Point| (a * (d - c) + c * (a - b), (a - b) + (d - c));
    let order = |(n, d): (i128, i128), (m, e): (i128, i128)| (n * e).cmp(&(m * d));
    loop {
        let before = mixed(first, second);
        let best = |&&x: &&Point, &&y: &&Point| order(mixed(x, second), mixed(y, second));
        first = *firsts.iter().max_by(best).expect("the one before");
        let best = |&&x: &&Point, &&y: &&Point| order(mixed(first, x), mixed(first, y));
        second = *seconds.iter().max_by(best).expect("the one before");
        let now = mixed(first, second);
        if order(now, before).is_eq() {
            let both = (of(now.0, now.1), vec![first.0, second.0]);
            return alone.max(both);
        }
    }
}
