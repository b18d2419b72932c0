package io.bindery.puppet.type;

import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The definition of an [ObjectType] itself, without inherited members.
public record ObjectDefinition(
        @Nullable Type parent,
        SequencedMap<String, ObjectAttribute> typeParameters,
        SequencedMap<String, ObjectAttribute> attributes,
        SequencedMap<String, ObjectFunction> functions,
        @Nullable List<String> equality,
        boolean equalityIncludesType,
        @Nullable Value checks,
        @Nullable Hash annotations) {

    static final ObjectDefinition EMPTY = new ObjectDefinition(
            null, new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>(), null, true, null, null);
}
