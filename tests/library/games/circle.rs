use grundy::games::circle::*;
use grundy::games::sg::mex;

/// The values of rows, and that of a circle from the rows that its first move leaves.
#[test]
fn circles_follow_their_rows() {
    for most in 1..=12_usize {
        let mut row = vec![0];
        for length in 1..=60_usize {
            let taken = 1..=most.min(length);
            let splits = taken.flat_map(|taken| {
                let left = length - taken;
                (0..=left).map(move |before| (before, left - before))
            });
            row.push(mex(splits.map(|(before, behind)| row[before] ^ row[behind])));
            let circle = mex((1..=most.min(length)).map(|taken| row[length - taken]));
            assert_eq!(first_player_wins(length as u32, most as u32), circle != 0, "{length} {most}");
        }
    }
}
