package io.bindery.puppet.type.object;

import io.bindery.puppet.type.PatternType;
import io.bindery.puppet.value.Regex;
import java.util.List;

/// The patterns for names in Pcore.
public final class PcoreNames {
    public static final PatternType SIMPLE_TYPE_NAME = pattern("\\A[A-Z]\\w*\\z");
    public static final PatternType QUALIFIED_REFERENCE = pattern("\\A[A-Z][\\w]*(?:::[A-Z][\\w]*)*\\z");
    public static final PatternType MEMBER_NAME = pattern("\\A[a-z_]\\w*\\z");

    private PcoreNames() {}

    private static PatternType pattern(String regex) {
        return new PatternType(List.of(new Regex(regex)));
    }
}
