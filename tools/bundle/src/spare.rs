//! Takes out of a joined program the implementations of traits that it does without.

use std::collections::BTreeSet;

use proc_macro2::{LexError, TokenStream};

use crate::edit::{Edits, Place};
use crate::item::Item;
use crate::join::Joined;
use crate::prune::implemented;
use crate::rustc::Compiler;

/// Traits of the standard library. Without an implementation of one of them, a program does not compile, or does the
/// same. rustc does not say which of these are unused. Of a type for arithmetic, programs need most: to try each of its
/// sums and products would take longer than all else.
const TRAITS: &str = "BitAnd BitAndAssign BitOr BitOrAssign BitXor BitXorAssign Debug Default Display Eq Extend From
    FromIterator FromStr Hash IntoIterator PartialEq Sub SubAssign";

/// Takes out what can go, found by halves; says whether there was anything.
pub(crate) fn take_out_spare(joined: &mut Joined, compiler: &Compiler) -> Result<bool, String> {
    let items = joined.text().parse::<TokenStream>().map_err(|error: LexError| error.to_string())?;
    let mut all = Vec::new();
    find(&Item::all(items), joined, &mut all);
    let lines = joined.lines.clone();
    let mut without = |ranges: &[(Place, Place)]| {
        let mut edits = Edits::default();
        ranges.iter().for_each(|range| edits.cut(*range));
        joined.lines = lines.clone();
        joined.apply(edits, &BTreeSet::new());
        joined.text()
    };
    let mut gone = Vec::new();
    let mut left = vec![all];
    while let Some(mut some) = left.pop() {
        if some.is_empty() {
            continue;
        }
        let messages = compiler.check_strictly(&without(&[&gone[..], &some].concat()))?;
        if messages.iter().all(|message| !message.is_error) {
            gone.append(&mut some);
        } else if some.len() > 1 {
            let half = some.split_off(some.len() / 2);
            // What stands below may rest on what stands above.
            left.extend([some, half]);
        }
    }
    without(&gone);
    Ok(!gone.is_empty())
}

/// The implementations below the program.
fn find(items: &[Item], joined: &Joined, found: &mut Vec<(Place, Place)>) {
    let is_listed = |name: &str| TRAITS.split_whitespace().any(|listed| listed == name);
    for item in items.iter().filter(|item| !joined.lines[item.range().0.line].is_program()) {
        match item.kind().as_str() {
            "mod" => find(&item.items, joined, found),
            "impl" if matches!(&implemented(item)[..], [name, _] if is_listed(name)) => {
                found.push(item.range_with_comment(&joined.lines, |line| joined.lines[line].in_literal));
            }
            _ => {}
        }
    }
}
