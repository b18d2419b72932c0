package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// `Type[title] { attributes }`.
public record ResourceOverride(ResourceStatement.Form form, Expression target, List<Attribute> attributes, Place place) implements Expression {
    public ResourceOverride {
        attributes = List.copyOf(attributes);
    }
}
