package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// `SemVer.new`: from a text or from its parts.
final class SemVerConstructor {
    static final Function FUNCTION = Function.named("new_Version")
            .type("PositiveInteger", "Integer[0,default]")
            .type("SemVerQualifier", "Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]")
            .type(
                    "SemVerPattern",
                    "Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)"
                            + "(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/]")
            .type(
                    "SemVerHash",
                    "Struct[{major=>PositiveInteger,minor=>PositiveInteger,patch=>PositiveInteger,"
                            + "Optional[prerelease]=>SemVerQualifier,Optional[build]=>SemVerQualifier}]")
            .takes("SemVerPattern", "str")
            .with((call, arguments) -> parse(Arguments.string(arguments, 0)))
            .takes("PositiveInteger", "major")
            .takes("PositiveInteger", "minor")
            .takes("PositiveInteger", "patch")
            .optionally("SemVerQualifier", "prerelease")
            .optionally("SemVerQualifier", "build")
            .with((call, arguments) -> ofParts(arguments))
            .takes("SemVerHash", "hash_args")
            .with((call, arguments) -> named((Hash) arguments.getFirst()))
            .takes("String", "str")
            .fails((call, arguments) -> Str.of(
                    "The string '" + Arguments.string(arguments, 0) + "' cannot be converted to a SemVer"));

    private SemVerConstructor() {}

    private static Value parse(String text) {
        try {
            return SemVer.parse(text);
        } catch (IllegalArgumentException e) {
            throw new EvaluationError(String.valueOf(e.getMessage()));
        }
    }

    private static Value ofParts(List<Value> parts) {
        return new SemVer(
                Arguments.whole(parts, 0),
                Arguments.whole(parts, 1),
                Arguments.whole(parts, 2),
                Objects.requireNonNullElse(Arguments.optionalString(parts, 3), ""),
                Objects.requireNonNullElse(Arguments.optionalString(parts, 4), ""));
    }

    private static Value named(Hash hash) {
        List<Value> parts = new ArrayList<>();
        for (String part : List.of("major", "minor", "patch", "prerelease", "build")) {
            parts.add(Objects.requireNonNullElse(hash.get(part), Undef.UNDEF));
        }
        return ofParts(parts);
    }
}
