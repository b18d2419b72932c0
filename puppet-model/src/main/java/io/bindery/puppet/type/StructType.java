package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `Struct[{name => Type}]`: a hash with these keys and no others.
public record StructType(List<StructElement> elements) implements Type {
    public static final StructType DEFAULT = new StructType(List.of());

    public StructType {
        elements = List.copyOf(elements);
    }

    public @Nullable StructElement element(String name) {
        for (StructElement element : elements) {
            if (element.name().equals(name)) {
                return element;
            }
        }
        return null;
    }

    @Override
    public String name() {
        return "Struct";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
