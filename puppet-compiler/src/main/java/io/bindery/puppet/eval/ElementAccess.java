package io.bindery.puppet.eval;

import io.bindery.hiera.bind.runtime.KeyedAccess;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.operator.Labels;
import io.bindery.puppet.eval.operator.NumericText;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.RuntimeType;
import io.bindery.puppet.type.ScalarDataType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.TypeReferenceType;
import io.bindery.puppet.type.TypeType;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.type.parse.TypeParameters;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// `target[keys]`: elements of arrays, hashes, strings and binaries, parameters of types, and references to resources.
final class ElementAccess {
    private final Evaluator evaluator;
    private final ReferenceAccess references;

    ElementAccess(Evaluator evaluator) {
        this.evaluator = evaluator;
        this.references = new ReferenceAccess(evaluator);
    }

    Value access(Access access, Scope scope) {
        Value target = evaluator.evaluate(access.target(), scope);
        List<Value> keys = keys(access, target, scope);
        return switch (target) {
            case Hash hash -> hash(access, hash, keys);
            case Arr array -> array(access, array, flattened(keys));
            case Str string -> string(access, string.value(), flattened(keys));
            case ClassType type when type.className() != null ->
                references.parameters(access, "Class", type.className(), keys);
            case ResourceType type when type.typeName() != null && type.title() != null ->
                references.parameters(access, type.typeName(), type.title(), keys);
            case TypeType type when type.type() == null && keys.size() == 1 && isOfRuntime(keys.getFirst()) -> ofRuntime(keys.getFirst());
            // Where anything is bound `Hash[Integer]` may leave out the type of its keys, as it may in bindings.
            case HashType type when keys.size() == 1 && keys.getFirst() instanceof Type values && type.equals(HashType.DEFAULT) && isBinding() ->
                new HashType(ScalarDataType.DEFAULT, values, null);
            case Type type -> parameterised(access, type, keys);
            case Binary binary -> binary(access, binary, flattened(keys));
            case KeyedAccess object -> keyed(access, object, keys);
            case ObjectValue object -> object(access, object, keys);
            default -> throw notApplicable(access, target);
        };
    }

    private static Value object(Access access, ObjectValue object, List<Value> keys) {
        Value found = object.call("[]", keys, null);
        if (found == null) {
            throw notApplicable(access, object);
        }
        return found;
    }

    private static EvaluationError notApplicable(Access access, Value target) {
        return EvaluationError.issue(
                "Operator '[]' is not applicable to " + Labels.withArticle(Labels.of(target)) + ".", access.target());
    }

    private List<Value> keys(Access access, Value target, Scope scope) {
        List<Expression> keys = access.keys();
        if (keys.size() == 1) {
            return List.of(key(keys.get(0), target, scope));
        }
        List<Value> values = new ArrayList<>(keys.size());
        for (Expression key : keys) {
            values.add(key(key, target, scope));
        }
        return values;
    }

    /// A class may be referred to by a name that is no type, as in `Class[Foo]`, and where anything is bound a class of the runtime too,
    /// as in `Type[Foo]`.
    private Value key(Expression key, Value target, Scope scope) {
        return key instanceof TypeName name && (target instanceof ClassType || target instanceof TypeType && isBinding())
                ? evaluator.typeNames().typeOrReference(name)
                : evaluator.evaluate(key, scope);
    }

    private boolean isBinding() {
        return !evaluator.world().injector().isEmpty();
    }

    private boolean isOfRuntime(Value key) {
        return (key instanceof TypeReferenceType || key instanceof Str) && isBinding();
    }

    private static Value ofRuntime(Value key) {
        return new RuntimeType("java", key instanceof TypeReferenceType(String name) ? Str.of(name) : key);
    }

    private static Value keyed(Access access, KeyedAccess object, List<Value> keys) {
        if (keys.size() != 1 || !(keys.getFirst() instanceof Str(String name))) {
            throw arity(access, "A resource supports [] with one argument that is a String");
        }
        Value found = object.at(name);
        return found == null ? Undef.UNDEF : found;
    }

    private static Value hash(Access access, Hash hash, List<Value> keys) {
        if (keys.size() == 1) {
            Value found = hash.get(keys.get(0));
            return found == null ? Undef.UNDEF : found;
        }
        if (keys.isEmpty()) {
            throw arity(access, "Hash supports [] with one or more arguments. Got 0");
        }
        List<Value> found = new ArrayList<>();
        for (Value key : keys) {
            Value value = hash.get(key);
            if (value != null && value != Undef.UNDEF) {
                found.add(value);
            }
        }
        return new Arr(found);
    }

    private Value array(Access access, Arr array, List<Value> keys) {
        return switch (keys.size()) {
            case 1 -> element(array, index(access, array, keys, 0));
            case 2 -> slice(array, index(access, array, keys, 0), index(access, array, keys, 1));
            default -> throw arity(access, "Array supports [] with one or two arguments. Got " + keys.size());
        };
    }

    private static Value element(Arr array, long index) {
        long at = index < 0 ? array.size() + index : index;
        return at < 0 || at >= array.size() ? Undef.UNDEF : array.get((int) at);
    }

    private static Value slice(Arr array, long from, long count) {
        Range range = Range.of(array.size(), from, count);
        return range == null ? Arr.EMPTY : new Arr(array.elements().subList(range.start(), range.end()));
    }

    private long index(Access access, Arr array, List<Value> keys, int at) {
        Expression blamed = keyExpression(access, at);
        Object number = evaluator.coercion().number(keys.get(at), blamed);
        if (number instanceof Long whole) {
            return whole;
        }
        Value actual = number instanceof Double real ? new io.bindery.puppet.value.Real(real) : keys.get(at);
        throw EvaluationError.issue(
                Labels.withCapitalArticle(Labels.of(array)) + "[] cannot use " + keyName(actual)
                        + " where Integer is expected",
                blamed);
    }

    private static Value string(Access access, String text, List<Value> keys) {
        int length = text.codePointCount(0, text.length());
        Range range = range(access, length, keys);
        if (range == null) {
            return Str.EMPTY;
        }
        int start = text.offsetByCodePoints(0, range.start());
        int end = text.offsetByCodePoints(start, range.end() - range.start());
        return Str.of(text.substring(start, end));
    }

    private static Value binary(Access access, Binary binary, List<Value> keys) {
        Range range = range(access, binary.length(), keys);
        return range == null
                ? new Binary(new byte[0])
                : new Binary(Arrays.copyOfRange(binary.bytes(), range.start(), range.end()));
    }

    private static @org.jspecify.annotations.Nullable Range range(Access access, int length, List<Value> keys) {
        return switch (keys.size()) {
            case 1 -> Range.single(length, stringIndex(access, keys, 0));
            case 2 -> Range.of(length, stringIndex(access, keys, 0), stringIndex(access, keys, 1));
            default -> throw arity(access, "String supports [] with one or two arguments. Got " + keys.size());
        };
    }

    // As Puppet does: numeric strings are taken for indices without a warning.
    private static long stringIndex(Access access, List<Value> keys, int at) {
        Value key = keys.get(at);
        Value actual = key;
        if (key instanceof io.bindery.puppet.value.Int whole) {
            return whole.value();
        }
        if (key instanceof Str text) {
            Number number = NumericText.parse(text.value());
            if (number instanceof Long whole) {
                return whole;
            }
            actual = number instanceof Double real ? new io.bindery.puppet.value.Real(real) : key;
        }
        String name = keyName(actual);
        throw EvaluationError.issue(
                "A substring operation does not accept " + Labels.article(name) + " " + name
                        + " as a character index. Expected an Integer",
                keyExpression(access, at));
    }

    private static Value parameterised(Access access, Type type, List<Value> keys) {
        try {
            return TypeParameters.parameterize(type, keys);
        } catch (TypeException problem) {
            throw problem(access, problem);
        }
    }

    private static EvaluationError problem(Access access, TypeException problem) {
        String message = String.valueOf(problem.getMessage());
        if (problem.code().equals("TYPE_ERROR")) {
            return new EvaluationError(message);
        }
        return switch (problem.blamedKey()) {
            case TypeException.WHOLE -> EvaluationError.issue(message, access);
            case TypeException.LEFT -> EvaluationError.issue(message, access.target());
            default -> blamingKey(message, access, problem.blamedKey());
        };
    }

    // As Puppet does: keys that were arrays have been flattened, and one that no expression stands for has no place.
    private static EvaluationError blamingKey(String message, Access access, int at) {
        return at < access.keys().size()
                ? EvaluationError.issue(message, access.keys().get(at))
                : EvaluationError.placeless("Evaluation Error: " + message);
    }

    /// Keys that were arrays have been flattened, so that there may be more of them than expressions.
    static Expression keyExpression(Access access, int at) {
        return at < access.keys().size() ? access.keys().get(at) : access;
    }

    /// What a message calls a key that is of the wrong type.
    static String keyName(Value key) {
        return switch (key) {
            case Undef undef -> "Undef";
            case Default any -> "Default";
            default -> Types.inferGeneric(key).toString();
        };
    }

    private static EvaluationError arity(Access access, String message) {
        return EvaluationError.issue(message, access.target());
    }

    static List<Value> flattened(List<Value> keys) {
        for (Value key : keys) {
            if (key instanceof Arr) {
                List<Value> all = new ArrayList<>();
                flatten(keys, all);
                return all;
            }
        }
        return keys;
    }

    private static void flatten(List<Value> keys, List<Value> all) {
        for (Value key : keys) {
            if (key instanceof Arr array) {
                flatten(array.elements(), all);
            } else {
                all.add(key);
            }
        }
    }
}
