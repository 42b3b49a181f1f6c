//! A settled round for a person to read.

use std::io::{self, Write};

use croupier_rules::finished::{Hands, PointHand, PrimeHand, Report, SplitHand, WagerLine};
use croupier_rules::{Card, Cents, GameId};

use crate::columns::{Align, Columns};
use crate::paragraph;

/// Writes the hands, what became of each wager, and why.
pub fn write_report(game: GameId, report: &Report, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{game}, 58 Pa. Code ch. {}\n", game.number())?;
    write_hands(&report.hands, out)?;
    if !report.wagers.is_empty() {
        writeln!(out)?;
        wagers(&report.wagers).write(out)?;
    }
    writeln!(out, "\nWhy")?;
    let width = report.explain.iter().map(|clause| clause.provision.id().len()).max().unwrap_or(0);
    for clause in &report.explain {
        paragraph::hanging(out, &format!("  {:width$}", clause.provision.id()), &clause.text)?;
    }
    Ok(())
}

fn wagers(lines: &[WagerLine]) -> Columns {
    let left = ["wager", "result", "pays"].map(|heading| (heading, Align::Left));
    let right = ["stake", "paid", "returned", "vigorish"].map(|heading| (heading, Align::Right));
    let mut columns = Columns::new(&[&left[..], &right[..], &[("provision", Align::Left)]].concat());
    for line in lines {
        let amounts = [line.stake, line.paid, line.returned, line.vigorish].map(amount);
        let pays = line.pays.map_or(String::new(), |odds| odds.to_string());
        let mut row = vec![line.wager.to_string(), line.result.to_string(), pays];
        row.extend(amounts);
        row.push(line.provision.id().to_string());
        columns.row(row);
    }
    columns
}

fn amount(cents: Cents) -> String {
    if cents.is_zero() { "-".into() } else { cents.to_string() }
}

fn write_hands(hands: &Hands, out: &mut impl Write) -> io::Result<()> {
    match hands {
        Hands::Baccarat { player, banker, winner, dragon_7 } => {
            writeln!(out, "Player's Hand  {}", points(player))?;
            writeln!(out, "Banker's Hand  {}", points(banker))?;
            writeln!(out, "Result         {winner}{}", if *dragon_7 { ", a Dragon 7" } else { "" })
        }
        Hands::Prime { player, dealer, dealer_qualifies, all_six, fourth } => {
            let fourth = fourth.map_or(String::new(), |card| format!("   fourth card {card}"));
            let qualifies = if *dealer_qualifies { "qualifies" } else { "does not qualify" };
            writeln!(out, "Player  {}{fourth}", ranked(player))?;
            writeln!(out, "Dealer  {}   {qualifies}", ranked(dealer))?;
            writeln!(out, "Six     {all_six}")
        }
        Hands::Saigon { player, dealer, bonus } => {
            writeln!(out, "Player  {}", split(player))?;
            writeln!(out, "Dealer  {}", split(dealer))?;
            writeln!(out, "Bonus   {}", bonus.unwrap_or("below two pair"))
        }
    }
}

fn cards(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

fn points(hand: &PointHand) -> String {
    let natural = if hand.natural { ", a Natural" } else { "" };
    format!("{:8}  Point Count {}{natural}", cards(&hand.cards), hand.point_count)
}

fn ranked(hand: &PrimeHand) -> String {
    format!("{}  {}", cards(&hand.cards), hand.rank)
}

fn split(hand: &SplitHand) -> String {
    let joker = hand.joker.map_or(String::new(), |value| format!(", the joker counting {value}"));
    let (three, showdown) = (cards(&hand.three), cards(&hand.showdown));
    match hand.total {
        Some(total) => format!("{three} = {total}   {showdown} = Point Count {}{joker}", hand.point_count),
        None => format!("{three}   {showdown}   does not qualify"),
    }
}
