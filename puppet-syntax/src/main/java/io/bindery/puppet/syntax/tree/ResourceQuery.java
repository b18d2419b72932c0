package io.bindery.puppet.syntax.tree;

import io.bindery.puppet.syntax.operator.QueryOperator;
import io.bindery.text.Place;

/// `Type[?? condition]`: the resources of that type in other nodes' catalogs for which the condition holds.
public record ResourceQuery(TypeName type, Condition condition, Place place) implements Expression {
    /// The condition of a [ResourceQuery].
    public sealed interface Condition {
        Place place();

        record And(Condition left, Condition right, Place place) implements Condition {}

        record Or(Condition left, Condition right, Place place) implements Condition {}

        record Not(Condition operand, Place place) implements Condition {}

        /// `name operator value`. The name is a parameter's, or `title`, `tag`, `exported` or `certname`. A [Name] as value is text.
        record Comparison(String name, QueryOperator operator, Expression value, Place place) implements Condition {}
    }
}
