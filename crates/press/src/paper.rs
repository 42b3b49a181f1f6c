//! What is printed, and on what.

/// A paper that a certificate holder files or posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// Its name on command lines and of its file.
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
pub enum PageSize {
    /// US Letter, 8.5 by 11 inches.
    #[default]
    Letter,
    /// A4, 210 by 297 millimetres.
    A4,
}

impl PageSize {
    /// Both sizes.
    pub const ALL: [PageSize; 2] = [PageSize::Letter, PageSize::A4];

    /// Its name on command lines.
    pub const fn name(self) -> &'static str {
        match self {
            PageSize::Letter => "letter",
            PageSize::A4 => "a4",
        }
    }

    /// Its name in templates.
    pub(crate) const fn typst_name(self) -> &'static str {
        match self {
            PageSize::Letter => "us-letter",
            PageSize::A4 => "a4",
        }
    }

    /// Width and height in millimetres, upright.
    pub(crate) const fn millimetres(self) -> (f64, f64) {
        match self {
            PageSize::Letter => (215.9, 279.4),
            PageSize::A4 => (210.0, 297.0),
        }
    }
}
