package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// `case test { ... }`.
public record Case(Expression test, List<CaseOption> options, Place place) implements Expression {
    public Case {
        options = List.copyOf(options);
    }
}
