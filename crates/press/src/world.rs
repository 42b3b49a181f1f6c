//! Typst as a library. All a template can reach is compiled in: no file, no clock, no network, so that the same
//! data always gives the same pages.

use std::sync::LazyLock;

use croupier_felt::papers::Paper;
use typst::diag::{FileError, FileResult, SourceDiagnostic};
use typst::foundations::{Bytes, Datetime, Duration};
use typst::syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt, World};
use typst_layout::PagedDocument;

use crate::print::NotPrinted;

/// The look that all papers share, and the template of each.
const TEMPLATES: [(&str, &str); 6] = [
    ("/house.typ", include_str!("../templates/house.typ")),
    ("/layout.typ", include_str!("../templates/layout.typ")),
    ("/sign.typ", include_str!("../templates/sign.typ")),
    ("/guide.typ", include_str!("../templates/guide.typ")),
    ("/rules.typ", include_str!("../templates/rules.typ")),
    ("/form.typ", include_str!("../templates/form.typ")),
];

/// Where a template finds what it shows.
const DATA: &str = "/data.json";

const FONTS: [&[u8]; 8] = [
    include_bytes!("../fonts/LibertinusSerif-Regular.otf"),
    include_bytes!("../fonts/LibertinusSerif-Italic.otf"),
    include_bytes!("../fonts/LibertinusSerif-Semibold.otf"),
    include_bytes!("../fonts/LibertinusSerif-Bold.otf"),
    include_bytes!("../fonts/Inter-Regular.otf"),
    include_bytes!("../fonts/Inter-Italic.otf"),
    include_bytes!("../fonts/Inter-SemiBold.otf"),
    include_bytes!("../fonts/Inter-Bold.otf"),
];

/// What every paper needs and none changes.
static PRESS: LazyLock<Press> = LazyLock::new(|| {
    let fonts: Vec<Font> = FONTS.iter().filter_map(|&font| Font::new(Bytes::new(font), 0)).collect();
    Press {
        library: LazyHash::new(Library::default()),
        book: LazyHash::new(FontBook::from_fonts(&fonts)),
        fonts,
    }
});

struct Press {
    library: LazyHash<Library>,
    book: LazyHash<FontBook>,
    fonts: Vec<Font>,
}

/// One paper: its template and its data.
struct PaperWorld {
    main: FileId,
    data: Bytes,
}

/// Whether every family has a glyph for a letter.
pub fn has_glyph(letter: char) -> bool {
    PRESS.fonts.iter().all(|font| font.info().coverage.contains(u32::from(letter)))
}

/// Sets a paper.
pub fn compile(paper: Paper, data: Vec<u8>) -> Result<PagedDocument, NotPrinted> {
    let main = file_id(&format!("/{}.typ", paper.name()))?;
    let world = PaperWorld { main, data: Bytes::new(data) };
    typst::compile(&world).output.map_err(|why| NotPrinted::Press(said(&why)))
}

/// What Typst says, on one line.
pub fn said(diagnostics: &[SourceDiagnostic]) -> String {
    diagnostics.iter().map(|diagnostic| diagnostic.message.as_str()).collect::<Vec<_>>().join("; ")
}

fn file_id(path: &str) -> Result<FileId, NotPrinted> {
    let path = VirtualPath::new(path).map_err(|_| NotPrinted::Press(format!("no template {path}")))?;
    Ok(RootedPath::new(VirtualRoot::Project, path).intern())
}

/// The path of a file of the press; a package is never one.
fn path(id: FileId) -> Option<String> {
    matches!(id.root(), VirtualRoot::Project).then(|| id.vpath().get_with_slash().to_owned())
}

impl PaperWorld {
    fn template(&self, id: FileId) -> FileResult<&'static str> {
        let wanted = path(id);
        let found = TEMPLATES.iter().find(|(path, _)| wanted.as_deref() == Some(path));
        found.map(|&(_, text)| text).ok_or_else(|| FileError::NotFound(wanted.unwrap_or_default().into()))
    }
}

impl World for PaperWorld {
    fn library(&self) -> &LazyHash<Library> {
        &PRESS.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &PRESS.book
    }

    fn main(&self) -> FileId {
        self.main
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        self.template(id).map(|text| Source::new(id, text.to_owned()))
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        if path(id).as_deref() == Some(DATA) {
            return Ok(self.data.clone());
        }
        self.template(id).map(|text| Bytes::new(text.as_bytes()))
    }

    fn font(&self, index: usize) -> Option<Font> {
        PRESS.fonts.get(index).cloned()
    }

    /// There is no clock: a paper says nothing about the day it was printed on.
    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}
