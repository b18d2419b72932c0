package io.bindery.cfengine.function;

import java.time.LocalDateTime;
import java.time.ZoneId;

/// `splayclass(text, policy)`: whether now is the five minutes of the hour or the day that the text's hash falls on.
final class SplayClass implements Function {
    @Override
    public Result call(Call call) {
        int slots = call.text(1).equals("daily") ? 24 * 12 : 12;
        int slot = Integer.remainderUnsigned(Shuffle.hash(call.text(0)), 8192) * slots / 8192;
        LocalDateTime now = LocalDateTime.ofInstant(call.context().started(), ZoneId.systemDefault());
        return Result.of((now.getHour() * 12 + now.getMinute() / 5) % slots == slot);
    }
}
