package io.bindery.puppet.function;

import io.bindery.puppet.convert.ObjectInstance;
import io.bindery.puppet.type.CoreObjects;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// Instances of `Error`, and the attributes of instances of any object type.
final class ErrorValue {
    private ErrorValue() {}

    static Value of(String message, String kind, Value details, String issueCode) {
        SequencedMap<String, Value> attributes = new LinkedHashMap<>();
        attributes.put("msg", Str.of(message));
        attributes.put("kind", Str.of(kind));
        attributes.put("details", details);
        attributes.put("issue_code", Str.of(issueCode));
        return new ObjectInstance(CoreObjects.ERROR, attributes);
    }

    /// The attributes of an object by name.
    static SequencedMap<String, Value> attributes(ObjectValue object) {
        SequencedMap<String, Value> attributes = new LinkedHashMap<>();
        if (object.type() instanceof ObjectType type) {
            for (String name : type.attributes().keySet()) {
                Value value = object.attribute(name);
                attributes.put(name, value == null ? Undef.UNDEF : value);
            }
        }
        return attributes;
    }
}
