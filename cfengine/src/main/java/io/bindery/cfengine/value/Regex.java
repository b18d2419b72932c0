package io.bindery.cfengine.value;

import org.joni.Matcher;
import org.joni.Option;
import org.joni.Region;
import org.joni.Syntax;
import org.joni.WarnCallback;
import org.joni.constants.SyntaxProperties;
import org.joni.exception.JOniException;
import org.jcodings.specific.ISO8859_1Encoding;
import org.jspecify.annotations.Nullable;

/// A regular expression in Perl's dialect over bytes.
///
/// CFEngine uses PCRE without UTF-8; joni with Perl's syntax is the nearest engine on the JVM: it works on bytes, knows POSIX
/// brackets, named groups and `\K`, and takes a stray `{` or `[` as PCRE does, which `java.util.regex` refuses. `^` and `$` match at
/// lines, the dot matches line ends.
public final class Regex {
    /// Perl's dialect with what PCRE adds: conditions, `\R`, `\h`, recursion and `(?P<name>`.
    private static final Syntax DIALECT = new Syntax(
            "PCRE",
            Syntax.PerlNG.op,
            Syntax.PerlNG.op2
                    | SyntaxProperties.OP2_QMARK_LPAREN_CONDITION
                    | SyntaxProperties.OP2_ESC_CAPITAL_R_LINEBREAK
                    | SyntaxProperties.OP2_ESC_H_HORIZONTAL_WHITESPACE
                    | SyntaxProperties.OP2_ESC_CAPITAL_K_KEEP
                    | SyntaxProperties.OP2_ESC_G_SUBEXP_CALL
                    | SyntaxProperties.OP2_QMARK_CAPITAL_P_NAMED_GROUP,
            Syntax.PerlNG.op3,
            Syntax.PerlNG.behavior,
            Syntax.PerlNG.options,
            Syntax.PerlNG.metaCharTable);

    private final org.joni.Regex compiled;
    private final String pattern;

    private Regex(String pattern, org.joni.Regex compiled) {
        this.pattern = pattern;
        this.compiled = compiled;
    }

    /// Null where the pattern is not well formed.
    public static @Nullable Regex compile(String pattern) {
        return compile(pattern, Option.MULTILINE | Option.NEGATE_SINGLELINE | Option.CAPTURE_GROUP);
    }

    private static @Nullable Regex compile(String pattern, int options) {
        byte[] bytes = ByteText.bytes(translate(pattern));
        try {
            return new Regex(
                    pattern,
                    new org.joni.Regex(
                            bytes, 0, bytes.length, options, ISO8859_1Encoding.INSTANCE, DIALECT, WarnCallback.NONE));
        } catch (JOniException e) {
            return null;
        }
    }

    /// The forms joni does not read under the names PCRE gives them.
    private static String translate(String pattern) {
        if (!pattern.contains("(?")) {
            return pattern;
        }
        return pattern.replace("(?P<", "(?<").replace("(?R)", "\\g<0>").replace("(?0)", "\\g<0>");
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

    /// The first match at or after an offset.
    public @Nullable Match search(String text, int from) {
        byte[] bytes = ByteText.bytes(text);
        Matcher matcher = compiled.matcher(bytes);
        int at = matcher.search(from, bytes.length, Option.NONE);
        if (at < 0) {
            return null;
        }
        Region region = matcher.getEagerRegion();
        return new Match(text, region);
    }

    /// How many groups the pattern captures.
    public int groupCount() {
        return compiled.numberOfCaptures();
    }

    /// Names of named groups with their numbers, in order of appearance.
    public java.util.SequencedMap<String, Integer> groupNames() {
        java.util.SequencedMap<String, Integer> names = new java.util.LinkedHashMap<>();
        if (compiled.numberOfNames() > 0) {
            compiled.namedBackrefIterator().forEachRemaining(entry -> names.put(
                    ByteText.of(java.util.Arrays.copyOfRange(entry.name, entry.nameP, entry.nameEnd)), entry.getBackRefs()[0]));
        }
        return names;
    }

    /// One match and its groups.
    public record Match(String text, Region region) {
        public int start() {
            return region.getBeg(0);
        }

        public int end() {
            return region.getEnd(0);
        }

        public int groupCount() {
            return region.getNumRegs() - 1;
        }

        /// Null where the group took no part.
        public @Nullable String group(int number) {
            int start = region.getBeg(number);
            return start < 0 ? null : text.substring(start, region.getEnd(number));
        }
    }
}
