package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What may stand in `bindings name { }`.
///
/// Some records can hold what no statement may have, a producer where none is taken for one: the validator then says what is
/// wrong in better words than the parser could. Types are a [TypeName] or an [Access] of one; `class a` is read as `Class[a]`.
public sealed interface BindingStatement extends Node {
    /// The words that statements start with.
    List<String> WORDS = List.of("bind", "multibind", "rebind", "include", "exclude", "when");

    /// `when category value { statements }`: the statements hold when one of the alternatives does.
    record When(List<Conjunction> alternatives, List<BindingStatement> statements, Place place) implements BindingStatement {
        public When {
            alternatives = List.copyOf(alternatives);
            statements = List.copyOf(statements);
        }
    }

    /// `bind key to producer in 'id' { options }`. Without an id it is a binding, and has a key; with one it is a contribution to
    /// the multibind of that id, and its key, if any, is its name there.
    record Bind(
            BindingModifiers modifiers,
            BindingKey.@Nullable Plain key,
            @Nullable BindingProducer producer,
            @Nullable LiteralString multibindId,
            List<Attribute.Operation> options,
            Place place)
            implements BindingStatement {
        public Bind {
            options = List.copyOf(options);
        }
    }

    /// `multibind type, 'name' as 'id' { options }`.
    record Multibind(
            BindingModifiers modifiers,
            BindingKey.Plain key,
            @Nullable LiteralString id,
            @Nullable BindingProducer producer,
            List<Attribute.Operation> options,
            Place place)
            implements BindingStatement {
        public Multibind {
            options = List.copyOf(options);
        }
    }

    /// `bind parameters target to producer { options }`. The target is a type; a class name is read as `Class[name]`.
    record BindParameters(
            BindingModifiers modifiers,
            Expression target,
            BindingProducer producer,
            List<Attribute.Operation> options,
            Place place)
            implements BindingStatement {
        public BindParameters {
            options = List.copyOf(options);
        }
    }

    /// `bind variables type to producer`.
    record BindVariables(
            BindingModifiers modifiers, @Nullable Expression type, BindingProducer producer, Place place)
            implements BindingStatement {}

    /// `bind map left to right { left's name => right's name }`.
    record BindMap(
            BindingModifiers modifiers, Expression left, Expression right, List<Attribute.Operation> names, Place place)
            implements BindingStatement {
        public BindMap {
            names = List.copyOf(names);
        }
    }

    /// `rebind key`, `bind alias key as key` and `bind renamed key as key`. Only `rebind` has no target.
    record Rebind(
            RebindKind kind,
            BindingModifiers modifiers,
            BindingKey source,
            @Nullable BindingKey target,
            @Nullable BindingProducer producer,
            Place place)
            implements BindingStatement {}

    /// `bind dependency a -> [b, c] ~> d`: one operator fewer than groups, each with its place.
    record BindDependency(List<List<Expression>> groups, List<Arrow> arrows, Place place) implements BindingStatement {
        public BindDependency {
            groups = groups.stream().map(List::copyOf).toList();
            arrows = List.copyOf(arrows);
        }
    }

    /// An operator between two groups of a dependency.
    record Arrow(RelationshipOperator operator, Place place) {}

    /// `include a, b` or `exclude [a, b]`: names of classes, each a [Name] or a [LiteralString].
    record Inclusion(boolean exclude, List<Expression> names, Place place) implements BindingStatement {
        public Inclusion {
            names = List.copyOf(names);
        }
    }

    /// Anything else, which the validator refuses.
    record Stray(Expression statement, Place place) implements BindingStatement {}
}
