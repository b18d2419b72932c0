package io.bindery.puppet.type.object;

import io.bindery.puppet.type.AttributeKind;
import io.bindery.puppet.type.ObjectAttribute;
import io.bindery.puppet.type.ObjectDefinition;
import io.bindery.puppet.type.ObjectFunction;
import io.bindery.puppet.type.ObjectMember;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.ObjectTypeExtension;
import io.bindery.puppet.type.OptionalType;
import io.bindery.puppet.type.StructElement;
import io.bindery.puppet.type.TypeSetDefinition;
import io.bindery.puppet.type.TypeSetType;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Converts object types and type sets back into the hashes they are made from.
public final class ObjectHash {
    private ObjectHash() {}

    /// The hash in `Object[{...}]`, with what follows from defaults left out.
    public static Hash of(ObjectType type, boolean withName) {
        ObjectDefinition definition = type.definition();
        SequencedMap<Value, Value> hash = new LinkedHashMap<>();
        put(hash, "annotations", definition.annotations());
        put(hash, "name", withName && type.typeName() != null ? Str.of(type.typeName()) : null);
        put(hash, "parent", definition.parent());
        putUnlessEmpty(hash, "type_parameters", members(definition.typeParameters()));
        SequencedMap<String, ObjectAttribute> attributes = new LinkedHashMap<>();
        SequencedMap<Value, Value> constants = new LinkedHashMap<>();
        for (ObjectAttribute attribute : definition.attributes().values()) {
            if (isPlainConstant(attribute)) {
                put(constants, attribute.name(), attribute.value());
            } else {
                attributes.put(attribute.name(), attribute);
            }
        }
        putUnlessEmpty(hash, "attributes", members(attributes));
        putUnlessEmpty(hash, "constants", Hash.owning(constants));
        putUnlessEmpty(hash, "functions", members(definition.functions()));
        put(hash, "equality", definition.equality() == null ? null : names(definition.equality()));
        put(hash, "checks", definition.checks());
        return Hash.owning(hash);
    }

    private static boolean isPlainConstant(ObjectAttribute attribute) {
        return attribute.isConstant()
                && attribute.value() != null
                && attribute.type().equals(Types.inferGeneric(attribute.value()));
    }

    private static Value names(java.util.List<String> names) {
        return new Arr(names.stream().<Value>map(Str::of).toList());
    }

    private static Hash members(Map<String, ? extends ObjectMember> members) {
        SequencedMap<Value, Value> hash = new LinkedHashMap<>();
        for (ObjectMember member : members.values()) {
            SequencedMap<Value, Value> details = details(member);
            boolean onlyType = details.size() == 1 && details.containsKey(Str.of("type"));
            hash.put(Str.of(member.name()), onlyType ? details.firstEntry().getValue() : Hash.owning(details));
        }
        return Hash.owning(hash);
    }

    private static SequencedMap<Value, Value> details(ObjectMember member) {
        SequencedMap<Value, Value> details = new LinkedHashMap<>();
        boolean typeParameter = member.feature().equals(ObjectAttribute.TYPE_PARAMETER);
        put(details, "type", typeParameter && member.type() instanceof OptionalType optional ? optional.type() : member.type());
        AttributeKind kind = member instanceof ObjectAttribute attribute ? attribute.kind() : null;
        put(details, "final", member.isFinal() && kind != AttributeKind.CONSTANT ? Bool.TRUE : null);
        put(details, "override", member.isOverride() ? Bool.TRUE : null);
        if (member instanceof ObjectFunction function) {
            put(details, "annotations", function.annotations());
        }
        if (member instanceof ObjectAttribute attribute) {
            put(details, "annotations", attribute.annotations());
            put(details, "kind", kind == null ? null : Str.of(kind.word()));
            put(details, "value", typeParameter && attribute.value() == Undef.UNDEF ? null : attribute.value());
        }
        return details;
    }

    /// The hash in `TypeSet[{...}]`.
    public static Hash of(TypeSetType set) {
        TypeSetDefinition definition = set.definition();
        SequencedMap<Value, Value> hash = new LinkedHashMap<>();
        put(hash, "annotations", definition.annotations());
        put(hash, "pcore_uri", definition.pcoreUri() == null ? null : Str.of(definition.pcoreUri()));
        put(hash, "pcore_version", Str.of(definition.pcoreVersion().toString()));
        put(hash, "name_authority", definition.nameAuthority() == null ? null : Str.of(definition.nameAuthority()));
        put(hash, "name", Str.of(set.name()));
        put(hash, "version", definition.version() == null ? null : Str.of(definition.version().toString()));
        SequencedMap<Value, Value> types = new LinkedHashMap<>();
        definition.types().forEach((name, type) -> types.put(Str.of(name), type));
        putUnlessEmpty(hash, "types", Hash.owning(types));
        put(hash, "references", definition.references());
        return Hash.owning(hash);
    }

    /// The hash from which `new` makes the object again: its attributes without those that have their
    /// default, those that must be given first.
    public static Hash initializer(ObjectValue object) {
        SequencedMap<Value, Value> hash = new LinkedHashMap<>();
        ObjectType type = object.type() instanceof ObjectTypeExtension extension ? extension.baseType() : (ObjectType) object.type();
        Map<String, ObjectAttribute> attributes = type.attributes();
        for (StructElement parameter : ObjectInstance.parameters(type.initType())) {
            Value value = object.attribute(parameter.name());
            ObjectAttribute attribute = attributes.get(parameter.name());
            if (value != null && attribute != null && !value.equals(attribute.value())) {
                hash.put(Str.of(parameter.name()), value);
            }
        }
        return Hash.owning(hash);
    }

    private static void put(Map<Value, Value> hash, String key, @Nullable Value value) {
        if (value != null) {
            hash.put(Str.of(key), value);
        }
    }

    private static void putUnlessEmpty(Map<Value, Value> hash, String key, Hash value) {
        if (value.size() > 0) {
            hash.put(Str.of(key), value);
        }
    }
}
