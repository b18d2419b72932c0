package io.bindery.puppet.type;

import java.util.Comparator;

/// Strings by code point, which is Ruby's byte order of UTF-8.
enum CodePointOrder implements Comparator<String> {
    ASCENDING;

    @Override
    public int compare(String one, String other) {
        int length = Math.min(one.length(), other.length());
        for (int i = 0; i < length; i++) {
            char a = one.charAt(i);
            char b = other.charAt(i);
            if (a != b) {
                return Character.isSurrogate(a) == Character.isSurrogate(b) ? a - b : Character.isSurrogate(a) ? 1 : -1;
            }
        }
        return one.length() - other.length();
    }
}
