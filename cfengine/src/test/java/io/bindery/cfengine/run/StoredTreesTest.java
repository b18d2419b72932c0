package io.bindery.cfengine.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A run takes the stored trees of files that have not changed, and comes to the same with and without them.
final class StoredTreesTest {
    @TempDir
    Path folder;

    private Path policy;

    @BeforeEach
    void write() throws IOException {
        policy = put("main.cf", "body common control { inputs => { \"more.cf\" }; bundlesequence => { \"main\" }; }\n"
                + "bundle agent main { methods: \"m\" usebundle => more(\"a\"); }\n");
        more("first");
    }

    private void more(String text) throws IOException {
        put("more.cf", "bundle agent more(x) { reports: \"" + text + " $(x)\"; }\n");
    }

    private Path put(String name, String text) throws IOException {
        Path file = Files.writeString(folder.resolve(name), text);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    }

    private List<String> run() {
        RecordedRun run = new RecordedRun();
        assertThat(run.keep(folder.resolve("work"), policy, List.of())).isZero();
        return run.lines;
    }

    private Path store() throws IOException {
        try (Stream<Path> stores = Files.list(folder.resolve("work/state/bindery_trees"))) {
            List<Path> all = stores.toList();
            assertThat(all).hasSize(1);
            return all.getFirst();
        }
    }

    @Test
    void theSecondRunIsTheSame() throws IOException {
        assertThat(run()).containsExactly("R: first a");
        byte[] stored = Files.readAllBytes(store());
        assertThat(run()).containsExactly("R: first a");
        assertThat(store()).hasBinaryContent(stored);
    }

    @Test
    void aFileThatChangedIsParsedAgain() throws IOException {
        run();
        more("other");
        assertThat(run()).containsExactly("R: other a");
        assertThat(run()).containsExactly("R: other a");
    }

    @Test
    void aStoreThatIsDamagedIsNotUsed() throws IOException {
        run();
        byte[] stored = Files.readAllBytes(store());
        for (int at = 0; at < stored.length; at += 7) {
            stored[at] ^= 0x55;
        }
        Files.write(store(), stored);
        assertThat(run()).containsExactly("R: first a");
    }

    @Test
    void aMistakeIsNotStored() throws IOException {
        put("more.cf", "bundle agent more(x) { reports: \"a\" nosuch => \"b\"; }\n");
        RecordedRun run = new RecordedRun();
        run.keep(folder.resolve("work"), policy, List.of());
        RecordedRun again = new RecordedRun();
        again.keep(folder.resolve("work"), policy, List.of());
        assertThat(again.lines).contains("Unknown attribute 'nosuch' for promise type 'reports' in bundle with type 'agent'");
    }
}
