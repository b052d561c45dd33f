//! What `explore` finds, against play. One program, so that what its games are compiled to is compiled once.

mod chinese;
mod collection;
mod hot;
mod late;
mod laws;
mod pictures;
mod tasks;
mod truth;
mod words;
