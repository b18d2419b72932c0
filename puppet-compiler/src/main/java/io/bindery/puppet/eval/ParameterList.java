package io.bindery.puppet.eval;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.StructElement;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.mismatch.CallSignature;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The parameters of a lambda, function or template with their types, ready to take arguments.
final class ParameterList {
    private final Evaluator evaluator;
    private final String callee;
    private final List<Parameter> parameters;
    private final List<String> names;
    private final Scope typeScope;
    private final Type returns;
    private final boolean repeated;
    private final @Nullable String reserved;
    private @Nullable CallableType type;

    ParameterList(
            Evaluator evaluator,
            String callee,
            List<Parameter> parameters,
            @Nullable Expression returnType,
            Scope typeScope) {
        this.evaluator = evaluator;
        this.callee = callee;
        this.parameters = parameters;
        this.names = parameters.stream().map(Parameter::name).toList();
        this.repeated = Set.copyOf(names).size() < names.size();
        this.reserved = names.stream().filter(Scope::isReserved).findFirst().orElse(null);
        this.typeScope = typeScope;
        this.returns = returnType == null ? AnyType.DEFAULT : (Type) evaluator.evaluate(returnType, typeScope);
    }

    /// Gives the arguments to the parameters by position, fills in defaults, checks types, and puts all into `target`.
    Scope bind(List<Value> arguments, Scope outer, Scope target) {
        if (reserved != null) {
            throw Scope.refusedName(reserved);
        }
        if (everyArgumentGiven(arguments)) {
            for (int i = 0; i < parameters.size(); i++) {
                put(target, names.get(i), arguments.get(i));
            }
            check(arguments.size() == parameters.size() ? arguments : arguments.subList(0, parameters.size()));
            return target;
        }
        Scope defaults = outer.parameters(callee, names);
        List<Value> given = new ArrayList<>(parameters.size());
        for (int i = 0; i < parameters.size(); i++) {
            Parameter parameter = parameters.get(i);
            Value value = value(parameter, i, arguments, defaults);
            defaults.setParameter(parameter.name(), value);
            if (parameter.capturesRest()) {
                given.addAll(((Arr) value).elements());
            } else {
                given.add(value);
            }
            put(target, parameter.name(), value);
        }
        check(given);
        return target;
    }

    // As Puppet does: of parameters with the same name the last one counts.
    private void put(Scope target, String name, Value value) {
        if (repeated) {
            target.setParameter(name, value);
        } else {
            target.add(name, value);
        }
    }

    private boolean everyArgumentGiven(List<Value> arguments) {
        return arguments.size() >= parameters.size() && !capturesRest();
    }

    boolean capturesRest() {
        return !parameters.isEmpty() && parameters.getLast().capturesRest();
    }

    private void check(List<Value> given) {
        if (!type().accepts(given, null)) {
            CallSignature signature = new CallSignature(type(), names);
            throw new EvaluationError(Mismatches.ofCall(callee, List.of(signature), given, null));
        }
    }

    private Value value(Parameter parameter, int index, List<Value> arguments, Scope defaults) {
        Expression fallback = parameter.value();
        if (index >= arguments.size()) {
            return missing(parameter, fallback, defaults);
        }
        if (!parameter.capturesRest()) {
            return arguments.get(index);
        }
        List<Value> rest = arguments.subList(index, arguments.size());
        if (rest.size() == 1 && rest.get(0) == Undef.UNDEF && fallback != null) {
            return asArray(evaluator.evaluateDefault(parameter.name(), fallback, defaults));
        }
        return new Arr(rest);
    }

    private Value missing(Parameter parameter, @Nullable Expression fallback, Scope defaults) {
        if (fallback != null) {
            Value value = evaluator.evaluateDefault(parameter.name(), fallback, defaults);
            return parameter.capturesRest() ? asArray(value) : value;
        }
        if (parameter.capturesRest()) {
            return Arr.EMPTY;
        }
        throw EvaluationError.issue(
                "Parameter $" + parameter.name() + " is required but no value was given", parameter.place());
    }

    private static Arr asArray(Value value) {
        return value instanceof Arr array ? array : Arr.of(value);
    }

    /// Gives arguments to the parameters by name, for templates.
    Scope bindByName(SequencedMap<String, Value> arguments, Scope outer, Scope target) {
        Scope defaults = outer.parameters(callee, names);
        arguments.forEach((name, value) -> {
            if (value != Undef.UNDEF) {
                defaults.setParameter(name, value);
            }
        });
        for (Parameter parameter : parameters) {
            Value given = arguments.get(parameter.name());
            if (given == null || given == Undef.UNDEF) {
                Expression fallback = parameter.value();
                if (fallback != null) {
                    Value value = evaluator.evaluateDefault(parameter.name(), fallback, defaults);
                    defaults.setParameter(parameter.name(), value);
                } else if (given != null) {
                    defaults.setParameter(parameter.name(), Undef.UNDEF);
                }
            }
        }
        SequencedMap<String, Value> bound = defaults.ownVariables();
        String problem = Mismatches.ofParameters(callee, struct(), asHash(bound), false, deferred -> evaluator.promised(deferred, outer));
        if (problem != null) {
            throw new EvaluationError(problem);
        }
        bound.forEach(target::addArgument);
        return target;
    }

    private static Hash asHash(SequencedMap<String, Value> values) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        values.forEach((name, value) -> entries.put(Str.of(name), value));
        return Hash.owning(entries);
    }

    Value checkedResult(Value result) {
        return returns instanceof AnyType
                ? result
                : Mismatches.assertInstance("value returned from " + callee, returns, result);
    }

    CallableType type() {
        CallableType known = type;
        if (known == null) {
            known = makeType();
            type = known;
        }
        return known;
    }

    private CallableType makeType() {
        List<Type> types = new ArrayList<>(parameters.size());
        long least = 0;
        long most = 0;
        boolean optional = false;
        for (Parameter parameter : parameters) {
            Type declared = declaredType(parameter);
            IntegerType range = range(parameter, declared);
            types.add(parameter.capturesRest() && declared instanceof ArrayType array ? array.elementType() : declared);
            if (range.min() == 0) {
                optional = true;
            } else if (optional) {
                throw EvaluationError.issue(
                        "Parameter $" + parameter.name() + " is required but appears after optional parameters",
                        parameter.place());
            }
            least += range.min();
            most = range.max() == IntegerType.HIGHEST ? IntegerType.HIGHEST : most + range.max();
        }
        return new CallableType(new TupleType(types, new IntegerType(least, most)), null, returns);
    }

    /// How many arguments a parameter takes. An array type of the last, capturing parameter limits their number.
    private static IntegerType range(Parameter parameter, Type declared) {
        if (parameter.capturesRest()) {
            IntegerType size = declared instanceof ArrayType array ? array.size() : null;
            return size == null ? IntegerType.ANY_SIZE : size;
        }
        return parameter.value() == null ? IntegerType.exactly(1) : new IntegerType(0, 1);
    }

    private Type declaredType(Parameter parameter) {
        Expression written = parameter.type();
        return written == null ? AnyType.DEFAULT : (Type) evaluator.evaluate(written, typeScope);
    }

    private StructType struct() {
        return new StructType(parameters.stream()
                .map(parameter -> parameter.value() == null
                        ? StructElement.required(parameter.name(), declaredType(parameter))
                        : StructElement.optional(parameter.name(), declaredType(parameter)))
                .toList());
    }

    List<String> names() {
        return names;
    }
}
