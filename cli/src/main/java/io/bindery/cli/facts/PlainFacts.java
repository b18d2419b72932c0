package io.bindery.cli.facts;

import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// Facter's default format: `name => value`, hashes in braces.
///
/// As Facter does: the text is made from JSON by replacing parts of it, so that texts with quotes or backslashes come out
/// altered.
final class PlainFacts {
    private PlainFacts() {}

    static String all(Value facts) {
        return lines(arrows(PrettyJson.of(facts)));
    }

    static String several(Hash facts) {
        SequencedMap<Value, Value> shown = new LinkedHashMap<>();
        facts.entries().forEach((name, value) -> shown.put(name, value instanceof Undef ? Str.EMPTY : value));
        StringBuilder out = new StringBuilder();
        for (String line : lines(arrows(PrettyJson.of(Hash.owning(shown)))).split("\n", -1)) {
            int arrow = line.indexOf(" => \"");
            int end = line.lastIndexOf('"');
            boolean text = arrow >= 0 && line.indexOf(' ') == arrow && end > arrow + 5;
            out.append(out.isEmpty() ? "" : "\n");
            out.append(text ? line.substring(0, arrow + 4) + line.substring(arrow + 5, end) + line.substring(end + 1) : line);
        }
        return out.toString();
    }

    static String single(Value value) {
        return value instanceof Str(String text) ? text : arrows(PrettyJson.of(value));
    }

    /// Turns `"key": value` into `key => value`.
    private static String arrows(String json) {
        StringBuilder out = new StringBuilder();
        for (String line : json.replace("\": ", "\" => ").split("\n", -1)) {
            int first = line.indexOf('"');
            int last = line.lastIndexOf("\" =>");
            out.append(out.isEmpty() ? "" : "\n");
            out.append(first >= 0 && last > first ? line.substring(0, first) + line.substring(first + 1, last) + line.substring(last + 1) : line);
        }
        return out.toString().replace("\\\\", "\\");
    }

    /// Takes the outer braces away, and the quotes and commas of the first level.
    private static String lines(String text) {
        StringBuilder out = new StringBuilder();
        for (String line : text.substring(1, text.length() - 1).split("\n")) {
            if (line.isEmpty()) {
                continue;
            }
            String moved = line.startsWith("  ") ? line.substring(2) : line;
            moved = moved.startsWith("},") ? "}" + moved.substring(2) : moved;
            out.append(out.isEmpty() ? "" : "\n").append(Character.isWhitespace(moved.charAt(0)) ? moved : bare(moved));
        }
        return out.toString().replace("\\n", "\n");
    }

    private static String bare(String line) {
        String text = line.endsWith(",") ? line.substring(0, line.length() - 1) : line;
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < text.length(); at++) {
            boolean escaped = at > 0 && text.charAt(at - 1) == '\\';
            if (text.charAt(at) != '"' || escaped) {
                out.append(text.charAt(at));
            }
        }
        return out.toString().replace("\\\"", "\"");
    }
}
