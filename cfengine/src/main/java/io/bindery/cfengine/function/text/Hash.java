package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Digests;
import io.bindery.cfengine.value.ByteText;

/// `hash(text, algorithm)`: the text's digest in hexadecimal.
public final class Hash implements Function {
    @Override
    public Result call(Call call) {
        if (!Digests.isKnown(call, call.text(1))) {
            return Result.of("");
        }
        return Result.of(Digests.hex(call.text(1), ByteText.bytes(call.text(0))));
    }
}
