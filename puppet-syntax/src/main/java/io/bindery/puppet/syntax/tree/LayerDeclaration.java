package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// `layer { 'name': include => ..., exclude => ... }`.
public record LayerDeclaration(Expression name, List<Attribute.Operation> operations, Place place) implements Node {
    public LayerDeclaration {
        operations = List.copyOf(operations);
    }
}
