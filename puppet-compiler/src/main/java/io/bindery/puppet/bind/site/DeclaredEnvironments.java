package io.bindery.puppet.bind.site;

import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.puppet.eval.Evaluator;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.ResourceBody;
import io.bindery.puppet.syntax.tree.SiteItem;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The environments that a manifest declares, collected while its `site` statements are evaluated.
final class DeclaredEnvironments {
    private static final String ATTRIBUTES = "envdir, modulepath, manifestdir, manifest, templatedir, bindingsdir";

    private final SiteProblems problems;
    private final Map<String, EnvironmentAttribute> defaults = new LinkedHashMap<>();
    private final SequencedMap<String, Declared> declared = new LinkedHashMap<>();
    private @Nullable Dynamic dynamic;

    /// One declared environment.
    record Declared(Map<String, EnvironmentAttribute> attributes, Place place) {}

    /// A declared directory whose subdirectories are environments.
    record Dynamic(String directory, Map<String, EnvironmentAttribute> attributes, Place place) {}

    DeclaredEnvironments(SiteProblems problems) {
        this.problems = problems;
    }

    Map<String, EnvironmentAttribute> defaults() {
        return defaults;
    }

    @Nullable Declared find(String name) {
        return declared.get(name);
    }

    List<String> names() {
        return List.copyOf(declared.keySet());
    }

    @Nullable Dynamic dynamic() {
        return dynamic;
    }

    void read(SiteItem item, Evaluator evaluator, Scope scope) {
        switch (item) {
            case SiteItem.EnvironmentDefaults found -> defaults.putAll(attributes(found.attributes(), evaluator, scope));
            case SiteItem.Environments found -> found.bodies().forEach(body -> declare(body, evaluator, scope));
            case SiteItem.DynamicEnvironments found -> readDynamic(found, evaluator, scope);
            case SiteItem.Categories _, SiteItem.Layers _ -> {}
        }
    }

    private void declare(ResourceBody body, Evaluator evaluator, Scope scope) {
        Declared environment = new Declared(attributes(body.attributes(), evaluator, scope), body.place());
        for (String name : titles(evaluator.evaluate(body.title(), scope), body)) {
            Declared earlier = declared.putIfAbsent(name, environment);
            if (earlier != null) {
                problems.add(
                        BindingCode.B103,
                        body.place(),
                        "Environment '" + name + "' is already declared" + SiteProblems.at(earlier.place));
            }
        }
    }

    private List<String> titles(Value title, ResourceBody body) {
        List<String> names = new ArrayList<>();
        for (Value each : title instanceof Arr list ? list.elements() : List.of(title)) {
            if (each instanceof Str(String name)) {
                names.add(name);
            } else {
                wrongType("title", each, body.place());
            }
        }
        return names;
    }

    private void wrongType(String attribute, Value value, Place place) {
        problems.add(
                BindingCode.B108,
                place,
                "Attribute '" + attribute + "' expects String, got " + SiteProblems.typeOf(value));
    }

    private void readDynamic(SiteItem.DynamicEnvironments item, Evaluator evaluator, Scope scope) {
        ResourceBody body = item.body();
        Value title = evaluator.evaluate(body.title(), scope);
        Map<String, EnvironmentAttribute> attributes = attributes(body.attributes(), evaluator, scope);
        EnvironmentAttribute directory = attributes.remove("envdir");
        if (directory != null) {
            problems.add(
                    BindingCode.B106,
                    directory.place(),
                    "envdir can not be set in dynamic_environments; it is the directory of each environment");
        }
        String only = "dynamic_environments must be given one absolute directory";
        if (dynamic != null) {
            problems.add(
                    BindingCode.B107,
                    item.place(),
                    only + " (already given" + SiteProblems.at(dynamic.place) + ")");
        } else if (title instanceof Str(String text) && isAbsolute(text)) {
            dynamic = new Dynamic(text, attributes, item.place());
        } else {
            problems.add(BindingCode.B107, item.place(), only);
        }
    }

    /// A path may start with a setting, all of which that name directories are absolute.
    private static boolean isAbsolute(String path) {
        return path.startsWith("/") || path.startsWith("$");
    }

    private Map<String, EnvironmentAttribute> attributes(
            List<? extends Attribute> given, Evaluator evaluator, Scope scope) {
        Map<String, EnvironmentAttribute> attributes = new LinkedHashMap<>();
        for (Attribute attribute : given) {
            switch (attribute) {
                case Attribute.Operation operation -> addTo(attributes, operation, evaluator, scope);
                case Attribute.Splat splat -> wrongType("*", Default.DEFAULT, splat.place());
            }
        }
        return attributes;
    }

    private void addTo(
            Map<String, EnvironmentAttribute> attributes, Attribute.Operation given, Evaluator evaluator, Scope scope) {
        Value value = evaluator.evaluate(given.value(), scope);
        if (!isAttribute(given.name())) {
            problems.add(
                    BindingCode.B104,
                    given.place(),
                    "'" + given.name() + "' is not an attribute of an environment; expected one of " + ATTRIBUTES);
            return;
        }
        switch (value) {
            case Str _, Default _ -> attributes.put(given.name(), new EnvironmentAttribute(value, given.place()));
            case Undef _ -> {}
            default -> wrongType(given.name(), value, given.place());
        }
    }

    private static boolean isAttribute(String name) {
        return switch (name) {
            case "envdir", "modulepath", "manifestdir", "manifest", "templatedir", "bindingsdir" -> true;
            default -> false;
        };
    }
}
