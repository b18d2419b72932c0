package io.bindery.fleet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Looks;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RubyReachTest {
    private static Looks looks(String code) {
        Looks looks = new Looks();
        Looks.during(looks, () -> new RubyReach(DiskTree.DISK).note(Path.of("/x/a.rb"), code, List.of()));
        return looks;
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "item['require'] && item['require'] != ''", "@require.each { |r| r }", "opts[\"open\"]", "@open", "@@system", "x['load'] + x['test']",
        "method == 'GET'", "methods.each { |method| x << method }", "Resolv::DNS.open { |dns| dns.getaddress(name) }", "Resolv.getaddress(name)",
        "Puppet::FileSystem.binread(Puppet::Parser::Files.find_file(path, nil))", "Puppet::Module.find('secret').path", "Pathname.new(path).cleanpath.file?",
        "address.instance_variable_get(:@mask_addr)", "File.exist?(path)", "YAML.load_file(path)", "require 'json'"
    })
    void namesThatCallNothingAreNoInputs(String code) {
        assertThat(looks(code).unseen()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "require name", "self.require 'other'", "self::require 'other'", "x ? y :require('other')", "require 'other'", "open('x')", "'a';open'b'", "x = test ?e, 'f'",
        "send('open', 'x')", "Object.const_get('File')", "`date`", "method(:open)", "method :open", "x.method(name).call", "Pathname.glob('*')", "instance_variable_get(name)", "Puppet::FileSystem.open(path)", "Time.now", "[1].each(&method(:open))", "eval 'File'", "\"#{open('x')}\""
    })
    void whatCouldReadAnythingIsNotWitnessed(String code) {
        assertThat(looks(code).unseen()).isNotEmpty();
    }
}
