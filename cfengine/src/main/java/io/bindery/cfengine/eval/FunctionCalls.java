package io.bindery.cfengine.eval;

import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.Signature.Trait;
import io.bindery.cfengine.function.Signature;
import io.bindery.cfengine.function.library.Functions;
import io.bindery.cfengine.syntax.Ranges;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Calls functions: evaluates their arguments, checks these against the signature, and keeps the results of cached functions.
public final class FunctionCalls {
    /// In the place of a nested call that failed, where a function tolerates that.
    private static final Scalar FAILED = new Scalar("");

    private final Evaluation evaluation;
    private final FunctionContext context;
    private final ResultCache cache = new ResultCache();
    private @Nullable Rvalues rvalues;
    private boolean caching = true;
    /// What runs programs, and so may change the host.
    private static final Set<String> UNSAFE = Set.of("execresult", "execresult_as_data", "returnszero", "usemodule");

    private boolean evaluating = true;
    private boolean simulating;

    public FunctionCalls(Evaluation evaluation, FunctionContext context) {
        this.evaluation = evaluation;
        this.context = context;
    }

    void rvalues(Rvalues evaluator) {
        rvalues = evaluator;
    }

    public void caching(boolean wanted) {
        caching = wanted;
    }

    /// Whether functions that reach outside are called at all; `cf-promises` without `--eval-functions` calls none of them.
    public void evaluating(boolean wanted) {
        evaluating = wanted;
    }

    /// Whether functions that may change the host are called only where a promise is tagged as safe.
    public void simulating(boolean wanted) {
        simulating = wanted;
    }

    /// The result, or null if the call failed or an argument is not resolved yet.
    @Nullable Value call(Rvalue.Invocation invocation) {
        String name = evaluation.expand(invocation.name());
        Signature signature = evaluation.tables().functions().find(name);
        Function function = signature == null ? null : Functions.find(name);
        if (signature == null || function == null) {
            Place place = invocation.place();
            evaluation.log().error("No such FnCall '" + name + "' in promise '" + place.file().name() + "' near line " + place.line());
            return null;
        }
        checkTally(signature, invocation.arguments().size());
        List<Value> arguments = arguments(signature, invocation);
        if (arguments == null) {
            return null;
        }
        checkRanges(signature, invocation.arguments());
        if (!signature.has(Trait.VARIADIC) && arguments.size() != signature.parameters().size()) {
            mismatch(signature, arguments);
        }
        return result(new EvaluatedCall(signature, arguments, invocation, this, context, Objects.requireNonNull(rvalues)), function);
    }

    private @Nullable Value result(EvaluatedCall call, Function function) {
        Signature signature = call.signature();
        PromiseFrame promise = evaluation.promise();
        boolean cached = caching && signature.has(Trait.CACHED) && (promise == null || !promise.isImmediate());
        if (!evaluating && signature.has(Trait.CACHED)) {
            return null;
        }
        if (simulating && UNSAFE.contains(signature.name()) && !isDeclaredSafe(promise)) {
            evaluation.log().warning("Not calling unsafe function '" + signature.name() + "' in simulate mode");
            return null;
        }
        Result kept = cached ? cache.find(call.arguments()) : null;
        Result result = kept != null ? kept : called(function, call);
        if (cached && kept == null && result instanceof Result.Success) {
            evaluation.log().log(Level.VERBOSE, "Caching result for function '" + written(call) + "'");
            cache.keep(call.arguments(), result);
        }
        return switch (result) {
            case Result.Success(Value value) -> value == FAILED ? null : value;
            case Result.Failure() -> null;
        };
    }

    /// Whether a promise says by a tag that its functions change nothing.
    private static boolean isDeclaredSafe(@Nullable PromiseFrame promise) {
        return promise != null
                && promise.promise().attributes().stream()
                        .filter(attribute -> attribute.name().equals("meta"))
                        .anyMatch(attribute -> attribute.value() instanceof Rvalue.Listing(List<Rvalue> items, Place _)
                                && items.stream().anyMatch(item -> item instanceof Rvalue.Quoted(String tag, Place _) && tag.equals("simulate_safe")));
    }

    private static String written(EvaluatedCall call) {
        return call.arguments().stream()
                .map(argument -> argument instanceof Scalar(String text) ? "\"" + text + "\"" : "")
                .collect(Collectors.joining(",", call.name() + "(", ")"));
    }

    private static Result called(Function function, EvaluatedCall call) {
        try {
            return function.result(call);
        } catch (io.bindery.cfengine.function.FatalError e) {
            throw new FatalError(e.getMessage());
        }
    }

    private @Nullable List<Value> arguments(Signature signature, Rvalue.Invocation invocation) {
        List<Value> values = new ArrayList<>(invocation.arguments().size());
        boolean delayed = signature.has(Trait.DELAYED);
        for (int at = 0; at < invocation.arguments().size(); at++) {
            Rvalue argument = invocation.arguments().get(at);
            if (delayed && at == pattern(signature)) {
                values.add(unevaluated(argument));
                continue;
            }
            boolean tolerant = toleratesUnresolved(signature, invocation, at);
            Value given = argument(argument);
            if (given == null && (!tolerant || at == 0) || given != null && isUnresolved(given) && !tolerant) {
                return null;
            }
            Value value = given == null ? FAILED : given;
            // As CFEngine does: a list that a nested call returned is so many arguments, and a container none, where data is not asked for.
            boolean collecting = signature.has(Trait.COLLECTING);
            if (value instanceof Items(List<String> texts) && !collecting) {
                texts.forEach(text -> values.add(new Scalar(text)));
            } else if (!(value instanceof Data) || collecting) {
                values.add(value);
            }
        }
        return values;
    }

    /// The argument of a delayed function that it evaluates itself.
    private static int pattern(Signature signature) {
        return signature.name().equals("mapdata") ? 1 : 0;
    }

    private static boolean toleratesUnresolved(Signature signature, Rvalue.Invocation invocation, int at) {
        // As CFEngine does: `ifelse` with three arguments may be asked about what is not there.
        return signature.name().equals("ifelse") && invocation.arguments().size() == 3
                || signature.has(Trait.DELAYED) && at == pattern(signature);
    }

    /// An argument's value. A list by `@(name)` stays a name for collecting functions to find.
    private @Nullable Value argument(Rvalue argument) {
        return switch (argument) {
            case Rvalue.Quoted(String text, Place _) -> new Scalar(evaluation.expand(text));
            case Rvalue.Reference(String text, Place _) -> new Scalar(evaluation.expand(text));
            case Rvalue.Name(String text, Place _) -> new Scalar(text);
            case Rvalue.Listing(List<Rvalue> items, Place _) -> Objects.requireNonNull(rvalues).list(items, false);
            case Rvalue.Invocation nested -> call(nested);
        };
    }

    private static Value unevaluated(Rvalue argument) {
        return switch (argument) {
            case Rvalue.Quoted(String text, Place _) -> new Scalar(text);
            case Rvalue.Reference(String text, Place _) -> new Scalar(text);
            case Rvalue.Name(String text, Place _) -> new Scalar(text);
            case Rvalue.Listing _, Rvalue.Invocation _ -> new Scalar("");
        };
    }

    /// As CFEngine does: a text that has something for a mapping to bind counts as resolved, whatever else it has.
    private static boolean isUnresolved(String text) {
        return References.holdsScalar(text) && !References.awaitsMapping(text);
    }

    /// As CFEngine does: what a list holds is not looked at.
    private static boolean isUnresolved(Value value) {
        return value instanceof Scalar(String text) && isUnresolved(text);
    }

    /// A nested call returned a list of so many items that arguments are missing or left over.
    private void mismatch(Signature signature, List<Value> arguments) {
        List<String> texts = arguments.stream()
                .map(argument -> argument instanceof Scalar(String text) ? text : "")
                .toList();
        String listed = texts.stream().map(text -> "\"" + text + "\"").collect(Collectors.joining(","));
        evaluation.log().error("Argument template mismatch handling function " + signature.name() + "( {" + listed + "})");
        // As CFEngine does: the first argument is shown for each.
        String shown = texts.isEmpty() ? "?" : texts.getFirst();
        for (int at = 0; at < signature.parameters().size(); at++) {
            evaluation.log().error(
                    "  arg[" + at + "] range " + signature.parameters().get(at).range() + "\t " + shown + " ");
        }
        throw new FatalError("Bad arguments");
    }

    private void checkTally(Signature signature, int written) {
        int wanted = signature.parameters().size();
        if (written != wanted && !signature.has(Trait.VARIADIC)) {
            evaluation.log().error("Arguments to function '" + signature.name() + "' do not tally. Expected " + wanted + " not " + written);
            evaluation.logPromise(Level.ERROR);
            throw FatalError.alreadyTold();
        }
    }

    /// As CFEngine does: arguments are checked against their ranges as written; values from variables and calls are not checked.
    private void checkRanges(Signature signature, List<Rvalue> written) {
        for (int at = 0; at < written.size() && at < signature.parameters().size(); at++) {
            Signature.Parameter parameter = signature.parameters().get(at);
            String text = text(written.get(at));
            Ranges.Fault wrong = text == null ? null : Ranges.wrong(Ranges.itemWord(parameter.type()), parameter.range(), text);
            if (wrong != null) {
                if (wrong.said() != null) {
                    evaluation.log().error(wrong.said());
                }
                throw new FatalError("In function '" + signature.name() + "', error in variable '" + text + "', '" + wrong.message() + "'");
            }
        }
    }

    private static @Nullable String text(Rvalue argument) {
        return switch (argument) {
            case Rvalue.Quoted(String text, Place _) -> text;
            case Rvalue.Name(String text, Place _) -> text;
            case Rvalue.Reference _, Rvalue.Listing _, Rvalue.Invocation _ -> null;
        };
    }
}
