package io.bindery.server.ca;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Who may change the program that decides about certificates may have any certificate, and runs programs as root.
class AutosignProgramTest {
    @TempDir
    Path folder;

    @Test
    void rootRunsNoProgramOfAnotherUser() throws IOException {
        assumeTrue((int) Files.getAttribute(Path.of("/proc/self"), "unix:uid") == 0, "needs root");
        Path program = Files.writeString(folder.resolve("autosign"), "#!/bin/sh\ntouch " + folder.resolve("ran") + "\n");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
        assertThat(new AutosignCommandRunner().run(program, "n", "").code()).isZero();
        Files.delete(folder.resolve("ran"));
        Files.setAttribute(program, "unix:uid", 65534);
        assertThatThrownBy(() -> new AutosignCommandRunner().run(program, "n", "")).isInstanceOf(IOException.class).hasMessageContaining("belongs to another user");
        assertThat(folder.resolve("ran")).doesNotExist();
    }
}
