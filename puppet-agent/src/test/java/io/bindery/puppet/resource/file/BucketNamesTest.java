package io.bindery.puppet.resource.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.enact.Enactor;
import io.bindery.enact.Journal;
import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.LocalHost;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.testkit.HostileNames;
import io.bindery.testkit.OpenWatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Hostile names in place of the digests of a bucket: nothing is opened outside of it.
class BucketNamesTest {
    @TempDir
    Path folder;

    @Test
    void onlyDigestsNameContents() throws IOException {
        Path root = folder.toRealPath().resolve("a/b/bucket");
        Host host = new LocalHost(new LocalProcesses());
        Bucket bucket = new Bucket(root, "sha256", host, new Enactor(host, Journal.SILENT, true));
        Path kept = Files.writeString(folder.resolve("f"), "kept");
        String digest = bucket.backup(kept);
        try (OpenWatch watch = new OpenWatch()) {
            for (Path place = root; place.startsWith(folder.toRealPath()); place = place.getParent()) {
                for (String name : new String[] {"outside/secret", "secret", "outside"}) {
                    Path directory = Files.createDirectories(place.resolve(name));
                    Files.writeString(directory.resolve("contents"), "canary");
                    watch.add(directory);
                }
            }
            watch.take();
            for (String name : HostileNames.all()) {
                assertThat(bucket.content(name)).isEmpty();
                assertThatThrownBy(() -> bucket.restore(folder.resolve("restored"), name)).isInstanceOf(ResourceError.class);
            }
            assertThat(watch.take()).isEmpty();
        }
        assertThat(folder.resolve("restored")).doesNotExist();
        assertThat(bucket.content(digest)).hasValue("kept".getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }
}
