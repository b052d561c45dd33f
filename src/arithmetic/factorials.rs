//! Factorials and binomial coefficients modulo a prime.
//!
//! Use it to count choices: of places, of subsets, of ways to share stones among heaps.
//!
//! # What it finds
//! Modulo a prime, the factorials up to a bound below the prime, their inverses, and so the number of ways to choose k
//! out of n things: n! / (k! (n − k)!), or 0 if k > n.
//!
//! # Why
//! The inverse of n! is n + 1 times that of (n + 1)!, so one inverse gives all. Below the prime no factorial is 0, so
//! each has an inverse.

use super::modint::Mod;

/// The factorials of the integers up to a largest one, and their inverses.
///
/// ```
/// use grundy::arithmetic::Factorials;
///
/// let factorials = Factorials::<998_244_353>::up_to(10);
/// assert_eq!(factorials.factorial(5).value(), 120);
/// assert_eq!(factorials.binomial(10, 3).value(), 120);
/// assert_eq!(factorials.binomial(3, 10).value(), 0);
/// ```
#[derive(Clone, Debug)]
pub struct Factorials<const P: u32> {
    factorials: Vec<Mod<P>>,
    inverses: Vec<Mod<P>>,
}

impl<const P: u32> Factorials<P> {
    /// Those of 0, …, `largest`.
    ///
    /// The inverse of n! is n + 1 times that of (n + 1)!, so one inverse gives all.
    ///
    /// # Panics
    /// If `largest` is not below P: from P! on they are all 0.
    ///
    /// # Complexity
    /// O(`largest` + log P).
    #[must_use]
    pub fn up_to(largest: usize) -> Self {
        assert!((largest as u64) < u64::from(P), "{largest}! is 0 modulo {P}");
        let mut factorials = vec![Mod::new(1)];
        for n in 1..=largest {
            factorials.push(factorials[n - 1] * Mod::new(n as u64));
        }
        let mut inverses = vec![factorials[largest].inverse(); largest + 1];
        for n in (0..largest).rev() {
            inverses[n] = inverses[n + 1] * Mod::new(n as u64 + 1);
        }
        Self { factorials, inverses }
    }

    /// n!
    ///
    /// # Panics
    /// If n is greater than the largest.
    #[must_use]
    pub fn factorial(&self, n: usize) -> Mod<P> {
        self.factorials[n]
    }

    /// The number of ways to choose k out of n: n! / (k! (n − k)!), or 0 if k > n.
    ///
    /// # Panics
    /// If n is greater than the largest, and k ≤ n.
    #[must_use]
    pub fn binomial(&self, n: usize, k: usize) -> Mod<P> {
        match n.checked_sub(k) {
            None => Mod::new(0),
            Some(rest) => self.factorials[n] * self.inverses[k] * self.inverses[rest],
        }
    }
}
