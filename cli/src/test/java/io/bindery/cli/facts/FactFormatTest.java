package io.bindery.cli.facts;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.data.JsonReader;
import io.bindery.puppet.facts.CollectedFacts;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Facts are printed as Facter prints them.
class FactFormatTest {
    private static final Path CORPUS = Path.of("src/test/corpus/facts");

    @ParameterizedTest
    @CsvSource({
        "PLAIN, t, single.txt",
        "PLAIN, t zz, several.txt",
        "JSON, t, structured.json",
        "YAML, t, structured.yaml",
        "HOCON, t zz, several.hocon"
    })
    void formsAreThoseOfFacter(FactFormat format, String queries, String golden) throws IOException {
        SourceFile source = new SourceFile("facts", Files.readString(CORPUS.resolve("structured.in.json")));
        CollectedFacts facts = new CollectedFacts((Hash) JsonReader.read(source, ValueBuilder.VALUES), List.of(), List.of());
        String text = format.text(facts, List.of(queries.split(" ")));
        assertThat(text.endsWith("\n") ? text : text + "\n").isEqualTo(Files.readString(CORPUS.resolve(golden)));
    }
}
