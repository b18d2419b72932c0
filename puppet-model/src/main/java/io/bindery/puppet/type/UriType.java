package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Hash;
import org.jspecify.annotations.Nullable;

/// `URI[parameters]`: URIs whose parts match; the parts by name (`scheme`, `host`, ...), each a string, regular expression or type.
public record UriType(@Nullable Hash parameters) implements Type {
    public static final UriType DEFAULT = new UriType(null);

    @Override
    public String name() {
        return "URI";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
