package io.bindery.cli.apply;

import io.bindery.puppet.compile.TemplateDesk;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.transaction.LateValues;
import io.bindery.puppet.type.CoreObjects;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// Resolves deferred values by the functions of the catalog's environment.
record DeferredValues(TemplateDesk desk) implements LateValues {
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

    // As Puppet does: a function in the Puppet language needs a scope, which a run without a compiler does not have.
    private void refuseFunctionsInPuppet(Value value) {
        switch (value) {
            case ObjectValue object when object.type() == CoreObjects.DEFERRED -> {
                if (object.attribute("name") instanceof Str(String name) && desk.isWrittenInPuppet(name)) {
                    throw new ResourceError("undefined method `with_global_scope' for {}:Hash: " + name
                            + " is written in the Puppet language, and such a function cannot be deferred");
                }
                Value arguments = object.attribute("arguments");
                refuseFunctionsInPuppet(arguments == null ? Undef.UNDEF : arguments);
            }
            case Arr list -> list.elements().forEach(this::refuseFunctionsInPuppet);
            case Hash hash -> hash.entries().values().forEach(this::refuseFunctionsInPuppet);
            case Sensitive(Value secret) -> refuseFunctionsInPuppet(secret);
            default -> {}
        }
    }

    private Value call(ObjectValue deferred) {
        refuseFunctionsInPuppet(deferred);
        try {
            return desk.resolve(deferred);
        } catch (EvaluationError error) {
            throw new ResourceError(String.valueOf(error.getMessage()));
        }
    }
}
