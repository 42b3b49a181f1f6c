//! Proofs: papers printed for named option sets, and read back with other programs.
#![allow(dead_code, reason = "each test file uses a part of it")]

use std::fs;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::process::Command;

use croupier_felt::papers::{PageSize, Paper};
use croupier_press::{Filing, print};
use croupier_rules::GameId;
use croupier_rules::submission::{Table, Value, preset};

pub const HOLDER: &str = "Keystone River Casino";

/// A table as somebody might file it.
#[derive(Clone, Debug)]
pub struct OptionSet {
    pub name: &'static str,
    pub game: GameId,
    pub filed: Table,
}

impl OptionSet {
    /// The preset with these answers instead; areas and inscriptions follow from them.
    pub fn new(name: &'static str, game: GameId, changes: &[(&str, Value)]) -> OptionSet {
        let mut filed = preset(game);
        filed.set("certificate_holder", Value::text(HOLDER));
        for (key, value) in changes {
            filed.set(key, value.clone());
        }
        let given = |key: &str| changes.iter().any(|(changed, _)| *changed == key);
        if !given("layout.areas") {
            filed.set("layout.areas", Value::texts(&areas(game, &filed)));
        }
        if !given("layout.inscriptions") {
            filed.set("layout.inscriptions", Value::texts(&inscriptions(game, &filed)));
        }
        OptionSet { name, game, filed }
    }

    pub fn filing(&self) -> Filing {
        Filing::of(&self.filed).unwrap_or_else(|why| panic!("{} {}: {why:?}", self.game, self.name))
    }

    /// Prints a paper on US Letter into a file that stays for looking at.
    pub fn proof(&self, paper: Paper) -> Proof {
        self.proof_on(paper, PageSize::Letter)
    }

    pub fn proof_on(&self, paper: Paper, size: PageSize) -> Proof {
        let sheets = print(&self.filing(), paper, size).expect("a paper");
        let folder = folder().join(self.game.slug()).join(self.name);
        fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join(format!("{}-{}.pdf", paper.name(), size.name()));
        let bytes = sheets.pdf().expect("PDF");
        fs::write(&path, &bytes).expect("written");
        Proof { path, bytes, pages: sheets.pages() }
    }
}

/// That a paper is the same bytes when it is printed again, is sound on both sizes, says what it is, and has about
/// as many pages as it should.
pub fn is_well_made(set: &OptionSet, paper: Paper, letter: &Proof, pages: RangeInclusive<usize>) {
    let again = print(&set.filing(), paper, PageSize::Letter).expect("a paper");
    assert!(again.pdf().expect("PDF") == letter.bytes, "{} {}", set.game, set.name);
    let a4 = set.proof_on(paper, PageSize::A4);
    for (proof, size) in [(letter, "(letter)"), (&a4, "(A4)")] {
        proof.is_sound();
        let said = words(&proof.info());
        let title = format!("Title: {}, {}", set.game, paper.title());
        let author = format!("Author: {}", set.filing().submission().certificate_holder());
        for wanted in [title.as_str(), &author, size, "Tagged: yes"] {
            assert!(said.contains(wanted), "{wanted}: {said}");
        }
        assert!(pages.contains(&proof.pages), "{} {}: {} pages", set.game, set.name, proof.pages);
    }
}

/// The words of a picture, in one line with single spaces.
pub fn words_of(picture: &str) -> String {
    let runs = picture.split("<text ").skip(1);
    let runs = runs.filter_map(|run| Some(run.split_once('>')?.1.split_once("</text>")?.0));
    words(&runs.collect::<Vec<_>>().join(" "))
}

/// A folder for each test, because tests run side by side.
fn folder() -> PathBuf {
    let test = std::thread::current().name().unwrap_or("proofs").to_owned();
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("proofs").join(test)
}

/// A printed paper.
pub struct Proof {
    pub path: PathBuf,
    pub bytes: Vec<u8>,
    pub pages: usize,
}

impl Proof {
    /// All its text, in one line with single spaces.
    pub fn text(&self) -> String {
        words(&run(Command::new("pdftotext").arg(&self.path).arg("-")))
    }

    /// The text of one page, counted from 1.
    pub fn page(&self, page: usize) -> String {
        let page = page.to_string();
        words(&run(Command::new("pdftotext").args(["-f", &page, "-l", &page]).arg(&self.path).arg("-")))
    }

    /// What pdfinfo says of it.
    pub fn info(&self) -> String {
        run(Command::new("pdfinfo").arg(&self.path))
    }

    /// That an independent program finds nothing wrong with the file.
    pub fn is_sound(&self) {
        let said = run(Command::new("qpdf").arg("--check").arg(&self.path));
        assert!(said.contains("No syntax or stream encoding errors"), "{}: {said}", self.path.display());
    }

    pub fn has(&self, wanted: &[&str]) {
        let text = self.text().to_lowercase();
        for words in wanted {
            assert!(text.contains(&words.to_lowercase()), "{} lacks {words:?}:\n{text}", self.path.display());
        }
    }

    /// That these lines stand on it, in this order.
    pub fn has_rows(&self, wanted: &[&str]) {
        let text = run(Command::new("pdftotext").arg("-layout").arg(&self.path).arg("-"));
        let mut rows = text.lines().map(words);
        for row in wanted {
            assert!(rows.any(|found| found == *row), "{} lacks {row:?}:\n{text}", self.path.display());
        }
    }

    /// The words of each page with the boxes they fill.
    pub fn boxes(&self) -> Vec<Vec<WordBox>> {
        let read = run(Command::new("pdftotext").arg("-bbox").arg(&self.path).arg("-"));
        read.split("<page ").skip(1).map(|page| page.lines().filter_map(WordBox::read).collect()).collect()
    }

    pub fn lacks(&self, unwanted: &[&str]) {
        let text = self.text().to_lowercase();
        for words in unwanted {
            assert!(!text.contains(&words.to_lowercase()), "{} has {words:?}:\n{text}", self.path.display());
        }
    }
}

/// A word and the box it fills, in points from the upper left corner.
#[derive(Clone, Debug)]
pub struct WordBox {
    pub text: String,
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl WordBox {
    fn read(line: &str) -> Option<WordBox> {
        let line = line.trim().strip_prefix("<word ")?;
        let at = |name: &str| {
            let (_, rest) = line.split_once(&format!("{name}=\""))?;
            rest.split('"').next()?.parse().ok()
        };
        let text = line.split_once('>')?.1.trim_end_matches("</word>").to_owned();
        Some(WordBox { text, left: at("xMin")?, top: at("yMin")?, right: at("xMax")?, bottom: at("yMax")? })
    }

    /// The height of its line: more than the size of the type, by what the font leaves above and below.
    pub fn height(&self) -> f64 {
        self.bottom - self.top
    }

    /// Whether one is printed over the other; lines set close may touch.
    pub fn overprints(&self, other: &WordBox) -> bool {
        let wide = self.right.min(other.right) - self.left.max(other.left);
        let high = self.bottom.min(other.bottom) - self.top.max(other.top);
        wide > 1.0 && high > 0.4 * self.height().min(other.height())
    }
}

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|why| panic!("{command:?}: {why}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is(filed: &Table, key: &str, word: &str) -> bool {
    filed.at(key) == Some(&Value::text(word))
}

fn areas(game: GameId, filed: &Table) -> Vec<&'static str> {
    let offered = |key: &str, area| (!is(filed, key, "not offered")).then_some(area);
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => {
            let always = [
                "numbered positions",
                "banker's hand wager",
                "player's hand wager",
                "tie wager",
                "player's hand cards",
                "banker's hand cards",
            ];
            let ez = is(filed, "wagers.variation", "ez").then_some("dragon 7 insurance wager");
            let spaces = is(filed, "vigorish.collection", "deferred").then_some("vigorish spaces");
            let bonus = offered("wagers.dragon_bonus", "dragon bonus wager");
            always.into_iter().chain([bonus, ez, spaces].into_iter().flatten()).collect()
        }
        GameId::ThreeCardPrime => {
            let pair = offered("wagers.pair_bonus", "pair bonus wager");
            let further = [
                offered("wagers.prime", "prime wager"),
                pair,
                offered("wagers.all_six_bonus", "all-six bonus wager"),
                pair.map(|_| "fourth card"),
            ];
            ["ante wager", "play wager", "dealer's cards"]
                .into_iter()
                .chain(further.into_iter().flatten())
                .collect()
        }
        GameId::Saigon5Card => {
            let always = ["ante wager", "three-card hand", "showdown hand", "dealer's cards"];
            always.into_iter().chain(offered("wagers.bonus", "bonus wager")).collect()
        }
    }
}

fn inscriptions(game: GameId, filed: &Table) -> Vec<&'static str> {
    let signs = filed.at("layout.signs").cloned().unwrap_or(Value::texts(&[]));
    let on_sign = |word: &str| matches!(&signs, Value::List(words) if words.contains(&Value::text(word)));
    let ez = is(filed, "wagers.variation", "ez").then_some("dragon 7 pushes");
    let limited = filed.at("table.payout_limit").is_some() && !is(filed, "table.payout_limit", "none");
    let prime = ["dealer qualifies with a queen", "player wins ties"];
    let wanted = ["name or logo", "payout odds"]
        .into_iter()
        .chain(ez)
        .chain(limited.then_some("payout limit"))
        .chain(prime.into_iter().filter(|_| game == GameId::ThreeCardPrime));
    wanted.filter(|word| !on_sign(word)).collect()
}

const BACCARAT: [GameId; 3] = [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat];

fn text(word: &str) -> Value {
    Value::text(word)
}

/// Several tables of every game: what is filed most, little, much, and the corners.
pub fn option_sets() -> Vec<OptionSet> {
    let mut sets: Vec<OptionSet> = GameId::ALL.map(|game| OptionSet::new("preset", game, &[])).into();
    for game in BACCARAT {
        sets.extend(baccarat_sets(game));
    }
    sets.extend(prime_sets());
    sets.extend(saigon_sets());
    sets
}

pub fn ez(game: GameId) -> OptionSet {
    let changes = [
        ("wagers.variation", text("ez")),
        ("vigorish.collection", text("none")),
        ("vigorish.rounding", text("none")),
        ("wagers.dragon_bonus", text("C")),
    ];
    OptionSet::new("ez", game, &changes)
}

pub fn deferred(game: GameId) -> OptionSet {
    let fewest = if game == GameId::Baccarat { 10 } else { 7 };
    let changes = [
        ("vigorish.collection", text("deferred")),
        ("equipment.marker_buttons", text("rack in front of the inventory container")),
        ("wagers.dragon_bonus", text("not offered")),
        ("wagers.tie", text("9 to 1")),
        ("table.seats", Value::Integer(fewest)),
        ("equipment.drop_box", text("dealer's right")),
        ("equipment.tip_box", text("dealer's left")),
    ];
    OptionSet::new("deferred", game, &changes)
}

/// The odds on a sign and not on the layout.
pub fn on_signs(game: GameId) -> OptionSet {
    let changes = [
        ("layout.signs", Value::texts(&["payout odds"])),
        ("certificate_holder", text("The Allegheny & Susquehanna Grand Resort, Spa and Casino, L.P.")),
    ];
    OptionSet::new("on-signs", game, &changes)
}

fn baccarat_sets(game: GameId) -> [OptionSet; 3] {
    [ez(game), deferred(game), on_signs(game)]
}

fn prime_sets() -> [OptionSet; 3] {
    let game = GameId::ThreeCardPrime;
    let bare = [
        ("wagers.prime", text("not offered")),
        ("wagers.pair_bonus", text("not offered")),
        ("wagers.all_six_bonus", text("not offered")),
        ("wagers.bad_beat_bonus", text("B")),
        ("table.seats", Value::Integer(1)),
        ("table.boxes_per_player", Value::Integer(1)),
    ];
    let limited = [
        ("wagers.pair_bonus", text("C")),
        ("wagers.all_six_bonus", text("E")),
        ("wagers.prime", text("not offered")),
        ("table.payout_limit", text("75000.00")),
        ("table.maximum", text("100.00")),
    ];
    [OptionSet::new("bare", game, &bare), OptionSet::new("limited", game, &limited), on_signs(game)]
}

fn saigon_sets() -> [OptionSet; 3] {
    let game = GameId::Saigon5Card;
    let bare = [("wagers.bonus", text("not offered")), ("table.seats", Value::Integer(3))];
    let limited = [
        ("table.payout_limit", text("60000.00")),
        ("table.maximum", text("100.00")),
        ("layout.signs", Value::texts(&["payout odds", "payout limit"])),
    ];
    [OptionSet::new("bare", game, &bare), OptionSet::new("limited", game, &limited), on_signs(game)]
}
