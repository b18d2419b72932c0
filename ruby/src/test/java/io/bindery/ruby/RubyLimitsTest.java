package io.bindery.ruby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.puppet.value.Hash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Ruby code that would end the process, reach Java, run commands or never end.
final class RubyLimitsTest {
    private static final RubyEngine ENGINE = started();

    private static RubyEngine started() {
        try {
            return EngineLoader.start(RubyJars.folder());
        } catch (RubyUnavailable e) {
            throw new AssertionError(e);
        }
    }

    @AfterAll
    static void stop() {
        ENGINE.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "exit", "exit!", "exit(3)", "abort", "abort('x')", "Kernel.exit", "Kernel.exit!(1)", "Process.exit!", "Process.kill('KILL', $$)", "at_exit {}",
        "trap('TERM') {}", "Signal.trap('TERM') {}", "fork", "exec('id')", "Process.daemon", "Process.euid = 1", "Process.setrlimit(:NOFILE, 10)",
        "Process::UID.change_privilege(1)", "Process::Sys.setuid(1)", "File.umask(0)", "_exec_internal({}, ['/bin/true', 'true'], [], {})"
    })
    void theProcessGoesOn(String code) {
        assertThatThrownBy(() -> rendered(code)).isInstanceOf(RubyError.class).hasMessageContaining("is not available to Ruby code while compiling");
    }

    @ParameterizedTest
    @ValueSource(strings = {"`id`", "%x(id)", "system('id')", "Kernel.system('id')", "spawn('id')", "Process.spawn('id')", "IO.popen('id').read", "open('|id').read",
            "Puppet::Util::Execution.execute('id')"})
    void commandsNeedAPolicy(String code) {
        assertThatThrownBy(() -> rendered(code)).isInstanceOf(RubyError.class).hasMessageContaining("commands are not allowed while compiling");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "Java::JavaLang::System.exit(3)", "java.lang.System.exit(3)", "java_import 'java.lang.System'", "require 'java'", "require 'jruby'; JRuby.runtime",
        "JRuby.runtime", "JavaUtilities.get_proxy_class('java.lang.System')", "Object.const_get(:Java)", "scope.door.getClass", "scope.door.java_class", "'x'.to_java", "1.to_java", "[1].to_java(:int)", "'x'.to_java_bytes", "String.java_class",
        "Kernel.require('java')", "load 'java.rb'", "Kernel.load('jruby.rb')", "autoload(:Reached, 'jruby'); Reached",
        "ObjectSpace.each_object(Module).find { |m| m.name == 'Java' }::JavaLang::System.getProperty('java.home')",
        "Module.instance_method(:const_get).bind_call(ObjectSpace.each_object(Module).find { |m| m.inspect == 'Java::JavaLang' }, :System).name",
        "ObjectSpace.each_object(Module).find { |m| m.inspect == 'Java::JavaLang::Class' }.forName('java.lang.System')",
        "JRuby::Util.load_java_class('java.lang.System')", "JRuby::Util.load_ext('org.jruby.ext.jruby.JRubyLibrary')",
        "ENV_JAVA['java.home'] = '/'", "$CLASSPATH << '/nowhere.jar'", "require '/nowhere.jar'", "load '/nowhere.class'", "require 'ffi'", "require 'fiddle'", "require 'objspace'",
        "def deep(n) deep(n + 1) end; begin; deep(0); rescue Object => e; e.getClass; end",
        "def deep(n) deep(n + 1) end; begin; deep(0); rescue Object => e; e.class.java_class; end"
    })
    void javaIsOutOfReach(String code) {
        assertThatThrownBy(() -> rendered(code)).isInstanceOf(RubyError.class);
    }

    /// Ruby's own libraries call methods that code of modules can reopen: Java must not be there at that moment either.
    @Test
    void javaIsOutOfReachFromReopenedMethodsOfLibraries() throws RubyError {
        String reopened = "Module.class_eval { alias_method :quiet, :attr_reader; def attr_reader(*n) $reached ||= (::Java::JavaLang::System.name rescue nil); quiet(*n) end }; "
                + "Thread.new { 1000.times { $reached ||= (::Java::JavaLang::System.name rescue nil); Thread.pass } }; "
                + "require 'optparse'; require 'rexml/document'; require 'net/http'; Module.class_eval { alias_method :attr_reader, :quiet }; $reached.inspect";
        assertThat(rendered(reopened)).isEqualTo("nil");
    }

    @Test
    void librariesThatNeedJavaStillLoad() throws RubyError {
        assertThat(rendered("require 'openssl'; OpenSSL::Digest::SHA256.hexdigest('a')[0, 8]")).isEqualTo("ca978112");
        assertThat(rendered("require 'csv'; CSV.parse_line('a,b').size")).isEqualTo("2");
        assertThatThrownBy(() -> rendered("Java::JavaLang::System")).isInstanceOf(RubyError.class);
    }

    @Test
    void aLibraryThatLoopsEnds(@TempDir Path folder) throws IOException {
        Path library = Files.writeString(folder.resolve("endless.rb"), "loop {}\n");
        assertThatThrownBy(() -> rendered("require '" + library + "'")).isInstanceOf(RubyError.class).hasMessageContaining("s of CPU time and was stopped");
    }

    @ParameterizedTest
    @ValueSource(strings = {"loop {}", "Thread.new { loop {} }.join", "Thread.handle_interrupt(Object => :never) { loop {} }", "while true do begin; loop {}; rescue Exception; end; break if ($told = $told.to_i + 1) > 1; end; loop {}"})
    void aLoopEnds(String code) {
        assertThatThrownBy(() -> rendered(code)).isInstanceOf(RubyError.class).hasMessageContaining("s of CPU time and was stopped");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "'a' * (1 << 40)", "[1] * (1 << 30)", "Array.new(1 << 30, 0)", "'a'.ljust(1 << 30)", "'%1000000000d' % 1", "format('%1000000000d', 1)", "1 << (1 << 30)",
        "2 ** (2 ** 40)", "('1' * 20_000_000).to_i"
    })
    void hugeValuesAreNotMade(String code) {
        assertThatThrownBy(() -> rendered(code)).isInstanceOf(RubyError.class).hasMessageContaining("made a value of more than");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a = []; loop { a << 'x' * 1_000_000 }", "a = 'x' * 1000; loop { a << a }", "a = [1]; loop { a += a }"})
    void memoryHasAnEnd(String code) {
        assertThatThrownBy(() -> rendered(code)).isInstanceOf(RubyError.class).message().containsPattern("(held|allocated) more than \\d+ MB and was stopped|needs more memory than there is");
    }

    @Test
    void threadsEndWithTheirCall() throws RubyError {
        assertThatThrownBy(() -> rendered("200.times { Thread.new { sleep } }; sleep")).isInstanceOf(RubyError.class).hasMessageContaining("more than 64 threads");
        rendered("$left = Thread.new { loop { sleep 0.001 } }; 1");
        assertThat(rendered("$left.join(5); $left.alive?")).isEqualTo("false");
    }

    @Test
    void whatComesAfterIsNotDisturbed() throws RubyError {
        assertThatThrownBy(() -> rendered("loop {}")).isInstanceOf(RubyError.class);
        assertThat(rendered("1 + 1")).isEqualTo("2");
    }

    private static String rendered(String code) throws RubyError {
        return ENGINE.render("(erb)", "<%= (" + code + ") %>", new PlainScope(Hash.EMPTY));
    }
}
