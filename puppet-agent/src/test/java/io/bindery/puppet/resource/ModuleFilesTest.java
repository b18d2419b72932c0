package io.bindery.puppet.resource;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModuleFilesTest {
    @TempDir
    Path folder;

    @Test
    void findsDefinitionsOfTypesAndNothingBeside() throws IOException {
        Path file = Files.createDirectories(folder.resolve("site/web/lib/puppet/type")).resolve("vhost.rb");
        Files.writeString(file, "Puppet::Type.newtype(:vhost)\n");
        ServedFiles files = ServedFiles.ofModules(List.of(folder.resolve("none"), folder.resolve("site")));
        assertThat(files.definition("vhost")).contains(file);
        assertThat(files.definition("other")).isEmpty();
        assertThat(files.definition("../type/vhost")).isEmpty();
        assertThat(ServedFiles.NONE.definition("vhost")).isEmpty();
    }

    @Test
    void findsServedFilesOfTheFirstModuleOfAName() throws IOException {
        Files.createDirectories(folder.resolve("first/web/files"));
        Path only = Files.createDirectories(folder.resolve("second/web/files")).resolve("page");
        Files.writeString(only, "x");
        ServedFiles files = ServedFiles.ofModules(List.of(folder.resolve("first"), folder.resolve("second")));
        assertThat(files.find("modules/web/page")).isEmpty();
        assertThat(files.find("modules/web/../../secret")).isEmpty();
        assertThat(ServedFiles.ofModules(List.of(folder.resolve("second"))).find("modules/web/page")).contains(only);
    }
}
