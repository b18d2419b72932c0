package io.bindery.fleet.diff;

import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Hides secrets: sensitive values, and parameters that a resource marks as sensitive.
public final class Redaction {
    /// What is shown in place of a secret.
    public static final Value HIDDEN = Str.of("[value redacted]");
    /// The placeholder for a secret that differs from the one shown as [#HIDDEN].
    public static final Value HIDDEN_TOO = Str.of("[another value, redacted]");

    private Redaction() {}

    static Value of(Resource resource, String parameter, Value value) {
        return resource.sensitive().contains(parameter) ? HIDDEN : of(value);
    }

    /// The value with [#HIDDEN] for each secret in it.
    public static Value of(Value value) {
        return switch (value) {
            case Sensitive secret -> HIDDEN;
            case Arr list when hides(list) -> {
                List<Value> elements = new ArrayList<>();
                list.elements().forEach(each -> elements.add(of(each)));
                yield new Arr(elements);
            }
            case Hash hash when hides(hash) -> {
                SequencedMap<Value, Value> entries = new LinkedHashMap<>();
                hash.entries().forEach((key, each) -> entries.put(key, of(each)));
                yield Hash.owning(entries);
            }
            default -> value;
        };
    }

    private static boolean hides(Value value) {
        return switch (value) {
            case Sensitive secret -> true;
            case Arr list -> list.elements().stream().anyMatch(Redaction::hides);
            case Hash hash -> hash.entries().values().stream().anyMatch(Redaction::hides);
            default -> false;
        };
    }
}
