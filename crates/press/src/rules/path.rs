//! Where a paragraph stands: the labels of its id, one for each level.

use croupier_rules::Provision;

/// The labels of a paragraph, outermost first: `(a)`, `(4)`, `(i)`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    labels: Vec<&'static str>,
}

impl Path {
    /// The labels of a provision. What a definition defines is not a label; a row of a table is.
    pub fn of(provision: Provision) -> Path {
        let (numbered, row) = split(provision);
        let mut labels = paragraphs(numbered);
        labels.extend(row.filter(|_| !labels.is_empty()));
        Path { labels }
    }

    /// How many levels deep the paragraph is.
    pub fn depth(&self) -> usize {
        self.labels.len()
    }

    /// The labels that have not been shown once the paragraph before has been. A paragraph whose lead-in has no
    /// provision of its own shows the label of that as well, as in `(1) (i)`.
    pub fn fresh(&self, before: &Path) -> Vec<&'static str> {
        let same = self.labels.iter().zip(&before.labels).take_while(|(label, shown)| label == shown).count();
        self.labels[same..].iter().map(|label| shown(label)).collect()
    }
}

/// The part after the slash: a word that is defined, a paytable or a row of a table.
pub fn after_slash(provision: Provision) -> Option<&'static str> {
    split(provision).1
}

/// The id without the part after the slash.
pub fn before_slash(provision: Provision) -> &'static str {
    split(provision).0
}

fn split(provision: Provision) -> (&'static str, Option<&'static str>) {
    provision.id().split_once('/').map_or((provision.id(), None), |(id, row)| (id, Some(row)))
}

/// `(b)` and `(3)#2` of `679a.6(b)(3)#2`.
fn paragraphs(id: &'static str) -> Vec<&'static str> {
    let starts: Vec<usize> = id.match_indices('(').map(|(start, _)| start).collect();
    let ends = starts.iter().skip(1).copied().chain([id.len()]);
    starts.iter().zip(ends).map(|(&start, end)| &id[start..end]).collect()
}

/// A label that the chapter gives twice is shown as the chapter has it.
fn shown(label: &'static str) -> &'static str {
    label.split_once('#').map_or(label, |(label, _)| label)
}

#[cfg(test)]
mod tests {
    use croupier_rules::cite;

    use super::*;

    fn fresh(before: Provision, after: Provision) -> Vec<&'static str> {
        Path::of(after).fresh(&Path::of(before))
    }

    #[test]
    fn a_paragraph_shows_the_labels_that_are_new() {
        assert_eq!(fresh(cite!("627a.7(a)(1)(i)"), cite!("627a.7(a)(1)(ii)")), ["(ii)"]);
        assert_eq!(fresh(cite!("627a.7(a)(1)(iii)"), cite!("627a.7(a)(2)(i)")), ["(2)", "(i)"]);
        assert_eq!(fresh(cite!("627a.7(a)(4)"), cite!("627a.7(a)(4)(i)(A)")), ["(i)", "(A)"]);
    }

    #[test]
    fn a_label_given_twice_is_new_the_second_time() {
        assert_eq!(fresh(cite!("679a.6(b)(3)"), cite!("679a.6(b)(3)#2")), ["(3)"]);
    }

    #[test]
    fn a_row_of_a_table_is_a_level_and_a_defined_word_is_none() {
        assert_eq!(Path::of(cite!("627a.10(c)(2)(iii)/3")).depth(), 4);
        assert_eq!(Path::of(cite!("627a.1/natural")).depth(), 0);
    }
}
