package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.CRandom;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Data;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// `shuffle(list, seed)`: the items in an order that depends on the seed alone.
///
/// The order comes from the C library's random numbers, seeded with the seed text's one-at-a-time hash, so that a seed gives the
/// reference program's order.
public final class Shuffle implements Function {
    @Override
    public Result call(Call call) {
        Optional<Data> data = Containers.of(call, 0);
        if (data.isEmpty()) {
            return Result.failure();
        }
        List<String> texts = Primitives.texts(data.get());
        CRandom random = new CRandom(hash(call.text(1)));
        for (int index = texts.size() - 1; index > 0; index--) {
            Collections.swap(texts, index, random.next() % (index + 1));
        }
        return Result.of(texts.reversed());
    }

    /// Jenkins's one-at-a-time hash.
    public static int hash(String text) {
        int hash = 0;
        for (byte b : ByteText.bytes(text)) {
            hash += b;
            hash += hash << 10;
            hash ^= hash >>> 6;
        }
        hash += hash << 3;
        hash ^= hash >>> 11;
        return hash + (hash << 15);
    }
}
