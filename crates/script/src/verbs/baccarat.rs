//! A round of one of the three baccarat games.

use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::irregularities::Disclosure;

use croupier_table::baccarat::BaccaratAct;

use super::Words;
use crate::failure::Problem;

/// Verbs that stand alone; a longer one stands before the shorter one it begins with.
const PLAIN: [(&str, BaccaratAct); 19] = [
    ("no more bets", BaccaratAct::NoMoreBets),
    ("say cards", BaccaratAct::CallCards),
    ("deal four", BaccaratAct::DealFirstFour),
    ("deal a card", BaccaratAct::DealCard),
    ("announce result", BaccaratAct::AnnounceResult),
    ("announce last hand", BaccaratAct::AnnounceLastHand),
    ("announce player", BaccaratAct::Announce { side: Side::Player }),
    ("announce banker", BaccaratAct::Announce { side: Side::Banker }),
    ("turn player", BaccaratAct::Turn { side: Side::Player }),
    ("turn banker", BaccaratAct::Turn { side: Side::Banker }),
    ("deal third card to player", BaccaratAct::DealThirdCard { side: Side::Player }),
    ("deal third card to banker", BaccaratAct::DealThirdCard { side: Side::Banker }),
    ("collect losing wagers", BaccaratAct::CollectLosing),
    ("clear cards", BaccaratAct::ClearCards),
    ("accept shoe", BaccaratAct::AcceptShoe),
    ("decline shoe", BaccaratAct::DeclineShoe),
    ("designate dealer", BaccaratAct::DesignateDealer),
    ("take shoe", BaccaratAct::TakeShoe),
    ("pass shoe", BaccaratAct::PassShoe),
];

pub(crate) fn parse(words: &mut Words<'_>) -> Result<Option<BaccaratAct>, Problem> {
    if let Some((_, act)) = PLAIN.iter().find(|(verb, _)| words.take(verb)) {
        return Ok(Some(*act));
    }
    Ok(Some(if words.take("order pass") {
        BaccaratAct::OrderPass { because: words.because()? }
    } else if words.take("settle") {
        BaccaratAct::SettlePosition { position: words.seat()? }
    } else if words.take("collect vigorish of") {
        BaccaratAct::CollectVigorish { seat: words.seat()? }
    } else if words.take("remove marker of") {
        BaccaratAct::RemoveMarker { seat: words.seat()? }
    } else if words.take("offer shoe to") {
        BaccaratAct::OfferShoe { to: words.seat()? }
    } else if words.take("declare void") {
        BaccaratAct::DeclareVoid
    } else if words.take("report touch by") {
        BaccaratAct::ReportTouch { seat: words.seat()? }
    } else if words.take("report card drawn") {
        BaccaratAct::ReportCardDrawn { disclosure: disclosure(words)? }
    } else if words.take("report third card to") {
        BaccaratAct::ReportThirdCard { side: side(words)?, disclosure: disclosure(words)? }
    } else {
        return right(words);
    }))
}

/// The right to turn over the cards of a hand.
fn right(words: &mut Words<'_>) -> Result<Option<BaccaratAct>, Problem> {
    Ok(Some(if words.take("hand") {
        let side = side(words)?;
        words.take("to");
        BaccaratAct::HandOver { side, to: words.seat()? }
    } else if words.take("offer") {
        let side = side(words)?;
        words.take("to");
        BaccaratAct::OfferRight { side, to: words.seat()? }
    } else if words.take("return") {
        BaccaratAct::ReturnCards { side: side(words)? }
    } else if words.take("relinquish") {
        BaccaratAct::Relinquish { side: side(words)? }
    } else if words.take("order relinquish") {
        BaccaratAct::OrderRelinquish { side: side(words)?, because: words.because()? }
    } else if words.take("accept") {
        BaccaratAct::AcceptRight { side: side(words)? }
    } else if words.take("decline") {
        BaccaratAct::DeclineRight { side: side(words)? }
    } else {
        return Ok(None);
    }))
}

fn side(words: &mut Words<'_>) -> Result<Side, Problem> {
    match words.word("player or banker")? {
        "player" => Ok(Side::Player),
        "banker" => Ok(Side::Banker),
        _ => Err(Problem::unreadable("the hand is player or banker")),
    }
}

fn disclosure(words: &mut Words<'_>) -> Result<Disclosure, Problem> {
    match words.word("disclosed, undisclosed or face-up")? {
        "undisclosed" => Ok(Disclosure::NotDisclosed),
        "disclosed" => Ok(Disclosure::WhenDealt),
        "face-up" => Ok(Disclosure::FaceUpInShoe),
        _ => Err(Problem::unreadable("the card is disclosed, undisclosed or face-up (in the shoe)")),
    }
}
