//! Selections of symbols in which order does not matter and a symbol may repeat.

/// Every selection of `N` symbols, each written in ascending order. The selections come sorted by their last
/// symbol, then by the one before it, and so on: the order that [`place`] numbers.
pub(super) struct Multisets<const N: usize> {
    next: Option<[u8; N]>,
    symbols: u8,
}

impl<const N: usize> Multisets<N> {
    /// The selections from a number of symbols, numbered from 0.
    pub(super) fn of(symbols: u8) -> Self {
        Multisets { next: (symbols > 0).then_some([0; N]), symbols }
    }

    fn after(&self, mut current: [u8; N]) -> Option<[u8; N]> {
        let limit = |i: usize| current.get(i + 1).copied().unwrap_or(self.symbols - 1);
        let grows = (0..N).find(|&i| current[i] < limit(i))?;
        current[grows] += 1;
        current[..grows].fill(0);
        Some(current)
    }
}

impl<const N: usize> Iterator for Multisets<N> {
    type Item = [u8; N];

    fn next(&mut self) -> Option<[u8; N]> {
        let current = self.next?;
        self.next = self.after(current);
        Some(current)
    }
}

/// What the symbol at a place adds to the number of a selection: the selections that come before it.
pub(super) const fn place(place: usize, symbol: usize) -> usize {
    let mut ways = 1;
    let mut i = 0;
    while i <= place {
        ways = ways * (symbol + place - i) / (i + 1);
        i += 1;
    }
    ways
}

/// In how many ways an ascending selection can be drawn, with these numbers of cards of each symbol.
pub(super) fn ways(selection: &[u8], cards: &[u8]) -> u64 {
    let (mut ways, mut taken) = (1, 0);
    for (i, &symbol) in selection.iter().enumerate() {
        taken = if i > 0 && selection[i - 1] == symbol { taken + 1 } else { 0 };
        // Each step turns "n choose taken" into "n choose taken + 1", so the division is exact.
        ways = ways * u64::from(cards[symbol as usize].saturating_sub(taken)) / u64::from(taken + 1);
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_selection_comes_once_and_is_numbered_in_order() {
        for (number, selection) in Multisets::<5>::of(12).enumerate() {
            assert!(selection.is_sorted());
            let found: usize = selection.iter().enumerate().map(|(i, &s)| place(i, s as usize)).sum();
            assert_eq!(found, number, "{selection:?}");
        }
        assert_eq!(Multisets::<5>::of(12).count(), 4_368);
        assert_eq!(Multisets::<4>::of(13).count(), 1_820);
        assert_eq!(Multisets::<4>::of(0).count(), 0);
    }

    #[test]
    fn ways_are_products_of_binomial_coefficients() {
        assert_eq!(ways(&[0, 0, 1], &[4, 16]), 6 * 16);
        assert_eq!(ways(&[1, 1, 1], &[4, 16]), 560);
        assert_eq!(ways(&[0, 0, 0], &[2, 16]), 0);
        assert_eq!(ways(&[], &[4]), 1);
    }
}
