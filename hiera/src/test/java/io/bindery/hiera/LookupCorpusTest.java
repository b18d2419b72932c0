package io.bindery.hiera;

import static io.bindery.hiera.TestSite.FACTS;

import io.bindery.files.FileView;
import io.bindery.puppet.value.Str;
import io.bindery.testkit.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Every lookup of the corpus answered, explained and refused as real Puppet did when `record_lookups.rb` asked it.
class LookupCorpusTest {
    private static final Path CORPUS = Path.of("src/test/corpus/lookup");

    @TestFactory
    Stream<DynamicTest> lookups() {
        return Corpus.of(CORPUS.toString()).inputs(".case").atLeast(200).tests(".out", LookupCorpusTest::answer);
    }

    private static String answer(Path input) throws IOException {
        LookupCase question = LookupCase.read(input);
        Path temporary = Files.createTempDirectory("lookup");
        Path folder = temporary.resolve("site");
        question.install(CORPUS.resolve("site"), folder);
        TestSite site = new TestSite(folder, question.settings());
        boolean explains = question.has("--explain") || question.has("--explain-options");
        Explainer explainer = explains ? new Explainer(!question.has("--explain")) : null;
        StringBuilder out = new StringBuilder();
        try {
            out.append(print(question, site, explainer));
        } catch (LookupError error) {
            if (error.kind() == LookupError.Kind.OTHER || error.kind() == LookupError.Kind.FOREIGN) {
                out.append("exit 1\nError: ").append(error.text()).append('\n');
            } else if (explainer == null) {
                out.append("exit 1\n(silent) ").append(error.text()).append('\n');
            } else {
                explainer.text(error.text());
                out.append("exit 0\n").append(ExplainText.of(explainer));
            }
        }
        // Puppet says nothing about duplicate keys.
        site.logs().stream().filter(line -> !line.contains("is defined more than once, the last one is used")).forEach(line -> out.append(line).append('\n'));
        return out.toString().replace(folder.toString(), "@SITE@");
    }

    private static String print(LookupCase question, TestSite site, @org.jspecify.annotations.Nullable Explainer explainer) {
        String standard = question.option("--default");
        Lookup.Question asked = new Lookup.Question(
                question.keys(),
                false,
                question.type(),
                question.merge(),
                Map.of(),
                Map.of(),
                standard == null ? new Lookup.Fallback.None() : new Lookup.Fallback.Standard(new Str(standard)));
        Lookup lookup = new Lookup(new Hiera(FileView.DISK), site, site);
        String format = question.option("--render-as");
        var value = lookup.answer(asked, site.scope(FACTS, question.variables()), explainer);
        if (explainer == null) {
            return "exit 0\n" + rendering(format == null ? "yaml" : format).render(value);
        }
        return "exit 0\n" + (format == null ? ExplainText.of(explainer) : rendering(format).render(ExplainData.of(explainer)));
    }

    private static Rendering rendering(String name) {
        return java.util.Objects.requireNonNull(Rendering.of(name), name);
    }
}
