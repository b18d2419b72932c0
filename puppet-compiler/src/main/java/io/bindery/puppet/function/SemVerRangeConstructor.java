package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// `SemVerRange.new`: from a text or from its ends.
final class SemVerRangeConstructor {
    static final Function FUNCTION = Function.named("new_VersionRange")
            .type("SemVerRangeString", "String[1]")
            .type(
                    "SemVerRangeHash",
                    "Struct[{min=>Variant[Default,SemVer],Optional[max]=>Variant[Default,SemVer],"
                            + "Optional[exclude_max]=>Boolean}]")
            .takes("SemVerRangeString", "str")
            .with((call, arguments) -> parse(Arguments.string(arguments, 0)))
            .takes("Variant[Default,SemVer]", "min")
            .takes("Variant[Default,SemVer]", "max")
            .optionally("Boolean", "exclude_max")
            .with((call, arguments) ->
                    between(arguments.get(0), arguments.get(1), Arguments.isTrue(arguments, 2)))
            .takes("SemVerRangeHash", "hash_args")
            .with((call, arguments) -> named((Hash) arguments.getFirst()));

    private SemVerRangeConstructor() {}

    private static Value parse(String text) {
        try {
            return SemVerRange.parse(text);
        } catch (IllegalArgumentException e) {
            throw new EvaluationError(String.valueOf(e.getMessage()));
        }
    }

    private static Value between(@Nullable Value min, @Nullable Value max, boolean excludeMax) {
        return SemVerRange.between(
                min instanceof SemVer low ? low : null, max instanceof SemVer high ? high : null, excludeMax);
    }

    private static Value named(Hash hash) {
        return between(hash.get("min"), hash.get("max"), hash.get("exclude_max") == Bool.TRUE);
    }
}
