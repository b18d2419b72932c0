package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.value.Str;

/// `stdlib::xml_encode`: escapes a text for XML, between tags or as an attribute.
final class XmlEncode {
    static final Function FUNCTION = Function.named("stdlib::xml_encode")
            .takes("String", "str")
            .optionally("Enum['text','attr']", "type")
            .returns("String")
            .with((call, arguments) -> {
                String text = Arguments.string(arguments, 0).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
                boolean attribute = "attr".equals(Arguments.optionalString(arguments, 1));
                return Str.of(attribute ? '"' + text.replace("\"", "&quot;") + '"' : text);
            });

    private XmlEncode() {}
}
