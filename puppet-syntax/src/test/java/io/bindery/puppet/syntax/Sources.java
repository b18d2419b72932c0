package io.bindery.puppet.syntax;

import io.bindery.puppet.syntax.reader.ParseResult;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.syntax.rules.Validator;
import io.bindery.puppet.syntax.rules.ValidatorSettings;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// Steps that the tests share: read a source, parse it, and print the diagnostics.
final class Sources {
    private Sources() {}

    static SourceFile read(Path path) throws IOException {
        return new SourceFile("", Files.readString(path));
    }

    static ParseResult parse(Path path) throws IOException {
        return path.toString().endsWith(".epp") ? Parser.parseEpp(read(path)) : Parser.parse(read(path));
    }

    static ParseResult parse(String text) {
        return Parser.parse(new SourceFile("", text));
    }

    static List<Diagnostic> check(String text, ValidatorSettings settings) {
        return Validator.check(parse(text), settings);
    }

    /// One line a diagnostic: severity, place, message.
    static String written(List<Diagnostic> diagnostics) {
        StringBuilder out = new StringBuilder();
        for (Diagnostic diagnostic : diagnostics) {
            Place place = diagnostic.place();
            String where = place == null || place.isWhole() ? "-" : place.line() + ":" + place.column();
            out.append(diagnostic.severity().name().toLowerCase(Locale.ROOT)).append(' ').append(where);
            out.append(' ').append(diagnostic.message()).append('\n');
        }
        return out.toString();
    }
}
