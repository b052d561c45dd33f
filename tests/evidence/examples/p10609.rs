//! Both discard, and two cards give the score: the judge's side, by the bare rule.

use std::cell::RefCell;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::dialogue("p10609", Limits::UNKNOWN, |case| Box::new(Table::new(case)), matches)
        .played("2 × 2 scores with 2 or 3 cards, and some of 3 × 3 with 4")
        .beyond("larger hands: the lemma says that the value is the largest minimum of a row")
        .wrong_players([
            wrong_player(
                "one-column-for-all-rows",
                || player(Table::is_best_row, |table, kind| kind == table.least_column()),
                "two-kinds",
            )
            .says("Keeps, as M, the column whose largest score is least; each row that R may keep needs its own."),
            wrong_player(
                "the-row-with-the-greatest-score",
                || player(|table, kind| kind == table.greatest_row(), |table, kind| table.needed()[kind]),
                "two-kinds",
            )
            .says("Keeps, as R, the row of the largest score; M has the last word, so the minimum counts."),
            wrong_player("all-equal-columns", || player(Table::is_best_row, Table::is_minimum), "three-kinds").says(
                "Keeps, as M, all columns in which a row has its minimum; one per row is enough, all can be too many.",
            ),
        ])
        .bounds(bounds)
        .lemmas([lemma("the-greatest-minimum-is-the-value", the_greatest_minimum_is_the_value)])
        .refused([(
            "no-such-card",
            "2 3 0\n1 0\n1 1\n2 1\n1 2\n1\n@1\n",
            "a kind of which the other player has a card",
        )])
        .main()
}

/// The cards of R and of M, of each kind, and whether R is to move.
type Position = (Vec<u32>, Vec<u32>, bool);

fn moves((of_r, of_m, r_moves): &Position) -> Vec<Position> {
    let [all_of_r, all_of_m] = [of_r, of_m].map(|hand| hand.iter().sum::<u32>());
    if all_of_r == 1 && all_of_m == 1 {
        return vec![];
    }
    let hand = if *r_moves { of_r } else { of_m };
    let without = |kind: usize| {
        let mut left = hand.clone();
        left[kind] -= 1;
        if *r_moves { (left, of_m.clone(), false) } else { (of_r.clone(), left, true) }
    };
    (0..hand.len()).filter(|&kind| hand[kind] > 0).map(without).collect()
}

/// What R scores if both play best.
fn play(scores: Vec<Vec<i64>>) -> Play<'static, Position, i64> {
    Play::new(moves, move |(of_r, of_m, r_moves): &Position, values: &[i64]| match r_moves {
        _ if values.is_empty() => scores[only(of_r)][only(of_m)],
        true => values.iter().copied().max().expect("a move"),
        false => values.iter().copied().min().expect("a move"),
    })
}

/// The kind of the first card that is left.
fn only(hand: &[u32]) -> usize {
    hand.iter().position(|&cards| cards > 0).expect("a card is left")
}

fn greatest_minimum(scores: &[Vec<i64>]) -> i64 {
    scores.iter().filter_map(|row| row.iter().min()).copied().max().expect("a row")
}

struct Table {
    cards: u32,
    scores: Vec<Vec<i64>>,
    is_m: bool,
    position: Position,
    /// The minimum of every row, and the first column that has it.
    minima: Vec<i64>,
    answers: Vec<usize>,
    /// What R scores if both play best.
    value: i64,
    is_opened: bool,
    is_over: bool,
    play: RefCell<Play<'static, Position, i64>>,
}

impl Table {
    fn new(case: &str) -> Self {
        let mut tokens = Tokens::new(case);
        let (n, cards, is_m): (usize, u32, u8) = (tokens.read(), tokens.read(), tokens.read());
        let scores: Vec<Vec<i64>> = (0..n).map(|_| tokens.list(n)).collect();
        let position = (tokens.list(n), tokens.list(n), true);
        let mut play = play(scores.clone());
        let value = if n <= 3 && cards <= 5 { play.value(&position) } else { greatest_minimum(&scores) };
        let play = RefCell::new(play);
        let answers = scores.iter().map(|row| row.iter().position_min().expect("a column")).collect_vec();
        let minima = scores.iter().zip(&answers).map(|(row, &column)| row[column]).collect();
        Self {
            cards,
            minima,
            answers,
            scores,
            is_m: is_m == 1,
            position,
            value,
            is_opened: false,
            is_over: false,
            play,
        }
    }

    fn is_ended(&self) -> bool {
        [&self.position.0, &self.position.1].iter().all(|hand| hand.iter().sum::<u32>() == 1)
    }

    fn program_moves(&self) -> bool {
        self.position.2 != self.is_m
    }

    /// The kinds of the cards of the player to move.
    fn kinds(&self) -> Vec<usize> {
        let hand = if self.position.2 { &self.position.0 } else { &self.position.1 };
        (0..hand.len()).filter(|&kind| hand[kind] > 0).collect()
    }

    fn discard(&mut self, kind: usize) {
        let hand = if self.position.2 { &mut self.position.0 } else { &mut self.position.1 };
        hand[kind] -= 1;
        self.position.2 = !self.position.2;
    }

    /// Whether a score of R is as good for the program as the value.
    fn is_good(&self, score: i64) -> bool {
        if self.is_m { score <= self.value } else { score >= self.value }
    }

    /// For every kind, whether M, who is to move, needs a card of it, as it is the answer to a card of R.
    fn needed(&self) -> Vec<bool> {
        let mut needed = vec![false; self.answers.len()];
        let rows = self.answers.iter().zip(&self.position.0).filter(|(_, cards)| **cards > 0);
        rows.for_each(|(&answer, _)| needed[answer] = true);
        needed
    }

    /// Whether a column has the minimum of a row of which R has a card.
    fn is_minimum(&self, kind: usize) -> bool {
        let mut rows = (0..self.minima.len()).filter(|&u| self.position.0[u] > 0);
        rows.any(|u| self.scores[u][kind] == self.minima[u])
    }

    /// Whether R, who is to move, keeps a card of this kind.
    fn is_best_row(&self, kind: usize) -> bool {
        self.minima.iter().position_max() == Some(kind)
    }

    fn least_column(&self) -> usize {
        let column = |v: usize| self.scores.iter().map(|row| row[v]).max();
        (0..self.scores.len()).min_by_key(|&v| column(v)).expect("a column")
    }

    fn greatest_row(&self) -> usize {
        self.scores.iter().position_max_by_key(|row| row.iter().max()).expect("a row")
    }
}

impl Referee for Table {
    fn turn(&self) -> Turn {
        match () {
            () if self.is_over => Turn::Over,
            () if !self.is_opened || self.is_ended() => Turn::Judge(1),
            () if self.program_moves() => Turn::Program,
            () => Turn::Judge(self.kinds().len()),
        }
    }

    fn hear(&mut self, line: &str) -> Result<(), String> {
        let [kind] = integers(line)?;
        let kind = self.kinds().into_iter().find(|known| *known as i64 + 1 == kind).ok_or("no card of this kind")?;
        self.discard(kind);
        // Of R's last card and those that M may keep, the program has the worst score.
        let (of_r, of_m, _) = &self.position;
        let is_last = of_r.iter().sum::<u32>() == 1;
        let mut scores = (0..of_m.len()).filter(|&v| of_m[v] > 0).map(|v| self.scores[only(of_r)][v]);
        let is_lost = is_last && (!self.is_m || self.is_ended()) && scores.any(|score| !self.is_good(score));
        if is_lost { Err("the score is worse than with best play".to_owned()) } else { Ok(()) }
    }

    fn say(&mut self, reply: usize) -> String {
        if !self.is_opened {
            self.is_opened = true;
            let rows = self.scores.iter().map(|row| joined(row) + "\n").format("");
            let [of_r, of_m] = [&self.position.0, &self.position.1].map(joined);
            return format!("{} {} {}\n{rows}{of_r}\n{of_m}\n", self.scores.len(), self.cards, u8::from(self.is_m));
        }
        if self.is_ended() {
            self.is_over = true;
            return "0\n".to_owned();
        }
        let kind = self.kinds()[reply];
        self.discard(kind);
        format!("{}\n", kind + 1)
    }

    fn choose(&self, manner: Manner) -> Option<usize> {
        if !self.is_opened || self.is_ended() {
            return None;
        }
        match manner {
            Manner::Random => None,
            Manner::Best => {
                let mut play = self.play.borrow_mut();
                let values = moves(&self.position).into_iter().map(|next| play.value(&next)).collect_vec();
                if self.is_m { values.iter().position_max() } else { values.iter().position_min() }
            }
            // What it does not need: rows with a small minimum, columns that answer no row.
            Manner::Greedy if self.is_m => self.kinds().iter().position_min_by_key(|&&u| self.minima[u]),
            Manner::Greedy => {
                let needed = self.needed();
                self.kinds().iter().position(|&v| !needed[v])
            }
            // The kind of which it has most.
            Manner::Mirror => {
                let hand = if self.is_m { &self.position.0 } else { &self.position.1 };
                self.kinds().iter().position_max_by_key(|&&kind| hand[kind])
            }
        }
    }

    fn position(&self) -> Option<String> {
        (self.cards <= 6).then(|| format!("R {:?}, M {:?}", self.position.0, self.position.1))
    }

    fn is_won(&self) -> Option<bool> {
        (self.cards <= 5).then(|| self.is_good(self.play.borrow_mut().value(&self.position)))
    }

    fn lines(&self) -> Vec<String> {
        self.kinds().into_iter().map(|kind| (kind + 1).to_string()).collect()
    }

    fn illegal(&self) -> Vec<String> {
        if !self.is_opened || self.is_over {
            return vec![];
        }
        let kinds = if self.is_ended() { vec![] } else { self.kinds() };
        let others = (0..self.scores.len() + 1).filter(|kind| !kinds.contains(kind)).map(|kind| (kind + 1).to_string());
        others.take(4).chain((!self.is_ended()).then(|| "0".to_owned())).collect()
    }
}

/// The value of small games by play is the largest minimum.
fn the_greatest_minimum_is_the_value() {
    for case in two_kinds().into_iter().chain(three_kinds(300)) {
        let table = Table::new(&case);
        assert_eq!(table.value, greatest_minimum(&table.scores), "{case}");
    }
}

fn bounds() -> Vec<Bound> {
    let zeros = |n: usize| repeated(&format!("{}\n", joined(vec![0; n])), n as i128);
    vec![
        // The judge, who is M, discards its cards in their order.
        Bound::count("n", 1, 1000, move |n| {
            let ones = joined(vec![1; n]);
            let replies = (1..n).map(|kind| format!("{kind}\n")).format("").to_string();
            format!("@{n} {} 0\n{}{ones}\n{ones}\n{replies}0\n", n.clamp(1, 1000), zeros(n))
        }),
        Bound::integer("m where n is 2", 2, 10_000, |m| {
            let replies = repeated("2\n", (m - 2).max(0));
            format!("2 @{m} 0\n0 0\n0 0\n1 {0}\n1 {0}\n1\n{replies}0\n", (m - 1).max(1))
        }),
        Bound::integer("c", 0, 1, |c| format!("1 1 @{c}\n5\n1\n1\n0\n")),
        Bound::integer("a score", -SCORE, SCORE, |score| format!("1 1 0\n@{score}\n1\n1\n0\n")),
        Bound::integer("a number of cards", 1, 2, |cards| {
            format!("2 3 0\n0 0\n0 0\n@{cards} {}\n1 2\n1\n2\n0\n", 3 - cards)
        }),
        Bound::integer("the number of the other cards", 2, 2, |cards| {
            format!("2 3 0\n0 0\n0 0\n1 @{cards}\n1 2\n1\n2\n0\n")
        }),
        Bound::integer("the end", -1, 0, |end| format!("1 1 0\n5\n1\n1\n@{end}\n")),
    ]
}

/// The largest score.
const SCORE: i64 = 100_000_000;

fn case(is_m: bool, scores: &[Vec<i64>], hands: [&[u32]; 2]) -> String {
    let rows = scores.iter().map(joined).format(" ");
    let [of_r, of_m] = hands.map(joined);
    format!("{} {} {}\n{rows}\n{of_r}\n{of_m}", scores.len(), hands[0].iter().sum::<u32>(), u8::from(is_m))
}

/// All scores from 0 to 2 with two kinds, and all hands of two or three cards; and one kind.
fn two_kinds() -> Vec<String> {
    let hands: [[&[u32]; 2]; 5] = [[&[1, 1]; 2], [&[1, 2]; 2], [&[2, 1]; 2], [&[1, 2], &[2, 1]], [&[2, 1], &[1, 2]]];
    let scores = (0..4).map(|_| 0..=2).multi_cartesian_product().map(|s| vec![vec![s[0], s[1]], vec![s[2], s[3]]]);
    let cases = scores.cartesian_product(hands).cartesian_product([false, true]);
    let cases = cases.map(|((scores, hands), is_m)| case(is_m, &scores, hands));
    let one_kind = (1..=3).map(|cards| case(cards == 2, &[vec![-7]], [&[cards]; 2]));
    cases.chain(one_kind).collect()
}

fn three_kinds(count: usize) -> Vec<String> {
    let mut random = seeded(1);
    let mut made = |index: usize| random_case(3, 3 + (index / 2 % 2) as u32, index % 2 == 1, 2, &mut random);
    (0..count).map(&mut made).collect()
}

/// Random hands, and scores of at most so much.
fn random_case(n: usize, cards: u32, is_m: bool, most: i64, random: &mut Pcg64) -> String {
    let mut hand = || {
        let mut hand = vec![1; n];
        (n as u32..cards).for_each(|_| hand[random.random_range(0..n)] += 1);
        hand
    };
    let hands = [hand(), hand()];
    let scores = (0..n).map(|_| (0..n).map(|_| random.random_range(-most..=most)).collect()).collect_vec();
    case(is_m, &scores, [&hands[0], &hands[1]])
}

fn matches() -> Vec<Match> {
    vec![
        Match::every("two-kinds", two_kinds),
        Match::every("three-kinds", || three_kinds(40)),
        Match::by(Manner::Best, "best-replies-with-up-to-5-cards", || {
            let mut random = seeded(2);
            (0..40).map(|index| random_case(3, 3 + index % 3, index % 2 == 1, 3, &mut random)).collect()
        }),
        Match::by(Manner::Random, "random-up-to-20-kinds", || medium(3)),
        Match::by(Manner::Greedy, "greedy-up-to-20-kinds", || medium(4)),
        Match::largest(Manner::Random, "largest-random", largest),
        Match::largest(Manner::Greedy, "largest-greedy", largest),
        Match::largest(Manner::Mirror, "largest-most-cards-first", || largest().into_iter().skip(2).collect()),
    ]
}

fn medium(seed: u64) -> Vec<String> {
    let mut random = seeded(seed);
    let mut made = |index: usize| {
        let n = random.random_range(2..=20);
        let cards = n as u32 + random.random_range(0..=40);
        random_case(n, cards, index % 2 == 1, 9, &mut random)
    };
    (0..30).map(&mut made).collect()
}

/// As many kinds as there can be, with most cards; rows that all need another column, so that M has one card too many;
/// and one kind alone.
fn largest() -> Vec<String> {
    let (n, ones) = (1000, vec![1; 1000]);
    let mut random = seeded(5);
    let diagonal = (0..n).map(|u| (0..n).map(|v| if v == (u * 7 + 1) % n { -SCORE } else { SCORE }).collect());
    vec![
        random_case(n, 10_000, false, SCORE, &mut random),
        random_case(n, 10_000, true, SCORE, &mut random),
        case(true, &diagonal.collect_vec(), [&ones, &ones]),
        case(true, &[vec![SCORE]], [&[10_000]; 2]),
    ]
}

/// A player who keeps a card of each kind that these functions name, where he is R and where he is M. He discards the
/// first other card, or else the first one.
fn player(keeps_as_r: fn(&Table, usize) -> bool, keeps_as_m: fn(&Table, usize) -> bool) -> Answers {
    let (mut heard, mut table) = (String::new(), None::<Table>);
    Box::new(move |line| {
        match &mut table {
            Some(table) if table.is_ended() => return String::new(),
            Some(table) => table.discard(line.parse::<usize>().expect("a kind") - 1),
            None => {
                heard += &format!("{line}\n");
                let n: usize = Tokens::new(&heard).read();
                if heard.lines().count() == n + 3 {
                    table = Some(Table::new(&heard));
                }
            }
        }
        let Some(table) = table.as_mut().filter(|table| table.program_moves() && !table.is_ended()) else {
            return String::new();
        };
        let (hand, keeps) = if table.is_m { (&table.position.1, keeps_as_m) } else { (&table.position.0, keeps_as_r) };
        let kinds = table.kinds();
        let spare = kinds.iter().copied().find(|&kind| hand[kind] > 1 || !keeps(table, kind));
        let kind = spare.unwrap_or(kinds[0]);
        table.discard(kind);
        format!("{}\n", kind + 1)
    })
}
