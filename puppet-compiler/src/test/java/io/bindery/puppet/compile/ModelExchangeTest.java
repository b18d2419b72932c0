package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.data.JsonOutput;
import io.bindery.data.JsonReader;
import io.bindery.hiera.bind.compose.Composition;
import io.bindery.hiera.bind.exchange.ModelJson;
import io.bindery.hiera.bind.explain.BindingList;
import io.bindery.hiera.bind.explain.ExplanationText;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.testkit.Corpus;
import io.bindery.text.SourceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Requirement H2-196: the model of every sound site of our corpora comes back from JSON as one that binds the same, and explains it in
/// the same words.
final class ModelExchangeTest {
    private static final Log SILENT = (level, source, message) -> {};

    @TestFactory
    Stream<DynamicTest> h2_196_everyModelComesBackAsItWas() {
        List<DynamicTest> tests = new ArrayList<>();
        for (String folder : List.of("bindings", "bindings-explain")) {
            for (Path input : Corpus.of("src/test/corpus/" + folder).inputs()) {
                tests.add(DynamicTest.dynamicTest(input.getFileName().toString(), input.toUri(), () -> check(input)));
            }
        }
        assertThat(tests).hasSizeGreaterThan(270);
        return tests.stream();
    }

    private static void check(Path input) throws Exception {
        Site site = BindingsCorpusTest.site(Files.readString(input));
        Compiler compiler = new Compiler(new Library(site.files()), () -> "uuid");
        try {
            String model = compiler.bindings(site.request(), SILENT, null, found -> model(found.requireSound()));
            Hash read = (Hash) JsonReader.read(new SourceFile("model.json", model), ValueBuilder.VALUES);
            assertThat(compiler.bindings(site.request(), SILENT, read, ModelExchangeTest::model)).isEqualTo(model);
            assertThat(described(compiler, site, read)).isEqualTo(described(compiler, site, null));
        } catch (CompileError unsound) {
            assertThat(site.compile().error()).as("only what does not compile has no model").isNotNull();
        }
    }

    private static String model(Composition composition) {
        JsonOutput out = new JsonOutput();
        ModelJson.write(composition.model(), out);
        return out.toString();
    }

    private static String described(Compiler compiler, Site site, @Nullable Hash imported) {
        return compiler.bindings(site.request(), SILENT, imported, found -> {
            StringBuilder out = new StringBuilder(BindingList.of(found, true).text());
            found.injector().keys().stream().sorted((left, right) -> left.toString().compareTo(right.toString())).forEach(key ->
                    out.append(explained(found, key)));
            return out.toString();
        });
    }

    private static String explained(Composition composition, Key key) {
        try {
            return ExplanationText.of(composition.injector().explain(key));
        } catch (BindingsError error) {
            return error.message() + "\n";
        } catch (EvaluationError error) {
            return error.message() + "\n";
        }
    }
}
