package io.bindery.puppet.type;

import io.bindery.puppet.type.object.ObjectInstance;
import io.bindery.puppet.type.parse.TimeBounds;
import io.bindery.puppet.type.parse.TypeInterpreter;
import io.bindery.puppet.type.parse.TypeParameters;
import io.bindery.puppet.type.parse.TypeParser;
import io.bindery.puppet.type.print.TypeNames;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Uri;
import io.bindery.puppet.value.Value;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The tables that a real Puppet wrote (`src/test/corpus/types`), and the small language they are written in: types and literals,
/// with `Timespan(5)` and the like for values that have no literal.
final class Goldens {
    private static final Path FOLDER = Path.of("src/test/corpus/types");
    private static final List<String> RESOURCE_TYPES = List.of("file", "package", "exec", "service", "user", "group", "notify");

    private Goldens() {}

    static List<String> lines(String name) {
        try {
            return Files.readAllLines(FOLDER.resolve(name)).stream().filter(line -> !line.isEmpty()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The rows of a table, each at least so many cells long.
    static List<List<String>> rows(String name, int cells) {
        return lines(name + ".tsv").stream().map(line -> row(line, cells)).toList();
    }

    private static List<String> row(String line, int cells) {
        List<String> row = Arrays.stream(line.split("\t", cells)).map(Goldens::unescaped).toList();
        if (row.size() != cells) {
            throw new IllegalStateException("expected " + cells + " cells: " + line);
        }
        return row;
    }

    private static String unescaped(String cell) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < cell.length(); i++) {
            char c = cell.charAt(i);
            if (c == '\\' && i + 1 < cell.length()) {
                char next = cell.charAt(++i);
                out.append(next == 'n' ? '\n' : next == 't' ? '\t' : next);
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    static Type type(String text) {
        return TypeParser.parse(text, Goldens::resource);
    }

    /// A value as the evaluator makes it.
    static Value value(String text) {
        return TypeParser.read(text, new Evaluated());
    }

    static @Nullable Type resource(String name) {
        return RESOURCE_TYPES.contains(name.toLowerCase(Locale.ROOT)) ? new ResourceType(TypeNames.capitalized(name), null) : null;
    }

    /// How the goldens write a result.
    static String written(Value value) {
        return switch (value) {
            case Undef _ -> "undef";
            case Arr array -> array.elements().stream().map(Goldens::written).collect(Collectors.joining(", ", "[", "]"));
            default -> value.toString();
        };
    }

    /// Brackets as expressions have them, and instances by name.
    private static final class Evaluated implements TypeParser.Meaning {
        @Override
        public Type named(String name) {
            Type type = new TypeInterpreter(Goldens::resource).named(name);
            if (type instanceof TypeReferenceType && !name.equals("TypeReference")) {
                throw new TypeException("UNKNOWN_RESOURCE_TYPE", TypeException.WHOLE, "Resource type not found: " + name);
            }
            return type;
        }

        @Override
        public Value parameterized(String name, List<Value> parameters, String source) {
            return TypeParameters.parameterize(named(name), parameters);
        }

        @Override
        public Value made(String name, List<Value> arguments) {
            Value first = arguments.getFirst();
            String text = first instanceof Str string ? string.value() : "";
            return switch (name) {
                case "Sensitive" -> new Sensitive(first);
                case "Timespan" -> java.util.Objects.requireNonNull(TimeBounds.timespan(first));
                case "Timestamp" -> java.util.Objects.requireNonNull(TimeBounds.timestamp(first));
                case "SemVer" -> SemVer.parse(text);
                case "SemVerRange" -> SemVerRange.parse(text);
                case "URI" -> Uri.parse(text);
                case "Binary" -> new Binary(Base64.getDecoder().decode(text));
                default -> ObjectInstance.of((ObjectType) named(name), arguments);
            };
        }
    }
}
