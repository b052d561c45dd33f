//! Draws the pictures of the documentation, from the folder of the whole package.

use std::fs;
use std::io::Error;
use std::path::Path;

fn main() -> Result<(), Error> {
    for (name, text) in problems::pictures::all() {
        let path = Path::new("src/pictures").join(name).with_extension("svg");
        println!("{}", path.display());
        fs::write(path, text)?;
    }
    Ok(())
}
