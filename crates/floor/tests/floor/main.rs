//! The floor as its people meet it: through `step` alone.

mod faults;
mod house;
mod rounds;
mod world;
