package io.bindery.puppet.graph;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.CatalogReader;
import io.bindery.testkit.Corpus;
import io.bindery.text.SourceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Catalogs that Puppet compiled (`name.json`, of `name.pp`), and the graphs, cycles and order that it made of them.
final class GoldenGraphsTest {

    @TestFactory
    Stream<DynamicTest> graphs() {
        return Corpus.of("src/test/corpus/graph").inputs(".json").atLeast(9).tests(".out", GoldenGraphsTest::draw);
    }

    private static String draw(Path input) throws Exception {
        Catalog catalog = CatalogReader.read(new SourceFile(input.toString(), Files.readString(input)));
        RelationshipGraph graph = RelationshipGraph.of(catalog, CoreRelations.CORE);
        RelationshipGraph expanded = graph.expanded();
        StringBuilder text = new StringBuilder();
        text.append("== resources\n").append(GraphText.containment(catalog));
        text.append("== relationships\n").append(GraphText.relationships("Relationships", graph));
        text.append("== expanded\n").append(GraphText.relationships("Expanded_relationships", expanded));
        Cycles cycles = expanded.cycles();
        text.append("== cycles\n").append(cycles.isEmpty() ? "" : cycles.message()).append('\n');
        if (!cycles.isEmpty()) {
            return text.append("== cyclesdot\n").append(cycles.dot()).toString();
        }
        text.append("== order\n");
        expanded.order().forEach(vertex -> text.append(vertex.reference()).append('\n'));
        return text.toString();
    }
}
