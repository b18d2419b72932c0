package io.bindery.puppet.value;

import io.bindery.regex.RubyRegex;
import org.jspecify.annotations.Nullable;

/// A regular expression in Ruby's dialect, by its source text. Options are part of the text, as in `(?i-mx:abc)`.
public final class Regex implements Value {
    private final String pattern;
    private @Nullable RubyRegex compiled;

    public Regex(String pattern) {
        this.pattern = pattern;
    }

    /// A regular expression that is compiled already.
    public Regex(RubyRegex compiled) {
        this.pattern = compiled.source();
        this.compiled = compiled;
    }

    public String pattern() {
        return pattern;
    }

    /// Ready to match; compiled once, on first use. Throws [io.bindery.regex.RegexSyntaxException].
    // Benign race: every thread compiles the same.
    public RubyRegex compiled() {
        RubyRegex ready = compiled;
        if (ready == null) {
            ready = RubyRegex.compile(pattern);
            compiled = ready;
        }
        return ready;
    }

    /// Between slashes, with slashes inside escaped.
    public String literal() {
        StringBuilder out = new StringBuilder(pattern.length() + 2).append('/');
        boolean escaped = false;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '/' && !escaped) {
                out.append('\\');
            }
            escaped = c == '\\' && !escaped;
            out.append(c);
        }
        return out.append('/').toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Regex regex && pattern.equals(regex.pattern);
    }

    @Override
    public int hashCode() {
        return pattern.hashCode() ^ 0x5EED;
    }

    @Override
    public String toString() {
        return literal();
    }
}
