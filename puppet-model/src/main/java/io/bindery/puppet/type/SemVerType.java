package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import java.util.List;

/// `SemVer[range, ...]`: versions within one of the ranges; without any, all versions.
public record SemVerType(List<SemVerRange> ranges) implements Type {
    public static final SemVerType DEFAULT = new SemVerType(List.of());

    public SemVerType {
        ranges = SemVerRange.merged(ranges);
    }

    public boolean contains(SemVer version) {
        for (SemVerRange range : ranges) {
            if (range.includes(version)) {
                return true;
            }
        }
        return ranges.isEmpty();
    }

    @Override
    public String name() {
        return "SemVer";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
