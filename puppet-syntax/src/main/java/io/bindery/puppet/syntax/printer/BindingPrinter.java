package io.bindery.puppet.syntax.printer;

import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.BindingStatement;
import io.bindery.puppet.syntax.tree.BindingsDefinition;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.ResourceBody;
import io.bindery.puppet.syntax.tree.ResourceQuery;
import io.bindery.puppet.syntax.tree.SiteItem;
import io.bindery.puppet.syntax.tree.SiteStatement;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Prints `site`, `bindings` and queries as source. Syntax that they share with the rest of the language is left to the
/// [Printer].
record BindingPrinter(Page page, Printer printer) {
    private <T> void lines(String start, List<T> items, Consumer<? super T> write) {
        page.add(start).add(" {");
        page.indent();
        for (T item : items) {
            page.newline();
            write.accept(item);
        }
        page.outdent();
        page.newline();
        page.add("}");
    }

    void site(SiteStatement site) {
        lines("site", site.items(), this::item);
    }

    private void item(SiteItem item) {
        switch (item) {
            case SiteItem.EnvironmentDefaults e -> {
                page.add("Environment");
                printer.bracedAttributes(e.attributes());
            }
            case SiteItem.Environments e -> lines("environment", e.bodies(), this::body);
            case SiteItem.DynamicEnvironments e -> lines("dynamic_environments", List.of(e.body()), this::body);
            case SiteItem.Categories e -> lines("categories", e.entries(), this::category);
            case SiteItem.Layers e -> lines(e.word(), e.layers(), this::layer);
        }
    }

    private void body(ResourceBody body) {
        printer.expression(body.title());
        page.add(":");
        printer.attributes(body.attributes());
        page.add(";");
    }

    private void category(SiteItem.CategoryEntry entry) {
        page.add(Quotes.string(entry.name())).add(" => ");
        printer.expression(entry.value());
        page.add(",");
    }

    private void layer(SiteItem.Layer layer) {
        page.add("layer { ");
        printer.expression(layer.name());
        page.add(":");
        printer.attributes(layer.operations());
        page.add(" }");
    }

    void definition(BindingsDefinition definition) {
        lines("bindings " + definition.name(), definition.statements(), this::statement);
    }

    private void statement(BindingStatement statement) {
        switch (statement) {
            case BindingStatement.When e -> when(e);
            case BindingStatement.Bind e -> bind(e);
            case BindingStatement.Multibind e -> multibind(e);
            case BindingStatement.BindParameters e -> parameters(e);
            case BindingStatement.BindVariables e -> variables(e);
            case BindingStatement.BindMap e -> map(e);
            case BindingStatement.Rebind e -> rebind(e);
            case BindingStatement.BindDependency e -> dependency(e);
            case BindingStatement.Inclusion e -> inclusion(e);
            case BindingStatement.Stray e -> printer.expression(e.statement());
        }
    }

    private void when(BindingStatement.When when) {
        page.add("when ");
        joined(when.alternatives(), " or ", this::conjunction);
        lines("", when.statements(), this::statement);
    }

    private <T> void joined(List<T> items, String separator, Consumer<? super T> write) {
        for (int i = 0; i < items.size(); i++) {
            page.add(i > 0 ? separator : "");
            write.accept(items.get(i));
        }
    }

    private void conjunction(BindingStatement.Conjunction conjunction) {
        joined(conjunction.predicates(), " and ", this::predicate);
    }

    private void predicate(BindingStatement.CategoryPredicate predicate) {
        if (predicate.isCommon()) {
            page.add(predicate.category());
            return;
        }
        page.add(Quotes.string(predicate.category())).add(" [");
        joined(predicate.values(), ", ", printer::expression);
        page.add("]");
    }

    private void bind(BindingStatement.Bind bind) {
        page.add("bind").add(words(bind.modifiers()));
        if (bind.key() != null) {
            page.add(" ");
            key(bind.key());
        }
        producer(bind.producer());
        named(" in ", bind.multibindId());
        options(bind.options());
    }

    private static String words(BindingStatement.Modifiers modifiers) {
        return (modifiers.isAbstract() ? " abstract" : "") + (modifiers.override() ? " override" : "");
    }

    private void named(String word, @Nullable LiteralString name) {
        if (name != null) {
            page.add(word).add(Quotes.string(name.value()));
        }
    }

    private void producer(BindingStatement.@Nullable Producer producer) {
        if (producer != null) {
            page.add(producer.optional() ? " to optional " : " to ").add(producer.delegated() ? "producer " : "");
            printer.expression(producer.expression());
        }
    }

    private void options(List<Attribute.Operation> options) {
        if (!options.isEmpty()) {
            printer.bracedAttributes(options);
        }
    }

    private void multibind(BindingStatement.Multibind bind) {
        page.add("multibind").add(words(bind.modifiers())).add(" ");
        key(bind.key());
        named(" as ", bind.id());
        producer(bind.producer());
        options(bind.options());
    }

    private void parameters(BindingStatement.BindParameters bind) {
        page.add("bind").add(words(bind.modifiers())).add(" parameters ");
        printer.expression(bind.target());
        producer(bind.producer());
        options(bind.options());
    }

    private void variables(BindingStatement.BindVariables bind) {
        page.add("bind").add(words(bind.modifiers())).add(" variables");
        if (bind.type() != null) {
            page.add(" ");
            printer.expression(bind.type());
        }
        producer(bind.producer());
    }

    private void map(BindingStatement.BindMap bind) {
        page.add("bind").add(words(bind.modifiers())).add(" map ");
        printer.expression(bind.left());
        page.add(" to ");
        printer.expression(bind.right());
        printer.bracedAttributes(bind.names());
    }

    private void rebind(BindingStatement.Rebind bind) {
        page.add(bind.kind().words());
        if (bind.target() == null) {
            page.add(words(bind.modifiers())).add(" ");
            key(bind.source());
        } else {
            page.add(" ");
            key(bind.source());
            page.add(" as").add(words(bind.modifiers())).add(" ");
            key(bind.target());
        }
        producer(bind.producer());
    }

    private void dependency(BindingStatement.BindDependency bind) {
        page.add("bind dependency");
        for (int i = 0; i < bind.groups().size(); i++) {
            page.add(i > 0 ? " " + bind.arrows().get(i - 1).operator().symbol() : "").add(" [");
            joined(bind.groups().get(i), ", ", printer::expression);
            page.add("]");
        }
    }

    private void inclusion(BindingStatement.Inclusion inclusion) {
        page.add(inclusion.exclude() ? "exclude [" : "include [");
        joined(inclusion.names(), ", ", printer::expression);
        page.add("]");
    }

    private void key(BindingStatement.Key key) {
        switch (key) {
            case BindingStatement.Key.Plain e -> plain(e);
            case BindingStatement.Key.OfParameter e -> {
                page.add("parameters ");
                printer.expression(e.target());
                page.add("[" + e.parameter() + "]");
            }
            case BindingStatement.Key.OfVariable e -> page.add("variable ").add(e.name());
        }
    }

    private void plain(BindingStatement.Key.Plain key) {
        if (key.type() != null) {
            printer.expression(key.type());
        }
        if (key.name() != null) {
            page.add(key.type() == null ? "" : ", ").add(Quotes.string(key.name().value()));
        }
    }

    void query(ResourceQuery query) {
        page.add(query.type().value()).add("[?? ");
        condition(query.condition());
        page.add("]");
    }

    private void condition(ResourceQuery.Condition condition) {
        switch (condition) {
            case ResourceQuery.Condition.And(ResourceQuery.Condition left, ResourceQuery.Condition right, _) -> both(left, "and", right);
            case ResourceQuery.Condition.Or(ResourceQuery.Condition left, ResourceQuery.Condition right, _) -> both(left, "or", right);
            case ResourceQuery.Condition.Not(ResourceQuery.Condition operand, _) -> {
                page.add("!(");
                condition(operand);
                page.add(")");
            }
            case ResourceQuery.Condition.Comparison e -> {
                page.add(e.name()).add(" ").add(e.operator().symbol()).add(" ");
                printer.expression(e.value());
            }
        }
    }

    private void both(ResourceQuery.Condition left, String word, ResourceQuery.Condition right) {
        page.add("(");
        condition(left);
        page.add(") ").add(word).add(" (");
        condition(right);
        page.add(")");
    }
}
