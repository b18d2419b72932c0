package io.bindery.ruby;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Resolves custom facts: files in Ruby that use Facter's interface.
///
/// @param jars the folder with JRuby's jar; null or empty of jars where Ruby is not to be had
public record RubyFacts(@Nullable Path jars) {
    /// Starts a Ruby, resolves the facts and ends it.
    ///
    /// @return JSON, as [FactEngine#resolve] gives it
    public String resolve(
            List<Path> files, Predicate<String> wanted, Function<String, @Nullable String> known, FactEngine.Programs programs,
            BiConsumer<String, String> messages)
            throws RubyError, RubyUnavailable {
        try (FactEngine engine = EngineLoader.startFacts(jars)) {
            return engine.resolve(files.stream().map(Path::toString).toList(), wanted, known, programs, messages);
        }
    }
}
