package io.bindery.puppet.syntax.printer;

import io.bindery.puppet.syntax.printer.Pn.Entry;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.BindingStatement;
import io.bindery.puppet.syntax.tree.BindingsDefinition;
import io.bindery.puppet.syntax.tree.Expression;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `bindings` in the notation of [Dump].
final class BindingDump {
    private final List<Entry> entries = new ArrayList<>();

    private BindingDump() {}

    static Pn definition(BindingsDefinition definition) {
        return new BindingDump()
                .with("name", Pn.string(definition.name()))
                .with("body", statements(definition.statements()))
                .call("bindings");
    }

    private static Pn statements(List<BindingStatement> statements) {
        return new Pn.Sequence(statements.stream().map(BindingDump::statement).toList());
    }

    private static Pn statement(BindingStatement statement) {
        return switch (statement) {
            case BindingStatement.When e -> when(e);
            case BindingStatement.Bind e -> bind(e);
            case BindingStatement.Multibind e -> multibind(e);
            case BindingStatement.BindParameters e -> parameters(e);
            case BindingStatement.BindVariables e -> variables(e);
            case BindingStatement.BindMap e -> map(e);
            case BindingStatement.Rebind e -> rebind(e);
            case BindingStatement.BindDependency e -> dependency(e);
            case BindingStatement.Inclusion e -> inclusion(e);
            case BindingStatement.Stray e -> Dump.expression(e.statement());
        };
    }

    private static Pn when(BindingStatement.When when) {
        List<Pn> alternatives = when.alternatives().stream().map(BindingDump::conjunction).toList();
        return new BindingDump()
                .with("or", new Pn.Sequence(alternatives))
                .with("body", statements(when.statements()))
                .call("when");
    }

    private static Pn conjunction(BindingStatement.Conjunction conjunction) {
        return new Pn.Call(
                "and", conjunction.predicates().stream().map(BindingDump::predicate).toList());
    }

    private static Pn predicate(BindingStatement.CategoryPredicate predicate) {
        return new Pn.Mapping(List.of(new Entry(predicate.category(), list(predicate.values()))));
    }

    private static Pn list(List<Expression> expressions) {
        return new Pn.Sequence(expressions.stream().map(Dump::expression).toList());
    }

    private static Pn bind(BindingStatement.Bind bind) {
        return new BindingDump()
                .with(bind.modifiers())
                .with("key", bind.key())
                .with(bind.producer())
                .with("in", bind.multibindId())
                .with(bind.options())
                .call("bind");
    }

    private static Pn multibind(BindingStatement.Multibind bind) {
        return new BindingDump()
                .with(bind.modifiers())
                .with("key", bind.key())
                .with("as", bind.id())
                .with(bind.producer())
                .with(bind.options())
                .call("multibind");
    }

    private static Pn parameters(BindingStatement.BindParameters bind) {
        return new BindingDump()
                .with(bind.modifiers())
                .with("target", bind.target())
                .with(bind.producer())
                .with(bind.options())
                .call("bind-parameters");
    }

    private static Pn variables(BindingStatement.BindVariables bind) {
        return new BindingDump()
                .with(bind.modifiers())
                .with("type", bind.type())
                .with(bind.producer())
                .call("bind-variables");
    }

    private static Pn map(BindingStatement.BindMap bind) {
        return new BindingDump()
                .with(bind.modifiers())
                .with("left", bind.left())
                .with("right", bind.right())
                .with(bind.names())
                .call("bind-map");
    }

    private static Pn rebind(BindingStatement.Rebind bind) {
        return new BindingDump()
                .with(bind.modifiers())
                .with("key", bind.source())
                .with("as", bind.target())
                .with(bind.producer())
                .call(bind.kind().words().replace(' ', '-'));
    }

    private static Pn dependency(BindingStatement.BindDependency bind) {
        List<Pn> parts = new ArrayList<>();
        for (int i = 0; i < bind.groups().size(); i++) {
            if (i > 0) {
                parts.add(Pn.string(bind.arrows().get(i - 1).operator().symbol()));
            }
            parts.add(list(bind.groups().get(i)));
        }
        return new Pn.Call("bind-dependency", parts);
    }

    private static Pn inclusion(BindingStatement.Inclusion inclusion) {
        return new Pn.Call(
                inclusion.exclude() ? "exclude" : "include",
                inclusion.names().stream().map(Dump::expression).toList());
    }

    private static Pn key(BindingStatement.Key key) {
        BindingDump parts = new BindingDump();
        return switch (key) {
            case BindingStatement.Key.Plain e -> parts.with("type", e.type()).with("name", e.name()).mapping();
            case BindingStatement.Key.OfParameter e ->
                parts.with("target", e.target()).with("parameter", Pn.string(e.parameter())).mapping();
            case BindingStatement.Key.OfVariable e -> parts.with("variable", Pn.string(e.name())).mapping();
        };
    }

    private BindingDump with(String key, Pn value) {
        entries.add(new Entry(key, value));
        return this;
    }

    private BindingDump with(String key, @Nullable Expression value) {
        return value == null ? this : with(key, Dump.expression(value));
    }

    private BindingDump with(String key, BindingStatement.@Nullable Key value) {
        return value == null ? this : with(key, key(value));
    }

    private BindingDump with(BindingStatement.Modifiers modifiers) {
        if (modifiers.isAbstract()) {
            with("abstract", Pn.plain("true"));
        }
        return modifiers.override() ? with("override", Pn.plain("true")) : this;
    }

    private BindingDump with(BindingStatement.@Nullable Producer producer) {
        if (producer == null) {
            return this;
        }
        if (producer.optional()) {
            with("optional", Pn.plain("true"));
        }
        return with(producer.delegated() ? "producer" : "to", producer.expression());
    }

    private BindingDump with(List<Attribute.Operation> options) {
        return options.isEmpty() ? this : with("ops", Dump.attributes(options));
    }

    private Pn mapping() {
        return new Pn.Mapping(entries);
    }

    private Pn call(String name) {
        return Pn.call(name, mapping());
    }
}
