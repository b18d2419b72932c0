package io.bindery.puppet.type.object;

import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.TypeSetDefinition;
import io.bindery.puppet.type.TypeSetType;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Builds and checks the definition of a [TypeSetType] from its hash.
public final class TypeSetReader {
    private static final String UNDERSTOOD = "1.x";

    private TypeSetReader() {}

    public static TypeSetDefinition read(TypeSetType set, Hash hash) {
        Mismatches.assertInstance("TypeSet initializer", ObjectSchema.TYPE_SET, hash);
        SemVer pcoreVersion = version(hash.get("pcore_version"));
        if (pcoreVersion == null || !SemVerRange.parse(UNDERSTOOD).includes(pcoreVersion)) {
            throw new TypeException("The pcore version for TypeSet '" + set.name()
                    + "' is not understood by this runtime. Expected range " + UNDERSTOOD + ", got " + pcoreVersion);
        }
        SequencedMap<String, Type> types = types(set, hash.get("types"));
        Hash references = hash.get("references") instanceof Hash given ? given : null;
        return new TypeSetDefinition(
                text(hash.get("pcore_uri")),
                pcoreVersion,
                text(hash.get("name_authority")),
                version(hash.get("version")),
                types,
                references,
                hash.get("annotations") instanceof Hash given ? given : null);
    }

    private static SequencedMap<String, Type> types(TypeSetType set, @Nullable Value given) {
        SequencedMap<String, Type> types = new LinkedHashMap<>();
        if (given instanceof Hash hash) {
            for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
                String name = String.valueOf(text(entry.getKey()));
                types.put(name, type(set.name() + "::" + name, entry.getValue()));
            }
        }
        return types;
    }

    private static Type type(String name, Value given) {
        return switch (given) {
            case Hash object -> ObjectType.named(name).resolve(() -> object);
            case TypeAliasType alias -> alias;
            case ObjectType object -> object;
            case Type type -> new TypeAliasType(name).resolve(() -> type);
            default -> throw new TypeException("TypeSet initializer has wrong type, expects a Type value");
        };
    }

    private static @Nullable SemVer version(@Nullable Value value) {
        return switch (value) {
            case SemVer version -> version;
            case Str text -> parsed(text.value());
            case null, default -> null;
        };
    }

    private static SemVer parsed(String text) {
        try {
            return SemVer.parse(text);
        } catch (IllegalArgumentException e) {
            throw new TypeException(String.valueOf(e.getMessage()));
        }
    }

    private static @Nullable String text(@Nullable Value value) {
        return value instanceof Str text ? text.value() : null;
    }
}
