package io.bindery.puppet.function;

import io.bindery.puppet.convert.ObjectInstance;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Dispatch;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.ObjectAttribute;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.mismatch.CallSignature;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// `new` of an object type: from a hash of its attributes, or from their values in order.
final class ObjectConstructor {
    private ObjectConstructor() {}

    static Function of(ObjectType type) {
        Function function = Function.named("new_" + (type.typeName() == null ? type.name() : type.typeName()));
        return function.and(Dispatch.lazily(
                        call -> new CallSignature(
                                new CallableType(new TupleType(List.of(type.initType()), IntegerType.exactly(1))), List.of("hash")),
                        (call, arguments) -> fromHash(type, (Hash) arguments.getFirst())))
                .and(Dispatch.lazily(call -> positional(type), (call, arguments) -> fromList(type, arguments)));
    }

    /// The attributes that can be given, those that must be first.
    private static List<ObjectAttribute> given(ObjectType type) {
        List<ObjectAttribute> required = new ArrayList<>();
        List<ObjectAttribute> optional = new ArrayList<>();
        for (ObjectAttribute attribute : type.attributes().values()) {
            if (attribute.isGiven()) {
                (attribute.value() == null ? required : optional).add(attribute);
            }
        }
        required.addAll(optional);
        return required;
    }

    private static CallSignature positional(ObjectType type) {
        List<ObjectAttribute> given = given(type);
        long required = given.stream().filter(attribute -> attribute.value() == null).count();
        List<Type> types = given.stream().map(ObjectAttribute::type).toList();
        TupleType parameters = new TupleType(types, new IntegerType(required, types.size()));
        return new CallSignature(
                new CallableType(parameters), given.stream().map(ObjectAttribute::name).toList());
    }

    /// An object of the hash that describes it, where that is one.
    static ObjectInstance fromInitializer(ObjectType type, Value initializer) {
        Mismatches.assertInstance(type.label() + " initializer", type.initType(), initializer);
        return fromHash(type, (Hash) initializer);
    }

    private static ObjectInstance fromHash(ObjectType type, Hash hash) {
        SequencedMap<String, Value> values = new LinkedHashMap<>();
        hash.entries().forEach((key, value) -> values.put(RubyText.of(key), value));
        return new ObjectInstance(type, values);
    }

    private static Value fromList(ObjectType type, List<Value> arguments) {
        List<ObjectAttribute> given = given(type);
        SequencedMap<String, Value> values = new LinkedHashMap<>();
        for (int i = 0; i < arguments.size(); i++) {
            values.put(given.get(i).name(), arguments.get(i));
        }
        return new ObjectInstance(type, values);
    }
}
