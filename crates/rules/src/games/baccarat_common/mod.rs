//! What the three baccarat chapters share: one Point Count, one third-card rule, one set of wagers and prices.
//! Where the chapters differ, each says so in its own folder.

pub mod terms;

pub use terms::Terms;
