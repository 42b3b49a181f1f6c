//! The readings, in blocks: repairs of the text (0xx), baccarat chapters (1xx), Three Card Prime (2xx),
//! Saigon 5 Card (3xx), preambles and context (4xx).

mod baccarat;
mod context;
mod prime;
mod repairs;
mod saigon;

use super::reading::Reading;

pub(super) const ALL: [&[Reading]; 5] =
    [&repairs::READINGS, &baccarat::READINGS, &prime::READINGS, &saigon::READINGS, &context::READINGS];
