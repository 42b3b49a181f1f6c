//! Chapter 680a, Saigon 5 Card.

pub mod terms;

pub use terms::Terms;
