package io.bindery.puppet.function.openstacklib;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.PlainCases;
import io.bindery.puppet.function.stdlib.IpAddress;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// `inet6_prefix`: marks IPv6 addresses for python-memcached. The Java version handles only addresses that need no mark.
public final class Inet6Prefix {
    /// SHA-256 of the Ruby file this was compared with.
    public static final String ORIGINAL = "23207107c486224e0d2bd7e3e96818b059f04f0aaed2056cd73c68104796cf4f";

    private static final Pattern MARKED = Pattern.compile("inet6:.+", Pattern.UNIX_LINES);
    private static final Pattern BREAK = Pattern.compile("[ \\t\\[\\]]+");
    // Lines, which `^` finds, and prefixes and zones of addresses.
    private static final Pattern UNUSUAL = Pattern.compile("[\\n\\x0b\\f\\r/%]");

    private Inet6Prefix() {}

    public static Function of(Supplier<Function> original) {
        PlainCases cases = Inet6Prefix::unmarked;
        return Function.named("inet6_prefix").repeatedly("Any", "args").with(cases.or(original));
    }

    private static @Nullable Value unmarked(Call call, List<Value> arguments) {
        List<Value> given = !arguments.isEmpty() && arguments.getFirst() instanceof Arr list ? list.elements() : arguments;
        for (Value each : given) {
            if (!(each instanceof Str text) || UNUSUAL.matcher(text.value()).find() || isMarkedNow(text.value())) {
                return null;
            }
        }
        return given.size() == 1 ? given.getFirst() : new Arr(given);
    }

    private static boolean isMarkedNow(String text) {
        if (MARKED.matcher(text).matches()) {
            return false;
        }
        IpAddress address = IpAddress.parse(firstPart(text));
        return address != null && address.isVersion6();
    }

    private static String firstPart(String text) {
        for (String part : BREAK.split(text)) {
            if (!part.isEmpty()) {
                return part;
            }
        }
        return "";
    }
}
