package io.bindery.enact.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.enact.exec.LocalProcesses;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Changes are seen through the changes root, and nowhere else.
final class ChangesRootTest {
    @TempDir
    Path folder;

    private Path data;
    private ChangesRoot files;

    @BeforeEach
    void prepare() throws IOException {
        data = Files.createDirectory(folder.toRealPath().resolve("data"));
        Path root = Files.createDirectory(folder.toRealPath().resolve("root"));
        Files.writeString(data.resolve("a"), "old");
        Files.createDirectory(data.resolve("d"));
        Files.writeString(data.resolve("d/x"), "x");
        Files.createSymbolicLink(data.resolve("l"), Path.of("d"));
        files = new ChangesRoot(new LocalHost(new LocalProcesses()).files(), root);
    }

    private String text(String name) throws IOException {
        return new String(files.read(data.resolve(name), 1000), StandardCharsets.UTF_8);
    }

    private static FileDraft draft(String text) {
        return FileDraft.replacing(Content.of(text.getBytes(StandardCharsets.UTF_8)), 0600);
    }

    @Test
    void writesCopiesOnly() throws IOException {
        files.write(data.resolve("a"), draft("new"));
        assertThat(text("a")).isEqualTo("new");
        assertThat(Files.readString(data.resolve("a"))).isEqualTo("old");
        assertThat(files.changed()).containsExactly(data.resolve("a"));
    }

    @Test
    void listsWhatWasMadeAndNotWhatWasDeleted() throws IOException {
        files.write(data.resolve("d/new"), draft("new"));
        files.delete(data.resolve("d/x"));
        assertThat(files.list(data.resolve("d"))).containsExactly("new");
        assertThat(files.state(data.resolve("d/x")).exists()).isFalse();
        assertThat(data.resolve("d/x")).exists();
        assertThat(data.resolve("d/new")).doesNotExist();
    }

    @Test
    void aPathThroughALinkIsTheSameFile() throws IOException {
        files.write(data.resolve("l/x"), draft("changed"));
        assertThat(text("d/x")).isEqualTo("changed");
        assertThat(text("d/./x")).isEqualTo("changed");
    }

    @Test
    void aRenamedDirectoryTakesItsContentsAlong() throws IOException {
        files.rename(data.resolve("d"), data.resolve("e"));
        assertThat(text("e/x")).isEqualTo("x");
        assertThat(files.state(data.resolve("d")).exists()).isFalse();
        assertThat(files.state(data.resolve("d/x")).exists()).isFalse();
        assertThat(files.list(data)).containsExactly("a", "e", "l");
        assertThat(files.renamings()).containsExactly(new ChangesRoot.Renaming(data.resolve("d"), data.resolve("e")));
        assertThat(data.resolve("d/x")).exists();
    }

    @Test
    void aDirectoryThatIsMadeAnewIsEmpty() throws IOException {
        files.deleteTree(data.resolve("d"));
        files.createDirectory(data.resolve("d"), 0700, -1, -1);
        assertThat(files.list(data.resolve("d"))).isEmpty();
        assertThat(files.state(data.resolve("d")).kind()).isEqualTo(FileKind.DIRECTORY);
    }

    @Test
    void aDirectoryThatIsNotEmptyIsNotDeleted() {
        assertThatThrownBy(() -> files.delete(data.resolve("d"))).isInstanceOf(DirectoryNotEmptyException.class);
    }

    @Test
    void permissionsAndLinksAreThoseOfTheCopy() throws IOException {
        files.changeMode(data.resolve("a"), 0640, Links.STOP);
        files.createLink(data.resolve("n"), "a");
        files.createHardLink(data.resolve("h"), data.resolve("a"));
        assertThat(files.state(data.resolve("a")).mode()).isEqualTo(0640);
        assertThat(files.stateFollowingLinks(data.resolve("n")).mode()).isEqualTo(0640);
        assertThat(files.state(data.resolve("h")).links()).isEqualTo(2);
        assertThat((int) Files.getAttribute(data.resolve("a"), "unix:nlink")).isEqualTo(1);
    }

    @Test
    void whatIsOnTheWayDoesNotCountAndASearchedDirectoryDoes() throws IOException {
        files.omit(data.resolve("a.saved"));
        files.write(data.resolve("a.saved"), draft("old"));
        files.write(data.resolve("d/x"), draft("new"));
        files.noteSearched(data.resolve("d"));
        files.noteSearched(data.resolve("l"));
        assertThat(List.copyOf(files.changed())).containsExactly(data.resolve("d/x"), data.resolve("d"));
    }

    @Test
    void aCopyThatWasHandedOutIsWhatAProgramLeft() throws IOException {
        Path copy = files.handOut(data.resolve("a"));
        Files.delete(copy);
        assertThat(files.state(data.resolve("a")).exists()).isFalse();
        assertThat(data.resolve("a")).exists();
    }
}
