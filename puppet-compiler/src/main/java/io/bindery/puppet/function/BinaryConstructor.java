package io.bindery.puppet.function;

import io.bindery.puppet.convert.BinaryText;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `Binary.new`: from Base64, a text or bytes.
final class BinaryConstructor {
    static final Function FUNCTION = Function.named("new_Binary")
            .type("ByteInteger", "Integer[0,255]")
            .type("Base64Format", "Enum[\"%b\", \"%u\", \"%B\", \"%s\", \"%r\"]")
            .type("StringHash", "Struct[{value => String, \"format\" => Optional[Base64Format]}]")
            .type("ArrayHash", "Struct[{value => Array[ByteInteger]}]")
            .type("BinaryArgsHash", "Variant[StringHash, ArrayHash]")
            .takes("String", "str")
            .optionally("Base64Format", "format")
            .with((call, arguments) -> parse(Arguments.string(arguments, 0), Arguments.optionalString(arguments, 1)))
            .takes("Array[ByteInteger]", "byte_array")
            .with((call, arguments) -> bytes(Arguments.array(arguments, 0)))
            .takes("BinaryArgsHash", "hash_args")
            .with((call, arguments) -> named((Hash) arguments.getFirst()));

    private BinaryConstructor() {}

    private static Value parse(String text, @Nullable String format) {
        return BinaryText.parse(text, format == null ? "%B" : format);
    }

    private static Value bytes(List<Value> values) {
        byte[] bytes = new byte[values.size()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) ((Int) values.get(i)).value();
        }
        return new Binary(bytes);
    }

    private static Value named(Hash hash) {
        Value value = hash.get("value");
        return value instanceof Arr array
                ? bytes(array.elements())
                : parse(RubyText.of(value == null ? Str.EMPTY : value), hash.get("format") instanceof Str format ? format.value() : null);
    }
}
