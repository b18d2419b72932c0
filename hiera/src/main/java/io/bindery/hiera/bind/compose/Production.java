package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.extend.ProducerFactory;
import io.bindery.hiera.bind.inject.Injected;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.inject.Producer;
import io.bindery.hiera.bind.inject.ProductionContext;
import io.bindery.hiera.bind.inject.Provenance;
import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.hiera.bind.model.BoundExpression;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.hiera.bind.runtime.JavaValues;
import io.bindery.hiera.bind.runtime.KeyedAccess;
import io.bindery.hiera.bind.runtime.RuntimeObject;
import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.Spelling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Produces values as producer descriptors describe.
final class Production {
    private static final Key PRODUCERS = Key.data("producers");

    private final Host host;
    private final ComposedInjector injector;

    Production(Host host, ComposedInjector injector) {
        this.host = host;
        this.injector = injector;
    }

    /// The value of one candidate; null if it has none, which only an optional one and a part of an object may have.
    @Nullable Injected produce(Entry entry, Candidate candidate, Hash arguments) {
        Supply supply = candidate.supply();
        if (supply == null) {
            return candidate.multibind() == null ? null : new Injected(multibind(entry), candidate.provenance());
        }
        Value value = value(supply, entry.key(), candidate.location(), arguments);
        if (value == null || value == Undef.UNDEF) {
            if (supply.optional() || supply.producer() instanceof ProducerDescriptor.Part) {
                return null;
            }
            throw new BindingsError(
                    BindingCode.B507,
                    "The producer of " + entry.key() + " produced no value (use 'to optional' to allow this)",
                    candidate.location());
        }
        if (candidate.literal() == null && !candidate.isSubstitution()) {
            check(entry, candidate, value);
        }
        return new Injected(value, candidate.provenance());
    }

    private static void check(Entry entry, Candidate candidate, Value value) {
        Type stated = candidate.type();
        boolean query = candidate.supply() != null && candidate.supply().producer() instanceof ProducerDescriptor.Querying;
        if (stated == null && entry.key().isData() && !query && !BindingTypes.isData(value)) {
            throw wrong(entry.key(), value, Key.DATA, candidate);
        }
        if (stated != null && !BindingTypes.isInstance(stated, value)) {
            throw wrong(entry.key(), value, stated.toString(), candidate);
        }
        for (Candidate demand : entry.demands()) {
            Type wanted = demand.type();
            if (wanted != null && !BindingTypes.isInstance(wanted, value)) {
                throw wrong(entry.key(), value, wanted.toString(), candidate);
            }
        }
    }

    private static BindingsError wrong(Key key, Value value, String expected, Candidate candidate) {
        return new BindingsError(
                BindingCode.B503,
                "The producer of " + key + " returned " + BindingTypes.shown(value) + ", expected " + expected,
                candidate.location());
    }

    /// Whether arguments may be given to `inject`.
    boolean acceptsArguments(Entry entry) {
        Supply supply = entry.winner().supply();
        if (supply == null) {
            return false;
        }
        return !supply.singleton()
                || supply.producer() instanceof ProducerDescriptor.Delegating delegating
                        && BuiltInProducer.find(delegating.producer()) == null
                        && create(delegating, entry.key(), entry.winner().location()).acceptsArguments();
    }

    /// Whether an entry's value is produced once and then kept for later injections.
    boolean isKept(Entry entry, Hash arguments) {
        Supply supply = entry.winner().supply();
        boolean partial = supply != null && supply.producer() instanceof ProducerDescriptor.Part;
        return arguments.size() == 0 && !partial && (supply == null || supply.singleton());
    }

    /// What a producer gives; null for nothing.
    @Nullable Value value(Supply supply, Key key, SourceLocation location, Hash arguments) {
        return switch (supply.producer()) {
            case ProducerDescriptor.Constant(Value value) -> value;
            case ProducerDescriptor.Evaluating(BoundExpression expression) -> host.evaluate(expression);
            case ProducerDescriptor.Referring(Type reference) -> reference;
            case ProducerDescriptor.Instance(String name) -> instance(name, location, arguments);
            case ProducerDescriptor.Querying query -> query(query, key);
            case ProducerDescriptor.Delegating delegating -> delegate(delegating, key, location, arguments);
            case ProducerDescriptor.Part(ProducerDescriptor object, String name) ->
                new PartProduction(host, this).part(supply.with(object), name, key, location);
        };
    }

    private Value query(ProducerDescriptor.Querying query, Key key) {
        List<Value> found = host.query(query.query());
        found.forEach(resource -> host.used(key, resource));
        BoundExpression select = query.select();
        return select == null ? new Arr(found) : host.lambda(select).call(List.of(new Arr(found)));
    }

    private Value instance(String name, SourceLocation location, Hash arguments) {
        Class<?> type = host.extensions().find(name);
        if (type == null) {
            throw new BindingsError(BindingCode.B501, "There is no class '" + name + "' of the runtime; a jar in lib/java of a module may bring it", location);
        }
        return new RuntimeObject(host.extensions().instantiate(type, injector, JavaValues.map(arguments)));
    }

    private @Nullable Value delegate(ProducerDescriptor.Delegating delegating, Key key, SourceLocation location, Hash arguments) {
        BuiltInProducer builtIn = BuiltInProducer.find(delegating.producer());
        if (builtIn != null) {
            return builtIn.produce(arguments(delegating, key, location), injector, location);
        }
        Object made = create(delegating, key, location).produce(new Context(location, arguments));
        return JavaValues.orNull(made);
    }

    /// What a registered producer makes must be of the bound type.
    ///
    /// @return the type that it makes in place of the right one; null if it is right, or not known yet
    @Nullable Type wrongResult(ProducerDescriptor.Delegating delegating, Key key, Type expected) {
        Type made = create(delegating, key, SourceLocation.NONE).resultType();
        return !delegating.registered() || made instanceof AnyType || BindingTypes.isAssignable(expected, made) ? null : made;
    }

    private Producer<?> create(ProducerDescriptor.Delegating delegating, Key key, SourceLocation location) {
        Object found = host.extensions().producer(delegating.producer());
        if (found == null && injector.find(PRODUCERS) instanceof Injected(Hash bound, Provenance _)) {
            found = JavaValues.toJava(bound.get(delegating.producer()));
        }
        if (found instanceof Producer<?> producer) {
            return producer;
        }
        if (!(found instanceof ProducerFactory factory)) {
            throw new BindingsError(
                    BindingCode.B341,
                    "There is no producer '" + delegating.producer() + "' for " + key
                            + Spelling.suggestion(delegating.producer(), known()),
                    location);
        }
        SequencedMap<Value, Value> given = new LinkedHashMap<>();
        arguments(delegating, key, location).forEach((name, value) -> given.put(Str.of(name), value));
        return factory.create(key, JavaValues.map(Hash.owning(given)), injector);
    }

    private List<String> known() {
        List<String> names = new ArrayList<>(BuiltInProducer.names());
        host.extensions().services(ProducerFactory.class).forEach(factory -> names.add(factory.name()));
        if (injector.find(PRODUCERS) instanceof Injected(Hash bound, Provenance _)) {
            bound.entries().keySet().forEach(name -> names.add(name.toString()));
        }
        return names;
    }

    private Map<String, Value> arguments(ProducerDescriptor.Delegating delegating, Key key, SourceLocation location) {
        Map<String, Value> values = new LinkedHashMap<>();
        delegating.arguments().forEach((name, producer) -> {
            Value value = value(Supply.of(producer), key, location, Hash.EMPTY);
            values.put(name, value == null ? Undef.UNDEF : value);
        });
        return values;
    }

    /// The value of a multibind.
    Value multibind(Entry entry) {
        Statement.Multibinding multibind = entry.winner().multibind();
        if (multibind == null) {
            throw new IllegalStateException(entry.key() + " is no multibind");
        }
        Supply supply = multibind.supply();
        Value made = supply != null
                ? value(supply, entry.key(), multibind.location(), Hash.EMPTY)
                : new MultibindAssembly(host, injector, multibind, entry.fragments()).assemble();
        if (made == null || !BindingTypes.isInstance(multibind.type(), made)) {
            throw wrong(entry.key(), made == null ? Undef.UNDEF : made, multibind.type().toString(), entry.winner());
        }
        return made;
    }

    /// The services that an extension's producer may use.
    private final class Context implements ProductionContext {
        private final SourceLocation location;
        private final Hash arguments;

        Context(SourceLocation location, Hash arguments) {
            this.location = location;
            this.arguments = arguments;
        }

        @Override
        public Injector injector() {
            return injector;
        }

        @Override
        public Map<String, Object> arguments() {
            return JavaValues.map(arguments);
        }

        @Override
        public @Nullable KeyedAccess resource(Type reference) {
            return host.object(reference);
        }

        @Override
        public SourceLocation location() {
            return location;
        }
    }
}
