package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.time.TimespanFormat;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.RubyFloat;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// `Timespan.new`: from seconds, from days, hours and so on, or from a text by formats.
final class TimespanConstructor {
    static final Function FUNCTION = Function.named("new_timespan")
            .type("Formats", "Variant[String[2],Array[String[2], 1]]")
            .takes("Variant[Integer,Float]", "seconds")
            .with((call, arguments) -> ofSeconds(arguments.getFirst()))
            .takes("String[1]", "string")
            .optionally("Formats", "format")
            .with((call, arguments) ->
                    parse(Arguments.string(arguments, 0), arguments.size() > 1 ? arguments.get(1) : null))
            .takes("Integer", "days")
            .takes("Integer", "hours")
            .takes("Integer", "minutes")
            .takes("Integer", "seconds")
            .optionally("Integer", "milliseconds")
            .optionally("Integer", "microseconds")
            .optionally("Integer", "nanoseconds")
            .with((call, arguments) -> ofFields(arguments))
            .takes("Struct[{string => String[1],Optional[format] => Formats}]", "hash_arg")
            .with((call, arguments) -> namedText((Hash) arguments.getFirst()))
            .takes(
                    "Struct[{Optional[negative] => Boolean,Optional[days] => Integer,Optional[hours] => Integer,"
                            + "Optional[minutes] => Integer,Optional[seconds] => Integer,Optional[milliseconds] => Integer,"
                            + "Optional[microseconds] => Integer,Optional[nanoseconds] => Integer}]",
                    "hash_arg")
            .with((call, arguments) -> namedFields((Hash) arguments.getFirst()));

    private static final List<String> FIELDS =
            List.of("days", "hours", "minutes", "seconds", "milliseconds", "microseconds", "nanoseconds");
    private static final long[] STEPS = {24, 60, 60, 1000, 1000, 1000};

    private TimespanConstructor() {}

    private static Value ofSeconds(Value seconds) {
        return new Timespan(seconds instanceof Int whole ? nanoseconds(whole) : nanoseconds((Real) seconds));
    }

    private static long nanoseconds(Int seconds) {
        try {
            return Math.multiplyExact(seconds.value(), Timespan.NANOS_PER_SECOND);
        } catch (ArithmeticException e) {
            throw new EvaluationError("A Timespan of " + seconds.value() + " seconds is out of range");
        }
    }

    static long nanoseconds(Real seconds) {
        double nanoseconds = seconds.value() * Timespan.NANOS_PER_SECOND;
        if (!Double.isFinite(nanoseconds)) {
            throw new EvaluationError(RubyFloat.text(nanoseconds));
        }
        if (Math.abs(nanoseconds) >= Long.MAX_VALUE) {
            throw new EvaluationError("A time of " + RubyFloat.text(seconds.value()) + " seconds is out of range");
        }
        return (long) nanoseconds;
    }

    private static Timespan ofFields(List<Value> fields) {
        long total = Arguments.whole(fields, 0);
        for (int i = 1; i < FIELDS.size(); i++) {
            total = total * STEPS[i - 1] + (fields.size() > i ? Arguments.whole(fields, i) : 0);
        }
        return new Timespan(total);
    }

    private static Value namedFields(Hash hash) {
        List<Value> fields = new ArrayList<>();
        for (String field : FIELDS) {
            fields.add(Objects.requireNonNullElse(hash.get(field), Int.of(0)));
        }
        Timespan timespan = ofFields(fields);
        return hash.get("negative") == Bool.TRUE ? new Timespan(-timespan.nanoseconds()) : timespan;
    }

    private static Value namedText(Hash hash) {
        return parse(RubyText.of(Objects.requireNonNullElse(hash.get("string"), Undef.UNDEF)), hash.get("format"));
    }

    private static Value parse(String text, @Nullable Value formats) {
        return switch (formats) {
            case Str format -> TimespanFormat.of(format.value()).parseExactly(text);
            case Arr several ->
                TimespanFormat.parse(text, several.elements().stream().map(RubyText::of).toList());
            case null, default -> TimespanFormat.parse(text);
        };
    }
}
