package io.bindery.regex;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import org.jcodings.exception.EncodingException;
import org.jcodings.specific.UTF8Encoding;
import org.joni.Matcher;
import org.joni.NameEntry;
import org.joni.Option;
import org.joni.Regex;
import org.joni.Syntax;
import org.joni.WarnCallback;
import org.joni.exception.JOniException;
import org.jspecify.annotations.Nullable;

/// A regular expression in Ruby's dialect: `^` and `$` are line ends, `.` leaves newlines out unless `m` is set, and plain groups do
/// not capture where there are named ones.
///
/// Searches have a time budget, [RegexBudget], so that a pattern which backtracks without end becomes a [RegexBudgetException].
public final class RubyRegex {
    /// Each match is kept until all are found.
    private static final int MOST_MATCHES = 1_000_000;
    /// The part of its budget that a search which was stopped must have used to be given up. A thread that is never interrupted uses a
    /// little less processor time than the clock shows.
    private static final double ENOUGH = 0.9;
    /// As Ruby does: groups and classes nest no deeper. The library takes seconds for tens of thousands of groups in groups.
    private static final int DEEPEST = 4095;

    public static final int IGNORE_CASE = Option.IGNORECASE;
    public static final int EXTENDED = Option.EXTEND;
    public static final int MULTILINE = Option.MULTILINE;

    private final String source;
    private final Regex regex;
    private final Map<String, int[]> names;

    private RubyRegex(String source, Regex regex) {
        this.source = source;
        this.regex = regex;
        this.names = names(regex);
    }

    /// Throws [RegexSyntaxException] with Ruby's message.
    public static RubyRegex compile(String source) {
        return compile(source, 0);
    }

    /// As [#compile(String)] with a sum of [#IGNORE_CASE], [#EXTENDED] and [#MULTILINE].
    public static RubyRegex compile(String source, int options) {
        try {
            byte[] bytes = RubyEscapes.resolve(source).getBytes(StandardCharsets.UTF_8);
            if (isDeeperThan(DEEPEST, bytes)) {
                throw new RegexSyntaxException("parse depth limit over");
            }
            return new RubyRegex(
                    source, new Regex(bytes, 0, bytes.length, options, UTF8Encoding.INSTANCE, Syntax.RUBY, WarnCallback.NONE));
        } catch (JOniException | EncodingException | RegexSyntaxException e) {
            throw new RegexSyntaxException(worded(String.valueOf(e.getMessage())) + ": /" + source + "/" + letters(options));
        }
    }

    private static boolean isDeeperThan(int limit, byte[] pattern) {
        if (pattern.length <= limit) {
            return false;
        }
        int depth = 0;
        for (int at = 0; at < pattern.length; at++) {
            switch (pattern[at]) {
                case '\\' -> at++;
                case '(', '[' -> depth++;
                case ')', ']' -> depth--;
                default -> {}
            }
            if (depth > limit) {
                return true;
            }
        }
        return false;
    }

    // As Ruby does: it shows the name of a property in braces.
    private static String worded(String message) {
        return message.startsWith("invalid character property name <") && message.endsWith(">")
                ? message.replace('<', '{').replace('>', '}')
                : message;
    }

    private static String letters(int options) {
        return ((options & MULTILINE) == 0 ? "" : "m")
                + ((options & IGNORE_CASE) == 0 ? "" : "i")
                + ((options & EXTENDED) == 0 ? "" : "x");
    }

    private static Map<String, int[]> names(Regex regex) {
        if (regex.numberOfNames() == 0) {
            return Map.of();
        }
        Map<String, int[]> found = new LinkedHashMap<>();
        for (Iterator<NameEntry> entries = regex.namedBackrefIterator(); entries.hasNext(); ) {
            NameEntry entry = entries.next();
            String name = new String(entry.name, entry.nameP, entry.nameEnd - entry.nameP, StandardCharsets.UTF_8);
            found.put(name, entry.getBackRefs());
        }
        return found;
    }

    public String source() {
        return source;
    }

    /// How many groups it has.
    public int groupCount() {
        return regex.numberOfCaptures();
    }

    /// The names of its named groups, in the order of their definition.
    public List<String> groupNames() {
        return List.copyOf(names.keySet());
    }

    int[] groups(String name) {
        int[] groups = names.get(name);
        if (groups == null) {
            throw new IndexOutOfBoundsException("undefined group name reference: " + name);
        }
        return groups;
    }

    /// Is there a match anywhere in the text?
    public boolean matches(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return search(nanos -> regex.matcherNoRegion(bytes, 0, bytes.length, nanos), 0, bytes.length) != null;
    }

    /// The first match, or null.
    public @Nullable RegexMatch match(String text) {
        return find(new Subject(text), 0);
    }

    /// The first match starting at a character offset or later, or null.
    public @Nullable RegexMatch match(String text, int from) {
        Subject subject = new Subject(text);
        return find(subject, subject.byteOffset(from));
    }

    /// All matches, left to right, without overlap. After an empty match the search goes on one character further.
    public List<RegexMatch> matchAll(String text) {
        Subject subject = new Subject(text);
        List<RegexMatch> found = new ArrayList<>();
        int from = 0;
        while (from <= subject.length()) {
            RegexMatch match = find(subject, from);
            if (match == null) {
                break;
            }
            found.add(match);
            if (found.size() > MOST_MATCHES) {
                throw new RegexBudgetException("regular expression has more than " + MOST_MATCHES + " matches");
            }
            int end = match.byteEnd();
            from = match.isEmpty() ? subject.next(end) : end;
        }
        return found;
    }

    /// As Ruby's `sub`: the first match replaced. In the replacement `\0` and `\&` are the match, `\1` to `\9` and `\k<name>` groups,
    /// `` \` `` and `\'` insert the text before and after the match, `\\` a backslash; any other escape stands for itself.
    public String replaceFirst(String text, String replacement) {
        RegexMatch match = match(text);
        return match == null ? text : match.before() + Replacement.expand(replacement, match) + match.after();
    }

    /// As Ruby's `gsub`: all matches replaced, by the rules of [#replaceFirst].
    public String replaceAll(String text, String replacement) {
        List<RegexMatch> matches = matchAll(text);
        if (matches.isEmpty()) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length() + 16);
        int copied = 0;
        for (RegexMatch match : matches) {
            out.append(text, copied, match.start()).append(Replacement.expand(replacement, match));
            copied = match.end();
        }
        return out.append(text, copied, text.length()).toString();
    }

    private @Nullable RegexMatch find(Subject subject, int from) {
        byte[] bytes = subject.bytes();
        Matcher matched = search(nanos -> regex.matcher(bytes, 0, bytes.length, nanos), from, bytes.length);
        return matched == null ? null : new RegexMatch(this, subject, matched.getEagerRegion());
    }

    /// The matcher that found something, or null.
    ///
    /// joni stops at a time of the clock, but the budget is processor time, which a busy machine does not use up. So a search that joni
    /// stopped is begun again with twice the time as long as its last try used less processor time than is left. The first try is too
    /// short to ask for processor time, which costs more than most searches do.
    ///
    /// @param matchers makes a matcher that is stopped after some nanoseconds
    private @Nullable Matcher search(LongFunction<Matcher> matchers, int from, int end) {
        long left = RegexBudget.remaining();
        long limit = Math.min(left, RegexBudget.UNMEASURED_NANOS);
        long start = System.nanoTime();
        Matcher matcher = matchers.apply(limit);
        try {
            int place = matcher.searchInterruptible(from, end, Option.NONE);
            RegexBudget.spend(Math.min(System.nanoTime() - start, limit));
            return place < 0 ? null : matcher;
        } catch (InterruptedException ended) {
            passOnInterrupt(start, limit);
        }
        for (limit = left; ; limit *= 2) {
            start = System.nanoTime();
            long processorStart = RegexBudget.processorNanos();
            matcher = matchers.apply(limit);
            try {
                int place = matcher.searchInterruptible(from, end, Option.NONE);
                RegexBudget.spend(RegexBudget.processorNanos() - processorStart);
                return place < 0 ? null : matcher;
            } catch (InterruptedException ended) {
                passOnInterrupt(start, limit);
                long used = RegexBudget.processorNanos() - processorStart;
                if (used >= left * ENOUGH) {
                    RegexBudget.spend(left);
                    throw new RegexBudgetException("regular expression took too long: /" + source + "/");
                }
            }
        }
    }

    /// Ends the search if it was the thread that was interrupted and not the time that was over.
    private void passOnInterrupt(long start, long limit) {
        if (System.nanoTime() - start < limit) {
            // The matcher clears the flag when it sees it.
            Thread.currentThread().interrupt();
            throw new RegexBudgetException("interrupted in the regular expression /" + source + "/");
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RubyRegex that && source.equals(that.source) && regex.getOptions() == that.regex.getOptions();
    }

    @Override
    public int hashCode() {
        return source.hashCode();
    }

    @Override
    public String toString() {
        return source;
    }
}
