//! What a game is worth, as it is said to whoever plays it: the evidence says it of the first player and of the second.

/// Who is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// The first player, who is told of himself.
    First,
    /// The second player, who is told of himself.
    Second,
    /// Both of them.
    Both,
}

/// What is said of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worth<'a> {
    /// What each of them has.
    Shares([&'a str; 2]),
    /// The lead of one of them.
    Lead(&'a str, usize),
    /// The chance of the first player to win, which is a fraction.
    Chance(&'a str),
    /// Who wins.
    Wins(usize),
}

/// The players, as the evidence names them.
const PLAYERS: [&str; 2] = ["the first player", "the second player"];

impl<'a> Worth<'a> {
    /// Reads what the evidence says; nothing where it says something else, or of players that have names.
    fn of(words: &'a str) -> Option<Self> {
        let player = |name: &str| PLAYERS.iter().position(|player| *player == name);
        if let Some(chance) = chance(words) {
            return Some(match chance {
                "1" => Self::Wins(0),
                "0" => Self::Wins(1),
                chance => Self::Chance(chance),
            });
        }
        if let Some(name) = words.strip_suffix(" wins") {
            return player(name).map(Self::Wins);
        }
        if let Some((lead, name)) = words.strip_prefix("a lead of ").and_then(|rest| rest.split_once(" for ")) {
            return player(name).map(|player| Self::Lead(lead, player));
        }
        let (first, second) = words.strip_suffix(" to the second player")?.split_once(" to the first player, ")?;
        Some(Self::Shares([first, second]))
    }

    fn in_english(self, told: Told) -> String {
        let own = told.side();
        let other = |player: usize, other: &'static str| match own {
            Some(own) if own == player => "you",
            Some(_) => other,
            None => PLAYERS[player],
        };
        let wins = |player: usize| match own == Some(player) {
            true => "you win".to_owned(),
            false => format!("{} wins", other(player, "the other player")),
        };
        match self {
            Self::Shares(shares) => {
                let first = own.unwrap_or(0);
                let [one, two] = [first, 1 - first].map(|player| (shares[player], other(player, "the other")));
                format!("{} to {}, {} to {}", one.0, one.1, two.0, two.1)
            }
            Self::Lead(lead, player) => format!("a lead of {lead} for {}", other(player, "the other")),
            Self::Chance(chance) => format!("{} with a chance of {chance}", wins(0)),
            Self::Wins(player) => wins(player),
        }
    }

    fn in_chinese(self, told: Told) -> String {
        let own = told.side();
        let name = |player: usize| match own {
            Some(own) if own == player => "你",
            Some(_) => "对方",
            None => ["先手", "后手"][player],
        };
        match self {
            Self::Shares(shares) => {
                let first = own.unwrap_or(0);
                let [one, two] = [first, 1 - first].map(|player| format!("{} {}", name(player), shares[player]));
                format!("{one}，{two}")
            }
            Self::Lead(lead, player) => format!("{}领先 {lead}", name(player)),
            Self::Chance(chance) => format!("{}的胜率为 {chance}", name(0)),
            Self::Wins(player) => format!("{}{}", name(player), if own.is_some() { "赢" } else { "胜" }),
        }
    }
}

impl Told {
    /// Everybody who may be told, in the order in which a view says it to them.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Both];

    fn side(self) -> Option<usize> {
        match self {
            Self::First => Some(0),
            Self::Second => Some(1),
            Self::Both => None,
        }
    }
}

/// What a game is worth, in the words of the evidence, as it is said to those who are told; nothing where the evidence
/// says it of other players than the first and the second one, or of nobody.
pub fn said(worth: &str, told: Told, is_chinese: bool) -> Option<String> {
    let worth = Worth::of(worth)?;
    Some(if is_chinese { worth.in_chinese(told) } else { worth.in_english(told) })
}

/// The first player's chance to win, a fraction, where a game is worth that.
pub fn chance(worth: &str) -> Option<&str> {
    let chance = worth.strip_suffix(" to the first player")?;
    is_number(chance).then_some(chance)
}

/// Whether this is an integer or a fraction.
pub fn is_number(text: &str) -> bool {
    let (over, under) = text.split_once('/').unwrap_or((text, "1"));
    [over, under].iter().all(|part| part.parse::<i64>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said to the first player, to the second, and to both, in either language.
    #[track_caller]
    fn says(worth: &str, english: [&str; 3], chinese: [&str; 3]) {
        let all = |is_chinese| Told::ALL.map(|told| said(worth, told, is_chinese).expect("it is said of two players"));
        assert_eq!((all(false), all(true)), (english.map(str::to_owned), chinese.map(str::to_owned)));
    }

    #[test]
    fn a_score_is_said_to_each_player_of_himself_first() {
        says(
            "3 to the first player, 4 to the second player",
            ["3 to you, 4 to the other", "4 to you, 3 to the other", "3 to the first player, 4 to the second player"],
            ["你 3，对方 4", "你 4，对方 3", "先手 3，后手 4"],
        );
    }

    #[test]
    fn a_lead_is_somebodys() {
        says(
            "a lead of 3 for the second player",
            ["a lead of 3 for the other", "a lead of 3 for you", "a lead of 3 for the second player"],
            ["对方领先 3", "你领先 3", "后手领先 3"],
        );
    }

    #[test]
    fn a_chance_is_a_sentence_and_none_where_it_is_certain() {
        says(
            "3/4 to the first player",
            [
                "you win with a chance of 3/4",
                "the other player wins with a chance of 3/4",
                "the first player wins with a chance of 3/4",
            ],
            ["你的胜率为 3/4", "对方的胜率为 3/4", "先手的胜率为 3/4"],
        );
        let wins = ["you win", "the other player wins", "the first player wins"];
        says("1 to the first player", wins, ["你赢", "对方赢", "先手胜"]);
        says("the first player wins", wins, ["你赢", "对方赢", "先手胜"]);
        says(
            "0 to the first player",
            ["the other player wins", "you win", "the second player wins"],
            ["对方赢", "你赢", "后手胜"],
        );
    }

    #[test]
    fn what_is_said_of_nobody_or_of_names_is_no_worth_of_two_players() {
        for worth in ["Alice wins", "a lead of 3 for Alice", "a tie", "a score of 3", "5 to Ciel, 6 to Jiro", "5"] {
            assert_eq!(Told::ALL.map(|told| said(worth, told, true)), [None, None, None], "{worth}");
        }
    }
}
