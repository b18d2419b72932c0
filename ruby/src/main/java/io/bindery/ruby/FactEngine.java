package io.bindery.ruby;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// A Ruby engine with Facter's interface for custom facts.
public interface FactEngine extends AutoCloseable {
    /// Runs programs for Ruby code.
    @FunctionalInterface
    interface Programs {
        /// The standard output and standard error of a shell command; null if it takes longer than so many seconds.
        @Nullable List<String> run(String command, int limit, Map<String, String> environment);
    }

    /// Loads files and resolves the facts that they define.
    ///
    /// @param known    the value of another fact as JSON, or null
    /// @param messages takes the level and text of what goes wrong
    /// @return JSON: a list of name, weight and value for each fact that has a value
    String resolve(
            List<String> files, Predicate<String> wanted, Function<String, @Nullable String> known, Programs programs,
            BiConsumer<String, String> messages)
            throws RubyError;

    @Override
    void close();
}
