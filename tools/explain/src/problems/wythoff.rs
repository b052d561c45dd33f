//! Wythoff's game.

use super::entry::{Entry, found};
use crate::strategies::wythoff::Wythoff;

pub(super) const ALL: &[Entry] =
    &[Entry { slugs: "wythoff cf282d", find: |see| found(Wythoff(see.heaps()?.try_into().ok()?)) }];
