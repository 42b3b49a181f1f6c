//! The program: one request in, one paper out, one line about it, and a code that says how it went.

mod common;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use croupier_felt::papers::{Format, PageSize, Paper, Printed, Reason, Refusal, Request, VERSION};
use croupier_press::{Filing, print};
use croupier_rules::GameId;
use croupier_rules::submission::{Value, preset};

fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_croupier-press"))
        .args(arguments)
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses its arguments does not read.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn asked(request: &Request) -> Output {
    run(&[], &serde_json::to_vec(request).unwrap())
}

/// The exit code, and the refusal on the one line of standard error. Nothing is printed.
fn refused(output: &Output) -> (i32, Refusal) {
    assert!(output.stdout.is_empty());
    let said = str::from_utf8(&output.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    (output.status.code().unwrap(), serde_json::from_str(said).unwrap())
}

#[test]
fn a_good_request_gives_the_paper_and_the_number_of_its_pages() {
    for game in GameId::ALL {
        for (paper, format) in Paper::ALL.into_iter().zip([Format::Pdf, Format::Svg].into_iter().cycle()) {
            let output = asked(&Request::new(paper, format, PageSize::A4, preset(game)));
            assert_eq!(output.status.code(), Some(0), "{game} {}", paper.name());
            let printed: Printed = serde_json::from_slice(&output.stderr).unwrap();
            let sheets = print(&Filing::of(&preset(game)).unwrap(), paper, PageSize::A4).unwrap();
            assert_eq!(printed, Printed { version: VERSION, pages: sheets.pages() });
            let bytes = match format {
                Format::Pdf => sheets.pdf().unwrap(),
                Format::Svg => sheets.svg().into_bytes(),
            };
            assert!(output.stdout == bytes, "{game} {}", paper.name());
        }
    }
}

#[test]
fn a_request_is_read_as_it_is_documented() {
    let submission = serde_json::to_string(&preset(GameId::Saigon5Card)).unwrap();
    let request =
        format!(r#"{{"version":1,"paper":"sign","format":"pdf","page":"letter","submission":{submission}}}"#);
    let output = run(&[], request.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stdout.starts_with(b"%PDF-"));
    assert_eq!(str::from_utf8(&output.stderr).unwrap(), "{\"version\":1,\"pages\":2}\n");
}

#[test]
fn what_is_no_request_is_refused_with_code_2() {
    let good = Request::new(Paper::Form, Format::Pdf, PageSize::Letter, preset(GameId::Baccarat));
    let with = |name: &str, value: serde_json::Value| {
        let mut json = serde_json::to_value(&good).unwrap();
        json[name] = value;
        json.to_string().into_bytes()
    };
    let without = |name: &str| {
        let mut json = serde_json::to_value(&good).unwrap();
        json.as_object_mut().unwrap().remove(name);
        json.to_string().into_bytes()
    };
    let twice = [serde_json::to_vec(&good).unwrap(), b"{}".to_vec()].concat();
    for (input, words) in [
        (b"".to_vec(), "EOF"),
        (b"print the sign".to_vec(), "expected value"),
        (b"[1]".to_vec(), "invalid"),
        (vec![0xFF, 0xFE], "expected value"),
        (with("paper", "poster".into()), "poster"),
        (with("format", "docx".into()), "docx"),
        (with("page", "a0".into()), "a0"),
        (with("version", 2.into()), "version 2"),
        (with("file", "/etc/passwd".into()), "file"),
        (with("submission", "baccarat.toml".into()), "Rules Submission"),
        (without("version"), "version"),
        (without("paper"), "paper"),
        (twice, "trailing"),
        (vec![b' '; (1 << 20) + 1], "too long"),
    ] {
        let (code, refusal) = refused(&run(&[], &input));
        assert_eq!((code, refusal.error, refusal.version), (2, Reason::Request, VERSION), "{words}");
        assert!(refusal.says.contains(words), "{words}: {}", refusal.says);
    }
}

#[test]
fn a_submission_with_defects_is_refused_with_code_1_and_every_defect() {
    let mut filed = preset(GameId::Minibaccarat);
    filed.set("table.seats", Value::Integer(12));
    filed.set("wagers.tie", Value::text("7 to 1"));
    filed.set("table.felt", Value::Other("1.5".to_owned()));
    let request = Request::new(Paper::Layout, Format::Pdf, PageSize::Letter, filed.clone());
    let (code, refusal) = refused(&asked(&request));
    assert_eq!((code, refusal.error), (1, Reason::Defects));
    let said: Vec<&str> = refusal.defects.iter().map(|defect| defect.says.as_str()).collect();
    let defects = croupier_rules::submission::check(&filed).unwrap_err();
    assert_eq!(said, defects.iter().map(ToString::to_string).collect::<Vec<_>>());
    let provisions: Vec<_> = refusal.defects.iter().map(|defect| defect.provision.as_deref()).collect();
    assert_eq!(provisions, [Some("627a.2(a)"), Some("627a.12(b)"), None]);
}

#[test]
fn letters_that_no_font_has_are_refused_with_code_1() {
    let mut filed = preset(GameId::Baccarat);
    filed.set("certificate_holder", Value::text("Casino \u{8cbb}\u{57ce}"));
    let request = Request::new(Paper::Sign, Format::Svg, PageSize::Letter, filed);
    let (code, refusal) = refused(&asked(&request));
    assert_eq!((code, refusal.error), (1, Reason::Letters));
    assert!(refusal.says.contains('\u{8cbb}'), "{}", refusal.says);
}

#[test]
fn there_are_no_arguments_but_help_and_version() {
    let (code, refusal) = refused(&run(&["--paper", "sign"], b""));
    assert_eq!((code, refusal.error), (2, Reason::Request));
    let help = run(&["--help"], b"");
    assert_eq!(help.status.code(), Some(0));
    let said = String::from_utf8(help.stdout).unwrap();
    for paper in Paper::ALL {
        assert!(said.contains(paper.name()), "{said}");
    }
    let version = run(&["--version"], b"").stdout;
    assert_eq!(
        str::from_utf8(&version).unwrap().trim(),
        concat!("croupier-press ", env!("CARGO_PKG_VERSION"))
    );
}
