package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Library;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Files of Ruby that come and go between two requests to one compiler are seen by the second, though what a module lacks is known from
/// its directories alone.
final class RubyFilesReloadTest {
    @TempDir
    private Path directory = Path.of("");

    private final Compiler compiler = new Compiler(new Library(DiskTree.DISK), () -> "uuid");

    private DiskSite site() {
        return new DiskSite(directory, directory);
    }

    private String message(String code) {
        Request request = Site.of("").request().in(site().environment().withCode(code));
        try {
            compiler.compile(request, (level, source, message) -> {});
            return "";
        } catch (CompileError error) {
            return error.message();
        }
    }

    @BeforeEach
    void module() throws IOException {
        site().write("modules/m/manifests/init.pp", "class m {}");
    }

    @ParameterizedTest
    @CsvSource({
        "foo(), lib/puppet/functions/foo.rb",
        "foo(), lib/puppet/parser/functions/foo.rb",
        "m::deep::foo(), lib/puppet/functions/m/deep/foo.rb"
    })
    void functionsComeAndGo(String call, String file) throws IOException {
        assertThat(message(call)).contains("Unknown function");
        site().write("modules/m/" + file, "# in Ruby");
        assertThat(message(call)).contains("is written in Ruby");
        site().delete("modules/m/" + file);
        assertThat(message(call)).contains("Unknown function");
    }

    @Test
    void typesComeAndGo() throws IOException {
        assertThat(message("thing { 'a': }")).contains("Unknown resource type: 'thing'");
        site().write("modules/m/lib/puppet/type/thing.rb", "Puppet::Type.newtype(:thing) do\n  newparam(:name, namevar: true)\nend\n");
        assertThat(message("thing { 'a': }")).isEmpty();
        assertThat(message("thing { 'a': provider => 'x' }")).contains("no parameter named 'provider'");
        site().write("modules/m/lib/puppet/provider/thing/x.rb", "Puppet::Type.type(:thing).provide(:x)\n");
        assertThat(message("thing { 'a': provider => 'x' }")).isEmpty();
        site().delete("modules/m/lib/puppet/type/thing.rb");
        assertThat(message("thing { 'a': }")).contains("Unknown resource type: 'thing'");
    }
}
