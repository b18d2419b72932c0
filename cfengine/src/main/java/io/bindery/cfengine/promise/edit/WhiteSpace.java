package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.Attributes;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/// Compares lines by `whitespace_policy`.
final class WhiteSpace {
    private final boolean leading;
    private final boolean trailing;
    private final boolean embedded;
    private final int ignored;
    private final boolean contradictory;

    WhiteSpace(Attributes attributes) {
        List<String> policy = attributes.list("whitespace_policy");
        leading = policy.contains("ignore_leading");
        trailing = policy.contains("ignore_trailing");
        embedded = policy.contains("ignore_embedded");
        ignored = (leading ? 1 : 0) + (trailing ? 1 : 0) + (embedded ? 1 : 0);
        contradictory = policy.contains("exact_match") && ignores();
    }

    boolean ignores() {
        return ignored > 0;
    }

    /// How many kinds of white space are ignored.
    int ignored() {
        return ignored;
    }

    boolean isContradictory() {
        return contradictory;
    }

    /// Tells whether a line of the file is the promised one.
    Predicate<String> same(String promised) {
        return ignores() ? pattern(promised).asMatchPredicate() : promised::equals;
    }

    private Pattern pattern(String promised) {
        int start = 0;
        while (start < promised.length() && isSpace(promised.charAt(start))) {
            start++;
        }
        StringBuilder pattern = new StringBuilder(leading ? "\\s*" : Pattern.quote(promised.substring(0, start)));
        for (int at = start; at < promised.length(); ) {
            boolean space = isSpace(promised.charAt(at));
            int end = at;
            while (end < promised.length() && isSpace(promised.charAt(end)) == space) {
                end++;
            }
            pattern.append(space && embedded ? "\\s+" : Pattern.quote(promised.substring(at, end)));
            at = end;
        }
        // As CFEngine does: white space that ends the promised line must be there, more of it may be.
        return Pattern.compile(pattern.append(trailing ? "\\s*" : "").toString(), Pattern.DOTALL);
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }
}
