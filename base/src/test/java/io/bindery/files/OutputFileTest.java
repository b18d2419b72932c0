package io.bindery.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Outputs that users name, and directories for state.
class OutputFileTest {
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
