macro_rules! entry {
    ($body:block) => {
        fn main() {
            $body
        }
    };
}
use grundy::games::sg::*;
entry! {{ println!("{}", mex([0, 1, 3])); }}
