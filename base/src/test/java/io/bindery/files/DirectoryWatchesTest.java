package io.bindery.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DirectoryWatchesTest {
    @TempDir
    Path root;

    private DirectoryWatches watches;
    private DirectoryWatches.Watch watch;

    @BeforeEach
    void begin() throws IOException {
        Files.createDirectories(root.resolve("a/b"));
        Files.writeString(root.resolve("a/b/file"), "one");
        DirectoryWatches opened = DirectoryWatches.open();
        assumeTrue(opened != null);
        watches = opened;
        DirectoryWatches.Watch begun = watches.watch(List.of(root.resolve("a"), root.resolve("a/b")));
        assumeTrue(begun != null);
        watch = begun;
    }

    @Test
    void staysQuietWhileNothingHappens() throws IOException {
        assertThat(Files.readString(root.resolve("a/b/file"))).isEqualTo("one");
        Files.writeString(root.resolve("elsewhere"), "x");
        assertThat(watch.isQuiet()).isTrue();
    }

    @Test
    void seesAChangeInPlaceAtOnce() throws IOException {
        Files.writeString(root.resolve("a/b/file"), "two", StandardOpenOption.WRITE);
        assertThat(watch.isQuiet()).isFalse();
        assertThat(watch.isQuiet()).isFalse();
    }

    @Test
    void seesNewRemovedMovedAndChmod() throws IOException {
        Files.createDirectory(root.resolve("a/new"));
        assertThat(again()).isFalse();
        Files.delete(root.resolve("a/new"));
        assertThat(again()).isFalse();
        Files.move(root.resolve("a/b/file"), root.resolve("a/b/other"));
        assertThat(again()).isFalse();
        assertThat(root.resolve("a/b/other").toFile().setExecutable(true)).isTrue();
        assertThat(again()).isFalse();
        assertThat(watch.isQuiet()).isTrue();
    }

    private boolean again() {
        boolean quiet = watch.isQuiet();
        watch.close();
        watch = watches.watch(List.of(root.resolve("a"), root.resolve("a/b")));
        return quiet;
    }

    @Test
    void toldApartFromOtherWatches() throws IOException {
        DirectoryWatches.Watch outer = watches.watch(List.of(root.resolve("a")));
        Files.writeString(root.resolve("a/b/more"), "x");
        assertThat(outer.isQuiet()).isTrue();
        assertThat(watch.isQuiet()).isFalse();
        watch.close();
        Files.writeString(root.resolve("a/x"), "x");
        assertThat(outer.isQuiet()).isFalse();
    }

    @Test
    void watchesNoFileAndNothingAbsent() {
        assertThat(watches.watch(List.of(root.resolve("a/b/file")))).isNull();
        assertThat(watches.watch(List.of(root.resolve("absent")))).isNull();
    }
}
