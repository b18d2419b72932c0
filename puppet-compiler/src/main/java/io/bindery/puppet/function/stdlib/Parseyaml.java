package io.bindery.puppet.function.stdlib;

import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.puppet.function.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;

/// `parseyaml`: the data that a YAML text holds, or a default where it holds none.
final class Parseyaml {
    static final Function FUNCTION = LegacyFunction.of(
            "parseyaml",
            -1,
            (call, arguments) -> Parsejson.reading(arguments, text -> read("<unknown>", text)));

    private Parseyaml() {}

    static Value read(String path, String text) {
        return YamlReader.read(new SourceFile(path, text), ValueBuilder.VALUES, YamlOptions.SAFE);
    }
}
