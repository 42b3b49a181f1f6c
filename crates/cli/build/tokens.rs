//! Calls of macros inside token streams. `vec![cite!("627a.5(f)")]` is to syn a call of `vec!` and some tokens.

use proc_macro2::{Group, TokenStream, TokenTree};

/// The call of a macro: its last name and what stands between its delimiters.
pub struct Call {
    /// `proves` of `croupier_rules::proves!`.
    pub name: String,
    /// The tokens it is given.
    pub tokens: TokenStream,
}

/// A string literal and the line it stands on.
pub struct Text {
    /// Its value.
    pub value: String,
    /// Its line, counted from one.
    pub line: usize,
}

/// Every call inside a token stream, at any depth, the outer before the inner.
pub fn calls(tokens: &TokenStream) -> Vec<Call> {
    let trees: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let here = trees.windows(3).filter_map(call);
    let inside = groups(&trees).flat_map(|group| calls(&group.stream()));
    here.chain(inside).collect()
}

/// The string literals that stand directly in a token stream.
pub fn texts(tokens: &TokenStream) -> Vec<Text> {
    tokens.clone().into_iter().filter_map(text).collect()
}

fn call(trees: &[TokenTree]) -> Option<Call> {
    match trees {
        [TokenTree::Ident(name), TokenTree::Punct(mark), TokenTree::Group(group)]
            if mark.as_char() == '!' =>
        {
            Some(Call { name: name.to_string(), tokens: group.stream() })
        }
        _ => None,
    }
}

fn groups(trees: &[TokenTree]) -> impl Iterator<Item = &Group> {
    trees.iter().filter_map(|tree| match tree {
        TokenTree::Group(group) => Some(group),
        TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => None,
    })
}

fn text(tree: TokenTree) -> Option<Text> {
    let TokenTree::Literal(literal) = tree else { return None };
    let line = literal.span().start().line;
    match syn::Lit::new(literal) {
        syn::Lit::Str(string) => Some(Text { value: string.value(), line }),
        _ => None,
    }
}
