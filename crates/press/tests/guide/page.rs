//! A printed guide as text: typographic marks become those of a keyboard again.

use std::collections::HashMap;
use std::process::Command;
use std::sync::{Arc, LazyLock, Mutex};

use croupier_felt::papers::{PageSize, Paper};
use croupier_rules::GameId;

use crate::common::{OptionSet, Proof};

/// A guide that was printed.
pub struct Printed {
    pub proof: Proof,
    /// All words, with single spaces, in small letters.
    pub text: String,
    /// Each line of the page from left to right, with single spaces.
    pub lines: Vec<String>,
}

type Key = (GameId, &'static str, &'static str);

/// Every guide is printed once for all tests, which also keeps one from reading what another is writing.
static PRINTED: LazyLock<Mutex<HashMap<Key, Arc<Printed>>>> = LazyLock::new(Mutex::default);

impl Printed {
    pub fn of(set: &OptionSet) -> Arc<Printed> {
        Printed::on(set, PageSize::Letter)
    }

    pub fn on(set: &OptionSet, size: PageSize) -> Arc<Printed> {
        let mut printed = PRINTED.lock().expect("no test failed while printing");
        let key = (set.game, set.name, size.name());
        Arc::clone(printed.entry(key).or_insert_with(|| Arc::new(Printed::new(set, size))))
    }

    fn new(set: &OptionSet, size: PageSize) -> Printed {
        let proof = set.proof_on(Paper::Guide, size);
        let text = plain(&proof.text()).to_lowercase();
        let lines = read(&proof, "-layout").lines().map(words).collect();
        Printed { proof, text, lines }
    }

    pub fn has(&self, wanted: &str) {
        let wanted = plain(wanted).to_lowercase();
        assert!(
            self.text.contains(&wanted),
            "{} lacks {wanted:?}:\n{}",
            self.proof.path.display(),
            self.text
        );
    }

    pub fn lacks(&self, unwanted: &str) {
        let unwanted = unwanted.to_lowercase();
        assert!(!self.text.contains(&unwanted), "{} has {unwanted:?}", self.proof.path.display());
    }

    /// That a hand stands beside its payout.
    pub fn has_row(&self, hand: &str, pays: &str) {
        if hand.len() + pays.len() <= ONE_LINE {
            return self.has_line(&format!("{hand} {pays}"));
        }
        self.has(hand);
        self.has(pays);
    }

    /// That one line has all this, in this order and side by side.
    pub fn has_line(&self, wanted: &str) {
        let found = self.lines.iter().any(|line| line.contains(wanted));
        assert!(found, "{} has no line {wanted:?}:\n{}", self.proof.path.display(), self.lines.join("\n"));
    }
}

/// The longest line in a list of payouts; a longer one is broken.
const ONE_LINE: usize = 52;

/// What pdftotext says with an option.
pub fn read(proof: &Proof, option: &str) -> String {
    let output = Command::new("pdftotext").arg(option).arg(&proof.path).arg("-").output().expect("pdftotext");
    plain(&String::from_utf8_lossy(&output.stdout))
}

fn plain(text: &str) -> String {
    text.replace('’', "'").replace(['“', '”'], "\"").replace(['−', '–'], "-")
}

fn words(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}
