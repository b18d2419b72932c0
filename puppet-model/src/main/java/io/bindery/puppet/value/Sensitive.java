package io.bindery.puppet.value;

/// A value that is never printed.
public record Sensitive(Value secret) implements Value {
    @Override
    public String toString() {
        return "Sensitive [value redacted]";
    }
}
