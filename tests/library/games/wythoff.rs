use grundy::games::wythoff::*;
use kit::play::Play;

#[test]
fn wythoffs_game_is_what_play_says() {
    let mut play = Play::normal(|&(a, b): &(u64, u64)| {
        let one = (0..a).map(|left| (left, b)).chain((0..b).map(|left| (a, left)));
        one.chain((1..=a.min(b)).map(|taken| (a - taken, b - taken))).collect()
    });
    for (a, b) in (0..=60).flat_map(|a| (0..=60).map(move |b| (a, b))) {
        assert_eq!(first_player_wins(a, b), play.value(&(a, b)), "{a} {b}");
    }
}

#[test]
fn the_winning_moves_are_all_that_lead_to_lost_pairs() {
    for (a, b) in (0..=60).flat_map(|a| (0..=60).map(move |b| (a, b))) {
        let one = (0..a).map(|left| (left, b)).chain((0..b).map(|left| (a, left)));
        let all = one.chain((1..=a.min(b)).map(|taken| (a - taken, b - taken)));
        let mut winning: Vec<(u64, u64)> = all.filter(|&(a, b)| !first_player_wins(a, b)).collect();
        winning.sort_unstable();
        assert_eq!(winning_moves(a, b), winning, "{a} {b}");
    }
    assert_eq!(lost_pair(102_334_155), (165_580_140, 267_914_295));
    let (a, b) = (u64::MAX - 1, u64::MAX);
    assert!(winning_moves(a, b).iter().all(|&(a, b)| !first_player_wins(a, b)));
}

#[test]
fn large_heaps_are_exact() {
    // For k = F_n, ⌊kφ⌋ is F_{n+1} if n is odd, and one less if n is even.
    let mut pair = (1_u64, 1_u64);
    for place in 2.. {
        let Some(next) = pair.0.checked_add(pair.1) else { break };
        pair = (pair.1, next);
        let lower = next - (1 - place % 2);
        if let Some(upper) = lower.checked_add(pair.0) {
            assert!(!first_player_wins(lower, upper), "{pair:?}");
            assert!(first_player_wins(lower - 1, upper - 1) && first_player_wins(lower + 1, upper));
        }
    }
    assert!(first_player_wins(u64::MAX, u64::MAX));
    assert!(first_player_wins(0, u64::MAX));
}
