package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.SystemVariables;
import java.util.Locale;
import java.util.stream.Stream;

/// `hostrange(prefix, interval)`: whether this host's name is the prefix and a number of the interval.
public final class HostRange implements Function {
    @Override
    public Result call(Call call) {
        String prefix = call.text(0).toLowerCase(Locale.ROOT);
        String[] bounds = call.text(1).split("-", -1);
        if (bounds.length != 2 || !bounds[0].matches("[0-9]{1,9}") || !bounds[1].matches("[0-9]{1,9}")) {
            call.log(
                    Level.ERROR,
                    "HostRange syntax error: second arg should have X-Y format where X and Y are decimal numbers");
            return Result.of(false);
        }
        long from = Long.parseLong(bounds[0]);
        long to = Long.parseLong(bounds[1]);
        return Result.of(Stream.of("sys.uqhost", "sys.fqhost").anyMatch(name -> {
            String host = SystemVariables.text(call, name).toLowerCase(Locale.ROOT);
            String rest = host.startsWith(prefix) ? host.substring(prefix.length()) : "";
            return rest.matches("[0-9]{1,9}") && Long.parseLong(rest) >= from && Long.parseLong(rest) <= to;
        }));
    }
}
