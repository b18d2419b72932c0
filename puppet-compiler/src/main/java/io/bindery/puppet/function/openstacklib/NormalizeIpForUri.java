package io.bindery.puppet.function.openstacklib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.stdlib.IpAddress;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.regex.Pattern;

/// `normalize_ip_for_uri`: puts IPv6 addresses in brackets and leaves other texts unchanged.
public final class NormalizeIpForUri {
    /// SHA-256 of the Ruby file this was compared with.
    public static final String ORIGINAL = "73e7a7cd424fa376989b7576f367639b0ea6689d455d88a474eece302afee11a";

    private static final Pattern BRACKETS = Pattern.compile("\\[.+\\]", Pattern.UNIX_LINES);

    public static final Function FUNCTION = Function.named("normalize_ip_for_uri").repeatedly("Any", "args").with((call, arguments) -> {
        boolean several = !arguments.isEmpty() && arguments.getFirst() instanceof Arr;
        List<Value> given = several ? Arguments.array(arguments, 0) : arguments;
        List<Value> normal = given.stream().map(NormalizeIpForUri::normal).toList();
        return normal.size() == 1 ? normal.getFirst() : new Arr(normal);
    });

    private NormalizeIpForUri() {}

    private static Value normal(Value value) {
        if (!(value instanceof Str text) || BRACKETS.matcher(text.value()).find()) {
            return value;
        }
        IpAddress address = IpAddress.parse(text.value());
        return address != null && address.isVersion6() ? Str.of("[" + text.value() + "]") : value;
    }
}
