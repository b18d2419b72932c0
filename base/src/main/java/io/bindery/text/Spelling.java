package io.bindery.text;

import org.jspecify.annotations.Nullable;

/// Finds the known name that a misspelt one was probably meant to be.
public final class Spelling {
    /// Letters are counted in as many classes, which is enough to tell those of names apart.
    private static final int LETTERS = 64;

    private Spelling() {}

    /// The nearest of some names; null if none differs by few enough letters.
    public static @Nullable String nearest(String written, Iterable<String> known) {
        int least = Math.min(Math.max(1, written.length() / 3) + 1, Math.max(1, written.length()));
        String nearest = null;
        for (String name : known) {
            int distance = distance(written, name, least);
            if (distance < least) {
                least = distance;
                nearest = name;
            }
        }
        return nearest;
    }

    /// `; did you mean 'name'?` with the nearest of some names, to be put after a message; empty if none is near.
    public static String suggestion(String written, Iterable<String> known) {
        String nearest = nearest(written, known);
        return nearest == null || nearest.equals(written) ? "" : "; did you mean '" + nearest + "'?";
    }

    /// `did you mean 'name'?` with the nearest of some names, as a line by itself; empty if none is near.
    public static String hint(String written, Iterable<String> known) {
        String nearest = nearest(written, known);
        return nearest == null || nearest.equals(written) ? "" : "did you mean '" + nearest + "'?";
    }

    /// How many letters must be put in, taken out, replaced or exchanged with their neighbour; `limit` where it is that many or more.
    public static int distance(String one, String other, int limit) {
        if (Math.abs(one.length() - other.length()) >= limit || surplus(one, other) >= limit) {
            return limit;
        }
        int[] before = new int[other.length() + 1];
        int[] above = new int[other.length() + 1];
        for (int at = 0; at < above.length; at++) {
            above[at] = at;
        }
        for (int line = 1; line <= one.length(); line++) {
            int[] row = new int[other.length() + 1];
            row[0] = line;
            for (int at = 1; at < row.length; at++) {
                int changed = above[at - 1] + (one.charAt(line - 1) == other.charAt(at - 1) ? 0 : 1);
                row[at] = Math.min(changed, Math.min(above[at], row[at - 1]) + 1);
                if (isExchanged(one, line, other, at)) {
                    row[at] = Math.min(row[at], before[at - 2] + 1);
                }
            }
            before = above;
            above = row;
        }
        return Math.min(limit, above[other.length()]);
    }

    /// A lower bound of the distance that is quickly computed: a letter that one of the words has more often than the other must be put in,
    /// taken out or replaced.
    private static int surplus(String one, String other) {
        int[] letters = new int[LETTERS];
        for (int i = 0; i < one.length(); i++) {
            letters[one.charAt(i) % LETTERS]++;
        }
        int surplus = 0;
        for (int i = 0; i < other.length(); i++) {
            if (--letters[other.charAt(i) % LETTERS] < 0) {
                surplus++;
            }
        }
        return Math.max(surplus, surplus + one.length() - other.length());
    }

    private static boolean isExchanged(String one, int line, String other, int at) {
        return line > 1
                && at > 1
                && one.charAt(line - 1) == other.charAt(at - 2)
                && one.charAt(line - 2) == other.charAt(at - 1);
    }
}
