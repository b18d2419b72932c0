package io.bindery.puppet.value;

/// `true` or `false`.
public enum Bool implements Value {
    TRUE,
    FALSE;

    public static Bool of(boolean value) {
        return value ? TRUE : FALSE;
    }

    public boolean value() {
        return this == TRUE;
    }
}
