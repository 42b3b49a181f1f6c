//! The same code, compiled once for every processor and once for those with wider registers.
//!
//! This is the only file with unsafe code, and it holds one call: a function compiled for AVX2 may run only where
//! the processor has it, which is asked right before. Building everything for the native processor instead would
//! be slower, since table look-ups become gathers, and would not run elsewhere.

#![allow(unsafe_code)]

/// Work that gains from wide registers. `run` must be `#[inline(always)]`, or it is compiled once for all.
pub(crate) trait Wide {
    /// Does it.
    fn run(&mut self);
}

/// Which instructions are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instructions {
    /// Those that every processor of the family has.
    Portable,
    /// The widest that this processor is known to have.
    Widest,
}

/// Runs some work with these instructions.
pub(crate) fn run(work: &mut impl Wide, instructions: Instructions) {
    match instructions {
        Instructions::Portable => portable(work),
        Instructions::Widest => widest(work),
    }
}

#[inline(never)]
fn portable(work: &mut impl Wide) {
    work.run();
}

#[cfg(target_arch = "x86_64")]
fn widest(work: &mut impl Wide) {
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has just said that it has AVX2.
        unsafe { avx2(work) }
    } else {
        portable(work);
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn widest(work: &mut impl Wide) {
    portable(work);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn avx2(work: &mut impl Wide) {
    work.run();
}
