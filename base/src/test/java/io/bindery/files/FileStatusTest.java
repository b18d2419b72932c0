package io.bindery.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileStatusTest {
    private static final Path HERE = Path.of("/");

    @TempDir
    Path folder;

    @BeforeAll
    static void takeMany() {
        for (int i = 0; i < 3_000; i++) {
            FileView.DISK.stamp(HERE);
        }
    }

    @Test
    void stampsAreTheSameByBothWays() throws IOException {
        Path file = Files.writeString(folder.resolve("höhe.txt"), "text");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        Files.setLastModifiedTime(file, FileTime.fromMillis(-5_000_123));
        for (Path path : List.of(file, link, folder, HERE, Path.of("/dev/null"), Path.of("/proc/self/status"), folder.resolve("none"))) {
            assertThat(FileStatus.find(path)).as(path.toString()).isNotNull().isEqualTo(FileStamp.asked(path));
        }
    }

    @Test
    void oddPathsAndErrorsAreLeftToJava() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "text");
        assertThat(FileStatus.find(file.resolve("below"))).isNull();
        assertThat(FileStatus.find(Path.of(""))).isNull();
        assertThat(FileStatus.find(folder.resolve("x".repeat(2_000)))).isNull();
    }

    @Test
    void aChangeIsSeen() throws IOException {
        Path file = folder.resolve("file");
        FileStamp before = FileStamp.of(file);
        Files.writeString(file, "text");
        FileStamp made = FileStamp.of(file);
        Files.writeString(file, "longer text");
        assertThat(List.of(before, made, FileStamp.of(file))).doesNotHaveDuplicates();
        assertThat(made.changedWithin(60_000_000_000L)).isTrue();
    }
}
