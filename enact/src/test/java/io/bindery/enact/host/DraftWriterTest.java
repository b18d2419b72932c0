package io.bindery.enact.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.enact.file.BackupStore;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a file that is being replaced looks like to others, and what it keeps.
final class DraftWriterTest {
    private static final int OTHER = 65534;
    private static final Instant LONG_AGO = Instant.ofEpochSecond(1_500_000_000);

    @TempDir
    Path folder;

    private final int self = new LocalAccounts().effectiveUser();
    private final LocalFiles files = new LocalFiles(self);

    private static Content text(String text) {
        return Content.of(text.getBytes(StandardCharsets.UTF_8));
    }

    private void needsRoot() {
        Assumptions.assumeTrue(self == 0, "skipped: needs root, to have files of two users");
    }

    /// A source that looks at the directory while it is read.
    private Content looking(List<FileState> seen) {
        return new Content() {
            @Override
            public long size() {
                return -1;
            }

            @Override
            public InputStream open() throws IOException {
                try (Stream<Path> all = Files.list(folder)) {
                    for (Path each : all.filter(path -> path.toString().endsWith(".bindery-new")).toList()) {
                        seen.add(files.state(each));
                    }
                }
                return new ByteArrayInputStream("new".getBytes(StandardCharsets.UTF_8));
            }
        };
    }

    @Test
    void aTemporaryFileIsItsOwnersOnlyUntilItIsComplete() throws IOException {
        List<FileState> seen = new ArrayList<>();
        files.write(folder.resolve("f"), FileDraft.fresh(looking(seen), 0777));
        assertThat(seen).singleElement().satisfies(state -> {
            assertThat(state.mode()).isEqualTo(0600);
            assertThat(state.owner()).isEqualTo(self);
        });
        assertThat(files.state(folder.resolve("f")).mode()).isEqualTo(0777);
    }

    @Test
    void theOldFileStandsUntilTheNewOneIsComplete() throws IOException {
        Path file = Files.writeString(folder.resolve("f"), "old");
        List<String> seen = new ArrayList<>();
        Content content = new Content() {
            @Override
            public long size() {
                return -1;
            }

            @Override
            public InputStream open() throws IOException {
                seen.add(Files.readString(file));
                return new ByteArrayInputStream(new byte[0]);
            }
        };
        files.write(file, FileDraft.replacing(content, 0600));
        assertThat(seen).containsExactly("old");
        assertThat(file).isEmptyFile();
    }

    /// A change of owner takes set-id bits away: the mode is set after it.
    @Test
    void specialBitsOfAnotherUsersFileAreKept() throws IOException {
        needsRoot();
        Path file = Files.writeString(folder.resolve("f"), "old");
        files.changeOwner(file, OTHER, OTHER, Links.STOP);
        files.changeMode(file, 06755, Links.STOP);
        files.write(file, FileDraft.replacing(text("new"), 0600));
        FileState state = files.state(file);
        assertThat(state.mode()).isEqualTo(06755);
        assertThat(state.owner()).isEqualTo(OTHER);
        assertThat(state.group()).isEqualTo(OTHER);
        files.write(file, FileDraft.fresh(text("newer"), 04711).owned(OTHER, OTHER));
        assertThat(files.state(file).mode()).isEqualTo(04711);
        files.createDirectory(folder.resolve("d"), 07755, OTHER, OTHER);
        assertThat(files.state(folder.resolve("d")).mode()).isEqualTo(07755);
    }

    /// Otherwise the user who had the file before would go on reading it by an access list of their own.
    @Test
    void anAccessListOfAnotherUserIsNotCarriedOver() throws Exception {
        needsRoot();
        Path file = Files.writeString(folder.resolve("f"), "theirs");
        files.changeOwner(file, OTHER, OTHER, Links.STOP);
        try {
            int code = new ProcessBuilder("setfacl", "-m", "u:" + OTHER + ":rw", file.toString()).start().waitFor();
            Assumptions.assumeTrue(code == 0, "skipped: no access lists on this file system");
        } catch (IOException missing) {
            Assumptions.abort("skipped: no setfacl");
        }
        files.write(file, FileDraft.replacing(text("theirs still"), 0600));
        assertThat(accessList(file)).containsPattern("user:\\d");
        FileDraft draft = new FileDraft(text("root's"), 0640, 0, 0, false, true, null, Links.STOP, false, null);
        files.write(file, draft);
        assertThat(accessList(file)).doesNotContainPattern("user:\\d");
    }

    private static String accessList(Path file) throws IOException {
        return new String(new ProcessBuilder("getfacl", "-pn", file.toString()).start().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void theOwnerOfALinkIsChangedAndNotThatOfItsTarget() throws IOException {
        needsRoot();
        Path target = Files.writeString(folder.resolve("target"), "");
        Path link = Files.createSymbolicLink(folder.resolve("link"), target);
        files.changeOwner(link, OTHER, OTHER, Links.STOP);
        assertThat(files.state(target).owner()).isZero();
        assertThat(files.state(link).owner()).isEqualTo(OTHER);
        Files.setAttribute(link, "unix:uid", 0, LinkOption.NOFOLLOW_LINKS);
        files.changeOwner(link, OTHER, OTHER, Links.FOLLOW);
        assertThat(files.state(target).owner()).isEqualTo(OTHER);
        assertThat(files.state(link).owner()).isZero();
    }

    @Test
    void aBackupHasModeTimesAndOwnerOfWhatItKeeps() throws IOException {
        Path file = Files.writeString(folder.resolve("f"), "old");
        files.changeMode(file, 0604, Links.STOP);
        if (self == 0) {
            files.changeOwner(file, OTHER, OTHER, Links.STOP);
        }
        files.changeTimes(file, LONG_AGO, LONG_AGO, Links.STOP);
        Path copy = Files.writeString(folder.resolve("f.before"), "older");
        Files.setPosixFilePermissions(copy, PosixFilePermissions.fromString("rwxrwxrwx"));
        FileState state = files.state(file);
        BackupStore.at(copy).keep(file, state, files);
        FileState kept = files.state(copy);
        assertThat(copy).hasContent("old");
        assertThat(kept.mode()).isEqualTo(0604);
        assertThat(kept.owner()).isEqualTo(state.owner());
        assertThat(kept.group()).isEqualTo(state.group());
        assertThat(kept.modified()).isEqualTo(LONG_AGO);
    }

    @Test
    void anEndOfAReadIsAnErrorAndNotAShorterText() throws IOException {
        Path file = Files.writeString(folder.resolve("f"), "12345");
        assertThatThrownBy(() -> files.read(file, 4)).hasMessageContaining("limit of 4");
        assertThat(files.read(file, 5)).hasSize(5);
    }

    @Test
    void aDirectoryIsNeverReplacedByAFile() throws IOException {
        Path directory = Files.createDirectory(folder.resolve("d"));
        Path file = Files.writeString(folder.resolve("f"), "");
        assertThatThrownBy(() -> files.rename(file, directory)).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> files.write(directory, FileDraft.fresh(text("x"), 0600).forced())).hasMessageContaining("Is a directory");
        assertThat(directory).isDirectory();
        assertThat(file).exists();
    }
}
