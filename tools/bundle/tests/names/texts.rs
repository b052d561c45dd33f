//! doc with `*/` and /* nested
//! use proconio::input;
/** block doc // with line
   #[cfg(test)] mod x { } */
use proconio::input;
/* outer /* inner */ mod tests { */
const R: &str = r##"
// not a comment
#[cfg(test)]
mod tests {
    use proconio::fastout; "#
}
macro_rules! input { }
"##;
const B: &[u8] = br#"}{ // "#;
const C: &std::ffi::CStr = c"a\"//b{";
// unused { "
const U: &str = "a \
    // continued
    b";
#[allow(dead_code)]
// comment with "quote
fn dead() -> &'static str { "
// inside
#[cfg(test)]
" }
fn main() {
    input! { r#type: usize, r#fn: usize }
    let r#match = 'x'; let quote = '"'; let brace = '{'; let esc = '\''; let life: &'static str = "}";
    println!("{R}{:?}{:?}{U}{} {} {}{quote}{brace}{esc}{life}", B, C, r#type, r#fn, r#match);
    println!("{{}} {} {:?}", r#fn, b'\'');
    println!("{}", r"\// mod x;");
    let _ = dead;
}
