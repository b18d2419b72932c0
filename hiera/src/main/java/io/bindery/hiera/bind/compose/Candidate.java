package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.inject.Provenance;
import io.bindery.hiera.bind.model.Alternative;
import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.hiera.bind.model.BoundExpression;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.Modifiers;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// A binding that applies to the request, at its position.
///
/// @param type as stated; null if it follows from the value
/// @param supply null for abstract bindings and multibinds
/// @param statement the statement it comes from; candidates of one statement never conflict
/// @param ordinal its place in the order of all statements
/// @param via the rebinding that moved it; null if none did
record Candidate(
        Key key,
        @Nullable Type type,
        Modifiers modifiers,
        @Nullable Supply supply,
        Statement statement,
        Position position,
        Origin origin,
        int ordinal,
        @Nullable Candidate via) {

    /// The layer, the bindings and the alternative of a `when` that the candidate comes from.
    record Origin(String layer, String bindings, Alternative alternative) {
        Provenance provenance(Key key, Position position, SourceLocation location, @Nullable String source) {
            return new Provenance(key, layer, bindings, alternative.toString(), position.precedence().toString(), location, source);
        }
    }

    Provenance provenance() {
        return origin.provenance(key, position, location(), source());
    }

    /// What its value is taken from, where another statement or resource has it.
    private @Nullable String source() {
        return supply != null && supply.producer() instanceof ProducerDescriptor.Part(ProducerDescriptor object, String name)
                ? "parameter '" + name + "' of " + described(object)
                : null;
    }

    private static String described(ProducerDescriptor object) {
        return switch (object) {
            case ProducerDescriptor.Referring(var reference) -> BindingTypes.text(reference);
            case ProducerDescriptor.Querying query -> query.query().text();
            case ProducerDescriptor.Evaluating(BoundExpression expression) -> expression.text();
            case ProducerDescriptor.Instance(String name) -> name;
            case ProducerDescriptor.Delegating delegating -> "producer " + delegating.producer();
            case ProducerDescriptor.Constant _, ProducerDescriptor.Part _ -> "a value";
        };
    }

    SourceLocation location() {
        return via != null && isAbstract() ? via.location() : statement.location();
    }

    boolean isAbstract() {
        return modifiers.isAbstract();
    }

    /// The source of possible conflicts: the statement, or the statement that rebound it. It cannot conflict with itself.
    Statement identity() {
        return via == null ? statement : via.statement;
    }

    Statement.@Nullable Multibinding multibind() {
        return !isAbstract() && statement instanceof Statement.Multibinding multibinding ? multibinding : null;
    }

    /// Whether a class or resource type takes the place of another: that fits by its parameters, not as a value of a type.
    boolean isSubstitution() {
        return key.name().isEmpty()
                && (type instanceof ClassType || type instanceof ResourceType(String _, String title, _) && title == null)
                && supply != null
                && supply.producer() instanceof ProducerDescriptor.Referring;
    }

    /// The literal it is bound to, or null.
    @Nullable Value literal() {
        return supply != null && supply.producer() instanceof ProducerDescriptor.Constant(Value value) ? value : null;
    }

    /// The same binding under another key and position, as a rebinding makes it.
    Candidate moved(Key target, Position to, Origin at, boolean makeAbstract, Candidate rebinding) {
        Modifiers changed = new Modifiers(makeAbstract, false, false);
        return new Candidate(
                target, type, changed, makeAbstract ? null : supply, statement, to, at, rebinding.ordinal, rebinding.after(via));
    }

    private Candidate after(@Nullable Candidate earlier) {
        return earlier == null ? this : new Candidate(key, type, modifiers, supply, statement, position, origin, ordinal, earlier);
    }

    /// `at (file: F, line: N)`, as messages name a second party.
    String at() {
        String where = location().toString();
        return where.isEmpty() ? "in layer '" + origin.layer() + "'" : "at " + where;
    }
}
