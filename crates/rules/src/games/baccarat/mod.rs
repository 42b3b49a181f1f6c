//! Chapter 631a, Baccarat.
