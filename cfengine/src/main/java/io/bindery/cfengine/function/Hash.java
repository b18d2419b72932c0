package io.bindery.cfengine.function;

import io.bindery.cfengine.value.ByteText;

/// `hash(text, algorithm)`: the text's digest in hexadecimal.
final class Hash implements Function {
    @Override
    public Result call(Call call) {
        if (!Digests.isKnown(call, call.text(1))) {
            return Result.of("");
        }
        return Result.of(Digests.hex(call.text(1), ByteText.bytes(call.text(0))));
    }
}
