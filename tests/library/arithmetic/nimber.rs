//! Nimbers: products by the definition, and what undoes them.

use grundy::arithmetic::nimber::*;

/// All products below `end` by the definition.
fn played(end: usize) -> Vec<Vec<u64>> {
    let mut products = vec![vec![0; end]; end];
    for x in 0..end {
        for y in 0..end {
            let values: Vec<u64> = (0..x)
                .flat_map(|a| (0..y).map(move |b| (a, b)))
                .map(|(a, b)| products[a][y] ^ products[x][b] ^ products[a][b])
                .collect();
            products[x][y] = (0..).find(|value| !values.contains(value)).expect("a number is left");
        }
    }
    products
}

/// Numbers with digits of all places, and the ends of every field.
fn numbers() -> Vec<Nimber> {
    let random = |i: u64| i.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ i << 7;
    let ends = (0..6).flat_map(|k| [(1 << (1 << k)) - 1, 1 << ((1 << k) - 1)]);
    (0..40).map(random).chain(ends).chain([u64::MAX]).map(Nimber).collect()
}

#[test]
fn small_products_are_the_definition() {
    for (x, row) in played(32).into_iter().enumerate() {
        for (y, product) in row.into_iter().enumerate() {
            assert_eq!((Nimber(x as u64) * Nimber(y as u64)).0, product, "{x} {y}");
        }
    }
}

#[test]
fn it_is_a_field() {
    for a in numbers() {
        if a != Nimber(0) {
            assert_eq!(a * a.inverse(), Nimber(1), "{a}");
        }
        for b in numbers() {
            assert_eq!(a * b, b * a);
            for c in numbers().into_iter().step_by(5) {
                assert_eq!(a * b * c, a * (b * c));
                assert_eq!(a * (b + c), a * b + a * c);
            }
        }
    }
}

#[test]
fn powers_are_products() {
    for a in numbers() {
        let mut power = Nimber(1);
        for exponent in 0..20 {
            assert_eq!(a.pow(exponent), power, "{a} {exponent}");
            power *= a;
        }
        assert_eq!(a.pow(u64::MAX) * a, a);
    }
}

#[test]
fn quotients_and_roots_undo_products() {
    // All numbers below 2¹⁶ are roots of their squares, which are all different.
    let mut is_root = vec![false; 1 << 16];
    for x in (0..1 << 16).map(Nimber) {
        assert_eq!(x.square().square_root(), x);
        assert!(!std::mem::replace(&mut is_root[x.square().0 as usize], true), "{x}");
    }
    for a in numbers() {
        assert_eq!(a.square_root().square(), a);
        for b in numbers() {
            match a.quotient(b) {
                Some(quotient) => assert_eq!(quotient * b, a, "{a} {b}"),
                None => assert_eq!(b, Nimber(0)),
            }
        }
    }
}

#[test]
fn one_half_of_all_numbers_is_a_square_plus_its_root() {
    // Of the numbers below 2¹⁶ by trying all: those below 2¹⁵ have a solution there; the others only above.
    let mut solutions = vec![None; 1 << 16];
    for x in (0..1 << 16).rev().map(Nimber) {
        solutions[(x.square() + x).0 as usize] = Some(x);
    }
    for a in (0..1 << 16).step_by(41) {
        let found = Nimber(a).artin_schreier_root();
        match solutions[a as usize] {
            Some(least) => assert_eq!(found, Some(least), "{a}"),
            None => assert!(found.is_some_and(|x| x.0 >= 1 << 16 && x.square() + x == Nimber(a)), "{a}"),
        }
    }
    for x in numbers() {
        let least = Nimber(x.0 & !1);
        assert_eq!((x.square() + x).artin_schreier_root(), Some(least));
        // The upper half of all numbers has none: the sum of an image and of one of them is one of them.
        assert_eq!((x.square() + x + Nimber(1 << 63)).artin_schreier_root(), None);
    }
}

#[test]
fn logarithms_are_the_least_exponents() {
    // Every pair below 16 by all powers.
    for base in (1..16).map(Nimber) {
        for x in (1..16).map(Nimber) {
            let least = (0..15).find(|&exponent| base.pow(exponent) == x);
            assert_eq!(x.logarithm(base), least, "{base} {x}");
        }
    }
    for (index, base) in numbers().into_iter().filter(|&base| base != Nimber(0)).enumerate().step_by(5) {
        let exponent = 0x1234_5678_9abc_def1_u64.wrapping_mul(index as u64 + 1);
        let x = base.pow(exponent);
        let found = x.logarithm(base).expect("it is a power");
        assert_eq!(base.pow(found), x);
        assert!(found <= exponent, "{base}: {found} is not the least");
    }
}

#[test]
#[should_panic(expected = "0 has no logarithm")]
fn zero_has_no_logarithm() {
    let _ = Nimber(0).logarithm(Nimber(2));
}

#[test]
fn sums_and_differences_are_xor() {
    assert_eq!(Nimber(12) + Nimber(10), Nimber(6));
    assert_eq!(Nimber(12) - Nimber(10), Nimber(6));
    assert_eq!([1, 2, 4, 7].map(Nimber).into_iter().sum::<Nimber>(), Nimber(0));
}

#[test]
fn nimbers_are_written_with_a_star() {
    let written = [("0", 0), ("*", 1), ("*2", 2), ("*18446744073709551615", u64::MAX)];
    for (text, value) in written {
        assert_eq!((Nimber(value).to_string(), text.parse()), (text.to_owned(), Ok(Nimber(value))));
    }
    assert_eq!(format!("{:>4}|{:<3}|", Nimber(12), Nimber(1)), " *12|*  |");
    assert_eq!(["*0", "*1", "*007"].map(str::parse), [0, 1, 7].map(|value| Ok(Nimber(value))));
    for text in ["", "6", "00", "**", "* 6", "*+6", "*-1", "*18446744073709551616", "*x", "x"] {
        assert_eq!(text.parse::<Nimber>(), Err(NotNimber), "{text}");
    }
    assert_eq!(NotNimber.to_string(), "a nimber is 0, *, or * and a number below 2^64, such as *6");
}

#[test]
#[should_panic(expected = "0 has no inverse")]
fn zero_has_no_inverse() {
    let _ = Nimber(0).inverse();
}
