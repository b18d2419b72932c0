package io.bindery.puppet.syntax.tree;

import io.bindery.puppet.syntax.operator.RelationshipOperator;
import io.bindery.text.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A statement inside `bindings name { }`.
///
/// Some records can hold forms that no statement may have, such as a producer in a statement that takes none: the validator then
/// gives a better message than the parser could. Types are a [TypeName] or an [Access] of one; `class a` is read as `Class[a]`.
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
            Modifiers modifiers,
            Key.@Nullable Plain key,
            @Nullable Producer producer,
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
            Modifiers modifiers,
            Key.Plain key,
            @Nullable LiteralString id,
            @Nullable Producer producer,
            List<Attribute.Operation> options,
            Place place)
            implements BindingStatement {
        public Multibind {
            options = List.copyOf(options);
        }
    }

    /// `bind parameters target to producer { options }`. The target is a type; a class name is read as `Class[name]`.
    record BindParameters(
            Modifiers modifiers,
            Expression target,
            Producer producer,
            List<Attribute.Operation> options,
            Place place)
            implements BindingStatement {
        public BindParameters {
            options = List.copyOf(options);
        }
    }

    /// `bind variables type to producer`.
    record BindVariables(
            Modifiers modifiers, @Nullable Expression type, Producer producer, Place place)
            implements BindingStatement {}

    /// `bind map left to right { left's name => right's name }`.
    record BindMap(
            Modifiers modifiers, Expression left, Expression right, List<Attribute.Operation> names, Place place)
            implements BindingStatement {
        public BindMap {
            names = List.copyOf(names);
        }
    }

    /// `rebind key`, `bind alias key as key` and `bind renamed key as key`. Only `rebind` has no target.
    record Rebind(
            RebindKind kind,
            Modifiers modifiers,
            Key source,
            @Nullable Key target,
            @Nullable Producer producer,
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

    /// The statements that bind what another binding produces.
    enum RebindKind {
        REBIND("rebind"),
        ALIAS("bind alias"),
        RENAMED("bind renamed");

        private final String words;

        RebindKind(String words) {
            this.words = words;
        }

        /// As it is written.
        public String words() {
            return words;
        }
    }

    /// The words `abstract` and `override`, given or not.
    record Modifiers(boolean isAbstract, boolean override) {
        public static final Modifiers NONE = new Modifiers(false, false);
    }

    /// The part after `to`: `optional` or not, and the source of the value.
    ///
    /// When `delegated`, it is `producer Type` or `producer 'name'`, and the expression is that type or [LiteralString].
    /// Otherwise a bare [TypeName] or [Access] of one is a type, resource or class to take the value from (a class name in place
    /// of a class is read as `Class[name]`), a [ResourceQuery] is run on demand, and any other expression is evaluated on demand.
    record Producer(boolean optional, boolean delegated, Expression expression, Place place) {}

    /// The key of a binding.
    sealed interface Key {
        Place place();

        /// `'name'`, `Type` or `Type, 'name'`: at least one of the two.
        record Plain(@Nullable Expression type, @Nullable LiteralString name, Place place) implements Key {}

        /// `parameters target[name]`: one parameter of a class, type or resource. The target is a type.
        record OfParameter(Expression target, String parameter, Place place) implements Key {}

        /// `variable name`.
        record OfVariable(String name, Place place) implements Key {}
    }

    /// Predicates joined by `and`: one alternative of a `when`.
    record Conjunction(List<CategoryPredicate> predicates) {
        public Conjunction {
            predicates = List.copyOf(predicates);
        }
    }

    /// `category value`: the category has that value, or one of several. A predicate without a category repeats the previous
    /// category.
    ///
    /// `common` is the category of that name without values. Values are a [LiteralString], [Concatenation], [Name],
    /// [LiteralInteger], [LiteralFloat], [Minus] of a number, or [LiteralBoolean].
    record CategoryPredicate(String category, List<Expression> values, Place place) {
        public static final String COMMON = "common";

        public CategoryPredicate {
            values = List.copyOf(values);
        }

        public boolean isCommon() {
            return values.isEmpty();
        }
    }
}
