package io.bindery.cli.fleet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.bindery.cli.line.Flags;
import io.bindery.cli.line.UsageError;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.compile.Outcome;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.cli.command.Terminal;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.value.Str;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FleetOptionsTest {
    @TempDir
    Path folder;

    /// Without a global hiera.yaml Puppet takes the data beside its place: the environment's `common.yaml` would win over its own levels.
    @Test
    void theLevelsOfTheEnvironmentKeepTheirOrder() throws IOException, InterruptedException {
        write("code/hiera.yaml", "version: 5\nhierarchy:\n  - {name: node, path: \"%{trusted.certname}.yaml\"}\n  - {name: common, path: common.yaml}\n");
        write("code/data/common.yaml", "key: common\n");
        write("code/data/n1.yaml", "key: node\n");
        write("code/manifests/site.pp", "notify { 'n': message => lookup('key') }\n");
        write("facts/n1.json", "{}\n");
        Flags flags = Flags.parse(FleetFlags.ALL, new String[] {"--nodes-from", folder.resolve("facts").toString()});
        FleetOptions options = new FleetOptions(flags);
        CodeState state = options.state(new Terminal(), folder.resolve("code").toString());
        FleetNode node = options.nodes().getFirst();
        Outcome outcome = options.compiler(state).compile(node, node.facts().read(), ExportedResources.NONE, (level, source, message) -> {});
        assertThat(outcome).isInstanceOfSatisfying(Outcome.Compiled.class, compiled ->
                assertThat(compiled.catalog().resource(Reference.of("notify", "n")).value("message")).isEqualTo(Str.of("node")));
    }

    /// Ruby code is run from the copies that are kept there.
    @Test
    void rootKeepsNothingWhereOthersCanAlterIt() throws IOException {
        assumeTrue((int) Files.getAttribute(Path.of("/proc/self"), "unix:uid") == 0, "needs root");
        Path theirs = Files.createDirectory(folder.resolve("theirs"));
        Files.setAttribute(theirs, "unix:uid", 65534);
        for (String name : List.of("theirs", "theirs/new")) {
            FleetOptions options = new FleetOptions(Flags.parse(FleetFlags.ALL, new String[] {"--cache-dir", folder.resolve(name).toString()}));
            assertThatThrownBy(options::cache).isInstanceOf(UsageError.class).hasMessageContaining("other users can alter");
        }
        assertThat(theirs.resolve("new")).doesNotExist();
    }

    private void write(String path, String text) throws IOException {
        Files.createDirectories(folder.resolve(path).getParent());
        Files.writeString(folder.resolve(path), text);
    }
}
