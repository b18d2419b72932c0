package io.bindery.data;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Pattern;

/// Writes one string in the style that Psych and libyaml choose for it, and folds long lines as they do.
final class YamlScalar {
    private static final Pattern ODD_START = Pattern.compile("(?m)^[^\\p{IsAlphabetic}\\p{M}\\p{Nd}\\p{Pc}][^\"]*$");
    private static final Pattern NEARLY_OCTAL = Pattern.compile("\\A0[0-7]*[89]");
    private static final PlainScalars<Boolean> SCANNER = new PlainScalars<>(new IsString(), true, "");
    /// Words that YAML reads as something other than a string.
    private static final Set<String> WORDS_OF_YAML = Set.of("true", "false", "yes", "no", "on", "off", "null", "y", "n");
    private static final int LONGEST_WORD_OF_YAML = 5;
    private static final YamlMark NOWHERE = YamlMark.START;

    private final StringBuilder out;
    private final int indent;
    private final boolean key;
    private final YamlOutput.Layout layout;

    YamlScalar(StringBuilder out, int indent, boolean key, YamlOutput.Layout layout) {
        this.out = out;
        this.indent = indent;
        this.key = key;
        this.layout = layout;
    }

    private enum Style {
        PLAIN,
        SINGLE,
        DOUBLE,
        LITERAL
    }

    void writeSymbol(String name) {
        boolean word = name.matches("[A-Za-z_][A-Za-z0-9_]*[?!=]?");
        write(word ? ":" + name : ":\"" + name + "\"", Style.PLAIN);
    }

    void write(String text) {
        switch (ofSimpleLetters(text)) {
            case PLAIN -> out.append(text);
            case DOUBLE -> out.append('"').append(text).append('"');
            case SINGLE, LITERAL -> writeAny(text);
        }
    }

    /// The style of a name or path, found without the patterns that other texts need: most texts of reports and facts are such. SINGLE for a
    /// text that must be looked at more closely.
    private static Style ofSimpleLetters(String text) {
        int length = text.length();
        if (length == 0) {
            return Style.SINGLE;
        }
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            boolean simple = c >= 'a' && c <= 'z' || c >= 'A' && c <= ']' && c != '\\' || c >= '-' && c <= '9' || c == '_'
                    || c == ':' && i + 1 < length && i > 0;
            if (!simple) {
                return Style.SINGLE;
            }
        }
        char first = text.charAt(0);
        if (first == '/') {
            return Style.DOUBLE;
        }
        boolean letter = first >= 'a' && first <= 'z' || first >= 'A' && first <= 'Z';
        return letter && (length > LONGEST_WORD_OF_YAML || !WORDS_OF_YAML.contains(text.toLowerCase(Locale.ROOT))) ? Style.PLAIN : Style.SINGLE;
    }

    private void writeAny(String text) {
        if (text.equals("<<")) {
            out.append("! ");
            write(text, Style.SINGLE);
            return;
        }
        write(text, wanted(text));
    }

    private static Style wanted(String text) {
        int lineEnd = text.indexOf('\n');
        if (lineEnd >= 0 && lineEnd < text.length() - 1) {
            return Style.LITERAL;
        }
        if (text.equals("y") || text.equals("n") || ODD_START.matcher(text).find()) {
            return Style.DOUBLE;
        }
        return !readsAsString(text) || NEARLY_OCTAL.matcher(text).find() ? Style.SINGLE : Style.PLAIN;
    }

    private static boolean readsAsString(String text) {
        try {
            return SCANNER.plain(text, NOWHERE);
        } catch (DataError notData) {
            return false;
        }
    }

    private void write(String text, Style wanted) {
        Traits traits = Traits.of(text);
        Style style = wanted;
        if (key && traits.lineBreaks) {
            style = Style.DOUBLE;
        }
        if (style == Style.PLAIN && (!traits.plainAllowed || text.isEmpty() && key)) {
            style = Style.SINGLE;
        }
        if (style == Style.SINGLE && !traits.singleAllowed || style == Style.LITERAL && (!traits.blockAllowed || key)) {
            style = Style.DOUBLE;
        }
        switch (style) {
            case PLAIN -> folded(text, false);
            case SINGLE -> {
                out.append('\'');
                folded(text, true);
                out.append('\'');
            }
            case DOUBLE -> doubled(text);
            case LITERAL -> literal(text);
        }
    }

    private int column() {
        return out.length() - out.lastIndexOf("\n") - 1;
    }

    private void newLine() {
        out.append('\n').repeat(" ", indent);
    }

    private void folded(String text, boolean quoted) {
        boolean spaces = false;
        boolean breaks = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            char next = i + 1 < text.length() ? text.charAt(i + 1) : '\0';
            if (c == ' ') {
                boolean inner = !quoted || i > 0 && i < text.length() - 1;
                if (!key && !spaces && column() > layout.width() && inner && next != ' ' && next != '\0') {
                    newLine();
                } else {
                    out.append(c);
                }
                spaces = true;
            } else if (c == '\n') {
                out.append(breaks ? "\n" : "\n\n");
                breaks = true;
            } else {
                if (breaks) {
                    out.repeat(" ", indent);
                }
                out.append(quoted && c == '\'' ? "''" : String.valueOf(c));
                spaces = false;
                breaks = false;
            }
        }
        if (breaks) {
            out.repeat(" ", indent);
        }
    }

    private void literal(String text) {
        out.append('|');
        char first = text.charAt(0);
        if (first == ' ' || first == '\n') {
            out.append(layout.indentation());
        }
        if (!text.endsWith("\n")) {
            out.append('-');
        } else if (text.length() == 1 || text.charAt(text.length() - 2) == '\n') {
            out.append('+');
        }
        String content = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
        for (String line : content.split("\n", -1)) {
            out.append('\n');
            if (!line.isEmpty()) {
                out.repeat(" ", indent).append(line);
            }
        }
    }

    private void doubled(String text) {
        out.append('"');
        boolean spaces = false;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            int size = Character.charCount(c);
            if (c == ' ') {
                if (!key && !spaces && column() > layout.width() && i > 0 && i < text.length() - 1) {
                    newLine();
                    out.append(text.charAt(i + 1) == ' ' ? "\\" : "");
                } else {
                    out.append(' ');
                }
                spaces = true;
            } else {
                escape(c);
                spaces = false;
            }
            i += size;
        }
        out.append('"');
    }

    private void escape(int c) {
        switch (c) {
            case 0 -> out.append("\\0");
            case 7 -> out.append("\\a");
            case 8 -> out.append("\\b");
            case 9 -> out.append("\\t");
            case 10 -> out.append("\\n");
            case 11 -> out.append("\\v");
            case 12 -> out.append("\\f");
            case 13 -> out.append("\\r");
            case 27 -> out.append("\\e");
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            case 0x85 -> out.append("\\N");
            case 0x2028 -> out.append("\\L");
            case 0x2029 -> out.append("\\P");
            default -> {
                if (Traits.printable(c)) {
                    out.appendCodePoint(c);
                } else {
                    out.append(String.format(c <= 0xff ? "\\x%02X" : c <= 0xffff ? "\\u%04X" : "\\U%08X", c));
                }
            }
        }
    }

    /// The properties of a string by which libyaml's emitter chooses a style.
    private record Traits(boolean lineBreaks, boolean plainAllowed, boolean singleAllowed, boolean blockAllowed) {
        static Traits of(String text) {
            if (text.isEmpty()) {
                return new Traits(false, true, true, false);
            }
            boolean indicators = text.startsWith("---") || text.startsWith("...");
            boolean breaks = false;
            boolean special = false;
            boolean breakSpace = false;
            boolean spaceBreak = false;
            for (int i = 0; i < text.length(); ) {
                int c = text.codePointAt(i);
                int previous = i == 0 ? -1 : text.codePointBefore(i);
                i += Character.charCount(c);
                int next = i < text.length() ? text.codePointAt(i) : -1;
                indicators |= indicator(c, previous, next);
                special |= !printable(c);
                breaks |= lineBreak(c);
                breakSpace |= c == ' ' && previous != -1 && lineBreak(previous);
                spaceBreak |= lineBreak(c) && previous == ' ';
            }
            int first = text.codePointAt(0);
            int last = text.codePointBefore(text.length());
            boolean edges = first == ' ' || last == ' ' || lineBreak(first) || lineBreak(last);
            boolean awkward = spaceBreak || special;
            return new Traits(
                    breaks,
                    !edges && !breakSpace && !awkward && !breaks && !indicators,
                    !breakSpace && !awkward,
                    last != ' ' && !awkward);
        }

        private static boolean indicator(int c, int previous, int next) {
            boolean spaceFollows = next == -1 || next == ' ' || next == '\t' || lineBreak(next);
            if (previous == -1) {
                return "#,[]{}&*!|>'\"%@`".indexOf(c) >= 0 || spaceFollows && (c == '?' || c == ':' || c == '-');
            }
            boolean spaceBefore = previous == ' ' || previous == '\t' || lineBreak(previous);
            return c == ':' && spaceFollows || c == '#' && spaceBefore;
        }

        static boolean lineBreak(int c) {
            return c == '\n' || c == '\r' || c == 0x85 || c == 0x2028 || c == 0x2029;
        }

        // As libyaml does: nothing outside the basic plane counts as printable.
        static boolean printable(int c) {
            return c == '\n'
                    || c >= 0x20 && c <= 0x7e
                    || c == 0x85
                    || c >= 0xa0 && c <= 0xd7ff
                    || c >= 0xe000 && c <= 0xfffd && c != 0xfeff;
        }
    }

    /// A builder that tells whether a scalar would be read as a string.
    private static final class IsString implements DataBuilder<Boolean> {
        @Override
        public Boolean undef() {
            return false;
        }

        @Override
        public Boolean bool(boolean value) {
            return false;
        }

        @Override
        public Boolean integer(long value) {
            return false;
        }

        @Override
        public Boolean bigInteger(BigInteger value) {
            return false;
        }

        @Override
        public Boolean real(double value) {
            return false;
        }

        @Override
        public Boolean string(String value) {
            return true;
        }

        @Override
        public Boolean symbol(String name) {
            return false;
        }

        @Override
        public Boolean binary(byte[] bytes) {
            return true;
        }

        @Override
        public Boolean list(List<Boolean> elements) {
            return false;
        }

        @Override
        public Boolean map(SequencedMap<Boolean, Boolean> entries) {
            return false;
        }
    }
}
