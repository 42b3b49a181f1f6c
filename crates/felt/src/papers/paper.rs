//! What is printed, on what, and in which format.

/// A paper that a certificate holder files or posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Paper {
    /// The layout of the table, drawn to scale.
    Layout,
    /// The signs at the table.
    Sign,
    /// The gaming guide for patrons.
    Guide,
    /// The complete rules, for public inspection.
    Rules,
    /// The Rules Submission as a checklist.
    Form,
}

impl Paper {
    /// Every paper.
    pub const ALL: [Paper; 5] = [Paper::Layout, Paper::Sign, Paper::Guide, Paper::Rules, Paper::Form];

    /// Its name in requests, on command lines and of its file.
    pub const fn name(self) -> &'static str {
        match self {
            Paper::Layout => "layout",
            Paper::Sign => "sign",
            Paper::Guide => "guide",
            Paper::Rules => "rules",
            Paper::Form => "form",
        }
    }

    /// Its title, as it follows the name of the game.
    pub const fn title(self) -> &'static str {
        match self {
            Paper::Layout => "table layout",
            Paper::Sign => "signs at the table",
            Paper::Guide => "gaming guide",
            Paper::Rules => "complete rules of play",
            Paper::Form => "Rules Submission",
        }
    }
}

/// The size of a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum PageSize {
    /// US Letter, 8.5 by 11 inches.
    #[default]
    Letter,
    /// A4, 210 by 297 millimeters.
    A4,
}

impl PageSize {
    /// Both sizes.
    pub const ALL: [PageSize; 2] = [PageSize::Letter, PageSize::A4];

    /// Its name in requests and on command lines.
    pub const fn name(self) -> &'static str {
        match self {
            PageSize::Letter => "letter",
            PageSize::A4 => "a4",
        }
    }

    /// Width and height in millimeters, upright.
    pub const fn millimeters(self) -> (f64, f64) {
        match self {
            PageSize::Letter => (215.9, 279.4),
            PageSize::A4 => (210.0, 297.0),
        }
    }
}

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Format {
    /// Pages.
    Pdf,
    /// A picture, pages below each other.
    Svg,
}

impl Format {
    /// Both formats.
    pub const ALL: [Format; 2] = [Format::Pdf, Format::Svg];

    /// Its name in requests and on command lines, and the ending of a file.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Pdf => "pdf",
            Format::Svg => "svg",
        }
    }
}
