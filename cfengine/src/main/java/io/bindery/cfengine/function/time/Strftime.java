package io.bindery.cfengine.function.time;

import io.bindery.cfengine.data.TimeFormat;
import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Numbers;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Locale;
import java.util.TimeZone;
import java.util.function.Supplier;

/// `strftime(zone, pattern, time)`: a time in seconds since 1970, written by a pattern.
public final class Strftime implements Function {
    @Override
    public Result call(Call call) {
        long seconds = Numbers.whole(call, call.text(2));
        boolean local = call.text(0).equals("localtime");
        ZonedDateTime time = Instant.ofEpochSecond(seconds).atZone(local ? ZoneId.systemDefault() : ZoneOffset.UTC);
        Supplier<String> zone = () -> local
                ? TimeZone.getDefault().getDisplayName(time.getZone().getRules().isDaylightSavings(time.toInstant()), TimeZone.SHORT, Locale.ROOT)
                : "GMT";
        String text = TimeFormat.format(call.text(1), time, zone);
        return text.isEmpty() ? Result.failure() : Result.of(text);
    }

}
