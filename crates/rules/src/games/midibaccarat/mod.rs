//! Chapter 629a, Midibaccarat.
