//! The scanner of the build script: which code cites a provision, which test proves one.
//!
//! | where | what |
//! | --- | --- |
//! | [`workspace`] | the files of the workspace, and all their links |
//! | [`source`] | the links of one Rust file |
//! | [`attributes`] | what makes an item a test, or code for tests only |
//! | [`tokens`] | calls of macros inside the tokens of other macros |
//! | [`scenario`] | the links of one scenario file |
//! | [`table`] | the generated source of the table of links |

pub mod attributes;
pub mod links;
pub mod scenario;
pub mod source;
pub mod table;
#[cfg(test)]
mod tests;
pub mod tokens;
pub mod workspace;
