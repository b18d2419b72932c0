package io.bindery.puppet.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Classifiers and `config_version` commands of other users, which root does not run.
class ForeignProgramTest {
    private static final int NOBODY = 65534;

    @Test
    void aClassifierOfAnotherUserIsNotRun(@TempDir Path folder) throws IOException {
        Path enc = program(folder);
        ExecClassifier classifier = new ExecClassifier(new CommandRunner(), enc.toString());
        assertThat(classifier.classify("n")).isNotNull();
        Files.setAttribute(enc, "unix:uid", NOBODY);
        assertThatThrownBy(() -> classifier.classify("n")).isInstanceOf(LoadError.class).hasMessageContaining("belongs to another user");
    }

    @Test
    void aNodeNameIsOneArgumentOfTheClassifier(@TempDir Path folder) throws IOException {
        Path enc = program(folder);
        Files.writeString(enc, "#!/bin/sh\nprintf 'parameters: {count: %d, first: \"%s\"}' $# \"$1\"");
        for (String name : List.of("a b", "$(id)", "`id`", "-x", "a;id", "a|id", "*")) {
            var found = new ExecClassifier(new CommandRunner(), enc.toString()).classify(name);
            assertThat(found.parameters()).containsEntry("count", Int.of(1)).containsEntry("first", Str.of(name));
        }
    }

    @Test
    void aCommandOfTheEnvironmentMayBelongToItsOwner(@TempDir Path folder) throws IOException {
        Path command = program(folder);
        Path environment = Files.createDirectory(folder.resolve("environment"));
        Files.setAttribute(command, "unix:uid", NOBODY);
        CommandRunner runner = new CommandRunner();
        assertThatThrownBy(() -> runner.run(List.of(command.toString()), true)).isInstanceOf(LoadError.class);
        assertThatThrownBy(() -> runner.trustingOwnerOf(environment).run(List.of(command.toString()), true)).isInstanceOf(LoadError.class);
        Files.setAttribute(environment, "unix:uid", NOBODY);
        assertThat(runner.trustingOwnerOf(environment).run(List.of(command.toString()), true).code()).isZero();
        Files.setPosixFilePermissions(command, PosixFilePermissions.fromString("rwxrwxrwx"));
        assertThatThrownBy(() -> runner.trustingOwnerOf(environment).run(List.of(command.toString()), true))
                .isInstanceOf(LoadError.class)
                .hasMessageContaining("other users can change");
    }

    private static Path program(Path folder) throws IOException {
        assumeTrue(Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0), "needs root, to have files of several users");
        Path program = Files.writeString(folder.resolve("program"), "#!/bin/sh\necho 'classes: [x]'\n");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
        return program;
    }
}
