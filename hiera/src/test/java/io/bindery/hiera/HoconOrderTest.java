package io.bindery.hiera;

import io.bindery.testkit.Corpus;
import io.bindery.text.SourceFile;
import java.nio.file.Files;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// HOCON as Ruby's reader reads it, with the order of its keys.
class HoconOrderTest {
    @TestFactory
    Stream<DynamicTest> texts() {
        return Corpus.of("src/test/corpus/hocon")
                .inputs(".conf")
                .atLeast(50)
                .tests(".json", input -> Rendering.JSON.render(HoconText.read(new SourceFile("F", Files.readString(input)))));
    }
}
