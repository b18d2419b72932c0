package io.bindery.puppet.convert;

import io.bindery.puppet.value.Arr;
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

/// The name of the Ruby class that holds a value in Puppet: it shows in a number of error messages.
public final class RubyClass {
    private RubyClass() {}

    public static String name(Value value) {
        return switch (value) {
            case Undef undef -> "NilClass";
            case Default ignored -> "Symbol";
            case Bool bool -> bool.value() ? "TrueClass" : "FalseClass";
            case Int whole -> "Integer";
            case Real real -> "Float";
            case Str string -> "String";
            case Regex regex -> "Regexp";
            case Arr array -> "Array";
            case Hash hash -> "Hash";
            case Sensitive sensitive -> "Puppet::Pops::Types::PSensitiveType::Sensitive";
            case Binary binary -> "Puppet::Pops::Types::PBinaryType::Binary";
            case Timestamp timestamp -> "Puppet::Pops::Time::Timestamp";
            case Timespan timespan -> "Puppet::Pops::Time::Timespan";
            case SemVer version -> "SemanticPuppet::Version";
            case SemVerRange range -> "SemanticPuppet::VersionRange";
            case Uri uri -> "URI::Generic";
            case TypeValue type -> "Puppet::Pops::Types::" + type.getClass().getSimpleName();
            case ObjectValue object -> object.type().toString();
            case CallableValue callable -> "Puppet::Pops::Evaluator::Closure::Dynamic";
            case IterableValue iterable -> "Puppet::Pops::Types::Iterator";
        };
    }

    /// How Ruby's conversion errors name a value: `nil`, `true` and `false` as themselves, anything else by class.
    static String inConversion(Value value) {
        return switch (value) {
            case Undef undef -> "nil";
            case Bool bool -> String.valueOf(bool.value());
            default -> name(value);
        };
    }
}
