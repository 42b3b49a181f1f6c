//! Names of lines as people type them.

/// A name without case and punctuation, so that `Four of a kind` and `four-of-a-kind` are one line.
pub(crate) fn plain(name: &str) -> String {
    let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ").to_lowercase()
}

/// The known name that is spelled most like what was typed; the first of several.
pub(crate) fn nearest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = plain(typed);
    known.into_iter().min_by_key(|name| strsim::damerau_levenshtein(&typed, &plain(name)))
}
