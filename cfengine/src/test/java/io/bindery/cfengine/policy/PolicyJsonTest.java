package io.bindery.cfengine.policy;

import io.bindery.cfengine.syntax.Parser;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.cfengine.value.JsonWriter;
import io.bindery.testkit.Corpus;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Policies as data, against what the reference program makes of them.
class PolicyJsonTest {
    @TestFactory
    Stream<DynamicTest> isTheReferencePrograms() {
        return Corpus.of("src/test/corpus/policy-json").inputs(".cf").tests(".json", PolicyJsonTest::json);
    }

    private static String json(Path input) throws IOException {
        Policy policy = new Policy();
        SourceFile source = new SourceFile(String.valueOf(input.getFileName()), Files.readString(input));
        Parser.parse(source, new SyntaxTables()).blocks().forEach(policy::add);
        return JsonWriter.pretty(PolicyJson.of(policy)) + "\n";
    }
}
