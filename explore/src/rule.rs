//! What is proven of the rules that the library knows, and where.

use crate::{Conclusion, Programs, Standing};
use grundy::games::{KnownRule, Proof};

/// What these values of the rule prove, as a conclusion under this condition.
pub(crate) fn proven(rule: &KnownRule, values: &[usize], condition: &str) -> Option<(Proof, Conclusion)> {
    let proof = rule.proof(values)?;
    let like = programs(rule);
    let reason = match &proof {
        Proof::Period { needed, .. } => format!("the values up to {needed} prove it"),
        Proof::Formula(_) => format!("proven at {like}"),
    };
    let ground = format!("{condition}, {reason}");
    let conclusion = Conclusion { standing: Standing::Proven, law: proof.to_string(), like, ground };
    Some((proof, conclusion))
}

/// The programs that rest on what is known of the rule.
fn programs(rule: &KnownRule) -> Programs {
    match rule {
        KnownRule::Nim => Programs(&["nim"]),
        KnownRule::TakeAndSplit => Programs(&["p9387"]),
        KnownRule::UpTo(_) => Programs(&["cses_nim_game_2"]),
        KnownRule::TakeAway(_) => Programs(&["hdu1536", "cses_stick_game"]),
        KnownRule::Octal(_) => Programs(&["cf305e", "cf1704f"]),
        KnownRule::Lasker => Programs(&["hdu3032"]),
        KnownRule::GrundysGame => Programs(&["cses_grundys_game"]),
        KnownRule::MockTurtles => Programs(&["hdu3537"]),
        KnownRule::Neighbours(_) | KnownRule::Ruler => Programs(&["coin_turning"]),
    }
}
