use grundy::arithmetic::modint::Mod;
use grundy::arithmetic::xor_transform::*;

#[test]
fn it_is_its_definition_on_every_unit_vector() {
    for length in [1, 2, 4, 8, 16] {
        for unit in 0..length {
            let mut values = vec![0; length];
            values[unit] = 1;
            xor_transform(&mut values);
            let sign = |k: usize| {
                if (unit & k).count_ones() % 2 == 0 { 1 } else { -1 }
            };
            assert!(values.into_iter().eq((0..length).map(sign)));
        }
    }
}

#[test]
fn products_of_transforms_are_convolutions() {
    type Count = Mod<998_244_353>;
    let f: Vec<Count> = (0..8).map(|i| Count::new(i * i + 3)).collect();
    let g: Vec<Count> = (0..8).map(|i| Count::new(5 * i + 1)).collect();
    let convolution = (0..8_usize).map(|i| (0..8).map(|j| f[j] * g[i ^ j]).sum::<Count>());
    let (mut transformed, mut other) = (f.clone(), g.clone());
    xor_transform(&mut transformed);
    xor_transform(&mut other);
    transformed.iter_mut().zip(other).for_each(|(f, g)| *f *= g);
    inverse_xor_transform(&mut transformed);
    assert!(transformed.into_iter().eq(convolution));
}

#[test]
#[should_panic(expected = "the length 3 is no power of two")]
fn other_lengths_are_a_mistake() {
    xor_transform(&mut [1, 2, 3]);
}
