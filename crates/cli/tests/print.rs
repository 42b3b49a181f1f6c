//! `croupier print`, run as a certificate holder runs it: every paper of every game, both formats, both sizes, and
//! what becomes of bad files and bad names. `alone` has other presses than ours, and none.

#[path = "print/alone.rs"]
mod alone;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use croupier_rules::GameId;
use croupier_rules::submission::new_file;

const PAPERS: [&str; 5] = ["layout", "sign", "guide", "rules", "form"];

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("print").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn filed(folder: &Path, game: GameId, change: impl Fn(String) -> String) -> PathBuf {
    let path = folder.join(format!("{}.toml", game.slug()));
    fs::write(&path, change(new_file(game))).unwrap();
    path
}

/// The press that the program finds beside itself. A package on its own does not build it.
fn press() -> PathBuf {
    let press = Path::new(env!("CARGO_BIN_EXE_croupier")).with_file_name("croupier-press");
    assert!(press.is_file(), "these tests print: `cargo build --profile test -p croupier-press` first");
    press
}

fn croupier(args: &[&str]) -> Output {
    press();
    Command::new(env!("CARGO_BIN_EXE_croupier")).arg("print").args(args).output().unwrap()
}

/// Exit code, standard output, standard error.
fn said(args: &[&str]) -> (i32, String, String) {
    let output = croupier(args);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn entries(folder: &Path) -> Vec<String> {
    let entries =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut entries: Vec<String> = entries.filter(|name| !name.ends_with(".toml")).collect();
    entries.sort();
    entries
}

#[test]
fn all_papers_of_every_game_are_printed_and_sound() {
    for game in GameId::ALL {
        let folder = folder(&format!("all-{}", game.slug()));
        let file = filed(&folder, game, |text| text);
        let (code, out, err) = said(&["all", path(&file), "-d", path(&folder)]);
        assert_eq!((code, err.as_str()), (0, ""), "{game}: {out}");
        assert_eq!(entries(&folder), ["form.pdf", "guide.pdf", "layout.pdf", "rules.pdf", "sign.pdf"]);
        assert_eq!(out.lines().count(), PAPERS.len(), "{out}");
        for paper in PAPERS {
            let printed = folder.join(format!("{paper}.pdf"));
            let check = Command::new("qpdf").arg("--check").arg(&printed).output().unwrap();
            assert!(check.status.success(), "{game} {paper}: {}", String::from_utf8_lossy(&check.stdout));
        }
    }
}

#[test]
fn all_papers_of_a_table_take_less_than_five_seconds() {
    let folder = folder("time");
    let file = filed(&folder, GameId::ThreeCardPrime, |text| text);
    let quickest = (0..3).map(|_| {
        let start = Instant::now();
        assert_eq!(said(&["all", path(&file), "-d", path(&folder)]).0, 0);
        start.elapsed()
    });
    // The best of three, because other tests run beside this one.
    assert!(quickest.min().unwrap() < Duration::from_secs(5));
}

#[test]
fn the_same_file_gives_the_same_bytes_in_another_process() {
    let folder = folder("same-bytes");
    let file = filed(&folder, GameId::ThreeCardPrime, |text| text);
    for paper in PAPERS {
        let printed = |name: &str| {
            let out = folder.join(name);
            assert_eq!(said(&[paper, path(&file), "-o", path(&out)]).0, 0);
            fs::read(out).unwrap()
        };
        assert!(printed("a.pdf") == printed("b.pdf"), "{paper}");
    }
}

#[test]
fn one_paper_goes_into_a_pdf_a_picture_or_a_pipe() {
    let folder = folder("formats");
    let file = filed(&folder, GameId::Saigon5Card, |text| text);
    let (pdf, svg) = (folder.join("sign.PDF"), folder.join("sign.svg"));
    assert_eq!(said(&["sign", path(&file), "-o", path(&pdf)]), (0, String::new(), String::new()));
    assert_eq!(said(&["sign", path(&file), "-o", path(&svg)]), (0, String::new(), String::new()));
    let piped = croupier(&["sign", path(&file), "-o", "-"]).stdout;
    assert!(piped == fs::read(&pdf).unwrap() && piped.starts_with(b"%PDF-"));
    let picture = fs::read_to_string(&svg).unwrap();
    assert!(picture.starts_with("<svg") && picture.contains("</svg>"));
}

#[test]
fn pictures_of_all_papers_and_a4() {
    let folder = folder("svg");
    let file = filed(&folder, GameId::Midibaccarat, |text| text);
    let (code, _, err) = said(&["all", path(&file), "-d", path(&folder), "--format", "svg", "--page", "a4"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(entries(&folder), ["form.svg", "guide.svg", "layout.svg", "rules.svg", "sign.svg"]);
}

#[test]
fn a_submission_with_defects_prints_nothing_and_says_why() {
    let folder = folder("defects");
    let file = filed(&folder, GameId::Minibaccarat, |text| text.replace("seats = 9", "seats = 12"));
    for args in [["all", path(&file), "-d", path(&folder)], ["sign", path(&file), "-o", "sign.pdf"]] {
        let (code, out, err) = said(&args);
        assert_eq!((code, err.as_str()), (1, ""));
        assert!(out.contains("table.seats: filed 12") && out.contains("627a.2(a)"), "{out}");
    }
    assert!(entries(&folder).is_empty());
}

#[test]
fn letters_that_no_font_has_are_named() {
    let folder = folder("letters");
    let name = |text: String| text.replace("Name of the certificate holder", "Casino \u{8cbb}\u{57ce}");
    let file = filed(&folder, GameId::Baccarat, name);
    let (code, out, err) = said(&["all", path(&file), "-d", path(&folder)]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("certificate_holder") && err.contains('\u{8cbb}'), "{err}");
    assert!(entries(&folder).is_empty());
}

#[test]
fn a_name_with_marks_of_the_press_is_printed_as_it_stands() {
    let folder = folder("marks");
    let odd = r"O'Neill & Söhne *#$[_]_@{}` \\u{41} <x>";
    let name = |text: String| text.replace("\"Name of the certificate holder\"", &format!("'''{odd}'''"));
    let file = filed(&folder, GameId::Saigon5Card, name);
    for paper in PAPERS {
        let out = folder.join(format!("{paper}.pdf"));
        assert_eq!(said(&[paper, path(&file), "-o", path(&out)]), (0, String::new(), String::new()));
    }
}

#[test]
fn bad_names_are_refused_with_what_is_possible() {
    let folder = folder("names");
    let file = filed(&folder, GameId::Baccarat, |text| text);
    let nowhere = folder.join("no/such/folder/sign.pdf");
    let occupied = folder.join("occupied");
    fs::write(&occupied, "a file").unwrap();
    for (args, words) in [
        (["sign", path(&file), "-o", "sign.docx"], "neither a .pdf nor a .svg"),
        (["sign", path(&file), "-o", "sign"], "neither a .pdf nor a .svg"),
        (["sign", path(&file), "-o", path(&nowhere)], "cannot be written"),
        (["all", path(&file), "-d", path(&occupied)], "cannot be written"),
        (["sign", "no-such-file.toml", "-o", "sign.pdf"], "croupier submission new"),
        (["sign", path(&folder), "-o", "sign.pdf"], "cannot be read"),
        (["poster", path(&file), "-o", "sign.pdf"], "layout, sign, guide, rules, form, all"),
        (["all", path(&file), "-o", "all.pdf"], "-d DIR"),
    ] {
        let (code, out, err) = said(&args);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}: {err}");
        assert!(err.contains(words), "{args:?}: {err}");
    }
}
