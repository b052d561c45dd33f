//! Which move somebody means who types it: `take 3`, `3`, `9`, `12 → 9`, `取 3`.
//!
//! What is typed is read as claims about the move: that so many are taken, or left, in this heap. The moves of which
//! all claims are true may be meant. So nothing is refused for its wording: words that claim nothing are passed over.
//! What is true of a move is read from its label and from the boards before and after it.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::drawing::is_blank;
use crate::typed::{Token, narrow, numbers, plain, tokens};
use crate::words::{Language, Own};
use crate::{list, text};

/// What was typed names one move, several, or none, by their numbers among the options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Named {
    /// This one.
    Move(usize),
    /// One of these.
    Several(Vec<usize>),
    /// None that there is.
    Nothing,
}

/// What a number may be in a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Taken,
    /// Left where something was taken, or was split.
    Left,
    /// Left elsewhere, where nothing remains of what was taken.
    Rest,
    /// The size of what a move changes, before it.
    Size,
    /// That nothing is left of it.
    Gone,
    /// By what a size is divided.
    Divisor,
    /// Where it is, from 1 on.
    Place,
    /// Where something comes from, by its name.
    Start,
    /// Where something goes.
    Target,
    /// Any number of a label, where the boards do not tell.
    Label,
}

/// What a number that is typed is claimed to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Bare,
    /// So many things.
    Counted,
    Taken,
    Left,
    Size,
    Place,
    /// "Heap 3", the third one or that of three.
    Heap,
    From,
    To,
    By,
}

/// All that is claimed.
#[derive(Debug, Default)]
struct Claims {
    numbers: Vec<(Kind, u64)>,
    /// The words that claim something themselves.
    marks: Vec<Token>,
    /// Whether numbers that claim nothing are joined: "1 and 2".
    is_joined: bool,
}

/// What is true of an option.
#[derive(Debug, Default)]
struct Truth {
    roles: Vec<(Role, u64)>,
    /// Whether it changes heaps.
    is_of_heaps: bool,
    is_split: bool,
    is_whole: bool,
    /// Whether as many are taken from every heap.
    is_of_each: bool,
    is_nothing: bool,
    /// The numbers that stand on the board then, or the places where something stands, in their order.
    after: Vec<u64>,
    /// What stands in the cells of a row before and then, and what is gone from it.
    row: [String; 3],
    is_row_shorter: bool,
    /// The numbers and the words of the label.
    label: Vec<u64>,
    words: BTreeSet<String>,
    /// The sizes of all heaps before, or 0 for each cell of a row.
    sizes: Vec<u64>,
}

/// The move of a view that is meant by what was typed, in either language.
pub fn named(view: &Value, typed: &str, own: &Own) -> Named {
    let options = list(&view["options"]);
    let exact = |option: &Value| {
        let (label, left) = (text(&option["label"]), text(&option["text"]));
        let said = [label, &Language::Chinese(own).said(label)].map(plain);
        // The numbers of a position may be other numbers, too.
        let is_left = !left.contains(|letter: char| letter.is_ascii_digit()) && plain(left) == plain(typed);
        !plain(typed).is_empty() && (said.contains(&plain(typed)) || is_left)
    };
    let mut found: Vec<usize> = (0..options.len()).filter(|&index| exact(&options[index])).collect();
    if found.is_empty() {
        let truths: Vec<Truth> = options.iter().map(|option| Truth::of(&view["board"], option)).collect();
        let tokens = tokens(typed);
        let parts: Vec<&[Token]> = tokens.split(|token| *token == Token::Or).collect();
        let cells = if parts.len() == 1 { typed } else { "" };
        found = parts.into_iter().flat_map(|part| meant(part, cells, &truths, view)).collect();
        let is_any = |token: &Token| matches!(token, Token::Any | Token::All | Token::Ways(_) | Token::Number(2));
        if found.is_empty() && tokens.iter().any(is_any) && numbers(&tokens).iter().all(|number| *number == 2) {
            found = (0..options.len()).collect();
        }
    }
    // Two moves with the same label come to the same.
    let mut seen = BTreeSet::new();
    found.retain(|&index| seen.insert(text(&options[index]["label"])));
    match found[..] {
        [] => Named::Nothing,
        [only] => Named::Move(only),
        _ => Named::Several(found),
    }
}

fn sorted(numbers: &[u64]) -> Vec<u64> {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    numbers
}

/// The options that may be meant; digits that stand together are numbers of their own where they make no other sense.
fn meant(tokens: &[Token], typed: &str, truths: &[Truth], view: &Value) -> Vec<usize> {
    let found = claimed(tokens, typed, truths, view);
    if !found.is_empty() {
        return found;
    }
    let digits = |token: &Token| match token {
        Token::Number(number) => number.to_string().bytes().map(|digit| Token::Number((digit - b'0').into())).collect(),
        other => vec![other.clone()],
    };
    claimed(&tokens.iter().flat_map(digits).collect::<Vec<_>>(), "", truths, view)
}

/// The options of which all is true that is claimed.
fn claimed(tokens: &[Token], typed: &str, truths: &[Truth], view: &Value) -> Vec<usize> {
    let which = |is: &dyn Fn(&Truth) -> bool| (0..truths.len()).filter(|&index| is(&truths[index])).collect::<Vec<_>>();
    let told = |word: &str| {
        let has = |of: &Truth| of.words.contains(word);
        truths.iter().any(has) && !truths.iter().all(has)
    };
    // A place that the board has and no move goes to is where a move begins.
    let is_on_board = |word: &str| list(&view["board"]["vertices"]).iter().any(|name| text(name).starts_with(word));
    let is_start = |word: &str| is_on_board(word) && !truths.iter().any(|of| of.words.contains(word));
    // Which digit a row has at a place.
    let row: Vec<u64> =
        list(&view["board"]["cells"]).iter().filter_map(|cell| text(cell).trim().parse().ok()).collect();
    let tokens = &placed(tokens, &row, &told)[..];
    let numbers = numbers(tokens);
    let claims = Claims::of_tokens(tokens, &told, &is_start);
    if claims.is_joined {
        let found = which(&|of| of.fits(&claims, 0));
        if !found.is_empty() {
            return found;
        }
    }
    let found = listed(&claims, &numbers, typed, truths);
    if !found.is_empty() {
        return found;
    }
    if claims.numbers.is_empty() && claims.marks.is_empty() {
        return vec![];
    }
    let levels: &[usize] = if claims.of(&[Kind::Bare, Kind::Counted]).len() == 1 { &[1, 2, 3, 4] } else { &[2, 3, 4] };
    let mut found = levels.iter().map(|&level| which(&|of| of.fits(&claims, level))).find(|found| !found.is_empty());
    if found.is_none() {
        // The same may be said twice; and taking 0 is doing nothing.
        let is_zero = numbers == [0];
        found = Some(which(&|of| of.fits_each(&claims) || is_zero && of.is_nothing));
    }
    let found = found.unwrap_or_default();
    // Whoever leaves 1 leaves nothing beside it.
    let lefts = claims.of(&[Kind::Left, Kind::To]).len();
    let few: Vec<usize> = found.iter().copied().filter(|&index| truths[index].left().len() <= lefts).collect();
    let found = if lefts == 0 || few.is_empty() { found } else { few };
    // Whoever names one heap means no other beside it.
    let is_named = claims.of(&[Kind::Place, Kind::Heap, Kind::From]).len() == 1;
    let changes = |of: &Truth| of.roles.iter().filter(|(role, _)| *role == Role::Place).count();
    let is_one = |of: &Truth| of.is_of_heaps && changes(of) == 1;
    let one: Vec<usize> = found.iter().copied().filter(|&index| is_one(&truths[index])).collect();
    let found = if is_named && !one.is_empty() { one } else { found };
    // A label with these numbers and no others is meant rather than one with more; or the position with these.
    let is_label = |of: &Truth| {
        let is_whole = of.is_of_heaps && of.has_role(Role::Rest) && of.label == numbers;
        is_whole || !of.is_of_heaps && sorted(&of.label) == sorted(&numbers)
    };
    let is_rest = |of: &Truth| claims.are_free() && of.after == numbers && of.has_role(Role::Rest);
    let has_label = found.iter().any(|&index| is_label(&truths[index]));
    let whole = found.iter().copied().filter(|&index| is_label(&truths[index]) || is_rest(&truths[index]));
    if has_label { whole.collect() } else { found }
}

/// The options that leave the position that is typed, or have just the numbers that are typed.
fn listed(claims: &Claims, numbers: &[u64], typed: &str, truths: &[Truth]) -> Vec<usize> {
    let cells = narrow(typed).replace('正', "h").replace('反', "t");
    let cells = cells.replace(|letter: char| letter.is_whitespace() || letter.is_ascii_punctuation(), "");
    let narrow = narrow(typed);
    let runs = || narrow.split(|letter: char| !letter.is_ascii_alphanumeric());
    let is_list = numbers.len() > 1 && claims.are_free();
    let is_left = |of: &Truth| {
        let is_in_order =
            *numbers == of.after || of.is_of_heaps && numbers.len() > 2 && sorted(numbers) == sorted(&of.after);
        let is_split = of.is_split && sorted(numbers) == sorted(&of.left());
        // 1100011 → 10011, or what is gone of it.
        let [before, after, gone] = &of.row;
        let has_run = |row: &String| row.len() > 1 && row != before && runs().any(|run| run == row);
        let is_row = !cells.is_empty() && cells == *after;
        is_list && (is_in_order || is_split) || is_row || has_run(after) || has_run(gone)
    };
    let is_label = |of: &Truth| {
        let is_same = *numbers == of.label && (claims.are_free() || !of.is_of_heaps);
        numbers.len() > 1 && (is_same || !of.is_of_heaps && sorted(numbers) == sorted(&of.label))
    };
    let which = |is: &dyn Fn(&Truth) -> bool| (0..truths.len()).filter(|&index| is(&truths[index])).collect::<Vec<_>>();
    let has_left = !claims.of(&[Kind::Left]).is_empty();
    // From one place to another is not the way back.
    let in_order = which(&|of| !has_left && !of.is_of_heaps && numbers.len() > 1 && *numbers == of.label);
    if !in_order.is_empty() {
        return in_order;
    }
    match which(&|of| !has_left && is_label(of)) {
        by_label if by_label.is_empty() => which(&is_left),
        // What stands in heaps are numbers, too: either may be meant.
        _ if truths.iter().any(|of| of.is_of_heaps) => which(&|of| is_label(of) || is_left(of)),
        by_label => by_label,
    }
}

/// "The second 0" of a row of digits is at a place.
fn placed(tokens: &[Token], row: &[u64], told: &dyn Fn(&str) -> bool) -> Vec<Token> {
    let mut placed: Vec<Token> = vec![];
    for token in tokens {
        if let Token::Number(digit) = token {
            let places: Vec<u64> = (1..).zip(row).filter(|(_, of)| *of == digit).map(|(place, _)| place).collect();
            let which = placed.iter().rposition(|token| *token != Token::Things);
            let nth = which.and_then(|which| match &placed[which] {
                Token::Ordinal(nth) => usize::try_from(*nth).ok()?.checked_sub(1),
                Token::Left if !told("left") => Some(0),
                Token::Last => places.len().checked_sub(1),
                Token::Other(word) if word == "right" && !told("right") => places.len().checked_sub(1),
                _ => None,
            });
            if let Some((which, place)) = which.zip(nth.and_then(|nth| places.get(nth))) {
                placed.truncate(which);
                placed.push(Token::Ordinal(*place));
                continue;
            }
        }
        placed.push(token.clone());
    }
    placed
}

impl Claims {
    /// What the words claim; `told` says of a word whether it tells one option from another, `is_start` of a kind of
    /// places whether a move only begins there.
    fn of_tokens(tokens: &[Token], told: &dyn Fn(&str) -> bool, is_start: &dyn Fn(&str) -> bool) -> Self {
        let mut claims = Self::default();
        let is_number = |at: usize| matches!(tokens.get(at), Some(Token::Number(_) | Token::Ordinal(_)));
        // What the next number is: by a verb that waits for it, by the word before it, by the number it is joined to.
        let (mut verb, mut near, mut joined): (Option<Kind>, Option<Kind>, Option<Kind>) = (None, None, None);
        for (at, token) in tokens.iter().enumerate() {
            let last = claims.numbers.last_mut();
            let is_free = |kind: Kind| [Kind::Bare, Kind::Counted].contains(&kind);
            match token {
                &(Token::Number(number) | Token::Ordinal(number)) => {
                    let before = |steps: usize| at.checked_sub(steps).map(|at| &tokens[at]);
                    // "The second heap 1" has its place already.
                    let place = match (before(2), before(1)) {
                        (Some(Token::Ordinal(_)), _) => None,
                        (_, Some(Token::Place(word))) => Some(&word[..]),
                        _ => None,
                    };
                    let is_heap = place.is_some_and(|place| ["heap", "pile", "stack"].contains(&place));
                    // A list goes on: 3 → 1, 2.
                    let goes_on = last
                        .map(|(kind, _)| *kind)
                        .filter(|kind| is_number(at.wrapping_sub(1)) && [Kind::To, Kind::Left].contains(kind));
                    let kind = match (near.take(), joined.take().or(goes_on)) {
                        _ if place.is_some_and(is_start) => continue,
                        (Some(Kind::To), _) => Kind::To,
                        _ if is_heap => Kind::Heap,
                        _ if place.is_some() || matches!(token, Token::Ordinal(_)) => Kind::Place,
                        (Some(kind), _) | (None, Some(kind)) => kind,
                        (None, None) => verb.take().unwrap_or(Kind::Bare),
                    };
                    claims.numbers.push((kind, number));
                }
                Token::Take | Token::Leave | Token::Left => {
                    if *token == Token::Left && told("left") {
                        claims.marks.push(Token::Other("left".to_owned()));
                        continue;
                    }
                    let kind = if *token == Token::Take { Kind::Taken } else { Kind::Left };
                    // What stands behind the number says it, too.
                    let is_behind = !(at..tokens.len()).any(is_number);
                    match last.filter(|(kind, _)| is_behind && is_free(*kind)) {
                        Some((of, _)) => *of = kind,
                        None => verb = Some(kind),
                    }
                }
                Token::Things => {
                    if let Some((kind @ Kind::Bare, _)) = last.filter(|_| is_number(at.wrapping_sub(1))) {
                        *kind = Kind::Counted;
                    }
                }
                Token::Of => near = Some(Kind::Size),
                Token::At => near = Some(Kind::From),
                Token::From => {
                    if let Some((kind, _)) = last.filter(|(kind, _)| is_free(*kind)) {
                        *kind = Kind::Taken;
                    }
                    near = Some(Kind::From);
                }
                Token::To | Token::Equals => {
                    // In 12 → 9 and 8 = 1 + 7 the first number is a size; in 12 − 3 = 9 it is not.
                    let is_size = is_number(at.wrapping_sub(1)) && is_number(at + 1);
                    let is_alone = *token == Token::To || !is_number(at.wrapping_sub(2));
                    // A list of moves goes on, too: 6 → 3, 8 → 5.
                    let is_first = |kind: Kind| kind == Kind::Bare || kind == Kind::To && *token == Token::To;
                    if let Some((kind, _)) = last.filter(|(kind, _)| is_size && is_alone && is_first(*kind)) {
                        *kind = Kind::From;
                    }
                    near = Some(Kind::To);
                }
                Token::And => {
                    joined = last.map(|(kind, _)| *kind).filter(|_| is_number(at + 1));
                    claims.is_joined |= joined.is_some_and(is_free);
                }
                Token::Place(_) => {
                    let is_named = is_number(at.wrapping_sub(1)) && !is_number(at + 1);
                    if let Some((kind @ Kind::Bare, _)) = last.filter(|_| is_named) {
                        *kind = Kind::From;
                    }
                }
                Token::Split => {
                    claims.marks.push(Token::Split);
                    near = Some(Kind::From);
                }
                Token::Each => {
                    if let Some((kind, _)) = last.filter(|(kind, _)| is_free(*kind)) {
                        *kind = Kind::Taken;
                    }
                    claims.marks.push(Token::Each);
                }
                Token::All | Token::Nothing | Token::Last | Token::Middle | Token::Largest | Token::Smallest => {
                    claims.marks.push(token.clone());
                }
                Token::Other(word) if told(word) => claims.marks.push(token.clone()),
                Token::By => {
                    claims.marks.retain(|mark| *mark != Token::Split);
                    near = Some(Kind::By);
                }
                Token::Or | Token::Any | Token::Ways(_) | Token::Other(_) => {}
            }
        }
        let has = |is: fn(&Token) -> bool| tokens.iter().position(is);
        let is_all = claims.marks.contains(&Token::All);
        if verb == Some(Kind::Left) && is_all && claims.numbers.is_empty() {
            claims.marks = vec![Token::Nothing];
        }
        // Taking the heap of 3 takes all of it; taking from the heap of 3 need not.
        let is_thing = |(kind, _): &(Kind, u64)| [Kind::Size, Kind::Place, Kind::Heap].contains(kind);
        let number = has(|token| matches!(token, Token::Number(_) | Token::Ordinal(_)));
        let is_before = has(|token| *token == Token::Take).zip(number).is_some_and(|(take, number)| take < number);
        let is_inside = has(|token| matches!(token, Token::From | Token::At)).is_some();
        if verb == Some(Kind::Taken) && is_before && !is_inside && claims.numbers.iter().all(is_thing) {
            claims.marks.push(Token::All);
        }
        claims
    }

    /// The numbers of these kinds.
    fn of(&self, kinds: &[Kind]) -> Vec<u64> {
        self.numbers.iter().filter(|(kind, _)| kinds.contains(kind)).map(|(_, number)| *number).collect()
    }

    /// Whether the numbers may be a position.
    fn are_free(&self) -> bool {
        self.of(&[Kind::Bare, Kind::Counted, Kind::Left]).len() == self.numbers.len()
    }
}

impl Truth {
    fn of(before: &Value, option: &Value) -> Self {
        let label = tokens(text(&option["label"]));
        let word = |token: &Token| match token {
            Token::Other(word) | Token::Place(word) => Some(word.clone()),
            Token::Left => Some("left".to_owned()),
            _ => None,
        };
        let (before, after) = main(before, &option["board"]);
        let mut truths = Self {
            label: numbers(&label),
            words: label.iter().filter_map(word).collect(),
            is_nothing: before == after || label.contains(&Token::Nothing),
            ..Self::default()
        };
        match text(&before["kind"]) {
            "heaps" => {
                truths.heaps(&sizes(&before["heaps"]), &sizes(&after["heaps"]));
                truths.split(&label);
            }
            "row" => truths.row(list(&before["cells"]), list(&after["cells"])),
            "graph" => truths.token(before, after),
            _ => {}
        }
        if !truths.is_of_heaps && !truths.has_role(Role::Taken) {
            truths.is_whole = true;
            truths.roles.extend(truths.label.iter().map(|&number| (Role::Label, number)));
        }
        truths
    }

    fn heaps(&mut self, before: &[u64], after: &[u64]) {
        (self.after, self.sizes, self.is_of_heaps) = (after.to_vec(), before.to_vec(), true);
        if before.len() == after.len() {
            let mut taken = before.iter().zip(after).map(|(size, left)| size.checked_sub(*left));
            let first = taken.next().flatten();
            self.is_of_each = first.is_some_and(|first| first > 0) && before.len() > 1 && taken.all(|of| of == first);
            let changed = before.iter().zip(after).enumerate().filter(|(_, (size, left))| size != left);
            for (heap, (&size, &left)) in changed {
                let place = heap as u64 + 1;
                match size.checked_sub(left) {
                    Some(taken) => self.changed(place, size, taken, &[left]),
                    None => self.roles.push((Role::Target, place)),
                }
            }
            return;
        }
        let same = |(before, after): &(&u64, &u64)| before == after;
        let front = before.iter().zip(after).take_while(same).count();
        let back =
            before[front..].iter().rev().zip(after[front.min(after.len())..].iter().rev()).take_while(same).count();
        let (gone, come) = (&before[front..before.len() - back], &after[front..after.len() - back]);
        if let [size] = *gone {
            self.changed(front as u64 + 1, size, size.saturating_sub(come.iter().sum()), come);
            return;
        }
        let mut come = after.to_vec();
        let mut gone = vec![];
        for (heap, &size) in before.iter().enumerate() {
            match come.iter().position(|&other| other == size) {
                Some(at) => drop(come.remove(at)),
                None => gone.push((heap as u64 + 1, size)),
            }
        }
        match gone[..] {
            [(place, size)] => self.changed(place, size, size.saturating_sub(come.iter().sum()), &come),
            _ => gone.iter().for_each(|&(place, size)| self.changed(place, size, size, &[])),
        }
    }

    /// Into what a heap is split, as the label says it, where the board leaves out heaps that are of no more use.
    fn split(&mut self, label: &[Token]) {
        let Some(to) = label.iter().rposition(|token| *token == Token::To) else { return };
        let [before, left] = [&label[..to], &label[to..]].map(numbers);
        let Some(size) = before.last().filter(|size| left.len() > 1 && left.iter().sum::<u64>() == **size) else {
            return;
        };
        let place = self.sizes.iter().position(|of| of == size);
        self.roles.clear();
        self.changed(place.map_or(0, |place| place as u64 + 1), *size, 0, &left);
        self.is_whole = false;
    }

    /// A heap is changed: how large it was, how much is taken, and what it leaves.
    fn changed(&mut self, place: u64, size: u64, taken: u64, left: &[u64]) {
        self.roles.extend([(Role::Place, place), (Role::Size, size)]);
        if taken > 0 {
            self.roles.push((Role::Taken, taken));
        }
        self.roles.extend(left.iter().map(|&left| (Role::Left, left)));
        if left.is_empty() {
            self.roles.push((Role::Gone, 0));
        }
        if left.is_empty() && !self.has_role(Role::Rest) {
            let rest: Vec<_> = self.after.iter().map(|&left| (Role::Rest, left)).collect();
            self.roles.extend(rest);
        }
        if let [left] = *left
            && left > 0
            && size % left == 0
        {
            self.roles.push((Role::Divisor, size / left));
        }
        self.is_split |= left.len() > 1;
        self.is_whole |= taken == size;
    }

    fn row(&mut self, before: &[Value], after: &[Value]) {
        let number = |cell: &Value| text(cell).trim().parse::<u64>().ok();
        let written = |cells: &[Value]| narrow(&cells.iter().map(|cell| text(cell).trim()).collect::<String>());
        self.row = [written(before), written(after), String::new()];
        self.after = after.iter().filter_map(number).collect();
        if self.after.is_empty() {
            let stands = |cell: &Value| !is_blank(text(cell)) && !["○", "T", "D"].contains(&text(cell));
            self.after = (1..).zip(after).filter(|(_, cell)| stands(cell)).map(|(place, _)| place).collect();
        }
        self.sizes = vec![0; before.len()];
        if before.len() == after.len() {
            let changed = (0..before.len()).filter(|&index| before[index] != after[index]);
            self.roles.extend(changed.map(|index| (Role::Place, index as u64 + 1)));
            return;
        }
        let front = before.iter().zip(after).take_while(|(before, after)| before == after).count();
        let gone = before.len().saturating_sub(after.len());
        self.is_row_shorter = gone > 0;
        self.row[2] = written(before.get(front..front + gone).unwrap_or_default());
        for (index, cell) in before.iter().enumerate().skip(front).take(gone) {
            self.roles.push((Role::Place, index as u64 + 1));
            self.roles.extend(number(cell).map(|number| (Role::Taken, number)));
            self.is_whole = true;
        }
    }

    /// A token moves away from a place with a name.
    fn token(&mut self, before: &Value, after: &Value) {
        let tokens_of =
            |board: &'_ Value| list(&board["tokens"]).iter().map(|token| token[0].as_u64()).collect::<Vec<_>>();
        let moved = tokens_of(before).into_iter().zip(tokens_of(after)).find(|(from, to)| from != to);
        if let Some(name) = moved.and_then(|(from, _)| list(&before["vertices"]).get(usize::try_from(from?).ok()?)) {
            self.roles.extend(numbers(&tokens(text(name))).into_iter().map(|number| (Role::Start, number)));
        }
    }

    fn has_role(&self, role: Role) -> bool {
        self.roles.iter().any(|(of, _)| *of == role)
    }

    /// What is left where something was taken; elsewhere, where nothing is.
    fn left(&self) -> Vec<u64> {
        let left =
            |role: Role| self.roles.iter().filter(|(of, _)| *of == role).map(|(_, left)| *left).collect::<Vec<_>>();
        if self.has_role(Role::Left) { left(Role::Left) } else { left(Role::Rest) }
    }

    /// Whether a number may be this, as it was typed: a bare one at first what a move does, then what it does it to,
    /// then where.
    fn may_be(&self, kind: Kind, role: Role, level: usize) -> bool {
        use Role::{Divisor, Gone, Label, Left, Place, Rest, Size, Start, Taken, Target};
        // Where things go from place to place, these are named.
        let has_target = self.has_role(Target) || self.is_row_shorter;
        match kind {
            Kind::Bare | Kind::Counted if level == 0 => role == Left,
            _ if role == Label => true,
            Kind::Bare => match role {
                Taken | Left | Rest => true,
                Size => level > 1,
                Place => level > 2 || has_target,
                Target => level > 2,
                Divisor => level > 3,
                Gone | Start | Label => false,
            },
            Kind::Counted => [Taken, Left].contains(&role) || role == Size && level > 1,
            Kind::Taken => role == Taken || role == Place && self.is_row_shorter && level > 2,
            Kind::By => role == Divisor || role == Taken && level > 2,
            Kind::Left => [Left, Rest, Gone].contains(&role),
            Kind::Size => role == Size,
            Kind::Place => role == Place,
            Kind::Heap => [Size, Place].contains(&role),
            Kind::From => [Size, Start].contains(&role) || role == Place && (level > 2 || has_target),
            Kind::To => [Left, Target, Gone].contains(&role),
        }
    }

    /// Whether all is true that is claimed, each number of something else.
    fn fits(&self, claims: &Claims, level: usize) -> bool {
        self.bears(claims) && self.has(&claims.numbers, level, &mut vec![])
    }

    /// Whether numbers are roles that are not used yet.
    fn has(&self, numbers: &[(Kind, u64)], level: usize, used: &mut Vec<(Kind, usize)>) -> bool {
        let [(kind, number), rest @ ..] = numbers else { return true };
        (0..self.roles.len()).any(|index| {
            let (role, of) = self.roles[index];
            let is_used = used.iter().any(|&(_, used)| used == index);
            // From a size one comes to a size, from a place to a place.
            let is_of_size = |&(kind, used): &(Kind, usize)| kind == Kind::From && self.roles[used].0 == Role::Size;
            let is_crossed = role == Role::Target && used.iter().any(is_of_size);
            if is_used || is_crossed || of != *number || !self.may_be(*kind, role, level) {
                return false;
            }
            used.push((*kind, index));
            let has_rest = self.has(rest, level, used);
            used.pop();
            has_rest
        })
    }

    /// Whether all is true that is claimed.
    fn fits_each(&self, claims: &Claims) -> bool {
        let is_true = |&(kind, number): &(Kind, u64)| {
            self.roles.iter().any(|&(role, of)| of == number && self.may_be(kind, role, 3))
        };
        self.bears(claims) && claims.numbers.iter().all(is_true)
    }

    fn bears(&self, claims: &Claims) -> bool {
        let is = |role: Role, number: Option<u64>| number.is_some_and(|number| self.roles.contains(&(role, number)));
        let count = self.sizes.len() as u64;
        claims.marks.iter().all(|mark| match mark {
            Token::Split => self.is_split,
            Token::All => self.is_whole,
            Token::Each => self.is_of_each,
            Token::Nothing => self.is_nothing,
            Token::Last => is(Role::Place, Some(count)),
            Token::Middle => count % 2 == 1 && is(Role::Place, Some(count.div_ceil(2))),
            Token::Largest => is(Role::Size, self.sizes.iter().max().copied()),
            Token::Smallest => is(Role::Size, self.sizes.iter().filter(|size| **size > 0).min().copied()),
            Token::Other(word) => self.words.contains(word),
            // The others say what a number is.
            _ => true,
        })
    }
}

fn sizes(heaps: &Value) -> Vec<u64> {
    list(heaps).iter().filter_map(Value::as_u64).collect()
}

/// The boards that a move is about: of several side by side the first one that is more than words, and changes if any
/// does.
fn main<'a>(before: &'a Value, after: &'a Value) -> (&'a Value, &'a Value) {
    let pairs = list(&before["boards"]).iter().zip(list(&after["boards"]));
    let mut all = pairs.filter(|(before, _)| !["numbers", "text"].contains(&text(&before["kind"])));
    let first = all.clone().next();
    let found = all.find(|(before, after)| before != after).or(first);
    found.map_or((before, after), |(before, after)| main(before, after))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// A view of a board, with labels and boards of its options.
    fn view(board: &Value, options: &[(&str, Value)]) -> Value {
        let options: Vec<Value> =
            options.iter().map(|(label, board)| json!({ "label": label, "board": board })).collect();
        json!({ "board": board, "options": options })
    }

    fn heaps(heaps: &[u64]) -> Value {
        json!({ "kind": "heaps", "heaps": heaps })
    }

    #[track_caller]
    fn are(view: &Value, wanted: &Named, all: &[&str]) {
        for typed in all {
            assert_eq!(named(view, typed, &[]), *wanted, "{typed}");
        }
    }

    /// Ten stones, of which 2 or 5 are taken.
    fn one_heap() -> Value {
        view(&heaps(&[10]), &[("heap 1: 10 → 8", heaps(&[8])), ("heap 1: 10 → 5", heaps(&[5]))])
    }

    #[test]
    fn a_move_has_many_names() {
        let names = ["2", "8", "take 2", "takes two stones", "10 → 8", "10->8", "leave 8", "8 left", "10 - 2 = 8"];
        are(&one_heap(), &Named::Move(0), &names);
        are(&one_heap(), &Named::Move(0), &["取 2", "取走两个", "留下 8 个", "第 1 堆：10 → 8", "剩八个", "２"]);
        are(&one_heap(), &Named::Nothing, &["", "?", "3", "take 8", "I do not know"]);
    }

    #[test]
    fn what_may_be_several_moves_is_asked() {
        let heaps = view(
            &heaps(&[5, 3]),
            &[("heap 1: 5 → 2", heaps(&[2, 3])), ("heap 1: 5 → 3", heaps(&[3, 3])), ("heap 2: 3 → 1", heaps(&[5, 1]))],
        );
        are(&heaps, &Named::Several(vec![0, 1]), &["3", "heap 1", "the first heap", "the heap of 5", "从第一堆取"]);
        are(&heaps, &Named::Move(1), &["take 2 from heap 1", "leave 3", "3 3", "5 to 3", "从第一堆取两个", "2 from 5"]);
        are(&heaps, &Named::Move(2), &["1", "5 1", "the smallest", "the last heap", "取第二堆的两个"]);
    }

    #[test]
    fn moves_in_two_heaps_are_told_from_those_in_one() {
        let both = "heap 1: 5 → 3, heap 2: 7 → 5";
        let options = [("heap 1: 5 → 3", [3, 7]), ("heap 2: 7 → 5", [5, 5]), (both, [3, 5])];
        let two = view(&heaps(&[5, 7]), &options.map(|(label, left)| (label, heaps(&left))));
        let names = ["take 2 from both", "2 from each", "两堆各取 2 个", "5 → 3, 7 → 5", "leave 3 and 5"];
        are(&two, &Named::Move(2), &names);
        are(&two, &Named::Move(0), &["take 2 from heap 1", "2 from the 5", "从第一堆取两个"]);
        are(&two, &Named::Nothing, &["take 1 from both", "两堆各取 3 个"]);
        let three = [("heap 2: all 3", heaps(&[2, 4])), ("heap 2: 3 → 1", heaps(&[2, 1, 4]))];
        are(&view(&heaps(&[2, 3, 4]), &three), &Named::Move(1), &["take 2 from 3", "2 from the heap of 3"]);
    }

    #[test]
    fn a_label_with_these_numbers_alone_is_meant() {
        let row = |cells: &str| json!({ "kind": "row", "cells": cells.chars().map(String::from).collect::<Vec<_>>() });
        let coins = [("turn 2", row("HTT")), ("turn 1, 2", row("TTT")), ("turn 1", row("THT"))];
        let coins = view(&row("HHT"), &coins);
        are(&coins, &Named::Move(1), &["1 2", "2 and 1", "12", "coins 1 & 2", "TTT", "反反反", "翻第 1、2 枚"]);
        are(&coins, &Named::Move(0), &["2", "the second coin", "H T T"]);
    }

    #[test]
    fn digits_of_a_row_are_named_by_themselves_their_places_and_what_they_leave() {
        let row = |cells: &str| json!({ "kind": "row", "cells": cells.chars().map(String::from).collect::<Vec<_>>() });
        let digits = view(&row("6062"), &[("cell 1", row("062")), ("cell 2", row("662")), ("cell 3", row("602"))]);
        are(&digits, &Named::Move(1), &["0", "the second digit", "leave 662", "6062 → 662", "剩 662", "第二位"]);
        are(&digits, &Named::Move(2), &["the second 6", "last 6", "右边的 6", "删第二个6"]);
        are(&digits, &Named::Several(vec![0, 2]), &["6", "a 6", "删一个6"]);
        are(&digits, &Named::Several(vec![0, 1, 2]), &["any", "all", "随便", "两种都行"]);
        let bits = view(&row("110011"), &[("2–3", row("1011")), ("4–5", row("1101"))]);
        are(&bits, &Named::Move(0), &["10", "delete the 10", "2 and 3", "110011->1011"]);
        let divided = view(&heaps(&[20]), &[("20 → 4", heaps(&[4])), ("20 → 19", heaps(&[19]))]);
        are(&divided, &Named::Move(0), &["5", "divide by 5", "20/5", "20 ÷ 5 = 4", "除以五"]);
        are(&divided, &Named::Move(1), &["1", "subtract 1", "减一"]);
    }

    #[test]
    fn sides_places_and_parts_are_named() {
        let row = |cells: &[&str]| json!({ "kind": "row", "cells": cells });
        let ends = [("3 from the left", row(&["2", "4"])), ("4 from the right", row(&["3", "2"]))];
        let ends = view(&row(&["3", "2", "4"]), &ends);
        are(&ends, &Named::Move(0), &["left", "3", "take the left one", "the first", "左", "取左端", "2 4"]);
        let split = view(
            &heaps(&[1, 3]),
            &[
                ("heap 2: 3 → 1", heaps(&[1, 1])),
                ("heap 2: 3 → 2", heaps(&[1, 2])),
                ("heap 2: 3 → 1 and 2", heaps(&[1, 1, 2])),
            ],
        );
        are(&split, &Named::Move(2), &["split", "1 and 2", "1+2", "3 → 1, 2", "分成 1 和 2", "2 1 1", "split the 3"]);
        let stairs = view(&heaps(&[0, 2]), &[("1 from stair 2", heaps(&[1, 1])), ("2 from stair 2", heaps(&[2, 0]))]);
        are(
            &stairs,
            &Named::Move(1),
            &["two balls", "both", "move all", "two balls to stair 1", "把台阶 2 的两个球移到台阶 1"],
        );
        let names = ["peak 1", "valley 1", "valley 2"];
        let graph = |at: u64| json!({ "kind": "graph", "vertices": names, "tokens": [[at, "hike"]] });
        let hike = view(&graph(0), &[("to valley 1", graph(1)), ("to valley 2", graph(2))]);
        are(&hike, &Named::Move(0), &["1", "valley 1", "peak 1 → valley 1", "走到山谷 1", "the first valley"]);
        are(&hike, &Named::Nothing, &["peak 1", "3"]);
    }
}
