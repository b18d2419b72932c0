package io.bindery.cfengine.run;

import io.bindery.testkit.Corpus;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// Policies whose reports show the order of evaluation, against what cf-agent printed.
class OrderCorpusTest {
    @TempDir
    Path work;

    @TestFactory
    Stream<DynamicTest> reportsAreTheReferencePrograms() {
        return Corpus.of("src/test/corpus/order").inputs(".cf").atLeast(20).tests(".out", policy -> {
            RecordedRun run = new RecordedRun();
            run.keep(Files.createTempDirectory(work, "run"), policy, List.of());
            return run.text();
        });
    }
}
