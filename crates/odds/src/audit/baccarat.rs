//! Readings of the three baccarat chapters.

use croupier_rules::GameId;
use croupier_rules::Odds;
use croupier_rules::families::baccarat::payouts::{BonusClause, BonusResult};
use croupier_rules::families::baccarat::{CardValue, DragonBonusHand, PointCount, Side, Terms, payouts};
use croupier_rules::kit::paytable::{Letter, Line};

use super::alternative::{Alternative, Changed, as_read, changed};
use super::restatement::{Moved, deals, judged, moved};
use crate::baccarat::{Class, Composition, catalogue, solve};
use crate::catalogue::{CountedWager, NotCounted, Table};
use crate::figures::Figures;
use crate::ratio::Ratio;

pub(crate) static ALTERNATIVES: [Alternative; 5] = [
    Alternative::new("ER-001", "vigorish of 4 % of what is won", four_per_cent),
    Alternative::new("ER-002", "the Banker's Hand wager loses on an EZ Dragon 7", dragon_7_loses),
    Alternative::new("ER-102", "no vigorish where the house has an EZ table elsewhere", no_vigorish),
    Alternative::new("ER-104", "a Natural is paid by its margin where that pays more", natural_margins),
    Alternative::new("ER-107", "an EZ Dragon 7 is a tied round for every wager", dragon_7_ties),
];

type Changes = Result<Vec<Changed>, NotCounted>;

fn four_per_cent(game: GameId) -> Changes {
    let net = |odds: Odds| &Ratio::of_odds(odds) * &Ratio::new(96, 100);
    let banker = as_read(game, &catalogue::BANKER, Table::Ordinary)?;
    Ok(changed(banker, |figures| judged(figures, |outcome| outcome.pays.map(net))))
}

fn no_vigorish(game: GameId) -> Changes {
    let banker = as_read(game, &catalogue::BANKER, Table::Ordinary)?;
    Ok(changed(banker, |figures| judged(figures, |outcome| outcome.pays.map(Ratio::of_odds))))
}

/// What the figures of the wager on the Banker's Hand call a Dragon 7.
const DRAGON_7: &str = "dragon 7";

fn dragon_7_loses(game: GameId) -> Changes {
    let banker = as_read(game, &catalogue::BANKER, Table::Ez)?;
    let lost = |name: &str| (name == DRAGON_7).then(|| Ratio::whole(-1));
    Ok(changed(banker, |figures| judged(figures, |outcome| lost(&outcome.name))))
}

fn dragon_7_ties(game: GameId) -> Changes {
    let banker = as_read(game, &catalogue::BANKER, Table::Ez)?;
    let count = banker.first().map_or(0, |banker| deals(banker, DRAGON_7));
    let player = as_read(game, &catalogue::PLAYER, Table::Ez)?;
    let tie = as_read(game, &catalogue::TIE, Table::Ez)?;
    let returned = |figures: &Figures| moved(figures, "banker wins", [Moved::returned(DRAGON_7, count)]);
    let won = |figures: &Figures| moved(figures, "lose", [Moved::won(DRAGON_7, count, Terms::LEAST_TIE)]);
    Ok([changed(player, returned), changed(tie, won), dragon_7_without_bonus(game)?].concat())
}

/// The Dragon Bonus on the Banker's Hand if a Dragon 7 is a tie without a Natural.
fn dragon_7_without_bonus(game: GameId) -> Changes {
    let bonus = as_read(game, &catalogue::DRAGON_BONUS_BANKER, Table::Ez)?;
    let margins = dragon_7_margins(&Composition::decks(*Terms::DECKS.end())?);
    let lost = |figures: Figures, &(line, count): &(DragonBonusHand, u128)| {
        let name = format!("{DRAGON_7}, {}", line.name());
        moved(&figures, line.name(), [Moved::lost(name, count)])
    };
    Ok(changed(bonus, |figures| margins.iter().fold(figures.clone(), lost)))
}

/// The lines by which a Dragon Bonus on the Banker's Hand wins with a Dragon 7, each with its deals.
fn dragon_7_margins(shoe: &Composition) -> Vec<(DragonBonusHand, u128)> {
    let counts = solve(shoe);
    let dragons = counts.classes().filter(|(class, _)| class.coup().is_dragon_7());
    let paid = |(class, count): (Class, u128)| {
        let coup = class.coup();
        match BonusClause::of(coup.banker(), coup.player()).result() {
            BonusResult::Win(line) => Some((line, count)),
            BonusResult::Push | BonusResult::Lose => None,
        }
    };
    dragons.filter_map(paid).collect()
}

fn natural_margins(game: GameId) -> Changes {
    let sides = [Side::Player, Side::Banker].map(|side| natural_margins_of(game, side));
    Ok(sides.into_iter().collect::<Result<Vec<_>, _>>()?.concat())
}

fn natural_margins_of(game: GameId, side: Side) -> Changes {
    let wins = natural_wins(&Composition::decks(*Terms::DECKS.end())?);
    let bonus = as_read(game, bonus_on(side), Table::Ordinary)?;
    let natural = DragonBonusHand::NaturalWinner.name();
    Ok(changed(bonus, |figures| moved(figures, natural, margins(figures, &wins))))
}

const fn bonus_on(side: Side) -> &'static CountedWager {
    match side {
        Side::Player => &catalogue::DRAGON_BONUS_PLAYER,
        Side::Banker => &catalogue::DRAGON_BONUS_BANKER,
    }
}

/// The lines that a margin would be paid by, with the Naturals that win by it.
fn margins(figures: &Figures, wins: &[u128; 10]) -> Vec<Moved> {
    let letter = figures.paytable.as_deref().and_then(Letter::from_name);
    let pays = letter.and_then(payouts::dragon_bonus);
    let margins = DragonBonusHand::ALL.iter().zip((4..=9).rev());
    let won = |(line, margin): (&DragonBonusHand, usize)| {
        let odds = pays?.odds(*line)?;
        Some(Moved::won(format!("natural, {}", line.name()), wins[margin], odds))
    };
    margins.filter_map(won).collect()
}

/// The deals that one side wins with a Natural, by the margin: as many for either side, since both hands are two
/// cards. A Natural ends the round after four cards, so the last two of the six that make a deal are any others.
fn natural_wins(shoe: &Composition) -> [u128; 10] {
    let (mut wins, unused) = ([0; 10], u128::from(shoe.size() - 4) * u128::from(shoe.size() - 5));
    for own in two_cards().filter(|own| points(*own).makes_a_natural()) {
        for other in two_cards().filter(|other| points(*other) < points(own)) {
            let margin = points(own).get() - points(other).get();
            wins[margin as usize] += ways(shoe, [own.0, own.1, other.0, other.1]) * unused;
        }
    }
    wins
}

fn two_cards() -> impl Iterator<Item = (CardValue, CardValue)> {
    CardValue::all().flat_map(|first| CardValue::all().map(move |second| (first, second)))
}

fn points((first, second): (CardValue, CardValue)) -> PointCount {
    PointCount::ZERO.plus(first).plus(second)
}

/// In how many ways four cards of these values can be drawn, one after another.
fn ways(shoe: &Composition, values: [CardValue; 4]) -> u128 {
    let mut left = shoe.values();
    let mut draw = |value: CardValue| {
        let cards = &mut left[value.get() as usize];
        let ways = u128::from(*cards);
        *cards = cards.saturating_sub(1);
        ways
    };
    values.into_iter().map(&mut draw).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By whatever margin they win, they are the Naturals that the count of whole rounds finds.
    #[test]
    fn naturals_by_margin_are_all_naturals() {
        let wins = natural_wins(&Composition::decks(8).unwrap());
        for side in [Side::Player, Side::Banker] {
            let figures = &as_read(GameId::Baccarat, bonus_on(side), Table::Ordinary).unwrap()[0];
            assert_eq!(wins.iter().sum::<u128>(), deals(figures, DragonBonusHand::NaturalWinner.name()));
        }
        assert_eq!(wins[0], 0);
        assert!(wins[1..].iter().all(|&deals| deals > 0));
    }
}
