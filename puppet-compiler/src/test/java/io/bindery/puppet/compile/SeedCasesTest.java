package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.testkit.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// The examples of the proposal that bindings come from, many in a file: `=== name`, the site as in the corpus `bindings`, then
/// `>>>` and the expected result. `-Dcorpus.accept=true` rewrites the results after `>>>`.
final class SeedCasesTest {
    private static final int FEWEST = 80;

    @TestFactory
    Stream<DynamicTest> examples() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Path file : Corpus.of("src/test/corpus/seed").inputs(".cases").inputs()) {
            String[] parts = Files.readString(file).split("(?m)^=== ", -1);
            if (Boolean.getBoolean("corpus.accept")) {
                assertThat(System.getenv("CI")).as("corpus.accept is refused in CI").isNull();
                Files.writeString(file, accepted(parts));
            }
            for (int i = 1; i < parts.length; i++) {
                Case each = Case.of(parts[i]);
                tests.add(DynamicTest.dynamicTest(
                        each.name, file.toUri(), () -> assertThat(BindingsCorpusTest.run(each.site)).isEqualTo(each.expected)));
            }
        }
        assertThat(tests).hasSizeGreaterThanOrEqualTo(FEWEST);
        return tests.stream();
    }

    private static String accepted(String[] parts) {
        StringBuilder all = new StringBuilder(parts[0]);
        for (int i = 1; i < parts.length; i++) {
            Case each = Case.of(parts[i]);
            all.append("=== ").append(each.name).append('\n').append(each.site).append(">>>\n").append(BindingsCorpusTest.run(each.site));
        }
        return all.toString();
    }

    private record Case(String name, String site, String expected) {
        static Case of(String text) {
            int line = text.indexOf('\n');
            int end = text.indexOf(">>>\n");
            assertThat(end).as("'%s' has an outcome", text.substring(0, line)).isPositive();
            return new Case(text.substring(0, line), text.substring(line + 1, end), text.substring(end + 4));
        }
    }
}
