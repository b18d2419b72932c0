package io.bindery.cli.apply;

import io.bindery.puppet.compile.TemplateDesk;
import io.bindery.puppet.eval.EvaluationError;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.transaction.LateValues;
import io.bindery.puppet.type.CoreObjects;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// Deferred values, found by the functions of the environment that the catalog is of.
final class DeferredValues implements LateValues {
    private final TemplateDesk desk;

    DeferredValues(TemplateDesk desk) {
        this.desk = desk;
    }

    @Override
    public boolean isLate(Value value) {
        return isDeferred(value);
    }

    static boolean isDeferred(Value value) {
        return switch (value) {
            case ObjectValue object -> object.type() == CoreObjects.DEFERRED;
            case Arr list -> list.elements().stream().anyMatch(DeferredValues::isDeferred);
            case Hash hash -> hash.entries().values().stream().anyMatch(DeferredValues::isDeferred);
            case Sensitive(Value secret) -> isDeferred(secret);
            default -> false;
        };
    }

    @Override
    public Value resolve(Value value) {
        return switch (value) {
            case ObjectValue object when object.type() == CoreObjects.DEFERRED -> call(object);
            case Arr list -> new Arr(list.elements().stream().map(this::resolve).toList());
            case Hash hash -> {
                SequencedMap<Value, Value> entries = new LinkedHashMap<>();
                hash.entries().forEach((key, each) -> entries.put(key, resolve(each)));
                yield Hash.owning(entries);
            }
            case Sensitive(Value secret) -> new Sensitive(resolve(secret));
            default -> value;
        };
    }

    private Value call(ObjectValue deferred) {
        try {
            return desk.resolve(deferred);
        } catch (EvaluationError error) {
            throw new ResourceError(String.valueOf(error.getMessage()));
        }
    }
}
