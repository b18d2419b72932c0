package io.bindery.puppet.function;

import io.bindery.puppet.convert.StringConversion;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Str;

/// `String.new`: any value as text, by formats.
final class StringConstructor {
    private static final String FORMAT =
            "Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]";

    static final Function FUNCTION = Function.named("new_string")
            .type("Format", FORMAT)
            .type(
                    "ContainerFormat",
                    "Struct[{Optional[format] => Format, Optional[separator] => String, Optional[separator2] => String,"
                            + " Optional[string_formats] => Hash[Type, Format]}]")
            .type("TypeMap", "Hash[Type, Variant[Format, ContainerFormat]]")
            .type("Convertible", "Any")
            .type("Formats", "Variant[Default, String[1], TypeMap]")
            .takes("Convertible", "from")
            .optionally("Formats", "string_formats")
            .with((call, arguments) -> Str.of(StringConversion.convert(
                    arguments.getFirst(), arguments.size() > 1 ? arguments.get(1) : Default.DEFAULT)));

    private StringConstructor() {}
}
