package io.bindery.puppet.eval;

import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.OptionalType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.mismatch.CallSignature;
import io.bindery.puppet.type.parse.TypeParser;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Parses the written types of a built-in function into a signature.
final class SignatureParser {
    private SignatureParser() {}

    static CallSignature parse(
            List<Dispatch.Parameter> parameters, Dispatch.@Nullable Block block, @Nullable String returns, LocalTypes local) {
        List<Type> types = new ArrayList<>(parameters.size());
        List<String> names = new ArrayList<>(parameters.size());
        long least = 0;
        long most = 0;
        for (Dispatch.Parameter parameter : parameters) {
            types.add(parse(parameter.type(), local));
            names.add(parameter.name());
            least += parameter.repeat().least();
            most = parameter.repeat().endless() ? IntegerType.HIGHEST : most + 1;
        }
        Type result = returns == null ? null : parse(returns, local);
        TupleType tuple = new TupleType(types, new IntegerType(least, most));
        if (block == null) {
            return new CallSignature(new CallableType(tuple, null, result), names);
        }
        return new CallSignature(new CallableType(tuple, blockType(block, local), result), names, block.name());
    }

    private static Type parse(String text, LocalTypes local) {
        try {
            return TypeParser.parse(text, local);
        } catch (TypeException broken) {
            throw new Unreadable("Parsing of type string '\"" + text + "\"' failed with message: <" + broken.getMessage() + ">.\n");
        }
    }

    /// The error for a text that is not a type.
    static final class Unreadable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unreadable(String message) {
            super(message, null, false, false);
        }

        String message() {
            return String.valueOf(getMessage());
        }
    }

    private static Type blockType(Dispatch.Block block, LocalTypes local) {
        Type type = parse(block.type(), local);
        return block.optional() ? new OptionalType(type) : type;
    }
}
