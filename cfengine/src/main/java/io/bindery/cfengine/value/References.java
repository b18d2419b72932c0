package io.bindery.cfengine.value;

/// References to variables inside text: `$(name)`, `${name}` for scalars, `@(name)`, `@{name}` for lists.
public final class References {
    private References() {}

    /// Whether the text holds a reference of either kind.
    public static boolean holdsAny(String text) {
        return next(text, 0, '$') >= 0 || next(text, 0, '@') >= 0;
    }

    public static boolean holdsScalar(String text) {
        return next(text, 0, '$') >= 0;
    }

    /// Whether the text has one of the references that `maplist`, `maparray` and `mapdata` bind: `$(this)`, `$(this.k)`,
    /// `$(this.k[1])`, `$(this.v)`.
    public static boolean awaitsMapping(String text) {
        for (int at = next(text, 0, '$'); at >= 0; at = next(text, at + 2, '$')) {
            String name = text.substring(at + 2, end(text, at) - 1);
            if (name.equals("this") || name.equals("this.k") || name.equals("this.v") || name.startsWith("this.k[")) {
                return true;
            }
        }
        return false;
    }

    /// Where the next reference with a sigil begins at or after an offset, or -1.
    public static int next(String text, int from, char sigil) {
        for (int at = text.indexOf(sigil, from); at >= 0; at = text.indexOf(sigil, at + 1)) {
            if (at + 1 < text.length() && (text.charAt(at + 1) == '(' || text.charAt(at + 1) == '{') && end(text, at) > 0) {
                return at;
            }
        }
        return -1;
    }

    /// The offset behind the reference that begins at `at`, or -1 where its bracket is not closed.
    public static int end(String text, int at) {
        char open = text.charAt(at + 1);
        char close = open == '(' ? ')' : '}';
        int depth = 1;
        for (int scan = at + 2; scan < text.length(); scan++) {
            char c = text.charAt(scan);
            depth += c == open ? 1 : c == close ? -1 : 0;
            if (depth == 0) {
                return scan + 1;
            }
        }
        return -1;
    }

    /// Whether the whole text is one reference, of either kind.
    public static boolean isSingle(String text) {
        return !scalarName(text).isEmpty() || !listName(text).isEmpty();
    }

    /// The whole text is one list reference: `@(name)`. Returns the name, or the empty text.
    public static String listName(String text) {
        boolean whole = text.length() > 3
                && text.charAt(0) == '@'
                && (text.charAt(1) == '(' || text.charAt(1) == '{')
                && end(text, 0) == text.length();
        return whole ? text.substring(2, text.length() - 1) : "";
    }

    /// The whole text is one scalar reference: `$(name)`. Returns the name, or the empty text.
    public static String scalarName(String text) {
        boolean whole = text.length() > 3
                && text.charAt(0) == '$'
                && (text.charAt(1) == '(' || text.charAt(1) == '{')
                && end(text, 0) == text.length();
        return whole ? text.substring(2, text.length() - 1) : "";
    }
}
