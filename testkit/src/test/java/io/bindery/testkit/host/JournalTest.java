package io.bindery.testkit.host;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.enact.Change;
import io.bindery.enact.Effect;
import io.bindery.enact.Enactor;
import io.bindery.enact.Mode;
import io.bindery.enact.RepairException;
import io.bindery.enact.Subject;
import io.bindery.enact.Trait;
import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.file.FileKeeper;
import io.bindery.enact.host.Content;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.LocalHost;
import io.bindery.enact.journal.FileJournal;
import io.bindery.enact.journal.Recovery;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The journal on disk, and what the next run makes of it.
final class JournalTest {
    @TempDir
    Path folder;

    private final Host host = new LocalHost(new LocalProcesses());

    private Change change(Path file) {
        Trait secret = Trait.secret(Trait.text("hunter2"));
        return new Change(new Subject("file", file.toString()), "content", secret, secret);
    }

    private Path journals() {
        return folder.resolve("state/journal");
    }

    private List<Path> files(Path directory) throws IOException {
        try (Stream<Path> all = Files.list(directory)) {
            return all.sorted().toList();
        }
    }

    /// The journal of a process that is gone.
    private void bequeath(String text) throws IOException {
        Files.createDirectories(journals());
        Files.writeString(journals().resolve("1-1.journal"), text);
    }

    @Test
    void writesBeginAndEndAndRemovesItselfWhenAllHasEnded() throws Exception {
        try (FileJournal journal = new FileJournal(journals())) {
            assertThat(journals()).doesNotExist();
            journal.begins(change(folder.resolve("f")));
            String text = Files.readString(files(journals()).getFirst());
            assertThat(text).contains("\"begin\":1", "\"kind\":\"file\"", "\"property\":\"content\"").doesNotContain("hunter2");
            journal.ends(new Effect.Failed(change(folder.resolve("f")), "hunter2"));
            text = Files.readString(files(journals()).getFirst());
            assertThat(text).contains("\"end\":1,\"effect\":\"failed\"").doesNotContain("hunter2");
        }
        assertThat(files(journals())).isEmpty();
    }

    @Test
    void aStepThatDidNotEndLosesItsTemporaryFilesOnly() throws IOException {
        Path file = Files.writeString(folder.resolve("f"), "old");
        Path left = Files.writeString(folder.resolve(".f.3x9k.bindery-new"), "ha");
        Path others = Files.writeString(folder.resolve(".f.g.3x9k.bindery-new"), "of f.g");
        Path plain = Files.writeString(folder.resolve(".f.txt"), "a user's");
        bequeath("{\"begin\":1,\"kind\":\"file\",\"name\":\"" + file + "\",\"property\":\"content\"}\n");
        List<String> report = new Recovery(host).recover(journals());
        assertThat(report).hasSize(2);
        assertThat(report.getFirst()).contains("had not finished content of file " + file);
        assertThat(left).doesNotExist();
        assertThat(List.of(file, others, plain)).allSatisfy(each -> assertThat(each).exists());
        assertThat(files(journals())).isEmpty();
    }

    @Test
    void theFileBehindALinkIsCleanedUpToo() throws IOException {
        Path real = Files.createDirectory(folder.resolve("real"));
        Path left = Files.writeString(real.resolve(".f.3x9k.bindery-new"), "ha");
        Files.writeString(real.resolve("f"), "old");
        Files.createSymbolicLink(folder.resolve("link"), Path.of("real/f"));
        bequeath("{\"begin\":1,\"kind\":\"file\",\"name\":\"" + folder.resolve("link") + "\",\"property\":\"content\"}\n");
        new Recovery(host).recover(journals());
        assertThat(left).doesNotExist();
    }

    @Test
    void stepsThatEndedAndTornLinesAreNoConcern() throws IOException {
        Path left = Files.writeString(folder.resolve(".f.3x9k.bindery-new"), "ha");
        String begin = "{\"begin\":1,\"kind\":\"file\",\"name\":\"" + folder.resolve("f") + "\",\"property\":\"content\"}\n";
        bequeath(begin + "{\"end\":1,\"effect\":\"made\"}\n{\"begin\":2,\"kind\":\"file\",\"na");
        assertThat(new Recovery(host).recover(journals())).isEmpty();
        assertThat(left).exists();
        bequeath("\u0000\u0000garbage\n[1]\n" + begin.substring(0, 20));
        assertThat(new Recovery(host).recover(journals())).isEmpty();
        assertThat(files(journals())).isEmpty();
    }

    @Test
    void theJournalOfALivingProcessIsLeftAlone() throws RepairException, IOException {
        try (FileJournal journal = new FileJournal(journals())) {
            journal.begins(change(folder.resolve("f")));
            assertThat(new Recovery(host).recover(journals())).isEmpty();
            assertThat(files(journals())).hasSize(1);
        }
        assertThat(files(journals())).as("a step has not ended").hasSize(1);
    }

    @Test
    void aStepIsNotMadeWhereTheJournalCannotBeWritten() throws IOException {
        Files.writeString(folder.resolve("state"), "in the way");
        Path file = folder.resolve("f");
        FileGoal goal = FileGoal.at(file).existing(Existence.FILE).holding(Content.of("x".getBytes(StandardCharsets.UTF_8)));
        var result = new Enactor(host, new FileJournal(journals()), true).keep(new FileKeeper(), goal, Mode.REPAIR);
        assertThat(result.verdict().isFailure()).isTrue();
        assertThat(result.reason().orElse("")).contains("cannot write the journal");
        assertThat(file).doesNotExist();
    }
}
