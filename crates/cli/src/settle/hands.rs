//! The hands of a settled round for a person to read.

use std::io::{self, Write};

use croupier_rules::Card;
use croupier_rules::finished::{PointHand, PrimeHand, SplitHand};

/// Writes the hands of baccarat.
pub fn write_baccarat(
    player: &PointHand,
    banker: &PointHand,
    winner: &str,
    dragon_7: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "Player's Hand  {}", points(player))?;
    writeln!(out, "Banker's Hand  {}", points(banker))?;
    writeln!(out, "Result         {winner}{}", if dragon_7 { ", a Dragon 7" } else { "" })
}

/// Writes the hands of Three Card Prime.
pub fn write_prime(
    player: &PrimeHand,
    dealer: &PrimeHand,
    dealer_qualifies: bool,
    all_six: &str,
    fourth: Option<Card>,
    out: &mut impl Write,
) -> io::Result<()> {
    let fourth = fourth.map_or(String::new(), |card| format!("   fourth card {card}"));
    let qualifies = if dealer_qualifies { "qualifies" } else { "does not qualify" };
    writeln!(out, "Player  {}{fourth}", ranked(player))?;
    writeln!(out, "Dealer  {}   {qualifies}", ranked(dealer))?;
    writeln!(out, "Six     {all_six}")
}

/// Writes the hands of Saigon 5 Card.
pub fn write_saigon(
    player: &SplitHand,
    dealer: &SplitHand,
    bonus: Option<&str>,
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "Player  {}", split(player))?;
    writeln!(out, "Dealer  {}", split(dealer))?;
    writeln!(out, "Bonus   {}", bonus.unwrap_or("below two pair"))
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
