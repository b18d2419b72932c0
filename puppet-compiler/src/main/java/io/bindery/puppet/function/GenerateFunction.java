package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.LineAnchors;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// `generate`: the output of a command on the compiling machine. It is refused unless a policy allows commands.
final class GenerateFunction {
    private static final Pattern ALLOWED = Pattern.compile("^[-/\\w.+]+$", LineAnchors.RUBY);

    static final Function FUNCTION = LegacyFunction.of("generate", -2, GenerateFunction::generate);

    private GenerateFunction() {}

    private static Value generate(Call call, List<Value> arguments) {
        String command = LegacyFunction.string(arguments.getFirst());
        if (!command.startsWith("/")) {
            throw new EvaluationError("Generators must be fully qualified");
        }
        if (!ALLOWED.matcher(command).find()) {
            throw new EvaluationError("Generators can only contain alphanumerics, file separators, and dashes");
        }
        if (command.contains("..")) {
            throw new EvaluationError("Can not use generators with '..' in them.");
        }
        String output = output(call, command, arguments.stream().map(RubyText::of).toList());
        if (output == null) {
            throw failure(command, "commands are not allowed while compiling; compile with --allow-generate to allow them");
        }
        return Str.of(output);
    }

    private static @Nullable String output(Call call, String generator, List<String> command) {
        try {
            return call.world().commandOutput(command);
        } catch (EvaluationError error) {
            throw failure(generator, error.message());
        }
    }

    private static EvaluationError failure(String generator, String reason) {
        return new EvaluationError("Failed to execute generator " + generator + ": " + reason);
    }
}
