package io.bindery.hiera;

import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// A Ruby symbol in a data file. Puppet has no such value, so a value that contains one is refused.
public record RubySymbol(String name) implements ObjectValue {
    @Override
    public TypeValue type() {
        return Assertions.Known.SYMBOL;
    }

    @Override
    public @Nullable Value attribute(String attribute) {
        return null;
    }

    @Override
    public String toString() {
        return name;
    }
}
