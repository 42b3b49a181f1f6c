//! What the three baccarat chapters share, and what the two poker-type chapters share.

pub mod baccarat;
pub mod poker;
