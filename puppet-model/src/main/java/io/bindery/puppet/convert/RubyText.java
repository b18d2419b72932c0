package io.bindery.puppet.convert;

import io.bindery.puppet.time.TimespanFormat;
import io.bindery.puppet.time.TimestampText;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.IterableValue;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Uri;
import io.bindery.puppet.value.Value;
import io.bindery.text.RubyFloat;
import java.util.stream.Collectors;

/// Ruby's own two texts of a value, `to_s` and `inspect`, which show in the results of Puppet's `sprintf`, `join`, `fail` and log
/// functions.
public final class RubyText {
    private RubyText() {}

    /// `to_s`.
    public static String of(Value value) {
        return switch (value) {
            case Undef undef -> "";
            case Default ignored -> "default";
            case Bool bool -> String.valueOf(bool.value());
            case Int whole -> Long.toString(whole.value());
            case BigInt whole -> whole.value().toString();
            case Real real -> RubyFloat.text(real.value());
            case Str string -> string.value();
            case Regex regex -> "(?-mix:" + regex.pattern() + ")";
            case Arr array -> inspect(array);
            case Hash hash -> inspect(hash);
            case Sensitive sensitive -> sensitive.toString();
            case Binary binary -> binary.base64();
            case Timestamp timestamp -> TimestampText.of(timestamp);
            case Timespan timespan -> TimespanFormat.text(timespan);
            case SemVer version -> version.toString();
            case SemVerRange range -> range.text();
            case Uri uri -> uri.text();
            case TypeValue type -> type.toString();
            case ObjectValue object -> object.toString();
            case CallableValue callable -> callable.toString();
            case IterableValue iterable -> iterable.toString();
        };
    }

    /// `inspect`.
    public static String inspect(Value value) {
        return switch (value) {
            case Undef undef -> "nil";
            case Default ignored -> ":default";
            case Str string -> inspect(string.value());
            case Regex regex -> inspectPattern(regex.pattern());
            case Arr array -> inspect(array);
            case Hash hash -> inspect(hash);
            case Sensitive sensitive -> "#<" + sensitive + ">";
            case Uri uri -> "#<URI::Generic " + uri.text() + ">";
            case Bool bool -> of(bool);
            case Int whole -> of(whole);
            case BigInt whole -> of(whole);
            case Real real -> of(real);
            case Binary binary -> of(binary);
            case Timestamp timestamp -> of(timestamp);
            case Timespan timespan -> of(timespan);
            case SemVer version -> of(version);
            case SemVerRange range -> range.canonical();
            case ResourceType type when type.given() -> type + "{:name=>" + inspect(String.valueOf(type.title())) + "}";
            case TypeValue type -> of(type);
            case ObjectValue object -> of(object);
            case CallableValue callable -> of(callable);
            case IterableValue iterable -> of(iterable);
        };
    }

    private static String inspect(Arr array) {
        return array.elements().stream().map(RubyText::inspect).collect(Collectors.joining(", ", "[", "]"));
    }

    private static String inspect(Hash hash) {
        return hash.entries().entrySet().stream()
                .map(entry -> inspect(entry.getKey()) + "=>" + inspect(entry.getValue()))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    /// A string in Ruby's double quotes.
    public static String inspect(String text) {
        StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            appendEscaped(quoted, c, i < text.length() ? text.charAt(i) : ' ');
        }
        return quoted.append('"').toString();
    }

    private static void appendEscaped(StringBuilder quoted, int c, char next) {
        switch (c) {
            case '"', '\\' -> quoted.append('\\').append((char) c);
            case '\n' -> quoted.append("\\n");
            case '\r' -> quoted.append("\\r");
            case '\t' -> quoted.append("\\t");
            case '\f' -> quoted.append("\\f");
            case '\b' -> quoted.append("\\b");
            case 0x07 -> quoted.append("\\a");
            case 0x0b -> quoted.append("\\v");
            case 0x1b -> quoted.append("\\e");
            case '#' -> quoted.append(next == '{' || next == '$' || next == '@' ? "\\#" : "#");
            default -> appendPrintable(quoted, c);
        }
    }

    private static void appendPrintable(StringBuilder quoted, int c) {
        if (printable(c)) {
            quoted.appendCodePoint(c);
        } else if (c > 0xffff) {
            quoted.append(String.format("\\u{%X}", c));
        } else {
            quoted.append(String.format("\\u%04X", c));
        }
    }

    private static boolean printable(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.UNASSIGNED,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    /// A pattern between slashes, with the slashes in it escaped.
    public static String inspectPattern(String pattern) {
        StringBuilder text = new StringBuilder(pattern.length() + 2).append('/');
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\\' && i + 1 < pattern.length()) {
                text.append(c).append(pattern.charAt(++i));
            } else if (c == '/') {
                text.append("\\/");
            } else {
                text.append(c);
            }
        }
        return text.append('/').toString();
    }
}
