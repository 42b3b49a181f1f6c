use super::*;

fn document(text: &str) -> Document {
    Document::parse(text).unwrap_or_else(|(place, why)| panic!("{place}: {why}"))
}

fn refusal(text: &str) -> (String, String) {
    let (place, why) = Document::parse(text).err().expect("no TOML");
    (place.to_string(), why)
}

#[test]
fn every_key_has_its_line_however_it_is_written() {
    let text =
        "game = \"baccarat\"\n\n[table]\nseats = 9\n\n[cards] # here\n  backs.inner = { a = 1,\n b = 2 }\n";
    let document = document(text);
    for (key, line) in
        [("game", 1), ("table", 3), ("table.seats", 4), ("cards.backs", 7), ("cards.backs.inner.b", 8)]
    {
        assert_eq!(document.line(key), Some(line), "{key}");
    }
    assert_eq!(document.line("seats"), None);
}

#[test]
fn entries_of_a_list_have_lines_of_their_own() {
    let document = document("[layout]\nareas = [\n \"a\",\n \"b\", \"a\",\n]\n");
    assert_eq!(document.entry_lines("layout.areas", "\"a\""), [3, 4]);
    assert!(document.entry_lines("layout.areas", "\"c\"").is_empty());
}

#[test]
fn values_that_no_option_takes_are_kept_in_their_own_words() {
    let document =
        document("a = 0.10\nb = 1979-05-27\nc = 99999999999999999999\nd = 0x10\ne = [{ x = 1 }]\n");
    let shown: Vec<String> = document.filed.iter().map(|(_, value)| value.to_string()).collect();
    assert_eq!(shown, ["0.10", "1979-05-27", "99999999999999999999", "16", "[{ x = 1 }]"]);
}

#[test]
fn no_toml_is_refused_with_line_and_column() {
    assert_eq!(refusal("a = 1\nb = = 2\n").0, "line 2, column 5");
    assert_eq!(refusal("é = 1\n").0, "line 1, column 1");
    assert_eq!(refusal("a = \"é\" x\n").0, "line 1, column 9");
    assert!(refusal("a = 1\na = 2\n").1.contains("duplicate"));
}

#[test]
fn a_key_that_nests_for_ever_is_refused_and_a_dotted_line_is_not() {
    let deep = format!("a = 1\n{}b = 1\n", "a.".repeat(30_000));
    assert_eq!(refusal(&deep).0, "line 2, column 1");
    assert_eq!(refusal(&format!("[{}b]\n", "\"#\" . ".repeat(30_000))).0, "line 1, column 1");
    document(&format!("# {}\na = 1 # {}\n", ". ".repeat(99), ".".repeat(99)));
}
