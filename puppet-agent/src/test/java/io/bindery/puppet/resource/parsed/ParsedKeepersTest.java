package io.bindery.puppet.resource.parsed;

import io.bindery.enact.Keeper;
import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.Content;
import io.bindery.enact.host.FileDraft;
import io.bindery.enact.host.Host;
import io.bindery.testkit.host.DirectoryScene;
import io.bindery.testkit.host.KeeperLaws;
import io.bindery.testkit.host.MemoryHost;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The keepers of tables and of directories of keys obey the laws of keepers, in memory and on this machine.
class ParsedKeepersTest {
    private static final byte[] OLD = "127.0.0.1 localhost\n".getBytes(StandardCharsets.UTF_8);
    private static final byte[] NEW = "127.0.0.1 localhost\n10.0.0.1 one\n".getBytes(StandardCharsets.UTF_8);

    @TempDir
    Path folder;

    @Test
    void tables() {
        check(new TableFileKeeper(), root -> new TableFile(root.resolve("hosts"), NEW, -1, -1, -1));
        check(new TableFileKeeper(), root -> new TableFile(root.resolve("hosts"), NEW, 0600, -1, -1));
        check(new TableFileKeeper(), root -> new TableFile(root.resolve("fresh"), NEW, -1, -1, -1));
    }

    @Test
    void directoriesOfKeys() {
        Accounts.User nobodyElse = new Accounts.User("me", -1, -1, "", "", "");
        check(new KeyDirectoryKeeper(), root -> new KeyDirectory(root.resolve(".ssh"), nobodyElse));
        check(new KeyDirectoryKeeper(), root -> new KeyDirectory(root, nobodyElse));
    }

    private <G, S> void check(Keeper<G, S> keeper, Function<Path, G> goal) {
        Path root = Path.of("/r");
        KeeperLaws.check(keeper, goal.apply(root), () -> {
            MemoryHost host = new MemoryHost();
            try {
                host.files().createDirectory(root, 0755, -1, -1);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            prepare(host, root);
            return KeeperLaws.Scene.of(host);
        });
        Path real = folder.resolve("scene");
        KeeperLaws.check(keeper, goal.apply(real), () -> DirectoryScene.of(real, host -> prepare(host, real)));
    }

    private static void prepare(Host host, Path root) {
        try {
            host.files().write(root.resolve("hosts"), FileDraft.fresh(Content.of(OLD), 0640));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
