package io.bindery.hiera;

import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The functions that lookup may call.
public interface DataFunctions {
    /// A function written by a user, by its qualified name; null if no such function is defined.
    @Nullable DataFunction find(String name);

    /// Calls the function `new`, for `convert_to`: the type (or its text), the value, and further arguments.
    Value convert(List<Value> arguments);

    /// The type that a text is, for `convert_to`.
    ///
    /// @throws LookupError if the text is not a valid type
    Value type(String text);

    /// A function of a hierarchy entry. Every exception it throws is an error, except [NoSuchKey].
    interface DataFunction {
        Value call(List<Value> arguments);
    }

    /// No functions at all.
    DataFunctions NONE = new DataFunctions() {
        @Override
        public @Nullable DataFunction find(String name) {
            return null;
        }

        @Override
        public Value convert(List<Value> arguments) {
            throw new LookupError("no function can be called here");
        }

        @Override
        public Value type(String text) {
            return Assertions.parse(text);
        }
    };
}
