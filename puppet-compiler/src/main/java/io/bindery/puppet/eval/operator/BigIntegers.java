package io.bindery.puppet.eval.operator;

import io.bindery.puppet.convert.RubyFormat;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;

/// Refuses integers beyond 64 bits, which data may contain, before they reach a catalog.
public final class BigIntegers {
    private BigIntegers() {}

    /// The value of an attribute, refused where such a number is in it.
    public static Value refused(Value value, Place place) {
        switch (value) {
            case BigInt whole -> throw outOfRange(whole, place);
            case Arr list -> list.elements().forEach(element -> refused(element, place));
            case Hash hash -> hash.entries().forEach((key, element) -> {
                refused(key, place);
                refused(element, place);
            });
            default -> {}
        }
        return value;
    }

    private static EvaluationError outOfRange(BigInt whole, Place place) {
        String bound = whole.value().signum() > 0 ? "max" : "min";
        return EvaluationError.issue(
                "Error while evaluating a '=>' expression, Use of a Ruby Integer outside of Puppet Integer " + bound + " range, got '"
                        + RubyFormat.format("%#x", whole) + "'",
                place);
    }
}
