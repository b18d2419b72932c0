package io.bindery.hiera;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The kinds of data files, and how a text of each kind is read.
enum DataFormat {
    YAML {
        @Override
        Content read(SourceFile source) {
            List<String> warnings = new ArrayList<>();
            YamlOptions options = YamlOptions.WITH_SYMBOLS.onDuplicate(duplicate -> warnings.add(source.name() + ": key '" + duplicate.key()
                    + "' is defined more than once, the last one is used (line: " + duplicate.line() + ", column: "
                    + duplicate.column() + ")"));
            try {
                return new Content(YamlReader.read(source, DataValues.VALUES, options), warnings);
            } catch (DataError error) {
                throw LookupError.broken("Unable to parse " + error.text(), source, error);
            }
        }
    },
    JSON {
        @Override
        Content read(SourceFile source) {
            try {
                return new Content(JsonReader.read(source, DataValues.VALUES), List.of());
            } catch (DataError error) {
                throw LookupError.broken("Unable to parse (" + source.name() + "): " + error.text(), source, error);
            }
        }
    },
    HOCON {
        @Override
        Content read(SourceFile source) {
            return new Content(HoconText.read(source), List.of());
        }
    };

    /// The format that a built-in function reads, null for any other function.
    static @Nullable DataFormat ofFunction(String name) {
        return switch (name) {
            case "yaml_data" -> YAML;
            case "json_data" -> JSON;
            case "hocon_data" -> HOCON;
            default -> null;
        };
    }

    /// The content of a data file, and the warnings that reading it gave.
    record Content(Value value, List<String> warnings) {}

    abstract Content read(SourceFile source);

    /// The data of a file, which in YAML may be nothing at all.
    DataHash hash(SourceFile source, Strict strict) {
        Content content = read(source);
        if (content.value() instanceof Hash hash) {
            return DataHash.of(hash, content.warnings());
        }
        if (this != YAML) {
            throw new NotAHash(content.value());
        }
        String message = source.name() + ": file does not contain a valid yaml hash";
        boolean nothing = content.value() == Undef.UNDEF || content.value() == io.bindery.puppet.value.Bool.FALSE;
        if (strict == Strict.ERROR && !nothing) {
            throw new LookupError(message);
        }
        return DataHash.of(Hash.EMPTY, List.of(message));
    }

    /// The error for a file whose content is not a hash. The caller adds its own message.
    static final class NotAHash extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient Value value;

        NotAHash(Value value) {
            super("not a hash", null, false, false);
            this.value = value;
        }

        Value value() {
            return value;
        }
    }
}
