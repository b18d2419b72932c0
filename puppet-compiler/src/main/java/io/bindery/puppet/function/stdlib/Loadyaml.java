package io.bindery.puppet.function.stdlib;

import io.bindery.data.YamlOptions;
import io.bindery.puppet.eval.Function;
import java.util.function.Supplier;

/// `loadyaml`: the data of a YAML file, or a default where there is none or it cannot be read.
final class Loadyaml {
    private Loadyaml() {}

    /// @param original the module's own, which fetches what is a URL
    static Function of(Supplier<Function> original) {
        return DataFile.function("loadyaml", original, (path, text) -> Parseyaml.read(path, text));
    }

    /// As of stdlib 9, which allows aliases, and does not tell the reader where the text is from.
    static Function nine(Supplier<Function> original) {
        return DataFile.function("loadyaml", original, (path, text) -> Parseyaml.read("<unknown>", text, YamlOptions.SAFE));
    }
}
