package io.bindery.puppet.compile;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Text fragments of messages that several stages use.
final class Texts {
    private Texts() {}

    /// An error of the kind that Puppet prints as it is when it knows where it stands, and else blames on the expression around.
    static EvaluationError error(String message, @Nullable Place place) {
        return place == null ? new EvaluationError(message) : EvaluationError.atLine(message, place);
    }

    /// ` (file: F, line: L)` with a leading space, or nothing.
    static String location(@Nullable Place place) {
        String bare = bareLocation(place);
        return bare.isEmpty() ? "" : " " + bare;
    }

    static String bareLocation(@Nullable Place place) {
        if (place == null) {
            return "";
        }
        String file = place.file().name();
        return file.isEmpty() ? "(line: " + place.line() + ")" : "(file: " + file + ", line: " + place.line() + ")";
    }

    /// ` (file: F, line: L, column: C)` with a leading space.
    static String fullLocation(Place place) {
        if (place.isWhole()) {
            return " (file: " + place.file().name() + ")";
        }
        return " (file: " + place.file().name() + ", line: " + place.line() + ", column: " + place.column() + ")";
    }

    /// A name in small letters, which it mostly has already.
    static String lower(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c >= 'A' && c <= 'Z' || c > '~') {
                return name.toLowerCase(Locale.ROOT);
            }
        }
        return name;
    }

    /// A value as Ruby's `to_s` shows it where a reference, a tag or a name is wanted.
    static String of(Value value) {
        return switch (value) {
            case Str(String text) -> text;
            case Int(long number) -> Long.toString(number);
            case Bool bool -> bool.value() ? "true" : "false";
            default -> RubyText.of(value);
        };
    }
}
