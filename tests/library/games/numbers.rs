use grundy::games::Player;
use grundy::games::numbers::*;

const PLACES: u32 = 4;
const ONE: i64 = 1 << PLACES;

/// All multiples of 1/16 from −3 to 3, with their numerators, in ascending order.
fn numbers() -> impl Iterator<Item = (i64, Number)> {
    (-3 * ONE..=3 * ONE).map(|numerator| (numerator, Number::new(numerator, PLACES)))
}

#[test]
fn numbers_are_summed_and_subtracted() {
    let halves = [Number::new(1, 1), Number::new(3, 2), Number::from(-2)];
    let mut sum: Number = halves.into_iter().sum();
    assert_eq!(sum, Number::new(-3, 2));
    sum -= Number::new(1, 2);
    assert_eq!(sum, Number::from(-1));
}

#[test]
fn order_and_sums_are_those_of_the_numerators() {
    for (a, left) in numbers() {
        for (b, right) in numbers() {
            assert_eq!(left.cmp(&right), a.cmp(&b), "{a} {b}");
            let mut sum = left.clone();
            sum += right;
            assert_eq!(sum, Number::new(a + b, PLACES), "{a} {b}");
        }
    }
}

#[test]
fn the_simplest_number_is_the_first_that_fits() {
    let places = |numerator: i64| PLACES.saturating_sub(numerator.trailing_zeros());
    // From simple to less simple; a place more than the bounds have, so that there always is one.
    let mut simple: Vec<i64> = (-5 * ONE..=5 * ONE).collect();
    simple.sort_by_key(|&numerator| (places(numerator), numerator.abs()));
    let fits = |a: Option<i64>, b: Option<i64>| {
        let fits = |x: &&i64| a.iter().all(|a| a < *x) && b.iter().all(|b| *x < b);
        Number::new(*simple.iter().find(fits).expect("one is between"), PLACES)
    };
    for (a, left) in numbers().filter(|(a, _)| a % 2 == 0) {
        assert_eq!(Number::simplest_between(Some(&left), None), fits(Some(a), None));
        assert_eq!(Number::simplest_between(None, Some(&left)), fits(None, Some(a)));
        for (b, right) in numbers().filter(|&(b, _)| b % 2 == 0 && a < b) {
            let between = Number::simplest_between(Some(&left), Some(&right));
            assert_eq!(between, fits(Some(a), Some(b)), "{a} {b}");
        }
    }
    assert_eq!(Number::simplest_between(None, None), Number::from(0));
}

#[test]
#[should_panic(expected = "no number lies between")]
fn bounds_that_leave_no_room_are_a_mistake() {
    let _ = Number::simplest_between(Some(&Number::new(1, 1)), Some(&Number::new(2, 2)));
}

#[test]
fn edges_follow_the_formula() {
    for (x, number) in numbers() {
        // (x + p) / 2^(p − 1), with the least p ≥ 1 for which x + p > 1.
        let carried = |x: i64| {
            let p = (1..).find(|p| x + p * ONE > ONE).expect("some p is enough");
            (x + p * ONE, PLACES + p as u32 - 1)
        };
        let (numerator, places) = carried(x);
        let left = number.clone().on_edge(Player::Left);
        assert_eq!(left, Number::new(numerator, places), "{x}");
        let (numerator, places) = carried(-x);
        let right = number.on_edge(Player::Right);
        assert_eq!(right, Number::new(-numerator, places), "{x}");
    }
}

#[test]
fn numbers_are_negated_subtracted_and_printed_as_their_numerators() {
    for (a, left) in numbers() {
        assert_eq!(-left.clone(), Number::new(-a, PLACES), "{a}");
        let places = PLACES.saturating_sub(a.trailing_zeros());
        let numerator = a >> (PLACES - places);
        let text = if places == 0 { numerator.to_string() } else { format!("{numerator}/{}", 1 << places) };
        assert_eq!(left.to_string(), text);
        for (b, right) in numbers() {
            assert_eq!(left.clone() - right.clone(), Number::new(a - b, PLACES), "{a} {b}");
            let mut sum = left.clone();
            sum += &right;
            assert_eq!(sum, left.clone() + right, "{a} {b}");
        }
    }
    for integer in [i64::MIN, i64::MAX] {
        assert_eq!(Number::from(integer).to_string(), integer.to_string());
    }
    assert_eq!(format!("{:>5}", Number::new(-1, 1)), " -1/2");
}

#[test]
fn long_numbers_are_printed_with_all_digits() {
    // 1 on 100 edges of the other: 2^−100.
    let small = (0..100).fold(Number::from(0), |x, _| x.on_edge(Player::Right)).on_edge(Player::Left);
    let text = format!("1/{}", 1_u128 << 100);
    assert_eq!(small.to_string(), text);
    assert_eq!((Number::from(0) - small).to_string(), format!("-{text}"));
}

#[test]
#[should_panic(expected = "the floor of a number fits 64 bits")]
fn an_integer_beyond_64_bits_is_a_mistake() {
    let _ = Number::simplest_between(Some(&Number::from(i64::MAX)), None);
}

#[test]
fn numbers_may_be_long() {
    // A path of Left's edges on one of Right's: −2^−n; and the same with the colours exchanged.
    let path = |owner, ground| {
        let above = (0..100_000).fold(Number::from(0), |x, _| x.on_edge(owner));
        above.on_edge(ground)
    };
    let mut sum = path(Player::Left, Player::Right);
    assert!(Number::new(-1, 60) < sum && sum < Number::from(0));
    sum += path(Player::Right, Player::Left);
    assert_eq!(sum, Number::from(0));
}
