package io.bindery.enact;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.file.BackupStore;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.file.FileKeeper;
import io.bindery.enact.file.ModeGoal;
import io.bindery.enact.host.LocalHost;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileKeeperTest {
    @TempDir
    Path folder;

    private final Enactor enactor = new Enactor(new LocalHost(new LocalProcesses()), Journal.SILENT, true);

    private Result keep(FileGoal goal) {
        return enactor.keep(new FileKeeper(), goal, Mode.REPAIR);
    }

    private static FileGoal withText(FileGoal goal, String text) {
        return goal.existing(Existence.FILE).edited(_ -> text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void makesAFileWithContentAndMode() throws IOException {
        Path file = folder.resolve("motd");
        Result result = keep(withText(FileGoal.at(file), "hello\n").with(ModeGoal.exactly(0640)));
        assertThat(result.verdict()).isEqualTo(Verdict.REPAIRED);
        assertThat(result.made()).extracting(Change::property).containsExactly(Change.EXISTENCE, "mode");
        assertThat(file).hasContent("hello\n");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).isEqualTo("rw-r-----");
    }

    @Test
    void aRehearsalChangesNothing() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "old");
        Result result = enactor.keep(new FileKeeper(), withText(FileGoal.at(file), "new"), Mode.REHEARSE);
        assertThat(result.verdict()).isEqualTo(Verdict.PENDING);
        assertThat(file).hasContent("old");
    }

    @Test
    void keepsABackupOfWhatItReplaces() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "old");
        Path copy = folder.resolve("a.before");
        keep(withText(FileGoal.at(file), "new").backedUpTo(BackupStore.at(copy)));
        assertThat(file).hasContent("new");
        assertThat(copy).hasContent("old");
    }

    @Test
    void aWrongKindIsAFailureAndLosesNothing() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "precious");
        Result result = keep(FileGoal.at(file).existing(Existence.DIRECTORY));
        assertThat(result.verdict()).isEqualTo(Verdict.FAILED);
        assertThat(file).hasContent("precious");
    }

    @Test
    void replacesALinkThatPointsElsewhere() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("l"), Path.of("one"));
        assertThat(keep(FileGoal.at(link).linkingTo("two")).verdict()).isEqualTo(Verdict.REPAIRED);
        assertThat(Files.readSymbolicLink(link)).hasToString("two");
    }

    @Test
    void aTargetInAMissingFolderIsAFailure() {
        Result result = keep(withText(FileGoal.at(folder.resolve("none/a")), "x"));
        assertThat(result.verdict()).isEqualTo(Verdict.FAILED);
        assertThat(result.reason().orElse("")).contains("no such file or directory");
    }

    /// The law of every keeper: from any state to any goal, the second time there is nothing left to do.
    @Test
    void keepingTwiceChangesNothingTheSecondTime() throws IOException {
        Random random = new Random(20);
        for (int i = 0; i < 200; i++) {
            Path file = folder.resolve("f" + i);
            if (random.nextBoolean()) {
                Files.writeString(file, "text " + random.nextInt(3));
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(random.nextBoolean() ? "rw-------" : "rwxr-xr-x"));
            }
            FileGoal goal = randomGoal(file, random);
            Result first = keep(goal);
            assertThat(first.verdict().isFailure()).isFalse();
            assertThat(keep(goal).verdict()).as("second keeping of %s", goal).isEqualTo(Verdict.KEPT);
        }
    }

    private static FileGoal randomGoal(Path file, Random random) {
        FileGoal goal = FileGoal.at(file).createdWith(0600);
        goal = switch (random.nextInt(3)) {
            case 0 -> goal.existing(Existence.ABSENT);
            case 1 -> goal.existing(Existence.FILE);
            default -> withText(goal, "text " + random.nextInt(3));
        };
        return random.nextBoolean() ? goal.with(new ModeGoal(random.nextInt(01000), random.nextInt(01000) & ~0600)) : goal.owned(List.of(), List.of());
    }
}
