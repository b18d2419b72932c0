package io.bindery.puppet.eval;

import io.bindery.puppet.function.Builtins;
import io.bindery.puppet.function.Closure;
import io.bindery.puppet.function.Function;
import io.bindery.puppet.syntax.Access;
import io.bindery.puppet.syntax.Call;
import io.bindery.puppet.syntax.Expression;
import io.bindery.puppet.syntax.Lambda;
import io.bindery.puppet.syntax.MethodCall;
import io.bindery.puppet.syntax.Name;
import io.bindery.puppet.syntax.RenderString;
import io.bindery.puppet.syntax.TypeName;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Calls of functions in all their forms: `f(a)`, `f a`, `a.f`, and `Type(a)`.
final class Calls {
    private final Evaluator evaluator;
    private final Map<String, Function> known = new HashMap<>();

    Calls(Evaluator evaluator) {
        this.evaluator = evaluator;
    }

    Value call(Call call, Scope scope) {
        return switch (call.functor()) {
            case Name name -> invoke(name.value(), values(call.arguments(), scope), call.lambda(), call, scope);
            case TypeName type -> create(call, scope);
            case Access access when access.target() instanceof TypeName -> create(call, scope);
            case RenderString text ->
                throw EvaluationError.issue(
                        "Ambiguous EPP parameter expression. Probably missing '<%-' before parameters to remove leading"
                                + " whitespace",
                        call);
            default -> throw illegal(call.functor(), "function name", call);
        };
    }

    /// `Type(a)` is `Type.new(a)`.
    private Value create(Call call, Scope scope) {
        List<Value> arguments = new ArrayList<>();
        arguments.add(evaluator.evaluate(call.functor(), scope));
        arguments.addAll(values(call.arguments(), scope));
        return invoke("new", arguments, call.lambda(), call, scope);
    }

    Value method(MethodCall call, Scope scope) {
        List<Value> receiver = values(List.of(call.functor().target()), scope);
        if (!(call.functor().name() instanceof Name name)) {
            throw illegal(call.functor(), "function name", call);
        }
        if (!receiver.isEmpty() && receiver.get(0) instanceof ObjectValue object) {
            Value member = object.attribute(name.value());
            if (member != null && call.arguments().isEmpty()) {
                return member;
            }
        }
        List<Value> arguments = receiver;
        if (!call.arguments().isEmpty()) {
            arguments = new ArrayList<>(receiver);
            arguments.addAll(values(call.arguments(), scope));
        }
        return invoke(name.value(), arguments, call.lambda(), call, scope);
    }

    private Value invoke(String name, List<Value> arguments, @Nullable Lambda lambda, Expression site, Scope scope) {
        Function function = find(name);
        if (function == null) {
            throw EvaluationError.issue("Unknown function: '" + name + "'.", site);
        }
        Closure block = lambda == null ? null : new LambdaClosure(evaluator, lambda, scope);
        return enter(function, arguments, block, scope, site.place());
    }

    /// A call that does not stand in Puppet code, or stands at another's place.
    Value external(
            String name, List<Value> arguments, @Nullable Closure block, Scope scope, @Nullable Place place) {
        Function function = find(name);
        if (function == null) {
            throw new EvaluationError("Unknown function '" + name + "'");
        }
        return enter(function, arguments, block, scope, place);
    }

    private Value enter(
            Function function, List<Value> arguments, @Nullable Closure block, Scope scope, @Nullable Place place) {
        evaluator.budget().enter();
        try {
            return function.call(new FunctionCall(evaluator, function.name(), block, scope, place), arguments);
        } catch (EvaluationError error) {
            error.addCall(new CallFrame(function.name(), place));
            throw error;
        } finally {
            evaluator.budget().leave();
        }
    }

    /// Built-in functions come before those of the environment.
    private @Nullable Function find(String name) {
        Function function = known.get(name);
        if (function == null) {
            String plain = (name.startsWith("::") ? name.substring(2) : name).toLowerCase(Locale.ROOT);
            function = Builtins.find(plain);
            if (function == null) {
                function = evaluator.world().function(plain);
            }
            if (function != null) {
                known.put(name, function);
            }
        }
        return function;
    }

    private List<Value> values(List<Expression> expressions, Scope scope) {
        return evaluator.literals().values(expressions, scope);
    }

    private static EvaluationError illegal(Expression blamed, String feature, Expression container) {
        return EvaluationError.issue(
                "Illegal expression. " + Labels.withCapitalArticle(Labels.of(blamed)) + " is unacceptable as " + feature
                        + " in " + Labels.withArticle(Labels.of(container)),
                blamed);
    }
}
