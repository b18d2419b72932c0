package io.bindery.puppet.bind.site;

import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.puppet.eval.CatalogBuilder;
import io.bindery.puppet.eval.DeclaredBody;
import io.bindery.puppet.eval.DeclaredResource;
import io.bindery.puppet.eval.EvaluatedAttribute;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.Replacement;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.tree.Collector;
import io.bindery.puppet.syntax.tree.Relationship;
import io.bindery.puppet.syntax.tree.ResourceDefaults;
import io.bindery.puppet.syntax.tree.ResourceOverride;
import io.bindery.puppet.syntax.tree.ResourceStatement;
import io.bindery.puppet.syntax.tree.SiteStatement;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Stands in for the catalog in manifests that are read before one exists (environments, sites): it accepts `site` statements and
/// refuses everything else.
///
/// @param where the manifest, as errors call it
record CatalogOutOfReach(String where, SiteReader reader) implements CatalogBuilder {
    /// Receives each `site` statement.
    @FunctionalInterface
    interface SiteReader {
        void read(SiteStatement site, Scope scope);
    }

    private EvaluationError refused(String what) {
        return new EvaluationError("[" + BindingCode.B111 + "] " + what + " is not allowed in " + where);
    }

    @Override
    public void site(SiteStatement site, Scope scope) {
        reader.read(site, scope);
    }

    @Override
    public boolean classExists(String name) {
        return false;
    }

    @Override
    public boolean typeExists(String name) {
        return false;
    }

    @Override
    public @Nullable DeclaredResource find(String type, String title) {
        return null;
    }

    @Override
    public List<Value> declare(ResourceStatement statement, Scope scope, String type, List<DeclaredBody> bodies) {
        throw refused("A resource");
    }

    @Override
    public Map<String, Value> defaults(String type, Scope scope) {
        throw refused("A resource default");
    }

    @Override
    public void setDefaults(ResourceDefaults expression, Scope scope, String type, List<EvaluatedAttribute> attributes) {
        throw refused("A resource default");
    }

    @Override
    public void override(
            ResourceOverride expression, Scope scope, List<Value> references, List<EvaluatedAttribute> attributes) {
        throw refused("A resource override");
    }

    @Override
    public Value collect(Collector expression, Scope scope, List<EvaluatedAttribute> attributes) {
        throw refused("A collector");
    }

    @Override
    public Value relate(Relationship expression, Scope scope, Value left, Value right) {
        throw refused("A relationship");
    }

    @Override
    public void replace(Replacement replacement, Scope scope) {
        throw refused("A change of a resource");
    }

    @Override
    public void include(List<String> classes, Scope scope) {
        throw refused("Including a class");
    }

    @Override
    public void contain(List<String> classes, Scope scope) {
        throw refused("Containing a class");
    }

    @Override
    public void require(List<String> classes, Scope scope) {
        throw refused("Requiring a class");
    }

    @Override
    public List<Value> create(
            ResourceStatement.Form form,
            String type,
            List<Value> titles,
            SequencedMap<String, Value> parameters,
            Scope scope,
            @Nullable Place place) {
        throw refused("A resource");
    }

    @Override
    public void realize(List<Value> references, Scope scope) {
        throw refused("Realizing a resource");
    }

    @Override
    public void tag(List<String> tags, Scope scope) {
        throw refused("A tag");
    }

    @Override
    public boolean isTagged(List<String> tags, Scope scope) {
        return false;
    }

    @Override
    public List<String> classNames() {
        return List.of();
    }

    @Override
    public List<String> allTags() {
        return List.of();
    }
}
