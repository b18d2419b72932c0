package io.bindery.puppet.syntax.printer;

import java.util.List;

/// Writes [Pn] as JSON: a call is `{"^": [name, ...]}`, a mapping `{"#": [key, value, ...]}`.
final class PnJson {
    private final StringBuilder out = new StringBuilder();
    private final boolean indented;

    private PnJson(boolean indented) {
        this.indented = indented;
    }

    static String of(Pn pn, boolean indented) {
        PnJson json = new PnJson(indented);
        json.write(pn, 0);
        return json.out.toString();
    }

    private void write(Pn pn, int level) {
        switch (pn) {
            case Pn.Call call -> call(call, level);
            case Pn.Sequence sequence -> array(List.of(), sequence.elements(), level);
            case Pn.Mapping mapping -> mapping(mapping, level);
            case Pn.Literal literal when literal.quoted() -> quote(literal.text());
            case Pn.Literal literal -> out.append(literal.text().equals("nil") ? "null" : literal.text());
        }
    }

    private void call(Pn.Call call, int level) {
        open("^", level);
        array(List.of(call.name()), call.elements(), level + 1);
        close(level);
    }

    private void mapping(Pn.Mapping mapping, int level) {
        open("#", level);
        if (mapping.entries().isEmpty()) {
            out.append("[]");
            close(level);
            return;
        }
        out.append('[');
        boolean first = true;
        for (Pn.Entry entry : mapping.entries()) {
            element(first, level + 2);
            quote(entry.key());
            element(false, level + 2);
            write(entry.value(), level + 2);
            first = false;
        }
        newline(level + 1);
        out.append(']');
        close(level);
    }

    private void open(String key, int level) {
        out.append('{');
        newline(level + 1);
        out.append('"').append(key).append("\":");
        if (indented) {
            out.append(' ');
        }
    }

    private void close(int level) {
        newline(level);
        out.append('}');
    }

    private void array(List<String> names, List<Pn> elements, int level) {
        if (names.isEmpty() && elements.isEmpty()) {
            out.append("[]");
            return;
        }
        out.append('[');
        boolean first = true;
        for (String name : names) {
            element(first, level + 1);
            quote(name);
            first = false;
        }
        for (Pn element : elements) {
            element(first, level + 1);
            write(element, level + 1);
            first = false;
        }
        newline(level);
        out.append(']');
    }

    private void element(boolean first, int level) {
        if (!first) {
            out.append(',');
        }
        newline(level);
    }

    private void newline(int level) {
        if (indented) {
            out.append('\n').repeat("  ", level);
        }
    }

    private void quote(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\t' -> out.append("\\t");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\b' -> out.append("\\b");
                case '\f' -> out.append("\\f");
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                default -> character(c);
            }
        }
        out.append('"');
    }

    private void character(char c) {
        if (c < 0x20) {
            out.append(String.format("\\u%04x", (int) c));
        } else {
            out.append(c);
        }
    }
}
