package io.bindery.puppet.syntax.printer;

import java.util.List;

/// Writes [Pn] as text, on one line or indented.
final class PnText {
    private final StringBuilder out = new StringBuilder();
    private final boolean indented;

    private PnText(boolean indented) {
        this.indented = indented;
    }

    static String of(Pn pn, boolean indented) {
        PnText text = new PnText(indented);
        text.write(pn, 0);
        return text.out.toString();
    }

    private void write(Pn pn, int level) {
        switch (pn) {
            case Pn.Call call -> call(call, level);
            case Pn.Sequence sequence -> sequence(sequence, level);
            case Pn.Mapping mapping -> mapping(mapping, level);
            case Pn.Literal literal when literal.quoted() -> quote(literal.text());
            case Pn.Literal literal -> out.append(literal.text());
        }
    }

    private void call(Pn.Call call, int level) {
        out.append('(').append(call.name());
        if (!call.elements().isEmpty() && !indented) {
            out.append(' ');
        }
        elements(call.elements(), level + 1);
        out.append(')');
    }

    private void sequence(Pn.Sequence sequence, int level) {
        out.append('[');
        elements(sequence.elements(), level + 1);
        out.append(']');
    }

    private void elements(List<Pn> elements, int level) {
        for (int i = 0; i < elements.size(); i++) {
            separate(i, level);
            write(elements.get(i), level);
        }
    }

    private void mapping(Pn.Mapping mapping, int level) {
        out.append('{');
        for (int i = 0; i < mapping.entries().size(); i++) {
            Pn.Entry entry = mapping.entries().get(i);
            separate(i, level + 1);
            out.append(':').append(entry.key()).append(' ');
            write(entry.value(), level + 1);
        }
        out.append('}');
    }

    private void separate(int index, int level) {
        if (indented) {
            out.append('\n').repeat("  ", level);
        } else if (index > 0) {
            out.append(' ');
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
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                default -> character(c);
            }
        }
        out.append('"');
    }

    private void character(char c) {
        if (c < 0x20) {
            out.append("\\o").append((char) ('0' + (c >> 6))).append((char) ('0' + (c >> 3 & 7)));
            out.append((char) ('0' + (c & 7)));
        } else {
            out.append(c);
        }
    }
}
