package io.bindery.puppet.function;

import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The error for a path that does not fit the data; `get` passes it to its block.
final class SliceError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Hash details;
    private final String code;

    SliceError(String message, String code, List<Value> walked, String typeKey, Type type) {
        super(message, null, false, false);
        this.code = code;
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        entries.put(Str.of("walked_path"), new Arr(walked));
        entries.put(Str.of(typeKey), type);
        this.details = Hash.owning(entries);
    }

    String message() {
        return String.valueOf(getMessage());
    }

    /// As an `Error`.
    Value toValue() {
        return ErrorValue.of(message(), "SLICE_ERROR", details, code);
    }
}
