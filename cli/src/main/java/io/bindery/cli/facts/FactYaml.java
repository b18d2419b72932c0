package io.bindery.cli.facts;

import io.bindery.data.JsonOutput;
import io.bindery.data.YamlOutput;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.RubyFloat;
import java.util.List;
import java.util.Map;

/// YAML as Facter writes it: Psych's form, except that texts which other YAML readers could take for booleans are in double
/// quotes.
final class FactYaml {
    private static final List<String> DOUBTFUL = List.of("y", "Y", "n", "N", "on", "On", "ON", "off", "Off", "OFF", "True", "TRUE", "FALSE", "False", ":");

    private final StringBuilder out = new StringBuilder();

    private FactYaml() {}

    static String of(Value value) {
        FactYaml yaml = new FactYaml();
        if (value instanceof Hash hash && hash.size() > 0) {
            yaml.hash(hash, "", true);
        } else {
            yaml.inline(value, "");
        }
        return yaml.out.toString();
    }

    private void hash(Hash hash, String indent, boolean indentFirst) {
        boolean first = true;
        for (var entry : hash.entries().entrySet()) {
            out.append(first && !indentFirst ? "" : indent);
            first = false;
            out.append(key(entry.getKey() instanceof Str text ? text.value() : entry.getKey().toString())).append(':');
            after(entry.getValue(), indent, entry.getValue() instanceof Arr ? indent : indent + "  ");
        }
    }

    /// Writes a value after its key: a scalar on the same line, all else on lines of its own.
    private void after(Value value, String indent, String inner) {
        switch (value) {
            case Hash hash when hash.size() > 0 -> {
                out.append('\n');
                hash(hash, inner, true);
            }
            case Arr list when list.size() > 0 -> {
                out.append('\n');
                list(list, inner, true);
            }
            default -> {
                out.append(' ');
                inline(value, indent);
            }
        }
    }

    private void list(Arr list, String indent, boolean indentFirst) {
        boolean first = true;
        for (Value element : list.elements()) {
            out.append(first && !indentFirst ? "" : indent).append('-').append(' ');
            first = false;
            switch (element) {
                case Hash hash when hash.size() > 0 -> hash(hash, indent + "  ", false);
                case Arr inner when inner.size() > 0 -> list(inner, indent + "  ", false);
                default -> inline(element, indent);
            }
        }
    }

    private void inline(Value value, String indent) {
        String text = switch (value) {
            case Hash _ -> "{}";
            case Arr _ -> "[]";
            case Undef _ -> "\"\"";
            case Real(double number) -> RubyFloat.text(number);
            case Str(String string) -> isDoubtful(string) ? new JsonOutput(string.length() + 16).string(string).toString() : psych(string, indent);
            default -> RubyText.of(value);
        };
        out.append(text).append('\n');
    }

    private static String key(String key) {
        String written = YamlOutput.document(Map.of(key, 1));
        String line = written.substring("---\n".length(), written.lastIndexOf(": 1"));
        // As Facter does: quotes that YAML itself does not need are taken off.
        boolean needless = (line.startsWith("'") || line.startsWith("\"")) && key.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '_' || c == '.');
        return needless ? key : line;
    }

    private static String psych(String text, String indent) {
        String document = YamlOutput.document(text);
        String body = document.substring("---".length()).strip();
        return body.replace("\n", "\n" + indent);
    }

    private static boolean isDoubtful(String text) {
        if (text.contains("true") || text.contains("false") || isNumber(text)) {
            return false;
        }
        if (DOUBTFUL.stream().anyMatch(text::contains)) {
            return true;
        }
        if (text.chars().anyMatch(c -> c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z')) {
            return false;
        }
        int dot = text.indexOf('.');
        return dot <= 0 || dot + 1 >= text.length() || !Character.isDigit(text.charAt(dot - 1)) || !Character.isDigit(text.charAt(dot + 1));
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
