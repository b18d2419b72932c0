package io.bindery.cfengine.function.number;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Digests;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.value.ByteText;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// `hash_to_int(lower, upper, text)`: a whole number from the lower up to below the upper bound, always the same for a text.
public final class HashToInt implements Function {
    @Override
    public Result call(Call call) {
        if (!Numbers.isWhole(call, call.text(0)) || !Numbers.isWhole(call, call.text(1))) {
            return Result.failure();
        }
        long first = Numbers.whole(call, call.text(0));
        long second = Numbers.whole(call, call.text(1));
        long lower = Math.min(first, second);
        long width = Math.max(first, second) - lower;
        if (width == 0) {
            return Result.of(lower);
        }
        byte[] digest = Digests.algorithm("sha256").digest(ByteText.bytes(call.text(2)));
        long number = ByteBuffer.wrap(digest).order(ByteOrder.LITTLE_ENDIAN).getLong();
        return Result.of(lower + Long.remainderUnsigned(number, width));
    }
}
