//! What is wrong with the input, as a submission says it: what was expected, but not where. A judge reads neither; who
//! runs a program by hand is told more by [`located`](super::located).

use std::fmt::Display;
use std::marker::PhantomData;
use std::string::FromUtf8Error;

use super::output::fail;

/// Remembers nothing, since no place will be asked for.
pub(super) struct Trace<'a>(PhantomData<&'a str>);

impl Trace<'_> {
    pub(super) fn new(_: &str) -> Self {
        Self(PhantomData)
    }

    pub(super) fn reads(&self, _: &str) {}

    pub(super) fn takes(&self, _: &str) {}

    pub(super) fn follow(&self, program: impl FnOnce()) -> Result<(), String> {
        program();
        Ok(())
    }
}

/// No place.
#[derive(Clone, Copy, Debug)]
pub struct Place;

impl Place {
    pub(super) fn of(_: &str) -> Self {
        Self
    }

    pub fn nth(self, _: usize) -> Self {
        self
    }

    pub fn refuse_all(self, _: usize, expected: impl Display) -> ! {
        refuse(expected)
    }
}

/// Ends the program: `expected` says what should have stood in the input.
pub fn refuse(expected: impl Display) -> ! {
    fail(&format!("expected {expected}"))
}

pub(super) fn no_text(_: &FromUtf8Error, _: usize) -> String {
    "expected text in UTF-8".to_owned()
}
