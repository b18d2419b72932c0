package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.CRandom;
import io.bindery.cfengine.function.argument.ContainerFunction;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Data;
import java.util.Collections;
import java.util.List;

/// `shuffle(list, seed)`: the items in an order that depends on the seed alone.
///
/// The order comes from the C library's random numbers, seeded with the seed text's one-at-a-time hash, so that a seed gives the
/// reference program's order.
public final class Shuffle implements ContainerFunction {
    @Override
    public Result of(Data data, Call call) {
        List<String> texts = Primitives.texts(data);
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
