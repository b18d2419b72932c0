package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.PatternType;
import io.bindery.puppet.type.RegexpType;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.VariantType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RegexMatch;
import io.bindery.regex.RubyRegex;
import java.util.ArrayList;
import java.util.List;

/// `match`: an array of the match of a pattern in a text and its groups, or undef; for an array of texts an array of such
/// results.
final class MatchFunction {
    static final Function FUNCTION = Function.named("match")
            .takes("String", "string")
            .takes("Variant[Any, Type]", "pattern")
            .with((call, arguments) -> match(Arguments.string(arguments, 0), arguments.get(1)))
            .takes("Array[String]", "string")
            .takes("Variant[Any, Type]", "pattern")
            .with((call, arguments) -> each(Arguments.array(arguments, 0), arguments.get(1)));

    private MatchFunction() {}

    private static Value each(List<Value> texts, Value pattern) {
        return new Arr(texts.stream().map(text -> match(((Str) text).value(), pattern)).toList());
    }

    private static Value match(String text, Value pattern) {
        return switch (pattern) {
            case Str string -> groups(text, Patterns.compile(string.value()));
            case Regex regex -> groups(text, regex.compiled());
            case Arr array -> first(text, Arguments.flatten(array.elements()));
            case TypeAliasType alias -> match(text, alias.resolved());
            case VariantType variant -> first(text, variant.types());
            case PatternType patterns -> first(text, patterns.patterns());
            case RegexpType type -> byType(text, type);
            default ->
                throw new EvaluationError("match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or"
                        + " Array[T]. Got " + RubyClass.name(pattern));
        };
    }

    private static Value byType(String text, RegexpType type) {
        Regex regex = type.regex();
        if (regex == null) {
            throw new EvaluationError("Given Regexp Type has no regular expression");
        }
        return groups(text, regex.compiled());
    }

    private static Value first(String text, List<? extends Value> patterns) {
        for (Value pattern : patterns) {
            Value found = match(text, pattern);
            if (found != Undef.UNDEF) {
                return found;
            }
        }
        return Undef.UNDEF;
    }

    private static Value groups(String text, RubyRegex pattern) {
        RegexMatch match = pattern.match(text);
        if (match == null) {
            return Undef.UNDEF;
        }
        List<Value> groups = new ArrayList<>();
        for (String group : match.groups()) {
            groups.add(group == null ? Undef.UNDEF : Str.of(group));
        }
        return new Arr(groups);
    }
}
