package io.bindery.puppet.type.mismatch;

import io.bindery.puppet.type.CallableType;
import java.util.List;

/// One signature of a callable, with the names that messages use. The list of names may be empty.
public record CallSignature(CallableType type, List<String> parameterNames, String blockName) {

    public CallSignature {
        parameterNames = List.copyOf(parameterNames);
    }

    public CallSignature(CallableType type, List<String> parameterNames) {
        this(type, parameterNames, "block");
    }
}
