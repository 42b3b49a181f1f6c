//! The links of one Rust file.

use std::mem;

use proc_macro2::TokenStream;
use syn::visit::{self, Visit};
use syn::{Attribute, Ident};

use super::attributes::{is_for_tests_only, is_test, last_name};
use super::links::{Link, Links};
use super::tokens;

/// What a file as a whole is for, which its path tells before it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Code that ships.
    Code,
    /// Code that only the tests see.
    Tests,
}

/// What was found in a file.
#[derive(Debug, Default)]
pub struct Found {
    /// Its links.
    pub links: Links,
    /// The modules that it declares for tests only and that stand in files of their own.
    pub test_modules: Vec<String>,
}

/// Scans the text of a file. An error means that it is not Rust.
pub fn scan(file: &str, text: &str, purpose: Purpose) -> syn::Result<Found> {
    let tree = syn::parse_file(text)?;
    let place = match purpose {
        Purpose::Code if !is_for_tests_only(&tree.attrs) => Place::Code,
        Purpose::Code | Purpose::Tests => Place::ForTests,
    };
    let mut scan = Scan { file, place, items: Vec::new(), found: Found::default() };
    scan.visit_file(&tree);
    Ok(scan.found)
}

/// Where the scan is.
#[derive(Clone, Debug)]
enum Place {
    /// In code that ships: it can cite, but not prove.
    Code,
    /// In code for tests, outside any test: it can do neither.
    ForTests,
    /// In the test of this name: it can prove.
    Test(String),
}

impl Place {
    /// The place inside an item with these attributes.
    fn enter(&self, attributes: &[Attribute], name: &str) -> Place {
        match self {
            Place::Test(outer) => Place::Test(outer.clone()),
            Place::Code | Place::ForTests if is_test(attributes) => Place::Test(name.to_owned()),
            Place::Code if !is_for_tests_only(attributes) => Place::Code,
            Place::Code | Place::ForTests => Place::ForTests,
        }
    }
}

struct Scan<'a> {
    file: &'a str,
    place: Place,
    items: Vec<String>,
    found: Found,
}

impl Scan<'_> {
    /// Visits what is inside an item.
    fn inside(&mut self, attributes: &[Attribute], name: &str, visit: impl FnOnce(&mut Self)) {
        self.items.push(name.to_owned());
        self.at(self.place.enter(attributes, name), visit);
        self.items.pop();
    }

    /// Visits a statement, which has attributes but no name of its own.
    fn statement(&mut self, attributes: &[Attribute], visit: impl FnOnce(&mut Self)) {
        self.at(self.place.enter(attributes, ""), visit);
    }

    fn at(&mut self, place: Place, visit: impl FnOnce(&mut Self)) {
        let outer = mem::replace(&mut self.place, place);
        visit(self);
        self.place = outer;
    }

    fn call(&mut self, name: &str, tokens: &TokenStream) {
        match (name, self.place.clone()) {
            ("cite", Place::Code) => {
                let links = self.links(tokens, &self.items.join("::"));
                self.found.links.code.extend(links);
            }
            ("proves", Place::Test(test)) => {
                let links = self.links(tokens, &test);
                self.found.links.tests.extend(links);
            }
            _ => {}
        }
    }

    fn links(&self, tokens: &TokenStream, name: &str) -> Vec<Link> {
        let link = |text: tokens::Text| Link {
            id: text.value,
            file: self.file.to_owned(),
            line: text.line,
            name: name.to_owned(),
        };
        tokens::texts(tokens).into_iter().map(link).collect()
    }
}

/// Gives an item's inside its place and its name, then visits it as ever.
macro_rules! enter {
    ($($method:ident($type:ident, $item:ident) => $name:expr;)+) => {
        $(fn $method(&mut self, $item: &'ast syn::$type) {
            self.inside(&$item.attrs, &$name, |scan| visit::$method(scan, $item));
        })+
    };
}

impl<'ast> Visit<'ast> for Scan<'_> {
    enter! {
        visit_item_const(ItemConst, item) => item.ident.to_string();
        visit_item_static(ItemStatic, item) => item.ident.to_string();
        visit_item_fn(ItemFn, item) => item.sig.ident.to_string();
        visit_item_impl(ItemImpl, item) => type_name(&item.self_ty);
        visit_item_trait(ItemTrait, item) => item.ident.to_string();
        visit_item_macro(ItemMacro, item) => macro_name(item.ident.as_ref(), &item.mac);
        visit_impl_item_const(ImplItemConst, item) => item.ident.to_string();
        visit_impl_item_fn(ImplItemFn, item) => item.sig.ident.to_string();
        visit_impl_item_macro(ImplItemMacro, item) => macro_name(None, &item.mac);
        visit_trait_item_const(TraitItemConst, item) => item.ident.to_string();
        visit_trait_item_fn(TraitItemFn, item) => item.sig.ident.to_string();
        visit_trait_item_macro(TraitItemMacro, item) => macro_name(None, &item.mac);
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if item.content.is_none() && is_for_tests_only(&item.attrs) {
            self.found.test_modules.push(item.ident.to_string());
        }
        self.inside(&item.attrs, &item.ident.to_string(), |scan| visit::visit_item_mod(scan, item));
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        self.statement(&local.attrs, |scan| visit::visit_local(scan, local));
    }

    fn visit_stmt_macro(&mut self, statement: &'ast syn::StmtMacro) {
        self.statement(&statement.attrs, |scan| visit::visit_stmt_macro(scan, statement));
    }

    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        self.call(&last_name(&called.path), &called.tokens);
        for inner in tokens::calls(&called.tokens) {
            self.call(&inner.name, &inner.tokens);
        }
    }
}

/// The type that an `impl` is for, without its path and parameters.
fn type_name(of: &syn::Type) -> String {
    match of {
        syn::Type::Path(path) => last_name(&path.path),
        syn::Type::Reference(reference) => type_name(&reference.elem),
        _ => "impl".to_owned(),
    }
}

/// What a macro defines, or else which macro is called.
fn macro_name(defined: Option<&Ident>, called: &syn::Macro) -> String {
    defined.map_or_else(|| format!("{}!", last_name(&called.path)), Ident::to_string)
}
