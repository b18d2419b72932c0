package io.bindery.ruby;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A function defined in Ruby: how it is called, as its file declares it.
///
/// @param legacy whether it was written for Puppet 3 (`newfunction`): it takes one array, its arity alone is checked
/// @param arity  of a legacy function: as Ruby counts it, -1 for any number
/// @param rvalue of a legacy function: whether it gives a value
public record RubyFunction(String name, boolean legacy, int arity, boolean rvalue, List<Dispatch> dispatches, List<Type> types) {
    /// A type that the function names for its own signatures.
    public record Type(String name, String definition) {}

    /// One `dispatch` block.
    ///
    /// @param mismatch whether it exists to say what is wrong (`argument_mismatch`)
    public record Dispatch(
            String method,
            List<Parameter> parameters,
            @Nullable String block,
            boolean blockOptional,
            @Nullable String returns,
            boolean mismatch) {}

    /// A parameter: its kind is `required`, `optional`, `repeated` or `required_repeated`.
    public record Parameter(String type, String name, String kind) {}
}
