//! Rows: what happened, in a form that is the same byte for byte wherever it is kept.

use std::sync::Arc;

use croupier_table::{Person, Time};

use crate::hash::Hash;
use crate::stream::Stream;

/// What is to be recorded: a row before the chain holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// In which stream.
    pub stream: Stream,
    /// Its number there, from one without a gap.
    pub n: u64,
    /// When it happened.
    pub at: Time,
    /// Whose act brought it about: `dealer`, `seat 3`, `cage`.
    pub by: Arc<str>,
    /// Which person's.
    pub person: Option<Person>,
    /// The key of the act.
    pub key: Option<Arc<str>>,
    /// The id of the provision it rests on.
    pub provision: Option<Arc<str>>,
    /// What happened: JSON without spaces, fields in the order in which the program writes them.
    pub event: Box<str>,
}

/// The version of the canonical bytes that this program writes.
pub const VERSION: u8 = 1;

impl Note {
    /// The bytes that are hashed, handed over piece by piece. docs/JOURNAL.md describes them for other programs.
    pub fn canonical(&self, out: &mut impl FnMut(&[u8])) {
        out(&[VERSION]);
        self.stream_name(out);
        out(&self.n.to_be_bytes());
        out(&self.at.0.to_be_bytes());
        text(&self.by, out);
        out(&self.person.map_or(0, Person::number).to_be_bytes());
        optional(self.key.as_deref(), out);
        optional(self.provision.as_deref(), out);
        text(&self.event, out);
    }

    fn stream_name(&self, out: &mut impl FnMut(&[u8])) {
        let (kind, id) = self.stream.name();
        length(kind.len() + id.len(), out);
        out(kind.as_bytes());
        out(id.as_bytes());
    }
}

/// Four bytes of length, highest first.
fn length(bytes: usize, out: &mut impl FnMut(&[u8])) {
    let bytes = u32::try_from(bytes);
    assert!(bytes.is_ok(), "no text of a row has four gigabytes");
    out(&bytes.unwrap_or(u32::MAX).to_be_bytes());
}

fn text(text: &str, out: &mut impl FnMut(&[u8])) {
    length(text.len(), out);
    out(text.as_bytes());
}

/// A text that may be missing: a byte that says so, then the text.
fn optional(value: Option<&str>, out: &mut impl FnMut(&[u8])) {
    out(&[u8::from(value.is_some())]);
    if let Some(value) = value {
        text(value, out);
    }
}

/// A note in the chain of its stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What it says.
    pub note: Note,
    /// SHA-256 over the hash of the row before it and the canonical bytes of its own.
    pub hash: Hash,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note() -> Note {
        Note {
            stream: Stream::table("7").unwrap(),
            n: 2,
            at: Time(5),
            by: "seat 3".into(),
            person: Person::new(9),
            key: Some("k".into()),
            provision: None,
            event: "{}".into(),
        }
    }

    fn bytes(note: &Note) -> Vec<u8> {
        let mut all = Vec::new();
        note.canonical(&mut |bytes| all.extend_from_slice(bytes));
        all
    }

    /// Written out by hand from docs/JOURNAL.md.
    #[test]
    fn the_canonical_bytes_are_those_of_the_document() {
        let mut expected = vec![1, 0, 0, 0, 7];
        expected.extend_from_slice(b"table 7");
        expected.extend_from_slice(&[0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 6]);
        expected.extend_from_slice(b"seat 3");
        expected.extend_from_slice(&[0, 0, 0, 9, 1, 0, 0, 0, 1, b'k', 0, 0, 0, 0, 2, b'{', b'}']);
        assert_eq!(bytes(&note()), expected);
    }

    #[test]
    fn every_field_changes_the_hash() {
        let changed = [
            Note { stream: Stream::House, ..note() },
            Note { stream: Stream::Checkpoints, ..note() },
            Note { n: 3, ..note() },
            Note { at: Time(6), ..note() },
            Note { by: "seat 4".into(), ..note() },
            Note { person: None, ..note() },
            Note { key: None, ..note() },
            Note { key: Some("".into()), ..note() },
            Note { provision: Some("627a.5(f)".into()), ..note() },
            Note { event: "[]".into(), ..note() },
        ];
        let hash = |note: &Note| Hash::START.then(note);
        for other in &changed {
            assert_ne!(hash(other), hash(&note()), "{other:?}");
        }
        assert_ne!(hash(&note()).then(&note()), hash(&note()));
    }

    #[test]
    fn a_name_is_written_in_the_bytes_as_it_is_shown() {
        for stream in ["house", "checkpoints", "table prime-2", "pit prime-2"] {
            let stream: Stream = stream.parse().unwrap();
            let name = stream.to_string();
            let written = bytes(&Note { stream, ..note() });
            assert_eq!(&written[1..5], u32::try_from(name.len()).unwrap().to_be_bytes());
            assert_eq!(&written[5..5 + name.len()], name.as_bytes());
        }
    }
}
