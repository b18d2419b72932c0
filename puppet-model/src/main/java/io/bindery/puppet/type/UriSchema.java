package io.bindery.puppet.type;

import java.util.ArrayList;
import java.util.List;

/// What may be the parameter of [UriType].
final class UriSchema {
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
