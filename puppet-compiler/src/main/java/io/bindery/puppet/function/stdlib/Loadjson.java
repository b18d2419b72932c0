package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import java.util.function.Supplier;

/// `loadjson`: the data of a JSON file, or a default where there is none or it cannot be read.
final class Loadjson {
    private Loadjson() {}

    /// @param original the module's own, which fetches what is a URL
    static Function of(Supplier<Function> original) {
        return DataFile.function("loadjson", original, (path, text) -> PsonText.read(text));
    }
}
