//! Which acts a million random commands get accepted at least once: everything that a game has, and nothing that
//! it has not. A run that no longer reaches one of them proves less than it says.

use std::collections::BTreeSet;

use croupier_rules::GameId;

/// At every table.
const EVERYWHERE: &[&str] = &[
    "Attest",
    "BuyIn",
    "Cut",
    "Inspect",
    "Leave",
    "Load",
    "LookAtCards",
    "NoMoreBets",
    "OrderRecut",
    "Place",
    "Receive",
    "ReceivePreshuffled",
    "Remove",
    "ReportBreach",
    "Shuffle",
    "Sit",
    "Spread",
    "Stack",
    "VerifyInspection",
    "Wash",
    "Withdraw",
];

/// At the three baccarat games.
const ALL_BACCARAT: &[&str] = &[
    "Announce",
    "AnnounceLastHand",
    "AnnounceResult",
    "Burn",
    "CallWithCash",
    "ClearCards",
    "CollectLosing",
    "CollectVigorish",
    "ConfirmCall",
    "DealCard",
    "DealFirstFour",
    "DealThirdCard",
    "DeclareVoid",
    "DeclineCall",
    "DeclineCut",
    "InsertSecondCoverCard",
    "OfferCut",
    "ReferToFloor",
    "ReportCardDrawn",
    "ReportThirdCard",
    "SettlePosition",
    "Turn",
];

/// At the two poker-type games.
const POKER_TYPE: &[&str] = &[
    "AskFaceUp",
    "Correct",
    "CountStub",
    "CoverDevice",
    "Deal",
    "DealNext",
    "DeclareAbandoned",
    "DetermineMisdeal",
    "DiscardStub",
    "OrderReshuffle",
    "PlaceInDevice",
    "ReferToFloor",
    "ReportCount",
    "ReportDealersCardExposed",
    "ReportDrawnInError",
    "ReportFaceUp",
    "ReportJam",
    "ReportOutOfOrder",
    "ReportRepaired",
    "ReportShoeFailed",
    "ReportWrongNumber",
    "Reveal",
    "SettleNext",
    "SettleRest",
    "SpreadAtIdleTable",
];

/// At Minibaccarat besides.
const MINIBACCARAT: &[&str] = &[
    "AskFaceUp",
    "AskSpreadOfStored",
    "OrderReshuffle",
    "PlaceInDevice",
    "ReportJam",
    "ReportOutOfOrder",
    "ReportRepaired",
    "ReportTouch",
    "SpreadAtIdleTable",
    "TurnFaceDown",
    "VerifyShuffle",
];

/// At Midibaccarat besides.
const MIDIBACCARAT: &[&str] = &[
    "AcceptRight",
    "DeclineRight",
    "HandOver",
    "OfferRight",
    "OrderRelinquish",
    "PlaceInDevice",
    "Relinquish",
    "ReportJam",
    "ReportOutOfOrder",
    "ReportRepaired",
    "ReturnCards",
    "VerifyShuffle",
];

/// At Baccarat besides.
const BACCARAT: &[&str] = &[
    "AcceptRight",
    "AcceptShoe",
    "CallCards",
    "DeclineRight",
    "DeclineShoe",
    "DesignateDealer",
    "HandOver",
    "OfferRight",
    "OfferShoe",
    "OrderPass",
    "OrderRelinquish",
    "OrderReshuffle",
    "PassShoe",
    "Relinquish",
    "ReturnCards",
    "TakeShoe",
];

/// At Three Card Prime besides.
const PRIME: &[&str] = &["Fold", "Play"];

/// At Saigon 5 Card besides.
const SAIGON: &[&str] = &["Set"];

/// Every act that can be accepted at a game.
pub fn acts(game: GameId) -> BTreeSet<String> {
    let own: [&[&str]; 2] = match game {
        GameId::Minibaccarat => [ALL_BACCARAT, MINIBACCARAT],
        GameId::Midibaccarat => [ALL_BACCARAT, MIDIBACCARAT],
        GameId::Baccarat => [ALL_BACCARAT, BACCARAT],
        GameId::ThreeCardPrime => [POKER_TYPE, PRIME],
        GameId::Saigon5Card => [POKER_TYPE, SAIGON],
    };
    EVERYWHERE.iter().chain(own[0]).chain(own[1]).map(ToString::to_string).collect()
}
