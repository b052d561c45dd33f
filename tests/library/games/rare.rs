use grundy::games::Octal;
use grundy::games::rare::SplitTable;

/// The values of the heaps up to `largest`, by all options of each: what a move takes, as digits of an octal code, and
/// whether two heaps that it leaves must be different.
fn by_all_options(digits: &[u8], is_unequal: bool, largest: usize) -> Vec<usize> {
    let mut values = vec![0_usize];
    let mut reached_from = vec![0; 4 * largest + 4];
    for heap in 1..=largest {
        for (taken, digit) in digits.iter().enumerate().take(heap + 1) {
            let rest = heap - taken;
            if digit & 1 > 0 && rest == 0 {
                reached_from[0] = heap;
            }
            if digit & 2 > 0 && rest > 0 {
                reached_from[values[rest]] = heap;
            }
            if digit & 4 > 0 && rest > 1 {
                let most = if is_unequal { (rest - 1) / 2 } else { rest / 2 };
                let others = values[rest - most..rest].iter().rev();
                values[1..=most].iter().zip(others).for_each(|(part, other)| reached_from[part ^ other] = heap);
            }
        }
        values.extend(reached_from.iter().position(|&from| from != heap));
    }
    values
}

#[test]
fn values_are_those_of_all_options_for_all_codes_of_three_digits() {
    for code in (0..512).chain(2048..2560) {
        let digits: Vec<u8> = (0..4).rev().map(|place| (code >> (3 * place) & 7) as u8).collect();
        let Some(game) = Octal::new(digits.clone()) else { continue };
        assert_eq!(game.values(2000), by_all_options(&digits, false, 2000), "{game}");
    }
}

#[test]
fn values_of_grundys_game_are_those_of_all_options() {
    let mut table = SplitTable::grundys_game();
    table.extend_to(20_000);
    assert_eq!(table.values(), by_all_options(&[4], true, 20_000));
}

/// Periods that show late: see github.com/tczajka/octal-games, which has them from Gangolli and Plambeck, and
/// Flammenkamp.
#[test]
fn periods_that_show_late_are_proven() {
    for (code, period, start) in [
        ("0.45", 20, 498),
        ("0.156", 349, 3479),
        ("0.356", 142, 7315),
        ("0.644", 442, 3256),
        ("0.165", 1550, 5181),
        ("0.127", 4, 46578),
        ("0.16", 149_459, 105_351),
        ("0.56", 144, 326_640),
    ] {
        let game = Octal::parse(code).expect("a code");
        let needed = 2 * (start + period) + game.most();
        let values = game.values(needed);
        assert_eq!(game.period(&values), Some((period, start)), "{code}");
        assert_eq!(game.period(&values[..needed]), None, "{code}");
    }
}
