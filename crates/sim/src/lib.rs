//! # Seeded play

pub mod baccarat;
pub mod dispatch;
pub mod kernel;
pub mod stream;
