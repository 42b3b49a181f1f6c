//! What is asked for: everything, what stands under an id, a reading, or the list of readings.

use croupier_rules::Provision;
use croupier_rules::law::Reading;

use super::suggestion::Unknown;

/// A question to the register.
#[derive(Clone, Copy, Debug)]
pub enum Query<'a> {
    /// All provisions.
    Everything,
    /// A chapter, section or paragraph, and all below.
    Under(&'a str),
    /// A reading, and the provisions it touches.
    Reading(&'static Reading),
    /// Every reading, and the provisions they touch.
    Readings,
}

/// What all readings begin with.
const READINGS: &str = "ER";

impl<'a> Query<'a> {
    /// The question that an argument asks. Under an unknown id there is nothing, so it is refused.
    pub fn of(what: Option<&'a str>) -> Result<Query<'a>, Unknown> {
        let Some(what) = what else { return Ok(Query::Everything) };
        if let Some(reading) = Reading::find(&what.to_ascii_uppercase()) {
            return Ok(Query::Reading(reading));
        }
        if what.eq_ignore_ascii_case(READINGS) {
            return Ok(Query::Readings);
        }
        match Provision::all().any(|provision| is_under(provision.id(), what)) {
            true => Ok(Query::Under(what)),
            false => Err(Unknown::of(what)),
        }
    }

    /// Whether a provision belongs to the answer.
    pub fn includes(self, provision: Provision) -> bool {
        match self {
            Query::Everything => true,
            Query::Under(id) => is_under(provision.id(), id),
            Query::Reading(reading) => reading.touches.contains(&provision.id()),
            Query::Readings => provision.readings().next().is_some(),
        }
    }
}

/// Whether an id is the other one or stands below it. A label counts only whole: 680a.11 is not under 680a.1.
fn is_under(id: &str, upper: &str) -> bool {
    let below = if upper.contains('.') { ['(', '/', '#'] } else { ['.'; 3] };
    id.strip_prefix(upper).is_some_and(|rest| rest.is_empty() || rest.starts_with(below))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_under_an_id_begins_with_whole_labels() {
        for (id, upper) in [
            ("680a.11(d)", "680a.11"),
            ("680a.11(d)", "680a.11(d)"),
            ("680a.11(d)(2)(ii)(C)", "680a.11(d)(2)"),
            ("627a.10(c)(2)(iii)/3", "627a.10(c)(2)(iii)"),
            ("627a.1/natural", "627a.1"),
            ("679a.6(b)(3)#2", "679a.6(b)(3)"),
            ("680a.11(d)", "680a"),
        ] {
            assert!(is_under(id, upper), "{id} {upper}");
        }
    }

    #[test]
    fn what_only_begins_with_the_same_characters_is_not_under_it() {
        for (id, upper) in [
            ("680a.11(d)", "680a.1"),
            ("680a.11(d)", "680a."),
            ("680a.11(d)", "680"),
            ("680a.11(d)", "680a.11(d"),
            ("680a.11(d)", "680a.11(d)(2)"),
            ("627a.1/natural", "627a.1/nat"),
            ("680a.11(d)", ""),
        ] {
            assert!(!is_under(id, upper), "{id} {upper}");
        }
    }

    #[test]
    fn every_id_chapter_and_section_is_a_question() {
        for provision in Provision::all() {
            for what in [provision.id(), provision.section(), provision.game().number()] {
                let query = Query::of(Some(what)).unwrap();
                assert!(query.includes(provision), "{what}");
            }
        }
    }

    #[test]
    fn readings_as_a_whole_are_a_question_in_either_case() {
        for what in ["ER", "er"] {
            let query = Query::of(Some(what)).unwrap();
            assert!(matches!(query, Query::Readings));
            assert!(
                query.includes(Provision::of("679a.12(a)")) && !query.includes(Provision::of("679a.7(a)"))
            );
        }
        assert!(Query::of(Some("E")).is_err());
    }

    #[test]
    fn every_reading_is_a_question_in_either_case() {
        for reading in Reading::all() {
            for what in [reading.id.to_owned(), reading.id.to_lowercase()] {
                assert!(matches!(Query::of(Some(&what)), Ok(Query::Reading(found)) if found == reading));
            }
        }
    }
}
