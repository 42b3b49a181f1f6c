//! What happens when a person is silent: house rules that are declared with the table, shown before and recorded as
//! what they are, never an invention in passing.

use croupier_table::steps::Step;
use croupier_table::{Act, Form, Span, State};
use serde::{Deserialize, Serialize};

use crate::games;
use crate::pace::Pace;

/// A rule for a person who does not answer in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SilenceRule {
    /// The opportunity to look at the cards passes.
    LookPasses,
    /// The cut is declined.
    CutDeclined,
    /// The shoe is declined, or passed.
    ShoePassed,
    /// The cards are dealt for the curator.
    DealtForCurator,
    /// The right to turn a hand is relinquished, or declined.
    RightRelinquished,
    /// The Ante is forfeited (Three Card Prime).
    Folded,
    /// The hand is set the house way (Saigon 5 Card).
    SetTheHouseWay,
}

impl SilenceRule {
    /// Every rule.
    pub const ALL: [SilenceRule; 7] = [
        SilenceRule::LookPasses,
        SilenceRule::CutDeclined,
        SilenceRule::ShoePassed,
        SilenceRule::DealtForCurator,
        SilenceRule::RightRelinquished,
        SilenceRule::Folded,
        SilenceRule::SetTheHouseWay,
    ];

    /// The rule as it is shown before anybody plays.
    pub const fn says(self) -> &'static str {
        match self {
            SilenceRule::LookPasses => "If you do not look at the spread cards in time, they are turned.",
            SilenceRule::CutDeclined => "If you do not cut in time, you decline the cut.",
            SilenceRule::ShoePassed => "If you do not answer in time, the shoe passes.",
            SilenceRule::DealtForCurator => "If you do not deal in time, the cards are dealt for you.",
            SilenceRule::RightRelinquished => {
                "If you do not turn the cards in time, you give up the right to."
            }
            SilenceRule::Folded => "If you do not decide in time, your hand is folded.",
            SilenceRule::SetTheHouseWay => {
                "If you do not set your hand in time, it is set the way the dealer sets."
            }
        }
    }

    /// How long a person is waited for before the rule is applied, where it ever is.
    pub const fn waits(self, pace: &Pace) -> Option<Span> {
        match self {
            SilenceRule::LookPasses
            | SilenceRule::CutDeclined
            | SilenceRule::ShoePassed
            | SilenceRule::DealtForCurator
            | SilenceRule::RightRelinquished => Some(pace.courtesy),
            SilenceRule::Folded | SilenceRule::SetTheHouseWay => pace.decision,
        }
    }
}

/// What silence comes to among the steps that a player has, if the round waits for that player.
pub fn silent(state: &State, steps: &[Step]) -> Option<(SilenceRule, Act)> {
    steps.iter().find_map(|step| {
        let act = filled(state, &step.act)?;
        games::rule_for(&act).map(|rule| (rule, act))
    })
}

fn filled(state: &State, form: &Form) -> Option<Act> {
    if let Form::Set { position } = form {
        return games::house_way(state, *position);
    }
    if let Form::Exact(act) = form { Some(act.clone()) } else { None }
}
