package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.IterableValue;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Converts values that are given to a resource: references in them are resolved, which loads the types they name.
record References(Compilation compilation) {
    /// The message where a class is meant and none is named.
    static final String ITERATOR = "Use of an Iterator is not supported here";
    static final String UNTITLED_CLASS = "No title provided and \"class\" is not a valid resource reference";

    /// Arrays come back as new objects even where nothing changed: see [Relationships] for why who they are matters.
    Value canonical(Value value) {
        return switch (value) {
            case Arr list -> array(list);
            case Hash hash -> hash(hash);
            case ResourceType(String type, String title, _) when type != null ->
                given(canonical(type, title == null ? "" : title));
            case ClassType(String name) when name != null -> given(canonical("class", name));
            case ClassType untitled -> throw new EvaluationError(UNTITLED_CLASS);
            case IterableValue lazy -> throw new EvaluationError(ITERATOR);
            default -> value;
        };
    }

    /// The value with arrays and hashes of its own, as data is handed out.
    static Value copied(Value value) {
        return switch (value) {
            case Arr list -> new Arr(list.elements().stream().map(References::copied).toList());
            case Hash hash -> copied(hash);
            default -> value;
        };
    }

    private static Value copied(Hash hash) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>(hash.entries());
        entries.replaceAll((key, value) -> copied(value));
        return Hash.owning(entries);
    }

    private Value array(Arr list) {
        List<Value> elements = new ArrayList<>(list.size());
        list.elements().forEach(element -> elements.add(canonical(element)));
        return new Arr(elements);
    }

    private Value hash(Hash hash) {
        SequencedMap<Value, Value> entries = LinkedHashMap.newLinkedHashMap(hash.size());
        hash.entries().forEach((key, value) -> entries.put(canonical(key), canonical(value)));
        return Hash.owning(entries);
    }

    /// A reference as a resource holds it.
    static Value given(Reference reference) {
        return new ResourceType(reference.type(), reference.title(), true);
    }

    /// The resolved form of a written reference.
    // As Puppet does: a type that nobody knows makes a reference to a class.
    Reference canonical(String type, String title) {
        if (type.equalsIgnoreCase("class") || type.equalsIgnoreCase("::class")) {
            return Reference.ofClass(title.startsWith("::") ? title.substring(2) : title);
        }
        if (type.equalsIgnoreCase("node")) {
            return new Reference("Node", title);
        }
        ResolvedType resolved = compilation.resolve(type);
        return resolved == null ? unknown(title) : named(resolved.referenceName(), title);
    }

    // As Puppet does: a component is what classes and defines become on an agent, and its name stands for a class.
    static Reference named(String type, String title) {
        return type.equals("Component") ? Reference.ofClass(title) : new Reference(type, title);
    }

    private static Reference unknown(String title) {
        Reference inTitle = Reference.parse(title);
        return inTitle != null ? inTitle : Reference.ofClass(title);
    }
}
