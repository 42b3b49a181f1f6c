use super::super::reading::Reading;

pub(super) const READINGS: [Reading; 0] = [];
