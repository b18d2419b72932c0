package io.bindery.cfengine.function.host;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.value.ByteText;

/// `getenv(name, most)`: an environment variable's beginning; empty if it is not set.
public final class GetEnv implements Function {
    @Override
    public Result call(Call call) {
        long most = Numbers.whole(call, call.text(1));
        String value = System.getenv(ByteText.unicode(call.text(0)));
        String text = value == null ? "" : ByteText.ofUnicode(value);
        return Result.of(text.substring(0, (int) Math.clamp(most, 0L, text.length())));
    }
}
