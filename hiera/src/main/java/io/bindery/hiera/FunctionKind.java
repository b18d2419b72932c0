package io.bindery.hiera;

import org.jspecify.annotations.Nullable;

/// The kinds of functions by which an entry of a hierarchy gets data, with their names in messages.
enum FunctionKind {
    DATA_HASH("data_hash"),
    LOOKUP_KEY("lookup_key"),
    DATA_DIG("data_dig"),
    HIERA3_BACKEND("hiera3_backend"),
    V4_DATA_HASH("v4_data_hash"),
    V3_DATA_HASH("v3_data_hash"),
    V3_LOOKUP_KEY("v3_lookup_key");

    private final String tag;

    FunctionKind(String tag) {
        this.tag = tag;
    }

    String tag() {
        return tag;
    }

    /// The kinds an entry may name, in the order they are looked for.
    static final java.util.List<FunctionKind> IN_ENTRY =
            java.util.List.of(DATA_HASH, LOOKUP_KEY, DATA_DIG, HIERA3_BACKEND, V4_DATA_HASH);

    /// How a message lists them.
    static final String LISTED = "data_hash, lookup_key, data_dig, or hiera3_backend";

    static @Nullable FunctionKind tagged(String tag) {
        for (FunctionKind kind : values()) {
            if (kind.tag.equals(tag)) {
                return kind;
            }
        }
        return null;
    }
}
