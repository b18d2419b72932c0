package io.bindery.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Outputs that users name, and directories for state.
class OutputFileTest {
    private static final int NOBODY = 65534;
    private static final int ROUNDS = 1_000;
    private static final byte[] TEXT = "text".getBytes(StandardCharsets.UTF_8);

    @TempDir
    Path folder;

    private static String mode(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    private static boolean isRoot() throws IOException {
        return Files.getAttribute(Path.of("/proc/self"), "unix:uid", LinkOption.NOFOLLOW_LINKS).equals(0);
    }

    @Test
    void aNewFileIsItsOwnersOnly() throws IOException {
        Path file = folder.resolve("out");
        OutputFile.write(file, TEXT);
        assertThat(file).hasContent("text");
        assertThat(mode(file)).isEqualTo("rw-------");
    }

    @Test
    void aFileThatIsThereKeepsItsPermissions() throws IOException {
        Path file = Files.writeString(folder.resolve("out"), "a longer text");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        OutputFile.write(file, TEXT);
        assertThat(file).hasContent("text");
        assertThat(mode(file)).isEqualTo("rw-r--r--");
    }

    @Test
    void aDeviceIsWrittenToAndStays() throws IOException {
        OutputFile.write(Path.of("/dev/null"), TEXT);
        assertThat(Files.isRegularFile(Path.of("/dev/null"))).isFalse();
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("/dev/null"));
        OutputFile.write(link, TEXT);
        assertThat(link).isSymbolicLink();
        assertThatThrownBy(() -> FileReplacement.replace(Path.of("/dev/null"), TEXT, null)).hasMessageContaining("not a regular file");
    }

    @Test
    void aPipeIsWrittenToAndStays() throws Exception {
        Path pipe = folder.resolve("pipe");
        Assumptions.assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "skipped: no mkfifo");
        Process reader = new ProcessBuilder("cat", pipe.toString()).start();
        OutputFile.write(pipe, TEXT);
        assertThat(reader.getInputStream().readAllBytes()).isEqualTo(TEXT);
        assertThat(Files.isRegularFile(pipe)).isFalse();
    }

    @Test
    void rootDoesNotFollowLinksOfOthers() throws IOException {
        Assumptions.assumeTrue(isRoot(), "skipped: needs root, to have files of two users");
        Path secret = Files.writeString(folder.resolve("secret"), "root's");
        Path link = Files.createSymbolicLink(folder.resolve("link"), secret);
        Files.setAttribute(link, "unix:uid", 65534, LinkOption.NOFOLLOW_LINKS);
        assertThatThrownBy(() -> OutputFile.write(link, TEXT)).hasMessageContaining("another user");
        assertThatThrownBy(() -> FileAppending.append(link, TEXT)).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> FileReplacement.note(link, TEXT)).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> SharedLines.open(link).close()).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> DurableLines.create(link)).isInstanceOf(IOException.class);
        assertThat(secret).hasContent("root's");
    }

    @Test
    void rootFollowsNoLinkOfOthersToADevice() throws IOException {
        Assumptions.assumeTrue(isRoot(), "skipped: needs root, to have files of two users");
        Path link = Files.createSymbolicLink(folder.resolve("out"), Path.of("/dev/null"));
        Files.setAttribute(link, "unix:uid", NOBODY, LinkOption.NOFOLLOW_LINKS);
        assertThatThrownBy(() -> OutputFile.write(link, TEXT)).hasMessageContaining("another user");
    }

    @Test
    void rootFollowsNoLinkOfOthersOnTheWay() throws IOException {
        Assumptions.assumeTrue(isRoot(), "skipped: needs root, to have files of two users");
        Path roots = Files.createDirectory(folder.resolve("roots"));
        Path link = Files.createSymbolicLink(folder.resolve("theirs"), roots);
        OutputFile.write(link.resolve("out"), TEXT);
        assertThat(roots.resolve("out")).hasContent("text");
        Files.setAttribute(link, "unix:uid", NOBODY, LinkOption.NOFOLLOW_LINKS);
        assertThatThrownBy(() -> OutputFile.write(link.resolve("new"), TEXT)).hasMessageContaining("another user");
        assertThat(roots.resolve("new")).doesNotExist();
        Files.setAttribute(roots, "unix:uid", NOBODY);
        Files.setAttribute(link, "unix:gid", Files.getAttribute(roots, "unix:gid"), LinkOption.NOFOLLOW_LINKS);
        OutputFile.write(link.resolve("new"), TEXT);
        assertThat(roots.resolve("new")).hasContent("text");
    }

    @Test
    void aPipeOfAnotherUserGetsNothingOfRoot() throws Exception {
        Assumptions.assumeTrue(isRoot(), "skipped: needs root, to have files of two users");
        Path pipe = folder.resolve("pipe");
        Assumptions.assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "skipped: no mkfifo");
        Files.setAttribute(pipe, "unix:uid", NOBODY);
        assertThatThrownBy(() -> OutputFile.write(pipe, TEXT)).hasMessageContaining("another user");
    }

    @Test
    void aFileThatAnotherUserMadeDoesNotSayWhoMayReadTheOutput() throws IOException {
        Assumptions.assumeTrue(isRoot(), "skipped: needs root, to have files of two users");
        Path file = Files.writeString(folder.resolve("out"), "theirs");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));
        Files.setAttribute(file, "unix:uid", NOBODY);
        OutputFile.write(file, TEXT);
        assertThat(mode(file)).isEqualTo("rw-------");
        assertThat(Files.getAttribute(file, "unix:uid")).isEqualTo(0);
    }

    @Test
    void aReplacedFileStaysItsOwners() throws IOException {
        Assumptions.assumeTrue(isRoot(), "skipped: needs root, to have files of two users");
        Path file = Files.writeString(folder.resolve("init.pp"), "theirs");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
        Files.setAttribute(file, "unix:uid", NOBODY);
        Files.setAttribute(file, "unix:gid", NOBODY);
        FileReplacement.replace(file, "mended");
        assertThat(file).hasContent("mended");
        assertThat(mode(file)).isEqualTo("rw-rw-r--");
        assertThat(Files.getAttribute(file, "unix:uid")).isEqualTo(NOBODY);
        assertThat(Files.getAttribute(file, "unix:gid")).isEqualTo(NOBODY);
    }

    @Test
    void aDirectoryThatIsSwappedForALinkGetsNothing() throws Exception {
        Path roots = Files.createDirectory(folder.resolve("roots"));
        Path secret = Files.writeString(roots.resolve("out"), "root's");
        Path place = Files.createDirectory(folder.resolve("place"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), roots);
        if (isRoot()) {
            Files.setAttribute(link, "unix:uid", NOBODY, LinkOption.NOFOLLOW_LINKS);
        }
        Path aside = folder.resolve("aside");
        AtomicBoolean over = new AtomicBoolean();
        AtomicInteger swaps = new AtomicInteger();
        Thread attacker = Thread.ofPlatform().start(() -> {
            while (!over.get()) {
                swap(place, aside);
                swap(link, place);
                swap(place, link);
                swap(aside, place);
                swaps.incrementAndGet();
            }
        });
        int written = 0;
        for (int round = 0; round < ROUNDS; round++) {
            try {
                OutputFile.write(place.resolve("out"), TEXT);
                written++;
            } catch (IOException refused) {
                assertThat(refused).isNotNull();
            }
        }
        over.set(true);
        attacker.join();
        Assumptions.assumeTrue(isRoot(), "skipped: only root refuses links of others");
        assertThat(written).as("written").isPositive();
        assertThat(swaps.get()).as("swaps").isGreaterThan(200);
        assertThat(secret).hasContent("root's");
        assertThat(roots.toFile().list()).containsExactly("out");
    }

    private static void swap(Path from, Path to) {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException missing) {
            // The writer made or removed something just now; the next round goes on.
            Thread.onSpinWait();
        }
    }

    @Test
    void stateIsKeptOnlyWhereOthersCannotAlterIt() throws IOException {
        PrivateFolder.make(folder.resolve("a/b"));
        assertThat(mode(folder.resolve("a/b"))).isEqualTo("rwx------");
        Assumptions.assumeTrue(isRoot(), "skipped: needs root, who has others to fear");
        Files.setPosixFilePermissions(folder.resolve("a"), PosixFilePermissions.fromString("rwxrwxrwx"));
        assertThatThrownBy(() -> PrivateFolder.make(folder.resolve("a/b"))).hasMessageContaining("other users can alter");
        Files.setPosixFilePermissions(folder.resolve("a"), PosixFilePermissions.fromString("rwx------"));
        Files.setAttribute(folder.resolve("a"), "unix:uid", 65534);
        assertThatThrownBy(() -> PrivateFolder.make(folder.resolve("a/b"))).hasMessageContaining("other users can alter");
    }

    @Test
    void linesAreDurableAndPrivate() throws IOException {
        Path file = folder.resolve("lines");
        DurableLines lines = DurableLines.create(file);
        lines.append("one", true);
        lines.append("two", false);
        assertThat(file).hasContent("one\ntwo");
        assertThat(mode(file)).isEqualTo("rw-------");
        lines.close(true);
        assertThat(file).doesNotExist();
    }
}
