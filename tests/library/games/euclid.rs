use grundy::games::euclid::*;
use kit::play::Play;

#[test]
fn euclids_game_is_what_play_says() {
    let mut play = Play::normal(|&(a, b): &(u32, u32)| {
        let of_b = (1..).map(|times| times * a).take_while(|&taken| 0 < taken && taken <= b);
        let of_a = (1..).map(|times| times * b).take_while(|&taken| 0 < taken && taken <= a);
        of_b.map(|taken| (a, b - taken)).chain(of_a.map(|taken| (a - taken, b))).collect()
    });
    for (a, b) in (0..=60).flat_map(|a| (0..=60).map(move |b| (a, b))) {
        assert_eq!(first_player_wins(a, b), play.value(&(a, b)), "{a} {b}");
        let mut lost = |left: &(u32, u32)| !play.value(left);
        let steps = (1..).take_while(|times| 0 < a.min(b) && times * a.min(b) <= a.max(b));
        let left = steps.map(|times| if a < b { (a, b - times * a) } else { (a - times * b, b) });
        assert!(left.filter(|left| lost(left)).eq(winning_move(a, b)), "{a} {b}");
    }
}

#[test]
fn large_heaps_are_measured_without_an_overflow() {
    assert!(!first_player_wins(u64::MAX, u64::MAX - 1));
    assert!(first_player_wins(u64::MAX, 1));
    assert!(first_player_wins(u64::MAX, u64::MAX));
}
