package io.bindery.testkit.host;

import io.bindery.enact.Keeper;
import io.bindery.enact.file.BackupStore;
import io.bindery.enact.file.CopyGoal;
import io.bindery.enact.file.CopyGoal.Comparison;
import io.bindery.enact.file.CopyKeeper;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.file.FileKeeper;
import io.bindery.enact.file.HardLinkGoal;
import io.bindery.enact.file.HardLinkKeeper;
import io.bindery.enact.file.ModeGoal;
import io.bindery.enact.file.MoveGoal;
import io.bindery.enact.file.MoveKeeper;
import io.bindery.enact.file.WantedContent;
import io.bindery.enact.host.Content;
import io.bindery.enact.host.FileDraft;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.HostFiles;
import io.bindery.testkit.host.KeeperLaws.Scene;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// The keepers of files, from several beginnings to several goals, in memory and on this machine.
final class FileKeepersTest {
    private static final String SECRET = "hunter2";

    @TempDir
    Path folder;

    private int scenes;

    /// How a directory looks before a goal is kept.
    private interface Beginning {
        void make(Path root, HostFiles files) throws IOException;
    }

    private static Content text(String text) {
        return Content.of(text.getBytes(StandardCharsets.UTF_8));
    }

    private static Beginning file(String content, int mode) {
        return (root, files) -> files.write(root.resolve("f"), FileDraft.fresh(text(content), mode));
    }

    private static final Beginning NOTHING = (_, _) -> {};
    private static final Beginning LINK = (root, files) -> {
        files.write(root.resolve("target"), FileDraft.fresh(text("old"), 0644));
        files.createLink(root.resolve("f"), "target");
    };
    private static final Beginning TREE = (root, files) -> {
        files.createDirectory(root.resolve("f"), 0755, -1, -1);
        files.createDirectory(root.resolve("f/sub"), 0700, -1, -1);
        files.write(root.resolve("f/sub/leaf"), FileDraft.fresh(text("leaf"), 0600));
    };
    private static final Beginning PIPE = (root, files) -> files.createPipe(root.resolve("f"), 0600);

    private static List<Beginning> beginnings() {
        return List.of(NOTHING, file("old", 0644), file("new\n", 04755), LINK);
    }

    private static FileGoal at(Path root) {
        return FileGoal.at(root.resolve("f"));
    }

    private static List<Function<Path, FileGoal>> goals() {
        return List.of(
                root -> at(root).existing(Existence.FILE),
                root -> at(root).existing(Existence.FILE).holding(text("new\n")),
                root -> at(root).existing(Existence.FILE).holding(text("new\n")).with(ModeGoal.exactly(0640)),
                root -> at(root).existing(Existence.FILE).holding(text("new\n")).with(ModeGoal.exactly(04711)).atOnce(),
                root -> at(root).existing(Existence.FILE).edited(_ -> "edited".getBytes(StandardCharsets.UTF_8))
                        .backedUpTo(BackupStore.at(root.resolve("f.before"))),
                root -> at(root).existing(Existence.ABSENT).notFollowing(),
                root -> at(root).with(new ModeGoal(0111, 0022)));
    }

    @TestFactory
    Stream<DynamicTest> plainGoals() {
        List<DynamicTest> tests = new ArrayList<>();
        int number = 0;
        for (Beginning beginning : beginnings()) {
            for (Function<Path, FileGoal> goal : goals()) {
                tests.addAll(laws("case " + number++, new FileKeeper(), beginning, goal));
            }
        }
        return tests.stream();
    }

    @TestFactory
    Stream<DynamicTest> forcedGoals() {
        return Stream.of(
                        laws("file over tree", new FileKeeper(), TREE, root -> at(root).existing(Existence.FILE).holding(text("x")).forced()),
                        laws("file over pipe", new FileKeeper(), PIPE, root -> at(root).existing(Existence.FILE).holding(text("x")).forced()),
                        laws("directory over file", new FileKeeper(), file("a", 0600), root -> at(root).existing(Existence.DIRECTORY).forced()),
                        laws("link over tree", new FileKeeper(), TREE, root -> at(root).linkingTo("there").forced()),
                        laws("link over link", new FileKeeper(), LINK, root -> at(root).linkingTo("there")),
                        laws("no tree", new FileKeeper(), TREE, root -> at(root).existing(Existence.ABSENT).forced()),
                        laws("pipe", new FileKeeper(), NOTHING, root -> at(root).existing(Existence.PIPE).createdWith(0640)),
                        laws("directory", new FileKeeper(), NOTHING, root -> at(root).existing(Existence.DIRECTORY).with(ModeGoal.exactly(01777)).atOnce()))
                .flatMap(List::stream);
    }

    @TestFactory
    Stream<DynamicTest> copiesMovesAndLinks() {
        Beginning two = (root, files) -> {
            files.write(root.resolve("source"), FileDraft.fresh(text("new"), 0640));
            files.write(root.resolve("f"), FileDraft.fresh(text("old"), 0600));
        };
        Beginning one = (root, files) -> files.write(root.resolve("source"), FileDraft.fresh(text("new"), 0640));
        return Stream.of(
                        laws("copy over", new CopyKeeper(), two, root -> copy(root, true)),
                        laws("copy new", new CopyKeeper(), one, root -> copy(root, false)),
                        laws("move", new MoveKeeper(), one, root -> new MoveGoal(root.resolve("source"), root.resolve("f"))),
                        laws("hard link", new HardLinkKeeper(), one, root -> new HardLinkGoal(root.resolve("f"), root.resolve("source"))))
                .flatMap(List::stream);
    }

    private static CopyGoal copy(Path root, boolean preserves) {
        BackupStore backup = BackupStore.at(root.resolve("f.saved"));
        return new CopyGoal(root.resolve("source"), root.resolve("f"), Comparison.CONTENT, 0600, preserves, backup);
    }

    @TestFactory
    Stream<DynamicTest> secretsStaySecret() {
        WantedContent secret = new WantedContent.Fixed(text(SECRET), "SHA-256", true);
        String digest;
        try {
            digest = text(SECRET).digest("SHA-256");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Stream.of(SECRET, digest).map(hidden -> DynamicTest.dynamicTest("hides " + hidden, () -> {
            Path root = Path.of("/r");
            new KeeperLaws<>(new FileKeeper(), at(root).existing(Existence.FILE).with(secret), () -> memory(root, file("old", 0600)), hidden)
                    .check();
        }));
    }

    private <G, S> List<DynamicTest> laws(String name, Keeper<G, S> keeper, Beginning beginning, Function<Path, G> goal) {
        return List.of(
                DynamicTest.dynamicTest(name + " in memory", () -> {
                    Path root = Path.of("/r");
                    KeeperLaws.check(keeper, goal.apply(root), () -> memory(root, beginning));
                }),
                DynamicTest.dynamicTest(name + " on this machine", () -> {
                    Path root = folder.resolve("scene" + scenes++);
                    KeeperLaws.check(keeper, goal.apply(root), () -> DirectoryScene.of(root, host -> prepare(host, root, beginning)));
                }));
    }

    private static Scene memory(Path root, Beginning beginning) {
        MemoryHost host = new MemoryHost();
        try {
            host.files().createDirectory(root, 0755, -1, -1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        prepare(host, root, beginning);
        return Scene.of(host);
    }

    private static void prepare(Host host, Path root, Beginning beginning) {
        try {
            beginning.make(root, host.files());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
