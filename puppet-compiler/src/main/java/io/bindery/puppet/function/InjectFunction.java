package io.bindery.puppet.function;

import io.bindery.hiera.bind.inject.Injected;
import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `inject` and `optionally_inject`: the value that is bound to a name, a type, or both.
final class InjectFunction {
    private static final String BLOCK = "Variant[Callable[1, 1], Callable[2, 2]]";

    static final Function FUNCTION = named("inject", true);
    static final Function OPTIONAL = named("optionally_inject", false);

    private InjectFunction() {}

    private static Function named(String name, boolean required) {
        return Function.named(name)
                .takes("String", "name")
                .optionally("Hash", "arguments")
                .optionalBlock(BLOCK)
                .with((call, arguments) ->
                        inject(call, null, text(arguments.getFirst()), arguments, 1, required))
                .takes("Type", "type")
                .optionally("Hash", "arguments")
                .optionalBlock(BLOCK)
                .with((call, arguments) -> inject(call, (Type) arguments.getFirst(), "", arguments, 1, required))
                .takes("Type", "type")
                .takes("String", "name")
                .optionally("Hash", "arguments")
                .optionalBlock(BLOCK)
                .with((call, arguments) ->
                        inject(call, (Type) arguments.getFirst(), text(arguments.get(1)), arguments, 2, required));
    }

    private static String text(Value name) {
        return ((Str) name).value();
    }

    private static Value inject(
            Call call, @Nullable Type type, String name, List<Value> arguments, int rest, boolean required) {
        Hash given = arguments.size() > rest ? (Hash) arguments.get(rest) : Hash.EMPTY;
        Key key = call.world().injector().requested(type, name);
        Value value = find(call, key, type, given);
        Closure block = call.block();
        if (block != null) {
            Value found = value == null ? Undef.UNDEF : value;
            return block.parameterCount() >= 2 ? block.call(Str.of(name), found) : block.call(found);
        }
        if (value != null) {
            return type instanceof ClassType && name.isEmpty() && value instanceof ClassType found ? included(call, found) : value;
        }
        if (!required) {
            return Undef.UNDEF;
        }
        Value unbound = type == null || !name.isEmpty() ? null : unbound(call, type, given);
        if (unbound == null) {
            throw new EvaluationError("[" + BindingCode.B501 + "] " + call.world().injector().unbound(key));
        }
        return unbound;
    }

    private static @Nullable Value find(Call call, Key key, @Nullable Type type, Hash arguments) {
        try {
            Injected found = call.world().injector().find(key, type == null ? null : BindingTypes.meant(type), arguments);
            return found == null ? null : found.value();
        } catch (BindingsError error) {
            throw translated(error);
        }
    }

    // A class that nothing is bound to is included; a class of the runtime is instantiated.
    private static @Nullable Value unbound(Call call, Type type, Hash arguments) {
        if (type instanceof ClassType named) {
            return included(call, named);
        }
        try {
            return call.world().injector().instantiate(type, arguments);
        } catch (BindingsError error) {
            throw translated(error);
        }
    }

    private static Value included(Call call, ClassType named) {
        if (named.className() != null) {
            call.catalog().include(List.of(named.className()), call.scope());
        }
        return named;
    }

    /// The error with a place: that of the binding if it has one, else that of the call.
    static EvaluationError translated(BindingsError error) {
        boolean placed = error.problems().stream().anyMatch(problem -> !problem.location().equals(SourceLocation.NONE));
        return placed ? EvaluationError.placeless(error.message(), error) : new EvaluationError(error.message());
    }
}
