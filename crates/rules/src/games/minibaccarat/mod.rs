//! Chapter 627a, Minibaccarat.
