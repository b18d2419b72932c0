package io.bindery.cfengine.value;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Reads JSON with the reference program's tolerance: trailing commas pass, unicode escapes stay as written.
public final class JsonReader {
    private static final int DEEPEST = 1000;
    private final String text;
    private int at;
    private int depth;

    private JsonReader(String text) {
        this.text = text;
    }

    /// The whole text as one container or primitive.
    public static Data read(String text) throws JsonError {
        JsonReader reader = new JsonReader(text);
        reader.skipBlank();
        Data data = reader.value();
        reader.skipBlank();
        return data;
    }

    private Data value() throws JsonError {
        if (at >= text.length()) {
            throw error("Unable to parse json data, unexpected end of data");
        }
        char c = text.charAt(at);
        return switch (c) {
            case '{' -> mapping();
            case '[' -> sequence();
            case '"', '\'' -> new Data.Text(string(c));
            default -> primitive(c);
        };
    }

    private Data primitive(char c) throws JsonError {
        if (c == '-' || c >= '0' && c <= '9') {
            return number();
        }
        if (word("true")) {
            return new Data.Bool(true);
        }
        if (word("false")) {
            return new Data.Bool(false);
        }
        if (word("null")) {
            return Data.NULL;
        }
        throw error("Unable to parse json data as object, unrecognized token beginning entry");
    }

    private boolean word(String word) {
        if (!text.startsWith(word, at)) {
            return false;
        }
        at += word.length();
        return true;
    }

    private Data mapping() throws JsonError {
        enter();
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        at++;
        skipBlank();
        while (at < text.length() && text.charAt(at) != '}') {
            char quote = text.charAt(at);
            if (quote != '"' && quote != '\'') {
                throw error("Unable to parse json data as object, unrecognized token beginning entry");
            }
            String key = string(quote);
            skipBlank();
            if (at >= text.length() || text.charAt(at) != ':') {
                throw error("Unable to parse json data as object, ':' must follow a key");
            }
            at++;
            skipBlank();
            members.put(key, value());
            comma('}');
        }
        close("object");
        return new Data.Mapping(members);
    }

    private Data sequence() throws JsonError {
        enter();
        List<Data> items = new ArrayList<>();
        at++;
        skipBlank();
        while (at < text.length() && text.charAt(at) != ']') {
            items.add(value());
            comma(']');
        }
        close("array");
        return new Data.Sequence(items);
    }

    private void enter() throws JsonError {
        if (++depth > DEEPEST) {
            throw error("Unable to parse json data, nested too deep");
        }
    }

    private void close(String kind) throws JsonError {
        if (at >= text.length()) {
            throw error("Unable to parse json data as " + kind + ", unexpected end of data");
        }
        at++;
        depth--;
    }

    private void comma(char closing) throws JsonError {
        skipBlank();
        if (at >= text.length() || text.charAt(at) == closing) {
            return;
        }
        if (text.charAt(at) != ',') {
            throw error("Unable to parse json data, ',' must stand between entries");
        }
        at++;
        skipBlank();
    }

    private String string(char quote) throws JsonError {
        StringBuilder string = new StringBuilder();
        int start = at++;
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == quote) {
                return string.toString();
            }
            if (c == '\\' && at < text.length()) {
                unescape(string, text.charAt(at++));
            } else {
                string.append(c);
            }
        }
        at = start;
        throw error("Unable to parse json data as string, did not end with doublequote");
    }

    private static void unescape(StringBuilder string, char c) {
        switch (c) {
            case '\\', '"', '/', '\'' -> string.append(c);
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
        if (text.charAt(at) == '-') {
            at++;
        }
        boolean zero = at < text.length() && text.charAt(at) == '0';
        digits();
        if (zero && at - start > (text.charAt(start) == '-' ? 2 : 1)) {
            at = start + (text.charAt(start) == '-' ? 2 : 1);
            throw error("Unable to parse json data as number, dot or exponent must follow leading 0");
        }
        boolean real = false;
        if (at < text.length() && text.charAt(at) == '.') {
            real = true;
            at++;
            digits();
        }
        if (at < text.length() && (text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
            real = true;
            at++;
            if (at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-')) {
                at++;
            }
            digits();
        }
        return toNumber(text.substring(start, at), real);
    }

    private void digits() {
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
    }

    private Data toNumber(String digits, boolean real) throws JsonError {
        try {
            return real ? new Data.Real(Double.parseDouble(digits)) : new Data.Whole(Long.parseLong(digits));
        } catch (NumberFormatException e) {
            throw error("Unable to parse json data as number");
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
