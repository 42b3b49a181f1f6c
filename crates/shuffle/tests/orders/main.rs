//! The orders of cards: fair to every card, and the same by any other road.

mod fair_shoe;
mod second_route;
mod unbiased;
