use grundy::games::fibonacci::*;

#[test]
fn fibonacci_nim_is_what_play_says() {
    // Whether the player who may take up to q of n stones wins, by n and q.
    let mut wins: Vec<Vec<bool>> = vec![];
    for n in 0..=100 {
        let lost_after = |x: usize| !wins[n - x][(2 * x).min(n - x)];
        let row: Vec<bool> = (0..=n).map(|q| (1..=q).any(lost_after)).collect();
        for (q, &won) in row.iter().enumerate() {
            assert_eq!(first_player_wins(n as u64, q as u64), won, "{n} {q}");
            let taken = winning_move(n as u64, q as u64);
            assert!(taken.map_or(!won, |x| (1..=q).contains(&(x as usize)) && lost_after(x as usize)), "{n} {q}");
        }
        wins.push(row);
    }
}

#[test]
fn parts_are_no_neighbours_and_have_the_number_as_their_sum() {
    let place = |part| FIBONACCI.binary_search(&part).expect("a Fibonacci number");
    for number in (0..2000).chain(u64::MAX - 1000..=u64::MAX) {
        let parts: Vec<u64> = parts(number).collect();
        assert!(parts.windows(2).all(|pair| place(pair[0]) >= place(pair[1]) + 2), "{number}: {parts:?}");
        assert_eq!(parts.into_iter().sum::<u64>(), number);
    }
}

#[test]
fn the_list_ends_where_64_bits_do() {
    let [.., last_but_one, last] = FIBONACCI;
    assert_eq!(last, 12_200_160_415_121_876_738);
    assert_eq!(last.checked_add(last_but_one), None);
    assert!(!first_player_wins(last, last - 1) && first_player_wins(last - 1, last - 2));
    assert!(first_player_wins(u64::MAX, u64::MAX));
}
