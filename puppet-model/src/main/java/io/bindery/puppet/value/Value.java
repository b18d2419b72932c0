package io.bindery.puppet.value;

/// A value of the Puppet language. Values are immutable; Java equality is exact equality (hash keys), which is stricter than
/// the language's `==`.
public sealed interface Value
        permits Undef, Default, Bool, Int, BigInt, Real, Str, Regex, Arr, Hash, Sensitive, Binary, Timestamp, Timespan, SemVer, SemVerRange,
                Uri, TypeValue, ObjectValue, CallableValue, IterableValue {}
