package io.bindery.puppet.compile;

import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.load.Metaparameters;
import io.bindery.puppet.load.NativeType;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Which parameters a class or resource type takes. One that is not known takes any.
final class Acceptance {
    private Acceptance() {}

    static Predicate<String> of(Type type, Compilation compilation) {
        return switch (type) {
            case ClassType(String name) when name != null -> of(compilation.known().findClass(name));
            case ResourceType(String name, String _, _) when name != null -> of(compilation.resolve(name));
            default -> any -> true;
        };
    }

    private static Predicate<String> of(@Nullable ResolvedType type) {
        NativeType nativeType = type == null ? null : type.nativeType();
        return nativeType != null ? nativeType::accepts : of(type == null ? null : type.definition());
    }

    private static Predicate<String> of(@Nullable Blueprint blueprint) {
        return blueprint == null ? any -> true : name -> blueprint.parameter(name) != null || Metaparameters.isOne(name);
    }
}
