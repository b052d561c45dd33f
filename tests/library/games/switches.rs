use grundy::games::switches::*;

/// All ascending lists of up to `longest` numbers from −2 to 3.
fn lists(longest: usize) -> Vec<Vec<i64>> {
    let mut lists = vec![vec![]];
    let mut next = 0;
    while next < lists.len() {
        let list: Vec<i64> = lists[next].clone();
        if list.len() < longest {
            let least = list.last().copied().unwrap_or(-2);
            lists.extend((least..=3).map(|number| [&list[..], &[number]].concat()));
        }
        next += 1;
    }
    lists
}

/// The lead by trying every number first.
fn played(numbers: &[i64]) -> i64 {
    let after = |taken: usize| {
        let mut rest = numbers.to_vec();
        numbers[taken]
            - played(&{
                rest.remove(taken);
                rest
            })
    };
    (0..numbers.len()).map(after).max().unwrap_or(0)
}

#[test]
fn the_lead_is_that_of_play_on_all_lists_up_to_5() {
    let lists = lists(5);
    assert_eq!(lists.len(), 462); // 11 over 5
    for list in lists {
        assert_eq!(lead(&list), played(&list), "{list:?}");
    }
}

#[test]
fn the_laws_hold_on_all_pairs_of_lists_up_to_4() {
    let lists = lists(4);
    for a in &lists {
        for b in lists.iter().filter(|b| a.len() * b.len() % 2 == 0) {
            let both = lead(&[&a[..], b].concat());
            assert!(both <= lead(a) + lead(b), "{a:?} {b:?}");
        }
    }
}
