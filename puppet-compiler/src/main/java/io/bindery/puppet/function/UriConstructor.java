package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.convert.UriText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// `URI.new`: from a text or from its parts.
final class UriConstructor {
    private static final List<String> PARTS =
            List.of("scheme", "userinfo", "host", "port", "path", "query", "fragment", "opaque");

    static final Function FUNCTION = Function.named("new_error")
            .takes("String[1]", "uri")
            .with((call, arguments) -> UriText.parse(Arguments.string(arguments, 0)))
            .takes(
                    "Struct[{Optional[scheme] => String[1],Optional[userinfo] => String[1],Optional[host] => String[1],"
                            + "Optional[port] => Integer[0],Optional[path] => String[1],Optional[query] => String[1],"
                            + "Optional[fragment] => String[1],Optional[opaque] => String[1]}]",
                    "hash")
            .with((call, arguments) -> build((Hash) arguments.getFirst()));

    private UriConstructor() {}

    private static Value build(Hash hash) {
        SequencedMap<String, String> parts = new LinkedHashMap<>();
        for (String part : PARTS) {
            Value value = hash.get(part);
            if (value != null && value != Undef.UNDEF) {
                parts.put(part, RubyText.of(value));
            }
        }
        return UriText.build(parts);
    }
}
