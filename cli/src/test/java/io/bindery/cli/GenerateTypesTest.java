package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What `generate types` does to the files of an environment; what it writes into them is tested beside the Ruby that knows it.
final class GenerateTypesTest {
    private static int generate(Path environment, String... more) {
        String[] arguments = new String[4 + more.length];
        arguments[0] = "generate";
        arguments[1] = "types";
        arguments[2] = "--environment-dir";
        arguments[3] = environment.toString();
        System.arraycopy(more, 0, arguments, 4, more.length);
        return Main.dispatch(arguments);
    }

    @Test
    void filesOfTypesThatAreGoneAreRemoved(@TempDir Path environment) throws Exception {
        Path old = Files.createDirectories(environment.resolve(".resource_types")).resolve("old.pp");
        Files.writeString(old, "# old");
        assertThat(generate(environment, "--modulepath", environment.resolve("modules").toString())).isZero();
        assertThat(old).doesNotExist();
    }

    @Test
    void aTypeThatIsOlderThanItsFileIsLeftAlone(@TempDir Path environment) throws Exception {
        Path types = Files.createDirectories(environment.resolve("modules/m/lib/puppet/type"));
        Files.writeString(types.resolve("thing.rb"), "Puppet::Type.newtype(:thing) { newparam(:name) }");
        Path written = Files.createDirectories(environment.resolve(".resource_types")).resolve("thing.pp");
        Files.writeString(written, "# as it was");
        Files.setLastModifiedTime(written, java.nio.file.attribute.FileTime.from(java.time.Instant.now().plusSeconds(60)));
        assertThat(generate(environment, "--modulepath", environment.resolve("modules").toString())).isZero();
        assertThat(written).hasContent("# as it was");
    }

    @Test
    void anotherFormatIsRefused(@TempDir Path environment) {
        assertThat(generate(environment, "--format", "xml")).isEqualTo(1);
    }
}
