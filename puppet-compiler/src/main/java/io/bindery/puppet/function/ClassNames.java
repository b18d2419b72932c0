package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;

/// Reads class names for `include`, `contain` and `require`.
final class ClassNames {
    private ClassNames() {}

    /// Each with `::` in front, as errors show it.
    static List<String> of(List<Value> arguments) {
        return Arguments.flatten(arguments).stream().map(ClassNames::name).toList();
    }

    /// The types of the classes, which is what these functions give back.
    static Value types(List<String> names) {
        return new Arr(
                names.stream().<Value>map(name -> new ClassType(name.substring(2))).toList());
    }

    private static String name(Value value) {
        String name =
                switch (value) {
                    case Undef undef -> throw new EvaluationError("Cannot use undef as a class name");
                    case Str string -> string.value();
                    case ClassType type -> type.className();
                    case ResourceType type -> title(type);
                    default -> throw notAName();
                };
        if (name == null) {
            throw new EvaluationError("Cannot use an unspecific Class[] Type");
        }
        if (name.isEmpty()) {
            throw new EvaluationError("Cannot use empty string as a class name");
        }
        return RubyString.downcase(name.startsWith("::") ? name : "::" + name);
    }

    // As Puppet does: it fails in Ruby, which shows the line it failed at.
    private static EvaluationError notAName() {
        return new EvaluationError(
                "undefined method `downcase' for nil:NilClass\n\n      end.downcase\n         ^^^^^^^^^");
    }

    private static String title(ResourceType type) {
        String typeName = type.typeName();
        if (typeName == null || typeName.isEmpty()) {
            throw new EvaluationError("Cannot use an unspecific Resource[] where a Resource['class', name] is expected");
        }
        if (!typeName.equalsIgnoreCase("class")) {
            throw new EvaluationError(
                    "Cannot use a Resource[" + typeName + "] where a Resource['class', name] is expected");
        }
        String title = type.title();
        if (title == null) {
            throw new EvaluationError("Cannot use an unspecific Resource['class'] where a Resource['class', name] is expected");
        }
        return title;
    }
}
