package io.bindery.ruby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.puppet.value.Hash;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
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
        "trap('TERM') {}", "Signal.trap('TERM') {}", "fork", "exec('id')", "Process.daemon"
    })
    void theProcessGoesOn(String code) {
        assertThatThrownBy(() -> rendered(code)).isInstanceOf(RubyError.class).hasMessageContaining("is not available to Ruby code while compiling");
    }

    @ParameterizedTest
    @ValueSource(strings = {"`id`", "%x(id)", "system('id')", "Kernel.system('id')", "spawn('id')", "Process.spawn('id')", "IO.popen('id').read", "open('|id').read"})
    void commandsNeedAPolicy(String code) {
        assertThatThrownBy(() -> rendered(code)).isInstanceOf(RubyError.class).hasMessageContaining("commands are not allowed while compiling");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "Java::JavaLang::System.exit(3)", "java.lang.System.exit(3)", "java_import 'java.lang.System'", "require 'java'", "require 'jruby'; JRuby.runtime",
        "JRuby.runtime", "JavaUtilities.get_proxy_class('java.lang.System')", "Object.const_get(:Java)", "scope.door.getClass", "scope.door.java_class"
    })
    void javaIsOutOfReach(String code) {
        assertThatThrownBy(() -> rendered(code)).isInstanceOf(RubyError.class);
    }

    @Test
    void librariesThatNeedJavaStillLoad() throws RubyError {
        assertThat(rendered("require 'openssl'; OpenSSL::Digest::SHA256.hexdigest('a')[0, 8]")).isEqualTo("ca978112");
        assertThat(rendered("require 'csv'; CSV.parse_line('a,b').size")).isEqualTo("2");
        assertThatThrownBy(() -> rendered("Java::JavaLang::System")).isInstanceOf(RubyError.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"loop {}", "while true do begin; loop {}; rescue Exception; end; break if ($told = $told.to_i + 1) > 1; end; loop {}"})
    void aLoopEnds(String code) {
        assertThatThrownBy(() -> rendered(code)).isInstanceOf(RubyError.class).hasMessageContaining("s of CPU time and was stopped");
    }

    @ParameterizedTest
    @ValueSource(strings = {"'a' * (1 << 40)", "[1] * (1 << 30)"})
    void hugeValuesAreNotMade(String code) {
        assertThatThrownBy(() -> rendered(code)).isInstanceOf(RubyError.class).hasMessageContaining("made a value of more than");
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
