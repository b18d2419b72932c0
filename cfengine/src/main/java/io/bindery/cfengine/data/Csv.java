package io.bindery.cfengine.data;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// Reads and writes comma-separated values whose lines end with CR LF; a line feed alone is part of a field.
public final class Csv {
    private final String text;
    private int at;

    private Csv(String text) {
        this.text = text;
    }

    /// The rows that are well formed; the numbers, from one, of those that are not go to `bad`.
    public static List<List<String>> rows(String text, IntConsumer bad) {
        List<List<String>> rows = new ArrayList<>();
        Csv csv = new Csv(text);
        for (int line = 1; csv.at < text.length(); line++) {
            List<String> row = csv.row();
            if (row == null) {
                bad.accept(line);
            } else {
                rows.add(row);
            }
        }
        return rows;
    }

    /// The text of rows. Fields with commas, quotes or line ends are quoted.
    public static String text(List<List<String>> rows) {
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            text.append(String.join(",", row.stream().map(Csv::field).toList())).append("\r\n");
        }
        return text.toString();
    }

    private static String field(String field) {
        boolean plain = field.chars().noneMatch(each -> each == ',' || each == '"' || each == '\r' || each == '\n');
        return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
    }

    private @Nullable List<String> row() {
        int start = at;
        int end = lineEnd();
        List<String> fields = new ArrayList<>();
        at = start;
        boolean more = true;
        while (more) {
            String field = at < end && text.charAt(at) == '"' ? quoted(end) : plain(end);
            if (field == null) {
                at = next(end);
                return null;
            }
            fields.add(field);
            more = at < end && text.charAt(at) == ',';
            at += more ? 1 : 0;
        }
        at = next(end);
        return fields;
    }

    /// Where the row ends: at a CR LF outside of quotes.
    private int lineEnd() {
        boolean inside = false;
        for (int index = at; index < text.length(); index++) {
            char c = text.charAt(index);
            inside ^= c == '"';
            if (!inside && text.startsWith("\r\n", index)) {
                return index;
            }
        }
        return text.length();
    }

    private int next(int end) {
        return Math.min(end + 2, text.length());
    }

    private @Nullable String plain(int end) {
        int start = at;
        while (at < end && text.charAt(at) != ',') {
            if (text.charAt(at) == '"' || text.charAt(at) == '\r') {
                return null;
            }
            at++;
        }
        return text.substring(start, at);
    }

    private @Nullable String quoted(int end) {
        StringBuilder field = new StringBuilder();
        at++;
        while (at < end) {
            char c = text.charAt(at++);
            if (c != '"') {
                field.append(c);
            } else if (at < end && text.charAt(at) == '"') {
                field.append('"');
                at++;
            } else {
                return closed(end) ? field.toString() : null;
            }
        }
        return null;
    }

    /// Behind a closing quote comes a comma or the end; a line feed at the text's end counts as that.
    private boolean closed(int end) {
        if (at < end && text.charAt(at) == '\n' && at + 1 == text.length()) {
            at++;
        }
        return at == end || text.charAt(at) == ',';
    }
}
