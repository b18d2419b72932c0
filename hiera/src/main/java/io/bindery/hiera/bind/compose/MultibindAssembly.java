package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.extend.Combinator;
import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.hiera.bind.model.BoundExpression;
import io.bindery.hiera.bind.model.MultibindOptions;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.hiera.bind.runtime.JavaValues;
import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.Spelling;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Builds one list or hash from contributions.
final class MultibindAssembly {
    private final Host host;
    private final ComposedInjector injector;
    private final Statement.Multibinding multibind;
    private final MultibindOptions options;
    private final List<Contribution> fragments;

    MultibindAssembly(Host host, ComposedInjector injector, Statement.Multibinding multibind, List<Contribution> fragments) {
        this.host = host;
        this.injector = injector;
        this.multibind = multibind;
        this.options = multibind.options();
        this.fragments = fragments;
    }

    /// A contribution with its value.
    private record Given(Contribution contribution, Value value) {
        @Nullable String name() {
            return contribution.fragment().name();
        }
    }

    Value assemble() {
        return multibind.type() instanceof HashType hash ? hash(hash.valueType()) : array(elementType(multibind.type()));
    }

    private static Type elementType(Type type) {
        return type instanceof ArrayType array ? array.elementType() : AnyType.DEFAULT;
    }

    private List<Given> given() {
        List<Given> all = new ArrayList<>(fragments.size());
        for (Contribution fragment : fragments) {
            Value value = injector.contributed(fragment);
            if (value != null) {
                all.add(new Given(fragment, value));
            } else if (!fragment.fragment().supply().optional()) {
                throw new BindingsError(
                        BindingCode.B507,
                        "The producer of a contribution to '" + multibind.id()
                                + "' produced no value (use 'to optional' to allow this)",
                        fragment.location());
            }
        }
        return all;
    }

    private Value array(Type element) {
        List<Given> all = prioritized(given());
        boolean combines = options.combinator() != null || options.combinatorType() != null;
        Value made = combines ? combinedArray(all) : new Arr(concatenated(all, element));
        if (!(made instanceof Arr list)) {
            return made;
        }
        List<Value> elements = options.flatten() == 0 ? list.elements() : flattened(list.elements(), options.flatten());
        return new Arr(options.uniq() ? List.copyOf(new LinkedHashSet<>(elements)) : elements);
    }

    private List<Value> concatenated(List<Given> all, Type element) {
        List<Value> elements = new ArrayList<>();
        for (Given each : all) {
            boolean single = BindingTypes.isInstance(element, each.value) && !(each.value instanceof Arr);
            boolean several = each.value instanceof Arr list
                    && list.elements().stream().allMatch(value -> BindingTypes.isInstance(element, value));
            if (several) {
                elements.addAll(((Arr) each.value).elements());
            } else if (single || BindingTypes.isInstance(element, each.value)) {
                elements.add(each.value);
            } else {
                throw wrongType(each, element);
            }
        }
        return elements;
    }

    private BindingsError wrongType(Given each, Type expected) {
        String name = each.name();
        return new BindingsError(
                BindingCode.B504,
                "Contribution to '" + multibind.id() + "'" + (name == null ? "" : " '" + name + "'") + ": expected " + expected + ", got "
                        + BindingTypes.shown(each.value) + "; multibind at " + multibind.location(),
                each.contribution.location());
    }

    /// That nobody takes a contribution, with the id that was probably meant.
    static String nobody(String id, Collection<String> ids) {
        return "Contribution to '" + id + "': no effective multibind has this id" + Spelling.suggestion(id, ids);
    }

    private static List<Value> flattened(List<Value> elements, int levels) {
        List<Value> flat = new ArrayList<>();
        for (Value element : elements) {
            if (element instanceof Arr list && levels != 0) {
                flat.addAll(flattened(list.elements(), levels - 1));
            } else {
                flat.add(element);
            }
        }
        return flat;
    }

    // Of contributions with one name, or of those with none, only the highest counts where the options say so.
    private List<Given> prioritized(List<Given> all) {
        if (!options.priorityOnNamed() && !options.priorityOnUnnamed()) {
            return all;
        }
        List<Given> kept = new ArrayList<>();
        Map<String, Given> highest = new HashMap<>();
        for (Given each : all) {
            String name = each.name();
            boolean counts = name == null ? options.priorityOnUnnamed() : options.priorityOnNamed();
            Given above = counts ? highest.putIfAbsent(String.valueOf(name), each) : null;
            if (above == null) {
                kept.add(each);
            } else if (above.contribution.position().equals(each.contribution.position())) {
                throw duplicate(String.valueOf(name), above, each);
            }
        }
        return kept;
    }

    private BindingsError duplicate(String name, Given first, Given second) {
        return new BindingsError(
                BindingCode.B505,
                "Duplicate key '" + name + "' contributed to hash multibind '" + multibind.id() + "', first at "
                        + first.contribution.location(),
                second.contribution.location());
    }

    private Value combinedArray(List<Given> all) {
        BoundExpression lambda = options.combinator();
        Value memo = Arr.EMPTY;
        if (lambda != null) {
            CallableValue combinator = host.lambda(lambda);
            for (Given each : all) {
                memo = combinator.call(List.of(memo, each.value));
            }
            return memo;
        }
        if (!(combinator() instanceof Combinator.OfArray combinator)) {
            throw noCombinator();
        }
        List<?> plain = List.of();
        for (Given each : all) {
            Object contribution = JavaValues.toJava(each.value);
            plain = combinator.combine(plain, contribution == null ? Undef.UNDEF : contribution);
        }
        return JavaValues.of(plain);
    }

    private @Nullable Object combinator() {
        String name = options.combinatorType();
        Class<?> type = name == null ? null : host.extensions().find(name);
        return type == null ? null : host.extensions().instantiate(type, injector, Map.of());
    }

    private BindingsError noCombinator() {
        return new BindingsError(
                BindingCode.B501,
                "There is no combinator " + options.combinatorType() + " for multibind '" + multibind.id() + "'",
                multibind.location());
    }

    private Value hash(Type element) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        SequencedMap<String, Given> first = new LinkedHashMap<>();
        BoundExpression lambda = options.combinator();
        CallableValue callable = lambda == null ? null : host.lambda(lambda);
        Combinator.OfHash named = options.combinatorType() == null ? null : hashCombinator();
        for (Given each : given()) {
            String name = each.name();
            if (name == null) {
                throw new BindingsError(
                        BindingCode.B506,
                        "A contribution to hash multibind '" + multibind.id() + "' must be named; multibind at "
                                + multibind.location(),
                        each.contribution.location());
            }
            Value current = entries.get(Str.of(name));
            if (callable != null) {
                entries.put(Str.of(name), callable.call(List.of(Str.of(name), current == null ? Undef.UNDEF : current, each.value)));
            } else if (named != null) {
                entries.put(Str.of(name), combined(named, name, current, each.value));
            } else {
                requireType(each, element);
                entries.put(Str.of(name), current == null ? each.value : resolved(name, current, first.get(name), each));
            }
            first.putIfAbsent(name, each);
        }
        return Hash.owning(entries);
    }

    private Combinator.OfHash hashCombinator() {
        if (combinator() instanceof Combinator.OfHash combinator) {
            return combinator;
        }
        throw noCombinator();
    }

    private static Value combined(Combinator.OfHash combinator, String name, @Nullable Value current, Value value) {
        Object contribution = JavaValues.toJava(value);
        return JavaValues.of(combinator.combine(
                name, JavaValues.toJava(current), contribution == null ? Undef.UNDEF : contribution));
    }

    private void requireType(Given each, Type element) {
        boolean part = options.conflictResolution() == MultibindOptions.Resolution.APPEND
                && each.value instanceof Arr list
                && list.elements().stream().allMatch(value -> BindingTypes.isInstance(element, value));
        if (!part && !BindingTypes.isInstance(element, each.value)) {
            throw wrongType(each, element);
        }
    }

    private Value resolved(String name, Value current, @Nullable Given first, Given each) {
        boolean tie = first == null || first.contribution.position().equals(each.contribution.position());
        return switch (options.conflictResolution()) {
            case ERROR -> throw duplicate(name, first == null ? each : first, each);
            case PRIORITY -> {
                if (tie) {
                    throw duplicate(name, first == null ? each : first, each);
                }
                yield current;
            }
            case IGNORE -> current;
            case APPEND -> appended(current, each.value);
            case MERGE -> merged(current, each.value);
        };
    }

    private static Value appended(Value current, Value more) {
        List<Value> both = new ArrayList<>(current instanceof Arr list ? list.elements() : List.of(current));
        both.addAll(more instanceof Arr list ? list.elements() : List.of(more));
        return new Arr(both);
    }

    private static Value merged(Value current, Value more) {
        if (!(current instanceof Hash higher) || !(more instanceof Hash lower)) {
            return current;
        }
        SequencedMap<Value, Value> both = new LinkedHashMap<>(higher.entries());
        lower.entries().forEach(both::putIfAbsent);
        return Hash.owning(both);
    }
}
