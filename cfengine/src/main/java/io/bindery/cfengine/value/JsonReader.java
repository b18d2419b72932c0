package io.bindery.cfengine.value;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Reads JSON with the reference program's tolerance: colons and commas may be missing, keys may be bare words, text behind the
/// value is not looked at, unicode escapes stay as written.
public final class JsonReader {
    private static final int DEEPEST = 1000;
    private static final List<String> WORDS = List.of("true", "false", "null");
    private static final String UNRECOGNIZED = "Unable to parse json data as object, unrecognized token beginning entry";
    private static final String NO_DIGIT = "Unable to parse json data as string, did not end with digit";

    private final String text;
    private final Function<String, @Nullable Data> names;
    private final boolean asWritten;
    private int at;
    private int depth;

    private JsonReader(String text, Function<String, @Nullable Data> names, boolean asWritten) {
        this.text = text;
        this.names = names;
        this.asWritten = asWritten;
    }

    /// What was read, and the text from its last character on, which the reference program shows where it wanted a container.
    public record Reading(Data data, String rest) {}

    /// One container or primitive.
    public static Data read(String text) throws JsonError {
        return reading(text).data();
    }

    public static Reading reading(String text) throws JsonError {
        return new JsonReader(text, name -> null, false).whole();
    }

    /// One value after the other, each beginning on a line of its own, as far as that goes.
    public static List<Data> readLines(String text) {
        JsonReader reader = new JsonReader(text, name -> null, false);
        List<Data> values = new ArrayList<>();
        try {
            reader.skipBlank();
            while (reader.at < text.length()) {
                values.add(reader.value());
                boolean ended = reader.at >= text.length() || text.charAt(reader.at) == '\n';
                reader.skipBlank();
                if (!ended) {
                    break;
                }
            }
        } catch (JsonError e) {
            return values;
        }
        return values;
    }

    /// JSON written in a function's argument: bare words may name variables, and reals keep their digits.
    public static Data readInline(String text, Function<String, @Nullable Data> variables) throws JsonError {
        return new JsonReader(text, variables, true).whole().data();
    }

    private Reading whole() throws JsonError {
        if (text.isEmpty()) {
            throw error("No data");
        }
        skipBlank();
        Data data = value();
        return new Reading(data, text.substring(at - 1));
    }

    private Data value() throws JsonError {
        if (at >= text.length()) {
            throw error("No data");
        }
        char c = text.charAt(at);
        return switch (c) {
            case '{' -> mapping();
            case '[' -> sequence();
            case '"' -> new Data.Text(unescaped(string()));
            default -> primitive(c);
        };
    }

    private Data primitive(char c) throws JsonError {
        if (c == '-' || c >= '0' && c <= '9') {
            return number();
        }
        for (String word : WORDS) {
            if (text.startsWith(word, at)) {
                if (at == 0 && word.length() < text.length() && isWordPart(text.charAt(word.length()))) {
                    throw error(UNRECOGNIZED);
                }
                at += word.length();
                return word.equals("null") ? Data.NULL : new Data.Bool(word.equals("true"));
            }
        }
        Data named = named();
        if (named != null) {
            return named;
        }
        at += at == 0 ? 0 : sharedWithWord();
        throw error(UNRECOGNIZED);
    }

    /// How far a word was begun; the complaint shows the text behind it less one.
    private int sharedWithWord() {
        int shared = 0;
        for (String word : WORDS) {
            int same = 0;
            while (same < word.length()
                    && at + same < text.length()
                    && text.charAt(at + same) == word.charAt(same)) {
                same++;
            }
            shared = Math.max(shared, same);
        }
        return text.charAt(at) == '.' ? 1 : Math.max(0, shared - 1);
    }

    /// A variable's name: words with dots, and indices behind.
    private @Nullable Data named() {
        int end = at;
        while (end < text.length() && (isWordPart(text.charAt(end)) || text.charAt(end) == '.')) {
            end++;
        }
        while (end > at && end < text.length() && text.charAt(end) == '[') {
            int close = text.indexOf(']', end);
            if (close < 0) {
                return null;
            }
            end = close + 1;
        }
        Data data = end == at ? null : names.apply(text.substring(at, end));
        if (data != null) {
            at = end;
        }
        return data;
    }

    private static boolean isWordPart(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-';
    }

    // --- containers --------------------------------------------------------------------------------------------------------

    private Data mapping() throws JsonError {
        enter();
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        String key = null;
        boolean colon = false;
        boolean comma = false;
        for (skipBlank(); at < text.length(); skipBlank()) {
            char c = text.charAt(at);
            if (c == '}') {
                closeMapping(key);
                return new Data.Mapping(members);
            } else if (c == ':') {
                requireKey(key == null || colon);
                colon = true;
                at++;
            } else if (c == ',') {
                requireValue(key != null || comma);
                comma = true;
                at++;
            } else if (key == null) {
                key = key(c);
                comma = false;
            } else {
                members.put(key, value());
                key = null;
                colon = false;
            }
        }
        throw error("Unable to parse json data as string, did not end with '}'");
    }

    private void closeMapping(@Nullable String key) throws JsonError {
        if (key != null) {
            throw error("Unable to parse json data as object, tried to close object having opened an l-value");
        }
        at++;
        depth--;
    }

    private void requireKey(boolean missing) throws JsonError {
        if (missing) {
            throw error("Unable to parse json data as object, ':' seen without having specified an l-value");
        }
    }

    private void requireValue(boolean missing) throws JsonError {
        if (missing) {
            throw error("Unable to parse json data as object, ',' seen without having specified an r-value");
        }
    }

    private String key(char c) throws JsonError {
        if (c == '"') {
            return string();
        }
        if (c == '[') {
            throw error("Unable to parse json data as object, array not allowed as l-value");
        }
        if (c == '{') {
            throw error("Unable to parse json data as object, object not allowed as l-value");
        }
        int end = at;
        while (end < text.length() && isWordPart(text.charAt(end))) {
            end++;
        }
        int colon = end;
        while (colon < text.length() && text.charAt(colon) <= ' ') {
            colon++;
        }
        if (end == at || colon >= text.length() || text.charAt(colon) != ':') {
            throw error(UNRECOGNIZED);
        }
        String key = text.substring(at, end);
        at = end;
        return key;
    }

    private Data sequence() throws JsonError {
        enter();
        List<Data> items = new ArrayList<>();
        boolean comma = true;
        for (skipBlank(); at < text.length(); skipBlank()) {
            char c = text.charAt(at);
            if (c == ']') {
                at++;
                depth--;
                return new Data.Sequence(items);
            } else if (c == ',') {
                if (comma) {
                    throw error("Unable to parse json data as array, extraneous commas");
                }
                comma = true;
                at++;
            } else {
                items.add(value());
                comma = false;
            }
        }
        throw error("Unable to parse json data as array, did not end with ']'");
    }

    private void enter() throws JsonError {
        if (++depth > DEEPEST) {
            throw error("Unable to parse json data, nested too deep");
        }
        at++;
    }

    // --- strings and numbers -------------------------------------------------------------------------------------------------

    private String string() throws JsonError {
        StringBuilder string = new StringBuilder();
        at++;
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '"') {
                return string.toString();
            }
            if (c == '\\' && at < text.length()) {
                unescape(string, text.charAt(at++));
            } else {
                string.append(c);
            }
        }
        throw error("Unable to parse json data as string, did not end with doublequote");
    }

    /// As CFEngine does: the text of a value, other than that of a key, is freed of its escapes a second time.
    private static String unescaped(String string) {
        if (string.indexOf('\\') < 0) {
            return string;
        }
        StringBuilder twice = new StringBuilder();
        for (int at = 0; at < string.length(); at++) {
            char c = string.charAt(at);
            boolean escape = c == '\\' && at + 1 < string.length() && string.charAt(at + 1) != '/';
            if (escape) {
                unescape(twice, string.charAt(++at));
            } else {
                twice.append(c);
            }
        }
        return twice.toString();
    }

    private static void unescape(StringBuilder string, char c) {
        switch (c) {
            case '\\', '"', '/' -> string.append(c);
            case 'b' -> string.append('\b');
            case 'f' -> string.append('\f');
            case 'n' -> string.append('\n');
            case 'r' -> string.append('\r');
            case 't' -> string.append('\t');
            // As CFEngine does: an escape it does not know stays as it is, unicode escapes among them.
            default -> string.append('\\').append(c);
        }
    }

    private Data number() throws JsonError {
        int start = at;
        boolean dot = false;
        boolean exponent = false;
        for (; at < text.length() && !isNumberEnd(text.charAt(at)); at++) {
            char c = text.charAt(at);
            char before = at == start ? 0 : text.charAt(at - 1);
            switch (c) {
                case '-' -> require(at == start || isExponent(before), "- not at the start or not after exponent");
                case '+' -> require(isExponent(before), "+ without preceding exponent");
                case '.' -> {
                    require(!dot, "two or more dots (decimal points)");
                    require(isDigit(before), "dot not preceded by digit");
                    dot = true;
                }
                case 'e', 'E' -> {
                    require(!exponent, "duplicate exponent");
                    require(isDigit(before), "exponent without preceding digit");
                    exponent = true;
                }
                default -> digit(c, start);
            }
        }
        if (at == start || !isDigit(text.charAt(at - 1))) {
            throw error(NO_DIGIT);
        }
        return toNumber(text.substring(start, at), dot || exponent);
    }

    private void digit(char c, int start) throws JsonError {
        require(isDigit(c), "invalid symbol");
        int first = text.charAt(start) == '-' ? start + 1 : start;
        boolean leadingZero = at == first + 1 && text.charAt(first) == '0';
        require(!leadingZero || c != '0', "started with 0 before dot or exponent, duplicate 0 seen");
        require(!leadingZero, "dot or exponent must follow leading 0");
    }

    private void require(boolean right, String problem) throws JsonError {
        if (!right) {
            throw error("Unable to parse json data as number, " + problem);
        }
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isExponent(char c) {
        return c == 'e' || c == 'E';
    }

    private static boolean isNumberEnd(char c) {
        return c <= ' ' || c == ',' || c == ']' || c == '}';
    }

    private Data toNumber(String digits, boolean real) throws JsonError {
        try {
            if (!real) {
                return new Data.Whole(Long.parseLong(digits));
            }
            double number = Double.parseDouble(digits);
            return asWritten ? new Data.Real(number, digits) : new Data.Real(number);
        } catch (NumberFormatException e) {
            throw error(NO_DIGIT);
        }
    }

    private void skipBlank() {
        while (at < text.length() && text.charAt(at) <= ' ') {
            at++;
        }
    }

    private JsonError error(String message) {
        return new JsonError(message, text.substring(Math.min(at, text.length())));
    }
}
