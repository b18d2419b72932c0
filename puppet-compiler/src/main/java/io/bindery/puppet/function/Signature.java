package io.bindery.puppet.function;

import io.bindery.puppet.type.CallSignature;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.OptionalType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeParser;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a dispatch accepts, and how messages name its parameters.
///
/// @param capturesRest whether the last parameter may come any number of times
public record Signature(CallableType type, List<String> names, boolean capturesRest) {

    public Signature {
        names = List.copyOf(names);
    }

    static Signature parse(
            List<Dispatch.Parameter> parameters, @Nullable String block, boolean blockOptional, @Nullable String returns) {
        List<Type> types = new ArrayList<>(parameters.size());
        List<String> names = new ArrayList<>(parameters.size());
        long least = 0;
        long most = 0;
        for (Dispatch.Parameter parameter : parameters) {
            types.add(TypeParser.parse(parameter.type()));
            names.add(parameter.name());
            least += parameter.repeat().least();
            most = parameter.repeat().endless() ? IntegerType.HIGHEST : most + 1;
        }
        TupleType tuple = new TupleType(types, new IntegerType(least, most));
        CallableType type =
                new CallableType(tuple, blockType(block, blockOptional), returns == null ? null : TypeParser.parse(returns));
        return new Signature(type, names, most == IntegerType.HIGHEST);
    }

    /// As the describer of mismatches takes it.
    public CallSignature described() {
        return new CallSignature(type, names, capturesRest);
    }

    private static @Nullable Type blockType(@Nullable String block, boolean optional) {
        if (block == null) {
            return null;
        }
        Type type = TypeParser.parse(block);
        return optional ? new OptionalType(type) : type;
    }
}
