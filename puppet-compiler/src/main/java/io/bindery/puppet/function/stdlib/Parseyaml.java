package io.bindery.puppet.function.stdlib;

import io.bindery.data.DataError;
import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;

/// `parseyaml`: the data of a YAML text, or a default if the text cannot be read.
final class Parseyaml {
    static final Function FUNCTION = LegacyFunction.of(
            "parseyaml",
            -1,
            (call, arguments) -> Parsejson.reading(arguments, text -> read("<unknown>", text)));

    private Parseyaml() {}

    static Value read(String path, String text) {
        return read(path, text, YamlOptions.PLAIN);
    }

    static Value read(String path, String text, YamlOptions options) {
        try {
            return YamlReader.read(new SourceFile(path, text), ValueBuilder.VALUES, options);
        } catch (DataError error) {
            // Our reader names the file as Puppet does; Ruby's own does not when it refuses a class.
            String place = "(" + path + "): ";
            boolean refused = error.text().startsWith(place + "Tried to load");
            throw new DataError(refused ? error.text().substring(place.length()) : error.text(), error.line(), error.column());
        }
    }
}
