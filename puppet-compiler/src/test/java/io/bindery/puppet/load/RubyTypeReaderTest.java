package io.bindery.puppet.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    @ParameterizedTest
    @ValueSource(strings = {
        "shared_parameters",
        "more :a, :b",
        "self.newparam(:a)",
        "newparam(:a) if Facter.value(:x)",
        "if x\n newparam(:a)\nend",
        "unless x\n shared_parameters\nend",
        "%w[a b].each do |n|\n shared n\nend",
        "include Mixed",
        "class_eval { newparam(:a) }",
        "newparam(:a, options)",
        "newparam(:a, **options)",
        "newparam(:a, namevar: decided)",
        "newparam(:a, &block)",
        "newparam(\"a_#{b}\")",
        "newparam(:a) do\n isnamevar if x\nend",
        "newparam(:a) do\n include Naming\nend",
        "newparam(:a) { instance_eval(&x) }",
        "newproperty(:a)\nnewproperty(:a)",
        "ensurable if x",
        "@isomorphic = decided",
        "@parameters = []",
        "x = newparam(:a)",
        "def self.key_attributes\n [:a]\nend",
        "def self.validattr?(n)\n true\nend",
        "provide(:a)",
        "klass.newparam(:a)",
    })
    void aStatementOfUnknownEffectIsLeftToRuby(String statement) {
        assertThat(isTold("newparam(:name)\n" + statement)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "validate do\n send(:x)\n newparam\nend",
        "autorequire(:file) { [self[:path]] }",
        "def instance\n eval('x')\nend",
        "def self.other\n 1\nend",
        "feature :soft, 'Soft.', :methods => [:soften]",
        "LIMIT = 5",
        "@doc = 'Words.'",
        "if Puppet::PUPPETVERSION > '4'\n autorequire(:a) { [] }\nelse\n autorequire(:b) { [] }\nend",
        "[:a, :b].each do |kind|\n autorequire(kind) do\n  []\n end\nend",
        "newparam(:a) do\n include Puppet::Util::Warnings\nend",
        "newparam(:a, parent: Other::Parameter,\n  boolean: true) { desc 'x' }",
        "newproperty(:a, :array_matching => :all) do\n munge { |v| v.send(:x) }\n def insync?(is)\n  true\n end\nend",
    })
    void aStatementThatDeclaresNothingDoesNotMatter(String statement) {
        assertThat(isTold("newparam(:name)\n" + statement)).isTrue();
    }

    @Test
    void aTypeWithTheMethodsOfALifeIsEnsurable() {
        assertThat(read("newparam(:name)\ndef exists?\nend\ndef create\nend\ndef destroy\nend").attributes()).contains("ensure");
        assertThat(read("newparam(:name)\ndef exists?\nend\ndef create\nend").attributes()).doesNotContain("ensure");
    }

    @Test
    void aSymbolIsTrue() {
        assertThat(read("newparam(:key, :namevar => :true)").nameVariables()).containsExactly("key");
    }

    @Test
    void whatIsDeclaredOutsideOrUnderAConditionIsLeftToRuby() {
        String type = "Puppet::Type.newtype(:thing) do\n newparam(:name)\nend\n";
        assertThat(RubyTypeReader.read("thing", type + "Puppet::Type.type(:thing).newparam(:late)\n", false)).isNull();
        assertThat(RubyTypeReader.read("thing", "unless x\n" + type + "end\n", false)).isNull();
        assertThat(RubyTypeReader.read("thing", "module Puppet\n" + type + "end\n", false)).isNotNull();
    }
}
