package io.bindery.server.environment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads the hash of literals that a Ruby file gives to a call: texts in all their forms, symbols, numbers, lists and hashes. An interpolation, a constant or
/// another call needs Ruby itself and is unreadable.
final class RubyLiterals {
    private static final int DEEPEST = 100;
    private static final Pattern NUMBER = Pattern.compile("-?\\d[\\d_]*(\\.\\d[\\d_]*)?");
    private static final Pattern WORD = Pattern.compile("[A-Za-z_]\\w*[?!]?");
    private static final Pattern HEREDOC = Pattern.compile("<<([-~]?)(['\"]?)([A-Za-z_]\\w*)\\2");

    private final String text;
    private int at;
    private int depth;
    /// Where the line behind the texts begins that the current line announced; -1 for none.
    private int behindHeredocs = -1;

    private RubyLiterals(String text) {
        this.text = text;
    }

    /// A text that is no hash of literals.
    static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1L;

        Unreadable(String reason) {
            super(reason, null, false, false);
        }
    }

    /// The hash that the first call of one of these names gets, with or without braces and parentheses.
    static Map<String, @Nullable Object> argument(String text, Set<String> calls) throws Unreadable {
        RubyLiterals reader = new RubyLiterals(text);
        while (reader.skip()) {
            Matcher word = reader.matcher(WORD);
            if (!word.lookingAt()) {
                reader.pass();
                continue;
            }
            reader.at = word.end();
            if (calls.contains(word.group()) && reader.isCall()) {
                return reader.arguments();
            }
        }
        throw new Unreadable("it registers nothing");
    }

    private Matcher matcher(Pattern pattern) {
        return pattern.matcher(text).region(at, text.length());
    }

    // A definition of the same name is no call.
    private boolean isCall() {
        int next = at;
        while (next < text.length() && text.charAt(next) == ' ') {
            next++;
        }
        return next < text.length() && "({:'\"".indexOf(text.charAt(next)) >= 0 || next > at && WORD.matcher(text).region(next, text.length()).lookingAt();
    }

    /// Past a character outside of the call, or past a text that may hold anything.
    private void pass() throws Unreadable {
        if (peek() == '\'' || peek() == '"') {
            value();
        } else {
            at++;
        }
    }

    private Map<String, @Nullable Object> arguments() throws Unreadable {
        skip();
        boolean parentheses = accept('(');
        skip();
        if (!accept('{')) {
            return pairs(parentheses ? ')' : '\0');
        }
        Map<String, @Nullable Object> hash = pairs('}');
        if (parentheses) {
            skip();
            accept(',');
            skip();
            expect(')');
        }
        return hash;
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private boolean accept(char wanted) {
        boolean there = at < text.length() && text.charAt(at) == wanted;
        at += there ? 1 : 0;
        return there;
    }

    private void expect(char wanted) throws Unreadable {
        if (!accept(wanted)) {
            throw broken();
        }
    }

    private Unreadable broken() {
        long line = text.substring(0, Math.min(at, text.length())).chars().filter(each -> each == '\n').count() + 1;
        return new Unreadable("line " + line + " is more than literals");
    }

    /// Past blanks, comments and the texts that a line announced. Whether anything follows.
    private boolean skip() {
        while (at < text.length()) {
            char each = text.charAt(at);
            if (each == '#') {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
            } else if (each == '\n') {
                at = behindHeredocs < 0 ? at + 1 : behindHeredocs;
                behindHeredocs = -1;
            } else if (Character.isWhitespace(each)) {
                at++;
            } else {
                return true;
            }
        }
        return false;
    }

    /// Pairs up to a closing character, or as long as a comma follows where there is no closing one.
    private Map<String, @Nullable Object> pairs(char close) throws Unreadable {
        Map<String, @Nullable Object> hash = new LinkedHashMap<>();
        skip();
        while (close == '\0' || !accept(close)) {
            String key = key();
            skip();
            hash.put(key, value());
            skip();
            boolean more = accept(',');
            skip();
            if (!more) {
                if (close != '\0') {
                    expect(close);
                }
                return hash;
            }
        }
        return hash;
    }

    private String key() throws Unreadable {
        Matcher word = matcher(WORD);
        if (word.lookingAt()) {
            at = word.end();
            expect(':');
            return word.group();
        }
        String key = String.valueOf(value());
        if (!accept(':')) {
            skip();
            expect('=');
            expect('>');
        }
        return key;
    }

    private @Nullable Object value() throws Unreadable {
        if (++depth > DEEPEST) {
            throw broken();
        }
        try {
            return switch (peek()) {
                case '{' -> {
                    at++;
                    yield pairs('}');
                }
                case '[' -> {
                    at++;
                    yield list();
                }
                case '\'' -> quoted('\'', false);
                case '"' -> quoted('"', true);
                case ':' -> symbol();
                case '%' -> percent();
                case '<' -> heredoc();
                default -> plain();
            };
        } finally {
            depth--;
        }
    }

    private List<@Nullable Object> list() throws Unreadable {
        List<@Nullable Object> list = new ArrayList<>();
        skip();
        while (!accept(']')) {
            list.add(value());
            skip();
            if (!accept(',')) {
                skip();
                expect(']');
                return list;
            }
            skip();
        }
        return list;
    }

    private String symbol() throws Unreadable {
        at++;
        if (peek() == '"' || peek() == '\'') {
            return quoted(peek(), peek() == '"');
        }
        Matcher word = matcher(WORD);
        if (!word.lookingAt()) {
            throw broken();
        }
        at = word.end();
        return word.group();
    }

    private @Nullable Object plain() throws Unreadable {
        Matcher number = matcher(NUMBER);
        if (number.lookingAt()) {
            at = number.end();
            String digits = number.group().replace("_", "");
            try {
                if (number.group(1) == null) {
                    return Long.valueOf(digits);
                }
                return Double.valueOf(digits);
            } catch (NumberFormatException large) {
                throw broken();
            }
        }
        Matcher word = matcher(WORD);
        if (word.lookingAt()) {
            int end = word.end();
            switch (word.group()) {
                case "true", "false" -> {
                    at = end;
                    return Boolean.valueOf(word.group());
                }
                case "nil" -> {
                    at = end;
                    return null;
                }
                default -> throw broken();
            }
        }
        throw broken();
    }

    /// A text between two quotes; `\` and the closing quote are escaped in both kinds, everything else only in the one that takes escapes.
    private String quoted(char close, boolean escapes) throws Unreadable {
        at++;
        return inside(close, close, escapes);
    }

    private String inside(char open, char close, boolean escapes) throws Unreadable {
        StringBuilder out = new StringBuilder();
        int nested = 0;
        while (at < text.length()) {
            char each = text.charAt(at++);
            if (each == close && nested == 0) {
                return out.toString();
            }
            if (each == '\\' && at < text.length()) {
                escape(out, text.charAt(at++), open, close, escapes);
                continue;
            }
            if (escapes && each == '#' && peek() == '{') {
                throw broken();
            }
            nested += open == close ? 0 : each == open ? 1 : each == close ? -1 : 0;
            out.append(each);
        }
        throw broken();
    }

    private void escape(StringBuilder out, char escaped, char open, char close, boolean escapes) throws Unreadable {
        if (escaped == '\\' || escaped == close || escaped == open) {
            out.append(escaped);
        } else if (!escapes) {
            out.append('\\').append(escaped);
        } else {
            switch (escaped) {
                case 'n' -> out.append('\n');
                case 't' -> out.append('\t');
                case 'r' -> out.append('\r');
                case 's' -> out.append(' ');
                case 'e' -> out.append('\u001b');
                case '\n' -> {}
                case 'u', 'x', 'c', 'C', 'M', '0', '1', '2', '3', '4', '5', '6', '7' -> throw broken();
                default -> out.append(escaped);
            }
        }
    }

    private Object percent() throws Unreadable {
        at++;
        char kind = Character.isLetter(peek()) ? text.charAt(at++) : 'Q';
        char open = peek();
        char close = switch (open) {
            case '(' -> ')';
            case '[' -> ']';
            case '{' -> '}';
            case '<' -> '>';
            default -> open;
        };
        if (Character.isLetterOrDigit(open) || Character.isWhitespace(open) || open == '\0') {
            throw broken();
        }
        at++;
        String inside = inside(open, close, kind == 'Q' || kind == 'W' || kind == 'I');
        return switch (kind) {
            case 'q', 'Q' -> inside;
            case 'w', 'W', 'i', 'I' -> inside.isBlank() ? List.of() : List.of(inside.strip().split("\\s+"));
            default -> throw broken();
        };
    }

    private String heredoc() throws Unreadable {
        Matcher start = matcher(HEREDOC);
        if (!start.lookingAt()) {
            throw broken();
        }
        at = start.end();
        int line = behindHeredocs < 0 ? text.indexOf('\n', at) + 1 : behindHeredocs;
        List<String> lines = new ArrayList<>();
        while (line > 0 && line < text.length()) {
            int end = text.indexOf('\n', line);
            String each = text.substring(line, end < 0 ? text.length() : end);
            line = end < 0 ? text.length() : end + 1;
            if ((start.group(1).isEmpty() ? each : each.strip()).equals(start.group(3))) {
                behindHeredocs = line;
                return content(lines, start.group(1).equals("~"), !start.group(2).equals("'"));
            }
            lines.add(each);
        }
        throw broken();
    }

    /// The text of lines, without the indentation that all of them share where that is asked for.
    private String content(List<String> lines, boolean dedented, boolean escapes) throws Unreadable {
        int shared = !dedented ? 0
                : lines.stream().filter(each -> !each.isBlank()).mapToInt(each -> each.length() - each.stripLeading().length()).min().orElse(0);
        StringBuilder out = new StringBuilder();
        for (String each : lines) {
            String rest = each.substring(Math.min(shared, each.length() - each.stripLeading().length()));
            out.append(rest).append('\n');
        }
        if (!escapes) {
            return out.toString();
        }
        // Read as a quoted text that a character ends which no text holds.
        RubyLiterals inner = new RubyLiterals(out.append('\0').toString());
        return inner.inside('\0', '\0', true);
    }
}
