package io.bindery.puppet.bind.site;

import io.bindery.hiera.bind.model.LayerPlan;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.puppet.eval.Evaluator;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.syntax.tree.SiteItem;
import io.bindery.puppet.syntax.tree.SiteStatement;
import io.bindery.text.Place;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Evaluates the `site` statements of the initial manifests, with the conditions around them and nothing else. The other
/// statements are evaluated later, when the site's configuration is known.
public final class SitePass {
    private static final Pattern UNKNOWN_VARIABLE = Pattern.compile("Evaluation Error: Unknown variable: '([^']*)'\\.");

    private final SiteProblems problems = new SiteProblems();
    private final SiteWorld world;
    private final Evaluator evaluator;
    private final CategoryList categories;
    private final LayerList layers;

    private SitePass(Evaluator outer, String environment, String node) {
        this.world = new SiteWorld(outer.world());
        EvaluationSettings settings =
                new EvaluationSettings(outer.settings().strict(), true, outer.settings().limits(), outer.settings().version());
        CatalogOutOfReach catalog = new CatalogOutOfReach("a site statement", this::read);
        this.evaluator = new Evaluator(world, outer.library(), outer.definitions(), catalog, settings, outer.cache());
        this.categories = new CategoryList(evaluator, problems, environment, node);
        this.layers = new LayerList(evaluator, problems);
    }

    /// The decisions of the site about a request: its categories and layers.
    ///
    /// @param scope inside the top scope, with facts, trusted data and the classifier's variables
    /// @param environment its name
    /// @param node the value of the category `node` where the site gives no other
    /// @throws io.bindery.hiera.bind.problem.BindingsError with all that is wrong with it
    public static SiteConfiguration evaluate(
            List<Manifest> initial, Evaluator evaluator, Scope scope, String environment, String node) {
        SitePass pass = new SitePass(evaluator, environment, node);
        for (Manifest manifest : initial) {
            pass.evaluate(manifest, scope);
        }
        pass.problems.throwIfAny();
        return pass.result();
    }

    private void evaluate(Manifest manifest, Scope scope) {
        if (manifest.configuration().stream().noneMatch(SiteStatement.class::isInstance)) {
            return;
        }
        try {
            evaluator.evaluate(SiteStatementsOnly.of(manifest.body()), scope);
        } catch (EvaluationError error) {
            Matcher unknown = UNKNOWN_VARIABLE.matcher(error.message());
            Place place = error.place();
            if (place == null || !unknown.matches()) {
                throw error;
            }
            throw SiteProblems.error(
                    BindingCode.B208,
                    place,
                    "Unknown variable '$" + unknown.group(1)
                            + "' (site expressions are evaluated before the other statements of the manifest)");
        }
    }

    private void read(SiteStatement site, Scope scope) {
        for (SiteItem item : site.items()) {
            switch (item) {
                case SiteItem.Categories found -> {
                    world.enter("categorizing");
                    categories.read(found, scope);
                }
                case SiteItem.Layers found -> {
                    world.enter("configuring layers");
                    layers.read(found, scope);
                }
                case SiteItem.EnvironmentDefaults found -> {}
                case SiteItem.Environments found -> {}
                case SiteItem.DynamicEnvironments found -> {}
            }
        }
    }

    private SiteConfiguration result() {
        List<LayerPlan> plans = layers.plans();
        return new SiteConfiguration(categories.finish(), plans, plans == null && !categories.isGiven());
    }

    /// What can be read of the site without a node: the names of its categories, and layers whose references are written out.
    ///
    /// @param problems receives the problems that do not depend on the node
    public static SiteConfiguration read(List<Manifest> initial, Problems problems) {
        SiteProblems found = new SiteProblems();
        SiteConfiguration site = WrittenSite.read(initial, found);
        problems.addAll(found.all());
        return site;
    }
}
