//! How wide a text is. No font in which the layout is lettered sets a letter wider; the press tests that of its own.

use crate::mark::Face;

/// The widths of the printable ASCII letters from the space on, in thousandths of the size: for each letter the
/// widest of the weights and slopes that a layout is lettered in.
type Widths = [u16; 95];

#[rustfmt::skip]
const SANS: Widths = [
    282, 325, 404, 650, 655, 860, 675, 222, 410, 410, 565, 680, 303, 469, 298, 390, 689, 490, 630,
    660, 678, 645, 661, 595, 661, 661, 298, 303, 680, 680, 680, 563, 1031, 748, 661, 753, 728, 613,
    587, 761, 747, 281, 570, 690, 568, 915, 753, 782, 648, 783, 657, 655, 669, 742, 748, 1036, 715,
    725, 667, 410, 390, 410, 488, 477, 498, 581, 636, 588, 636, 598, 386, 634, 625, 273, 273, 582,
    273, 912, 622, 614, 633, 633, 409, 562, 389, 622, 586, 851, 574, 586, 572, 410, 374, 410, 680,
];

#[rustfmt::skip]
const SERIF_BOLD: Widths = [
    250, 266, 376, 514, 514, 637, 729, 215, 315, 315, 433, 537, 244, 358, 244, 316, 514, 514, 514,
    514, 514, 514, 514, 514, 514, 514, 256, 256, 512, 551, 512, 430, 988, 740, 654, 706, 734, 609,
    545, 732, 817, 367, 373, 736, 577, 899, 740, 730, 614, 730, 716, 504, 652, 732, 700, 1028, 718,
    624, 624, 397, 307, 397, 518, 486, 392, 506, 542, 456, 561, 489, 391, 521, 619, 322, 312, 613,
    325, 905, 616, 551, 581, 573, 428, 427, 358, 598, 529, 777, 561, 558, 452, 307, 220, 307, 473,
];

#[rustfmt::skip]
const SERIF_ITALIC: Widths = [
    250, 227, 336, 438, 438, 637, 705, 190, 306, 313, 433, 527, 219, 333, 219, 291, 444, 444, 444,
    444, 445, 444, 444, 444, 444, 444, 219, 219, 487, 527, 487, 405, 829, 667, 557, 616, 667, 526,
    457, 664, 673, 280, 414, 637, 519, 804, 666, 668, 499, 668, 555, 454, 544, 634, 597, 909, 628,
    552, 578, 334, 321, 334, 518, 486, 392, 486, 478, 389, 489, 401, 314, 477, 519, 276, 259, 486,
    266, 783, 518, 447, 489, 491, 357, 353, 307, 521, 472, 688, 475, 503, 436, 273, 205, 273, 449,
];

/// What a letter beyond ASCII takes: the widest that occur, so that a name in any script fits.
const OTHER: u16 = 1250;
/// What the letters of the areas are set apart by.
const TRACKING: u16 = 40;

/// The width of a text in units of its size.
pub fn width(face: Face, text: &str) -> f64 {
    text.chars().map(|letter| f64::from(advance(face, letter)) / 1000.0).sum()
}

const fn advance(face: Face, letter: char) -> u16 {
    match face {
        Face::Label => of(&SANS, letter) + TRACKING,
        Face::Name => of(&SERIF_BOLD, letter),
        Face::Phrase => of(&SERIF_ITALIC, letter),
        Face::SideLabel
        | Face::Number
        | Face::Heading
        | Face::When
        | Face::Hand
        | Face::Payout
        | Face::Thing
        | Face::Person => of(&SANS, letter),
    }
}

const fn of(widths: &Widths, letter: char) -> u16 {
    match letter {
        ' '..='~' => widths[letter as usize - ' ' as usize],
        '’' => 330,
        _ => OTHER,
    }
}
