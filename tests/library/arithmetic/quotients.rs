use grundy::arithmetic::quotients::*;

/// The blocks, number by number.
fn naive_blocks(n: u32) -> Vec<Block> {
    let mut blocks: Vec<Block> = vec![];
    for i in 1..=n {
        match blocks.last_mut() {
            Some(block) if block.quotient == n / i => block.last = i,
            _ => blocks.push(Block { quotient: n / i, first: i, last: i }),
        }
    }
    blocks
}

#[test]
fn blocks_hold_all_that_share_a_quotient() {
    for n in 0..=1000 {
        assert_eq!(blocks(n).collect::<Vec<_>>(), naive_blocks(n), "{n}");
    }
}

#[test]
fn blocks_of_the_greatest_number_tile_it() {
    let mut next = 1;
    for block in blocks(u32::MAX) {
        assert_eq!(block.first, next);
        assert_eq!(u32::MAX / block.first, block.quotient);
        assert_eq!(u32::MAX / block.last, block.quotient);
        next = block.last.wrapping_add(1);
    }
    assert_eq!(next, 0);
}

#[test]
fn tables_know_all_quotients_and_fill_by_rising_ones() {
    for n in 0..=1000 {
        let mut asked = vec![];
        let table = Table::rising(n, |quotient, table| {
            asked.iter().for_each(|&before| assert_eq!(table.get(before), before));
            asked.push(quotient);
            quotient
        });
        let quotients: Vec<u32> = naive_blocks(n).iter().rev().map(|block| block.quotient).collect();
        assert_eq!(asked, quotients, "{n}");
        quotients.iter().for_each(|&quotient| assert_eq!(table.get(quotient), quotient));
    }
}

#[test]
#[should_panic(expected = "4 is no quotient of 10")]
fn what_is_no_quotient_is_a_mistake() {
    let _ = Table::rising(10, |_, _| 0).get(4);
}

#[test]
#[should_panic(expected = "0 is no quotient of 10")]
fn zero_is_a_mistake() {
    let _ = Table::rising(10, |_, _| 0).get(0);
}
