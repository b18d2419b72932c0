package io.bindery.puppet.value;

/// Writes strings as Puppet literals.
public final class Quotes {
    private Quotes() {}

    /// In single quotes, or in double quotes where control characters ask for it.
    public static String single(String text) {
        StringBuilder quoted = new StringBuilder(text.length() + 2).append('\'');
        boolean escaped = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < 0x20) {
                return doubled(text);
            }
            if (escaped) {
                quoted.append('\\').append(c);
                escaped = false;
            } else if (c == '\'') {
                quoted.append("\\'");
            } else if (c == '\\') {
                escaped = true;
            } else {
                quoted.append(c);
            }
        }
        return quoted.append(escaped ? "\\" : "").append('\'').toString();
    }

    /// In double quotes.
    public static String doubled(String text) {
        StringBuilder quoted = new StringBuilder(text.length() + 8).append('"');
        for (char c : text.toCharArray()) {
            switch (c) {
                case '\t' -> quoted.append("\\t");
                case '\n' -> quoted.append("\\n");
                case '\r' -> quoted.append("\\r");
                case '"', '$', '\\' -> quoted.append('\\').append(c);
                default -> quoted.append(c < 0x20 ? String.format("\\u{%X}", (int) c) : Character.toString(c));
            }
        }
        return quoted.append('"').toString();
    }
}
