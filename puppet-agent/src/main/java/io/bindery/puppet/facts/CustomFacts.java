package io.bindery.puppet.facts;

import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Resolves facts that are written in Ruby (`lib/facter/*.rb`). It is used only if such files exist.
@FunctionalInterface
public interface CustomFacts {
    /// A fact that the files define, with its value; facts without a value are left out.
    ///
    /// @param weight the weight of the resolution that gave the value; a fact of weight 0 yields to a core fact of the same name
    record CustomFact(String name, int weight, Value value) {}

    /// @param files    in the order they are loaded in
    /// @param wanted   the names of facts whose values are needed
    /// @param known    the value of a core or external fact, which files may ask for
    /// @param messages takes what goes wrong
    List<CustomFact> resolve(
            List<Path> files, Predicate<String> wanted, Function<String, @Nullable Value> known, Consumer<FactMessage> messages);
}
