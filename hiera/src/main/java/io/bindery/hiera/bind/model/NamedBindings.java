package io.bindery.hiera.bind.model;

import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A `bindings` definition, or what a provider gives in place of one.
public sealed interface NamedBindings {
    /// As in `bindings NAME`.
    String name();

    /// Bindings that can be listed.
    ///
    /// @param file where they stand; null for those of no file
    record Stated(String name, @Nullable String file, List<Statement> statements) implements NamedBindings {
        public Stated {
            statements = List.copyOf(statements);
        }
    }

    /// A source that can only be asked.
    non-sealed interface Lazy extends NamedBindings {
        /// The value of a key, or null where the source has none.
        @Nullable Found find(Key key);

        /// How the source came to its answer, as lines of text.
        default List<String> explain(Key key) {
            return List.of();
        }
    }

    /// What a lazy source found.
    record Found(Value value, SourceLocation location) {}
}
