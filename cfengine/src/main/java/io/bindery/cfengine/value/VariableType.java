package io.bindery.cfengine.value;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The declared type of a variable, also of a function's result and of an attribute.
public enum VariableType {
    STRING,
    INT,
    REAL,
    SLIST,
    ILIST,
    RLIST,
    DATA;

    /// As written in policy: `string`, `slist` ...
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public boolean isList() {
        return this == SLIST || this == ILIST || this == RLIST;
    }

    public boolean isScalar() {
        return this == STRING || this == INT || this == REAL;
    }

    public static @Nullable VariableType ofWord(String word) {
        return switch (word) {
            case "string" -> STRING;
            case "int" -> INT;
            case "real" -> REAL;
            case "slist" -> SLIST;
            case "ilist" -> ILIST;
            case "rlist" -> RLIST;
            case "data" -> DATA;
            default -> null;
        };
    }
}
