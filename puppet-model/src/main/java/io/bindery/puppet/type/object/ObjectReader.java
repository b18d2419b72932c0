package io.bindery.puppet.type.object;

import io.bindery.puppet.type.AttributeKind;
import io.bindery.puppet.type.ObjectAttribute;
import io.bindery.puppet.type.ObjectDefinition;
import io.bindery.puppet.type.ObjectFunction;
import io.bindery.puppet.type.ObjectMember;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.OptionalType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.TypeReferenceType;
import io.bindery.puppet.type.TypeType;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Builds and checks the definition of an [ObjectType] from its hash.
public record ObjectReader(ObjectType type) {
    public static @Nullable String name(Hash initializer) {
        return initializer.get("name") instanceof Str name ? name.value() : null;
    }

    public ObjectDefinition read(Hash hash) {
        Mismatches.assertInstance("object initializer", ObjectSchema.OBJECT, hash);
        Type parent = hash.get("parent") instanceof Type given ? given : null;
        ObjectType parentObject = parentObject(parent);
        Inherited inherited = parentObject == null
                ? Inherited.NONE
                : new Inherited(parentObject.attributes(), parentObject.functions(), parentObject.typeParameters());
        SequencedMap<String, ObjectAttribute> typeParameters = typeParameters(hash, inherited);
        SequencedMap<String, ObjectAttribute> attributes = attributes(withConstants(hash, inherited), inherited);
        SequencedMap<String, ObjectFunction> functions = functions(hash, attributes, inherited);
        boolean includeType = hash.get("equality_include_type") != Bool.FALSE;
        List<String> equality = equality(hash.get("equality"));
        if (equality != null) {
            new EqualityCheck(type, parentObject, attributes, functions).check(equality, includeType);
        }
        Hash annotations = hash.get("annotations") instanceof Hash given ? given : null;
        return new ObjectDefinition(
                parent, typeParameters, attributes, functions, equality, includeType, hash.get("checks"), annotations);
    }

    private @Nullable ObjectType parentObject(@Nullable Type parent) {
        if (parent == null) {
            return null;
        }
        Type real = TypeAliasType.unalias(parent);
        if (real instanceof TypeReferenceType reference) {
            throw new TypeException("reference to unresolved type '" + reference.typeString() + "'");
        }
        if (!(real instanceof ObjectType object)) {
            return null;
        }
        for (ObjectType ancestor = object; ancestor != null; ancestor = ancestor.parentObject()) {
            if (ancestor == type) {
                throw new TypeException("The Object type '" + type.label() + "' inherits from itself");
            }
        }
        return object;
    }

    /// The members inherited from a parent.
    private record Inherited(
            Map<String, ObjectAttribute> attributes, Map<String, ObjectFunction> functions, Map<String, ObjectAttribute> typeParameters) {
        static final Inherited NONE = new Inherited(Map.of(), Map.of(), Map.of());

        @Nullable ObjectMember member(String name) {
            ObjectMember attribute = attributes.get(name);
            return attribute == null ? functions.get(name) : attribute;
        }
    }

    private SequencedMap<String, ObjectAttribute> typeParameters(Hash hash, Inherited inherited) {
        SequencedMap<String, ObjectAttribute> found = new LinkedHashMap<>();
        for (Map.Entry<String, Value> entry : entries(hash.get("type_parameters")).entrySet()) {
            String name = entry.getKey();
            Value given = entry.getValue();
            Value value = null;
            if (given instanceof Hash details) {
                value = details.get("value");
                given = details.get("type") == null ? Undef.UNDEF : details.get("type");
            }
            String label = ObjectMember.label(ObjectAttribute.TYPE_PARAMETER, type, name);
            Mismatches.assertInstance(label, TypeType.DEFAULT, given);
            Type of = given instanceof OptionalType optional ? optional : new OptionalType((Type) given);
            ObjectAttribute parameter =
                    new ObjectAttribute(ObjectAttribute.TYPE_PARAMETER, type, name, of, false, false, null, value, null);
            checkOverride(parameter, inherited.typeParameters().get(name));
            found.put(name, parameter);
        }
        return found;
    }

    /// The attributes with the constants among them.
    private SequencedMap<String, Value> withConstants(Hash hash, Inherited inherited) {
        SequencedMap<String, Value> attributes = entries(hash.get("attributes"));
        for (Map.Entry<String, Value> constant : entries(hash.get("constants")).entrySet()) {
            String name = constant.getKey();
            if (attributes.containsKey(name)) {
                throw new TypeException(
                        "attribute " + type.label() + "[" + name + "] is defined as both a constant and an attribute");
            }
            SequencedMap<Value, Value> details = new LinkedHashMap<>();
            details.put(Str.of("type"), Types.inferGeneric(constant.getValue()));
            details.put(Str.of("value"), constant.getValue());
            details.put(Str.of("kind"), Str.of("constant"));
            details.put(Str.of("override"), Bool.of(inherited.member(name) != null));
            attributes.put(name, Hash.owning(details));
        }
        return attributes;
    }

    private SequencedMap<String, ObjectAttribute> attributes(Map<String, Value> specifications, Inherited inherited) {
        SequencedMap<String, ObjectAttribute> found = new LinkedHashMap<>();
        for (Map.Entry<String, Value> entry : specifications.entrySet()) {
            ObjectAttribute attribute = attribute(entry.getKey(), entry.getValue());
            checkOverride(attribute, inherited.member(attribute.name()));
            found.put(attribute.name(), attribute);
        }
        return found;
    }

    private ObjectAttribute attribute(String name, Value given) {
        String label = ObjectMember.label(ObjectAttribute.ATTRIBUTE, type, name);
        if (!(given instanceof Hash details)) {
            Mismatches.assertInstance(label, TypeType.DEFAULT, given);
            Value value = given instanceof OptionalType ? Undef.UNDEF : null;
            return new ObjectAttribute(ObjectAttribute.ATTRIBUTE, type, name, (Type) given, false, false, null, value, null);
        }
        Mismatches.assertInstance("initializer for " + label, ObjectSchema.ATTRIBUTE, details);
        if (name.equals("__ptype") || name.equals("__pvalue")) {
            throw new TypeException("The attribute '" + name + "' is reserved and cannot be used");
        }
        AttributeKind kind = AttributeKind.of(details.get("kind") instanceof Str word ? word.value() : null);
        if (kind == AttributeKind.CONSTANT && details.get("final") == Bool.FALSE) {
            throw new TypeException(label + " of kind 'constant' cannot be combined with final => false");
        }
        Type of = (Type) java.util.Objects.requireNonNull(details.get("type"));
        boolean isFinal = kind == AttributeKind.CONSTANT || details.get("final") == Bool.TRUE;
        Hash annotations = details.get("annotations") instanceof Hash hash ? hash : null;
        return new ObjectAttribute(
                ObjectAttribute.ATTRIBUTE, type, name, of, details.get("override") == Bool.TRUE, isFinal, kind,
                value(label, of, kind, details.get("value")), annotations);
    }

    private static @Nullable Value value(String label, Type type, @Nullable AttributeKind kind, @Nullable Value value) {
        if (value == null) {
            if (kind == AttributeKind.CONSTANT) {
                throw new TypeException(label + " of kind 'constant' requires a value");
            }
            return null;
        }
        if (kind == AttributeKind.DERIVED || kind == AttributeKind.GIVEN_OR_DERIVED) {
            throw new TypeException(label + " of kind '" + kind.word() + "' cannot be combined with an attribute value");
        }
        return value == Default.DEFAULT ? value : Mismatches.assertInstance(label + " value", type, value);
    }

    private SequencedMap<String, ObjectFunction> functions(Hash hash, Map<String, ObjectAttribute> attributes, Inherited inherited) {
        SequencedMap<String, ObjectFunction> found = new LinkedHashMap<>();
        for (Map.Entry<String, Value> entry : entries(hash.get("functions")).entrySet()) {
            ObjectFunction function = function(entry.getKey(), entry.getValue());
            if (attributes.containsKey(function.name())) {
                throw new TypeException(function.label() + " conflicts with attribute with the same name");
            }
            checkOverride(function, inherited.member(function.name()));
            found.put(function.name(), function);
        }
        return found;
    }

    private ObjectFunction function(String name, Value given) {
        if (!(given instanceof Hash details)) {
            Mismatches.assertInstance(ObjectMember.label("function", type, name), ObjectSchema.FUNCTION_TYPE, given);
            return new ObjectFunction(type, name, (Type) given, false, false, null);
        }
        Mismatches.assertInstance("initializer for function '" + name + "'", ObjectSchema.FUNCTION, details);
        Type of = (Type) java.util.Objects.requireNonNull(details.get("type"));
        Hash annotations = details.get("annotations") instanceof Hash hash ? hash : null;
        return new ObjectFunction(
                type, name, of, details.get("override") == Bool.TRUE, details.get("final") == Bool.TRUE, annotations);
    }

    private static void checkOverride(ObjectMember member, @Nullable ObjectMember parent) {
        if (parent == null) {
            if (member.isOverride()) {
                throw new TypeException("expected " + member.label() + " to override an inherited " + member.feature()
                        + ", but no such " + member.feature() + " was found");
            }
            return;
        }
        String attempt = member.label() + " attempts to override ";
        if (member.getClass() != parent.getClass()) {
            throw new TypeException(attempt + parent.label());
        }
        if (parent.isFinal() && !(isConstant(parent) && isConstant(member))) {
            throw new TypeException(attempt + "final " + parent.label());
        }
        if (!member.isOverride()) {
            throw new TypeException(attempt + parent.label() + " without having override => true");
        }
        if (!parent.type().isAssignable(member.type())) {
            throw new TypeException(attempt + parent.label() + " with a type that does not match");
        }
    }

    private static boolean isConstant(ObjectMember member) {
        return member instanceof ObjectAttribute attribute && attribute.isConstant();
    }

    private static @Nullable List<String> equality(@Nullable Value given) {
        return switch (given) {
            case Str name -> List.of(name.value());
            case Arr names -> names.elements().stream().map(ObjectReader::text).toList();
            case null, default -> null;
        };
    }

    private static SequencedMap<String, Value> entries(@Nullable Value hash) {
        SequencedMap<String, Value> entries = new LinkedHashMap<>();
        if (hash instanceof Hash given) {
            given.entries().forEach((key, value) -> entries.put(text(key), value));
        }
        return entries;
    }

    private static String text(Value value) {
        return value instanceof Str text ? text.value() : value.toString();
    }
}
