package io.bindery.puppet.eval;

import io.bindery.puppet.eval.operator.Equality;
import io.bindery.puppet.eval.scope.MatchGroups;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RegexMatch;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Decides whether a value matches a pattern (`case`, selectors) or is contained in another (`in`). A regular expression that
/// matches sets the match variables of the scope.
public final class Matching {
    private Matching() {}

    /// As an option of `case` matches: regular expressions and types match, arrays and hashes match part by part, `default`
    /// matches anything, and all else is `==`.
    ///
    /// @param scope where the groups of a match go; null to leave no trace
    public static boolean matches(Value value, Value pattern, @Nullable Scope scope) {
        return switch (pattern) {
            case Str string -> value instanceof Str other && Equality.sameIgnoringCase(other.value(), string.value());
            case Regex regex -> value instanceof Str string && find(regex, string.value(), scope);
            case Type type -> type.isInstance(value);
            case Arr array -> value instanceof Arr other && matchesElements(other, array, scope);
            case Hash hash -> value instanceof Hash other && matchesEntries(other, hash, scope);
            case SemVer version -> matchesVersion(value, version);
            case SemVerRange range -> includes(range, value);
            case Default any -> true;
            default -> Equality.equal(value, pattern);
        };
    }

    private static boolean matchesElements(Arr value, Arr patterns, @Nullable Scope scope) {
        if (value.size() != patterns.size()) {
            return false;
        }
        for (int i = 0; i < patterns.size(); i++) {
            if (!matches(value.get(i), patterns.get(i), scope)) {
                return false;
            }
        }
        return true;
    }

    private static boolean matchesEntries(Hash value, Hash patterns, @Nullable Scope scope) {
        for (Map.Entry<Value, Value> entry : patterns.entries().entrySet()) {
            Value found = value.get(entry.getKey());
            if (!matches(found == null ? Undef.UNDEF : found, entry.getValue(), scope)) {
                return false;
            }
        }
        return true;
    }

    private static boolean matchesVersion(Value value, SemVer version) {
        SemVer given = version(value);
        return given != null && given.compareTo(version) == 0;
    }

    /// Whether a version, or a string that reads as one, is in the range.
    static boolean includes(SemVerRange range, Value value) {
        SemVer given = version(value);
        return given != null && range.includes(given);
    }

    private static @Nullable SemVer version(Value value) {
        if (value instanceof Str text) {
            try {
                return SemVer.parse(text.value());
            } catch (IllegalArgumentException notAVersion) {
                return null;
            }
        }
        return value instanceof SemVer version ? version : null;
    }

    /// Searches, and on success leaves the groups in the scope. As Puppet does: failure leaves those of an earlier match.
    static boolean find(Regex regex, String text, @Nullable Scope scope) {
        if (scope == null) {
            return regex.compiled().matches(text);
        }
        RegexMatch match = regex.compiled().match(text);
        if (match == null) {
            return false;
        }
        scope.matched(new MatchGroups(match));
        return true;
    }

    /// `value in container`.
    public static boolean isIn(Value value, Value container, @Nullable Scope scope) {
        return switch (container) {
            case Str string -> inString(value, string.value(), scope);
            case Arr array -> inElements(value, array.elements(), scope);
            case Hash hash -> inElements(value, List.copyOf(hash.entries().keySet()), scope);
            case Binary binary -> inBytes(value, binary.bytes());
            case SemVerRange range -> includes(range, value);
            default -> false;
        };
    }

    private static boolean inString(Value value, String container, @Nullable Scope scope) {
        return switch (value) {
            case Str part -> container.toLowerCase(Locale.ROOT).contains(part.value().toLowerCase(Locale.ROOT));
            case Regex regex -> find(regex, container, scope);
            default -> false;
        };
    }

    private static boolean inElements(Value value, List<Value> elements, @Nullable Scope scope) {
        return switch (value) {
            case Regex regex -> anyStringMatches(regex, elements, scope);
            case Str string -> anyMatches(string, elements, scope);
            case SemVer version -> anyMatches(version, elements, scope);
            case Type type -> anyInstance(type, elements);
            default -> anyEquals(value, elements);
        };
    }

    private static boolean anyStringMatches(Regex regex, List<Value> elements, @Nullable Scope scope) {
        for (Value element : elements) {
            if (element instanceof Str string && find(regex, string.value(), scope)) {
                return true;
            }
        }
        return false;
    }

    /// As Puppet does: the elements are the patterns, so that a regular expression in the array can match the string.
    private static boolean anyMatches(Value value, List<Value> patterns, @Nullable Scope scope) {
        for (Value pattern : patterns) {
            if (matches(value, pattern, scope)) {
                return true;
            }
        }
        return false;
    }

    private static boolean anyInstance(Type type, List<Value> elements) {
        for (Value element : elements) {
            if (type.isInstance(element)) {
                return true;
            }
        }
        return false;
    }

    private static boolean anyEquals(Value value, List<Value> elements) {
        for (Value element : elements) {
            if (Equality.equal(element, value)) {
                return true;
            }
        }
        return false;
    }

    private static boolean inBytes(Value value, byte[] bytes) {
        return switch (value) {
            case Binary part -> contains(bytes, part.bytes());
            case Str text -> contains(bytes, text.value().getBytes(java.nio.charset.StandardCharsets.UTF_8));
            case Int number -> containsByte(bytes, number.value());
            case Real number -> number.value() == Math.rint(number.value()) && containsByte(bytes, (long) number.value());
            default -> false;
        };
    }

    private static boolean containsByte(byte[] bytes, long number) {
        for (byte one : bytes) {
            if ((one & 0xff) == number) {
                return true;
            }
        }
        return false;
    }

    private static boolean contains(byte[] bytes, byte[] part) {
        for (int start = 0; start + part.length <= bytes.length; start++) {
            if (java.util.Arrays.equals(bytes, start, start + part.length, part, 0, part.length)) {
                return true;
            }
        }
        return false;
    }
}
