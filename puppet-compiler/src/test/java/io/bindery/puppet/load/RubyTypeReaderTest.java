package io.bindery.puppet.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;

/// What the text of a type's Ruby file tells, and when it does not tell enough.
final class RubyTypeReaderTest {
    private static NativeType read(String body) {
        return Objects.requireNonNull(RubyTypeReader.read("thing", "Puppet::Type.newtype(:thing) do\n" + body + "\nend\n", false));
    }

    private static boolean isTold(String body) {
        return RubyTypeReader.read("thing", "Puppet::Type.newtype(:thing) do\n" + body + "\nend\n", false) != null;
    }

    @Test
    void attributesAndTheirNamesAreRead() {
        NativeType type = read("ensurable\nnewparam(:name)\nnewparam :mode, :namevar => false\nnewproperty('size') { desc 'x' }");
        assertThat(type.attributes()).containsExactlyInAnyOrder("ensure", "name", "mode", "size");
        assertThat(type.nameVariables()).containsExactly("name");
    }

    @Test
    void aConditionBehindAStatementOpensNothing() {
        assertThat(read("newparam(:name) do\n validate do |v|\n  return if v.nil?\n  raise 'x' unless v\n end\nend").nameVariables())
                .containsExactly("name");
    }

    @Test
    void onlyParametersNameAResource() {
        assertThat(read("newparam(:path) { isnamevar }\nnewproperty(:size) { isnamevar }").nameVariables()).containsExactly("path");
    }

    @Test
    void whatIsComputedIsLeftToRuby() {
        assertThat(isTold("[:a, :b].each { |n| newparam(n) }\nnewparam(:name)")).isFalse();
        assertThat(isTold("extend Other\nnewparam(:name)")).isFalse();
        assertThat(isTold("newparam(:name)\ndef self.title_patterns\n patterns_of(self)\nend")).isFalse();
        assertThat(isTold("newparam(:size)")).isFalse();
        assertThat(isTold("newparam(:name)")).isTrue();
    }
}
