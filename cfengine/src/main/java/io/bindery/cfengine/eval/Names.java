package io.bindery.cfengine.eval;

/// Spelling of names.
public final class Names {
    private Names() {}

    /// Everything but letters, digits and underscores becomes an underscore.
    public static String canonify(String text) {
        StringBuilder name = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            boolean keeps = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
            name.append(keeps ? c : '_');
        }
        return name.toString();
    }

    /// As [#canonify], but a namespace's colon stays.
    public static String canonifyClass(String text) {
        int colon = text.indexOf(':');
        return colon < 0 ? canonify(text) : canonify(text.substring(0, colon)) + ':' + canonify(text.substring(colon + 1));
    }
}
