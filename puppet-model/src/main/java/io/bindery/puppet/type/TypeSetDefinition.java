package io.bindery.puppet.type;

import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.SemVer;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The definition of a [TypeSetType]. References are stored as written.
public record TypeSetDefinition(
        @Nullable String pcoreUri,
        SemVer pcoreVersion,
        @Nullable String nameAuthority,
        @Nullable SemVer version,
        SequencedMap<String, Type> types,
        @Nullable Hash references,
        @Nullable Hash annotations) {

    static final TypeSetDefinition DEFAULT = new TypeSetDefinition(
            "http://puppet.com/2016.1/pcore",
            new SemVer(1, 0, 0),
            "http://puppet.com/2016.1/runtime",
            new SemVer(0, 0, 0),
            new LinkedHashMap<>(),
            null,
            null);
}
