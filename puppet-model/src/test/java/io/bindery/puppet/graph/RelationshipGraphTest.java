package io.bindery.puppet.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.catalog.Version;
import io.bindery.puppet.value.Str;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What the corpus of graphs cannot show: errors, and that size is no danger.
final class RelationshipGraphTest {

    private static Resource notify(String title, String metaparameter, String other) {
        Parameter parameter = new Parameter(metaparameter, Str.of("Notify[" + other + "]"), Origin.Given.BUILT_IN);
        return new Resource(new Reference("Notify", title), Kind.NATIVE, List.of(parameter), List.of(), List.of(), false, false, "/a.pp", 7);
    }

    private static RelationshipGraph graph(List<Resource> resources) {
        Catalog catalog = new Catalog(
                new Catalog.Heading("n", "production", new Version.Time(1), null, ""), resources, List.of(), List.of(), List.of());
        return RelationshipGraph.of(catalog, AutoRelations.NONE);
    }

    @Test
    void aRelationshipThatLeadsOutOfTheCatalogIsAnError() {
        assertThatThrownBy(() -> graph(List.of(notify("a", "require", "gone"))))
                .isInstanceOf(GraphError.class)
                .hasMessage("Could not find dependency Notify[gone] for Notify[a] (file: /a.pp, line: 7)");
        assertThatThrownBy(() -> graph(List.of(notify("a", "notify", "gone"))))
                .hasMessage("Could not find dependent Notify[gone] for Notify[a] (file: /a.pp, line: 7)");
    }

    @Test
    void aLongChainIsOrderedAndItsCycleFound() {
        int length = 50_000;
        List<Resource> chain = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            chain.add(notify("n" + i, "require", "n" + (i + 1) % length));
        }
        assertThat(graph(chain).cycles().members()).singleElement().satisfies(cycle -> assertThat(cycle).hasSize(length));
        chain.set(length - 1, notify("n" + (length - 1), "alias", "last"));
        assertThat(graph(chain).cycles().isEmpty()).isTrue();
        assertThat(graph(chain).order()).hasSize(length).first().hasToString("Notify[n" + (length - 1) + "]");
    }
}
