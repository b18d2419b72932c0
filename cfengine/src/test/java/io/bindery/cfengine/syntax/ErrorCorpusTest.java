package io.bindery.cfengine.syntax;

import io.bindery.testkit.Corpus;
import io.bindery.text.SourceFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Texts that are no policy, against what cf-promises says of them and where.
class ErrorCorpusTest {
    @TestFactory
    Stream<DynamicTest> errorsAreTheReferencePrograms() {
        SyntaxTables tables = new SyntaxTables();
        return Corpus.of("src/test/corpus/errors").inputs(".cf").atLeast(25).tests(".diag", input -> {
            String text = Files.readString(input, StandardCharsets.ISO_8859_1);
            return Parser.parse(new SourceFile(input.toString(), text), tables).diagnostics().stream()
                    .map(problem -> problem.place() == null || problem.code() == PolicyCode.UNREADABLE
                            ? problem.message() + "\n"
                            : problem.place().line() + ":" + problem.place().column() + ": " + problem.message() + "\n")
                    .collect(Collectors.joining());
        });
    }
}
