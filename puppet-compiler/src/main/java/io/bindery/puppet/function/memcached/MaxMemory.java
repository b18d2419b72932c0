package io.bindery.puppet.function.memcached;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.PlainCases;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// `memcached::max_memory`: a number of megabytes as given, or a percentage of the machine's memory.
public final class MaxMemory {
    /// SHA-256 of the Ruby file this was compared with.
    public static final String ORIGINAL = "131c188f46b8c1163a646d4296d4cf54b033290c196b5790adcc698dbb2bc743";

    private static final Pattern NUMBER = Pattern.compile("\\d{1,15}");
    private static final Pattern SHARE = Pattern.compile("(\\d{1,6}(?:\\.\\d{1,6})?)%");
    private static final Pattern SIZE = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?) ?(?:([kMGT])i?B|bytes|B)?");

    private MaxMemory() {}

    public static Function of(Supplier<Function> original) {
        PlainCases cases = MaxMemory::megabytes;
        return Function.named("memcached::max_memory").takes("Any", "arg").returns("Integer").with(cases.or(original));
    }

    private static @Nullable Value megabytes(Call call, List<Value> arguments) {
        if (!(call.scope().lookup("::facts") instanceof Hash facts)) {
            return null;
        }
        return switch (arguments.getFirst()) {
            case Int number -> number;
            case Str text when NUMBER.matcher(text.value()).matches() -> Int.of(Long.parseLong(text.value()));
            case Str text -> share(text.value(), facts.get("memorysize"));
            case Undef _ -> share("95%", facts.get("memorysize"));
            default -> null;
        };
    }

    private static @Nullable Value share(String asked, @Nullable Value memory) {
        Matcher share = SHARE.matcher(asked);
        Matcher size = SIZE.matcher(memory instanceof Str text ? text.value() : "");
        if (!share.matches() || !size.matches()) {
            return null;
        }
        double factor = size.group(2) == null ? 1 : Math.scalb(1.0, 10 * (1 + "kMGT".indexOf(size.group(2))));
        long bytes = (long) (Double.parseDouble(size.group(1)) * factor);
        return Int.of((long) Math.floor((bytes >> 20) * (Double.parseDouble(share.group(1)) / 100.0)));
    }
}
