package io.bindery.server.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.load.Settings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Facts in the form in which Puppet Server stores them.
class FactsStoreTest {
    @TempDir
    Path folder;

    private String stored(String sent) throws Exception {
        FactsStore store = new FactsStore(Settings.defaults("server.example.org").with(Map.of("vardir", folder.toString())));
        store.keep(Facts.parse(sent));
        return Files.readString(folder.resolve("server_data/facts/a.example.org.json"));
    }

    @Test
    void timesThatWereSentAreKept() throws Exception {
        assertThat(stored("{\"name\":\"a.example.org\",\"values\":{\"x\":1},\"timestamp\":\"2026-01-01T01:00:00+01:00\",\"expiration\":\"2026-01-01T01:30:00Z\"}"))
                .isEqualTo("{\"name\":\"a.example.org\",\"values\":{\"x\":1},\"timestamp\":\"2026-01-01T00:00:00.000000000Z\","
                        + "\"expiration\":\"2026-01-01T01:30:00.000000000Z\"}");
    }

    @Test
    void noTimeIsMadeUp() throws Exception {
        assertThat(stored("{\"name\":\"a.example.org\",\"values\":{}}")).isEqualTo("{\"name\":\"a.example.org\",\"values\":{}}");
    }
}
