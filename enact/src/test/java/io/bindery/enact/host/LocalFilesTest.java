package io.bindery.enact.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LocalFilesTest {
    private static final Instant THEN = Instant.parse("2020-01-02T03:04:05Z");

    @TempDir
    Path folder;

    private final LocalFiles files = new LocalFiles(new LocalAccounts().effectiveUser());

    private static Content text(String text) {
        return Content.of(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String mode(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aNewFileHasItsModeFromTheDraftWhateverTheMask() throws IOException {
        Path file = folder.resolve("new");
        files.write(file, FileDraft.replacing(text("hello"), 0666));
        assertThat(file).hasContent("hello");
        assertThat(mode(file)).isEqualTo("rw-rw-rw-");
        assertThat(names()).containsExactly("new");
    }

    @Test
    void holesOfAFileAreHolesOfItsCopyToo() throws IOException {
        Path sparse = folder.resolve("sparse");
        try (var channel = java.nio.channels.FileChannel.open(
                sparse, java.nio.file.StandardOpenOption.CREATE_NEW, java.nio.file.StandardOpenOption.WRITE)) {
            channel.write(java.nio.ByteBuffer.wrap(new byte[] {1, 2, 3}), 2_000_001);
            channel.write(java.nio.ByteBuffer.wrap(new byte[] {0}), 4_999_999);
        }
        Assumptions.assumeTrue(files.hasHoles(sparse), "the file system has no holes");
        Path copy = folder.resolve("copy");
        files.write(copy, FileDraft.fresh(files.content(sparse), 0600));
        assertThat(copy).hasSameBinaryContentAs(sparse);
        assertThat(files.hasHoles(copy)).isTrue();
        files.write(copy, FileDraft.fresh(text("full"), 0600));
        assertThat(files.content(copy).hasHoles()).isFalse();
    }

    @Test
    void temporaryFilesFromBeforeTheMachineStartedAreRemoved() throws IOException {
        int self = new LocalAccounts().effectiveUser();
        List<String> kept = List.of(".a.bindery-new", ".a.B1.bindery-new", ".a.b1.bindery-old", "a.b1.bindery-new", "f");
        for (String name : kept) {
            Files.writeString(folder.resolve(name), "kept");
        }
        Files.writeString(folder.resolve(".f.3k9.bindery-new"), "half");
        Files.createSymbolicLink(folder.resolve(".g.h.77.bindery-new"), Path.of("/nowhere"));
        Files.createDirectory(folder.resolve(".d.1.bindery-new"));
        new LocalFiles(self, Instant.now().minus(Duration.ofDays(1))).write(folder.resolve("f"), FileDraft.replacing(text("new"), 0600));
        assertThat(names()).contains(".f.3k9.bindery-new", ".g.h.77.bindery-new");
        new LocalFiles(self, Instant.now().plus(Duration.ofDays(1))).write(folder.resolve("f"), FileDraft.replacing(text("newer"), 0600));
        assertThat(names()).containsAll(kept).contains(".d.1.bindery-new").doesNotContain(".f.3k9.bindery-new", ".g.h.77.bindery-new");
        assertThat(Leftovers.machineStart()).isAfter(Instant.EPOCH).isBefore(Instant.now());
    }

    @Test
    void replacedContentLeavesModeAndAttributes() throws IOException {
        Path file = Files.writeString(folder.resolve("f"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-x--x"));
        var attributes = Files.getFileAttributeView(file, UserDefinedFileAttributeView.class);
        boolean supported = true;
        try {
            attributes.write("colour", StandardCharsets.UTF_8.encode("blue"));
        } catch (IOException _) {
            supported = false;
        }
        files.write(file, FileDraft.replacing(text("new"), 0600));
        assertThat(file).hasContent("new");
        assertThat(mode(file)).isEqualTo("rwxr-x--x");
        if (supported) {
            assertThat(Files.getFileAttributeView(file, UserDefinedFileAttributeView.class).list()).contains("colour");
        }
    }

    @Test
    void aFreshFileHasNothingOfTheOldOne() throws IOException {
        Path file = Files.writeString(folder.resolve("f"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxrwxrwx"));
        files.write(file, FileDraft.fresh(text("new"), 0640).at(THEN, THEN));
        assertThat(mode(file)).isEqualTo("rw-r-----");
        assertThat(Files.getLastModifiedTime(file).toInstant()).isEqualTo(THEN);
    }

    @Test
    void aLinkIsFollowedOrReplacedAsAsked() throws IOException {
        Path target = Files.writeString(folder.resolve("target"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("target"));
        files.write(link, FileDraft.replacing(text("new"), 0600));
        assertThat(link).isSymbolicLink();
        assertThat(target).hasContent("new");
        files.write(link, FileDraft.fresh(text("own"), 0600));
        assertThat(Files.isSymbolicLink(link)).isFalse();
        assertThat(target).hasContent("new");
    }

    @Test
    void linksThatLeadInCirclesAreRefused() throws IOException {
        Files.createSymbolicLink(folder.resolve("a"), Path.of("b"));
        Files.createSymbolicLink(folder.resolve("b"), Path.of("a"));
        assertThatThrownBy(() -> files.write(folder.resolve("a"), FileDraft.replacing(text(""), 0600)))
                .hasMessageContaining("Too many levels of symbolic links");
        assertThatThrownBy(() -> files.delete(folder.resolve("a/x"))).hasMessageContaining("Too many levels of symbolic links");
    }

    @Test
    void directoriesAreReachedThroughLinksAndDots() throws IOException {
        Files.createDirectories(folder.resolve("one/two"));
        Files.createSymbolicLink(folder.resolve("short"), Path.of("one/two"));
        files.write(folder.resolve("short/./../two/../../f"), FileDraft.replacing(text("x"), 0600));
        assertThat(folder.resolve("f")).hasContent("x");
        files.createDirectory(folder.resolve("short/three"), 0755, -1, -1);
        assertThat(folder.resolve("one/two/three")).isDirectory();
        Files.createSymbolicLink(folder.resolve("all"), Path.of("/"));
        files.delete(Path.of(folder + "/all" + folder + "/f"));
        assertThat(folder.resolve("f")).doesNotExist();
    }

    @Test
    void whatIsNotARegularFileIsReplacedOnlyByForce() throws IOException {
        Path pipe = folder.resolve("pipe");
        files.createPipe(pipe, 0620);
        assertThat(mode(pipe)).isEqualTo("rw--w----");
        assertThatThrownBy(() -> files.write(pipe, FileDraft.replacing(text("x"), 0600))).hasMessageContaining("not a regular file");
        assertThatThrownBy(() -> files.write(folder, FileDraft.replacing(text("x"), 0600).forced())).hasMessageContaining("Is a directory");
        files.write(pipe, FileDraft.replacing(text("x"), 0600).forced());
        assertThat(pipe).isRegularFile();
    }

    @Test
    void anotherFileThanTheOneLookedAtIsNotReplaced() throws IOException {
        Path file = Files.writeString(folder.resolve("f"), "seen");
        FileState seen = files.state(file);
        Files.move(file, folder.resolve("elsewhere"));
        Files.writeString(file, "another");
        assertThatThrownBy(() -> files.write(file, FileDraft.replacing(text("x"), 0600).insteadOf(seen)))
                .hasMessageContaining("not the file any more");
        assertThatThrownBy(() -> files.write(file, FileDraft.replacing(text("x"), 0600).insteadOf(FileState.ABSENT)))
                .hasMessageContaining("not the file any more");
        assertThat(file).hasContent("another");
        assertThat(names()).containsExactly("elsewhere", "f");
    }

    @Test
    void contentThatCannotBeReadLeavesNoTemporaryFile() throws IOException {
        Path file = Files.writeString(folder.resolve("f"), "old");
        Content broken = new Content() {
            @Override
            public long size() {
                return -1;
            }

            @Override
            public InputStream open() throws IOException {
                throw new IOException("broken source");
            }
        };
        assertThatThrownBy(() -> files.write(file, FileDraft.replacing(broken, 0600))).hasMessage("broken source");
        assertThat(file).hasContent("old");
        assertThat(names()).containsExactly("f");
    }

    @Test
    void appendingMakesTheFileOnce() throws IOException {
        Path file = folder.resolve("log");
        files.append(file, "a\n".getBytes(StandardCharsets.UTF_8), 0600);
        files.append(file, "b\n".getBytes(StandardCharsets.UTF_8), 0644);
        assertThat(file).hasContent("a\nb");
        assertThat(mode(file)).isEqualTo("rw-------");
        assertThatThrownBy(() -> files.append(folder, new byte[1], 0600)).isInstanceOf(IOException.class);
    }

    @Test
    void linksAreReplacedAtOnceAndFilesAreNot() throws IOException {
        Path link = folder.resolve("link");
        files.createLink(link, "one");
        files.createLink(link, "two");
        assertThat(Files.readSymbolicLink(link)).hasToString("two");
        assertThat(names()).containsExactly("link");
        Path file = Files.writeString(folder.resolve("f"), "kept");
        assertThatThrownBy(() -> files.createLink(file, "x")).isInstanceOf(FileAlreadyExistsException.class);
        files.createHardLink(folder.resolve("g"), file);
        assertThat(Files.isSameFile(file, folder.resolve("g"))).isTrue();
    }

    @Test
    void deletingATreeDoesNotFollowLinks() throws IOException {
        Path outside = Files.createDirectory(folder.resolve("outside"));
        Files.writeString(outside.resolve("precious"), "");
        Files.createDirectories(folder.resolve("tree/a/b"));
        Files.writeString(folder.resolve("tree/a/b/.hidden"), "");
        Files.createSymbolicLink(folder.resolve("tree/a/out"), outside);
        assertThatThrownBy(() -> files.delete(folder.resolve("tree"))).isInstanceOf(DirectoryNotEmptyException.class);
        files.deleteTree(folder.resolve("tree"));
        assertThat(names()).containsExactly("outside");
        assertThat(outside.resolve("precious")).exists();
        assertThatThrownBy(() -> files.deleteTree(folder.resolve("tree"))).isInstanceOf(NoSuchFileException.class);
    }

    @Test
    void renamingReplacesFilesAndNotDirectories() throws IOException {
        Path from = Files.writeString(folder.resolve("from"), "new");
        Path to = Files.writeString(folder.resolve("to"), "old");
        files.rename(from, to);
        assertThat(to).hasContent("new");
        Path directory = Files.createDirectory(folder.resolve("d"));
        assertThatThrownBy(() -> files.rename(to, directory)).isInstanceOf(FileAlreadyExistsException.class);
        assertThatThrownBy(() -> files.rename(from, to)).isInstanceOf(NoSuchFileException.class);
    }

    @Test
    void modesHaveAllTwelveBitsAndStopAtLinks() throws IOException {
        Path file = Files.writeString(folder.resolve("f"), "");
        files.changeMode(file, 04711, Links.STOP);
        assertThat(files.state(file).mode()).isEqualTo(04711);
        Path link = Files.createSymbolicLink(folder.resolve("l"), file);
        assertThatThrownBy(() -> files.changeMode(link, 0600, Links.STOP)).isInstanceOf(IOException.class);
        assertThat(files.state(file).mode()).isEqualTo(04711);
        files.changeMode(link, 01600, Links.FOLLOW);
        assertThat(files.state(file).mode()).isEqualTo(01600);
    }

    @Test
    void namesOfEveryAlphabetAndLengthWork() throws IOException {
        for (String name : List.of("with space", "ümläut", "日本語", "-rf", "new\nline", "x".repeat(255), "ä".repeat(127))) {
            Path file = folder.resolve(name);
            files.write(file, FileDraft.replacing(text(name), 0600));
            assertThat(Files.readString(file)).isEqualTo(name);
            files.delete(file);
        }
        assertThatThrownBy(() -> files.write(folder.resolve("x".repeat(256)), FileDraft.replacing(text(""), 0600)))
                .isInstanceOf(IOException.class);
    }

    @Test
    void largeContentIsStreamed() throws IOException {
        Path file = folder.resolve("large");
        byte[] block = new byte[1 << 16];
        Content zeros = new Content() {
            @Override
            public long size() {
                return -1;
            }

            @Override
            public InputStream open() {
                return new InputStream() {
                    private long left = 40_000_000;

                    @Override
                    public int read() {
                        return left-- > 0 ? 0 : -1;
                    }

                    @Override
                    public int read(byte[] into, int offset, int length) {
                        int count = (int) Math.min(Math.min(length, block.length), left);
                        left -= count;
                        return count == 0 ? -1 : count;
                    }
                };
            }
        };
        files.write(file, FileDraft.fresh(zeros, 0600));
        assertThat(Files.size(file)).isEqualTo(40_000_000);
        assertThat(files.digest(file, "SHA-256")).isEqualTo(zeros.digest("SHA-256"));
        assertThatThrownBy(() -> files.read(file, 1000)).hasMessageContaining("limit of 1000");
        assertThat(files.read(Files.writeString(folder.resolve("s"), "1234"), 4)).hasSize(4);
    }

    @Test
    void theTimesOfAPipeAreSetWithoutWaitingForAWriter() throws Exception {
        Path pipe = folder.resolve("pipe");
        files.createPipe(pipe, 0600);
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(120), () -> files.changeTimes(pipe, THEN, THEN, Links.STOP));
        assertThat(Files.getLastModifiedTime(pipe)).isEqualTo(FileTime.from(THEN));
    }

    @Test
    void anAccessListIsCarriedAndDoesNotBecomeGroupPermission() throws Exception {
        Path file = Files.writeString(folder.resolve("f"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        Assumptions.assumeTrue(run("setfacl", "-m", "u:65534:rw", file.toString()) == 0, "skipped: setfacl does not work here");
        files.write(file, FileDraft.replacing(text("new"), 0600));
        Process process = new ProcessBuilder("getfacl", "-cpn", file.toString()).start();
        String list = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(list).contains("user:65534:rw-").contains("group::---").contains("other::---");
    }

    @Test
    void anUnreadableDirectoryDenies() throws Exception {
        LocalFiles own = files;
        Assumptions.assumeFalse(new LocalAccounts().effectiveUser() == 0, "skipped: root is denied nothing");
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("---------"));
        assertThatThrownBy(() -> own.write(closed.resolve("f"), FileDraft.replacing(text(""), 0600)))
                .isInstanceOf(AccessDeniedException.class);
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
    }

    private static int run(String... words) {
        try {
            return new ProcessBuilder(words).redirectErrorStream(true).start().waitFor();
        } catch (IOException e) {
            return -1;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return -1;
        }
    }
}
