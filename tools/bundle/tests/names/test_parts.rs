//! What tests alone compile, in places of every kind, and what only they leave out.
#![cfg_attr(test, allow(unused))]
#![cfg(not(any(test, doc)))]
use proconio::input;
#[cfg(test)]
extern crate alloc as only_tests;
#[cfg(all(test, unix))]
use std::collections::HashSet;
#[cfg(test)]
#[macro_use]
mod macros {}
struct Pair(#[cfg(test)] u8, u8);
#[derive(Clone, Copy, PartialEq)]
#[cfg_attr(not(test), derive(Debug))]
enum Side {
    Left = 1,
    #[cfg(test)]
    Middle = { 1 + 1 },
    Right = 3,
    #[cfg(test)]
    Last,
}
struct Heap<'a, #[cfg(test)] 'b, T> {
    stones: &'a [T],
    #[cfg(test)]
    names: &'b [T],
}
trait Game {
    #[cfg(test)]
    type Move;
    #[cfg(test)]
    const NAME: &'static str;
    #[cfg(test)]
    fn play(&self, to: usize);
    #[cfg(not(test))]
    const SIZE: usize = 4;
    fn value(&self) -> u8;
}
impl Game for Pair {
    #[cfg(test)]
    type Move = (u8, [u8; { 2 }]);
    #[cfg(test)]
    const NAME: &'static str = "{";
    #[cfg(test)]
    fn play(&self, to: usize) {
        if to > 1 {}
    }
    fn value(&self) -> u8 {
        #[cfg(test)]
        let Pair(_, value) = self;
        #[cfg(not(test))]
        let Pair(value) = self;
        *value
    }
}
#[cfg(test)]
unsafe extern "C" {
    fn abs(x: i32) -> i32;
}
#[cfg(test)]
#[derive(Debug)]
struct Gone {
    x: u8,
}
#[cfg(test)]
struct Unit;
#[cfg(test)]
static TABLE: [fn(u8) -> u8; 1] = [|x| x];
/// Kept.
#[cfg(not(test))]
static TABLE: [fn(u8) -> u8; 1] = [|x| x + 1];
fn weigh(side: Side, n: u8) -> u8 {
    match side {
        #[cfg(test)]
        Side::Middle if n > 2 => 7,
        #[cfg(test)]
        Side::Last => {
            if n > 1 {
                8
            } else {
                9
            }
        }
        #[cfg(test)]
        Side::Middle => [1, 2].iter().map(|x| x + n).sum(),
        Side::Left => 1,
        #[cfg(not(test))]
        Side::Right if n > 2 => 2,
        Side::Right => 3,
    }
}
mod inner {
    #![cfg(not(test))]
    pub fn f() -> u8 {
        #[cfg(test)]
        use std::fmt::{self, *};
        #[cfg(test)]
        fn g() -> u8 {
            0
        }
        #[cfg(test)]
        return g();
        #[cfg(not(test))]
        return 5;
    }
}
mod whole {
    #![cfg(test)]
    pub fn f() -> u8 {
        undefined()
    }
}
fn main() {
    input! { n: u8, v: [u8; n] }
    let heap = Heap {
        #[cfg(test)]
        names: &v,
        stones: &v,
    };
    let Heap {
        stones,
        #[cfg(test)]
        names,
        ..
    } = heap;
    let pair = Pair(
        #[cfg(test)]
        1,
        2,
    );
    #[cfg(test)]
    let Some(x) = v.first() else {
        panic!("{")
    };
    #[cfg(test)]
    while n > 9 {
        break;
    }
    #[cfg(test)]
    'a: loop {
        break 'a;
    }
    #[cfg(test)]
    unsafe {
        abs(1);
    }
    #[cfg(test)]
    match n {
        0 => {}
        _ => {}
    }
    #[cfg(test)]
    println! { "brace {}", 1 }
    #[cfg(test)]
    println!["bracket"];
    #[cfg(test)]
    if let Some(x) = v.last() {
        println!("{x}")
    } else if n > 1 {
        println!("one")
    } else {
        println!("else")
    }
    #[cfg(test)]
    v.iter().map(|x| x + 1).for_each(|x| drop(x));
    #[cfg(not(test))]
    if n > 2 {
        println!("big")
    } else {
        println!("small")
    }
    let closure = |#[cfg(test)] a: u8, b: u8| b;
    let array = [
        #[cfg(test)]
        {
            1
        },
        2,
        #[cfg(not(test))]
        {
            3
        },
    ];
    let tuple = (
        #[cfg(test)]
        1,
        2,
        3,
    );
    println!(
        "{} {:?} {} {} {}",
        stones.len(),
        Side::Right,
        weigh(Side::Left, 1),
        weigh(Side::Right, n),
        weigh(Side::Right, 1)
    );
    println!(
        "{} {} {:?} {:?} {}",
        pair.value(),
        closure(4),
        array,
        tuple,
        TABLE[0](1)
    );
    println!(
        "{} {} {} {}",
        inner::f(),
        Pair::SIZE,
        cfg!(test),
        if cfg!(not(test)) { 1 } else { whole_or_not() }
    );
    println!("{}", Side::Right as u8);
}
fn whole_or_not() -> u8 {
    #[cfg(test)]
    return whole::f();
    #[cfg(not(test))]
    0
}
