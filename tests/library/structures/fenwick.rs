use grundy::arithmetic::Nimber;
use grundy::structures::fenwick::*;

/// All rows of up to five elements from 0 to 3.
fn rows() -> impl Iterator<Item = Vec<i64>> {
    (0..=5).flat_map(|length| {
        (0..4_i64.pow(length)).map(move |code| (0..length).map(|digit| code / 4_i64.pow(digit) % 4).collect())
    })
}

fn fenwick(row: &[i64]) -> Fenwick<i64> {
    let mut fenwick = Fenwick::new(row.len());
    row.iter().enumerate().for_each(|(index, &value)| fenwick.add(index, value));
    fenwick
}

#[test]
fn every_range_sums_as_its_elements_do() {
    for row in rows() {
        for fenwick in [fenwick(&row), row.iter().copied().collect()] {
            for end in 0..=row.len() {
                for start in 0..=end {
                    let sum = row[start..end].iter().sum::<i64>();
                    assert_eq!(fenwick.sum(start..end), sum, "{row:?} {start}..{end}");
                }
            }
        }
    }
}

#[test]
fn the_search_finds_where_a_walk_stops() {
    for row in rows() {
        let fenwick = fenwick(&row);
        for sum in 0..=row.iter().sum::<i64>() + 1 {
            let walk = (0..row.len()).take_while(|&index| row[..=index].iter().sum::<i64>() <= sum).count();
            assert_eq!(fenwick.partition_point(|&running| running <= sum), walk, "{row:?} {sum}");
        }
    }
}

#[test]
fn negative_updates_count() {
    let mut fenwick = fenwick(&[1, 2, 3]);
    fenwick.add(1, -7);
    assert_eq!([1, 2, 3].map(|count| fenwick.prefix(count)), [1, -4, -1]);
}

#[test]
fn nimbers_sum_by_xor() {
    let row = [3, 5, 0, 7, 5].map(Nimber);
    let mut fenwick = Fenwick::new(row.len());
    row.into_iter().enumerate().for_each(|(index, heap)| fenwick.add(index, heap));
    for end in 0..=row.len() {
        for start in 0..=end {
            assert_eq!(fenwick.sum(start..end), row[start..end].iter().copied().sum());
        }
    }
}

#[test]
#[should_panic(expected = "4..1 ends before it begins")]
#[allow(clippy::reversed_empty_ranges)] // that is the mistake
fn a_range_that_goes_back_is_a_mistake() {
    let _ = Fenwick::<i64>::new(5).sum(4..1);
}

#[test]
#[should_panic(expected = "3 is not below 3")]
fn an_index_beyond_the_length_is_a_mistake() {
    Fenwick::new(3).add(3, 1);
}

#[test]
#[should_panic(expected = "index out of bounds: the len is 3 but the index is")]
fn a_range_beyond_the_length_is_a_mistake() {
    let _ = Fenwick::<u8>::new(3).sum(..=usize::MAX);
}
