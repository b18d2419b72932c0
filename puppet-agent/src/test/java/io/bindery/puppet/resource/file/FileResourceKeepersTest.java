package io.bindery.puppet.resource.file;

import io.bindery.enact.Keeper;
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

/// The keepers of file resources obey the laws of keepers, in memory and on this machine.
class FileResourceKeepersTest {
    private static final byte[] NEW = "new\n".getBytes(StandardCharsets.UTF_8);

    @TempDir
    Path folder;

    @Test
    void contentsOfBuckets() {
        check(new BucketKeeper(), root -> new BucketKeeper.Stored(root.resolve("b/0/1/0123"), NEW, "/etc/motd"));
    }

    @Test
    void contentsOfBucketsThatAreFoundAtAnotherPath() {
        check(new BucketKeeper(), root -> new BucketKeeper.Stored(root.resolve("known"), NEW, "/etc/motd"));
    }

    @Test
    void contentsOfFiles() {
        check(new FileChangeKeeper(), root -> new FileChange.Write(root.resolve("f"), NEW, 0640, -1, -1));
        check(new FileChangeKeeper(), root -> new FileChange.Write(root.resolve("fresh"), NEW, -1, -1, -1));
    }

    @Test
    void modesOfFiles() {
        check(new FileChangeKeeper(), root -> new FileChange.SetMode(root.resolve("f"), 0600, true));
    }

    @Test
    void directoriesAndLinks() {
        check(new FileChangeKeeper(), root -> new FileChange.MakeDirectory(root.resolve("made"), 0750));
        check(new FileChangeKeeper(), root -> new FileChange.MakeLink(root.resolve("made"), "f"));
        check(new FileChangeKeeper(), root -> new FileChange.Remove(root.resolve("f")));
        check(new FileChangeKeeper(), root -> new FileChange.Remove(root.resolve("known")));
    }

    @Test
    void ownersAndCopiesOfFiles() {
        check(new FileChangeKeeper(), root -> new FileChange.SetOwner(root.resolve("f"), -1, -1, true));
        check(new FileChangeKeeper(), root -> new FileChange.Copy(root.resolve("f"), root.resolve("f.old")));
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

    /// A file, and a bucket's folder with a content that was found at another path.
    private static void prepare(Host host, Path root) {
        try {
            host.files().write(root.resolve("f"), FileDraft.fresh(text("old\n"), 0644));
            host.files().createDirectory(root.resolve("known"), 0770, -1, -1);
            host.files().write(root.resolve("known/contents"), FileDraft.fresh(Content.of(NEW), 0440));
            host.files().write(root.resolve("known/paths"), FileDraft.fresh(text("/etc/issue\n"), 0640));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Content text(String text) {
        return Content.of(text.getBytes(StandardCharsets.UTF_8));
    }
}
