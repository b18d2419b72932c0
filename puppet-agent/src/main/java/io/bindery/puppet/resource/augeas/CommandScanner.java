package io.bindery.puppet.resource.augeas;

import io.bindery.puppet.resource.ResourceError;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads the parts of a command on a tree.
final class CommandScanner {
    private static final Pattern WORD = Pattern.compile("\\w+|==|!=");
    private static final Pattern COMPARISON = Pattern.compile("==|!=|=~|<=|>=|<|>");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

    private final String text;
    private int at;

    CommandScanner(String text) {
        this.text = text;
    }

    private String take(Pattern pattern) {
        Matcher matcher = pattern.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            return "";
        }
        at = matcher.end();
        return matcher.group();
    }

    String word() {
        return take(WORD);
    }

    void skipBlanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    /// A path: it ends at the first blank outside of brackets and quotes.
    String path(String missing) {
        int start = at;
        int brackets = 0;
        char quote = 0;
        while (at < text.length()) {
            char each = text.charAt(at);
            if (each == '\\') {
                at++;
            } else if (quote != 0) {
                quote = each == quote ? 0 : quote;
            } else if (each == '\'' || each == '"') {
                quote = each;
            } else if (each == '[') {
                brackets++;
            } else if (each == ']') {
                brackets--;
                if (brackets < 0) {
                    throw new ResourceError("unmatched [");
                }
            } else if (brackets == 0 && Character.isWhitespace(each)) {
                break;
            }
            at++;
        }
        at = Math.min(at, text.length());
        String path = text.substring(start, at);
        if (path.isEmpty()) {
            throw new ResourceError(missing);
        }
        boolean isQuoted = path.length() > 1 && (path.startsWith("'") || path.startsWith("\""));
        String plain = isQuoted ? path.substring(1, path.length() - 1) : path;
        return plain.endsWith("/") ? plain.substring(0, plain.length() - 1) : plain;
    }

    /// A text, in quotes where it has blanks. Only the quote itself can be escaped in it.
    String text(String missing) {
        if (at >= text.length()) {
            throw new ResourceError(missing);
        }
        char quote = text.charAt(at);
        if (quote != '\'' && quote != '"') {
            int start = at;
            while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            return text.substring(start, at);
        }
        StringBuilder value = new StringBuilder();
        for (at++; at < text.length() && text.charAt(at) != quote; at++) {
            char each = text.charAt(at);
            if (each == '\\' && at + 1 < text.length()) {
                at++;
                if (text.charAt(at) != quote) {
                    value.append(each);
                }
            }
            value.append(text.charAt(at));
        }
        at++;
        return value.toString();
    }

    String comparison(String missing) {
        String found = take(COMPARISON);
        if (found.isEmpty()) {
            throw new ResourceError(missing);
        }
        return found;
    }

    String number() {
        String found = take(NUMBER);
        return found.isEmpty() ? "0" : found;
    }

    String rest() {
        String rest = text.substring(Math.min(at, text.length()));
        at = text.length();
        return rest;
    }
}
