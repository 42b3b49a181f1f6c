//! The scanner of the build script (its tests stand beside it) and `croupier law`, run as a user runs it.

#[path = "../build/mod.rs"]
mod build;
