//! Numbers that did not fit: what is left of an answer in 32 or 64 bits, and `%I64d`.

/// What to say where every wrong number of an output is what is left of the right one in 32 or in 64 bits.
pub fn said(expected: &str, output: &str) -> Option<String> {
    let (right, printed): (Vec<&str>, Vec<&str>) =
        (expected.split_whitespace().collect(), output.split_whitespace().collect());
    if right.len() != printed.len() {
        return None;
    }
    let wrong: Vec<(&str, &str)> = right.into_iter().zip(printed).filter(|(right, printed)| right != printed).collect();
    let &(right, printed) = wrong.first()?;
    let bits =
        [64, 32].into_iter().find(|&bits| wrong.iter().all(|&(right, printed)| is_left(right, printed, bits)))?;
    Some(format!("overflow: {right} is beyond {bits} bits, and {printed} is what is left of it there\n"))
}

/// Whether this is what is left of a number in so many bits, with a sign or without one.
fn is_left(right: &str, printed: &str, bits: u32) -> bool {
    let numbers = right.parse::<i128>().ok().zip(printed.parse::<i128>().ok());
    numbers.is_some_and(|(right, printed)| {
        let range = 1_i128 << bits;
        let fits = (-range / 2..range).contains(&printed);
        right != printed && fits && right.checked_sub(printed).is_some_and(|differs| differs % range == 0)
    })
}

/// So many columns `%I64d` takes where it is no conversion of 64 bits.
const COLUMNS: usize = 64;

/// What to say where numbers were printed by `%I64d`, which only Windows understands: elsewhere it prints 32 bits in 64
/// columns.
pub fn of_windows(output: &str) -> Option<String> {
    let is_wide = |line: &str| {
        let mut from = 0;
        let mut words = line.split_whitespace().map(|word| {
            let at = word.as_ptr() as usize - line.as_ptr() as usize;
            let width = at + word.len() - from;
            from = at + word.len();
            // One more where a blank separates it from the number before.
            word.len() < COLUMNS / 2 && (COLUMNS..=COLUMNS + 1).contains(&width)
        });
        words.any(|is_wide| is_wide)
    };
    output.lines().any(is_wide).then(|| {
        "%I64d is understood on Windows alone: here it prints 32 bits in 64 columns; %lld prints 64 bits everywhere"
            .to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_of_a_number_is_named() {
        let named = |right: &str, printed: &str| said(right, printed).unwrap_or_default();
        let words = "overflow: 2249999954 is beyond 32 bits, and -2044967342 is what is left of it there\n";
        assert_eq!(named("2249999954\n", "-2044967342\n"), words);
        assert!(
            named("4294967301", "5").contains("beyond 32 bits") && named("-2147483649", "2147483647").contains("32")
        );
        let unsigned = named("1 18446744073709551617 3", "1 1 3");
        assert_eq!(unsigned, "overflow: 18446744073709551617 is beyond 64 bits, and 1 is what is left of it there\n");
        assert!(named("9223372036854775808", "-9223372036854775808").contains("beyond 64 bits"));
        // A number that differs by another one, or is no number.
        for (right, printed) in [("2249999954", "249999956"), ("5", "4"), ("First", "Second"), ("1 2", "1"), ("7", "7")]
        {
            assert_eq!(named(right, printed), "", "{right} {printed}");
        }
        // All that is wrong has to be explained.
        assert_eq!(named("4294967301 3", "5 4"), "");
    }

    #[test]
    fn a_conversion_of_windows_is_seen_by_its_columns() {
        let printed = |numbers: &[i32]| {
            let columns: Vec<String> = numbers.iter().map(|number| format!("{number:64}")).collect();
            of_windows(&(columns.join(" ") + "\n")).is_some()
        };
        assert!(printed(&[5]) && printed(&[-1_410_065_408]) && printed(&[7, 12]));
        assert!(of_windows(&format!("{:64}{:64}\n", 1, 2)).is_some());
        assert!(of_windows("1 2 3\n\n   4\n").is_none() && of_windows(&"1".repeat(64)).is_none());
    }
}
