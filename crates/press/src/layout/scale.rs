//! The scale of the drawing, and where the table lies on the sheet.

use croupier_felt::Lettering;
use croupier_felt::geometry::{Frame, Outline, Point};
use croupier_felt::papers::PageSize;

/// The scales that draftsmen use, largest first: how many millimeters of the table are one of the drawing.
const SCALES: [u16; 10] = [5, 6, 8, 10, 12, 15, 16, 18, 20, 25];

/// What the margins, the title block and the foot of a sheet leave to the drawing.
const TAKEN: (f64, f64) = (22.0, 52.0);

/// From the table to the sheet.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// How many millimeters are drawn as one.
    pub one_to: u16,
    origin: Point,
    /// Width and height of the drawing on paper.
    pub room: (f64, f64),
}

impl Scale {
    /// The largest scale at which everything in the frame fits a sheet.
    pub fn fitting(size: PageSize, whole: Frame) -> Scale {
        let (short, long) = size.millimeters();
        let room = (long - TAKEN.0, short - TAKEN.1);
        let fits = |&one_to: &u16| {
            let one_to = f64::from(one_to);
            whole.width() / one_to <= room.0 && whole.height() / one_to <= room.1
        };
        let one_to = SCALES.into_iter().find(fits).unwrap_or(SCALES[SCALES.len() - 1]);
        let middle = Point::new(room.0, room.1) * (f64::from(one_to) / 2.0);
        Scale { one_to, origin: middle - whole.center(), room }
    }

    /// A point of the table on the sheet.
    pub fn on_paper(&self, point: Point) -> [f64; 2] {
        let moved = point + self.origin;
        [self.length(moved.x), self.length(moved.y)]
    }

    /// A length of the table on the sheet, to the thousandth, so that files stay small.
    pub fn length(&self, length: f64) -> f64 {
        (length / f64::from(self.one_to) * 1000.0).round() / 1000.0
    }

    /// An outline on the sheet.
    pub fn outline(&self, outline: &Outline) -> Vec<[f64; 2]> {
        outline.0.iter().map(|&point| self.on_paper(point)).collect()
    }

    /// How the drawing is lettered.
    pub const fn lettering(&self) -> Lettering {
        Lettering::one_to(self.one_to)
    }
}
