package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.stream.Collectors;

/// `shellquote`: joins words with spaces, quoted for a Bourne shell.
final class ShellquoteFunction {
    private static final String DANGEROUS = "!\"`$\\";

    static final Function FUNCTION = LegacyFunction.of(
            "shellquote",
            -1,
            (call, arguments) -> Str.of(Arguments.flatten(arguments).stream()
                    .map(ShellquoteFunction::quoted)
                    .collect(Collectors.joining(" "))));

    private ShellquoteFunction() {}

    private static String quoted(Value value) {
        if (value instanceof Hash) {
            throw new EvaluationError("no implicit conversion of Hash into String");
        }
        if (!(value instanceof Str string)) {
            throw new EvaluationError("undefined method `length' for " + RubyText.inspect(value) + ":" + RubyClass.name(value));
        }
        String word = string.value();
        if (!word.isEmpty() && word.chars().allMatch(ShellquoteFunction::safe)) {
            return word;
        }
        if (word.chars().noneMatch(c -> DANGEROUS.indexOf(c) >= 0)) {
            return '"' + word + '"';
        }
        if (word.indexOf('\'') < 0) {
            return '\'' + word + '\'';
        }
        StringBuilder escaped = new StringBuilder("\"");
        word.codePoints().forEach(c -> escaped.append(DANGEROUS.indexOf(c) >= 0 ? "\\" : "").appendCodePoint(c));
        return escaped.append('"').toString();
    }

    private static boolean safe(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "@%_+=:,./-".indexOf(c) >= 0;
    }
}
