//! Progress on a terminal, and Ctrl-C.

use std::fmt::Write;
use std::sync::atomic::{AtomicBool, Ordering};

use croupier_sim::run::Watch;
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};

/// Whether Ctrl-C was pressed.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// What a program that Ctrl-C has ended returns.
pub const INTERRUPTED_CODE: u8 = 130;

/// A bar with rate and time left. It is drawn on a terminal and nowhere else.
pub struct Bar(ProgressBar);

impl Bar {
    /// The bar of a number of rounds or sessions, and Ctrl-C from now on.
    pub fn new(length: u64, done: u64, unit: &str) -> Bar {
        listen();
        let bar = ProgressBar::new(length);
        let template =
            format!("{{wide_bar}} {{human_pos}} of {{human_len}} {unit}, {{rate}} a second, {{eta}} left");
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style.with_key("rate", rate));
        }
        bar.set_position(done);
        bar.reset_eta();
        Bar(bar)
    }

    /// Takes the bar away.
    pub fn finish(&self) {
        self.0.finish_and_clear();
    }
}

/// The rate in whole numbers.
fn rate(state: &ProgressState, to: &mut dyn Write) {
    // A bar that cannot be written is not a reason to stop.
    let _ = write!(to, "{}", HumanCount(state.per_sec() as u64));
}

/// The first Ctrl-C asks for what there is; a second one does not wait for it.
fn listen() {
    let _ = ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED_CODE.into());
        }
    });
}

impl Watch for Bar {
    fn played(&self, rounds: u64) {
        self.0.inc(rounds);
    }

    fn stop(&self) -> bool {
        INTERRUPTED.load(Ordering::Relaxed)
    }
}
