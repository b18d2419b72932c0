package io.bindery.cfengine.value;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.function.Consumer;
import org.jcodings.Encoding;
import org.jcodings.specific.ASCIIEncoding;
import org.jcodings.specific.UTF8Encoding;
import org.joni.Matcher;
import org.joni.Option;
import org.joni.Region;
import org.joni.Syntax;
import org.joni.WarnCallback;
import org.joni.exception.JOniException;
import org.joni.exception.TimeoutException;
import org.jspecify.annotations.Nullable;

/// A regular expression in PCRE's dialect over bytes: `^` and `$` match at lines, the dot matches line ends.
///
/// The engine is joni behind [PcreTranslation]. Measured on 111 patterns whose verdict the reference program gave: `java.util.regex`
/// works on characters instead of bytes, knows no `\K`, recursion, conditions or branch reset, and reads `[[a]b]` and `a{,3}`
/// otherwise; joni's own Perl dialect lacks `(?|`, `(?(DEFINE)`, `(?J)` and `\h`. Translated, all agree, PCRE's words for malformed
/// patterns included. Joni can be stopped: a match that takes longer than the [MatchBudget] allows counts as none, as PCRE's does at its
/// own limit.
public final class Regex {
    private final String pattern;
    private final org.joni.Regex compiled;
    private final PcreTranslation.Outcome translation;

    private Regex(String pattern, org.joni.Regex compiled, PcreTranslation.Outcome translation) {
        this.pattern = pattern;
        this.compiled = compiled;
        this.translation = translation;
    }

    /// Null if the pattern is not well formed.
    public static @Nullable Regex compile(String pattern) {
        return compile(pattern, complaint -> {});
    }

    /// Null if the pattern is not well formed; the complaint is as the reference program logs it.
    public static @Nullable Regex compile(String pattern, Consumer<String> complaints) {
        try {
            PcreTranslation.Outcome translation = PcreTranslation.translate(pattern);
            return new Regex(pattern, joni(pattern, translation), translation);
        } catch (PcreSyntaxError e) {
            complaints.accept(String.format(
                    Locale.ROOT,
                    "Regular expression error: pcre_compile() '%s' in expression '%s' (offset: %d)",
                    e.getMessage(),
                    pattern,
                    e.offset()));
            return null;
        }
    }

    private static org.joni.Regex joni(String pattern, PcreTranslation.Outcome translation) throws PcreSyntaxError {
        byte[] bytes = translation.pattern().getBytes(StandardCharsets.US_ASCII);
        Encoding encoding = translation.unicode() ? UTF8Encoding.INSTANCE : ASCIIEncoding.INSTANCE;
        try {
            return new org.joni.Regex(bytes, 0, bytes.length, Option.MULTILINE, encoding, Syntax.RUBY, WarnCallback.NONE);
        } catch (JOniException e) {
            // Of the patterns that can be translated, joni refuses only some that PCRE refuses too: repeats in a look-behind.
            throw new PcreSyntaxError("lookbehind assertion is not fixed length", Math.max(0, pattern.indexOf(')', pattern.indexOf("(?<"))));
        }
    }

    public String pattern() {
        return pattern;
    }

    /// Whether the whole text matches.
    public boolean matchesAll(String text) {
        return matchAll(text) != null;
    }

    /// The match of the whole text.
    public @Nullable Match matchAll(String text) {
        // As CFEngine does: the pattern is searched for, and the match found must happen to be the whole text.
        Match match = search(text, 0);
        return match != null && match.start() == 0 && match.end() == text.length() ? match : null;
    }

    /// Whether the pattern is found anywhere in the text.
    public boolean isFoundIn(String text) {
        return search(text, 0) != null;
    }

    /// The first match at or after an offset.
    public @Nullable Match search(String text, int from) {
        byte[] bytes = ByteText.bytes(text);
        MatchBudget budget = MatchBudget.current();
        long limit = budget.nanosForOneMatch();
        Matcher matcher = compiled.matcher(bytes, 0, bytes.length, limit);
        try {
            if (matcher.searchInterruptible(from, bytes.length, Option.NONE) < 0) {
                return null;
            }
        } catch (TimeoutException e) {
            budget.giveUp(pattern, limit);
            return null;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
        return match(text, matcher.getEagerRegion());
    }

    private Match match(String text, Region region) {
        int count = translation.groupCount();
        int[] bounds = new int[2 * (count + 1)];
        Arrays.fill(bounds, -1);
        bounds[0] = region.getBeg(0);
        bounds[1] = region.getEnd(0);
        List<Integer> numbers = translation.numbers();
        for (int joni = 1; joni <= numbers.size(); joni++) {
            if (region.getBeg(joni) >= 0) {
                int number = numbers.get(joni - 1);
                bounds[2 * number] = region.getBeg(joni);
                bounds[2 * number + 1] = region.getEnd(joni);
            }
        }
        return new Match(text, bounds);
    }

    /// How many groups the pattern captures.
    public int groupCount() {
        return translation.groupCount();
    }

    /// Names of named groups with their numbers, in order of appearance.
    public SequencedMap<String, Integer> groupNames() {
        return translation.names();
    }

    /// One match and its groups.
    public static final class Match {
        private final String text;
        /// Start and end of the whole and of each group; -1 for one that took no part.
        private final int[] bounds;

        private Match(String text, int[] bounds) {
            this.text = text;
            this.bounds = bounds;
        }

        public int start() {
            return bounds[0];
        }

        public int end() {
            return bounds[1];
        }

        public int groupCount() {
            return bounds.length / 2 - 1;
        }

        /// Null if the group took no part.
        public @Nullable String group(int number) {
            int start = bounds[2 * number];
            return start < 0 ? null : text.substring(start, bounds[2 * number + 1]);
        }

        /// The highest group that took part.
        public int lastGroup() {
            int last = groupCount();
            while (last > 0 && bounds[2 * last] < 0) {
                last--;
            }
            return last;
        }
    }
}
