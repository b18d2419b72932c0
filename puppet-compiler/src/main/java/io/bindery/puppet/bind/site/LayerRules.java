package io.bindery.puppet.bind.site;

import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.SiteItem;
import io.bindery.text.Place;
import java.util.HashMap;
import java.util.Map;

/// Checks the written form of layers for errors.
final class LayerRules {
    private LayerRules() {}

    static void check(SiteItem.Layers item, SiteProblems problems) {
        Map<String, Place> names = new HashMap<>();
        for (SiteItem.Layer layer : item.layers()) {
            if (layer.name() instanceof LiteralString name) {
                unique(name.value(), layer, names, problems);
            }
            layer.operations().forEach(operation -> attribute(operation, problems));
        }
    }

    /// @param names of the layers before it
    static void unique(String name, SiteItem.Layer layer, Map<String, Place> names, SiteProblems problems) {
        Place earlier = names.putIfAbsent(name, layer.place());
        if (earlier != null) {
            problems.add(BindingCode.B210, layer.place(), "Layer '" + name + "' is already defined" + SiteProblems.at(earlier));
        }
    }

    static void attribute(Attribute.Operation operation, SiteProblems problems) {
        if (!operation.name().equals("include") && !operation.name().equals("exclude")) {
            problems.add(
                    BindingCode.B214,
                    operation.place(),
                    "'" + operation.name() + "' is not an attribute of a layer; expected include or exclude");
        }
    }
}
