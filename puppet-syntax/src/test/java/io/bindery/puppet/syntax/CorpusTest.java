package io.bindery.puppet.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.syntax.printer.Dump;
import io.bindery.puppet.syntax.printer.Printer;
import io.bindery.puppet.syntax.reader.ParseResult;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.syntax.rules.Validator;
import io.bindery.puppet.syntax.rules.ValidatorSettings;
import io.bindery.testkit.Corpus;
import io.bindery.text.Severity;
import io.bindery.text.SourceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Trees and diagnostics against those of Puppet itself.
class CorpusTest {
    private static final String CORPUS = "src/test/corpus";

    @TestFactory
    Stream<DynamicTest> manifestsDumpAsPuppetDumpsThem() {
        return Corpus.of(CORPUS).atLeast(300).tests(".pn", CorpusTest::dump);
    }

    @TestFactory
    Stream<DynamicTest> templatesDumpAsPuppetDumpsThem() {
        return Corpus.of(CORPUS).inputs(".epp").atLeast(30).tests(".pn", CorpusTest::dump);
    }

    @TestFactory
    Stream<DynamicTest> manifestsAreRefusedAsPuppetRefusesThem() {
        return Corpus.of(CORPUS).atLeast(250).tests(".diag", CorpusTest::diagnose);
    }

    @TestFactory
    Stream<DynamicTest> templatesAreRefusedAsPuppetRefusesThem() {
        return Corpus.of(CORPUS).inputs(".epp").atLeast(10).tests(".diag", CorpusTest::diagnose);
    }

    @TestFactory
    Stream<DynamicTest> whatPuppetAcceptsIsAccepted() {
        return Stream.concat(
                        Corpus.of(CORPUS).atLeast(500).inputs().stream(),
                        Corpus.of(CORPUS).inputs(".epp").inputs().stream())
                .filter(input -> !Files.exists(golden(input, ".diag")))
                .map(input -> DynamicTest.dynamicTest(input.toString(), () -> assertThat(diagnose(input))
                        .isEmpty()));
    }

    @TestFactory
    Stream<DynamicTest> printedTreesParseToThemselves() {
        return Stream.concat(
                        Corpus.of(CORPUS).inputs().stream(),
                        Corpus.of(CORPUS).inputs(".epp").inputs().stream())
                .filter(input -> Files.exists(golden(input, ".pn")))
                .map(input -> DynamicTest.dynamicTest(input.toString(), () -> assertThat(reprinted(input))
                        .isEqualTo(dump(input))));
    }

    private static Path golden(Path input, String suffix) {
        return Path.of(input.toString().replaceFirst("\\.e?pp$", suffix));
    }

    private static String dump(Path input) throws Exception {
        ParseResult parsed = Sources.parse(input);
        assertThat(parsed.hasErrors()).isFalse();
        return Dump.pn(parsed.program()) + "\n";
    }

    private static String diagnose(Path input) throws Exception {
        return Sources.written(Validator.check(Sources.parse(input), ValidatorSettings.PLAIN));
    }

    private static String reprinted(Path input) throws Exception {
        String printed = Printer.print(Sources.parse(input).program());
        SourceFile file = new SourceFile("", printed);
        ParseResult again = input.toString().endsWith(".epp") ? Parser.parseEpp(file) : Parser.parse(file);
        assertThat(again.diagnostics()).as(printed).noneMatch(d -> d.severity() == Severity.ERROR);
        return Dump.pn(again.program()) + "\n";
    }
}
