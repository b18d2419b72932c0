package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/// `stdlib::crc32`: the checksum of a text, in hexadecimal.
final class Crc32 {
    static final String DATA = "Variant[ScalarData, Sensitive[ScalarData], Binary, Sensitive[Binary]]";

    static final Function FUNCTION = Function.named("stdlib::crc32")
            .takes(DATA, "my_data")
            .returns("String")
            .with((call, arguments) -> {
                CRC32 sum = new CRC32();
                sum.update(text(arguments.getFirst()).getBytes(StandardCharsets.UTF_8));
                return Str.of(Long.toHexString(sum.getValue()));
            });

    private Crc32() {}

    static String text(Value data) {
        return RubyText.of(Checks.unwrapped(data));
    }
}
