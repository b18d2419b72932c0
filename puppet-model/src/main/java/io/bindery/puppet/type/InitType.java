package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `Init[T, args...]`: values from which `new(T, value, args...)` can make an instance.
public record InitType(@Nullable Type type, List<Value> arguments) implements Type {
    public static final InitType DEFAULT = new InitType(null, List.of());

    public InitType {
        arguments = List.copyOf(arguments);
    }

    @Override
    public String name() {
        return "Init";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
