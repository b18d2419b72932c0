package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.time.TimestampText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// `Timestamp.new`: now, from seconds, or from a text by formats.
final class TimestampConstructor {
    static final Function FUNCTION = Function.named("new_timestamp")
            .type("Formats", "Variant[String[2],Array[String[2], 1]]")
            .takesNothing()
            .with((call, arguments) -> new Timestamp(Instant.now()))
            .takes("Variant[Integer,Float]", "seconds")
            .with((call, arguments) -> ofSeconds(arguments.getFirst()))
            .takes("String[1]", "string")
            .optionally("Formats", "format")
            .optionally("String[1]", "timezone")
            .with((call, arguments) -> parse(
                    Arguments.string(arguments, 0),
                    arguments.size() > 1 ? arguments.get(1) : null,
                    Arguments.optionalString(arguments, 2)))
            .takes("Struct[{string => String[1],Optional[format] => Formats,Optional[timezone] => String[1]}]", "hash_arg")
            .with((call, arguments) -> named((Hash) arguments.getFirst()));

    private TimestampConstructor() {}

    private static Value ofSeconds(Value seconds) {
        if (seconds instanceof Int whole) {
            return ofWhole(whole.value());
        }
        return new Timestamp(Instant.ofEpochSecond(0, TimespanConstructor.nanoseconds((Real) seconds)));
    }

    private static Value ofWhole(long seconds) {
        try {
            return new Timestamp(Instant.ofEpochSecond(seconds));
        } catch (DateTimeException e) {
            throw new EvaluationError("A Timestamp of " + seconds + " seconds is out of range");
        }
    }

    private static Value named(Hash hash) {
        return parse(
                RubyText.of(Objects.requireNonNullElse(hash.get("string"), Undef.UNDEF)),
                hash.get("format"),
                hash.get("timezone") instanceof Str timezone ? timezone.value() : null);
    }

    private static Value parse(String text, @Nullable Value formats, @Nullable String timezone) {
        return switch (formats) {
            case Str format -> TimestampText.parse(text, format.value(), timezone);
            case Arr several ->
                TimestampText.parse(text, several.elements().stream().map(RubyText::of).toList(), timezone);
            case null, default -> TimestampText.parse(text, timezone);
        };
    }
}
