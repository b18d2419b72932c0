package io.bindery.check.name;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.ruby.RubyBridge;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A module that the Puppetfile lists and only the machine has may be of another version.
final class HostModulesTest {
    @Test
    void theMachinesOwnModuleStandsInForAListedOne(@TempDir Path directory) throws Exception {
        Path repo = Files.createDirectories(directory.resolve("repo"));
        Files.writeString(repo.resolve("Puppetfile"), "mod 'puppet/archive', '7.0.0'\nmod 'puppet/redis', '1.0.0'\nmod 'puppet/absent', '1.0.0'\n");
        Path base = directory.resolve("base");
        Path type = base.resolve("archive/lib/puppet/type/archive.rb");
        Files.createDirectories(type.getParent());
        Files.writeString(type, "");
        Files.createDirectories(base.resolve("other/manifests"));
        Files.createDirectories(repo.resolve("modules/redis/manifests"));
        RubyBridge ruby = new RubyBridge(null);
        Environment environment = Environment.of("production", repo, List.of(repo.resolve("modules"), base), null);
        HostModules host = new HostModules(new Library(DiskTree.DISK, ruby, ruby).snapshot(environment, Strictness.WARNING), List.of(base));

        assertThat(List.of("archive", "redis", "absent", "other")).filteredOn(host::standsIn).containsExactly("archive");
        assertThat(host.bringsType("archive")).isTrue();
        assertThat(host.bringsType("redis")).isFalse();
        assertThat(host.absentDirectories()).isEmpty();
    }
}
