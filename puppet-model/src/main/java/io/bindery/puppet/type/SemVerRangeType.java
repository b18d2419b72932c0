package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;

/// `SemVerRange`: sets of semantic versions.
public record SemVerRangeType() implements Type {
    public static final SemVerRangeType DEFAULT = new SemVerRangeType();

    @Override
    public String name() {
        return "SemVerRange";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
