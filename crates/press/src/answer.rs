//! From a request to its answer: a paper and how many pages it has, or why there is none.

use croupier_felt::papers::{Format, Printed, Reason, Refusal, Request, VERSION};
use serde::Deserialize;

use crate::filing::Filing;
use crate::print::{NotPrinted, print};

/// What a request is answered.
pub type Answer = Result<(Vec<u8>, Printed), Refusal>;

/// The one field that every version of a request has.
#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

/// Answers a request, given as JSON. The same request gives the same bytes.
///
/// # Errors
/// A request that cannot be read, a submission that is refused, or a press that fails.
pub fn answer(request: &[u8]) -> Answer {
    let request = read(request)?;
    let filing = Filing::of(&request.submission)?;
    let sheets = print(&filing, request.paper, request.page)?;
    let paper = match request.format {
        Format::Pdf => sheets.pdf()?,
        Format::Svg => sheets.svg().into_bytes(),
    };
    Ok((paper, Printed { version: VERSION, pages: sheets.pages() }))
}

/// The version is read before the rest, since another version may look different.
fn read(request: &[u8]) -> Result<Request, Refusal> {
    let unreadable = |why| Refusal::new(Reason::Request, format!("the request cannot be read: {why}"));
    let Versioned { version } = serde_json::from_slice(request).map_err(unreadable)?;
    if version != VERSION {
        let says = format!("the request is of version {version}; this press reads version {VERSION}");
        return Err(Refusal::new(Reason::Request, says));
    }
    serde_json::from_slice(request).map_err(unreadable)
}

impl From<NotPrinted> for Refusal {
    fn from(why: NotPrinted) -> Refusal {
        let says = why.to_string();
        match why {
            NotPrinted::Defects(defects) => Refusal::new(Reason::Defects, says).with(&defects),
            NotPrinted::Letters(_) => Refusal::new(Reason::Letters, says),
            NotPrinted::Figures(_) | NotPrinted::Press(_) => Refusal::new(Reason::Press, says),
        }
    }
}
