//! Piles that remember what was taken from them: no number is taken twice.

/// The stones left in a pile, and the amounts taken from it as bits. Amounts greater than what is left are left out:
/// they cannot be taken again anyway.
pub type Pile = (u32, u64);

/// A pile from which nothing has been taken.
pub fn untouched(stones: u32) -> Pile {
    (stones, 0)
}

/// Takes one or more stones, but no number that was taken before.
pub fn moves(&(left, taken): &Pile) -> Vec<Pile> {
    let amounts = (1..=left).filter(|amount| taken >> amount & 1 == 0);
    let after = |amount: u32| {
        let left = left - amount;
        (left, (taken | 1 << amount) & ((2 << left) - 1))
    };
    amounts.map(after).collect()
}
