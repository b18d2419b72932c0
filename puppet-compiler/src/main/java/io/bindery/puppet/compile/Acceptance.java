package io.bindery.puppet.compile;

import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.load.Metaparameters;
import io.bindery.puppet.load.NativeType;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import io.bindery.text.Spelling;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Decides which parameters a class or resource type takes. An unknown class or type takes any.
final class Acceptance {
    private Acceptance() {}

    static Predicate<String> of(Type type, Compilation compilation) {
        return switch (type) {
            case ClassType(String name) when name != null -> of(compilation.known().findClass(name));
            case ResourceType(String name, String _, _) when name != null -> of(compilation.resolve(name));
            default -> any -> true;
        };
    }

    /// That a class or resource type has no parameter of a name, with the one that was probably meant.
    static String refusal(String target, String name, Type type, Compilation compilation) {
        return target + " has no parameter named '" + name + "'" + Spelling.suggestion(name, declared(type, compilation));
    }

    /// The names of the parameters that a class or resource type has.
    private static List<String> declared(Type type, Compilation compilation) {
        ResolvedType resolved =
                type instanceof ResourceType(String name, String _, _) && name != null ? compilation.resolve(name) : null;
        if (resolved != null && resolved.nativeType() != null) {
            return List.copyOf(resolved.nativeType().attributes());
        }
        Blueprint blueprint = type instanceof ClassType(String name) && name != null
                ? compilation.known().findClass(name)
                : resolved == null ? null : resolved.definition();
        return blueprint == null ? List.of() : blueprint.parameters().stream().map(Parameter::name).toList();
    }

    /// The names of the parameters that a class or resource type declares, without those every one has and without the one that is its
    /// title; null if it is not known.
    static @Nullable List<String> own(Type type, Compilation compilation) {
        return switch (type) {
            case ClassType(String name) when name != null -> names(compilation.known().findClass(name));
            case ResourceType(String name, String _, _) when name != null -> names(compilation.resolve(name));
            default -> null;
        };
    }

    private static @Nullable List<String> names(@Nullable ResolvedType type) {
        if (type == null) {
            return null;
        }
        NativeType nativeType = type.nativeType();
        return nativeType == null
                ? names(type.definition())
                : nativeType.attributes().stream()
                        .filter(name -> !nativeType.nameVariables().contains(name))
                        .sorted()
                        .toList();
    }

    private static @Nullable List<String> names(@Nullable Blueprint blueprint) {
        return blueprint == null ? null : blueprint.parameters().stream().map(Parameter::name).toList();
    }

    private static Predicate<String> of(@Nullable ResolvedType type) {
        NativeType nativeType = type == null ? null : type.nativeType();
        return nativeType != null ? nativeType::accepts : of(type == null ? null : type.definition());
    }

    private static Predicate<String> of(@Nullable Blueprint blueprint) {
        return blueprint == null ? any -> true : name -> blueprint.parameter(name) != null || Metaparameters.isOne(name);
    }
}
