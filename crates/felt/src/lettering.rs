//! How large a drawing is, which decides how large letters are on the table.

/// Points of type in an inch, and millimeters.
const POINTS: f64 = 72.0;
const INCH: f64 = 25.4;

/// The size of a drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lettering {
    /// How many millimeters of the table are one of the drawing.
    pub scale: u16,
    /// The radius of a key in millimeters of the drawing. Labels keep clear of the keys, also where none is drawn.
    pub key_radius: f64,
}

impl Lettering {
    /// A drawing at a scale, with keys that can be read on paper.
    pub const fn one_to(scale: u16) -> Lettering {
        Lettering { scale, key_radius: 1.75 }
    }

    /// A length of the drawing on the table.
    fn of_table(self, length: f64) -> f64 {
        length * f64::from(self.scale)
    }

    /// This many points of type, in millimeters of the table.
    pub fn points(self, points: f64) -> f64 {
        self.of_table(points * INCH / POINTS)
    }

    /// The radius of a key in millimeters of the table.
    pub fn key_radius_on_table(self) -> f64 {
        self.of_table(self.key_radius)
    }
}
