package io.bindery.puppet.type.mismatch;

import io.bindery.puppet.type.CallableType;
import java.util.List;

/// One way to call something, with the names that messages use. Names may be missing (an empty list).
public record CallSignature(CallableType type, List<String> parameterNames, String blockName) {

    public CallSignature {
        parameterNames = List.copyOf(parameterNames);
    }

    public CallSignature(CallableType type, List<String> parameterNames) {
        this(type, parameterNames, "block");
    }
}
