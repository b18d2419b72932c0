package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Ruby is started for what needs it and for nothing else; where it is not to be had, what needs it says so and the rest works.
final class RubyOnlyWhenNeededTest {
    private record Outcome(int exit, String output) {}

    // Whoever runs the tests has another way to hold the class path.
    private static String classPath() {
        if (RubyOnlyWhenNeededTest.class.getClassLoader() instanceof URLClassLoader loader) {
            return Stream.of(loader.getURLs()).map(url -> Path.of(URI.create(url.toString())).toString()).collect(Collectors.joining(File.pathSeparator));
        }
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }

    private static Outcome compile(Path folder, String code, String... options) throws Exception {
        return compile(folder, code, List.of(), options);
    }

    private static Outcome compile(Path folder, String code, List<String> flags, String... options) throws Exception {
        Path facts = Files.writeString(folder.resolve("facts.json"), "{}");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1"));
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", classPath(), "io.bindery.cli.Main", "compile", "-e", code, "--facts"));
        command.addAll(List.of(facts.toString(), "--certname", "test.example.com"));
        command.addAll(flags);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Outcome(process.waitFor(), output);
    }

    @Test
    void aCompileWithoutRubyLoadsNoClassOfJRuby(@TempDir Path folder) throws Exception {
        Outcome outcome = compile(
                folder,
                "$x = inline_template('<%= [2, 1].sort.join %>') notify { $x: }",
                "-Xlog:class+load",
                "-Dbindery.ruby=" + folder);
        assertThat(outcome.output()).contains("io.bindery.puppet.compile.Compiler").contains("\"title\":\"12\"");
        assertThat(outcome.output()).doesNotContain("org.jruby.").doesNotContain("io.bindery.ruby.jruby.");
        assertThat(outcome.exit()).isZero();
    }

    @Test
    void withoutJRubyWhatNeedsItSaysSo(@TempDir Path folder) throws Exception {
        Outcome outcome = compile(folder, "notify { inline_template('<%= [1].pack(\"C\") %>'): }", "-Dbindery.ruby=" + folder);
        assertThat(outcome.exit()).isNotZero();
        assertThat(outcome.output()).contains("an inline ERB template needs Ruby: there is no jar in").doesNotContain("\tat ");
    }

    @Test
    void functionsAndTypesThatNeedRubySaySoWithTheirFile(@TempDir Path folder) throws Exception {
        Path library = Files.createDirectories(folder.resolve("modules/m/lib/puppet"));
        Path function = write(library.resolve("functions/m/f.rb"), "Puppet::Functions.create_function(:'m::f') do\n  def f() 1 end\nend\n");
        Path type = write(library.resolve("type/m_type.rb"), "Puppet::Type.newtype(:m_type) do\n  declared_elsewhere\nend\n");
        write(library.resolve("type/m_known.rb"), "Puppet::Type.newtype(:m_known) do\n  newparam(:name)\nend\n");
        String modules = folder.resolve("modules").toString();
        Path nothing = Files.createDirectories(folder.resolve("nothing"));
        String ruby = "-Dbindery.ruby=" + nothing;

        assertThat(compile(folder, "notice(m::f())", List.of("--modulepath", modules), ruby).output())
                .contains("the function 'm::f' in " + function + " needs Ruby: there is no jar in " + nothing);
        assertThat(compile(folder, "m_type { 'x': }", List.of("--modulepath", modules), ruby).output())
                .contains("the resource type 'm_type' in " + type + " needs Ruby: there is no jar in " + nothing);
        assertThat(compile(folder, "m_known { 'x': }", List.of("--modulepath", modules), ruby).exit()).isZero();
    }

    private static Path write(Path file, String text) throws IOException {
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        return Files.writeString(file, text);
    }
}
