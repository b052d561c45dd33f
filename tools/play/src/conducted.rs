//! A dialogue with the referee, without state: all that the program has said goes in, all that was said comes out.

use judge::dialogue::{Dialogue, Manner, Said, conduct};
use judge::player::{Loss, Player};
use serde_json::{Value, json};

/// The dialogue of a case up to where more lines of the program are wanted.
pub fn conducted(dialogue: &Dialogue, case: &str, request: &Value, seed: u64) -> Value {
    let lines = request["lines"].as_array().map_or(&[][..], |lines| lines);
    let mut player = Given { lines: lines.iter().filter_map(Value::as_str).map(str::to_owned).collect(), taken: 0 };
    let named = request["manner"].as_str().unwrap_or("best");
    let manner = Manner::NAMES.iter().find(|(name, _)| *name == named).map_or(Manner::Best, |(_, manner)| *manner);
    let transcript = conduct(&mut *(dialogue.referee)(case), &mut player, manner.chooser(seed));
    let said: Vec<Value> = transcript
        .said
        .iter()
        .map(|said| match said {
            Said::Judge(_, _, lines) => json!(["judge", lines]),
            Said::Program(line) => json!(["program", line]),
        })
        .collect();
    let lost = match &transcript.loss {
        Some(loss @ Loss::Game(_)) => Some(loss.to_string()),
        _ => None,
    };
    let is_over = transcript.loss.is_none() || lost.is_some();
    json!({ "said": said, "over": is_over, "lost": lost, "unheard": player.lines.len() - player.taken })
}

/// A player that has these lines and no more.
struct Given {
    lines: Vec<String>,
    taken: usize,
}

impl Player for Given {
    fn hear(&mut self, _said: &str) -> Result<(), Loss> {
        Ok(())
    }

    fn line(&mut self) -> Result<String, Loss> {
        let line = self.lines.get(self.taken).ok_or_else(|| Loss::Refused("nothing more is said".to_owned()))?;
        self.taken += 1;
        Ok(line.clone())
    }

    fn leave(&mut self) -> Result<(), Loss> {
        Ok(())
    }
}
