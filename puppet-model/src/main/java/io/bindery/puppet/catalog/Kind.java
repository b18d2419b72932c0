package io.bindery.puppet.catalog;

import org.jspecify.annotations.Nullable;

/// The origin of a resource's type, which the catalog records so that an agent need not guess it.
public enum Kind {
    NATIVE("compilable_type"),
    DEFINED("defined_type"),
    /// A class declared like a resource. One that was only included is [#UNKNOWN], as are nodes.
    CLASS("class"),
    UNKNOWN("unknown");

    private final String word;

    Kind(String word) {
        this.word = word;
    }

    /// As written on the wire.
    public String word() {
        return word;
    }

    public static @Nullable Kind of(String word) {
        for (Kind kind : values()) {
            if (kind.word.equals(word)) {
                return kind;
            }
        }
        return null;
    }
}
