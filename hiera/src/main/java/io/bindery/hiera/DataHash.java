package io.bindery.hiera;

import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The data of one place, by key, ready to be looked up and interpolated. Immutable, so that all compiles share it.
///
/// @param marks of the keys of the entries
/// @param rich whether nothing in it is unknown to Puppet
/// @param warnings the warnings that every compile which uses this data logs
record DataHash(Hash raw, Map<String, Unresolved> entries, KeyMarks marks, boolean rich, List<String> warnings) {
    static DataHash of(Hash raw) {
        return of(raw, List.of());
    }

    static DataHash of(Hash raw, List<String> warnings) {
        Map<String, Unresolved> entries = HashMap.newHashMap(raw.size());
        for (Map.Entry<Value, Value> entry : raw.entries().entrySet()) {
            if (entry.getKey() instanceof Str key) {
                entries.put(key.value(), Unresolved.of(entry.getValue()));
            }
        }
        return new DataHash(raw, entries, new KeyMarks(entries.keySet()), Assertions.isRichData(raw), List.copyOf(warnings));
    }

    @Nullable Unresolved get(String key) {
        return marks.lack(key) ? null : entries.get(key);
    }
}
