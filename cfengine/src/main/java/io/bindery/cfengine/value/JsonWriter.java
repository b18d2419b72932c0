package io.bindery.cfengine.value;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Writes data as the reference program does: members sorted by key, reals as they are held.
public final class JsonWriter {
    private final StringBuilder text = new StringBuilder();

    private JsonWriter() {}

    /// On one line without blanks.
    public static String compact(Data data) {
        JsonWriter writer = new JsonWriter();
        writer.write(data, -1);
        return writer.text.toString();
    }

    /// Over lines, indented by two.
    public static String pretty(Data data) {
        JsonWriter writer = new JsonWriter();
        writer.write(data, 0);
        return writer.text.toString();
    }

    /// A primitive as a reference to it expands: text bare, reals with two decimals. A container gives nothing.
    public static String scalar(Data data) {
        return switch (data) {
            case Data.Null() -> "";
            case Data.Bool(boolean truth) -> Boolean.toString(truth);
            case Data.Whole(long number) -> Long.toString(number);
            case Data.Real(double number, String written) -> Decimals.fixed(number, 2);
            case Data.Text(String string) -> string;
            case Data.Sequence sequence -> "";
            case Data.Mapping mapping -> "";
        };
    }

    private void write(Data data, int indent) {
        switch (data) {
            case Data.Null() -> text.append("null");
            case Data.Bool(boolean truth) -> text.append(truth);
            case Data.Whole(long number) -> text.append(number);
            case Data.Real(double number, String written) -> text.append(written);
            case Data.Text(String string) -> quote(string);
            case Data.Sequence(List<Data> items) -> sequence(items, indent);
            case Data.Mapping(var members) -> mapping(members, indent);
        }
    }

    private void sequence(List<Data> items, int indent) {
        if (items.isEmpty()) {
            text.append("[]");
            return;
        }
        text.append('[');
        for (Iterator<Data> each = items.iterator(); each.hasNext(); ) {
            line(deeper(indent));
            write(each.next(), deeper(indent));
            text.append(each.hasNext() ? "," : "");
        }
        line(indent);
        text.append(']');
    }

    private void mapping(Map<String, Data> members, int indent) {
        text.append('{');
        for (Iterator<Map.Entry<String, Data>> each = new TreeMap<>(members).entrySet().iterator(); each.hasNext(); ) {
            Map.Entry<String, Data> member = each.next();
            line(deeper(indent));
            // As CFEngine does: the text of a key is not escaped.
            text.append('"').append(member.getKey()).append('"');
            text.append(indent < 0 ? ":" : ": ");
            write(member.getValue(), deeper(indent));
            text.append(each.hasNext() ? "," : "");
        }
        line(indent);
        text.append('}');
    }

    private static int deeper(int indent) {
        return indent < 0 ? indent : indent + 2;
    }

    private void line(int indent) {
        if (indent >= 0) {
            text.append('\n').repeat(' ', indent);
        }
    }

    private void quote(String string) {
        text.append('"');
        for (int at = 0; at < string.length(); at++) {
            char c = string.charAt(at);
            switch (c) {
                case '"' -> text.append("\\\"");
                case '\\' -> text.append("\\\\");
                case '\b' -> text.append("\\b");
                case '\f' -> text.append("\\f");
                case '\n' -> text.append("\\n");
                case '\r' -> text.append("\\r");
                case '\t' -> text.append("\\t");
                default -> text.append(c);
            }
        }
        text.append('"');
    }
}
