package io.bindery.puppet.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NamedAttributesTest {
    @TempDir Path module;

    private Path write(String file, String text) throws IOException {
        Path path = module.resolve(file);
        Files.createDirectories(path.getParent());
        return Files.writeString(path, text);
    }

    @Test
    void attributesAreFoundWhereverTheyAreDeclared() throws IOException {
        Path type = write("lib/puppet/type/thing.rb", """
                Puppet::Type.newtype(:thing) do
                  ensurable
                  newparam(:name, :namevar => true)
                  newproperty(:size) if Facter.value(:x)
                  [:a, :b].each { |each| newproperty(each) }
                end
                """);
        assertThat(NamedAttributes.of(type, DiskTree.DISK)).containsExactlyInAnyOrder("ensure", "name", "size");
    }

    @Test
    void whatIsMixedInDeclaresToo() throws IOException {
        write("lib/puppet_x/thing/shared.rb", "module PuppetX::Shared\n def create\n  newproperty(:value)\n end\nend\n");
        Path mixing = write("lib/puppet/type/thing.rb", "Puppet::Type.newtype(:thing) do\n extend PuppetX::Shared\n create\nend\n");
        Path plain = write("lib/puppet/type/other.rb", "Puppet::Type.newtype(:other) do\n newparam(:name)\nend\n");
        assertThat(NamedAttributes.of(mixing, DiskTree.DISK)).containsExactly("value");
        assertThat(NamedAttributes.of(plain, DiskTree.DISK)).containsExactly("name");
    }
}
