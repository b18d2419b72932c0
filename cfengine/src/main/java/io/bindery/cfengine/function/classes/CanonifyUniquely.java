package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Digests;
import io.bindery.cfengine.value.ByteText;

/// `canonifyuniquely(text)`: the canonified text with its SHA-1 behind, so that different texts stay different.
public final class CanonifyUniquely implements Function {
    @Override
    public Result call(Call call) {
        String text = call.text(0);
        return Result.of(Canonify.canonified(text) + "_" + Digests.hex("sha1", ByteText.bytes(text)));
    }
}
