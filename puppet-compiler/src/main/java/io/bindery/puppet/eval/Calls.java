package io.bindery.puppet.eval;

import io.bindery.hiera.LookupError;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.error.CallFrame;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.operator.Labels;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Call;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Lambda;
import io.bindery.puppet.syntax.tree.MethodCall;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.RenderString;
import io.bindery.puppet.syntax.tree.ResourceQuery;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Uri;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Evaluates calls of functions in all their forms: `f(a)`, `f a`, `a.f`, and `Type(a)`.
final class Calls {
    private final Evaluator evaluator;
    private final Map<String, Function> known = new HashMap<>();
    private final @Nullable CallWatch watch = CallWatch.CURRENT.isBound() ? CallWatch.CURRENT.get() : null;

    Calls(Evaluator evaluator) {
        this.evaluator = evaluator;
    }

    Value call(Call call, Scope scope) {
        return switch (call.functor()) {
            case Name name when QueryValue.anyIn(call.arguments()) ->
                invoke(name.value(), valuesOrQueries(name.value(), call, scope), call.lambda(), call, scope);
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
        Value member = receiver.isEmpty() || !call.arguments().isEmpty() ? null : member(receiver.get(0), name.value());
        if (member != null) {
            return member;
        }
        if (!receiver.isEmpty() && receiver.get(0) instanceof ObjectValue object) {
            Closure block = call.lambda() == null ? null : new LambdaClosure(evaluator, call.lambda(), scope);
            Value result = called(object, name.value(), values(call.arguments(), scope), block);
            if (result != null) {
                return result;
            }
        }
        List<Value> arguments = receiver;
        if (!call.arguments().isEmpty()) {
            arguments = new ArrayList<>(receiver);
            arguments.addAll(values(call.arguments(), scope));
        }
        return invoke(name.value(), arguments, call.lambda(), call, scope);
    }

    private static @Nullable Value called(ObjectValue object, String method, List<Value> arguments, @Nullable Closure block) {
        try {
            return object.call(method, arguments, block);
        } catch (LookupError error) {
            throw LookupScope.translated(error);
        }
    }

    /// An attribute of an object, or part of a URI.
    private static @Nullable Value member(Value receiver, String name) {
        return switch (receiver) {
            case ObjectValue object -> object.attribute(name);
            case Uri uri -> uriPart(uri, name);
            default -> null;
        };
    }

    private static @Nullable Value uriPart(Uri uri, String name) {
        return switch (name) {
            case "port" -> uri.port() == null ? Undef.UNDEF : Int.of(uri.port());
            case "scheme", "userinfo", "host", "path", "query", "fragment", "opaque" -> textOrUndef(uri.part(name));
            default -> null;
        };
    }

    private static Value textOrUndef(@Nullable String text) {
        return text == null ? Undef.UNDEF : Str.of(text);
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

    boolean isKnown(String name) {
        return find(name) != null;
    }

    // As Puppet does: the error is that of Puppet's own code when it asks an unknown function for its return type.
    private static final String NO_FUNCTION = "undefined method `dispatcher' for NilClass:Class\n\n"
            + "      dispatcher = func.class.dispatcher.find_matching_dispatcher(value.arguments)\n"
            + "                             ^^^^^^^^^^^\nDid you mean?  display";

    /// The return type that a function declares for these arguments; null if it declares none.
    ///
    /// @param arguments null if none were given, not even an empty list of them
    @Nullable Type promised(String name, @Nullable Arr arguments, Scope scope) {
        Function function = find(name);
        if (function == null) {
            throw new EvaluationError(NO_FUNCTION);
        }
        FunctionCall call = new FunctionCall(evaluator, name, null, scope, null);
        for (Dispatch dispatch : function.dispatches()) {
            if (arguments != null && dispatch.signature(call).type().accepts(arguments.elements(), null)) {
                return dispatch.promised(call);
            }
        }
        throw new EvaluationError("No matching arity found for " + name + " with arguments "
                + (arguments == null ? "" : RubyText.inspect(arguments)));
    }

    private Value enter(
            Function function, List<Value> arguments, @Nullable Closure block, Scope scope, @Nullable Place place) {
        evaluator.budget().enter();
        if (watch != null) {
            watch.enter(function);
        }
        try {
            Value result = function.call(new FunctionCall(evaluator, function.name(), block, scope, place), arguments);
            return evaluator.budget().value(result);
        } catch (EvaluationError error) {
            error.addCall(new CallFrame(function.name(), place));
            throw error;
        } finally {
            if (watch != null) {
                watch.leave();
            }
            evaluator.budget().leave();
        }
    }

    /// Built-in functions come before those of the environment.
    private @Nullable Function find(String name) {
        Function function = known.get(name);
        if (function == null) {
            String plain = (name.startsWith("::") ? name.substring(2) : name).toLowerCase(Locale.ROOT);
            function = evaluator.library().find(plain);
            if (function == null) {
                function = evaluator.definitions().function(plain);
            }
            if (function != null) {
                known.put(name, function);
            }
        }
        return function;
    }

    // A function that accepts a query receives the query; all others receive its results.
    private List<Value> valuesOrQueries(String name, Call call, Scope scope) {
        Function function = find(name);
        FunctionCall probe = new FunctionCall(evaluator, name, null, scope, call.place());
        List<Value> values = new ArrayList<>();
        for (Expression argument : call.arguments()) {
            if (argument instanceof ResourceQuery query && function != null && QueryValue.isWanted(function, probe, values.size())) {
                values.add(new QueryValue(query, evaluator, scope));
            } else {
                values.addAll(values(List.of(argument), scope));
            }
        }
        return values;
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
