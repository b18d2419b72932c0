package io.bindery.check.name;

import io.bindery.puppet.load.AttributeValues;
import io.bindery.puppet.load.NativeType;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralBoolean;
import io.bindery.puppet.syntax.tree.LiteralFloat;
import io.bindery.puppet.syntax.tree.LiteralInteger;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.text.Place;
import io.bindery.text.Severity;
import io.bindery.text.Spelling;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A literal value that the type of the resource does not accept.
record RefusedValue(Severity severity, String message, Place place, @Nullable String hint) {
    private static final Pattern MODE = Pattern.compile(
            "[0-7]{1,4}|[ugoa]*[-=+][-=+rstwxXugo]*(,[ugoa]*[-=+][-=+rstwxXugo]*)*");
    private static final Set<String> FILE_STATES = Set.of("absent", "false", "file", "present", "directory", "link", "symlink");

    /// Why a value is refused; null if it is accepted, or unknown before evaluation.
    static @Nullable RefusedValue of(NativeType type, Mention.Given given) {
        if (type.name().equals("file")) {
            switch (given.name()) {
                case "mode" -> {
                    return mode(given);
                }
                case "ensure" -> {
                    return fileState(given);
                }
                default -> {}
            }
        }
        AttributeValues values = type.values().get(given.name());
        return values == null ? null : listed(values, given.value(), given.name().equals("ensure"));
    }

    private static @Nullable RefusedValue listed(AttributeValues values, Expression value, boolean single) {
        if (value instanceof LiteralList list && !single) {
            for (Expression element : list.elements()) {
                RefusedValue refused = listed(values, element, true);
                if (refused != null) {
                    return refused;
                }
            }
            return null;
        }
        String text = text(value);
        return text == null || values.accept(text) ? null : new RefusedValue(Severity.ERROR, values.refusal(text), value.place(), meant(text, values));
    }

    private static @Nullable String meant(String text, AttributeValues values) {
        String hint = Spelling.hint(text, values.words());
        return hint.isEmpty() ? null : hint;
    }

    private static @Nullable String text(Expression value) {
        return switch (value) {
            case Name name -> name.value();
            case LiteralString string -> string.value();
            case LiteralBoolean bool -> String.valueOf(bool.value());
            case LiteralInteger integer -> String.valueOf(integer.value());
            default -> null;
        };
    }

    private static @Nullable RefusedValue mode(Mention.Given given) {
        return switch (given.value()) {
            case LiteralInteger number -> error(
                    number.place(), "The file mode specification must be a string, not 'Integer'", "write mode => '0" + Long.toString(number.value(), number.radix()) + "'");
            case LiteralFloat number -> error(number.place(), "The file mode specification must be a string, not 'Float'", null);
            case LiteralString string when !MODE.matcher(string.value()).matches() ->
                error(string.place(), "The file mode specification is invalid: \"" + string.value() + "\"", null);
            default -> null;
        };
    }

    private static RefusedValue error(Place place, String message, @Nullable String hint) {
        return new RefusedValue(Severity.ERROR, message, place, hint);
    }

    /// Puppet takes any other word for the target of a link.
    private static @Nullable RefusedValue fileState(Mention.Given given) {
        String text = text(given.value());
        if (text == null || text.contains("/") || text.contains(".") || FILE_STATES.contains(text)) {
            return null;
        }
        return new RefusedValue(
                Severity.WARNING, "'" + text + "' is no state of a file: a link to it would be made", given.value().place(), "one of absent, present, file, directory, link");
    }
}
