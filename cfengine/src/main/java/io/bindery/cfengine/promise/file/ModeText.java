package io.bindery.cfengine.promise.file;

import io.bindery.enact.file.ModeGoal;
import org.jspecify.annotations.Nullable;

/// Reads modes: octal (`644`), or clauses such as `u+rw,go-w,a=x`.
final class ModeText {
    private static final int ALL = 07777;

    private ModeText() {}

    /// Null if the text is no mode.
    static @Nullable ModeGoal parse(String text) {
        if (!text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '7')) {
            return ModeGoal.exactly(Integer.parseInt(text, 8) & ALL);
        }
        int set = 0;
        int cleared = 0;
        for (String clause : text.split(",")) {
            int operator = operator(clause);
            if (operator < 0) {
                return null;
            }
            boolean octal = clause.length() > operator + 1 && Character.isDigit(clause.charAt(operator + 1));
            int who = who(clause.substring(0, operator));
            int bits = octal ? Integer.parseInt(clause.substring(operator + 1), 8) & ALL : bits(clause.substring(operator + 1), who);
            switch (clause.charAt(operator)) {
                case '+' -> {
                    set |= bits;
                    cleared &= ~bits;
                }
                case '-' -> {
                    cleared |= bits;
                    set &= ~bits;
                }
                default -> {
                    int others = octal ? ALL & ~bits : bits("rwx", who) & ~bits;
                    set = set & ~others | bits;
                    cleared = cleared & ~bits | others;
                }
            }
        }
        return new ModeGoal(set, cleared);
    }

    private static int operator(String clause) {
        for (int at = 0; at < clause.length(); at++) {
            if ("+-=".indexOf(clause.charAt(at)) >= 0) {
                return at;
            }
        }
        return -1;
    }

    private static int who(String letters) {
        int who = letters.isEmpty() || letters.contains("a") ? 0777 : 0;
        who |= letters.contains("u") ? 0700 : 0;
        who |= letters.contains("g") ? 0070 : 0;
        return who | (letters.contains("o") ? 0007 : 0);
    }

    private static int bits(String letters, int who) {
        int bits = 0;
        for (int at = 0; at < letters.length(); at++) {
            bits |= switch (letters.charAt(at)) {
                case 'r' -> 0444 & who;
                case 'w' -> 0222 & who;
                case 'x' -> 0111 & who;
                case 's' -> ((who & 0700) != 0 ? 04000 : 0) | ((who & 0070) != 0 ? 02000 : 0);
                case 't' -> 01000;
                default -> 0;
            };
        }
        return bits;
    }
}
