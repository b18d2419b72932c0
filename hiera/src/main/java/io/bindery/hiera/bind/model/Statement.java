package io.bindery.hiera.bind.model;

import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.type.Type;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// A statement of named bindings.
public sealed interface Statement {
    SourceLocation location();

    /// `when ... { ... }`: the statements apply if one of the alternatives holds.
    record CategorizedBindings(List<Alternative> alternatives, List<Statement> statements, SourceLocation location)
            implements Statement {
        public CategorizedBindings {
            alternatives = List.copyOf(alternatives);
            statements = List.copyOf(statements);
        }
    }

    /// `bind KEY to PRODUCER`.
    ///
    /// @param type as stated; null if it follows from the value
    record Binding(Key key, @Nullable Type type, Modifiers modifiers, @Nullable Supply supply, SourceLocation location)
            implements Statement {}

    /// `multibind TYPE, NAME as ID`.
    record Multibinding(
            Key key, Type type, Modifiers modifiers, String id, MultibindOptions options, @Nullable Supply supply, SourceLocation location)
            implements Statement {}

    /// `bind NAME to PRODUCER in ID`: a contribution to a multibind.
    record Fragment(@Nullable String name, @Nullable Type type, String id, Supply supply, SourceLocation location) implements Statement {}

    /// `bind parameters TARGET to ...`.
    ///
    /// @param values each parameter of a literal hash; empty if an object is bound as a whole
    /// @param object null if a literal hash is bound
    /// @param map this statement's own map of target names to names of the object
    record ParameterBinding(
            Target target,
            Modifiers modifiers,
            SequencedMap<String, Supply> values,
            @Nullable Supply object,
            @Nullable SequencedMap<String, String> map,
            SourceLocation location)
            implements Statement {}

    /// `bind variables to ...`.
    ///
    /// @param names of abstract variables
    /// @param object an expression that gives the hash; null for a literal hash
    record VariableBinding(
            @Nullable Type type,
            Modifiers modifiers,
            SequencedMap<String, Supply> values,
            List<String> names,
            @Nullable Supply object,
            SourceLocation location)
            implements Statement {}

    /// `bind map LEFT to RIGHT { ... }`.
    record MapBinding(String left, String right, SequencedMap<String, String> names, SourceLocation location) implements Statement {}

    /// `rebind KEY`, `bind alias KEY as TARGET`, `bind renamed KEY as TARGET`.
    record RebindBinding(Kind kind, Key source, Key target, @Nullable Type type, boolean isAbstract, SourceLocation location)
            implements Statement {
        /// The treatment of the source key.
        public enum Kind {
            REBIND("rebind", "rebind"),
            ALIAS("alias", "bind alias"),
            RENAMED("rename", "bind renamed");

            private final String verb;
            private final String statement;

            Kind(String verb, String statement) {
                this.verb = verb;
                this.statement = statement;
            }

            public String verb() {
                return verb;
            }

            public String statement() {
                return statement;
            }
        }
    }

    /// `bind dependency A -> B ~> C`.
    record DependencyBinding(List<Link> links, SourceLocation location) implements Statement {
        public DependencyBinding {
            links = List.copyOf(links);
        }

        /// Every one of the former comes before, or notifies, every one of the latter.
        public record Link(List<Type> from, List<Type> to, boolean notifies) {}
    }

    /// `include NAMES` and `exclude NAMES`.
    record ClassInclusion(List<String> names, boolean exclude, SourceLocation location) implements Statement {}
}
