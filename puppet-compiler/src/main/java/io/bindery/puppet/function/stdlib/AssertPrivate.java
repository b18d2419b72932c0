package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.Container;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `assert_private`: fails if another module uses the calling class or define.
final class AssertPrivate {
    static final Function FUNCTION = LegacyFunction.of("assert_private", -1, (call, arguments) -> {
        check(call, arguments);
        return Undef.UNDEF;
    });

    private AssertPrivate() {}

    static void check(Call call, List<Value> arguments) {
        if (arguments.size() > 1) {
            throw new EvaluationError(
                    "assert_private(): Wrong number of arguments given (" + arguments.size() + "}) for 0 or 1)");
        }
        if (variable(call, "module_name").equals(variable(call, "caller_module_name"))) {
            return;
        }
        boolean told = !arguments.isEmpty() && arguments.getFirst() instanceof Str;
        throw new EvaluationError(told ? RubyText.of(arguments.getFirst()) : message(call));
    }

    private static Value variable(Call call, String name) {
        Value value = call.scope().lookup(name);
        return value == null ? Undef.UNDEF : value;
    }

    private static String message(Call call) {
        Container container = call.scope().container();
        String reference = container == null ? "" : container.reference();
        int open = reference.indexOf('[');
        if (reference.startsWith("Class[")) {
            // As Puppet does: the class of the site's manifest has no name.
            String name = reference.equals("Class[main]") ? "" : RubyString.downcase(reference.substring(6, reference.length() - 1));
            return "Class " + name + " is private";
        }
        return "Definition " + RubyString.downcase(open < 0 ? reference : reference.substring(0, open)) + " is private";
    }
}
