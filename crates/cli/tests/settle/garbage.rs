//! Nonsense in thousands: whatever is asked, there is an answer in its shape and never a panic.

use croupier_rules::Provision;
use serde_json::Value;

use super::lines::LINES;
use super::{answers, output};

/// A xorshift generator, so that every run is the same.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 16) % bound as u64) as usize
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len())]
    }
}

#[rustfmt::skip]
const TOKENS: &[&str] = &[
    "{", "}", "[", "]", ",", ":", "\"", "null", "true", "false", "0", "-1", "1", "20", "1e9", "1E400", "-0", "0.5",
    "9223372036854775807", "-9223372036854775808", "1000000000000", "1000000000001", "\\u0000", "\\ud83c",
    "\"game\"", "\"player\"", "\"banker\"", "\"dealer\"", "\"fourth\"", "\"set\"", "\"bets\"", "\"options\"",
    "\"minibaccarat\"", "\"midibaccarat\"", "\"baccarat\"", "\"three-card-prime\"", "\"saigon-5-card\"",
    "\"tie\"", "\"ante\"", "\"play\"", "\"bonus\"", "\"pair-bonus\"", "\"all-six\"", "\"dragon-7-insurance\"",
    "\"ez\"", "\"decks\"", "\"bad-beat\"", "\"payout-limit\"", "\"vigorish-rounding\"", "\"8 to 1\"", "\"A\"",
    "\"E\"", "\"Jk\"", "\"2c\"", "\"Td\"", "\"Ah\"", "\"Ks\"", "\"\"", " ", "\t", "é", "\u{1f0cf}", "#",
];

/// A good line with some of its parts cut out, doubled, replaced or broken.
fn mutated(random: &mut Random) -> Vec<u8> {
    let mut line = LINES[random.below(LINES.len())].as_bytes().to_vec();
    for _ in 0..1 + random.below(4) {
        let start = random.below(line.len());
        let end = (start + random.below(12)).min(line.len());
        match random.below(5) {
            0 => drop(line.drain(start..end)),
            1 => line[start] = 11 + random.below(245) as u8,
            2 => line.extend_from_within(start..end),
            3 => drop(line.splice(start..end, random.pick(TOKENS).bytes())),
            _ => swap_strings(&mut line, random),
        }
        if line.is_empty() {
            return line;
        }
    }
    line
}

/// Puts another word in the place of one: the line stays JSON, and gets past the reader into the rules.
fn swap_strings(line: &mut Vec<u8>, random: &mut Random) {
    let quotes: Vec<usize> = (0..line.len()).filter(|&place| line[place] == b'"').collect();
    if quotes.len() < 2 {
        return;
    }
    let pair = random.below(quotes.len() / 2) * 2;
    let words: Vec<&str> =
        TOKENS.iter().copied().filter(|token| token.starts_with("\"") && token.len() > 1).collect();
    line.splice(quotes[pair]..=quotes[pair + 1], random.pick(&words).bytes());
}

/// A good line with one or two of its words and numbers exchanged for others.
fn exchanged(random: &mut Random) -> Vec<u8> {
    let mut line = LINES[random.below(LINES.len())].as_bytes().to_vec();
    for _ in 0..1 + random.below(2) {
        match random.below(2) {
            0 => swap_strings(&mut line, random),
            _ => swap_number(&mut line, random),
        }
    }
    line
}

/// Puts another number in the place of one.
fn swap_number(line: &mut Vec<u8>, random: &mut Random) {
    let is_number = |place: usize| line[place].is_ascii_digit() && line[place - 1] == b':';
    let starts: Vec<usize> = (1..line.len()).filter(|&place| is_number(place)).collect();
    if starts.is_empty() {
        return;
    }
    let start = starts[random.below(starts.len())];
    let end = start + line[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    line.splice(start..end, random.pick(NUMBERS).bytes());
}

#[rustfmt::skip]
const NUMBERS: &[&str] = &[
    "0", "-1", "1", "2", "20", "500", "1000", "00", "1e3", "0.5", "1000000000000", "1000000000001",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808",
];

fn jumble(random: &mut Random) -> Vec<u8> {
    let parts = (0..random.below(40)).map(|_| random.pick(TOKENS)).collect::<String>();
    if random.below(2) == 0 { format!("{{{parts}").into_bytes() } else { parts.into_bytes() }
}

/// An answer is a report whose wagers add up, or an error whose provision, if it has one, exists.
fn check(line: &[u8], answer: &str) -> bool {
    let shown = String::from_utf8_lossy(line);
    let answer: Value = serde_json::from_str(answer).unwrap_or_else(|why| panic!("{shown}: {answer}: {why}"));
    if let Some(wagers) = answer["wagers"].as_array() {
        wagers.iter().for_each(|wager| check_wager(wager, &shown));
        return true;
    }
    let error = &answer["error"];
    assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{shown}: {answer}");
    let provision = error.get("provision").map(|id| id.as_str().and_then(Provision::find));
    assert_ne!(provision, Some(None), "{shown}: {answer}");
    false
}

fn check_wager(wager: &Value, shown: &str) {
    let [stake, paid, returned, vigorish] =
        ["stake", "paid", "returned", "vigorish"].map(|name| wager[name].as_i64().unwrap());
    let adds_up = match wager["result"].as_str() {
        Some("win") => returned == stake && vigorish <= paid.max(25) && wager["pays"].is_string(),
        Some("push") => (paid, returned, vigorish) == (0, stake, 0) && wager["pays"].is_null(),
        Some("lose") => (paid, returned, vigorish) == (0, 0, 0) && wager["pays"].is_null(),
        _ => false,
    };
    assert!(adds_up && stake > 0 && paid >= 0 && vigorish >= 0, "{shown}: {wager}");
}

#[test]
fn every_line_of_nonsense_is_answered_with_json() {
    let mut random = Random(0x5e771e);
    let mut lines: Vec<Vec<u8>> = (0..6000).map(|_| mutated(&mut random)).collect();
    lines.extend((0..3000).map(|_| jumble(&mut random)));
    lines.extend((0..3000).map(|_| exchanged(&mut random)));
    lines.iter_mut().for_each(|line| line.retain(|byte| *byte != b'\n'));
    let output = answers(&(lines.join(&b'\n')));
    assert_eq!((output.status.code(), &*String::from_utf8_lossy(&output.stderr)), (Some(0), ""));
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.lines().count(), lines.len());
    let settled = lines.iter().zip(text.lines()).filter(|(line, answer)| check(line, answer)).count();
    // Both sides of the door are tried: some mutations leave a round that can be settled.
    assert!(settled > 200 && settled < lines.len() / 2, "{settled}");
}

#[rustfmt::skip]
const WORDS: &[&str] = &[
    "minibaccarat", "baccarat", "three-card-prime", "saigon-5-card", "--player", "--banker", "--dealer", "--fourth",
    "--set", "--bets", "--option", "--json", "--", "-", "", " ", "Kc 4d 6h", "2h 3s 2d", "As Ks Qs", "2c 2d 9h",
    "Jk 8c 6d 5h 2s", "Tc 9d 9h 2c 5s", "Jk Jk", "\u{1f0a1}", "2c,2d", "ante=1", "ante=1,play=1", "banker=100",
    "tie=0.01", "bonus=$5", "=", "=5", "ante=", "ante=1e9", "ante=10,000", "all-six=92233720368547758.07",
    "tie=99999999999999999999999", "ez", "ez=", "ez=maybe", "decks=6", "decks=-6", "tie=8 to 1", "tie=0 to 0",
    "tie=4294967295 to 4294967295", "tie=4294967296 to 1", "payout-limit=50000", "payout-limit=", "bad-beat=C",
    "all-six=E", "\u{0}x", "--no-such",
];

/// Arguments cannot hold a zero byte, so that one is left out before the program is started.
#[test]
fn every_nonsense_on_the_command_line_ends_in_a_report_or_a_complaint() {
    let mut random = Random(0xa465);
    for _ in 0..800 {
        let args: Vec<&str> =
            (0..1 + random.below(9)).map(|_| random.pick(WORDS).trim_start_matches('\0')).collect();
        let output = output(&args);
        let said = String::from_utf8_lossy(&output.stderr);
        match output.status.code() {
            Some(0) => assert!(said.is_empty() && !output.stdout.is_empty(), "{args:?}: {said}"),
            Some(2) => assert!(!said.is_empty() && output.stdout.is_empty(), "{args:?}: {said}"),
            code => panic!("{args:?} ended with {code:?}: {said}"),
        }
    }
}

/// Legal flags with nonsense in them get past the reader of arguments more often.
#[test]
fn every_nonsense_behind_the_flags_ends_in_a_report_or_a_complaint() {
    let mut random = Random(0xf1a6);
    let mut settled = 0;
    for _ in 0..800 {
        let game = WORDS[random.below(4)];
        let house = if game.ends_with("baccarat") { "--banker" } else { "--dealer" };
        let mut args = vec![game];
        for flag in ["--player", house, "--bets", "--option", "--fourth", "--set"] {
            if random.below(3) > 0 {
                let word = random.pick(&WORDS[14..50]);
                args.extend([flag, word]);
            }
        }
        let output = output(&args);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(matches!(output.status.code(), Some(0 | 2)), "{args:?}: {said}");
        settled += usize::from(output.status.success());
    }
    assert!(settled < 800);
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::os::unix::ffi::OsStrExt;
    for place in ["--player", "--bets", "--option"] {
        let mut command = super::command(&["minibaccarat", place]);
        let output = command.arg(std::ffi::OsStr::from_bytes(b"\xff=1")).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
    }
}
