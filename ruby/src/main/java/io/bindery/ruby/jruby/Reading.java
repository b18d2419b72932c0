package io.bindery.ruby.jruby;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import org.jspecify.annotations.Nullable;

/// Reproduces Ruby 3.1's error messages for texts that JRuby's data readers refused.
final class Reading {
    private Reading() {}

    /// Null if nothing is wrong with it by our reading.
    static @Nullable String json(String text) {
        try {
            JsonReader.read(new SourceFile("", text), ValueBuilder.VALUES);
            return null;
        } catch (DataError error) {
            return error.text();
        }
    }

    /// @param file the name that the message gives it
    static @Nullable String yaml(String text, String file) {
        try {
            YamlReader.read(new SourceFile(file, text), ValueBuilder.VALUES, YamlOptions.WITH_SYMBOLS);
            return null;
        } catch (DataError error) {
            return error.text();
        }
    }
}
