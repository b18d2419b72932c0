package io.bindery.enact.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LocalFilesTest {
    private static final Instant THEN = Instant.parse("2020-01-02T03:04:05Z");

    @Test
    void theTimesOfAPipeAreSetWithoutWaitingForAWriter(@TempDir Path folder) throws Exception {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(120), () -> new LocalFiles().changeTimes(pipe, THEN, THEN));
        assertThat(Files.getLastModifiedTime(pipe)).isEqualTo(FileTime.from(THEN));
    }
}
