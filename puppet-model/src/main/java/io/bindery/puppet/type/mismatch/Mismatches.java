package io.bindery.puppet.type.mismatch;

import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.CoreObjects;
import io.bindery.puppet.type.mismatch.PathElement.Kind;
import io.bindery.puppet.type.StructElement;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.type.calculus.Inference;
import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Describes, with Puppet's messages, why a value does not fit. It is the entry point of its package:
///
/// - a call that no signature takes: [#ofCall]
/// - the parameters of a class, define or resource: [#ofParameters]
/// - a parameter's default: [#ofDefault]
/// - one value and one type, as `assert_type` does: [#ofTypes], or [#assertInstance] to throw
public final class Mismatches {
    private Mismatches() {}

    /// `NAME expects an Integer value, got String`; empty if nothing is wrong. `assert_type` asks with
    /// `assert_type():` as name and the detailed type of the value.
    public static String ofTypes(String name, Type expected, Type actual) {
        List<Mismatch> found = MismatchFinder.find(expected, actual, List.of(new PathElement(Kind.SUBJECT, name)));
        return found.size() == 1
                ? found.getFirst().text().strip()
                : found.stream().map(Mismatch::text).collect(Collectors.joining("\n "));
    }

    /// The value, where it is of the type; else throws [TypeException]: `SUBJECT has wrong type, expects ..., got ...`.
    public static Value assertInstance(String subject, Type expected, Value value) {
        if (!expected.isInstance(value)) {
            throw new TypeException(ofTypes(subject + " has wrong type,", expected, Types.inferDetailed(value)));
        }
        return value;
    }

    /// The type, where it fits; else throws [TypeException]: `SUBJECT is incorrect, expects ..., got ...`.
    public static Type assertAssignable(String subject, Type expected, Type actual) {
        if (!expected.isAssignable(actual)) {
            throw new TypeException(ofTypes(subject + " is incorrect,", expected, actual));
        }
        return actual;
    }

    /// Why a call was refused: `'name' expects 2 arguments, got 3`, or all signatures with what rejected each. `lambda` as the name
    /// gives `block expects ...`.
    public static String ofCall(String name, List<CallSignature> signatures, List<Value> arguments, @Nullable CallableValue block) {
        List<Type> types = Inference.detailed(arguments);
        Type blockType = block == null ? null : (Type) block.type();
        // As Puppet does: a last argument that is callable counts as the block.
        if (blockType == null && !types.isEmpty() && types.getLast() instanceof CallableType last) {
            blockType = last;
            types.removeLast();
        }
        String label = name.equals("lambda") ? "block" : "'" + name + "'";
        return new SignatureMismatches(signatures, types, blockType).describe(label);
    }

    /// The message about wrong parameters of a class, define or resource; null if all fit. The message has a line for each fault,
    /// as in `Class[Foo]: expects a value for parameter 'x'`.
    ///
    /// @param subject the class, define or resource, as `Class[Foo]`
    /// @param missingAllowed whether parameters may be missing
    /// @param deferredType the type that a `Deferred` will give, or null where unknown
    public static @Nullable String ofParameters(
            String subject, StructType parameters, Hash given, boolean missingAllowed, Function<ObjectValue, @Nullable Type> deferredType) {
        List<Mismatch> found = new ArrayList<>();
        for (Value key : given.entries().keySet()) {
            if (key instanceof Str name && parameters.element(name.value()) == null) {
                found.add(new Mismatch.InvalidParameter(List.of(), name.value()));
            }
        }
        for (StructElement parameter : parameters.elements()) {
            Value value = given.get(parameter.name());
            if (value != null) {
                found.addAll(ofParameter(parameter, value, deferredType));
            } else if (!missingAllowed && !parameter.isOptional()) {
                found.add(new Mismatch.MissingParameter(List.of(), parameter.name()));
            }
        }
        return listed(subject, found);
    }

    private static List<Mismatch> ofParameter(StructElement parameter, Value value, Function<ObjectValue, @Nullable Type> deferredType) {
        List<PathElement> path = List.of(new PathElement(Kind.PARAMETER, parameter.name()));
        Type expected = parameter.valueType();
        if (value instanceof ObjectValue object && object.type() == CoreObjects.DEFERRED) {
            Type later = deferredType.apply(object);
            boolean fits = later == null || Types.generalize(expected).isAssignable(Types.generalize(later));
            return fits ? List.of() : MismatchFinder.find(expected, later, path);
        }
        return expected.isInstance(value) ? List.of() : MismatchFinder.find(expected, Types.inferDetailed(value), path);
    }

    /// What is wrong with the default value of a parameter; null if nothing is.
    public static @Nullable String ofDefault(String subject, String parameter, Type expected, Value value) {
        if (expected.isInstance(value)) {
            return null;
        }
        Type actual = Types.generalize(Types.inferDetailed(value));
        return listed(subject, MismatchFinder.find(expected, actual, List.of(new PathElement(Kind.PARAMETER, parameter))));
    }

    private static @Nullable String listed(String subject, List<Mismatch> found) {
        if (found.isEmpty()) {
            return null;
        }
        String texts = found.stream().map(Mismatch::text).collect(Collectors.joining("\n "));
        return found.size() == 1 ? subject + ":" + texts : subject + ":\n " + texts;
    }
}
