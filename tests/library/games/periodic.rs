use grundy::games::periodic::*;

#[test]
fn places_behind_the_table_go_back_by_whole_periods() {
    for (start, period) in (0..5).flat_map(|start| (1..5).map(move |period| (start, period))) {
        let value = |place: usize| if place < start { place } else { start + (place - start) % period };
        let periodic = Periodic::new((0..20).map(value).collect(), period, start);
        assert!((0..100).all(|place| periodic.get(place as u64) == value(place)), "{start} {period}");
    }
}
