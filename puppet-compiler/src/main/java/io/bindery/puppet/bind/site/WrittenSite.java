package io.bindery.puppet.bind.site;

import io.bindery.hiera.bind.model.Categories;
import io.bindery.hiera.bind.model.LayerPlan;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.SiteItem;
import io.bindery.puppet.syntax.tree.SiteStatement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The content of `site` statements as written, without evaluation: every category that any branch names.
final class WrittenSite {
    private final Set<String> names = new LinkedHashSet<>();
    private @Nullable List<LayerPlan> layers;
    private boolean isDefault = true;

    private final SiteProblems problems;

    private WrittenSite(SiteProblems problems) {
        this.problems = problems;
    }

    static SiteConfiguration read(List<Manifest> initial, SiteProblems problems) {
        WrittenSite site = new WrittenSite(problems);
        for (Manifest manifest : initial) {
            for (Expression found : manifest.configuration()) {
                if (found instanceof SiteStatement statement) {
                    statement.items().forEach(site::read);
                }
            }
        }
        return site.finish();
    }

    private void read(SiteItem item) {
        switch (item) {
            case SiteItem.Categories categories -> {
                isDefault = false;
                CategoryRules.check(categories, problems);
                categories.entries().stream().map(SiteItem.CategoryEntry::name).forEach(names::add);
            }
            case SiteItem.Layers found -> {
                isDefault = false;
                LayerRules.check(found, problems);
                layers = layers == null ? plans(found) : layers;
            }
            case SiteItem.EnvironmentDefaults _, SiteItem.Environments _, SiteItem.DynamicEnvironments _ -> {}
        }
    }

    private SiteConfiguration finish() {
        names.remove("common");
        names.add("environment");
        List<String> all = new ArrayList<>(names);
        if (!all.contains("node")) {
            all.addFirst("node");
        }
        return new SiteConfiguration(
                Categories.ranked(all, Collections.nCopies(all.size(), null)), layers, isDefault);
    }

    /// Null if a name or reference is not written out.
    private static @Nullable List<LayerPlan> plans(SiteItem.Layers item) {
        List<LayerPlan> plans = new ArrayList<>();
        for (SiteItem.Layer layer : item.layers()) {
            List<String> include = new ArrayList<>();
            List<String> exclude = new ArrayList<>();
            if (!(layer.name() instanceof LiteralString name)) {
                return null;
            }
            for (Attribute.Operation operation : layer.operations()) {
                if (!addTo(operation.name().equals("exclude") ? exclude : include, operation.value())) {
                    return null;
                }
            }
            plans.add(new LayerPlan(name.value(), include, exclude, SourceLocation.of(layer.place())));
        }
        return plans;
    }

    private static boolean addTo(List<String> references, Expression written) {
        if (written instanceof LiteralString one) {
            return references.add(one.value());
        }
        return written instanceof LiteralList list
                && list.elements().stream().allMatch(element -> addTo(references, element));
    }
}
