package io.bindery.puppet.convert;

import io.bindery.puppet.type.parse.RubyClassName;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;

/// The name of the Ruby class that holds a value in Puppet itself; some error messages contain it.
public final class RubyClass {
    private RubyClass() {}

    public static String name(Value value) {
        return RubyClassName.of(value);
    }

    /// How Ruby's conversion errors name a value: `nil`, `true` and `false` as themselves, anything else by class.
    public static String inConversion(Value value) {
        return switch (value) {
            case Undef undef -> "nil";
            case Bool bool -> String.valueOf(bool.value());
            default -> name(value);
        };
    }
}
