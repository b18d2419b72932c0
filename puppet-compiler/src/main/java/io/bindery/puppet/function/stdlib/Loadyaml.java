package io.bindery.puppet.function.stdlib;

import io.bindery.data.YamlOptions;
import io.bindery.puppet.eval.Function;
import java.util.function.Supplier;

/// `loadyaml`: the data of a YAML file, or the default if the file is missing or unreadable.
final class Loadyaml {
    private Loadyaml() {}

    /// @param original the module's own Ruby function, which fetches URLs
    static Function of(Supplier<Function> original) {
        return DataFile.function("loadyaml", original, (path, text) -> Parseyaml.read(path, text));
    }

    /// The function of stdlib 9 and later: it allows aliases, and its errors do not name the file.
    static Function nine(Supplier<Function> original) {
        return DataFile.function("loadyaml", original, (path, text) -> Parseyaml.read("<unknown>", text, YamlOptions.SAFE));
    }
}
