//! Proofs of the cards machine, by section.
