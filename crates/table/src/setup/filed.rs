//! The setup that an approved Rules Submission describes.

use croupier_rules::submission::choice;
use croupier_rules::submission::{ApprovedSubmission, ChapterOptions, DealingOptions, Options};
use croupier_rules::{Cents, GameId};

use super::{CardSets, Collection, DealingMethod, Remedy, Setup, Shuffling, StoredBatch, Terms};

impl Setup {
    /// The table of an approved Rules Submission, with so much in its inventory.
    pub fn filed(submission: &ApprovedSubmission, float: Cents) -> Setup {
        let stakes = submission.stakes();
        let setup = Setup {
            seats: stakes.seats,
            minimum: stakes.minimum,
            maximum: stakes.maximum,
            float,
            ..Setup::standard(submission.game())
        };
        match submission.options() {
            Options::Baccarat(options) => Setup {
                terms: Terms::Baccarat(options.terms),
                shuffling: shuffling(options.shuffling),
                sets: if options.decks > options.terms.decks {
                    CardSets::TwoAlternating
                } else {
                    CardSets::One
                },
                dealing: initial_cards(submission.game(), &options.chapter),
                collection: collection(options.collection),
                remedy: remedy(options.disclosed_card),
                stored_batch: stored_batch(&options.chapter),
                ..setup
            },
            Options::ThreeCardPrime(options) => {
                let setup = Setup { terms: Terms::Prime(options.terms), ..setup };
                poker(setup, &options.dealing, options.cards_per_stack == 4)
            }
            Options::Saigon5Card(options) => {
                let setup = Setup { terms: Terms::Saigon(options.terms), ..setup };
                poker(setup, &options.dealing, false)
            }
        }
    }
}

fn poker(setup: Setup, options: &DealingOptions, four_card_stacks: bool) -> Setup {
    Setup {
        shuffling: shuffling(options.shuffling),
        sets: if options.decks == 2 { CardSets::TwoAlternating } else { CardSets::One },
        dealing: match options.method {
            choice::DealingMethod::ManualShoe => DealingMethod::ManualShoe,
            choice::DealingMethod::Hand => DealingMethod::Hand,
            choice::DealingMethod::AutomatedShoe if four_card_stacks => DealingMethod::FourCardStacks,
            choice::DealingMethod::AutomatedShoe => DealingMethod::AutomatedShoe,
        },
        boxes_per_player: options.boxes_per_player,
        ..setup
    }
}

fn shuffling(choice: choice::Shuffling) -> Shuffling {
    match choice {
        choice::Shuffling::Manual => Shuffling::Manual,
        choice::Shuffling::Device => Shuffling::Device,
        choice::Shuffling::CountingDevice => Shuffling::CountingDevice,
        choice::Shuffling::ReshufflingDevice | choice::Shuffling::ReshufflingShoe => {
            Shuffling::ReshufflingDevice
        }
    }
}

fn initial_cards(game: GameId, chapter: &ChapterOptions) -> DealingMethod {
    match chapter {
        ChapterOptions::Minibaccarat { initial_cards: choice::InitialCards::FaceUp, .. } => {
            DealingMethod::FaceUp
        }
        ChapterOptions::Minibaccarat { initial_cards: choice::InitialCards::FaceDown, .. } => {
            DealingMethod::FaceDown
        }
        ChapterOptions::Baccarat { turned_by: choice::TurnedBy::Dealer } => DealingMethod::CallerTurns,
        ChapterOptions::Baccarat { turned_by: choice::TurnedBy::Players } => DealingMethod::PlayersTurn,
        ChapterOptions::Midibaccarat => Setup::standard(game).dealing,
    }
}

fn collection(choice: choice::Collection) -> Collection {
    match choice {
        choice::Collection::AtPayout | choice::Collection::None => Collection::AtPayout,
        choice::Collection::Deferred => Collection::Deferred,
    }
}

fn remedy(choice: choice::DisclosedCard) -> Remedy {
    match choice {
        choice::DisclosedCard::DiscardWithOneMore => Remedy::DiscardWithOneMore,
        choice::DisclosedCard::SimulatedRound => Remedy::SimulatedRound,
    }
}

fn stored_batch(chapter: &ChapterOptions) -> StoredBatch {
    match chapter {
        ChapterOptions::Minibaccarat { stored_batch: choice::StoredBatch::WithoutSpread, .. } => {
            StoredBatch::Approved
        }
        ChapterOptions::Minibaccarat { .. }
        | ChapterOptions::Midibaccarat
        | ChapterOptions::Baccarat { .. } => StoredBatch::NotApproved,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use croupier_rules::submission::{check, preset};

    #[test]
    fn the_preset_of_every_game_sets_up_a_table() {
        for game in GameId::ALL {
            let approved = check(&preset(game)).expect("the preset is approved");
            let setup = Setup::filed(&approved, Cents::dollars(1_000_000));
            assert_eq!((setup.game, setup.seats), (game, approved.stakes().seats));
            assert_eq!(
                (setup.minimum, setup.maximum),
                (approved.stakes().minimum, approved.stakes().maximum)
            );
        }
    }
}
