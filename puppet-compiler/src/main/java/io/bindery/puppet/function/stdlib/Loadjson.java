package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import java.util.function.Supplier;

/// `loadjson`: the data of a JSON file, or the default if the file is missing or unreadable.
final class Loadjson {
    private Loadjson() {}

    /// @param original the module's own Ruby function, which fetches URLs
    static Function of(Supplier<Function> original) {
        return DataFile.function("loadjson", original, (path, text) -> PsonText.read(text));
    }
}
