package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// Anything in the tree: expressions, and the parts of them that are none.
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
