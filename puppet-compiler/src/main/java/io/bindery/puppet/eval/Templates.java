package io.bindery.puppet.eval;

import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.eval.scope.TemplateOutput;
import io.bindery.puppet.syntax.tree.Epp;
import io.bindery.puppet.syntax.tree.Lambda;
import io.bindery.puppet.syntax.tree.Program;
import io.bindery.puppet.syntax.tree.RenderExpression;
import io.bindery.puppet.syntax.tree.RenderString;
import io.bindery.puppet.type.SensitiveType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.VariantType;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Renders EPP templates.
public final class Templates {
    private static final Type TEXT = VariantType.of(StringType.DEFAULT, new SensitiveType(StringType.DEFAULT));

    private Templates() {}

    /// The text of a template.
    ///
    /// @param function `epp` or `inline_epp`
    /// @param arguments the values for its parameters, or null if none were given at all
    /// @param globalOnly whether the template sees only the node and top scope, as one from a file does
    public static Value render(
            Call call, String function, Program template, @Nullable Hash arguments, boolean globalOnly) {
        if (!(template.body() instanceof Lambda lambda) || !(lambda.body() instanceof Epp epp)) {
            throw new EvaluationError(function + "(): the parser did not produce a LambdaExpression");
        }
        if (!template.definitions().isEmpty()) {
            throw new EvaluationError(function + "(): The EPP template contains illegal expressions (definitions)");
        }
        Evaluator evaluator = call.evaluator();
        Scope outer = globalOnly ? call.scope().global() : call.scope();
        SequencedMap<String, Value> given = byName(arguments, outer);
        boolean enforce = epp.parametersSpecified() || arguments == null;
        Scope local = globalOnly ? outer.function(given.size() + 4) : outer.local(given.size() + 4);
        try {
            if (!enforce) {
                given.forEach(local::addArgument);
                return text(function, evaluator.evaluate(epp, local));
            }
            ParameterList parameters =
                    new ParameterList(evaluator, "lambda", lambda.parameters(), lambda.returnType(), outer);
            parameters.bindByName(given, outer, local);
            return text(function, parameters.checkedResult(body(evaluator, epp, local)));
        } catch (ReturnJump jump) {
            // As Puppet does: what leaves a template early need not be text.
            return jump.value();
        } catch (NextIteration next) {
            return next.value();
        }
    }

    private static Value text(String function, Value rendered) {
        return Mismatches.assertInstance("value returned from function '" + function + "'", TEXT, rendered);
    }

    private static Value body(Evaluator evaluator, Epp epp, Scope local) {
        try {
            return evaluator.evaluate(epp, local);
        } catch (NextIteration next) {
            return next.value();
        }
    }

    /// As Puppet does: a qualified name among the arguments would set that variable, which is refused like any such assignment.
    private static SequencedMap<String, Value> byName(@Nullable Hash arguments, Scope outer) {
        SequencedMap<String, Value> given = new LinkedHashMap<>();
        if (arguments != null) {
            arguments.entries().forEach((key, value) -> {
                String name = Interpolation.text(key);
                if (name.contains("::")) {
                    outer.assign(name.startsWith("::") ? name.substring(2) : name, value);
                } else {
                    given.put(name, value);
                }
            });
        }
        return given;
    }

    static Value render(Evaluator evaluator, Epp epp, Scope scope) {
        TemplateOutput output = new TemplateOutput(evaluator.budget());
        scope.setOutput(output);
        evaluator.evaluate(epp.body(), scope);
        return output.result();
    }

    static Value render(RenderString text, Scope scope) {
        output(scope).append(text.value());
        return Undef.UNDEF;
    }

    static Value render(Evaluator evaluator, RenderExpression render, Scope scope) {
        Value value = evaluator.evaluate(render.expression(), scope);
        output(scope).append(value);
        return Undef.UNDEF;
    }

    private static TemplateOutput output(Scope scope) {
        TemplateOutput output = scope.output();
        if (output == null) {
            throw new EvaluationError("there is no template around this text");
        }
        return output;
    }
}
