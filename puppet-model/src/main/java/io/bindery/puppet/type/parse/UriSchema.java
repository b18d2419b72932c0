package io.bindery.puppet.type.parse;

import io.bindery.puppet.type.EnumType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.NotUndefType;
import io.bindery.puppet.type.OptionalType;
import io.bindery.puppet.type.PatternType;
import io.bindery.puppet.type.RegexpType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.StructElement;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeType;
import io.bindery.puppet.type.UndefType;
import io.bindery.puppet.type.VariantType;
import java.util.ArrayList;
import java.util.List;

/// The allowed parameters of [UriType].
public final class UriSchema {
    private static final Type STRING_PART = new OptionalType(VariantType.of(
            StringType.NOT_EMPTY, RegexpType.DEFAULT, new TypeType(PatternType.DEFAULT), new TypeType(EnumType.DEFAULT),
            new TypeType(NotUndefType.DEFAULT), new TypeType(UndefType.DEFAULT)));
    private static final Type INTEGER_PART = new OptionalType(
            VariantType.of(IntegerType.ANY_SIZE, new TypeType(NotUndefType.DEFAULT), new TypeType(UndefType.DEFAULT)));

    /// A URI's text, or patterns for its parts.
    static final Type PARAMETER = VariantType.of(StringType.NOT_EMPTY, parts());

    private UriSchema() {}

    private static StructType parts() {
        List<StructElement> elements = new ArrayList<>();
        for (String name : List.of("scheme", "userinfo", "host", "port", "path", "query", "fragment", "opaque")) {
            elements.add(StructElement.optional(name, name.equals("port") ? INTEGER_PART : STRING_PART));
        }
        return new StructType(elements);
    }
}
