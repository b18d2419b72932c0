package io.bindery.puppet.convert;

import io.bindery.puppet.type.AttributeKind;
import io.bindery.puppet.type.CoreObjects;
import io.bindery.puppet.type.ObjectAttribute;
import io.bindery.puppet.type.ObjectFunction;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.object.ObjectHash;
import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// An instance of an object type. Attributes that were not given have their defaults.
public final class ObjectInstance implements ObjectValue {
    private final ObjectType type;
    private final SequencedMap<String, Value> attributes;

    public ObjectInstance(ObjectType type, SequencedMap<String, Value> given) {
        this.type = type;
        this.attributes = new LinkedHashMap<>();
        for (ObjectAttribute attribute : type.attributes().values()) {
            Value value = given.containsKey(attribute.name()) ? given.get(attribute.name()) : attribute.value();
            attributes.put(attribute.name(), value == null ? Undef.UNDEF : value);
        }
    }

    @Override
    public ObjectType type() {
        return type;
    }

    /// As Puppet does: the message of an `Error` has two names.
    @Override
    public @Nullable Value attribute(String name) {
        if (type.member(name) instanceof ObjectAttribute attribute && attribute.kind() == AttributeKind.DERIVED) {
            throw new ConversionError("no method is implemented for derived " + attribute.label());
        }
        return attributes.get(name.equals("message") && type == CoreObjects.ERROR ? "msg" : name);
    }

    /// As Puppet does: a function can be declared, but no code can be given to it.
    @Override
    public @Nullable Value call(String method, List<Value> arguments, @Nullable CallableValue block) {
        if (type.member(method) instanceof ObjectFunction function && type != CoreObjects.ERROR) {
            throw new ConversionError("no method is implemented for " + function.label());
        }
        return null;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof ObjectInstance that
                && (type.equals(that.type) || !type.equalityIncludesType())
                && key().equals(that.key());
    }

    @Override
    public int hashCode() {
        return key().hashCode();
    }

    /// The values that decide whether two instances are equal.
    private List<Value> key() {
        List<Value> key = new ArrayList<>();
        for (String name : type.equalityAttributes()) {
            key.add(attributes.getOrDefault(name, Undef.UNDEF));
        }
        return key;
    }

    /// `Name({'attribute' => value})`.
    @Override
    public String toString() {
        return type.name() + "(" + StringConversion.convert(ObjectHash.initializer(this), Str.of("%p")) + ")";
    }
}
