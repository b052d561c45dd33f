//! What is proven of the rules that the library knows, and where.

use crate::law::{Conclusion, Ground, Law, Programs, Standing};
use grundy::games::{KnownRule, Proof};

/// What these values, which are those of the rule, prove, as a conclusion of this standing.
pub(crate) fn proven(rule: &KnownRule, values: &[usize], standing: Standing) -> Option<Conclusion> {
    let proof = rule.proof(values)?;
    let ground = match &proof {
        Proof::Period { needed, .. } => Ground::Values(*needed),
        Proof::Formula(_) => Ground::Programs(programs(rule)),
    };
    Some(Conclusion { standing, law: Law::Known(proof), ground })
}

/// The programs that rest on what is known of the rule.
pub(crate) fn programs(rule: &KnownRule) -> Programs {
    match rule {
        KnownRule::Nim => Programs(&["nim"]),
        KnownRule::TakeAndSplit => Programs(&["p9387"]),
        KnownRule::UpTo(_) => Programs(&["cses_nim_game_2", "hdu1846"]),
        KnownRule::TakeAway(_) => Programs(&["hdu1536", "cses_stick_game"]),
        KnownRule::Octal(_) => Programs(&["cf305e", "cf1704f"]),
        KnownRule::Lasker => Programs(&["hdu3032"]),
        KnownRule::GrundysGame => Programs(&["cses_grundys_game"]),
        KnownRule::MockTurtles => Programs(&["hdu3537"]),
        KnownRule::Neighbours(_) | KnownRule::Ruler => Programs(&["coin_turning"]),
    }
}
