package io.bindery.puppet.compile;

import io.bindery.hiera.bind.compose.Composition;
import io.bindery.hiera.bind.model.Category;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.puppet.load.Library;
import io.bindery.testkit.Corpus;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Requirements H2-60 to H2-74 and H2-178 to H2-182: each case is an initial manifest, and its golden the categories and layers it
/// makes, or what is wrong with it.
final class SiteCorpusTest {

    @TestFactory
    Stream<DynamicTest> manifests() {
        return Corpus.of("src/test/corpus/site").atLeast(35).tests(".out", SiteCorpusTest::read);
    }

    private static String read(Path input) throws Exception {
        Site site = Site.of(Files.readString(input))
                .fact("rack", "R1")
                .fact("dc", "east")
                .fact("fqdn", "web01.example.com")
                .file("bindings/default.pp", "bindings default { }")
                .file("bindings/more.pp", "bindings more { }")
                .file("modules/m/bindings/default.pp", "bindings m::default { }");
        List<String> lines = new ArrayList<>();
        try {
            Compiler compiler = new Compiler(new Library(site.files()), () -> "uuid");
            Composition composition =
                    compiler.bindings(site.request(), (level, source, message) -> {}, null, found -> found);
            composition.categories().highestFirst().forEach(category -> lines.add(line(category)));
            composition.layers().forEach(layer -> lines.add(line(layer)));
            composition.problems().forEach(problem -> lines.add("! " + problem.text()));
        } catch (CompileError error) {
            lines.add("! " + error.message());
        }
        return String.join("\n", lines) + "\n";
    }

    private static String line(Category category) {
        return category.rank() + " " + category.name() + " = " + category.value();
    }

    private static String line(NamedLayer layer) {
        return "layer " + layer.name() + ": " + layer.bindings().stream().map(NamedBindings::name).collect(Collectors.joining(", "));
    }
}
