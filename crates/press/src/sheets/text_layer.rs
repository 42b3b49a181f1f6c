//! The words of a picture. Typst writes letters into an SVG as shapes; beneath them lies the same text unseen, so
//! that it can be searched, selected, copied and read aloud.

use core::fmt::Write;

use typst::layout::{Abs, Frame, FrameItem, Transform};
use typst::text::TextItem;
use typst_layout::PagedDocument;

/// The text of all pages, placed as they are in the picture.
pub fn of(document: &PagedDocument, gap: Abs) -> String {
    let mut layer = String::from(r##"<g fill="#000" fill-opacity="0" font-family="sans-serif">"##);
    let mut top = Abs::zero();
    for page in document.pages() {
        frame(&page.frame, Transform::translate(Abs::zero(), top), &mut layer);
        top += page.frame.size().y + gap;
    }
    layer.push_str("</g>");
    layer
}

fn frame(within: &Frame, place: Transform, layer: &mut String) {
    for (at, item) in within.items() {
        let place = place.pre_concat(Transform::translate(at.x, at.y));
        match item {
            FrameItem::Group(group) => frame(&group.frame, place.pre_concat(group.transform), layer),
            FrameItem::Text(item) => words(item, place, layer),
            FrameItem::Shape(..) | FrameItem::Image(..) | FrameItem::Link(..) | FrameItem::Tag(_) => {}
        }
    }
}

fn words(item: &TextItem, place: Transform, layer: &mut String) {
    let Transform { sx, ky, kx, sy, tx, ty } = place;
    // Writing into a string does not fail.
    let _ = write!(
        layer,
        r#"<text transform="matrix({:.4} {:.4} {:.4} {:.4} {:.2} {:.2})" font-size="{:.2}" textLength="{:.2}" lengthAdjust="spacingAndGlyphs">{}</text>"#,
        sx.get(),
        ky.get(),
        kx.get(),
        sy.get(),
        tx.to_pt(),
        ty.to_pt(),
        item.size.to_pt(),
        item.width().to_pt(),
        escaped(&item.text),
    );
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
