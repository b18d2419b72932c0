package io.bindery.ruby;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The declaration of a function in its Ruby file: how the function is called.
///
/// @param legacy whether it uses the API of Puppet 3 (`newfunction`): it takes one array, and only its arity is checked
/// @param arity  of a legacy function: as Ruby counts it, -1 for any number
/// @param rvalue of a legacy function: whether it returns a value
public record RubyFunction(String name, boolean legacy, int arity, boolean rvalue, List<Dispatch> dispatches, List<Type> types) {
    /// A type alias that the function defines for its own signatures.
    public record Type(String name, String definition) {}

    /// One `dispatch` block.
    ///
    /// @param mismatch whether the block only produces an error message (`argument_mismatch`)
    public record Dispatch(
            String method,
            List<Parameter> parameters,
            @Nullable Block block,
            @Nullable String returns,
            boolean mismatch) {}

    /// The block that a dispatch takes: the text of its type, its name in messages, and whether it may be left out.
    public record Block(String type, String name, boolean optional) {}

    /// A parameter: its kind is `required`, `optional`, `repeated` or `required_repeated`.
    public record Parameter(String type, String name, String kind) {}
}
