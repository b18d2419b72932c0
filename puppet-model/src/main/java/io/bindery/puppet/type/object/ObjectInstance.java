package io.bindery.puppet.type.object;

import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.ObjectAttribute;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.StructElement;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.mismatch.CallSignature;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// An object: a value for each attribute of its type. Two objects are equal if their types and equality attributes are equal.
public final class ObjectInstance implements ObjectValue {
    private final ObjectType type;
    private final SequencedMap<String, Value> values;

    private ObjectInstance(ObjectType type, SequencedMap<String, Value> values) {
        this.type = type;
        this.values = values;
    }

    /// What `new(Type, arguments...)` makes: from the attributes by position (those without default first), or from one hash by name.
    /// Throws [TypeException] where they do not fit.
    public static ObjectInstance of(ObjectType type, List<Value> arguments) {
        StructType init = type.initType();
        if (arguments.size() == 1 && arguments.getFirst() instanceof Hash hash && init.isInstance(hash)) {
            return ofHash(type, hash);
        }
        List<StructElement> parameters = parameters(init);
        CallableType byPosition = positional(parameters);
        if (!byPosition.accepts(arguments, null)) {
            throw new TypeException(Mismatches.ofCall("new_" + type.label(), signatures(type), arguments, null));
        }
        SequencedMap<Value, Value> named = new LinkedHashMap<>();
        for (int i = 0; i < arguments.size(); i++) {
            named.put(Str.of(parameters.get(i).name()), arguments.get(i));
        }
        return ofHash(type, Hash.owning(named));
    }

    /// From attributes already checked.
    private static ObjectInstance ofHash(ObjectType type, Hash given) {
        SequencedMap<String, Value> values = new LinkedHashMap<>();
        for (ObjectAttribute attribute : type.attributes().values()) {
            Value value = attribute.isGiven() ? given.get(attribute.name()) : null;
            value = value == null ? attribute.value() : value;
            if (value != null) {
                values.put(attribute.name(), value);
            }
        }
        return new ObjectInstance(type, values);
    }

    /// The ways to call `new` for a type, for messages: from a hash, and by position.
    public static List<CallSignature> signatures(ObjectType type) {
        List<StructElement> parameters = parameters(type.initType());
        CallableType byHash = new CallableType(new TupleType(List.of(type.initType()), IntegerType.exactly(1)));
        List<String> names = parameters.stream().map(StructElement::name).toList();
        return List.of(new CallSignature(byHash, List.of("hash")), new CallSignature(positional(parameters), names));
    }

    private static CallableType positional(List<StructElement> parameters) {
        long required = parameters.stream().filter(parameter -> !parameter.isOptional()).count();
        List<Type> types = parameters.stream().map(StructElement::valueType).toList();
        return new CallableType(new TupleType(types, new IntegerType(required, types.size())));
    }

    /// The attributes that can be given, those that must be first.
    static List<StructElement> parameters(StructType init) {
        List<StructElement> ordered = new ArrayList<>(init.elements().stream().filter(element -> !element.isOptional()).toList());
        ordered.addAll(init.elements().stream().filter(StructElement::isOptional).toList());
        return ordered;
    }

    @Override
    public ObjectType type() {
        return type;
    }

    @Override
    public @Nullable Value attribute(String name) {
        return values.get(name);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof ObjectInstance that) || type.equalityIncludesType() && !type.equals(that.type)) {
            return false;
        }
        for (String name : type.equalityAttributes()) {
            if (!Objects.equals(values.get(name), that.values.get(name))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = type.equalityIncludesType() ? type.hashCode() : 0;
        for (String name : type.equalityAttributes()) {
            hash = 31 * hash + Objects.hashCode(values.get(name));
        }
        return hash;
    }

    /// `Car({'color' => 'red'})`.
    @Override
    public String toString() {
        return TypePrinter.text((Value) this);
    }
}
