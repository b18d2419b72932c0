package io.bindery.hiera.bind.exchange;

import io.bindery.data.JsonOutput;
import io.bindery.hiera.bind.model.Alternative;
import io.bindery.hiera.bind.model.BindingsModel;
import io.bindery.hiera.bind.model.BoundExpression;
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
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.catalog.RichData;
import io.bindery.puppet.type.Type;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Writes a model of bindings as JSON. Every object names its class under `kind`. `bindings.schema.json` beside this class (a
/// JSON Schema) describes all classes, and [ModelReader] reads the form back.
public final class ModelJson {
    private final JsonOutput out;

    private ModelJson(JsonOutput out) {
        this.out = out;
    }

    public static void write(BindingsModel model, JsonOutput out) {
        new ModelJson(out).model(model);
    }

    private JsonOutput begin(String kind) {
        return out.beginObject().key("kind").string(kind);
    }

    private void model(BindingsModel model) {
        begin("BindingsModel").key("categories").beginArray();
        for (Category category : model.categories().highestFirst()) {
            begin("Category");
            text("name", category.name());
            text("value", category.value());
            out.key("rank").number(category.rank()).endObject();
        }
        out.endArray().key("layers").beginArray();
        for (NamedLayer layer : model.layers()) {
            begin("NamedLayer");
            text("name", layer.name());
            out.key("bindings").beginArray();
            layer.bindings().forEach(this::bindings);
            out.endArray().endObject();
        }
        out.endArray().endObject();
    }

    private void text(String key, @Nullable String text) {
        if (text != null) {
            out.key(key).string(text);
        }
    }

    private void flag(String key, boolean on) {
        if (on) {
            out.key(key).bool(true);
        }
    }

    private void type(String key, @Nullable Type type) {
        text(key, type == null ? null : type.toString());
    }

    private void bindings(NamedBindings bindings) {
        switch (bindings) {
            case NamedBindings.Stated stated -> {
                begin("NamedBindings");
                text("name", stated.name());
                text("file", stated.file());
                statements(stated.statements());
                out.endObject();
            }
            case NamedBindings.Lazy lazy -> {
                begin("LazyBindings");
                text("name", lazy.name());
                out.endObject();
            }
        }
    }

    private void statements(List<Statement> statements) {
        out.key("statements").beginArray();
        statements.forEach(this::statement);
        out.endArray();
    }

    private void statement(Statement statement) {
        switch (statement) {
            case Statement.CategorizedBindings when -> when(when);
            case Statement.Binding binding -> binding(binding);
            case Statement.Multibinding multibind -> multibind(multibind);
            case Statement.Fragment fragment -> fragment(fragment);
            case Statement.ParameterBinding parameters -> parameters(parameters);
            case Statement.VariableBinding variables -> variables(variables);
            case Statement.MapBinding map -> map(map);
            case Statement.RebindBinding rebind -> rebind(rebind);
            case Statement.DependencyBinding dependency -> dependency(dependency);
            case Statement.ClassInclusion inclusion -> inclusion(inclusion);
        }
        out.endObject();
    }

    private void begin(String kind, Statement statement) {
        begin(kind);
        location(statement.location());
    }

    private void location(SourceLocation location) {
        text("file", location.file());
        if (location.line() > 0) {
            out.key("line").number(location.line());
        }
        if (location.column() > 0) {
            out.key("column").number(location.column());
        }
    }

    private void when(Statement.CategorizedBindings when) {
        begin("CategorizedBindings", when);
        out.key("alternatives").beginArray();
        for (Alternative alternative : when.alternatives()) {
            begin("Alternative").key("predicates").beginArray();
            for (Predicate predicate : alternative.predicates()) {
                begin("Predicate");
                text("category", predicate.category());
                text("value", predicate.value());
                out.endObject();
            }
            out.endArray().endObject();
        }
        out.endArray();
        statements(when.statements());
    }

    private void key(Key key, @Nullable Type type) {
        text("keyType", key.type());
        text("name", key.name());
        type("type", type);
    }

    private void modifiers(Modifiers modifiers) {
        flag("abstract", modifiers.isAbstract());
        flag("override", modifiers.override());
        flag("final", modifiers.isFinal());
    }

    private void supply(@Nullable Supply supply) {
        if (supply != null) {
            out.key("producer");
            producer(supply.producer());
            flag("optional", supply.optional());
            out.key("singleton").bool(supply.singleton());
        }
    }

    private void binding(Statement.Binding binding) {
        begin("Binding", binding);
        key(binding.key(), binding.type());
        modifiers(binding.modifiers());
        supply(binding.supply());
    }

    private void multibind(Statement.Multibinding multibind) {
        begin("Multibinding", multibind);
        key(multibind.key(), multibind.type());
        text("id", multibind.id());
        modifiers(multibind.modifiers());
        MultibindOptions options = multibind.options();
        out.key("options");
        begin("MultibindOptions");
        BoundExpression combinator = options.combinator();
        if (combinator != null) {
            out.key("combinator");
            expression(combinator);
        }
        text("combinatorType", options.combinatorType());
        out.key("flatten").number(options.flatten());
        flag("uniq", options.uniq());
        text("conflictResolution", options.conflictResolution().name().toLowerCase(Locale.ROOT));
        flag("priorityOnNamed", options.priorityOnNamed());
        flag("priorityOnUnnamed", options.priorityOnUnnamed());
        out.endObject();
        supply(multibind.supply());
    }

    private void fragment(Statement.Fragment fragment) {
        begin("Binding", fragment);
        text("multibindId", fragment.id());
        text("name", fragment.name());
        type("type", fragment.type());
        supply(fragment.supply());
    }

    private void parameters(Statement.ParameterBinding parameters) {
        begin("ParameterBinding", parameters);
        type("target", parameters.target().type());
        modifiers(parameters.modifiers());
        values(parameters.values());
        supply(parameters.object());
        if (parameters.map() != null) {
            names("map", parameters.map());
        }
    }

    private void values(Map<String, Supply> values) {
        out.key("values").beginArray();
        values.forEach((name, supply) -> {
            begin("NamedProducer");
            text("name", name);
            supply(supply);
            out.endObject();
        });
        out.endArray();
    }

    private void names(String key, Map<String, String> names) {
        out.key(key).beginArray();
        names.forEach((name, other) -> {
            begin("NamePair");
            text("name", name);
            text("other", other);
            out.endObject();
        });
        out.endArray();
    }

    private void variables(Statement.VariableBinding variables) {
        begin("VariableBinding", variables);
        type("type", variables.type());
        modifiers(variables.modifiers());
        values(variables.values());
        strings("names", variables.names());
        supply(variables.object());
    }

    private void strings(String key, List<String> texts) {
        out.key(key).beginArray();
        texts.forEach(out::string);
        out.endArray();
    }

    private void map(Statement.MapBinding map) {
        begin("MapBinding", map);
        text("left", map.left());
        text("right", map.right());
        names("map", map.names());
    }

    private void rebind(Statement.RebindBinding rebind) {
        begin("RebindBinding", rebind);
        text("rebinding", rebind.kind().name().toLowerCase(Locale.ROOT));
        text("sourceType", rebind.source().type());
        text("source", rebind.source().name());
        key(rebind.target(), rebind.type());
        flag("abstract", rebind.isAbstract());
    }

    private void dependency(Statement.DependencyBinding dependency) {
        begin("DependencyBinding", dependency);
        out.key("links").beginArray();
        for (Statement.DependencyBinding.Link link : dependency.links()) {
            begin("DependencyLink");
            strings("from", link.from().stream().map(Type::toString).toList());
            strings("to", link.to().stream().map(Type::toString).toList());
            flag("notifies", link.notifies());
            out.endObject();
        }
        out.endArray();
    }

    private void inclusion(Statement.ClassInclusion inclusion) {
        begin("ClassInclusion", inclusion);
        strings("names", inclusion.names());
        flag("exclude", inclusion.exclude());
    }

    private void expression(BoundExpression expression) {
        begin("Expression");
        text("text", expression.text());
        text("owner", expression.owner());
        location(expression.location());
        out.endObject();
    }

    private void producer(ProducerDescriptor producer) {
        switch (producer) {
            case ProducerDescriptor.Constant(Type type) -> {
                begin("TypeProducer");
                type("type", type);
            }
            case ProducerDescriptor.Constant constant -> {
                begin("ConstantProducer").key("value");
                new RichData(out).write(constant.value());
            }
            case ProducerDescriptor.Evaluating(BoundExpression expression) -> {
                begin("EvaluatingProducer").key("expression");
                expression(expression);
            }
            case ProducerDescriptor.Referring(Type reference) -> {
                begin("ResourceProducer");
                type("reference", reference);
            }
            case ProducerDescriptor.Instance(String name) -> {
                begin("InstanceProducer");
                text("class", name);
            }
            case ProducerDescriptor.Querying query -> query(query);
            case ProducerDescriptor.Delegating delegating -> delegating(delegating);
            case ProducerDescriptor.Part(ProducerDescriptor object, String name) -> {
                begin("PartProducer");
                text("parameter", name);
                out.key("object");
                producer(object);
            }
        }
        out.endObject();
    }

    private void query(ProducerDescriptor.Querying query) {
        begin("QueryProducer");
        type("type", query.type());
        out.key("query");
        expression(query.query());
        BoundExpression select = query.select();
        if (select != null) {
            out.key("selectResult");
            expression(select);
        }
    }

    private void delegating(ProducerDescriptor.Delegating delegating) {
        begin("ProducerProducer");
        text("producer", delegating.producer());
        flag("registered", delegating.registered());
        out.key("arguments").beginArray();
        delegating.arguments().forEach((name, argument) -> {
            begin("NamedProducer");
            text("name", name);
            out.key("producer");
            producer(argument);
            out.endObject();
        });
        out.endArray();
    }
}
