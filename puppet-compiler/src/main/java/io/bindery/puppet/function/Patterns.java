package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.RegexpType;
import io.bindery.puppet.value.Regex;
import io.bindery.regex.RegexSyntaxException;
import io.bindery.regex.RubyRegex;
import java.util.function.Supplier;

/// Compiles patterns that functions receive.
public final class Patterns {
    private Patterns() {}

    public static RubyRegex compile(String pattern) {
        return compile(pattern, 0);
    }

    public static RubyRegex compile(String pattern, int options) {
        return orRefused(() -> RubyRegex.compile(pattern, options));
    }

    /// The same, kept for the next call with this pattern.
    public static RubyRegex compile(String pattern, int options, Call call) {
        return orRefused(() -> call.evaluator().cache().pattern(pattern, options));
    }

    // An invalid pattern is an error of the code that passed it.
    private static RubyRegex orRefused(Supplier<RubyRegex> compiled) {
        try {
            return compiled.get();
        } catch (RegexSyntaxException e) {
            throw new EvaluationError(String.valueOf(e.getMessage()));
        }
    }

    /// The pattern of a type; one that has none matches the empty text.
    static RubyRegex of(RegexpType type) {
        Regex regex = type.regex();
        return regex == null ? compile("") : regex.compiled();
    }
}
