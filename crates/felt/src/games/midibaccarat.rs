//! Midibaccarat: drawn as Minibaccarat is.

use super::{TableStyle, minibaccarat};

pub const STYLE: TableStyle = minibaccarat::STYLE;
