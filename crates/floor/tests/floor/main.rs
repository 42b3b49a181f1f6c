//! The floor as its people meet it: through `step` alone.

mod faults;
mod house;
mod roles;
mod rounds;
mod scenarios;
mod world;
