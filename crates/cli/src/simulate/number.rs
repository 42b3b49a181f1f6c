//! Numbers as people write them: `1e6`, `10e9`, `1_000_000`.

/// A whole number, exactly as written.
pub fn whole(text: &str) -> Result<u64, String> {
    let bad = || format!("{text:?} is not a whole number such as 250000, 1_000_000 or 10e9");
    let digits: String = text.chars().filter(|&c| c != '_' && c != ',').collect();
    let (mantissa, exponent) = digits.split_once(['e', 'E']).unwrap_or((&digits, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let exponent: usize = exponent.parse().map_err(|_| bad())?;
    if whole.is_empty() || fraction.len() > exponent || exponent > 19 {
        return Err(bad());
    }
    let zeros = "0".repeat(exponent - fraction.len());
    format!("{whole}{fraction}{zeros}").parse().map_err(|_| bad())
}

/// A whole number from 1 on.
pub fn some(text: &str) -> Result<u64, String> {
    match whole(text)? {
        0 => Err(format!("{text:?} is not at least one")),
        number => Ok(number),
    }
}

/// A shard: `3/64`.
pub fn shard(text: &str) -> Result<croupier_sim::run::Shard, String> {
    let bad = || format!("{text:?} is not a shard such as 3/64, the third of sixty-four");
    let (number, of) = text.split_once('/').ok_or_else(bad)?;
    let parse = |text: &str| text.trim().parse().map_err(|_| bad());
    let (number, of): (u64, u64) = (parse(number)?, parse(of)?);
    if (1..=of).contains(&number) { Ok(croupier_sim::run::Shard { number, of }) } else { Err(bad()) }
}

/// How many threads: at least one.
pub fn threads(text: &str) -> Result<usize, String> {
    let bad = || format!("{text:?} is not a number of threads from 1 to 1024");
    text.parse().ok().filter(|threads| (1..=1024).contains(threads)).ok_or_else(bad)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_exact_however_they_are_written() {
        for (text, number) in [
            ("0", 0),
            ("1e6", 1_000_000),
            ("10e9", 10_000_000_000),
            ("1_000_000", 1_000_000),
            ("2.5e3", 2500),
            ("1,000", 1000),
            ("18446744073709551615", u64::MAX),
        ] {
            assert_eq!(whole(text), Ok(number), "{text}");
        }
        for text in ["", "e6", "-1", "1.5", "1e", "1e20", "2.55e1", "many", "1e6.5", "18446744073709551616"] {
            assert!(whole(text).is_err(), "{text}");
        }
        assert_eq!((some("1e3"), some("0").is_err(), some("0e5").is_err()), (Ok(1000), true, true));
    }

    #[test]
    fn shards_count_from_one() {
        assert_eq!(shard("3/64").map(|shard| (shard.number, shard.of)), Ok((3, 64)));
        for text in ["0/4", "5/4", "3", "/4", "3/", "a/b", "-1/4"] {
            assert!(shard(text).is_err(), "{text}");
        }
    }
}
