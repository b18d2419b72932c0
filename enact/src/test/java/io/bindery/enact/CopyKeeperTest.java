package io.bindery.enact;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.file.BackupStore;
import io.bindery.enact.file.CopyGoal;
import io.bindery.enact.file.CopyGoal.Comparison;
import io.bindery.enact.file.CopyKeeper;
import io.bindery.enact.file.HardLinkGoal;
import io.bindery.enact.file.HardLinkKeeper;
import io.bindery.enact.file.MoveGoal;
import io.bindery.enact.file.MoveKeeper;
import io.bindery.enact.host.LocalHost;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Copies, moves and hard links.
class CopyKeeperTest {
    private static final Instant LONG_AGO = Instant.ofEpochSecond(1_500_000_000);

    @TempDir
    Path folder;

    private final Enactor enactor = new Enactor(new LocalHost(new LocalProcesses()), Journal.SILENT, true);
    private Path source = Path.of("");
    private Path target = Path.of("");

    @BeforeEach
    void makeSource() throws IOException {
        source = Files.writeString(folder.resolve("source"), "new");
        target = folder.resolve("target");
        Files.setPosixFilePermissions(source, PosixFilePermissions.fromString("rw-r-----"));
    }

    private Result copy(Comparison comparison, boolean preserves, @Nullable Path backup, Mode mode) {
        return enactor.keep(new CopyKeeper(), new CopyGoal(source, target, comparison, 0600, preserves, backup == null ? null : BackupStore.at(backup)), mode);
    }

    private Result copy(Comparison comparison) {
        return copy(comparison, false, null, Mode.REPAIR);
    }

    private static String mode(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @Test
    void makesACopyWithItsOwnModeAndThenHasNothingToDo() throws IOException {
        assertThat(copy(Comparison.CONTENT).verdict()).isEqualTo(Verdict.REPAIRED);
        assertThat(target).hasContent("new");
        assertThat(mode(target)).isEqualTo("rw-------");
        assertThat(copy(Comparison.CONTENT).verdict()).isEqualTo(Verdict.KEPT);
    }

    @Test
    void preservesModeAndTimes() throws IOException {
        Files.setLastModifiedTime(source, FileTime.from(LONG_AGO));
        copy(Comparison.CONTENT, true, null, Mode.REPAIR);
        assertThat(mode(target)).isEqualTo("rw-r-----");
        assertThat(Files.getLastModifiedTime(target).toInstant()).isEqualTo(LONG_AGO);
    }

    @Test
    void keepsTheOldFileUnderAnotherName() throws IOException {
        Files.writeString(target, "old");
        Path backup = folder.resolve("target.old");
        copy(Comparison.CONTENT, false, backup, Mode.REPAIR);
        assertThat(target).hasContent("new");
        assertThat(backup).hasContent("old");
    }

    @Test
    void aRehearsalChangesNothing() throws IOException {
        Files.writeString(target, "old");
        assertThat(copy(Comparison.CONTENT, false, null, Mode.REHEARSE).verdict()).isEqualTo(Verdict.PENDING);
        assertThat(target).hasContent("old");
    }

    @Test
    void comparesByTimeOrExistenceWhereAsked() throws IOException {
        Files.writeString(target, "old");
        Files.setLastModifiedTime(source, FileTime.from(LONG_AGO));
        assertThat(copy(Comparison.EXISTENCE).verdict()).isEqualTo(Verdict.KEPT);
        assertThat(copy(Comparison.MODIFIED).verdict()).isEqualTo(Verdict.KEPT);
        Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(3600)));
        assertThat(copy(Comparison.MODIFIED).verdict()).isEqualTo(Verdict.REPAIRED);
        assertThat(target).hasContent("new");
    }

    @Test
    void replacesALinkAndLeavesWhatItPointedTo() throws IOException {
        Path other = Files.writeString(folder.resolve("other"), "other");
        Files.createSymbolicLink(target, other);
        assertThat(copy(Comparison.CONTENT).verdict()).isEqualTo(Verdict.REPAIRED);
        assertThat(Files.isSymbolicLink(target)).isFalse();
        assertThat(other).hasContent("other");
    }

    @Test
    void doesNotReplaceADirectory() throws IOException {
        Files.createDirectory(target);
        assertThat(copy(Comparison.CONTENT).verdict()).isEqualTo(Verdict.FAILED);
        assertThat(target).isDirectory();
    }

    @Test
    void movesWhatIsThere() {
        MoveGoal goal = new MoveGoal(source, target);
        assertThat(enactor.keep(new MoveKeeper(), goal, Mode.REPAIR).verdict()).isEqualTo(Verdict.REPAIRED);
        assertThat(target).hasContent("new");
        assertThat(enactor.keep(new MoveKeeper(), goal, Mode.REPAIR).verdict()).isEqualTo(Verdict.KEPT);
    }

    @Test
    void hardLinksAreTheSameFileAndReplaceNoOther() throws IOException {
        HardLinkGoal goal = new HardLinkGoal(target, source);
        assertThat(enactor.keep(new HardLinkKeeper(), goal, Mode.REPAIR).verdict()).isEqualTo(Verdict.REPAIRED);
        assertThat(Files.isSameFile(source, target)).isTrue();
        assertThat(enactor.keep(new HardLinkKeeper(), goal, Mode.REPAIR).verdict()).isEqualTo(Verdict.KEPT);
        Files.delete(target);
        Files.writeString(target, "another");
        assertThat(enactor.keep(new HardLinkKeeper(), goal, Mode.REPAIR).verdict()).isEqualTo(Verdict.FAILED);
        assertThat(target).hasContent("another");
    }
}
