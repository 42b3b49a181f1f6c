//! What chapters share: the three baccarat chapters, and the two poker-type chapters.

pub mod baccarat;
