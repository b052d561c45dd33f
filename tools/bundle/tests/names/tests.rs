use proconio::input;
struct S {
    a: u8,
    #[cfg(test)]
    b: u8,
}
enum E {
    A,
    #[cfg(test)]
    B {
        x: u8,
    },
    C,
}
fn f(e: &E) -> u8 {
    match e {
        E::A => 1,
        #[cfg(test)]
        E::B { x } => *x,
        E::C => 2,
    }
}
#[cfg(test)]
const fn only() -> u8 {
    1
}
#[cfg(test)]
const K: [u8; { 2 }] = { [1, 2] };
#[cfg(test)]
impl S {
    fn t(&self) {}
}
#[cfg(test)]
macro_rules! t ( () => { 1 } );
const U: u8 = { 3 };
impl S {
    #[cfg(test)]
    fn g(&self) -> u8 {
        only()
    }
    #[cfg(not(test))]
    fn g(&self) -> u8 {
        self.a
    }
}
macro_rules! m {
    ($x:expr) => {
        #[cfg(test)]
        let _y = { 1 };
        #[cfg(not(test))]
        println!("{}", $x);
    };
}
#[cfg(test)]
mod tests {
    use super::*;
    #[test]
    fn x() {
        assert_eq!(f(&E::A), 1)
    }
}
fn main() {
    input! { n: u8 }
    let s = S {
        a: n,
        #[cfg(test)]
        b: 1,
    };
    let v = vec![
        #[cfg(test)]
        1,
        2,
    ];
    #[cfg(test)]
    {
        only();
    }
    m!(s.g());
    println!("{} {} {} {}", f(&E::A), f(&E::C), U, v.len());
}
