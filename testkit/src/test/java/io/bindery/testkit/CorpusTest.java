package io.bindery.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CorpusTest {
    @TempDir
    Path folder;

    private List<DynamicTest> tests() {
        return Corpus.of(folder.toString()).tests(".out", input -> Files.readString(input)).toList();
    }

    @Test
    void comparesTheResultWithTheGolden() throws Throwable {
        Files.writeString(folder.resolve("same.pp"), "text");
        Files.writeString(folder.resolve("same.out"), "text");
        tests().getFirst().getExecutable().execute();
        Files.writeString(folder.resolve("same.out"), "other text");
        assertThatThrownBy(() -> tests().getFirst().getExecutable().execute()).hasMessageContaining("differs from");
    }

    @Test
    void anInputWithoutGoldenFails() throws IOException {
        Files.writeString(folder.resolve("alone.pp"), "text");
        Files.writeString(folder.resolve("alone.origin"), "puppet 7.23.0");
        assertThatThrownBy(() -> tests().getFirst().getExecutable().execute()).hasMessageContaining("no golden").hasMessageContaining("alone.out");
    }

    @Test
    void aCaseOfAnotherFactoryIsLeftOut() throws IOException {
        Files.writeString(folder.resolve("error.pp"), "text");
        Files.writeString(folder.resolve("error.diag"), "text");
        Files.writeString(folder.resolve("error-2.pp"), "text");
        Files.writeString(folder.resolve("error-2.out"), "text");
        assertThat(tests()).extracting(DynamicTest::getDisplayName).containsExactly("error-2.pp");
    }

    @Test
    void filesThatCasesUseAreNoCases() throws IOException {
        Files.createDirectories(folder.resolve("modules/a"));
        Files.writeString(folder.resolve("modules/a/init.pp"), "text");
        Files.writeString(folder.resolve("modules.pp"), "text");
        Files.writeString(folder.resolve("modules.out"), "text");
        assertThat(Corpus.of(folder.toString()).except("modules").tests(".out", Files::readString))
                .extracting(DynamicTest::getDisplayName)
                .containsExactly("modules.pp");
    }
}
