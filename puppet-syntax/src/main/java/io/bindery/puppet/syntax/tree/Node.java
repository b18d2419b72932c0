package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// A node of the tree: an expression, or a part of one that is not itself an expression.
public sealed interface Node
        permits Expression,
                Attribute,
                BindingStatement,
                Case.Option,
                SiteItem.CategoryEntry,
                LiteralHash.Entry,
                SiteItem.Layer,
                Parameter,
                ResourceBody,
                Selector.Entry,
                SiteItem {
    /// Where the salient part stands; errors about the node point here.
    Place place();
}
