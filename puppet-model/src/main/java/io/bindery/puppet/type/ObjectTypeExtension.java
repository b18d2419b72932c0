package io.bindery.puppet.type;

import io.bindery.puppet.type.calculus.Assignability;
import io.bindery.puppet.type.calculus.Matching;
import io.bindery.puppet.type.calculus.RecursionGuard;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// An [ObjectType] with values for its type parameters: `Car['red']`. It accepts objects whose attributes match these values.
public final class ObjectTypeExtension implements Type {
    private final ObjectType baseType;
    private final SequencedMap<String, Value> parameters;

    private ObjectTypeExtension(ObjectType baseType, SequencedMap<String, Value> parameters) {
        this.baseType = baseType;
        this.parameters = parameters;
    }

    /// `BaseType[keys...]`: by position, or by name from one hash. Throws [TypeException] where they do not fit.
    public static ObjectTypeExtension of(ObjectType baseType, List<Value> keys) {
        SequencedMap<String, ObjectAttribute> known = baseType.typeParameters();
        if (known.isEmpty()) {
            throw new TypeException("The " + baseType.label() + "-Type cannot be parameterized using []");
        }
        ObjectAttribute first = known.firstEntry().getValue();
        boolean named = keys.size() == 1 && keys.getFirst() instanceof Hash && !first.type().isInstance(keys.getFirst());
        SequencedMap<String, Value> parameters =
                named ? byName(baseType, known, (Hash) keys.getFirst()) : byPosition(known, keys);
        if (parameters.isEmpty()) {
            throw new TypeException("The " + baseType.label() + "-Type cannot be parameterized using an empty parameter list");
        }
        return new ObjectTypeExtension(baseType, parameters);
    }

    /// The type of one object, its type parameters taken from the attributes of the same name.
    public static ObjectTypeExtension ofInstance(ObjectType baseType, ObjectValue object) {
        SequencedMap<String, Value> parameters = new LinkedHashMap<>();
        for (String name : baseType.typeParameters().keySet()) {
            Value value = object.attribute(name);
            parameters.put(name, value == null ? Undef.UNDEF : value);
        }
        return new ObjectTypeExtension(baseType, parameters);
    }

    private static SequencedMap<String, Value> byName(ObjectType type, Map<String, ObjectAttribute> known, Hash hash) {
        SequencedMap<String, Value> parameters = new LinkedHashMap<>();
        for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
            String name = entry.getKey() instanceof Str text ? text.value() : entry.getKey().toString();
            ObjectAttribute parameter = known.get(name);
            if (parameter == null) {
                throw new TypeException("'" + name + "' is not a known type parameter for " + type.label() + "-Type");
            }
            put(parameters, parameter, entry.getValue());
        }
        return parameters;
    }

    private static SequencedMap<String, Value> byPosition(SequencedMap<String, ObjectAttribute> known, List<Value> keys) {
        SequencedMap<String, Value> parameters = new LinkedHashMap<>();
        int index = 0;
        for (ObjectAttribute parameter : known.values()) {
            if (index < keys.size()) {
                put(parameters, parameter, keys.get(index++));
            }
        }
        return parameters;
    }

    private static void put(Map<String, Value> parameters, ObjectAttribute parameter, Value value) {
        if (value != Default.DEFAULT) {
            Mismatches.assertInstance(parameter.label(), parameter.type(), value);
            parameters.put(parameter.name(), value);
        }
    }

    public ObjectType baseType() {
        return baseType;
    }

    public SequencedMap<String, Value> parameters() {
        return new LinkedHashMap<>(parameters);
    }

    /// The parameters as written between the brackets: by name if there are more than two.
    public Value written() {
        SequencedMap<String, ObjectAttribute> known = baseType.typeParameters();
        if (known.size() > 2) {
            SequencedMap<Value, Value> named = new LinkedHashMap<>();
            parameters.forEach((name, value) -> named.put(Str.of(name), value));
            return Hash.owning(named);
        }
        List<Value> positional = new ArrayList<>();
        for (String name : known.keySet()) {
            positional.add(parameters.getOrDefault(name, Default.DEFAULT));
        }
        while (positional.getLast() == Default.DEFAULT) {
            positional.removeLast();
        }
        return new Arr(positional);
    }

    public boolean matches(ObjectValue object) {
        for (Map.Entry<String, Value> parameter : parameters.entrySet()) {
            Value value = object.attribute(parameter.getKey());
            if (value == null || !Matching.matches(value, parameter.getValue())) {
                return false;
            }
        }
        return true;
    }

    public boolean isAssignableFrom(Type from, @Nullable RecursionGuard guard) {
        Map<String, Value> given = from instanceof ObjectTypeExtension extension ? extension.parameters : Map.of();
        Type base = from instanceof ObjectTypeExtension extension ? extension.baseType : from;
        return Assignability.isAssignable(baseType, base, guard) && Matching.covers(parameters, given);
    }

    // As Puppet does: the name is without its namespace.
    @Override
    public String name() {
        return baseType.simpleName();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ObjectTypeExtension that && baseType.equals(that.baseType) && parameters.equals(that.parameters);
    }

    @Override
    public int hashCode() {
        return Objects.hash(baseType, parameters);
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
