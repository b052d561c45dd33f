//! Numbers whose XOR decides: heaps of Nim, the odd steps of a staircase, the values of the parts of a sum.

use grundy::games::nim::winning_moves;
use grundy::games::sg::nim_sum;

use crate::layer::{Columns, Layer, Mark, Part};
use crate::reading::{Claim, Step, Strategy};
use crate::see::Heap;
use crate::words::{Language, Sentence};

/// What the numbers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Heaps of Nim, or what is like them: each can be made any smaller number.
    Nim,
    /// Heaps on odd steps; those on even ones do not count.
    Staircase,
    /// Values of the parts of a sum.
    Sum,
}

/// Some numbers: the player to move loses iff their XOR is 0.
pub struct Xor {
    kind: Kind,
    theorem: Option<&'static str>,
    /// The sentence that says what the numbers are.
    intro: Option<&'static str>,
    counted: Vec<Heap>,
    ignored: Vec<Heap>,
    /// The rule holds only from here on, or ends here: it is known who wins, for a reason with a sentence.
    known: Option<(bool, &'static str)>,
    /// Numbers at other parts, by which those that count are found.
    others: Vec<(Part, String)>,
}

impl Xor {
    /// Heaps of Nim.
    pub fn nim(heaps: Vec<Heap>) -> Self {
        let theorem = Some("games::nim");
        Self { kind: Kind::Nim, theorem, intro: None, counted: heaps, ignored: vec![], known: None, others: vec![] }
    }

    /// Heaps with the numbers of their steps.
    pub fn staircase(heaps: impl IntoIterator<Item = (usize, Heap)>) -> Self {
        let (odd, even): (Vec<_>, Vec<_>) = heaps.into_iter().partition(|(step, _)| step % 2 == 1);
        let of = |heaps: Vec<(usize, Heap)>| heaps.into_iter().map(|(_, heap)| heap).collect();
        let theorem = Some("games::staircase");
        Self {
            kind: Kind::Staircase,
            theorem,
            intro: None,
            counted: of(odd),
            ignored: of(even),
            known: None,
            others: vec![],
        }
    }

    /// Parts of a sum with their values, and what is said of these.
    pub fn sum(values: Vec<Heap>, intro: &'static str) -> Self {
        let theorem = Some("games::sg");
        Self {
            kind: Kind::Sum,
            theorem,
            intro: Some(intro),
            counted: values,
            ignored: vec![],
            known: None,
            others: vec![],
        }
    }

    /// With this sentence in front, which says what the numbers are.
    pub fn saying(self, intro: &'static str) -> Self {
        Self { intro: Some(intro), ..self }
    }

    /// By another page of the library.
    pub fn by(self, theorem: &'static str) -> Self {
        Self { theorem: Some(theorem), ..self }
    }

    /// Where it is known who wins, whatever the XOR is: whether it is the player to move, and the sentence that says
    /// why.
    pub fn unless(self, known: Option<(bool, &'static str)>) -> Self {
        Self { known, ..self }
    }

    /// With numbers at other parts, by which those that count are found.
    pub fn with_others(self, others: Vec<(Part, String)>) -> Self {
        Self { others, ..self }
    }

    fn sum_of(heaps: &[Heap]) -> u64 {
        nim_sum(heaps.iter().map(|heap| heap.size))
    }

    fn number_of_all(&self) -> u64 {
        Self::sum_of(&self.counted)
    }

    /// The heaps that can be lowered to make the XOR 0, and what is left of each.
    fn lowered(&self) -> Vec<(&Heap, u64)> {
        let sizes: Vec<u64> = self.counted.iter().map(|heap| heap.size).collect();
        winning_moves(&sizes).map(|(index, left)| (&self.counted[index], left)).collect()
    }

    fn there(&self) -> impl Iterator<Item = &Heap> {
        self.counted.iter().filter(|heap| heap.size > 0)
    }

    /// Numbers where they are not sizes that one sees.
    fn values(&self) -> Vec<Layer> {
        let is_seen = |heap: &&Heap| heap.thing.noun == "heap" && self.kind != Kind::Sum;
        if self.counted.iter().all(|heap| is_seen(&heap)) {
            return vec![];
        }
        let spanned = |heap: &&Heap| ["gap", "run"].contains(&heap.thing.noun) && !heap.thing.parts.is_empty();
        let spans = |heaps: &[Heap], mark: Option<Mark>| -> Vec<(Part, Part, String, Option<Mark>)> {
            let span = |heap: &Heap| {
                let parts = &heap.thing.parts;
                Some((parts.first()?.clone(), parts.last()?.clone(), heap.size.to_string(), mark))
            };
            heaps.iter().filter(spanned).filter_map(span).collect()
        };
        let mut layers = vec![];
        let values: Vec<_> =
            self.counted.iter().filter(|heap| !spanned(heap) && !heap.thing.parts.is_empty()).collect();
        let mut at_parts: Vec<(Part, String)> = vec![];
        for heap in values {
            match at_parts.iter_mut().find(|(part, _)| *part == heap.thing.part()) {
                Some((_, numbers)) => *numbers += &format!(", {}", heap.size),
                None => at_parts.push((heap.thing.part(), heap.size.to_string())),
            }
        }
        if !at_parts.is_empty() {
            layers.push(Layer::Values(at_parts));
        }
        let odd = (self.kind == Kind::Staircase).then_some(Mark::Odd);
        let spans = [spans(&self.counted, odd), spans(&self.ignored, Some(Mark::Ignored))].concat();
        if !spans.is_empty() {
            layers.push(Layer::Spans(spans));
        }
        layers
    }

    fn intro(&self, language: Language) -> Option<Step> {
        let mut layers = self.values();
        if !self.others.is_empty() {
            layers.push(Layer::Values(self.others.clone()));
        }
        let ignored = self.ignored.iter().flat_map(|heap| heap.thing.parts.iter().cloned());
        let marks: Vec<(Part, Mark)> = ignored.map(|part| (part, Mark::Ignored)).collect();
        if !marks.is_empty() {
            layers.push(Layer::Marks(marks));
        }
        let words = match (self.intro, self.kind) {
            (Some(intro), _) => language.say(intro, []),
            (None, Kind::Staircase) => language.say("staircase.odd", []),
            (None, _) => return None,
        };
        Some(Step { words, layers })
    }

    /// The digits of the numbers, and which lines of them are odd.
    fn columns(&self, language: Language) -> Step {
        let there: Vec<&Heap> = self.there().collect();
        let sum = self.number_of_all();
        let mut layers = self.values();
        let words = match there[..] {
            [] => language.say("xor.nothing", []),
            [one] => language.say("xor.one", [("thing", language.thing(&one.thing).into()), ("n", one.size.into())]),
            [one, other] if one.size == other.size => language.say(
                if self.kind == Kind::Sum { "sum.two" } else { "xor.two" },
                [("one", language.thing(&one.thing).into()), ("other", language.thing(&other.thing).into())],
            ),
            _ => {
                let numbers = there.iter().map(|heap| (heap.thing.part(), heap.size)).collect();
                let columns = Columns { numbers, modulo: 2 };
                let odd = columns.odd();
                let lines = odd.iter().map(|line| Sentence::of((1_u64 << line).to_string()));
                let lines = language.list(lines);
                let is_shown = |heap: &&Heap| heap.size < 1 << 12 && !heap.thing.parts.is_empty();
                if there.len() <= 12 && there.iter().all(is_shown) {
                    layers.push(Layer::Columns(columns));
                }
                match odd.len() {
                    0 => language.say("xor.even", []),
                    1 => language.say("xor.line", [("lines", lines.into()), ("sum", sum.into())]),
                    _ => language.say("xor.lines", [("lines", lines.into()), ("sum", sum.into())]),
                }
            }
        };
        Step { words, layers }
    }

    /// Which numbers can become smaller, so that the XOR is 0.
    fn change(&self, language: Language) -> Step {
        let lowered = self.lowered();
        let one = |(heap, left): &(&Heap, u64)| {
            let slots =
                [("thing", language.thing(&heap.thing).into()), ("from", heap.size.into()), ("to", (*left).into())];
            language.say(if self.kind == Kind::Sum { "sum.becomes" } else { "xor.becomes" }, slots)
        };
        let ways = language.list(lowered.iter().map(one));
        let name = match (self.kind, lowered.len()) {
            (Kind::Nim, 1) => "xor.only",
            (Kind::Nim, _) => "xor.some",
            (Kind::Staircase, _) => "staircase.change",
            (Kind::Sum, _) => "sum.change",
        };
        let mut marks: Vec<(Part, Mark)> = vec![];
        for (heap, left) in &lowered {
            marks.extend(heap.thing.parts.iter().map(|part| (part.clone(), Mark::Change)));
            let is_drawn = heap.thing.noun == "heap" && self.kind == Kind::Nim && heap.size <= 60;
            let stones = (*left..heap.size).filter(|_| is_drawn);
            let stone = |stone| (heap.thing.part().replace("heap:", "stone:") + &format!(":{stone}"), Mark::Gone);
            marks.extend(stones.map(stone));
        }
        Step { words: language.say(name, [("ways", ways.into())]), layers: vec![Layer::Marks(marks)] }
    }
}

impl Strategy for Xor {
    fn name(&self) -> &'static str {
        match self.kind {
            Kind::Nim => "nim",
            Kind::Staircase => "staircase",
            Kind::Sum => "sum",
        }
    }

    fn theorem(&self) -> Option<&'static str> {
        self.theorem
    }

    fn claim(&self) -> Claim {
        Claim::won(self.known.map_or(self.number_of_all() != 0, |(is_won, _)| is_won))
    }

    /// OR for XOR; the even steps for the odd ones.
    fn broken(&self) -> Claim {
        let is_won = match self.kind {
            Kind::Staircase => Self::sum_of(&self.ignored) != 0,
            Kind::Nim | Kind::Sum => self.there().next().is_some(),
        };
        Claim::won(self.known.map_or(is_won, |(is_won, _)| is_won))
    }

    fn number(&self) -> String {
        self.number_of_all().to_string()
    }

    fn short(&self, language: Language) -> Sentence {
        if let Some((_, why)) = self.known {
            return language.say(why, []);
        }
        let there: Vec<String> = self.there().map(|heap| heap.size.to_string()).collect();
        match there.len() {
            0 => language.say("xor.none", []),
            1 => language.say("xor.single", [("n", self.number_of_all().into())]),
            2..=8 => Sentence::of(format!("{} = {}", there.join(" XOR "), self.number_of_all())),
            _ => language.say("xor.all", [("sum", self.number_of_all().into())]),
        }
    }

    fn steps(&self, language: Language) -> Vec<Step> {
        if let Some((_, why)) = self.known {
            return vec![Step { words: language.say(why, []), layers: vec![] }];
        }
        let mut steps: Vec<Step> = self.intro(language).into_iter().collect();
        steps.push(self.columns(language));
        steps.push(match self.number_of_all() {
            0 if self.there().next().is_none() => {
                let name = if self.kind == Kind::Staircase { "staircase.lost" } else { "xor.over" };
                Step { words: language.say(name, []), layers: vec![] }
            }
            0 => {
                let name = if self.kind == Kind::Staircase { "staircase.lost" } else { "xor.lost" };
                Step { words: language.say(name, []), layers: vec![] }
            }
            _ => self.change(language),
        });
        steps
    }
}
