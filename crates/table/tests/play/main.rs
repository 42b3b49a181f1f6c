//! Whole tables played by machines: nobody gets stuck, list and check agree, chips are conserved, records replay,
//! and an auditor who knows only the regulations reaches the same balances.

mod accepted;
mod audit;
mod auditor;
mod bodily;
mod dealer;
mod golden;
mod kinds;
mod mutations;
mod perft;
mod players;
mod properties;
mod random;
mod recorder;
mod sight;
mod tables;
mod told;
mod undealt;
mod walk;
mod walks;
mod wire;
