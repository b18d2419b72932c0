package io.bindery.puppet.type.calculus;

import io.bindery.puppet.type.CoreTypes;
import io.bindery.puppet.type.InitType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.NotUndefType;
import io.bindery.puppet.type.OptionalType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.type.VariantType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The values that an [InitType] accepts: those from which its type's `new` can make an instance.
///
/// @param single the types that can be given as the one argument
/// @param several argument lists that can be given as an array, or null
/// @param optionalRest whether one of these lists needs only its first argument
public record InitForms(Type single, @Nullable Type several, boolean optionalRest) {

    static InitForms of(InitType init) {
        Type type = java.util.Objects.requireNonNull(init.type());
        boolean refused = type instanceof InitType || type instanceof OptionalType || type instanceof NotUndefType;
        List<TupleType> signatures = refused ? null : NewSignatures.of(type);
        if (signatures == null) {
            throw new TypeException("Creation of new instance of type '" + type + "' is not supported");
        }
        return init.arguments().isEmpty() ? withoutArguments(type, signatures) : withArguments(init, type, signatures);
    }

    private static InitForms withoutArguments(Type type, List<TupleType> signatures) {
        List<Type> single = new ArrayList<>(List.of(type));
        List<Type> several = new ArrayList<>();
        boolean optionalRest = false;
        for (TupleType signature : signatures) {
            if (signature.sizeRange().equals(IntegerType.exactly(1))) {
                single.add(signature.types().getFirst());
            } else {
                several.add(signature);
                optionalRest |= signature.sizeRange().min() == 1;
            }
        }
        return new InitForms(VariantType.union(single), several.isEmpty() ? null : VariantType.union(several), optionalRest);
    }

    private static InitForms withArguments(InitType init, Type type, List<TupleType> signatures) {
        List<Type> single = new ArrayList<>(List.of(type));
        List<Type> arguments = Inference.detailed(init.arguments());
        for (TupleType signature : signatures) {
            if (!signature.types().isEmpty() && signature.sizeRange().contains(1 + arguments.size())) {
                List<Type> given = new ArrayList<>(List.of(signature.types().getFirst()));
                given.addAll(arguments);
                if (signature.isAssignable(new TupleType(given))) {
                    single.add(signature.types().getFirst());
                }
            }
        }
        if (single.size() == 1) {
            throw new TypeException("The type '" + init + "' does not represent a valid set of parameters for "
                    + Types.generalize(type).name() + ".new()");
        }
        return new InitForms(VariantType.union(single), null, false);
    }

    static int reallyInstance(InitType init, Value value, @Nullable RecursionGuard guard) {
        Type type = init.type();
        if (type == null) {
            return Instances.reallyInstance(CoreTypes.RICH_DATA, value, null);
        }
        InitForms forms = of(init);
        RecursionGuard watch = guard == null ? new RecursionGuard() : guard;
        return watch.withThis(init, state -> (state & RecursionGuard.IN_THIS) != 0 ? 0 : forms.reallyInstance(type, value, watch));
    }

    private int reallyInstance(Type type, Value value, RecursionGuard guard) {
        int best = Instances.reallyInstance(type, value, guard);
        if (best < 1) {
            best = Math.max(best, Instances.reallyInstance(single, value, guard));
        }
        if (best < 1 && several != null) {
            int found = Instances.reallyInstance(several, value, guard);
            if (found < 0 && optionalRest) {
                found = Instances.reallyInstance(several, Arr.of(value), guard);
            }
            best = Math.max(best, found);
        }
        return best;
    }

    static boolean isAssignable(InitType init, Type from, @Nullable RecursionGuard guard) {
        Type type = init.type();
        if (from instanceof InitType other) {
            return type == null || other.type() != null && Assignability.isAssignable(type, other.type(), guard);
        }
        if (type == null) {
            return Assignability.isAssignable(CoreTypes.RICH_DATA, from, guard);
        }
        InitForms forms = of(init);
        RecursionGuard watch = guard == null ? new RecursionGuard() : guard;
        return watch.withThis(init, state -> (state & RecursionGuard.IN_THIS) == 0 && forms.isAssignable(type, from, watch));
    }

    private boolean isAssignable(Type type, Type from, RecursionGuard guard) {
        return Assignability.isAssignable(type, from, guard)
                || Assignability.isAssignable(single, from, guard)
                || several != null
                        && (Assignability.isAssignable(several, from, guard)
                                || optionalRest && Assignability.isAssignable(several, new TupleType(List.of(from))));
    }
}
