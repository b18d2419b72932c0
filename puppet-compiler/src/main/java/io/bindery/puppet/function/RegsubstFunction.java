package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.RegexpType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RegexMatch;
import io.bindery.regex.RubyRegex;
import java.util.List;

/// `regsubst`: replaces the first match of a pattern, or all matches.
final class RegsubstFunction {
    static final Function FUNCTION = of("Variant[Array[String],String]");
    static final Function OF_8 = of("Variant[Array[Variant[String,Sensitive[String]]],Sensitive[Array[Variant[String,Sensitive[String]]]],"
            + "Variant[String,Sensitive[String]]]");

    private RegsubstFunction() {}

    private static Function of(String target) {
        return Function.named("regsubst")
                .takes(target, "target")
                .takes("String", "pattern")
                .takes("Variant[String,Hash[String,String]]", "replacement")
                .optionally("Optional[Pattern[/^[GEIM]*$/]]", "flags")
                .optionally("Enum['N','E','S','U']", "encoding")
                .with((call, arguments) -> byText(call, arguments))
                .takes(target, "target")
                .takes("Variant[Regexp,Type[Regexp]]", "pattern")
                .takes("Variant[String,Hash[String,String]]", "replacement")
                .optionally("Pattern[/^G?$/]", "flags")
                .with((call, arguments) -> byRegex(arguments));
    }

    private static Value byText(Call call, List<Value> arguments) {
        String flags = Arguments.optionalString(arguments, 3);
        int options = 0;
        boolean all = false;
        for (char flag : (flags == null ? "" : flags).toCharArray()) {
            switch (flag) {
                case 'G' -> all = true;
                case 'E' -> options |= RubyRegex.EXTENDED;
                case 'I' -> options |= RubyRegex.IGNORE_CASE;
                default -> options |= RubyRegex.MULTILINE;
            }
        }
        RubyRegex pattern = Patterns.compile(Arguments.string(arguments, 1), options, call);
        return replaced(arguments.get(0), pattern, arguments.get(2), all);
    }

    private static Value byRegex(List<Value> arguments) {
        RubyRegex pattern = arguments.get(1) instanceof Regex regex
                ? regex.compiled()
                : Patterns.of((RegexpType) arguments.get(1));
        return replaced(arguments.get(0), pattern, arguments.get(2), "G".equals(Arguments.optionalString(arguments, 3)));
    }

    private static Value replaced(Value target, RubyRegex pattern, Value replacement, boolean all) {
        if (target instanceof Sensitive hidden) {
            Value within = replaced(hidden.secret(), pattern, replacement, all);
            // As Puppet does: a list that is sensitive as a whole comes back as a plain list.
            return within instanceof Arr ? within : new Sensitive(within);
        }
        if (target instanceof Arr array) {
            return new Arr(array.elements().stream()
                    .map(element -> replaced(element, pattern, replacement, all))
                    .toList());
        }
        String text = ((Str) target).value();
        if (replacement instanceof Str string) {
            return Str.of(byTemplate(text, pattern, string.value(), all));
        }
        return Str.of(byTable(text, pattern, (Hash) replacement, all));
    }

    private static String byTemplate(String text, RubyRegex pattern, String template, boolean all) {
        try {
            return all ? pattern.replaceAll(text, template) : pattern.replaceFirst(text, template);
        } catch (IndexOutOfBoundsException e) {
            throw new EvaluationError(String.valueOf(e.getMessage()));
        }
    }

    private static String byTable(String text, RubyRegex pattern, Hash table, boolean all) {
        StringBuilder out = new StringBuilder();
        int copied = 0;
        for (RegexMatch match : pattern.matchAll(text)) {
            Value found = table.get(match.text());
            out.append(text, copied, match.start()).append(found == null ? "" : RubyText.of(found));
            copied = match.end();
            if (!all) {
                break;
            }
        }
        return out.append(text, copied, text.length()).toString();
    }
}
