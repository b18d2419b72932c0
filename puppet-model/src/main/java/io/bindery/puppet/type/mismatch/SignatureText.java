package io.bindery.puppet.type.mismatch;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.OptionalType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// A signature as messages show it: `Integer from, Integer to?, Any rest*, Callable block`.
public final class SignatureText {
    private SignatureText() {}

    static String of(CallSignature signature) {
        TupleType parameters = signature.type().parameters();
        List<String> parts = new ArrayList<>();
        if (parameters != null) {
            // As Puppet does: without parameters the block is not shown either.
            if (parameters.sizeRange().equals(IntegerType.EMPTY_SIZE)) {
                return "";
            }
            addParameters(parts, parameters, signature.parameterNames());
        }
        switch (signature.type().block()) {
            case OptionalType optional -> parts.add(optional.type() + " " + signature.blockName() + "?");
            case CallableType callable -> parts.add(callable + " " + signature.blockName());
            case null, default -> {}
        }
        return String.join(", ", parts);
    }

    private static void addParameters(List<String> parts, TupleType parameters, List<String> given) {
        List<Type> types = parameters.types();
        List<String> names = given.isEmpty() ? Collections.nCopies(types.size(), "") : given;
        IntegerType count = parameters.sizeRange();
        for (int i = 0; i < names.size(); i++) {
            Type type = types.isEmpty() ? AnyType.DEFAULT : parameters.typeAt(i);
            String mark = "";
            if (count.max() == IntegerType.HIGHEST && i == names.size() - 1) {
                mark = count.min() == names.size() ? "+" : "*";
            } else if (i + 1 > count.min()) {
                mark = "?";
                type = type instanceof OptionalType optional && optional.type() != null ? optional.type() : type;
            }
            parts.add(type + " " + names.get(i) + mark);
        }
    }
}
