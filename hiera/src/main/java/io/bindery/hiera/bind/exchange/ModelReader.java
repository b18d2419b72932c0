package io.bindery.hiera.bind.exchange;

import io.bindery.hiera.bind.model.Alternative;
import io.bindery.hiera.bind.model.BindingsModel;
import io.bindery.hiera.bind.model.BoundExpression;
import io.bindery.hiera.bind.model.Categories;
import io.bindery.hiera.bind.model.Category;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.Modifiers;
import io.bindery.hiera.bind.model.MultibindOptions;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.hiera.bind.model.Predicate;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.model.Target;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.catalog.RichDataReader;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.parse.TypeParser;
import io.bindery.puppet.type.parse.TypeResolver;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Reads what [ModelJson] wrote.
public final class ModelReader {
    private final TypeResolver types;
    private final Function<String, NamedBindings> lazy;

    /// @param types knows the types of the environment the model is read into
    /// @param lazy gives a source that can only be asked, by its name
    public ModelReader(TypeResolver types, Function<String, NamedBindings> lazy) {
        this.types = name -> {
            Type found = types.find(name);
            return found == null ? new ResourceType(name, null) : found;
        };
        this.lazy = lazy;
    }

    /// @throws IllegalArgumentException if the data is no model
    public BindingsModel read(Hash model) {
        if (!kind(model).equals("BindingsModel")) {
            throw new IllegalArgumentException("This is no model of bindings: it is a '" + kind(model) + "'");
        }
        List<Category> categories = new ArrayList<>();
        for (Hash each : objects(model, "categories")) {
            categories.add(new Category(require(each, "name"), text(each, "value"), number(each, "rank")));
        }
        List<NamedLayer> layers = new ArrayList<>();
        for (Hash layer : objects(model, "layers")) {
            List<NamedBindings> bindings = new ArrayList<>();
            objects(layer, "bindings").forEach(each -> bindings.add(bindings(each)));
            layers.add(new NamedLayer(require(layer, "name"), bindings));
        }
        return new BindingsModel(layers, new Categories(categories));
    }

    private NamedBindings bindings(Hash bindings) {
        String name = require(bindings, "name");
        return kind(bindings).equals("LazyBindings")
                ? lazy.apply(name)
                : new NamedBindings.Stated(name, text(bindings, "file"), statements(bindings));
    }

    private List<Statement> statements(Hash owner) {
        List<Statement> statements = new ArrayList<>();
        objects(owner, "statements").forEach(each -> statements.add(statement(each)));
        return statements;
    }

    private Statement statement(Hash each) {
        SourceLocation location = location(each);
        return switch (kind(each)) {
            case "CategorizedBindings" -> new Statement.CategorizedBindings(alternatives(each), statements(each), location);
            case "Binding" -> binding(each, location);
            case "Multibinding" -> multibind(each, location);
            case "ParameterBinding" ->
                new Statement.ParameterBinding(
                        new Target(type(require(each, "target"))),
                        modifiers(each),
                        values(each),
                        supply(each),
                        each.get("map") == null ? null : names(each),
                        location);
            case "VariableBinding" ->
                new Statement.VariableBinding(
                        optionalType(each), modifiers(each), values(each), strings(each, "names"), supply(each), location);
            case "MapBinding" -> new Statement.MapBinding(require(each, "left"), require(each, "right"), names(each), location);
            case "RebindBinding" -> rebind(each, location);
            case "DependencyBinding" -> new Statement.DependencyBinding(links(each), location);
            case "ClassInclusion" -> new Statement.ClassInclusion(strings(each, "names"), flag(each, "exclude"), location);
            default -> throw new IllegalArgumentException("'" + kind(each) + "' is no statement of bindings");
        };
    }

    private static List<Alternative> alternatives(Hash when) {
        List<Alternative> alternatives = new ArrayList<>();
        for (Hash alternative : objects(when, "alternatives")) {
            List<Predicate> predicates = new ArrayList<>();
            objects(alternative, "predicates")
                    .forEach(each -> predicates.add(new Predicate(require(each, "category"), require(each, "value"))));
            alternatives.add(new Alternative(predicates));
        }
        return alternatives;
    }

    private Statement binding(Hash each, SourceLocation location) {
        String id = text(each, "multibindId");
        Supply supply = supply(each);
        if (id == null) {
            return new Statement.Binding(key(each), optionalType(each), modifiers(each), supply, location);
        }
        if (supply == null) {
            throw new IllegalArgumentException("A contribution to '" + id + "' has no producer");
        }
        return new Statement.Fragment(text(each, "name"), optionalType(each), id, supply, location);
    }

    private static Key key(Hash each) {
        return new Key(require(each, "keyType"), require(each, "name"));
    }

    private Statement multibind(Hash each, SourceLocation location) {
        return new Statement.Multibinding(
                key(each), type(require(each, "type")), modifiers(each), require(each, "id"), options(each), supply(each), location);
    }

    private static MultibindOptions options(Hash multibind) {
        if (!(multibind.get("options") instanceof Hash options)) {
            return MultibindOptions.NONE;
        }
        String resolution = text(options, "conflictResolution");
        return new MultibindOptions(
                options.get("combinator") instanceof Hash combinator ? expression(combinator) : null,
                text(options, "combinatorType"),
                number(options, "flatten"),
                flag(options, "uniq"),
                MultibindOptions.Resolution.valueOf((resolution == null ? "error" : resolution).toUpperCase(Locale.ROOT)),
                flag(options, "priorityOnNamed"),
                flag(options, "priorityOnUnnamed"));
    }

    private Statement rebind(Hash each, SourceLocation location) {
        return new Statement.RebindBinding(
                Statement.RebindBinding.Kind.valueOf(require(each, "rebinding").toUpperCase(Locale.ROOT)),
                new Key(require(each, "sourceType"), require(each, "source")),
                key(each),
                optionalType(each),
                flag(each, "abstract"),
                location);
    }

    private List<Statement.DependencyBinding.Link> links(Hash each) {
        List<Statement.DependencyBinding.Link> links = new ArrayList<>();
        for (Hash link : objects(each, "links")) {
            links.add(new Statement.DependencyBinding.Link(
                    strings(link, "from").stream().map(this::type).toList(),
                    strings(link, "to").stream().map(this::type).toList(),
                    flag(link, "notifies")));
        }
        return links;
    }

    private @Nullable Supply supply(Hash each) {
        return each.get("producer") instanceof Hash producer
                ? new Supply(producer(producer), flag(each, "optional"), each.get("singleton") != Bool.FALSE)
                : null;
    }

    private SequencedMap<String, Supply> values(Hash each) {
        SequencedMap<String, Supply> values = new LinkedHashMap<>();
        for (Hash value : objects(each, "values")) {
            Supply supply = supply(value);
            if (supply != null) {
                values.put(require(value, "name"), supply);
            }
        }
        return values;
    }

    private static SequencedMap<String, String> names(Hash each) {
        SequencedMap<String, String> names = new LinkedHashMap<>();
        objects(each, "map").forEach(pair -> names.put(require(pair, "name"), require(pair, "other")));
        return names;
    }

    private ProducerDescriptor producer(Hash each) {
        return switch (kind(each)) {
            case "ConstantProducer" -> {
                Value value = each.get("value");
                yield new ProducerDescriptor.Constant(value == null ? Undef.UNDEF : RichDataReader.read(value));
            }
            case "TypeProducer" -> new ProducerDescriptor.Constant(type(require(each, "type")));
            case "EvaluatingProducer" -> new ProducerDescriptor.Evaluating(expression(object(each, "expression")));
            case "ResourceProducer" -> new ProducerDescriptor.Referring(type(require(each, "reference")));
            case "InstanceProducer" -> new ProducerDescriptor.Instance(require(each, "class"));
            case "QueryProducer" ->
                new ProducerDescriptor.Querying(
                        expression(object(each, "query")),
                        type(require(each, "type")),
                        each.get("selectResult") instanceof Hash select ? expression(select) : null);
            case "ProducerProducer" -> new ProducerDescriptor.Delegating(require(each, "producer"), flag(each, "registered"), arguments(each));
            case "PartProducer" -> new ProducerDescriptor.Part(producer(object(each, "object")), require(each, "parameter"));
            default -> throw new IllegalArgumentException("'" + kind(each) + "' is no producer");
        };
    }

    private SequencedMap<String, ProducerDescriptor> arguments(Hash each) {
        SequencedMap<String, ProducerDescriptor> arguments = new LinkedHashMap<>();
        objects(each, "arguments").forEach(argument -> arguments.put(require(argument, "name"), producer(object(argument, "producer"))));
        return arguments;
    }

    private static BoundExpression expression(Hash each) {
        return new BoundExpression.Text(require(each, "text"), location(each), text(each, "owner") instanceof String owner ? owner : "");
    }

    private @Nullable Type optionalType(Hash each) {
        String text = text(each, "type");
        return text == null ? null : type(text);
    }

    private Type type(String text) {
        return TypeParser.parse(text, types);
    }

    private static Modifiers modifiers(Hash each) {
        return new Modifiers(flag(each, "abstract"), flag(each, "override"), flag(each, "final"));
    }

    private static SourceLocation location(Hash each) {
        return new SourceLocation(text(each, "file"), number(each, "line"), number(each, "column"));
    }

    private static String kind(Hash each) {
        return text(each, "kind") instanceof String kind ? kind : "";
    }

    private static List<Hash> objects(Hash owner, String key) {
        List<Hash> objects = new ArrayList<>();
        if (owner.get(key) instanceof Arr list) {
            for (Value element : list.elements()) {
                if (!(element instanceof Hash hash)) {
                    throw new IllegalArgumentException("'" + key + "' must hold objects");
                }
                objects.add(hash);
            }
        }
        return objects;
    }

    private static Hash object(Hash owner, String key) {
        if (owner.get(key) instanceof Hash hash) {
            return hash;
        }
        throw new IllegalArgumentException("'" + kind(owner) + "' needs an object '" + key + "'");
    }

    private static List<String> strings(Hash owner, String key) {
        List<String> strings = new ArrayList<>();
        if (owner.get(key) instanceof Arr list) {
            list.elements().forEach(each -> strings.add(each instanceof Str(String text) ? text : each.toString()));
        }
        return strings;
    }

    private static String require(Hash owner, String key) {
        String text = text(owner, key);
        if (text == null) {
            throw new IllegalArgumentException("'" + kind(owner) + "' needs a string '" + key + "'");
        }
        return text;
    }

    private static @Nullable String text(Hash owner, String key) {
        return owner.get(key) instanceof Str(String text) ? text : null;
    }

    private static int number(Hash owner, String key) {
        return owner.get(key) instanceof Int(long number) ? (int) number : 0;
    }

    private static boolean flag(Hash owner, String key) {
        return owner.get(key) == Bool.TRUE;
    }
}
