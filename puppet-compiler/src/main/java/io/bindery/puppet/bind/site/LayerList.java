package io.bindery.puppet.bind.site;

import io.bindery.hiera.bind.model.LayerPlan;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.eval.Evaluator;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.SiteItem;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The layers a site configures, highest first.
final class LayerList {
    private final Evaluator evaluator;
    private final SiteProblems problems;
    private final List<LayerPlan> plans = new ArrayList<>();
    private final Map<String, Place> names = new HashMap<>();
    private @Nullable Place given;

    LayerList(Evaluator evaluator, SiteProblems problems) {
        this.evaluator = evaluator;
        this.problems = problems;
    }

    /// Null if the site configures none.
    @Nullable List<LayerPlan> plans() {
        return given == null ? null : plans;
    }

    void read(SiteItem.Layers item, Scope scope) {
        if (given != null) {
            problems.add(BindingCode.B213, item.place(), "Layers are already defined" + SiteProblems.at(given));
            return;
        }
        given = item.place();
        for (SiteItem.Layer layer : item.layers()) {
            add(layer, scope);
        }
    }

    private void add(SiteItem.Layer layer, Scope scope) {
        String name = Interpolation.text(evaluator.evaluate(layer.name(), scope));
        LayerRules.unique(name, layer, names, problems);
        List<String> include = new ArrayList<>();
        List<String> exclude = new ArrayList<>();
        for (Attribute.Operation operation : layer.operations()) {
            switch (operation.name()) {
                case "include" -> include.addAll(references(name, operation, scope));
                case "exclude" -> exclude.addAll(references(name, operation, scope));
                default -> LayerRules.attribute(operation, problems);
            }
        }
        plans.add(new LayerPlan(name, include, exclude, SourceLocation.of(layer.place())));
    }

    private List<String> references(String layer, Attribute.Operation operation, Scope scope) {
        Value value = evaluator.evaluate(operation.value(), scope);
        List<String> references = strings(value);
        if (references == null) {
            problems.add(
                    BindingCode.B215,
                    operation.place(),
                    "Layer '" + layer + "': " + operation.name() + " must be a String or Array of String, got "
                            + SiteProblems.typeOf(value));
            return List.of();
        }
        return references;
    }

    private static @Nullable List<String> strings(Value value) {
        if (value instanceof Str(String one)) {
            return List.of(one);
        }
        if (!(value instanceof Arr list)) {
            return null;
        }
        List<String> strings = new ArrayList<>();
        for (Value element : list.elements()) {
            if (!(element instanceof Str(String text))) {
                return null;
            }
            strings.add(text);
        }
        return strings;
    }
}
