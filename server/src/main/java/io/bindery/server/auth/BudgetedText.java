package io.bindery.server.auth;

import java.util.regex.Matcher;

/// A text with a limit on how often a regular expression may read its characters. A runaway expression on a hostile path then
/// finds nothing.
final class BudgetedText implements CharSequence {
    private static final int READS = 1_000_000;

    private final CharSequence text;
    private final int[] left;

    BudgetedText(CharSequence text) {
        this(text, new int[] {READS});
    }

    private BudgetedText(CharSequence text, int[] left) {
        this.text = text;
        this.left = left;
    }

    /// Whether the expression is found within the budget.
    static boolean find(Matcher matcher) {
        try {
            return matcher.find();
        } catch (Exhausted | StackOverflowError runaway) {
            return false;
        }
    }

    @Override
    public char charAt(int index) {
        if (--left[0] < 0) {
            throw new Exhausted();
        }
        return text.charAt(index);
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return new BudgetedText(text.subSequence(start, end), left);
    }

    @Override
    public String toString() {
        return text.toString();
    }

    private static final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Exhausted() {
            super("too many reads", null, false, false);
        }
    }
}
