package io.bindery.cfengine.function;

import java.util.List;
import java.util.Set;

/// A function's signature, read from the table `functions.table`.
public record Signature(
        String name, String returns, String category, List<Parameter> parameters, Set<Trait> traits) {

    public Signature {
        parameters = List.copyOf(parameters);
        traits = Set.copyOf(traits);
    }

    public enum Trait {
        /// The result is kept by arguments for the rest of the run, unless `cache_system_functions` says no.
        CACHED,
        /// Takes data by variable name, inline or from a nested call.
        COLLECTING,
        /// Takes more arguments than parameters are described.
        VARIADIC,
        /// Arguments are not evaluated before the call.
        DELAYED,
        DEPRECATED
    }

    /// `type` is the attribute type word (`string`, `option`, ...), `range` as the reference program writes it.
    public record Parameter(String type, String range) {}

    public boolean has(Trait trait) {
        return traits.contains(trait);
    }
}
