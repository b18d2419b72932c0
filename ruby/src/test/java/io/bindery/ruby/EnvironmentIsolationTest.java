package io.bindery.ruby;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What Ruby code of one environment leaves behind does not reach another environment with the very same modules.
final class EnvironmentIsolationTest {
    private static final String MARKING = """
            Puppet::Functions.create_function(:mark) do
              def mark
                $left_behind = 'global'
                Object.const_set(:LEFT_BEHIND, 'constant')
                String.class_eval { def left_behind; 'method'; end }
                Kernel.module_eval { def sprintf(*) 'patched'; end }
                Puppet::Functions.instance_variable_set(:@left_behind, 'state')
                ENV['LEFT_BEHIND'] = 'variable'
                true
              end
            end
            """;
    private static final String LOOKING = """
            Puppet::Functions.create_function(:left) do
              def left
                found = []
                found << $left_behind if $left_behind
                found << LEFT_BEHIND if Object.const_defined?(:LEFT_BEHIND)
                found << 'x'.left_behind if 'x'.respond_to?(:left_behind)
                found << sprintf('%d', 1) unless sprintf('%d', 1) == '1'
                found << Puppet::Functions.instance_variable_get(:@left_behind) if Puppet::Functions.instance_variable_get(:@left_behind)
                found << ENV['LEFT_BEHIND'] if ENV['LEFT_BEHIND']
                found.join(' ')
              end
            end
            """;

    @Test
    void nothingReachesAnotherEnvironment(@TempDir Path folder) throws IOException {
        Path functions = Files.createDirectories(folder.resolve("modules/m/lib/puppet/functions"));
        Files.writeString(functions.resolve("mark.rb"), MARKING);
        Files.writeString(functions.resolve("left.rb"), LOOKING);
        Path marking = Files.writeString(folder.resolve("mark.pp"), "mark() notice(\"left: ${left()}.\")");
        Path looking = Files.writeString(folder.resolve("look.pp"), "notice(\"left: ${left()}.\")");
        RubyBridge ruby = new RubyBridge(RubyJars.folder());
        SmallSite one = new SmallSite(folder.resolve("modules"), ruby, "one");
        SmallSite two = new SmallSite(folder.resolve("modules"), ruby, "two");

        assertThat(two.compile(looking)).contains("left: .");
        assertThat(one.compile(marking)).contains("left: global constant method patched state variable.");
        assertThat(two.compile(looking)).contains("left: .");
        assertThat(one.compile(looking)).as("an environment keeps its own state").contains("left: global constant");
    }
}
