//! Opening the table, shuffling, cutting, loading; devices.

use croupier_table::cards::{CardsAct, Device, Distribution, SetId};

use super::{Order, Words};
use crate::failure::Problem;

pub(crate) fn parse(order: Order, words: &mut Words<'_>) -> Result<Option<CardsAct>, Problem> {
    Ok(Some(if words.take("receive preshuffled") {
        let (decks, set) = (words.number("the number of decks")?, set(words)?);
        CardsAct::ReceivePreshuffled { set, decks, order: order()? }
    } else if words.take("receive") {
        let decks = words.number("the number of decks")?;
        CardsAct::Receive { set: set(words)?, decks }
    } else if words.take("shuffle") {
        CardsAct::Shuffle { set: set(words)?, order: order()? }
    } else if words.take("report count") {
        let cards = words.number("the count")?;
        CardsAct::ReportCount { set: set(words)?, cards }
    } else if words.take("verify shuffle") {
        let finding = if words.take("uneven") { Distribution::Uneven } else { Distribution::Even };
        CardsAct::VerifyShuffle { set: set(words)?, finding }
    } else if words.take("offer cut to") {
        CardsAct::OfferCut { seat: words.seat()? }
    } else if words.take("decline cut") {
        CardsAct::DeclineCut
    } else if words.take("cut") {
        CardsAct::Cut { above: words.number("the cards above the cover card")? }
    } else if words.take("insert second cover card") {
        CardsAct::InsertSecondCoverCard { below: words.number("the cards below the cover card")? }
    } else if words.take("order recut") {
        CardsAct::OrderRecut { because: words.because()? }
    } else if words.take("burn") {
        CardsAct::Burn
    } else {
        return of_a_set(words);
    }))
}

/// A verb that speaks of one set of cards.
type OfASet = (&'static str, fn(SetId) -> CardsAct);

const OF_A_SET: [OfASet; 13] = [
    ("inspect", |set| CardsAct::Inspect { set }),
    ("verify inspection", |set| CardsAct::VerifyInspection { set }),
    ("spread at idle table", |set| CardsAct::SpreadAtIdleTable { set }),
    ("spread", |set| CardsAct::Spread { set }),
    ("look at cards", |set| CardsAct::LookAtCards { set }),
    ("wash", |set| CardsAct::Wash { set }),
    ("turn face down", |set| CardsAct::TurnFaceDown { set }),
    ("stack", |set| CardsAct::Stack { set }),
    ("place in device", |set| CardsAct::PlaceInDevice { set }),
    ("order reshuffle", |set| CardsAct::OrderReshuffle { set }),
    ("load", |set| CardsAct::Load { set }),
    ("ask face up", |set| CardsAct::AskFaceUp { set }),
    ("remove cards", |set| CardsAct::Remove { set }),
];

fn of_a_set(words: &mut Words<'_>) -> Result<Option<CardsAct>, Problem> {
    if let Some((_, act)) = OF_A_SET.iter().find(|(verb, _)| words.take(verb)) {
        return Ok(Some(act(set(words)?)));
    }
    devices(words)
}

fn devices(words: &mut Words<'_>) -> Result<Option<CardsAct>, Problem> {
    Ok(Some(if words.take("ask spread of stored batch") {
        CardsAct::AskSpreadOfStored
    } else if words.take("report jam") {
        CardsAct::ReportJam
    } else if words.take("report out of order") {
        CardsAct::ReportOutOfOrder { device: device(words)? }
    } else if words.take("cover") {
        CardsAct::CoverDevice { device: device(words)? }
    } else if words.take("report repaired") {
        CardsAct::ReportRepaired { device: device(words)? }
    } else {
        return Ok(None);
    }))
}

/// `of set 2`; the first set is meant where none is named.
fn set(words: &mut Words<'_>) -> Result<SetId, Problem> {
    if !words.take("of set") {
        return Ok(SetId::First);
    }
    match words.word("1 or 2")? {
        "1" => Ok(SetId::First),
        "2" => Ok(SetId::Second),
        _ => Err(Problem::unreadable("the sets are 1 and 2")),
    }
}

fn device(words: &mut Words<'_>) -> Result<Device, Problem> {
    match words.word("shuffler or shoe")? {
        "shuffler" => Ok(Device::Shuffler),
        "shoe" => Ok(Device::DealingShoe),
        _ => Err(Problem::unreadable("the device is shuffler or shoe")),
    }
}
