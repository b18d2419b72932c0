package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// `Type { attributes }`.
public record ResourceDefaults(ResourceStatement.Form form, Expression type, List<Attribute> attributes, Place place) implements Expression {
    public ResourceDefaults {
        attributes = List.copyOf(attributes);
    }
}
