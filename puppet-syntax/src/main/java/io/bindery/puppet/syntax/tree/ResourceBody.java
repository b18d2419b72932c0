package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// One `title: attributes` of a resource statement.
public record ResourceBody(Expression title, List<Attribute> attributes, Place place) implements Node {
    public ResourceBody {
        attributes = List.copyOf(attributes);
    }
}
