//! What is said of a game that was played: which moves gave something away, what that was, and what was there.

use serde_json::{Value, json};

use crate::words::Language;
use crate::{list, text};

/// So many moves that would have been better are named.
const NAMED: usize = 3;

/// What is said of a game after its result: `mistakes`, the numbers of the moves that gave something away, `first`, the
/// one of them that decided, and `says`, one sentence after the other; `lost` says whether the visitor began in a lost
/// position, and made no mistake.
///
/// The game is told as `steps`, each with the `view` before a move, which has the words of [`worded`](crate::worded),
/// and the option that was `made`, and as the `end`, the view that followed. `side` is the player who is told, 0 or 1;
/// both are if it is nothing. `reading` is what a theorem says of the position before the move that decided, if
/// anything does.
pub fn judged(game: &Value, language: Language) -> Value {
    let steps = list(&game["steps"]);
    let side = game["side"].as_u64();
    let own: Vec<(usize, &Value)> = steps.iter().enumerate().filter(|(_, step)| is_own(step, side)).collect();
    let mistakes: Vec<(usize, &Value)> =
        own.iter().copied().filter(|(_, step)| !made(step)["gives"].is_null()).collect();
    let first = decided(&mistakes);
    let words = Words { language, is_shared: side.is_none(), is_second: side == Some(1) };
    let mut says = vec![];
    let mut is_lost = false;
    match first {
        Some((number, step)) => {
            let reading = Some(&game["reading"]).filter(|reading| fits(&step["view"], reading));
            says.extend(words.mistake(number, step, reading));
            let others = mistakes.iter().filter(|(other, _)| *other != number);
            let others: Vec<String> = others.map(|(other, step)| words.fact(*other, step)).collect();
            if !others.is_empty() {
                let others = words.list(&others);
                says.push(words.of(&format!("Also: {others}."), &format!("另外：{others}。")));
            }
        }
        None => {
            let begun = own.first().map(|(_, step)| &step["view"]);
            is_lost = !words.is_shared && begun.is_some_and(|view| view["standing"] == "lost");
            is_lost &= !words.is_won(&game["end"], side);
            says.extend(begun.map(|view| words.flawless(view, is_lost, steps)));
        }
    }
    let mistakes: Vec<usize> = mistakes.iter().map(|(number, _)| *number).collect();
    json!({ "mistakes": mistakes, "first": first.map(|(number, _)| number), "says": says, "lost": is_lost })
}

/// Whether a reading says of a position and of its options what play says.
pub fn fits(view: &Value, reading: &Value) -> bool {
    let is_so = |position: &Value, reading: &Value| match text(&reading["claim"]) {
        "won" | "lost" | "drawn" => reading["claim"] == position["standing"],
        "worth" => position["standing"] == "worth",
        _ => false,
    };
    let (options, readings) = (list(&view["options"]), list(&reading["options"]));
    let silent = |reading: &Value| text(&reading["claim"]) == "silent";
    is_so(view, reading)
        && options.len() == readings.len()
        && options.iter().zip(readings).all(|(option, reading)| silent(reading) || is_so(option, reading))
}

/// What the strategy of a reading is called where a line begins; nothing where it is that of few problems, which has no
/// name among people.
pub fn strategy(reading: &Value) -> Option<String> {
    let name = Some(text(&reading["strategy"])).filter(|name| *name != "few")?;
    let (first, rest) = name.split_at(name.chars().next().map_or(0, char::len_utf8));
    Some(first.to_uppercase() + &rest.replace('-', " "))
}

/// What words of a reading say, whichever parts they name.
pub fn said(words: &Value) -> String {
    list(words).iter().map(|word| word.as_str().or(word[0].as_str()).unwrap_or_default()).collect()
}

fn is_own(step: &Value, side: Option<u64>) -> bool {
    let turn = step["view"]["turn"].as_u64();
    turn.is_some() && (side.is_none() || turn == side)
}

fn made(step: &Value) -> &Value {
    &step["view"]["options"][step["made"].as_u64().unwrap_or(u64::MAX) as usize]
}

/// Of several mistakes the last one, in games with numbers the dearest one.
fn decided<'a>(mistakes: &[(usize, &'a Value)]) -> Option<(usize, &'a Value)> {
    let costs: Vec<Option<f64>> = mistakes.iter().map(|(_, step)| cost(made(step))).collect();
    let dearest = costs.iter().flatten().copied().reduce(f64::max);
    let index = match dearest {
        Some(most) => costs.iter().position(|cost| *cost == Some(most)),
        None => mistakes.len().checked_sub(1),
    };
    index.map(|index| mistakes[index])
}

/// What a move costs in a game with numbers.
fn cost(option: &Value) -> Option<f64> {
    let gives = text(&option["gives"]);
    let (over, under) = gives.split_once('/').unwrap_or((gives, "1"));
    Some(over.parse::<f64>().ok()? / under.parse::<f64>().ok()?)
}

struct Words<'a> {
    language: Language<'a>,
    /// Whether two players are told.
    is_shared: bool,
    /// Whether the second player is told.
    is_second: bool,
}

impl Words<'_> {
    fn of(&self, english: &str, chinese: &str) -> String {
        if self.is_chinese() { chinese } else { english }.to_owned()
    }

    fn is_chinese(&self) -> bool {
        matches!(self.language, Language::Chinese(_))
    }

    fn list(&self, parts: &[String]) -> String {
        parts.join(&self.of("; ", "；"))
    }

    /// The first few of many, each name once, and how many more there are.
    fn few(&self, names: &[String]) -> String {
        let mut shown = names[..names.len().min(NAMED)].to_vec();
        if let Some(more @ 1..) = names.len().checked_sub(NAMED) {
            shown.push(self.of(&format!("and {more} more"), &format!("还有 {more} 种")));
        }
        self.list(&shown)
    }

    /// Whether the side has won where a game is over.
    fn is_won(&self, end: &Value, side: Option<u64>) -> bool {
        let is_mine = end["turn"].as_u64() == side;
        match text(&end["standing"]) {
            "won" => is_mine,
            "lost" => !is_mine,
            _ => false,
        }
    }

    /// What a move gave away, in a few words.
    fn fact(&self, number: usize, step: &Value) -> String {
        let (n, gives) = (number + 1, text(&made(step)["gives"]));
        let (english, chinese) = match gives {
            "win to loss" => ("gave the win away".to_owned(), "把胜局让给了对方".to_owned()),
            "win to draw" => ("let the win slip".to_owned(), "放走了胜局，成了平局".to_owned()),
            "draw to loss" => ("gave the draw away".to_owned(), "丢掉了平局".to_owned()),
            "something" => ("was not the best one".to_owned(), "不是最优".to_owned()),
            cost => (format!("cost {cost}"), format!("损失 {cost}")),
        };
        let turn = step["view"]["turn"].as_u64();
        let player = match (self.is_shared, turn == Some(1)) {
            (false, _) => String::new(),
            (true, false) => self.of(" (first player)", "（先手）"),
            (true, true) => self.of(" (second player)", "（后手）"),
        };
        self.of(&format!("move {n}{player} {english}"), &format!("第 {n} 步{player}{chinese}"))
    }

    /// The move that decided: what it gave away, why, and what was there.
    fn mistake(&self, number: usize, step: &Value, reading: Option<&Value>) -> Vec<String> {
        let (view, chosen) = (&step["view"], made(step));
        let fact = self.fact(number, step);
        let fact = fact.replacen("move", "Move", 1);
        let called = text(&chosen["called"]);
        let is_chance = self.chance(view).is_some();
        let kept = list(&view["options"]).iter().enumerate().filter(|(_, option)| option["best"] == true);
        let kept: Vec<(usize, &Value)> = kept.collect();
        // A number says it where play does not: a score is one, and so is a length.
        let length = chosen["moves"].as_u64();
        let is_won = text(&chosen["gives"]) == "win to loss" && length.is_none();
        let reasons = reading.filter(|_| is_won).and_then(|reading| {
            let made = step["made"].as_u64()? as usize;
            let (best, _) = kept.first()?;
            let short =
                |option: usize| Some(said(&reading["options"][option]["short"])).filter(|said| !said.is_empty());
            Some((short(made)?, short(*best)?))
        });
        let with_value = text(&chosen["gives"]) == "win to loss";
        let mut names: Vec<String> = vec![];
        for (_, option) in &kept {
            let name =
                text(&option["called"]).to_owned() + &if with_value { self.value(option) } else { String::new() };
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let head = match (text(&chosen["gives"]), length, is_chance) {
            ("win to loss" | "draw to loss", Some(moves), _) => self.of(
                &format!("{fact}: {called}, which loses in {}.", counted(moves)),
                &format!("{fact}：{called}，{moves} 步之内落败。"),
            ),
            ("win to loss", ..) if reasons.is_none() => {
                let value = self.value(chosen);
                self.of(&format!("{fact}: {called}{value}."), &format!("{fact}：{called}{value}。"))
            }
            ("win to draw", ..) => {
                self.of(&format!("{fact}: {called}. From then on it was a draw."), &format!("{fact}：{called}。"))
            }
            (.., true) => {
                // Where the game is over, words say how: the one who gave something away has lost.
                let end = if view["turn"] == 1 { "1" } else { "0" };
                let [before, after] = [view, chosen].map(|of| self.chance(of).unwrap_or(end.to_owned()));
                let (english, chinese) = match self.is_second {
                    true => ("The first player's chance to win rose", ["先手的胜率", "升"]),
                    false => ("The chance to win fell", ["胜率", "降"]),
                };
                let [whose, way] = chinese;
                self.of(
                    &format!("{fact}: {called}. {english} from {before} to {after}."),
                    &format!("{fact}：{called}。{whose}从 {before} {way}到 {after}。"),
                )
            }
            _ => self.of(&format!("{fact}: {called}."), &format!("{fact}：{called}。")),
        };
        let mut says = vec![head];
        if let Some((left, best)) = reasons {
            let (_, option) = kept[0];
            let label = text(&option["called"]);
            says.push(self.of(
                &format!("It left: {left}. It could have left: {best}, by {label}."),
                &format!("留下的是：{left}。本可留下：{best}，走法：{label}。"),
            ));
            return says;
        }
        let named_all = self.few(&names);
        let these = if names.len() == 1 { "This" } else { "These" };
        says.push(match text(&chosen["gives"]) {
            "win to loss" if length.is_none() => self
                .of(&format!("{these} would have kept it: {named_all}."), &format!("能保住胜局的走法：{named_all}。")),
            "win to loss" | "win to draw" => match kept.first().and_then(|(_, option)| option["moves"].as_u64()) {
                Some(moves) => self.of(
                    &format!("{these} would have won in {}: {named_all}.", counted(moves + 1)),
                    &format!("{} 步可胜的走法：{named_all}。", moves + 1),
                ),
                None => {
                    self.of(&format!("{these} would have won: {named_all}."), &format!("必胜的走法：{named_all}。"))
                }
            },
            "draw to loss" => self.of(
                &format!("{these} would have kept the draw: {named_all}."),
                &format!("能保持平局的走法：{named_all}。"),
            ),
            _ if is_chance => self.of(
                &format!("{} best: {named_all}.", if these == "This" { "This was" } else { "These were" }),
                &format!("最优的走法：{named_all}。"),
            ),
            _ => {
                let told = if self.is_shared { 2 } else { usize::from(self.is_second) };
                let worth = text(&view["worth"][told]);
                self.of(
                    &format!("The best was: {worth}, by {named_all}."),
                    &format!("当时可达：{worth}；走法：{named_all}。"),
                )
            }
        });
        says
    }

    /// What is said where there was no mistake.
    fn flawless(&self, begun: &Value, is_lost: bool, steps: &[Value]) -> String {
        let has_chance = steps.iter().any(|step| step["view"]["turn"].is_null());
        match self.chance(begun).filter(|_| has_chance) {
            _ if self.is_shared => self.of("Nobody made a mistake.", "双方都没有失误。"),
            _ if is_lost => self.of(
                "You began in a lost position: the other player had an answer to every move.",
                "你从必败态开始：无论怎么走，对方都有应对。",
            ),
            Some(chance) if chance == "1" || chance == "0" => match (chance == "1") != self.is_second {
                true => self.of(
                    "You made no mistake: you were certain to win from the start.",
                    "你没有失误：从一开始你就必胜。",
                ),
                false => self.of(
                    "You made no mistake, but the other player was certain to win from the start.",
                    "你没有失误，但从一开始对方就必胜。",
                ),
            },
            Some(chance) => {
                let (of, whose) = match self.is_second {
                    true => ("the first player's", "先手的胜率"),
                    false => ("your", "胜率"),
                };
                self.of(
                    &format!(
                        "You made no mistake: {of} chance to win was {chance} at the start, and luck decided the rest."
                    ),
                    &format!("你没有失误：开始时{whose}为 {chance}，其余由运气决定。"),
                )
            }
            None => self.of("You made no mistake.", "你没有失误。"),
        }
    }

    /// The first player's chance to win, where a position is worth that.
    fn chance(&self, of: &Value) -> Option<String> {
        of["chance"].as_str().map(str::to_owned)
    }

    /// The value that a move leaves in a game that somebody wins, where it is known.
    fn value(&self, option: &Value) -> String {
        let known = Some(text(&option["worth"][0])).filter(|worth| !worth.is_empty() && option["standing"] != "worth");
        known.map_or(String::new(), |value| {
            self.of(&format!(" (it leaves the value {value})"), &format!("（留下的 SG 值为 {value}）"))
        })
    }
}

fn counted(moves: u64) -> String {
    format!("{moves} move{}", if moves == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An option: its label, whether it is best, what it gives, and how it stands.
    fn option(called: &str, gives: &str, standing: &str, moves: Option<u64>, worth: [&str; 2]) -> Value {
        let gives = Some(gives).filter(|gives| !gives.is_empty());
        let worth = Some(worth).filter(|worth| !worth[0].is_empty());
        let best = gives.is_none();
        json!({
            "called": called, "best": best, "gives": gives, "standing": standing, "moves": moves, "worth": worth,
        })
    }

    fn view(turn: Option<u64>, standing: &str, worth: [&str; 2], options: &[Value]) -> Value {
        json!({ "turn": turn, "standing": standing, "worth": worth, "options": options })
    }

    fn end(turn: u64, standing: &str) -> Value {
        view(Some(turn), standing, ["", ""], &[])
    }

    /// What is said in both languages of a game of the first player.
    #[track_caller]
    fn says(game: &Value, english: &str, chinese: &str) -> Value {
        let [told, zh] = [Language::English, Language::Chinese(&[])].map(|language| judged(game, language));
        let joined = |told: &Value, by: &str| list(&told["says"]).iter().map(text).collect::<Vec<_>>().join(by);
        assert_eq!(joined(&told, " "), english);
        assert_eq!(joined(&zh, ""), chinese);
        told
    }

    fn game(side: Option<u64>, steps: &[(Value, usize)], end: Value, reading: Value) -> Value {
        let steps: Vec<Value> = steps.iter().map(|(view, made)| json!({ "view": view, "made": made })).collect();
        json!({ "side": side, "steps": steps, "end": end, "reading": reading })
    }

    const NONE: [&str; 2] = ["", ""];

    fn nim() -> Value {
        let options = [
            option("heap 1: 2 → 1", "", "lost", None, NONE),
            option("heap 3: 5 → 2", "win to loss", "won", None, ["4", "4"]),
        ];
        view(Some(0), "won", NONE, &options)
    }

    #[test]
    fn a_win_that_was_given_away_has_its_reason() {
        let lost = || end(0, "lost");
        says(
            &game(Some(0), &[(nim(), 1)], lost(), Value::Null),
            "Move 1 gave the win away: heap 3: 5 → 2 (it leaves the value 4). This would have kept it: heap 1: 2 → 1.",
            "第 1 步把胜局让给了对方：heap 3: 5 → 2（留下的 SG 值为 4）。能保住胜局的走法：heap 1: 2 → 1。",
        );
        let sizes = [3, 2, 3, 1, 4, 5].map(|size| option(&format!("heap 1: 6 → {size}"), "", "lost", None, NONE));
        let options = [&sizes[..], &[option("heap 1: 6 → 0", "win to loss", "won", None, NONE)]].concat();
        says(
            &game(Some(0), &[(view(Some(0), "won", NONE, &options), 6)], lost(), Value::Null),
            "Move 1 gave the win away: heap 1: 6 → 0. These would have kept it: heap 1: 6 → 3; heap 1: 6 → 2; heap 1: \
             6 → 1; and 2 more.",
            "第 1 步把胜局让给了对方：heap 1: 6 → 0。能保住胜局的走法：heap 1: 6 → 3；heap 1: 6 → 2；heap 1: 6 → 1；还有 2 种。",
        );
        let options = json!([
            { "claim": "lost", "short": ["1 XOR 4 XOR 5 = 0"] },
            { "claim": "won", "short": [["2", "heap:0"], " XOR 4 XOR 2 = 4"] },
        ]);
        let reading = json!({ "claim": "won", "options": options });
        let told = says(
            &game(Some(0), &[(nim(), 1)], lost(), reading.clone()),
            "Move 1 gave the win away: heap 3: 5 → 2. It left: 2 XOR 4 XOR 2 = 4. It could have left: 1 XOR 4 XOR 5 = \
             0, by heap 1: 2 → 1.",
            "第 1 步把胜局让给了对方：heap 3: 5 → 2。留下的是：2 XOR 4 XOR 2 = 4。本可留下：1 XOR 4 XOR 5 = 0，走法：\
             heap 1: 2 → 1。",
        );
        assert_eq!([&told["mistakes"], &told["first"]], [&json!([0]), &json!(0)]);
        // A reading that differs from play is not shown.
        let mut other = reading;
        other["options"][1]["claim"] = json!("lost");
        assert!(!fits(&nim(), &other));
        let told = judged(&game(Some(0), &[(nim(), 1)], lost(), other), Language::English);
        assert!(!told["says"].to_string().contains("XOR"), "{told}");
        // Two players are both told.
        let told = judged(&game(None, &[(nim(), 1)], lost(), Value::Null), Language::English);
        assert!(text(&told["says"][0]).starts_with("Move 1 (first player) gave the win away"), "{told}");
    }

    #[test]
    fn draws_are_told_from_wins_and_losses() {
        let drawn = view(
            Some(0),
            "drawn",
            NONE,
            &[option("to 2", "", "drawn", None, NONE), option("to 4", "draw to loss", "won", Some(3), NONE)],
        );
        says(
            &game(Some(0), &[(drawn.clone(), 1)], end(0, "lost"), Value::Null),
            "Move 1 gave the draw away: to 4, which loses in 3 moves. This would have kept the draw: to 2.",
            "第 1 步丢掉了平局：to 4，3 步之内落败。能保持平局的走法：to 2。",
        );
        let won = view(
            Some(0),
            "won",
            NONE,
            &[option("to 4", "", "lost", Some(2), NONE), option("to 5", "win to draw", "drawn", None, NONE)],
        );
        says(
            &game(Some(0), &[(won.clone(), 1)], end(0, "drawn"), Value::Null),
            "Move 1 let the win slip: to 5. From then on it was a draw. This would have won in 3 moves: to 4.",
            "第 1 步放走了胜局，成了平局：to 5。3 步可胜的走法：to 4。",
        );
        // Where play knows lengths, they are the number that is said.
        let options = [option("to 2", "", "lost", Some(0), NONE), option("to 9", "win to loss", "won", Some(1), NONE)];
        says(
            &game(Some(0), &[(view(Some(0), "won", NONE, &options), 1)], end(0, "lost"), Value::Null),
            "Move 1 gave the win away: to 9, which loses in 1 move. This would have won in 1 move: to 2.",
            "第 1 步把胜局让给了对方：to 9，1 步之内落败。1 步可胜的走法：to 2。",
        );
        // The last one decided.
        let told = says(
            &game(Some(0), &[(won, 1), (drawn, 1)], end(0, "lost"), Value::Null),
            "Move 2 gave the draw away: to 4, which loses in 3 moves. This would have kept the draw: to 2. Also: \
             move 1 let the win slip.",
            "第 2 步丢掉了平局：to 4，3 步之内落败。能保持平局的走法：to 2。另外：第 1 步放走了胜局，成了平局。",
        );
        assert_eq!([&told["mistakes"], &told["first"]], [&json!([0, 1]), &json!(1)]);
    }

    #[test]
    fn the_dearest_of_several_scores_comes_first() {
        let score = |mine: &'static str, cost: &str| {
            let options = [
                option("9 from the right", "", "worth", None, [mine, mine]),
                option("5 from the left", cost, "worth", None, ["less", "less"]),
            ];
            view(Some(0), "worth", [mine, "to the second"], &options)
        };
        let steps = [(score("12 to you, 6 to the other", "5"), 1), (score("7 to you, 11 to the other", "1"), 1)];
        says(
            &game(Some(0), &steps, end(0, "worth"), Value::Null),
            "Move 1 cost 5: 5 from the left. The best was: 12 to you, 6 to the other, by 9 from the right. Also: move \
             2 cost 1.",
            "第 1 步损失 5：5 from the left。当时可达：12 to you, 6 to the other；走法：9 from the right。另外：第 2 步损失 \
             1。",
        );
        says(
            &game(Some(0), &[(score("3", "5"), 0)], end(0, "worth"), Value::Null),
            "You made no mistake.",
            "你没有失误。",
        );
    }

    /// The same with the first player's chance to win.
    fn by_chance(mut of: Value, chance: &str) -> Value {
        of["chance"] = json!(chance);
        of
    }

    #[test]
    fn chance_decides_what_a_player_does_not() {
        let options = [
            by_chance(option("toss", "", "worth", None, NONE), "3/4"),
            by_chance(option("stop", "1/4", "worth", None, NONE), "1/2"),
        ];
        let own = by_chance(view(Some(0), "worth", NONE, &options), "3/4");
        let tossed = by_chance(view(None, "worth", NONE, &[option("heads", "", "worth", None, NONE)]), "1/2");
        let steps = |made| [(own.clone(), made), (tossed.clone(), 0)];
        says(
            &game(Some(0), &steps(1), end(0, "worth"), Value::Null),
            "Move 1 cost 1/4: stop. The chance to win fell from 3/4 to 1/2. This was best: toss.",
            "第 1 步损失 1/4：stop。胜率从 3/4 降到 1/2。最优的走法：toss。",
        );
        says(
            &game(Some(0), &steps(0), end(0, "worth"), Value::Null),
            "You made no mistake: your chance to win was 3/4 at the start, and luck decided the rest.",
            "你没有失误：开始时胜率为 3/4，其余由运气决定。",
        );
    }

    #[test]
    fn luck_decides_nothing_where_a_win_is_certain() {
        let won = |side: Option<u64>, chance: &str| {
            let own = by_chance(view(Some(0), "worth", NONE, &[option("toss", "", "worth", None, NONE)]), chance);
            let tossed = by_chance(view(None, "worth", NONE, &[option("heads", "", "worth", None, NONE)]), chance);
            let others = by_chance(view(Some(1), "worth", NONE, &[option("stop", "", "worth", None, NONE)]), chance);
            game(side, &[(own, 0), (tossed, 0), (others, 0)], end(0, "worth"), Value::Null)
        };
        let certain =
            ["You made no mistake: you were certain to win from the start.", "你没有失误：从一开始你就必胜。"];
        let lost = [
            "You made no mistake, but the other player was certain to win from the start.",
            "你没有失误，但从一开始对方就必胜。",
        ];
        for (side, chance, [english, chinese]) in [(0, "1", certain), (1, "0", certain), (0, "0", lost), (1, "1", lost)]
        {
            says(&won(Some(side), chance), english, chinese);
        }
    }

    #[test]
    fn whoever_begins_lost_is_told_so() {
        let lost = view(Some(0), "lost", NONE, &[option("heap 1: 3 → 2", "", "won", None, NONE)]);
        let told = says(
            &game(Some(0), &[(lost.clone(), 0)], end(0, "lost"), Value::Null),
            "You began in a lost position: the other player had an answer to every move.",
            "你从必败态开始：无论怎么走，对方都有应对。",
        );
        assert_eq!(told["lost"], true);
        // Unless he wins it.
        assert_eq!(judged(&game(Some(0), &[(lost, 0)], end(1, "lost"), Value::Null), Language::English)["lost"], false);
    }
}
