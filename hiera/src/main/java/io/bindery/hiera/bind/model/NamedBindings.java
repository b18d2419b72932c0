package io.bindery.hiera.bind.model;

import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A `bindings` definition, or the result of a provider in its place.
public sealed interface NamedBindings {
    /// As in `bindings NAME`.
    String name();

    /// Bindings that can be listed.
    ///
    /// @param file the file that defines them; null if there is none
    record Stated(String name, @Nullable String file, List<Statement> statements) implements NamedBindings {
        public Stated {
            statements = List.copyOf(statements);
        }
    }

    /// A source that answers single keys but cannot list them.
    non-sealed interface Lazy extends NamedBindings {
        /// The value of a key, or null if the source has none.
        @Nullable Found find(Key key);

        /// How the source came to its answer, as lines of text.
        default List<String> explain(Key key) {
            return List.of();
        }
    }

    /// A value that a lazy source found.
    record Found(Value value, SourceLocation location) {}
}
