package io.bindery.server.files;

/// Matches a name with a shell pattern as Ruby's `File.fnmatch?` does without flags: `*`, `?`, `[a-z]`, `\` before a special character. A leading
/// period must be matched by a period.
final class FileNamePattern {
    private final String pattern;
    private final String name;

    private FileNamePattern(String pattern, String name) {
        this.pattern = pattern;
        this.name = name;
    }

    static boolean matches(String pattern, String name) {
        return new FileNamePattern(pattern, name).matches();
    }

    // A star that does not fit takes one more character and tries again; only the last star has to be tried so.
    private boolean matches() {
        int at = 0;
        int in = 0;
        int star = -1;
        int taken = 0;
        while (at < name.length()) {
            int next = in < pattern.length() && pattern.charAt(in) != '*' ? one(in, at) : -1;
            if (next >= 0) {
                in = next;
                at++;
            } else if (in < pattern.length() && pattern.charAt(in) == '*' && !hiddenAt(at)) {
                star = in++;
                taken = at;
            } else if (star >= 0) {
                in = star + 1;
                at = ++taken;
            } else {
                return false;
            }
        }
        while (in < pattern.length() && pattern.charAt(in) == '*') {
            in++;
        }
        return in == pattern.length();
    }

    private boolean hiddenAt(int at) {
        return at == 0 && name.charAt(0) == '.';
    }

    /// The position in the pattern behind what matches one character, or -1.
    private int one(int in, int at) {
        char wanted = pattern.charAt(in);
        char found = name.charAt(at);
        return switch (wanted) {
            case '?' -> hiddenAt(at) ? -1 : in + 1;
            case '[' -> hiddenAt(at) ? -1 : bracket(in, found);
            case '\\' -> in + 1 < pattern.length() && pattern.charAt(in + 1) == found ? in + 2 : -1;
            default -> wanted == found ? in + 1 : -1;
        };
    }

    private int bracket(int open, char found) {
        int in = open + 1;
        boolean negated = in < pattern.length() && (pattern.charAt(in) == '!' || pattern.charAt(in) == '^');
        in += negated ? 1 : 0;
        boolean inside = false;
        while (in < pattern.length() && pattern.charAt(in) != ']') {
            char low = pattern.charAt(in);
            boolean range = in + 2 < pattern.length() && pattern.charAt(in + 1) == '-' && pattern.charAt(in + 2) != ']';
            char high = range ? pattern.charAt(in + 2) : low;
            inside |= low <= found && found <= high;
            in += range ? 3 : 1;
        }
        return in < pattern.length() && inside != negated ? in + 1 : -1;
    }
}
