//! The rounds of both games, from the first wager to the last chip.

mod abandon;
mod boxes;
mod dealing;
mod duties;
mod exposed;
mod helpers;
mod irregularities;
mod limit;
mod oracle;
mod order;
mod prime;
mod prime_side_wagers;
mod saigon;
mod seen_by;
mod stub;
mod walk;
