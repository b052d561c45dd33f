//! The pages, one file a kind.

pub mod again;
pub mod catalogue;
pub mod changes;
pub mod course;
pub mod glossary;
pub mod law;
pub mod lists;
pub mod missing;
pub mod moved;
pub mod notebook;
pub mod problem;
pub mod search;
pub mod start;
pub mod steps;
pub mod theorem;
pub mod theorems;
pub mod titles;
