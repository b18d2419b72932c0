package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;

/// `CatalogEntry`: references to classes and resources.
public record CatalogEntryType() implements Type {
    public static final CatalogEntryType DEFAULT = new CatalogEntryType();

    @Override
    public String name() {
        return "CatalogEntry";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
