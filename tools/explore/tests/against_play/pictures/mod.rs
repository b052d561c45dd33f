//! Pictures of theorems, drawn from what play finds: no value in them is typed in.
//!
//! `UPDATE=1 cargo test pictures_are_those_of_play` draws them anew.

mod colon;
mod fusion;
mod outcomes;
mod plant;
mod retrograde;
mod staircase;
mod wythoff;

use std::collections::BTreeSet;
use std::fs;

#[test]
fn pictures_are_those_of_play() {
    let folder = entry::root().join("src/pictures");
    let mut drawn = BTreeSet::new();
    for (name, text) in all() {
        let file = format!("{name}.svg");
        let path = folder.join(&file);
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, &text).expect("a file that can be written");
        }
        let found = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
        assert!(found == text, "src/pictures/{file} is not as it is drawn: UPDATE=1 draws it anew");
        drawn.insert(file);
    }
    let files = fs::read_dir(&folder).expect("the folder of the pictures").flatten();
    let found: BTreeSet<String> = files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
    assert_eq!(found, drawn);
}

/// Every picture: the name of its file in `src/pictures`, without `.svg`, and the text of the file.
fn all() -> Vec<(&'static str, String)> {
    vec![
        ("colon", colon::draw()),
        ("fusion", fusion::draw()),
        ("outcomes", outcomes::draw()),
        ("retrograde", retrograde::draw()),
        ("staircase", staircase::draw()),
        ("wythoff", wythoff::draw()),
    ]
}
