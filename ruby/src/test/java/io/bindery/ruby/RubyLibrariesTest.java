package io.bindery.ruby;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.value.Hash;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/// Ruby's libraries that code of modules names without requiring them, as it may under Puppet.
final class RubyLibrariesTest {
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

    @Test
    void versionsAreComparedWithoutAllOfRubyGems() throws RubyError {
        assertThat(rendered("Gem::Version.new('1.10') > Gem::Version.new('1.9')")).isEqualTo("true");
        assertThat(rendered("Gem::Requirement.new('~> 1.2').satisfied_by?(Gem::Version.new('2.0'))")).isEqualTo("false");
        assertThat(rendered("$LOADED_FEATURES.any? { |file| file.end_with?('/rubygems.rb') }")).isEqualTo("false");
        assertThat(rendered("Gem::Dependency.new('a', '> 1').name")).isEqualTo("a");
        assertThat(rendered("Gem.respond_to?(:loaded_specs)")).isEqualTo("true");
        assertThat(rendered("begin; Gem::Nothing; rescue NameError => e; e.message; end")).isEqualTo("uninitialized constant Gem::Nothing");
    }

    @Test
    void whatPuppetRequiresIsThere() throws RubyError {
        assertThat(rendered("IPAddr.new('192.0.2.0/24').include?(IPAddr.new('192.0.2.7'))")).isEqualTo("true");
        assertThat(rendered("[Pathname.new('/a/b').basename, OpenStruct.new(a: 1).a, Zlib.crc32('a'), Etc.name, Resolv.name, Socket.name].join(' ')"))
                .isEqualTo("b 1 3904355907 Etc Resolv Socket");
    }

    @Test
    void aFileOfALibraryLoadsTheLibraryFirst() throws RubyError {
        assertThat(rendered("require 'net/protocol'; require 'uri/http'; require 'cgi/escape'; [Net::Protocol, Net::HTTP, URI::HTTP, CGI.escape('a b')].join(' ')"))
                .isEqualTo("Net::Protocol Net::HTTP URI::HTTP a+b");
    }

    @Test
    void commandsRunAsInPuppetWhereAPolicyLetsThem() throws RubyError {
        assertThat(executed("'echo a; echo b >&2'")).isEqualTo("a\nb\n 0");
        assertThat(executed("['echo', ['x  y', 1]]")).isEqualTo("x  y 1\n 0");
        assertThat(executed("['sh', '-c', 'echo e >&2; echo o; exit 3'], failonfail: false")).isEqualTo("o\n 3");
        assertThat(executed("['sh', '-c', 'echo e >&2; exit 3']")).isEqualTo("Execution of 'sh -c echo e >&2; exit 3' returned 3: e");
        assertThat(executed("'pwd', cwd: '/'")).isEqualTo("/\n 0");
        assertThat(executed("['echo $HOME$LANG']")).isEqualTo("C\n 0");
        assertThat(executed("['/nowhere/command', 'a']")).isEqualTo("Execution of '/nowhere/command a' returned 1: ");
    }

    private static String executed(String arguments) throws RubyError {
        String code = "begin; r = Puppet::Util::Execution.execute(" + arguments + "); %(#{r} #{r.exitstatus}); rescue Puppet::ExecutionFailure => e; e.message; end";
        return ENGINE.render("(erb)", "<%= " + code + " %>", new PlainScope(Hash.EMPTY) {
            @Override
            public boolean mayRunCommands() {
                return true;
            }
        });
    }

    private static String rendered(String expression) throws RubyError {
        return ENGINE.render("(erb)", "<%= " + expression + " %>", new PlainScope(Hash.EMPTY));
    }
}
