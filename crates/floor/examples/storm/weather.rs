//! Named weather: how often what goes wrong. All numbers are out of a thousand.

#[derive(Clone, Copy, Debug)]
pub struct Weather {
    pub name: &'static str,
    /// The disk does not answer at a step.
    pub slow_disk: u64,
    /// The disk fails what waits, and says so.
    pub failed_append: u64,
    /// The floor dies; what was on its way may or may not have been written.
    pub crash: u64,
    /// A message of a person is lost.
    pub lost: u64,
    /// It comes twice.
    pub doubled: u64,
    /// It comes late, behind others.
    pub late: u64,
    /// An answer is lost on its way.
    pub lost_answer: u64,
    /// The clock jumps by up to an hour, forward or back.
    pub clock: u64,
}

impl Weather {
    pub const CALM: Weather = Weather {
        name: "calm",
        slow_disk: 0,
        failed_append: 0,
        crash: 0,
        lost: 0,
        doubled: 0,
        late: 0,
        lost_answer: 0,
        clock: 0,
    };

    pub const SLOW_DISK: Weather = Weather { name: "slow disk", slow_disk: 700, ..Weather::CALM };

    pub const FLAKY_DISK: Weather =
        Weather { name: "flaky disk", slow_disk: 300, failed_append: 40, crash: 5, ..Weather::CALM };

    pub const LOSSY_PHONE: Weather = Weather {
        name: "lossy phone",
        lost: 100,
        doubled: 100,
        late: 200,
        lost_answer: 100,
        ..Weather::CALM
    };

    pub const TEMPEST: Weather = Weather {
        name: "tempest",
        slow_disk: 400,
        failed_append: 20,
        crash: 10,
        lost: 80,
        doubled: 80,
        late: 150,
        lost_answer: 80,
        clock: 5,
    };

    pub const ALL: [Weather; 5] =
        [Weather::CALM, Weather::SLOW_DISK, Weather::FLAKY_DISK, Weather::LOSSY_PHONE, Weather::TEMPEST];
}
