use grundy::games::Grundy;
use grundy::games::sg::mex;
use grundy::games::splitting::*;

#[test]
fn lasker_values_are_their_definition() {
    let mut values: Vec<usize> = vec![];
    for heap in 0..200 {
        let splits = (1..heap).map(|part| values[part] ^ values[heap - part]);
        let successors: Vec<usize> = values.iter().copied().chain(splits).collect();
        values.push(mex(successors.iter().copied()));
        assert_eq!(lasker_value(heap as u32) as usize, values[heap]);
    }
}

#[test]
fn octal_values_are_those_of_their_moves_for_all_codes_of_three_digits() {
    for code in (0..512).chain(2048..2560) {
        let digits: Vec<u8> = (0..4).rev().map(|place| (code >> (3 * place) & 7) as u8).collect();
        let Some(game) = Octal::new(digits.clone()) else {
            assert_eq!(code, 0);
            continue;
        };
        let mut grundy = Grundy::of_sums(|&heap: &usize| {
            let after = |taken: usize| {
                let digit = digits[taken];
                let left = heap - taken;
                let none = (digit & 1 == 1 && left == 0).then(Vec::new);
                let one = (digit & 2 == 2 && left > 0).then(|| vec![left]);
                let two = (1..left).filter(move |_| digit & 4 == 4).map(move |part| vec![part, left - part]);
                none.into_iter().chain(one).chain(two)
            };
            (0..=3.min(heap)).flat_map(after).collect()
        });
        let values = game.values(24);
        assert!((0..=24).all(|heap| values[heap] == grundy.value(&heap)), "{digits:?}");
    }
}

#[test]
fn codes_are_digits_around_a_point() {
    for (code, plain) in [("0.7", "0.7"), ("4.0", "4."), ("0.137", "0.137"), ("4.3", "4.3"), ("0.70", "0.7")] {
        assert_eq!(Octal::parse(code).map(|game| game.to_string()).as_deref(), Some(plain));
    }
    assert!(
        ["", "0", "0.", "0.0", ".7", "1.7", "00.7", "0.8", "0.7.", "0,7"].iter().all(|c| Octal::parse(c).is_none())
    );
}

#[test]
fn proven_periods_hold_far_behind_the_table() {
    // The periods of Winning Ways, chapter 4.
    for (code, period, start) in [("0.77", 12, 71), ("0.07", 34, 53), ("0.137", 34, 52), ("0.15", 10, 1)] {
        let game = Octal::parse(code).expect("a code");
        let needed = 2 * (start + period) + code.len() - 2;
        let far = game.values(1000);
        assert_eq!(game.period(&far[..=needed]), Some((period, start)), "{code}");
        assert_eq!(game.period(&far[..needed]), None, "{code}");
        let periodic = game.periodic(needed).expect("a period");
        assert!((0..=1000).all(|heap| periodic.get(heap as u64) == far[heap]), "{code}");
    }
}
