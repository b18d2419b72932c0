package io.bindery.enact.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Root's looks into a directory of another user, who could replace its files meanwhile: the same answers as elsewhere.
class OthersFilesTest {
    private static final int NOBODY = 65534;

    @TempDir
    Path folder;

    private final int self = new LocalAccounts().effectiveUser();
    private final LocalFiles files = new LocalFiles(self);
    private Path theirs = Path.of("");

    @BeforeEach
    void makeADirectoryOfAnotherUser() throws IOException {
        Assumptions.assumeTrue(self == 0, "skipped: needs root, to have files of two users");
        theirs = Files.createDirectory(folder.resolve("theirs"));
        Files.setAttribute(theirs, "unix:uid", NOBODY);
    }

    private Path file(String name, byte[] content) throws IOException {
        Path file = Files.write(theirs.resolve(name), content);
        Files.setAttribute(file, "unix:uid", NOBODY);
        return file;
    }

    private static byte[] bytes(int size, int value) {
        byte[] bytes = new byte[size];
        Arrays.fill(bytes, (byte) value);
        return bytes;
    }

    @Test
    void contentIsReadWhole() throws IOException {
        byte[] content = bytes(200_001, 7);
        Path file = file("a", content);
        assertThat(files.read(file, content.length)).isEqualTo(content);
        assertThatThrownBy(() -> files.read(file, content.length - 1)).hasMessageContaining("more than the limit");
        try (InputStream stream = files.content(file).open()) {
            assertThat(stream.readAllBytes()).isEqualTo(content);
        }
    }

    @Test
    void aDirectoryIsNotRead() throws IOException {
        Path inner = Files.createDirectory(theirs.resolve("d"));
        assertThatThrownBy(() -> files.read(inner, 10)).hasMessageContaining("Is a directory");
        assertThatThrownBy(() -> files.read(theirs.resolve("none"), 10)).isInstanceOf(java.nio.file.NoSuchFileException.class);
    }

    @Test
    void contentsAreComparedToTheirEnds() throws IOException {
        byte[] content = bytes(200_000, 7);
        Path one = file("one", content);
        assertThat(files.sameContent(one, file("equal", content))).isTrue();
        assertThat(files.sameContent(one, file("shorter", bytes(199_999, 7)))).isFalse();
        assertThat(files.sameContent(file("short", bytes(199_999, 7)), one)).isFalse();
        byte[] last = content.clone();
        last[last.length - 1] = 8;
        assertThat(files.sameContent(one, file("last", last))).isFalse();
        assertThat(files.sameContent(file("empty", new byte[0]), file("nothing", new byte[0]))).isTrue();
        Path trusted = Files.write(folder.resolve("trusted"), content);
        assertThat(files.sameContent(trusted, one)).isTrue();
        assertThat(files.sameContent(trusted, theirs.resolve("last"))).isFalse();
        assertThat(files.sameContent(trusted, Files.write(folder.resolve("other"), last))).isFalse();
        assertThat(files.sameContent(trusted, Files.write(folder.resolve("same"), content))).isTrue();
    }

    @Test
    void holesAreSeen() throws IOException {
        Path sparse = theirs.resolve("sparse");
        try (FileChannel channel = FileChannel.open(sparse, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[] {1}), 5_000_000);
        }
        Assumptions.assumeTrue(files.hasHoles(Files.copy(sparse, folder.resolve("probe"))) || files.hasHoles(sparse), "the file system has no holes");
        assertThat(files.hasHoles(sparse)).isTrue();
        assertThat(files.hasHoles(file("full", bytes(100_000, 1)))).isFalse();
        assertThat(files.hasHoles(file("empty", new byte[0]))).isFalse();
        assertThat(files.hasHoles(Files.write(folder.resolve("trusted"), bytes(100_000, 1)))).isFalse();
    }

    @Test
    void aGlanceHasModeOwnerAndGroup() throws IOException {
        Path file = file("a", new byte[1]);
        Files.setAttribute(file, "unix:gid", 1);
        // After the group: a change of group takes the bit away.
        Files.setAttribute(file, "unix:mode", 04711);
        Files.createSymbolicLink(theirs.resolve("l"), Path.of("a"));
        assertThat(files.glance(theirs)).satisfiesExactly(
                glance -> assertThat(glance).isEqualTo(new Glance("a", FileKind.FILE, 04711, NOBODY, 1, files.state(theirs).device())),
                link -> assertThat(link).extracting(Glance::name, Glance::kind).containsExactly("l", FileKind.LINK));
    }

    /// The owner of a link could point it anywhere, so root follows it only to a file of the same user and group.
    @Test
    void aLinkIsFollowedOnlyToAFileOfItsOwner() throws IOException {
        file("own", bytes(3, 1));
        Path good = Files.createSymbolicLink(theirs.resolve("good"), Path.of("own"));
        Files.setAttribute(good, "unix:uid", NOBODY, LinkOption.NOFOLLOW_LINKS);
        assertThat(files.read(good, 10)).hasSize(3);
        Path secret = Files.writeString(folder.resolve("secret"), "root's");
        Path bad = Files.createSymbolicLink(theirs.resolve("bad"), secret);
        Files.setAttribute(bad, "unix:uid", NOBODY, LinkOption.NOFOLLOW_LINKS);
        assertThatThrownBy(() -> files.read(bad, 10)).isInstanceOf(IOException.class);
        Path group = file("group", bytes(3, 1));
        Files.setAttribute(group, "unix:gid", 1);
        Path toGroup = Files.createSymbolicLink(theirs.resolve("to-group"), group);
        Files.setAttribute(toGroup, "unix:uid", NOBODY, LinkOption.NOFOLLOW_LINKS);
        assertThatThrownBy(() -> files.read(toGroup, 10)).isInstanceOf(IOException.class);
    }
}
