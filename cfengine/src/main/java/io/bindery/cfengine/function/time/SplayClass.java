package io.bindery.cfengine.function.time;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.list.Shuffle;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Locale;

/// `splayclass(text, policy)`: whether now is the five minutes of the hour or the day that the text's hash falls on.
public final class SplayClass implements Function {
    private static final int SLOTS_OF_AN_HOUR = 12;

    @Override
    public Result call(Call call) {
        boolean hourly = call.text(1).equals("hourly");
        int slots = hourly ? SLOTS_OF_AN_HOUR : 24 * SLOTS_OF_AN_HOUR;
        int slot = Integer.remainderUnsigned(Shuffle.hash(call.text(0)), 8192) * slots / 8192;
        call.log(Level.VERBOSE, "Computed context for '" + call.text(0) + "' splayclass: '" + classes(slot, hourly) + "'");
        LocalDateTime now = LocalDateTime.ofInstant(call.context().started(), ZoneId.systemDefault());
        return Result.of((now.getHour() * SLOTS_OF_AN_HOUR + now.getMinute() / 5) % slots == slot);
    }

    private static String classes(int slot, boolean hourly) {
        int minute = slot % SLOTS_OF_AN_HOUR * 5;
        String minutes = String.format(Locale.ROOT, "Min%02d_%02d", minute, (minute + 5) % 60);
        return hourly ? minutes : minutes + String.format(Locale.ROOT, ".Hr%02d", slot / SLOTS_OF_AN_HOUR);
    }
}
