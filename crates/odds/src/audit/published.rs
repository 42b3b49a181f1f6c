//! What the preambles publish.

use croupier_rules::GameId;

use crate::catalogue::CountedWager;
use crate::games;
use crate::ratio::Ratio;

/// A hold percentage, or the lowest and the highest over all paytables, as a rulemaking prints it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Published {
    /// The game.
    pub game: GameId,
    /// The wager that the figure belongs to.
    pub wager: &'static CountedWager,
    /// The lowest figure, with the decimals it is printed with.
    pub lowest: &'static str,
    /// The highest; the same where only one is printed.
    pub highest: &'static str,
}

impl Published {
    pub(super) const fn new(
        game: GameId,
        wager: &'static CountedWager,
        lowest: &'static str,
        highest: &'static str,
    ) -> Published {
        Published { game, wager, lowest, highest }
    }

    /// Everything that is published, game by game. The rulemaking on baccarat publishes nothing.
    pub fn all() -> impl Iterator<Item = Published> {
        GameId::ALL.into_iter().flat_map(|game| games::of(game).published).copied()
    }

    /// The rulemaking that publishes it.
    pub const fn rulemaking(&self) -> &'static str {
        self.game.edition().rulemaking
    }

    /// The figure in words: `3.62 %`, `3.18 % to 5.83 %`.
    pub fn text(&self) -> String {
        if self.lowest == self.highest {
            format!("{} %", self.lowest)
        } else {
            format!("{} % to {} %", self.lowest, self.highest)
        }
    }

    /// Whether these holds, rounded as the figures are printed, have the published lowest and highest.
    pub fn agrees<'a>(&self, holds: impl IntoIterator<Item = &'a Ratio> + Clone) -> bool {
        let (lowest, highest) = (holds.clone().into_iter().min(), holds.into_iter().max());
        lowest.is_some_and(|hold| rounds_to(hold, self.lowest))
            && highest.is_some_and(|hold| rounds_to(hold, self.highest))
    }
}

/// How many decimals a figure is printed with.
pub(super) fn places(figure: &str) -> u32 {
    figure.split_once('.').map_or(0, |(_, decimals)| decimals.len() as u32)
}

/// A printed percentage as a fraction.
pub(super) fn fraction(figure: &str) -> Ratio {
    let digits: u64 =
        figure.bytes().filter(u8::is_ascii_digit).fold(0, |sum, digit| sum * 10 + u64::from(digit - b'0'));
    Ratio::new(digits, 100 * 10u64.pow(places(figure)))
}

fn rounds_to(hold: &Ratio, figure: &str) -> bool {
    hold.percent(places(figure)) == figure
}
