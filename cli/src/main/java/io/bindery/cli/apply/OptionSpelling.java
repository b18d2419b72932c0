package io.bindery.cli.apply;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// Finds the options that Ruby's option parser suggests for an unknown one. Puppet prints them after its message about that option.
///
/// Ruby asks two measures: names that are similar by Jaro and Winkler are candidates, and of these it takes the ones that differ by few letters, or else
/// the most similar one.
final class OptionSpelling {
    private static final double SIMILAR = 0.834;
    private static final double SIMILAR_IF_SHORT = 0.77;
    private static final int SHORT = 3;
    private static final double COUNTS_PREFIX = 0.7;
    private static final double PREFIX_BONUS = 0.1;
    private static final int LONGEST_PREFIX = 4;

    private OptionSpelling() {}

    /// The lines after the message; empty if no name is similar.
    ///
    /// @param written without the dashes before it
    static String suggestion(String written, Collection<String> known) {
        List<String> meant = meant(written, known);
        return meant.isEmpty() ? "" : "\nDid you mean?  " + String.join("\n               ", known.stream().filter(meant::contains).toList());
    }

    private static List<String> meant(String written, Collection<String> known) {
        String word = written.toLowerCase(Locale.ROOT);
        double least = word.length() > SHORT ? SIMILAR : SIMILAR_IF_SHORT;
        List<String> similar = known.stream().filter(name -> !name.equals(written) && similarity(name, word) >= least).toList();
        int few = (word.length() + 3) / 4;
        List<String> mistyped = similar.stream().filter(name -> letters(name, word) <= few).toList();
        if (!mistyped.isEmpty()) {
            return mistyped;
        }
        return similar.stream()
                .sorted(Comparator.comparingDouble((String name) -> similarity(name, word)).reversed())
                .filter(name -> letters(name, word) < Math.min(name.length(), word.length()))
                .limit(1)
                .toList();
    }

    /// The similarity by Jaro, raised by Winkler for equal beginnings.
    private static double similarity(String one, String other) {
        double jaro = one.length() > other.length() ? jaro(other, one) : jaro(one, other);
        if (jaro <= COUNTS_PREFIX) {
            return jaro;
        }
        int prefix = 0;
        while (prefix < Math.min(LONGEST_PREFIX, Math.min(one.length(), other.length())) && one.charAt(prefix) == other.charAt(prefix)) {
            prefix++;
        }
        return jaro + prefix * PREFIX_BONUS * (1 - jaro);
    }

    private static double jaro(String shorter, String longer) {
        int window = Math.max(0, longer.length() / 2 - 1);
        boolean[] taken = new boolean[longer.length()];
        StringBuilder ofShorter = new StringBuilder();
        for (int at = 0; at < shorter.length(); at++) {
            // As Ruby does: the window may reach beyond the end of the longer name, where nothing is equal.
            for (int near = Math.max(0, at - window); near <= Math.min(at + window, longer.length() - 1); near++) {
                if (!taken[near] && shorter.charAt(at) == longer.charAt(near)) {
                    taken[near] = true;
                    ofShorter.append(shorter.charAt(at));
                    break;
                }
            }
        }
        int common = ofShorter.length();
        if (common == 0) {
            return 0;
        }
        int moved = 0;
        int at = 0;
        for (int near = 0; near < longer.length(); near++) {
            if (taken[near] && ofShorter.charAt(at++) != longer.charAt(near)) {
                moved++;
            }
        }
        return ((double) common / shorter.length() + (double) common / longer.length() + (common - moved / 2) / (double) common) / 3;
    }

    /// How many letters must be put in, taken out or replaced.
    private static int letters(String one, String other) {
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
            }
            above = row;
        }
        return above[other.length()];
    }
}
