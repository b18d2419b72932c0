package io.bindery.puppet.resource.file;

import java.util.regex.Pattern;

/// Patterns of file names as Ruby's `File.fnmatch?` reads them: a name that begins with a dot is matched by a dot only.
public final class Glob {
    private Glob() {}

    public static boolean matches(String pattern, String name) {
        if (name.startsWith(".") && !pattern.startsWith(".") && !pattern.startsWith("\\.")) {
            return false;
        }
        return Pattern.compile(regex(pattern), Pattern.DOTALL).matcher(name).matches();
    }

    /// The same for patterns that match names with a dot too.
    static boolean matchesAll(String pattern, String name) {
        return Pattern.compile(regex(pattern), Pattern.DOTALL).matcher(name).matches();
    }

    private static String regex(String pattern) {
        StringBuilder regex = new StringBuilder();
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            switch (c) {
                case '*' -> regex.append(".*");
                case '?' -> regex.append('.');
                case '\\' -> {
                    if (i + 1 < pattern.length()) {
                        i++;
                    }
                    regex.append(Pattern.quote(String.valueOf(pattern.charAt(i))));
                }
                case '[' -> {
                    int end = pattern.indexOf(']', i + 2);
                    if (end < 0) {
                        regex.append("\\[");
                    } else {
                        String set = pattern.substring(i + 1, end).replace("\\", "\\\\").replace("[", "\\[").replace("&&", "&\\&");
                        regex.append('[').append(set.startsWith("!") ? "^" + set.substring(1) : set).append(']');
                        i = end;
                    }
                }
                default -> regex.append(Pattern.quote(String.valueOf(c)));
            }
        }
        return regex.toString();
    }
}
