package io.bindery.puppet.transaction;

import io.bindery.data.YamlLines;
import io.bindery.data.YamlOutput;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The text of `state.yaml`. A run reads and writes an entry for each resource, so the usual form of entries (a reference, and
/// the times of the last check and change) is read without a YAML reader.
final class StateLines {
    private static final String START = "---\n";
    private static final String FIELD = "  :";
    private static final int CHARACTERS_OF_AN_ENTRY = 120;

    private StateLines() {}

    /// Reads a text of which all lines have the usual form.
    ///
    /// @return whether all of them have; otherwise what is in the map is worth nothing
    static boolean read(String text, Map<String, SequencedMap<String, Value>> into) {
        if (!text.startsWith(START) || !text.endsWith("\n")) {
            return false;
        }
        SequencedMap<String, Value> entry = null;
        for (int at = START.length(); at < text.length(); ) {
            int end = text.indexOf('\n', at);
            if (text.startsWith(FIELD, at)) {
                int colon = text.indexOf(": ", at + FIELD.length());
                if (entry == null || colon < 0 || colon > end || !isTime(text, colon + 2, end)) {
                    return false;
                }
                String key = text.substring(at + FIELD.length(), colon);
                if (!key.equals(StateFile.CHECKED) && !key.equals(StateFile.SYNCED)) {
                    return false;
                }
                entry.put(key.equals(StateFile.CHECKED) ? StateFile.CHECKED : StateFile.SYNCED, Str.of(text.substring(colon + 2, end)));
            } else {
                if (!isReference(text, at, end - 1) || text.charAt(end - 1) != ':') {
                    return false;
                }
                entry = new LinkedHashMap<>(4);
                into.put(text.substring(at, end - 1), entry);
            }
            at = end + 1;
        }
        return true;
    }

    /// Whether a part of a text is a time that needs no quotes.
    private static boolean isTime(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if ((c < '0' || c > '9') && c != '-' && c != ':' && c != '.' && c != ' ' && c != '+') {
                return false;
            }
        }
        // A year, a dash, a time of day: shorter ones may be numbers.
        return to - from > "2000-01-01 00:00".length() && text.charAt(from + 4) == '-' && text.charAt(from) != ' ';
    }

    /// Whether a part of a text is a plain scalar that needs no quotes: a type, a bracket, and letters that have no meaning in
    /// YAML.
    private static boolean isReference(String text, int from, int to) {
        if (to - from < 4 || text.charAt(to - 1) != ']') {
            return false;
        }
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            boolean simple = c >= 'a' && c <= 'z' || c >= 'A' && c <= ']' && c != '\\' || c >= '-' && c <= '9' || c == '_'
                    || c == ':' && text.charAt(i + 1) != ' ' || c == ' ' && text.charAt(i + 1) != ' ';
            if (!simple) {
                return false;
            }
        }
        char first = text.charAt(from);
        return first >= 'A' && first <= 'Z';
    }

    static String text(Map<String, SequencedMap<String, Value>> resources) {
        if (resources.isEmpty()) {
            return YamlOutput.document(Map.of());
        }
        YamlLines out = new YamlLines("---", CHARACTERS_OF_AN_ENTRY * resources.size());
        resources.forEach((reference, values) -> {
            out.openText(reference);
            values.forEach((key, value) -> write(out, key, value));
            out.close();
        });
        return out.toString();
    }

    private static void write(YamlLines out, String key, Value value) {
        switch (key) {
            case StateFile.CHECKED -> out.verbatim(":checked", value instanceof Str(String time) ? time : value.toString());
            case StateFile.SYNCED -> out.verbatim(":synced", value instanceof Str(String time) ? time : value.toString());
            default -> out.data(YamlOutput.symbol(key), data(value));
        }
    }

    private static @Nullable Object data(Value value) {
        return switch (value) {
            case Undef _ -> null;
            case Str(String text) when text.equals("absent") -> new YamlOutput.Symbol(text);
            case Str(String text) -> text;
            case Int(long number) -> number;
            case Bool bool -> bool.value();
            case Arr list -> list.elements().stream().map(StateLines::data).toList();
            default -> value.toString();
        };
    }
}
