package io.bindery.puppet.transaction;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.report.Log;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.value.Str;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What runs remember survives damage of its file.
class StateFileTest {
    @TempDir
    Path directory;

    private final List<String> lines = new ArrayList<>();

    private StateFile load() {
        Log log = new Log(LogLevel.INFO);
        log.add(entry -> lines.add(entry.text()));
        return StateFile.load(directory.resolve("state.yaml"), log);
    }

    @Test
    void whatWasNotedIsReadAgain() {
        StateFile state = load();
        state.note("File[/a]", StateFile.CHECKED);
        state.record("File[/a]", "mode", Str.of("0600"));
        state.store();
        StateFile again = load();
        assertThat(again.checked("File[/a]")).isNotNull();
        assertThat(again.recorded("File[/a]")).containsEntry("mode", Str.of("0600"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"- a list", "{unfinished", "\u0000\u0001\u0002", "--- !ruby/object:Evil {}\n", "key: [1, 2"})
    void aDamagedFileIsSetAside(String text) throws IOException {
        Files.writeString(directory.resolve("state.yaml"), text);
        StateFile state = load();
        assertThat(state.recorded("File[/a]")).isEmpty();
        assertThat(directory.resolve("state.yaml.bad")).exists();
        assertThat(lines).anySatisfy(line -> assertThat(line).contains("is corrupt"));
        state.store();
        assertThat(load().recorded("File[/a]")).isEmpty();
    }

    @Test
    void aDirectoryInPlaceOfTheFileDoesNotStopARun() throws IOException {
        Files.createDirectory(directory.resolve("state.yaml"));
        StateFile state = load();
        state.note("File[/a]", StateFile.CHECKED);
        state.store();
        assertThat(lines).anySatisfy(line -> assertThat(line).contains("is not a file"));
    }
}
