//! Macros that call each other by `$crate`, from within modules and from afar.
#[macro_use]
mod m {
    #[macro_export]
    macro_rules! outer { ($($t:tt)*) => { $crate::inner!($($t)*) } }
    #[macro_export]
    macro_rules! inner {
        ($e:expr) => {
            $crate::m::double($e) + $crate::CONST
        };
    }
    pub fn double(x: u32) -> u32 {
        x * 2
    }
    macro_rules! local {
        ($x:ident) => {
            fn $x() -> u32 {
                $crate::m::double(7)
            }
        };
    }
    local!(seven);
    pub fn s() -> u32 {
        seven()
    }
    pub mod deep {
        #[macro_export]
        macro_rules! deepest {
            () => {
                $crate::m::deep::here()
            };
        }
        pub fn here() -> &'static str {
            module_path!().rsplit("::").next().unwrap()
        }
        macro_rules! pubuse {
            () => {
                5
            };
        }
        pub(crate) use pubuse;
        pub(super) fn calls() -> u32 {
            crate::outer!(1) + inner!(1)
        }
    }
    pub fn c() -> u32 {
        deep::calls()
    }
}
const CONST: u32 = 100;
macro_rules! read { ($($n:ident : $t:ty),*) => { proconio::input! { $($n: $t),* } } }
macro_rules! makes {
    ($name:ident) => {
        mod $name {
            pub fn f() -> u32 {
                $crate::CONST
            }
            pub use crate::m::double;
        }
    };
}
makes!(made);
fn main() {
    read!(a: u32, b: u32);
    println!("{} {} {} {}", outer!(a), crate::inner!(b), m::s(), crate::deepest!());
    println!("{} {} {} {}", m::deep::pubuse!(), m::c(), made::f(), made::double(2));
    println!("{}", self::m::double(4));
}
