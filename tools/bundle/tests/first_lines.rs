//! What may stand in a first line, as rustc has it: a line for a shell, which goes, or an attribute, which stays.

use std::fs;

use bundle::{Compiler, bundle, judge_named};
use entry::{Program, root};
use tempfile::TempDir;

/// Without the attribute, `unused` is a warning, which the compiler here denies.
const REST: &str = "use std::io;\n\nfn unused() {}\n\nfn main() {\n    println!(\"{}\", \
    io::read_to_string(io::stdin()).unwrap().len());\n}\n";

/// With the crates, of which the program stands in a module.
const WITH_CRATES: &str = "use itertools::Itertools;\nuse proconio::input;\n\nfn unused() {}\n\nfn main() {\n    \
    input! { n: usize }\n    println!(\"{}\", (0..n).join(\" \"));\n}\n";

const ATTRIBUTES: [&str; 15] = [
    "#![allow(dead_code)]\n",
    "#! [allow(dead_code)]\n",
    "#!\n\n[allow(dead_code)]\n",
    "#!//a comment\n\n[allow(dead_code)]\n",
    "#! // a comment [of ours]\n\t [allow(dead_code)]\n",
    "#!//\n//\n  // b\n[allow(dead_code)]\n",
    "#!//a\r\n[allow(dead_code)]\r\n",
    "#!////[a]\n[allow(dead_code)]\n",
    "#!/* a */ [allow(dead_code)]\n",
    "#!/* a\n * b */ // c\n[allow(dead_code)]\n",
    "#!/* a /* b */ // */[allow(dead_code)]\n",
    "#!/**/[allow(dead_code)]\n",
    "#!/*** a ***/\n[allow(dead_code)]\n",
    "\u{feff}#!//a\n[allow(dead_code)]\n",
    "#!// a\n[\n    // b\n    allow(dead_code)\n]\n",
];

const SHELLS: [&str; 9] = [
    "#!/usr/bin/env rust-script\n",
    "#! /usr/bin/env rust\n",
    "#!/usr/bin/env -S cargo // [a]\n",
    "#!/usr/bin/it's\n",
    "#!\n",
    "#!///a\n",
    "#!//! a\n",
    "#!/** a */ [allow(dead_code)]\n",
    "#!/*! a */ // [b]\n",
];

/// The bundle, and whether plain rustc takes what it is made of.
fn bundled(text: &str) -> (Result<String, String>, bool) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("mine.rs");
    fs::write(&path, text).unwrap();
    let compiles = Compiler::new("2021", true).unwrap().compile(&path, &[], &folder.path().join("made")).is_ok();
    let program = Program::read(path).unwrap();
    (bundle(root(), &program, judge_named("any").unwrap(), None).map(|made| made.text), compiles)
}

#[test]
fn an_attribute_in_the_first_lines_stays() {
    for start in ATTRIBUTES {
        for rest in [REST, WITH_CRATES] {
            let (made, compiles) = bundled(&format!("{start}{rest}"));
            assert!(compiles, "{start}");
            let made = made.unwrap_or_else(|error| panic!("{start}{error}"));
            assert!(made.contains("allow(dead_code)") && made.contains("fn unused"), "{start}: {made}");
        }
    }
}

#[test]
fn a_line_for_a_shell_goes() {
    for start in SHELLS {
        for rest in [REST, WITH_CRATES] {
            let rest = rest.replace("fn unused() {}\n\n", "");
            let (made, compiles) = bundled(&format!("{start}{rest}"));
            assert!(compiles, "{start}");
            let made = made.unwrap_or_else(|error| panic!("{start}{error}"));
            assert!(!made.contains("#!") && !made.contains("allow(dead_code)"), "{start}: {made}");
        }
    }
}
