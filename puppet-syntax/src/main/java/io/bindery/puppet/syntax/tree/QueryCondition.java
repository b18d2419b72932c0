package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// The condition of a [ResourceQuery].
public sealed interface QueryCondition {
    Place place();

    record And(QueryCondition left, QueryCondition right, Place place) implements QueryCondition {}

    record Or(QueryCondition left, QueryCondition right, Place place) implements QueryCondition {}

    record Not(QueryCondition operand, Place place) implements QueryCondition {}

    /// `name operator value`. The name is a parameter's, or `title`, `tag`, `exported` or `certname`. A [Name] as value is text.
    record Comparison(String name, QueryOperator operator, Expression value, Place place) implements QueryCondition {}
}
