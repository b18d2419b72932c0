package io.bindery.cfengine.value;

import java.util.Arrays;
import java.util.BitSet;

/// References to variables inside text: `$(name)`, `${name}` for scalars, `@(name)`, `@{name}` for lists.
public final class References {
    /// How deep references may be within references.
    public static final int MOST_NESTED = 50;

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
        for (int at = text.indexOf("this"); at >= 0; at = text.indexOf("this", at + 1)) {
            if (at < 2 || text.charAt(at - 2) != '$' || !opens(text, at - 2) || end(text, at - 2) < 0) {
                continue;
            }
            String name = text.substring(at, end(text, at - 2) - 1);
            if (name.equals("this") || name.equals("this.k") || name.equals("this.v") || name.startsWith("this.k[")) {
                return true;
            }
        }
        return false;
    }

    /// Where the next reference with a sigil begins at or after an offset, or -1.
    public static int next(String text, int from, char sigil) {
        for (int at = text.indexOf(sigil, from); at >= 0; at = text.indexOf(sigil, at + 1)) {
            if (opens(text, at)) {
                return end(text, at) > 0 ? at : nextOfClosed(text, at + 1, sigil);
            }
        }
        return -1;
    }

    private static boolean opens(String text, int at) {
        return at + 1 < text.length() && (text.charAt(at + 1) == '(' || text.charAt(at + 1) == '{');
    }

    /// The same behind a bracket that is not closed. Such texts may have many of them, so that the end of each is not looked for anew.
    private static int nextOfClosed(String text, int from, char sigil) {
        BitSet closed = new BitSet(text.length());
        markClosed(text, from, '(', ')', closed);
        markClosed(text, from, '{', '}', closed);
        for (int at = text.indexOf(sigil, from); at >= 0; at = text.indexOf(sigil, at + 1)) {
            if (opens(text, at) && closed.get(at + 1)) {
                return at;
            }
        }
        return -1;
    }

    private static void markClosed(String text, int from, char open, char close, BitSet closed) {
        int[] pending = new int[16];
        int count = 0;
        for (int at = from; at < text.length(); at++) {
            if (text.charAt(at) == open) {
                if (count == pending.length) {
                    pending = Arrays.copyOf(pending, 2 * count);
                }
                pending[count++] = at;
            } else if (text.charAt(at) == close && count > 0) {
                closed.set(pending[--count]);
            }
        }
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
