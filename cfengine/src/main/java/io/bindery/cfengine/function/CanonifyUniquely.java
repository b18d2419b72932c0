package io.bindery.cfengine.function;

import io.bindery.cfengine.value.ByteText;

/// `canonifyuniquely(text)`: the canonified text with its SHA-1 behind, so that different texts stay different.
final class CanonifyUniquely implements Function {
    @Override
    public Result call(Call call) {
        String text = call.text(0);
        return Result.of(Canonify.canonified(text) + "_" + Digests.hex("sha1", ByteText.bytes(text)));
    }
}
