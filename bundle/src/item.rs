//! What an item is to the bundler.

use std::ops::Range;

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Attribute, Ident, ImplItem, Item, ItemImpl, Meta, TraitItem, Type};

use crate::source::LIBRARY;

/// When a part of a kept module is kept.
pub(crate) enum Kind {
    /// If it is named.
    Named(String),
    /// If the type is, and the trait: these are their paths, as far as there are any. If it has members, one must be
    /// kept.
    Implementation(Vec<Vec<String>>),
    /// If it is named and the part of this index is kept: a function or constant of a type, a function of a trait that
    /// has a body.
    Member(usize, String),
    /// Always: a trait of the library, a call of a macro.
    Fixed,
}

pub(crate) fn range(syntax: &impl Spanned) -> Range<usize> {
    syntax.span().byte_range()
}

/// The identifier without `r#`.
pub(crate) fn plain(ident: &Ident) -> String {
    ident.to_string().trim_start_matches("r#").to_owned()
}

/// Whether `#[cfg(test)]` or `#[test]` stands there.
pub(crate) fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string() == "test",
        Meta::NameValue(_) => false,
    })
}

pub(crate) fn attributes_of(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// The name of an item that has exactly one.
pub(crate) fn name_of(item: &Item) -> Option<String> {
    let ident = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Macro(item) => item.ident.as_ref()?,
        Item::Mod(item) => &item.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        _ => return None,
    };
    Some(plain(ident))
}

pub(crate) fn kind(item: &Item, root: usize) -> Kind {
    match (item, name_of(item)) {
        (Item::Impl(item), _) => Kind::Implementation(head_paths(item)),
        // Methods of a trait are called without its name.
        (Item::Trait(_), _) if root == LIBRARY => Kind::Fixed,
        (_, Some(name)) if name != "_" => Kind::Named(name),
        _ => Kind::Fixed,
    }
}

/// The functions and constants of a type, and the functions of a trait that have a body: what may be left out.
pub(crate) fn members_of(item: &Item) -> Vec<(String, TokenStream)> {
    let functions_of_trait = |item: &TraitItem| match item {
        TraitItem::Fn(function) if function.default.is_some() && !is_test(&function.attrs) => {
            Some((plain(&function.sig.ident), function.to_token_stream()))
        }
        _ => None,
    };
    let members_of_type = |item: &ImplItem| match item {
        ImplItem::Fn(function) if !is_test(&function.attrs) => {
            Some((plain(&function.sig.ident), function.to_token_stream()))
        }
        ImplItem::Const(constant) if !is_test(&constant.attrs) => {
            Some((plain(&constant.ident), constant.to_token_stream()))
        }
        _ => None,
    };
    match item {
        Item::Trait(item) => item.items.iter().filter_map(functions_of_trait).collect(),
        Item::Impl(item) if item.trait_.is_none() => {
            item.items.iter().filter_map(members_of_type).collect()
        }
        _ => Vec::new(),
    }
}

/// The path of the trait that `item` implements, and of the type for which.
fn head_paths(item: &ItemImpl) -> Vec<Vec<String>> {
    let mut type_ = &*item.self_ty;
    while let Type::Reference(reference) = type_ {
        type_ = &reference.elem;
    }
    let type_ = match type_ {
        Type::Path(path) => Some(&path.path),
        _ => None,
    };
    let trait_ = item.trait_.as_ref().map(|(path, _)| path);
    let segments = |path: &syn::Path| path.segments.iter().map(|s| plain(&s.ident)).collect();
    trait_.into_iter().chain(type_).map(segments).collect()
}
