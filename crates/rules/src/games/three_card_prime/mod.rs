//! Chapter 679a, Three Card Prime.

pub mod terms;

pub use terms::Terms;
