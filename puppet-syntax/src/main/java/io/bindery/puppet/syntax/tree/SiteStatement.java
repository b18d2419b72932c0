package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// `site { items }`: what holds for the whole site. Which items may stand in it depends on the file it is in.
public record SiteStatement(List<SiteItem> items, Place place) implements Expression {
    public SiteStatement {
        items = List.copyOf(items);
    }
}
