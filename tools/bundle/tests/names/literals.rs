use grundy::games::sg::mex;
const A: &str = r#"
// x
/* y"#;
/* a
// b
*/
#[cfg(test)] mod t {}
const B: &str = "a\
   // c
"; // d
/// doc
// e
#[cfg(test)]
fn t() {}
fn main() { println!("{A}{B}{}{}", mex([0]), 'x'); let _ = b"\
    // z"; println!("{}", c"/*".to_str().unwrap()); }
