//! What an item's attributes say about tests.

use syn::punctuated::Punctuated;
use syn::{Attribute, Meta, Token};

/// Whether a function is a test: `#[test]`, or the `test` of some runtime.
pub fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| last_name(attribute.path()) == "test")
}

/// Whether an item exists in no build but that of the tests.
pub fn is_for_tests_only(attributes: &[Attribute]) -> bool {
    attributes.iter().filter(|attribute| attribute.path().is_ident("cfg")).any(cfg_needs_test)
}

/// The last name of a path, `proves` of `croupier_rules::proves`.
pub fn last_name(path: &syn::Path) -> String {
    path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default()
}

fn cfg_needs_test(attribute: &Attribute) -> bool {
    attribute.parse_args::<Meta>().is_ok_and(|condition| needs_test(&condition))
}

/// Whether a condition can only hold when testing: `test` itself, an `all` with it, an `any` of nothing else.
fn needs_test(condition: &Meta) -> bool {
    let parts = parts(condition);
    match last_name(condition.path()).as_str() {
        "test" => true,
        "all" => parts.iter().any(needs_test),
        "any" => !parts.is_empty() && parts.iter().all(needs_test),
        _ => false,
    }
}

fn parts(condition: &Meta) -> Vec<Meta> {
    let Meta::List(list) = condition else { return Vec::new() };
    let parsed = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
    parsed.map(|parts| parts.into_iter().collect()).unwrap_or_default()
}
