package io.bindery.puppet.syntax.printer;

import io.bindery.puppet.syntax.printer.Pn.Entry;
import io.bindery.puppet.syntax.tree.ResourceQuery;
import io.bindery.puppet.syntax.tree.SiteItem;
import io.bindery.puppet.syntax.tree.SiteStatement;
import java.util.ArrayList;
import java.util.List;

/// `site` in the notation of [Dump].
final class SiteDump {
    private SiteDump() {}

    static Pn site(SiteStatement site) {
        return new Pn.Call("site", site.items().stream().map(SiteDump::item).toList());
    }

    private static Pn item(SiteItem item) {
        return switch (item) {
            case SiteItem.EnvironmentDefaults e -> Pn.call("environment-defaults", Dump.attributes(e.attributes()));
            case SiteItem.Environments e ->
                new Pn.Call("environment", e.bodies().stream().map(Dump::body).toList());
            case SiteItem.DynamicEnvironments e -> Pn.call("dynamic-environments", Dump.body(e.body()));
            case SiteItem.Categories e ->
                new Pn.Call("categories", e.entries().stream().map(SiteDump::category).toList());
            case SiteItem.Layers e -> new Pn.Call("layers", e.layers().stream().map(SiteDump::layer).toList());
        };
    }

    private static Pn category(SiteItem.CategoryEntry entry) {
        return Pn.call("=>", Pn.string(entry.name()), Dump.expression(entry.value()));
    }

    private static Pn layer(SiteItem.Layer layer) {
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry("name", Dump.expression(layer.name())));
        entries.add(new Entry("ops", Dump.attributes(layer.operations())));
        return Pn.call("layer", new Pn.Mapping(entries));
    }

    /// `(query (qr "Type") condition)`.
    static Pn query(ResourceQuery query) {
        return Pn.call("query", Dump.expression(query.type()), condition(query.condition()));
    }

    private static Pn condition(ResourceQuery.Condition condition) {
        return switch (condition) {
            case ResourceQuery.Condition.And(ResourceQuery.Condition left, ResourceQuery.Condition right, _) ->
                Pn.call("and", condition(left), condition(right));
            case ResourceQuery.Condition.Or(ResourceQuery.Condition left, ResourceQuery.Condition right, _) ->
                Pn.call("or", condition(left), condition(right));
            case ResourceQuery.Condition.Not(ResourceQuery.Condition operand, _) -> Pn.call("!", condition(operand));
            case ResourceQuery.Condition.Comparison e ->
                Pn.call(e.operator().symbol(), Pn.string(e.name()), Dump.expression(e.value()));
        };
    }
}
