package io.bindery.puppet.function;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a dispatch accepts: its parameters' types and names, its block, and what it returns.
public record Signature(List<Dispatch.Parameter> parameters, @Nullable String block, boolean blockOptional, @Nullable String returns) {

    static Signature parse(
            List<Dispatch.Parameter> parameters, @Nullable String block, boolean blockOptional, @Nullable String returns) {
        return new Signature(parameters, block, blockOptional, returns);
    }
}
