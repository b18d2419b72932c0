package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Turns a statement that binds parameters to a whole object into one candidate for each parameter. The parameters are matched by
/// the statement's own map, by the map of the two types, or by equal names.
///
/// @param maps the effective map of a key
record ObjectParameters(Host host, Problems problems, Function<Key, @Nullable Value> maps) {
    List<Candidate> expand(List<Candidate> objects) {
        List<Candidate> made = new ArrayList<>();
        for (Candidate object : unshadowed(objects)) {
            Statement.ParameterBinding statement = (Statement.ParameterBinding) object.statement();
            names(statement).forEach((name, sourceName) -> made.add(part(object, statement, name, sourceName)));
        }
        return made;
    }

    private static Candidate part(Candidate object, Statement.ParameterBinding statement, String name, String sourceName) {
        Supply supply = object.supply();
        if (supply == null) {
            throw new IllegalStateException("no object");
        }
        return new Candidate(
                Key.parameter(statement.target().toString(), name),
                AnyType.DEFAULT,
                object.modifiers(),
                supply.with(new ProducerDescriptor.Part(supply.producer(), sourceName)),
                statement,
                object.position(),
                object.origin(),
                object.ordinal(),
                null);
    }

    // One object of a type for a target: a higher one shadows a lower one as a whole, two of one position are an error.
    private List<Candidate> unshadowed(List<Candidate> objects) {
        List<Candidate> kept = new ArrayList<>();
        Map<String, Candidate> highest = new HashMap<>();
        List<Candidate> ordered = new ArrayList<>(objects);
        ordered.sort(Comparator.comparing(Candidate::position).reversed().thenComparingInt(Candidate::ordinal));
        for (Candidate object : ordered) {
            Type source = sourceType(object);
            Candidate above = source == null ? null : highest.putIfAbsent(object.key() + " from " + general(source), object);
            if (above == null || above.statement() == object.statement()) {
                kept.add(object);
            } else if (above.position().equals(object.position())) {
                problems.add(
                        BindingCode.B332,
                        alreadyBound(general(source), (Statement.ParameterBinding) object.statement(), above.at()),
                        object.location());
            } else if (above.supply() != null && above.supply().optional()) {
                kept.add(object);
            }
        }
        return kept;
    }

    /// That a target takes its parameters from two objects of one type.
    static String alreadyBound(String type, Statement.ParameterBinding statement, String at) {
        return "A " + type + " is already bound to the parameters of " + statement.target() + " " + at;
    }

    /// The type of the object that a producer gives, without its title; null if that is not known before it is asked.
    static @Nullable String sourceName(ProducerDescriptor producer) {
        Type type = sourceType(producer);
        return type == null ? null : general(type);
    }

    private static @Nullable Type sourceType(Candidate object) {
        Supply supply = object.supply();
        return supply == null ? null : sourceType(supply.producer());
    }

    private static @Nullable Type sourceType(ProducerDescriptor producer) {
        return switch (producer) {
            case ProducerDescriptor.Referring(Type reference) -> reference;
            case ProducerDescriptor.Querying query -> query.type();
            case ProducerDescriptor.Constant _, ProducerDescriptor.Evaluating _, ProducerDescriptor.Instance _,
                    ProducerDescriptor.Delegating _, ProducerDescriptor.Part _ -> null;
        };
    }

    /// A type without a title, as maps name it.
    private static String general(@Nullable Type type) {
        return switch (type) {
            case ResourceType(String name, String _, _) when name != null -> BindingTypes.text(new ResourceType(name, null));
            case ClassType reference -> BindingTypes.text(reference);
            case null -> "object";
            default -> type.toString();
        };
    }

    private SequencedMap<String, String> names(Statement.ParameterBinding statement) {
        Type target = statement.target().type();
        Supply supply = statement.object();
        Type source = supply == null ? null : sourceType(supply.producer());
        SequencedMap<String, String> map = statement.map();
        if (map == null && source != null && maps.apply(Key.map(general(target), general(source))) instanceof Hash hash) {
            map = new LinkedHashMap<>();
            for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
                map.put(((Str) entry.getKey()).value(), ((Str) entry.getValue()).value());
            }
        }
        if (map == null) {
            return shared(statement, target, source);
        }
        for (String name : map.keySet()) {
            if (!host.accepts(target, name)) {
                problems.add(BindingCode.B333, statement.target() + " has no parameter named '" + name + "'", statement.location());
            }
        }
        return map;
    }

    private SequencedMap<String, String> shared(Statement.ParameterBinding statement, Type target, @Nullable Type source) {
        SequencedMap<String, String> names = new LinkedHashMap<>();
        List<String> wanted = host.declaredParameters(target);
        if (wanted == null) {
            return names;
        }
        List<String> offered = source == null ? wanted : host.declaredParameters(source);
        for (String name : wanted) {
            if (offered != null && offered.contains(name)) {
                names.put(name, name);
            }
        }
        if (names.isEmpty()) {
            problems.add(
                    BindingCode.B331,
                    "Map required: " + statement.target() + " and " + (source == null ? "the object" : BindingTypes.text(source))
                            + " have no parameters in common",
                    statement.location());
        }
        return names;
    }
}
