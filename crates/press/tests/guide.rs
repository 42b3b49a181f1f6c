//! The gaming guide, read back out of the PDF.

mod common;

#[path = "guide/page.rs"]
mod page;
#[path = "guide/sets.rs"]
mod sets;

#[path = "guide/absent.rs"]
mod absent;
#[path = "guide/drawing.rs"]
mod drawing;
#[path = "guide/sheets.rs"]
mod sheets;
#[path = "guide/strategy.rs"]
mod strategy;
#[path = "guide/wagers.rs"]
mod wagers;
#[path = "guide/worked.rs"]
mod worked;
