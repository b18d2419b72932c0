package io.bindery.cfengine.eval;

import io.bindery.cfengine.data.Csv;
import io.bindery.cfengine.data.EnvironmentFile;
import io.bindery.cfengine.data.YamlText;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.JsonError;
import io.bindery.cfengine.value.JsonReader;
import io.bindery.cfengine.value.Numbers;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import io.bindery.files.FileReading;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Reads the lines by which a module reports classes and variables: `+class`, `-class`, `=name=value`, `@name={ "a", "b" }`,
/// `%name={json}`, `&name=file`, and `^context=`, `^meta=`, `^persistence=`, which apply to the following lines.
public final class ModuleProtocol {
    private static final String SOURCE = "source=module";

    private final Evaluation evaluation;
    private final @Nullable PersistentClasses persistentClasses;
    private String context;
    /// As CFEngine does: without `^meta` a variable has no tags, not even the source.
    private List<String> tags = List.of();
    private long persistence;

    /// Variables go to the scope named after the source, until it says otherwise.
    ///
    /// @param persistentClasses where classes are kept for later runs; null if they end with this one
    public ModuleProtocol(Evaluation evaluation, String source, @Nullable PersistentClasses persistentClasses) {
        this.evaluation = evaluation;
        this.context = Names.canonify(source);
        this.persistentClasses = persistentClasses;
    }

    public void read(String line) {
        if (line.isEmpty()) {
            return;
        }
        String rest = line.substring(1);
        switch (line.charAt(0)) {
            case '^' -> setting(line, rest);
            case '+' -> define(Names.canonifyClass(rest.strip()));
            case '-' -> evaluation.undefineClass(Names.canonifyClass(rest.strip()));
            case '=' -> variable(rest, this::plain);
            case '@' -> variable(rest, this::list);
            case '%' -> variable(rest, this::json);
            case '&' -> variable(rest, (_, text) -> file(text));
            default -> evaluation.log().log(Level.VERBOSE, "M \"" + context + "\": " + line);
        }
    }

    private void setting(String line, String text) {
        int equals = text.indexOf('=');
        String value = text.substring(equals + 1).strip();
        switch (text.substring(0, Math.max(equals, 0))) {
            case "context" -> context = value;
            case "meta" -> {
                tags = new ArrayList<>(List.of(value.split(",")));
                tags.add(SOURCE);
            }
            case "persistence" -> persistence = Numbers.whole(value) instanceof Long minutes ? minutes : 0;
            default -> evaluation.log().info("Unknown extended module command '" + line + "'");
        }
    }

    private void define(String name) {
        evaluation.defineClass(name, tags);
        if (persistence > 0 && persistentClasses != null) {
            persistentClasses.keep(evaluation.namespace(), name, persistence, false, tags);
        }
    }

    /// The value in the text after a variable's name; null if it cannot be read, which is logged.
    @FunctionalInterface
    private interface Reading {
        @Nullable Value value(String name, String text);
    }

    private void variable(String text, Reading reading) {
        int equals = text.indexOf('=');
        String written = equals < 0 ? text : text.substring(0, equals);
        if (written.isBlank()) {
            return;
        }
        Value value = reading.value(written.strip(), equals < 0 ? "" : text.substring(equals + 1));
        if (value == null) {
            return;
        }
        VariableName local = VariableName.parse(written.strip());
        VariableName name = new VariableName(
                local.namespace() == null ? "default" : local.namespace(),
                local.scope() == null ? context : local.scope(),
                local.name(),
                local.indices());
        VariableType type =
                switch (value) {
                    case Scalar _ -> VariableType.STRING;
                    case Items _ -> VariableType.SLIST;
                    case Data _ -> VariableType.DATA;
                };
        evaluation.variables().define(name, type, value, tags);
    }

    private Value plain(String name, String text) {
        return new Scalar(text);
    }

    private @Nullable Value json(String name, String text) {
        try {
            return JsonReader.read(text);
        } catch (JsonError e) {
            // As CFEngine does: where the text should be it prints nothing.
            evaluation.log().info("Failed to parse JSON '' for module protocol: " + e.getMessage());
            return null;
        }
    }

    private @Nullable Value file(String path) {
        try {
            String text = ByteText.of(FileReading.bytes(ByteText.path(path)));
            String ending = path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
            return switch (ending) {
                case "yaml", "yml" -> YamlText.read(text);
                case "csv" -> rows(text);
                case "env" -> EnvironmentFile.read(text);
                default -> JsonReader.read(text);
            };
        } catch (JsonError | IOException e) {
            evaluation.log().error("could not load module file '" + path + "'");
            return null;
        }
    }

    private static Data rows(String text) {
        return new Data.Sequence(Csv.rows(text, _ -> {}).stream().map(row -> (Data) Data.texts(row)).toList());
    }

    /// `{ "a", 'b' }`
    private @Nullable Value list(String name, String text) {
        List<String> items = new ArrayList<>();
        String trimmed = text.strip();
        int at = 1;
        boolean closed = false;
        while (trimmed.startsWith("{") && at < trimmed.length() && !closed) {
            char c = trimmed.charAt(at);
            int end = c == '"' || c == '\'' || c == '`' ? trimmed.indexOf(c, at + 1) : -1;
            if (end > 0) {
                items.add(trimmed.substring(at + 1, end));
                at = end + 1;
            } else if (c == '}') {
                closed = true;
            } else if (Character.isWhitespace(c) || c == ',') {
                at++;
            } else {
                break;
            }
        }
        // As CFEngine does: an empty list is an error.
        if (!closed || items.isEmpty()) {
            evaluation.log().error("Parsing error : Malformed string" + (trimmed.startsWith("{") && (closed || at >= trimmed.length()) ? " (unexpected end of input)" : ""));
            evaluation.log().error("Module protocol could not parse variable " + name + "'s data content " + text);
            return null;
        }
        return new Items(items);
    }
}
