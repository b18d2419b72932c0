package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.load.NativeType;
import org.jspecify.annotations.Nullable;

/// The meaning of a resource type's name: a type that agents implement, or a definition in Puppet code.
record ResolvedType(String referenceName, @Nullable NativeType nativeType, @Nullable Blueprint definition) {

    static ResolvedType of(NativeType type) {
        return new ResolvedType(Reference.capitalize(type.name()), type, null);
    }

    static ResolvedType of(Blueprint definition) {
        return new ResolvedType(Reference.capitalize(definition.name()), null, definition);
    }

    Kind kind() {
        return nativeType != null ? Kind.NATIVE : Kind.DEFINED;
    }
}
