//! Takes out of a joined program the implementations of traits that it does without.

use std::collections::BTreeSet;

use proc_macro2::{LexError, TokenStream};

use crate::edit::{Edits, Place};
use crate::item::Item;
use crate::join::Joined;
use crate::prune::implemented;
use crate::rustc::Message;

/// Traits of the standard library. Without an implementation of one of them, a program does not compile, or does the
/// same. rustc does not say which of these are unused. Of a type for arithmetic, programs need most: to try each of its
/// sums and products would take longer than all else.
const TRAITS: &str = "BitAnd BitAndAssign BitOr BitOrAssign BitXor BitXorAssign Debug Default Display Eq Extend From
    FromIterator FromStr Hash IntoIterator PartialEq Sub SubAssign";

/// An implementation: where it stands, and the names of its trait and its type.
struct Spare {
    range: (Place, Place),
    of: [String; 2],
}

/// Takes out all, and puts back those that an error names, until the compiler has none by `check`; gives what that says
/// at last, if anything is gone.
pub(crate) fn take_out_spare(
    joined: &mut Joined,
    mut check: impl FnMut(&mut Joined) -> Result<Vec<Message>, String>,
) -> Result<Option<Vec<Message>>, String> {
    let items = joined.text().parse::<TokenStream>().map_err(|error: LexError| error.to_string())?;
    let mut spare = Vec::new();
    find(&Item::all(items), joined, &mut spare);
    let lines = joined.lines.clone();
    while !spare.is_empty() {
        let mut edits = Edits::default();
        spare.iter().for_each(|Spare { range, .. }| edits.cut(*range));
        joined.apply(edits, &BTreeSet::new());
        let messages = check(joined)?;
        let errors: Vec<&Message> = messages.iter().filter(|message| message.is_error).collect();
        if errors.is_empty() {
            return Ok(Some(messages));
        }
        joined.lines = lines.clone();
        let before = spare.len();
        for error in errors {
            let names = |[of_trait, of_type]: &[String; 2], with_trait: bool| {
                error.words.contains(of_type) && (!with_trait || error.words.contains(of_trait))
            };
            // Without the name of a trait it may be any.
            let with_trait = spare.iter().any(|Spare { of, .. }| names(of, true));
            spare.retain(|Spare { of, .. }| !names(of, with_trait));
        }
        if spare.len() == before {
            break;
        }
    }
    Ok(None)
}

/// The implementations below the program.
fn find(items: &[Item], joined: &Joined, found: &mut Vec<Spare>) {
    let is_listed = |name: &str| TRAITS.split_whitespace().any(|listed| listed == name);
    for item in items.iter().filter(|item| !joined.lines[item.range().0.line].is_program()) {
        match item.kind().as_str() {
            "mod" => find(&item.items, joined, found),
            "impl" => match <[String; 2]>::try_from(implemented(item)) {
                Ok(of) if is_listed(&of[0]) => {
                    let range = item.range_with_comment(&joined.lines, |line| joined.lines[line].in_literal);
                    found.push(Spare { range, of });
                }
                _ => {}
            },
            _ => {}
        }
    }
}
