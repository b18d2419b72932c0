package io.bindery.puppet.convert;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Formats arrays and hashes, in the alternative form (`%#a`, `%#h`) on several lines.
final class ContainerText {
    private ContainerText() {}

    static String array(ValueFormat format, Arr array, FormatMap formats, Indentation outer) {
        return switch (format.letter()) {
            case 'a', 's', 'p' -> elements(format, array, formats, outer);
            default -> throw format.illegal("Array", "asp");
        };
    }

    private static String elements(ValueFormat format, Arr array, FormatMap formats, Indentation outer) {
        Indentation here = outer.indenting(format.alternative() || outer.indenting());
        String[] delimiters = format.delimiters("[", "]");
        StringBuilder out = new StringBuilder(opening(here)).append(delimiters[0]);
        Indentation inside = here.deeper(format.alternative()).subsequent();
        List<String> texts = new ArrayList<>();
        for (Value element : array.elements()) {
            texts.add(element(element, format, formats, inside));
        }
        boolean tooWide = format.alternative() && format.width() != null && widest(array, texts) > format.width();
        for (int i = 0; i < array.size(); i++) {
            separate(out, format, array, i, tooWide, inside);
            if (endsWith(out, ' ') && texts.get(i).startsWith("\n")) {
                rstrip(out);
            }
            out.append(texts.get(i));
        }
        return out.append(delimiters[1]).toString();
    }

    private static String opening(Indentation here) {
        return here.breaks() ? "\n" + here.padding() : "";
    }

    /// Containers are written by all formats, other elements by the container's own.
    private static String element(Value element, ValueFormat format, FormatMap formats, Indentation inside) {
        boolean container = element instanceof Arr || element instanceof Hash || element instanceof ObjectValue;
        FormatMap own = format.elements() == null ? FormatMap.ELEMENTS : format.elements();
        return StringConversion.text(element, container ? formats : own, inside);
    }

    private static void separate(
            StringBuilder out, ValueFormat format, Arr array, int index, boolean tooWide, Indentation inside) {
        boolean nested = nested(array.get(index));
        if (index == 0) {
            out.append(tooWide && !nested ? " " : "");
            return;
        }
        out.append(format.separator() == null ? ", " : format.separator());
        boolean afterNested = format.alternative() && nested(array.get(index - 1));
        if (!nested && (tooWide || afterNested)) {
            if (!endsWith(out, '\n')) {
                rstrip(out);
            }
            out.append('\n').append(inside.padding());
        }
    }

    private static boolean nested(Value value) {
        return value instanceof Arr || value instanceof Hash;
    }

    /// The greatest length of neighbouring elements that are not containers.
    private static int widest(Arr array, List<String> texts) {
        int widest = 0;
        int current = 0;
        for (int i = 0; i < texts.size(); i++) {
            current = nested(array.get(i)) ? 0 : current + texts.get(i).codePointCount(0, texts.get(i).length());
            widest = Math.max(widest, current);
        }
        return widest;
    }

    private static boolean endsWith(StringBuilder out, char c) {
        return !out.isEmpty() && out.charAt(out.length() - 1) == c;
    }

    private static void rstrip(StringBuilder out) {
        String stripped = RubyString.rstrip(out.toString());
        out.setLength(stripped.length());
    }

    static String hash(ValueFormat format, Hash hash, FormatMap formats, Indentation outer) {
        return switch (format.letter()) {
            case 'a' -> StringConversion.text(pairs(hash), formats, outer);
            case 'h', 's', 'p' -> entries(format, hash, formats, outer);
            default -> throw format.illegal("Hash", "hasp");
        };
    }

    private static Arr pairs(Hash hash) {
        return new Arr(hash.entries().entrySet().stream()
                .<Value>map(entry -> Arr.of(entry.getKey(), entry.getValue()))
                .toList());
    }

    private static String entries(ValueFormat format, Hash hash, FormatMap formats, Indentation outer) {
        Indentation here = outer.indenting(format.alternative() || outer.indenting());
        String[] delimiters = format.delimiters("{", "}");
        Indentation inside = here.deeper(false);
        String padding = format.alternative() ? inside.padding() : "";
        String arrow = format.separator2() == null ? " => " : format.separator2();
        String entries = hash.entries().entrySet().stream()
                .map(entry -> padding + element(entry.getKey(), format, formats, inside) + arrow
                        + element(entry.getValue(), format, formats, inside))
                .collect(Collectors.joining(separator(format)));
        String lineEnd = format.alternative() ? "\n" : "";
        String closing = format.alternative() ? "\n" + here.padding() : "";
        return opening(here) + delimiters[0] + lineEnd + entries + closing + delimiters[1];
    }

    private static String separator(ValueFormat format) {
        String separator = format.separator() == null ? ", " : format.separator();
        if (!format.alternative()) {
            return separator;
        }
        return (separator.endsWith("\n") ? separator : RubyString.rstrip(separator)) + "\n";
    }
}
