//! Rounds as lines of JSON on standard input: an answer for every line, in its place.

use serde_json::{Value, json};

use super::{MINIBACCARAT, SAIGON_5_CARD, THREE_CARD_PRIME, answers, json as report};

pub const LINES: [&str; 3] = [
    r#"{"game":"minibaccarat","player":["Kc","4d","6h"],"banker":["2h","3s","2d"],"bets":{"banker":10000,"dragon-bonus-banker":1000}}"#,
    r#"{"game":"three-card-prime","player":["As","Ks","Qs"],"dealer":["2c","2d","9h"],"fourth":"2h","bets":{"ante":1000,"play":1000,"prime":500,"pair-bonus":500,"all-six":100},"options":{"pair-bonus":"A","all-six":"C","bad-beat":"A"}}"#,
    r#"{"game":"saigon-5-card","player":["Jk","8c","6d","5h","2s"],"dealer":["Tc","9d","9h","2c","5s"],"bets":{"ante":1000,"bonus":500}}"#,
];

/// The answers to some lines, one for each.
fn settle(lines: &[&[u8]]) -> Vec<Value> {
    let output = answers(&lines.join(&b'\n'));
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.lines().count(), lines.len());
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn answer(line: &str) -> Value {
    settle(&[line.as_bytes()]).remove(0)
}

/// The message of an error; an error has nothing beside it.
fn message(answer: &Value) -> &str {
    assert_eq!(answer.as_object().unwrap().keys().collect::<Vec<_>>(), ["error"], "{answer}");
    let error = answer["error"].as_object().unwrap();
    assert!(error.keys().all(|name| ["message", "provision"].contains(&name.as_str())), "{answer}");
    error["message"].as_str().unwrap()
}

#[test]
fn lines_are_answered_as_the_command_line_is() {
    let lines = LINES.map(str::as_bytes);
    assert_eq!(settle(&lines), [MINIBACCARAT, THREE_CARD_PRIME, SAIGON_5_CARD].map(report));
}

#[test]
fn the_ends_of_lines_may_be_those_of_any_system_and_the_last_may_be_missing() {
    for text in [LINES.join("\n"), LINES.join("\n") + "\n", LINES.join("\r\n") + "\r\n"] {
        let output = answers(text.as_bytes());
        assert_eq!(String::from_utf8(output.stdout).unwrap().lines().count(), 3);
    }
    assert!(answers(b"").stdout.is_empty());
}

/// Bad lines between good ones: each is answered in its place and disturbs no other.
#[test]
fn a_bad_line_is_answered_in_its_place_and_the_run_goes_on() {
    let nested = format!(r#"{{"game":"baccarat","bets":{{"tie":{}"#, "[".repeat(100_000));
    let deep = format!(r#"{{"game":{}{}}}"#, "[".repeat(100_000), "]".repeat(100_000));
    let long = format!(r#"{{"game":"{}"}}"#, "x".repeat(1 << 20));
    let bad: &[(&[u8], &str)] = &[
        (b"", "this line is empty: a round is one JSON object"),
        (b"  \t", "this line is empty: a round is one JSON object"),
        (b"null", "this line is not a round: a round is one JSON object"),
        (b"\xff\xfe{}", "this line is not a round: a round is one JSON object"),
        (
            b"[\"baccarat\",[],null,null,null,null,{},{}]",
            "this line is not a round: a round is one JSON object",
        ),
        (b"{\"game\":\"\xff\"}", "invalid unicode"),
        (b"{\"game\":\"bacc\0arat\"}", "control character"),
        (b"{", "EOF"),
        (b"{}", "missing field `game`"),
        (b"{}{}", "missing field `game`"),
        (b"{\"game\":\"baccarat\"} {\"game\":\"baccarat\"}", "trailing characters"),
        (b"{\"game\":\"baccarat\",\"game\":\"baccarat\"}", "duplicate field `game`"),
        (b"{\"game\":\"baccarat\",\"pplayer\":[]}", "unknown field `pplayer`"),
        (b"{\"game\":\"baccarat\",\"bets\":{\"tie\":1,\"tie\":1}}", "the tie wager is named twice"),
        (b"{\"game\":\"baccarat\",\"options\":{\"ez\":true,\"ez\":true}}", "option ez is given twice"),
        (b"{\"game\":\"baccarat\",\"bets\":{\"tie\":1e400}}", "number out of range"),
        (b"{\"game\":\"baccarat\",\"bets\":{\"tie\":9223372036854775808}}", "invalid value"),
        (b"{\"game\":\"baccarat\",\"bets\":{\"tie\":99999999999999999999}}", "invalid type: floating point"),
        (b"{\"game\":\"baccarat\",\"bets\":{\"tie\":1.5}}", "invalid type: floating point"),
        (b"{\"game\":\"baccarat\",\"bets\":{\"tie\":\"1\"}}", "invalid type: string"),
        (b"{\"game\":\"baccarat\",\"bets\":{\"tie\":0}}", "the tie wager of $0 is no wager"),
        (b"{\"game\":\"baccarat\",\"bets\":[]}", "an object of names and values"),
        (b"{\"game\":\"baccarat\",\"player\":[\"1c\"]}", "a card is a rank"),
        (b"{\"game\":\"baccarat\",\"player\":[\"\\ud800\"]}", "hex escape"),
        (b"{\"game\":\"baccarat\",\"options\":{\"decks\":1.5}}", "a word, a whole number, true or false"),
        (b"{\"game\":\"baccarat\",\"options\":{\"decks\":null}}", "a word, a whole number, true or false"),
        (b"{\"game\":\"baccarat\",\"options\":{\"decks\":18446744073709551615}}", "a word, a whole number,"),
        (b"{\"game\":\"baccarat\",\"dealer\":[]}", "is called \"banker\" in Baccarat"),
        (nested.as_bytes(), "invalid type: sequence"),
        (deep.as_bytes(), "invalid type: sequence"),
        (long.as_bytes(), "no game is called"),
    ];
    let good = LINES[0].as_bytes();
    let lines: Vec<&[u8]> = bad.iter().flat_map(|(line, _)| [*line, good]).collect();
    let said = settle(&lines);
    let settled = report(MINIBACCARAT);
    for (pair, (line, words)) in said.chunks(2).zip(bad) {
        let shown = String::from_utf8_lossy(&line[..line.len().min(200)]);
        assert!(message(&pair[0]).contains(words), "{shown}: {} has not {words}", pair[0]);
        assert_eq!(pair[1], settled, "after {shown}");
    }
}

#[test]
fn an_error_names_its_provision_where_it_is_one() {
    let said = answer(r#"{"game":"midibaccarat","player":["Kc","9d"],"banker":["2h","3s","2d"]}"#);
    assert_eq!(
        message(&said),
        "the Banker's Hand has a third card and must stay: a Natural ends the drawing"
    );
    assert_eq!(said["error"]["provision"], "629a.10(a)");
    let said = answer(r#"{"game":"patience"}"#);
    assert!(message(&said).starts_with("no game is called \"patience\""));
    assert_eq!(said["error"].get("provision"), None);
}

#[test]
fn options_in_json_are_flags_numbers_and_words() {
    let round = |options: Value| {
        let (player, banker) = (["Kc", "4d", "6h"], ["2h", "3s", "2d"]);
        let bets = json!({"banker": 700, "dragon-7-insurance": 100});
        json!({"game": "baccarat", "player": player, "banker": banker, "bets": bets, "options": options})
    };
    let ez =
        answer(&round(json!({"ez": true, "decks": 6, "tie": "9 to 1", "dragon-bonus": "c"})).to_string());
    assert_eq!((&ez["wagers"][0]["result"], &ez["wagers"][1]["paid"]), (&json!("push"), &json!(4000)));
    let no_ez = answer(&round(json!({"ez": false, "vigorish-rounding": true})).to_string());
    assert_eq!(no_ez["error"]["provision"], "631a.8(a)(5)");
    let limit = |cents: i64| {
        let line = LINES[2].replace("}}", &format!(r#"}},"options":{{"payout-limit":{cents}}}}}"#));
        answer(&line.replace("1000", "100000000"))
    };
    assert_eq!(limit(5_000_000)["wagers"][0]["paid"], 5_000_000);
    assert_eq!(limit(4_999_999)["error"]["provision"], "680a.12(d)");
}

#[test]
fn what_is_null_or_left_out_is_not_there() {
    let said = answer(
        r#"{"game":"saigon-5-card","player":["Jk","8c","6d","5h","2s"],"dealer":["Tc","9d","9h","2c","5s"],"banker":null,"fourth":null,"set":null}"#,
    );
    assert_eq!(said["wagers"], json!([]));
    assert_eq!(said["hands"]["player"]["three"], json!(["Jk", "6d", "5h"]));
    let set = LINES[2].replace(r#""bets""#, r#""set":["2s","5h","Jk"],"bets""#);
    let said = answer(&set);
    assert_eq!(said["hands"]["player"]["three"], json!(["Jk", "5h", "2s"]));
    assert_eq!(said["wagers"][0]["result"], "lose");
}
