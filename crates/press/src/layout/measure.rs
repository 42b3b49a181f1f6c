//! How wide a text is, never less than the press sets it.

/// The width of a text in units of its size, for every family and weight that a layout is lettered in.
pub fn width(text: &str) -> f64 {
    text.chars().map(advance).sum()
}

fn advance(letter: char) -> f64 {
    match letter {
        ' ' | 'i' | 'j' | 'l' | '.' | ',' | ':' | ';' | '\'' | '’' | '|' | '!' => 0.34,
        'f' | 't' | 'r' | 'I' | '(' | ')' | '-' | '/' => 0.44,
        'm' | 'w' | 'M' | '&' | '—' | 'O' | 'Q' | 'G' | 'N' | 'H' | 'D' | 'U' => 0.9,
        'W' | '%' | '@' => 1.1,
        '0'..='9' | '$' => 0.68,
        letter if letter.is_ascii_uppercase() => 0.74,
        letter if letter.is_ascii_lowercase() => 0.63,
        _ => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use typst::foundations::Bytes;
    use typst::text::Font;

    use super::*;

    const LETTERING: [&[u8]; 5] = [
        include_bytes!("../../fonts/Inter-Regular.otf"),
        include_bytes!("../../fonts/Inter-SemiBold.otf"),
        include_bytes!("../../fonts/Inter-Bold.otf"),
        include_bytes!("../../fonts/LibertinusSerif-Bold.otf"),
        include_bytes!("../../fonts/LibertinusSerif-Italic.otf"),
    ];

    #[test]
    fn no_letter_is_wider_than_reckoned() {
        for file in LETTERING {
            let font = Font::new(Bytes::new(file), 0).expect("a font");
            for letter in ' '..='~' {
                let Some(glyph) = font.ttf().glyph_index(letter) else { continue };
                let set = font.x_advance(glyph.0).map_or(0.0, |em| em.get());
                assert!(set <= advance(letter) + 0.01, "{letter:?} {set} {}", font.info().family);
            }
        }
    }
}
