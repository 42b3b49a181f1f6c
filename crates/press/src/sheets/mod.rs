//! Finished sheets, and the two formats they leave in.

mod text_layer;

use typst::foundations::Smart;
use typst::layout::Abs;
use typst_layout::PagedDocument;
use typst_pdf::PdfOptions;
use typst_svg::SvgOptions;

use crate::print::NotPrinted;
use crate::world::said;

/// The space between two pages of one picture, in points.
const GAP: f64 = 12.0;

/// The pages of a paper.
#[derive(Debug)]
pub struct Sheets {
    document: PagedDocument,
}

impl Sheets {
    pub(crate) const fn new(document: PagedDocument) -> Sheets {
        Sheets { document }
    }

    /// How many pages there are.
    pub fn pages(&self) -> usize {
        self.document.pages().len()
    }

    /// One PDF with tags, title and fonts embedded; no time stamp, so that the same paper has the same bytes.
    ///
    /// # Errors
    /// Where a page cannot be written as PDF.
    pub fn pdf(&self) -> Result<Vec<u8>, NotPrinted> {
        let creator = Smart::Custom(Some(concat!("Croupier ", env!("CARGO_PKG_VERSION")).to_owned()));
        let options = PdfOptions { creator, ..PdfOptions::default() };
        typst_pdf::pdf(&self.document, &options).map_err(|why| NotPrinted::Press(said(&why)))
    }

    /// One picture, pages below each other, its text searchable.
    pub fn svg(&self) -> String {
        let gap = Abs::pt(GAP);
        let mut picture = typst_svg::svg_merged(&self.document, &SvgOptions::default(), gap);
        let end = picture.rfind("</svg>").unwrap_or(picture.len());
        picture.insert_str(end, &text_layer::of(&self.document, gap));
        picture
    }
}
