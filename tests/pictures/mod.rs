//! Pictures of theorems, drawn from what play finds: no value in them is typed in.
//!
//! `UPDATE=1 cargo test collection::pictures` draws them anew.

mod colon;
mod fusion;
mod outcomes;
mod plant;
mod retrograde;
mod staircase;
mod wythoff;

/// Every picture: the name of its file in `src/pictures`, without `.svg`, and the text of the file.
pub fn all() -> Vec<(&'static str, String)> {
    vec![
        ("colon", colon::draw()),
        ("fusion", fusion::draw()),
        ("outcomes", outcomes::draw()),
        ("retrograde", retrograde::draw()),
        ("staircase", staircase::draw()),
        ("wythoff", wythoff::draw()),
    ]
}
