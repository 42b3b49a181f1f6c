//! Enums that stand for games, and the places that tell their variants apart.

use std::collections::{BTreeMap, BTreeSet};

use croupier_rules::GameId;
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};

use crate::attributes::{is_for_tests_only, is_test, last_name};
use crate::sources::Source;

/// What games and their families are called where they are variants of an enum.
const VARIANTS: [&str; 8] =
    ["Minibaccarat", "Midibaccarat", "Baccarat", "ThreeCardPrime", "Saigon5Card", "Prime", "Saigon", "Poker"];

/// Constants that stand for a chapter: who compares them tells games apart.
const CONSTANTS: [&str; 2] = ["CHAPTER", "CLAUSES"];

/// The enums that stand for games, because at least two of their variants are named after games: their variants of
/// such names, and the files that define them.
#[derive(Default)]
pub struct Enums {
    variants: BTreeMap<String, BTreeSet<String>>,
    files: Vec<(String, BTreeSet<String>)>,
    reading: String,
}

impl Enums {
    pub fn of(sources: &[Source]) -> Enums {
        let mut enums = Enums::default();
        for source in sources {
            enums.reading.clone_from(&source.path);
            enums.visit_file(&source.syntax);
        }
        enums
    }

    /// The files that define an enum with one of these variants.
    pub fn files_naming(&self, names: &[&str]) -> BTreeSet<String> {
        let named = |variants: &BTreeSet<String>| names.iter().any(|name| variants.contains(*name));
        let naming = self.files.iter().filter(|(_, variants)| named(variants));
        naming.map(|(file, _)| file.clone()).collect()
    }

    fn has(&self, name: &str, variant: &str) -> bool {
        self.variants.get(name).is_some_and(|variants| variant == "*" || variants.contains(variant))
    }
}

impl<'ast> Visit<'ast> for Enums {
    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        let names = item.variants.iter().map(|variant| variant.ident.to_string());
        let games: BTreeSet<String> = names.filter(|name| VARIANTS.contains(&name.as_str())).collect();
        if games.len() >= 2 {
            self.files.push((self.reading.clone(), games.clone()));
            self.variants.entry(item.ident.to_string()).or_default().extend(games);
        }
    }
}

/// What a file matches on when it tells games apart; nothing where it does not.
pub fn forks(file: &syn::File, enums: &Enums) -> BTreeSet<String> {
    let mut forks = Forks { enums, within: String::new(), found: BTreeSet::new() };
    forks.visit_file(file);
    forks.found
}

struct Forks<'a> {
    enums: &'a Enums,
    /// The type whose `impl` is read: what `Self` means.
    within: String,
    found: BTreeSet<String>,
}

impl Forks<'_> {
    /// A path such as `GameId::Baccarat`, or `Self::Baccarat` inside its enum.
    fn path(&mut self, path: &syn::Path) {
        let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if let [.., name, variant] = names.as_slice() {
            self.variant(name, variant);
        }
    }

    fn variant(&mut self, name: &str, variant: &str) {
        let name = if name == "Self" { self.within.clone() } else { name.to_owned() };
        if self.enums.has(&name, variant) {
            self.found.insert(name);
        }
    }

    /// The name of a game, or the number of a chapter.
    fn literal(&mut self, literal: &syn::Lit) {
        let syn::Lit::Str(text) = literal else { return };
        let named = |game: &GameId| [game.slug(), game.number()].contains(&text.value().as_str());
        self.found
            .extend(GameId::ALL.iter().find(|game| named(game)).map(|game| format!("{:?}", game.slug())));
    }

    fn compared(&mut self, side: &syn::Expr) {
        match side {
            syn::Expr::Path(side) => {
                self.path(&side.path);
                let constant = last_name(&side.path);
                self.found.extend(CONSTANTS.contains(&constant.as_str()).then_some(constant));
            }
            syn::Expr::Lit(side) => self.literal(&side.lit),
            _ => {}
        }
    }

    fn imported(&mut self, module: &str, tree: &syn::UseTree) {
        match tree {
            syn::UseTree::Path(path) => self.imported(&path.ident.to_string(), &path.tree),
            syn::UseTree::Group(group) => group.items.iter().for_each(|tree| self.imported(module, tree)),
            syn::UseTree::Name(name) => self.variant(module, &name.ident.to_string()),
            syn::UseTree::Rename(rename) => self.variant(module, &rename.ident.to_string()),
            syn::UseTree::Glob(_) => self.variant(module, "*"),
        }
    }
}

/// `game, GameId::Baccarat | … if …`, as `matches!` takes it.
fn expression_and_pattern(input: ParseStream) -> syn::Result<(syn::Expr, syn::Pat)> {
    let expression = input.parse()?;
    input.parse::<syn::Token![,]>()?;
    let pattern = syn::Pat::parse_multi_with_leading_vert(input)?;
    input.parse::<proc_macro2::TokenStream>()?;
    Ok((expression, pattern))
}

impl<'ast> Visit<'ast> for Forks<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_for_tests_only(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if !is_test(&item.attrs) && !is_for_tests_only(&item.attrs) {
            visit::visit_item_fn(self, item);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        if let syn::Type::Path(of) = &*item.self_ty {
            self.within = last_name(&of.path);
        }
        visit::visit_item_impl(self, item);
        self.within.clear();
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.imported("", &item.tree);
    }

    fn visit_pat(&mut self, pattern: &'ast syn::Pat) {
        match pattern {
            syn::Pat::TupleStruct(pattern) => self.path(&pattern.path),
            syn::Pat::Struct(pattern) => self.path(&pattern.path),
            syn::Pat::Path(pattern) => self.path(&pattern.path),
            syn::Pat::Lit(pattern) => self.literal(&pattern.lit),
            _ => {}
        }
        visit::visit_pat(self, pattern);
    }

    fn visit_expr_binary(&mut self, expression: &'ast syn::ExprBinary) {
        if matches!(expression.op, syn::BinOp::Eq(_) | syn::BinOp::Ne(_)) {
            self.compared(&expression.left);
            self.compared(&expression.right);
        }
        visit::visit_expr_binary(self, expression);
    }

    /// What stands inside a macro is tokens until somebody reads it.
    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        let expressions = Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated;
        if call.path.is_ident("matches") {
            let read = expression_and_pattern.parse2(call.tokens.clone());
            read.iter().for_each(|(expression, pattern)| {
                Forks::visit_expr(self, expression);
                Forks::visit_pat(self, pattern);
            });
        } else if let Ok(arguments) = expressions.parse2(call.tokens.clone()) {
            arguments.iter().for_each(|argument| Forks::visit_expr(self, argument));
        }
    }
}
