//! How numbers are written for people.

use croupier_odds::Ratio;

/// How many decimals a percentage is shown with.
pub const PLACES: u32 = 6;

/// A whole number with its thousands parted: `4,998,398,275,503,360`.
pub fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join(",")
}

/// What one unit wins, with its thousands parted where it is a large whole number.
pub fn net(ratio: &Ratio) -> String {
    let text = ratio.to_string();
    text.parse().map_or(text, grouped)
}

/// A percentage without its sign: `1.057902`.
pub fn percent(ratio: &Ratio) -> String {
    ratio.percent(PLACES)
}

/// The square root, for standard deviations; rounded for reading only.
pub fn root(ratio: &Ratio) -> String {
    format!("{:.6}", ratio.to_f64().sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_parted() {
        for (number, text) in
            [(0, "0"), (999, "999"), (1000, "1,000"), (4_998_398_275_503_360, "4,998,398,275,503,360")]
        {
            assert_eq!(grouped(number), text);
        }
    }

    #[test]
    fn a_net_win_is_a_fraction_or_a_whole_number() {
        let nets = [Ratio::new(19, 20), Ratio::whole(-1), Ratio::whole(200_000)].map(|ratio| net(&ratio));
        assert_eq!(nets, ["19/20", "-1", "200,000"]);
    }
}
