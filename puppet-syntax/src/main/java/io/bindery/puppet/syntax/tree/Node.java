package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// Anything in the tree: expressions, and the parts of them that are none.
public sealed interface Node
        permits Expression,
                Attribute,
                BindingStatement,
                CaseOption,
                CategoryEntry,
                HashEntry,
                LayerDeclaration,
                Parameter,
                ResourceBody,
                SelectorEntry,
                SiteItem {
    /// Where the salient part stands; errors about the node point here.
    Place place();
}
