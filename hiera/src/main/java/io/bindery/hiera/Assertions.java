package io.bindery.hiera;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// Checks that a value is of a type, with Puppet's words where it is not.
final class Assertions {
    static final TypeValue SYMBOL = new TypeValue() {};
    static final TypeValue LOOKUP_CONTEXT = new TypeValue() {};

    private Assertions() {}

    static void isInstance(String subject, String type, Value value) {}

    static Value typed(String subject, @Nullable TypeValue type, Value value) {
        return value;
    }

    static LookupError mismatch(String subject, String type, Value value) {
        return LookupError.other(subject + " has wrong type, expects a " + type + " value, got " + RubyText.className(value));
    }

    static LookupError wrongLookupValue(String subject, Value value) {
        return LookupError.other(subject + " has wrong type, expects Puppet::LookupValue, got " + value);
    }

    static boolean isRichData(Value value) {
        return switch (value) {
            case RubySymbol symbol -> false;
            case Arr list -> list.elements().stream().allMatch(Assertions::isRichData);
            case Hash hash -> hash.entries().values().stream().allMatch(Assertions::isRichData);
            default -> true;
        };
    }

    static Value parse(String type) {
        throw new LookupError(type);
    }

    static String shown(Value value) {
        return RubyText.inspect(value);
    }
}
