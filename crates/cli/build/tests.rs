//! The scanner, on snippets and on a small workspace.

use std::path::{Path, PathBuf};
use std::{fs, io};

use super::links::{Link, Links};
use super::source::{self, Purpose};
use super::{scenario, table, workspace};

fn links(text: &str) -> Links {
    source::scan("a.rs", text, Purpose::Code).unwrap().links
}

/// Id, line and item of each citation in code.
fn code(text: &str) -> Vec<(String, usize, String)> {
    short(links(text).code)
}

/// Id, line and name of each proof.
fn proofs(text: &str) -> Vec<(String, usize, String)> {
    short(links(text).tests)
}

fn short(links: Vec<Link>) -> Vec<(String, usize, String)> {
    links.into_iter().map(|link| (link.id, link.line, link.name)).collect()
}

fn found(id: &str, line: usize, name: &str) -> (String, usize, String) {
    (id.to_owned(), line, name.to_owned())
}

#[test]
fn a_citation_in_a_constant_bears_its_name() {
    let text = "const BURN: P =\n    cite!(\"627a.5(f)\");\nstatic TIE: P = cite!(\"629a.7(a)\");";
    assert_eq!(code(text), [found("627a.5(f)", 2, "BURN"), found("629a.7(a)", 3, "TIE")]);
}

#[test]
fn a_citation_in_a_method_bears_type_and_method() {
    let text =
        "impl Offer for game::Terms<'_> { fn burn(&self) -> R { R { by: cite!(\"627a.5(f)\"), n: 1 } } }";
    assert_eq!(code(text), [found("627a.5(f)", 1, "Terms::burn")]);
}

#[test]
fn a_citation_in_a_trait_bears_trait_and_item() {
    let text = "trait Wager { const BY: P = cite!(\"A\"); fn by() -> P { cite!(\"B\") } }";
    assert_eq!(code(text), [found("A", 1, "Wager::BY"), found("B", 1, "Wager::by")]);
}

#[test]
fn citations_in_nested_expressions_are_found() {
    let text = r#"fn rule(x: u8) -> P { match x { 0 if y => { let f = |z| (cite!("A"), [z]); f(1).0 } _ => loop { break cite!("B") } } }"#;
    assert_eq!(code(text), [found("A", 1, "rule"), found("B", 1, "rule")]);
}

#[test]
fn citations_in_the_tokens_of_other_macros_are_found() {
    let text = r#"
        fn rule() {
            vec![(1, cite!("A")), (2, rules::cite!("B"))];
            assert!(matches!(x, Some(y) if y == { vec![Some(cite!("C"))] }.len()), "cite!(\"D\")");
        }
        rows! { first => cite!("E") }
        macro_rules! made { ($x:expr) => { ($x, cite!("F"), cite!($x)) }; }"#;
    let expected = [
        found("A", 3, "rule"),
        found("B", 3, "rule"),
        found("C", 4, "rule"),
        found("E", 6, "rows!"),
        found("F", 7, "made"),
    ];
    assert_eq!(code(text), expected);
}

#[test]
fn comments_and_strings_cite_nothing() {
    let text = "//! cite!(\"A\")\n/// cite!(\"B\")\nfn f() { /* cite!(\"C\") */ let _ = \"cite!(\\\"D\\\")\"; } // cite!(\"E\")";
    assert_eq!(code(text), []);
}

#[test]
fn a_negation_is_no_call() {
    assert_eq!(code("fn f() { check!(cite != (\"A\")); }"), []);
}

#[test]
fn citations_in_test_code_do_not_count() {
    for text in [
        "#[test] fn t() { cite!(\"A\"); }",
        "#[cfg(test)] mod tests { fn helper() { cite!(\"A\"); } }",
        "#[cfg(test)] const X: P = cite!(\"A\");",
        "#[cfg(all(test, feature = \"x\"))] fn f() { cite!(\"A\"); }",
        "#[cfg(any(test))] impl T { fn f() { cite!(\"A\"); } }",
        "impl T { #[cfg(test)] fn f() { cite!(\"A\"); } }",
        "fn f() { #[cfg(test)] let x = cite!(\"A\"); }",
        "#[cfg(test)] mod a { mod b { fn f() { vec![cite!(\"A\")]; } } }",
        "#![cfg(test)] fn f() { cite!(\"A\"); }",
    ] {
        assert_eq!(code(text), [], "{text}");
    }
    assert_eq!(source::scan("a.rs", "const X: P = cite!(\"A\");", Purpose::Tests).unwrap().links.code, []);
}

#[test]
fn code_that_also_ships_counts() {
    for condition in ["not(test)", "any(test, feature = \"x\")", "feature = \"test\"", "any()"] {
        let text = format!("#[cfg({condition})] fn f() {{ cite!(\"A\"); }}");
        assert_eq!(code(&text), [found("A", 1, "f")], "{text}");
    }
    let after_the_tests = "#[cfg(test)] mod tests { } fn f() { cite!(\"A\"); }";
    assert_eq!(code(after_the_tests), [found("A", 1, "f")]);
}

#[test]
fn a_test_proves_each_id_on_its_line_however_the_macro_is_called() {
    for path in ["proves", "crate::proves", "croupier_rules::proves", "::croupier_rules::proves"] {
        let text = format!("#[test]\nfn t() {{\n    {path}!(\"A\",\n        \"B\",);\n}}");
        assert_eq!(proofs(&text), [found("A", 3, "t"), found("B", 4, "t")], "{path}");
    }
}

#[test]
fn tests_of_a_runtime_and_tests_in_modules_prove() {
    let text = "#[cfg(test)] mod tests { #[tokio::test] async fn t() { { proves!(\"A\"); } } }";
    assert_eq!(proofs(text), [found("A", 1, "t")]);
}

#[test]
fn a_proof_outside_a_test_does_not_count() {
    for text in [
        "fn helper() { proves!(\"A\"); }",
        "#[cfg(test)] mod tests { fn helper() { proves!(\"A\"); } }",
        "#[cfg(test)] mod tests { #[test] fn t() {} fn helper() { proves!(\"A\"); } }",
    ] {
        assert_eq!(links(text), Links::default(), "{text}");
    }
}

#[test]
fn an_unknown_id_is_kept_as_written() {
    assert_eq!(code("const X: P = cite!(\"999z.1\");"), [found("999z.1", 1, "X")]);
}

#[test]
fn what_is_not_rust_is_an_error() {
    assert!(source::scan("a.rs", "fn {", Purpose::Code).is_err());
}

#[test]
fn a_scenario_proves_what_its_lines_say() {
    let text = "title\nproves 627a.5(f) 629a.5(f)\n  # proves 631a.5(f), 679a.6(b)(3)#2\n# proves that all is well\nproves\n# proves 1 and 2";
    let links = scenario::scan("scenarios/mini/burn.scenario", text);
    let ids: Vec<_> = short(links.tests);
    let expected = [("627a.5(f)", 2), ("629a.5(f)", 2), ("631a.5(f)", 3), ("679a.6(b)(3)#2", 3)];
    let misread = [("1", 6), ("and", 6), ("2", 6)];
    assert_eq!(
        ids,
        [&expected[..], &misread[..]]
            .concat()
            .iter()
            .map(|(id, line)| found(id, *line, "burn"))
            .collect::<Vec<_>>()
    );
}

#[test]
fn the_table_is_sorted_and_says_nothing_twice() {
    let mut links = links("fn b() { cite!(\"B\"); cite!(\"A\"); cite!(\"A\"); }");
    links.sort();
    let rows = r#"    Link { id: "A", file: "a.rs", line: 1, name: "b" },
    Link { id: "B", file: "a.rs", line: 1, name: "b" },
"#;
    let code = format!("pub static CODE: &[Link] = &[\n{rows}];\n");
    assert_eq!(table::render(&links), format!("{code}pub static TESTS: &[Link] = &[\n];\n"));
}

const FILES: [(&str, &str); 13] = [
    (
        "crates/a/src/lib.rs",
        "#[cfg(test)] mod fixtures; #[cfg(test)] mod tests; mod burn; const X: P = cite!(\"A\");",
    ),
    ("crates/a/src/fixtures.rs", "fn f() { cite!(\"no\"); }"),
    ("crates/a/src/fixtures/deep.rs", "fn f() { cite!(\"no\"); }"),
    ("crates/a/src/fixtures_of_law.rs", "fn f() { cite!(\"B\"); }"),
    ("crates/a/src/tests.rs", "#[test] fn t() { proves!(\"A\"); cite!(\"no\"); }"),
    ("crates/a/src/burn.rs", "#[cfg(test)] mod samples; fn f() { cite!(\"C\"); }"),
    ("crates/a/src/burn/samples.rs", "fn helper() { cite!(\"no\"); } #[test] fn t() { proves!(\"C\"); }"),
    ("crates/a/src/broken.rs", "fn {"),
    ("crates/a/tests/it.rs", "const X: P = cite!(\"no\"); #[test] fn t() { proves!(\"B\"); }"),
    ("crates/a/examples/no.rs", "const X: P = cite!(\"no\");"),
    ("crates/a/data/one.scenario", "proves 1"),
    ("scenarios/two.scenario", "# proves 2"),
    ("elsewhere/src/lib.rs", "const X: P = cite!(\"no\");"),
];

/// Writes the small workspace afresh.
fn small_workspace(name: &str) -> io::Result<PathBuf> {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if root.exists() {
        fs::remove_dir_all(&root)?;
    }
    for (file, text) in FILES {
        let path = root.join(file);
        fs::create_dir_all(path.parent().unwrap_or(&root))?;
        fs::write(path, text)?;
    }
    Ok(root)
}

#[test]
fn a_workspace_yields_what_ships_and_what_is_tested() {
    let gathered = workspace::gather(&small_workspace("scanned").unwrap()).unwrap();
    let ids =
        |links: &[Link]| links.iter().map(|link| format!("{} {}", link.id, link.file)).collect::<Vec<_>>();
    let code = ["A crates/a/src/lib.rs", "B crates/a/src/fixtures_of_law.rs", "C crates/a/src/burn.rs"];
    assert_eq!(ids(&gathered.links.code), code);
    let tests = [
        "1 crates/a/data/one.scenario",
        "2 scenarios/two.scenario",
        "A crates/a/src/tests.rs",
        "B crates/a/tests/it.rs",
        "C crates/a/src/burn/samples.rs",
    ];
    assert_eq!(ids(&gathered.links.tests), tests);
    assert_eq!(gathered.skipped.len(), 1);
    assert!(gathered.skipped[0].starts_with("crates/a/src/broken.rs"));
}
