package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Regex;
import org.jspecify.annotations.Nullable;

/// `Regexp`, or the type of one regular expression.
public record RegexpType(@Nullable Regex regex) implements Type {
    public static final RegexpType DEFAULT = new RegexpType(null);

    @Override
    public String name() {
        return "Regexp";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
