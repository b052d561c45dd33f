use grundy::structures::bitset::*;

/// The set below `capacity` whose elements, of some in the corners of words, are chosen by the bits of `code`.
fn spread(code: u32, capacity: usize) -> (BitSet, Vec<bool>) {
    let mut set = BitSet::new(capacity);
    let mut twin = vec![false; capacity];
    let corners = [0, 1, 63, 64, 100, 127, 128, 134].into_iter().enumerate();
    for (_, element) in corners.filter(|&(bit, element)| code >> bit & 1 == 1 && element < capacity) {
        set.insert(element);
        twin[element] = true;
    }
    (set, twin)
}

#[track_caller]
fn assert_same(set: &BitSet, twin: &[bool]) {
    let elements: Vec<usize> = (0..twin.len()).filter(|&element| twin[element]).collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), elements);
    assert_eq!(set.len(), elements.len());
    assert!((0..twin.len()).all(|element| set.contains(element) == twin[element]));
}

#[test]
fn shifted_unions_agree_with_a_list_of_booleans() {
    for capacities in [(135, 135), (135, 70), (70, 135), (64, 128), (128, 64), (1, 135), (0, 135), (135, 0)] {
        for code in 0..256 {
            let (set, twin) = spread(code, capacities.0);
            let (other, added) = spread(code.wrapping_mul(167) % 256, capacities.1);
            for by in [0, 1, 2, 63, 64, 65, 71, 127, 128, 134, 135, 200] {
                let (mut set, mut twin) = (set.clone(), twin.clone());
                set.or_shifted(&other, by);
                for element in (0..added.len()).filter(|&element| added[element]) {
                    if let Some(place) = twin.get_mut(element + by) {
                        *place = true;
                    }
                }
                assert_same(&set, &twin);
            }
        }
    }
}

#[test]
fn subsets_are_the_smaller_numbers_with_no_other_bit() {
    for set in 0..256 {
        assert!(subsets(set).eq((0..=set).rev().filter(|subset| subset | set == set)));
    }
    assert_eq!(subsets(usize::MAX).nth(1), Some(usize::MAX - 1));
}

#[test]
#[should_panic(expected = "7 is not below 7")]
fn an_element_beyond_the_capacity_is_a_mistake() {
    BitSet::new(7).insert(7);
}
