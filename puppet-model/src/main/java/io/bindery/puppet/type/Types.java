package io.bindery.puppet.type;

import io.bindery.puppet.type.calculus.Assignability;
import io.bindery.puppet.type.calculus.CommonType;
import io.bindery.puppet.type.calculus.Generalization;
import io.bindery.puppet.type.calculus.Inference;
import io.bindery.puppet.type.calculus.Instances;
import io.bindery.puppet.type.calculus.Iteration;
import io.bindery.puppet.type.calculus.Normalization;
import io.bindery.puppet.value.Value;

/// The type calculus: the questions about types that no other class answers.
///
/// The other classes: [TypePrinter] prints, [TypeParser] reads, [TypeParameters] evaluates `Type[...]`, [Mismatches] describes
/// why a value does not fit.
public final class Types {
    private Types() {}

    /// The type of a value with the elements of collections reduced to one type: `[1, 'a']` is `Array[Scalar, 2, 2]`-like. This is
    /// what most messages print.
    public static Type infer(Value value) {
        return Inference.infer(value);
    }

    /// The type of a value with each element's own type: `[1, 'a']` is a tuple, a hash with string keys a struct.
    public static Type inferDetailed(Value value) {
        return Inference.detailed(value);
    }

    /// [#infer] and [#generalize] in one.
    public static Type inferGeneric(Value value) {
        return Generalization.generalize(Inference.infer(value));
    }

    /// The type without what is specific to values: ranges, sizes, exact strings.
    public static Type generalize(Type type) {
        return Generalization.generalize(type);
    }

    /// The type in its simplest form.
    public static Type normalize(Type type) {
        return Normalization.normalize(type);
    }

    public static boolean isInstance(Type type, Value value) {
        return Instances.isInstance(type, value);
    }

    /// Are all values of `from` also of type `to`?
    public static boolean isAssignable(Type to, Type from) {
        return Assignability.isAssignable(to, from);
    }

    /// A type that takes the values of both.
    public static Type commonType(Type one, Type other) {
        return CommonType.of(one, other);
    }

    /// As `==` between types: equal, or each assignable to the other.
    public static boolean isEquivalent(Type one, Type other) {
        return one.equals(other) || one.isAssignable(other) && other.isAssignable(one);
    }

    /// Can the values of the type be iterated over?
    public static boolean isIterable(Type type) {
        return Iteration.isIterable(type);
    }
}
