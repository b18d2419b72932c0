package io.bindery.ruby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.files.FileStamp;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Looks;
import io.bindery.puppet.value.Hash;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Ruby code that opens files of an environment that is not on the disk.
final class OpenedFilesTest {
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
    @CsvSource(delimiter = '|', value = {
        "File.read('/code/data/a.yaml')|'a: [1, 2]\nb: é\n'",
        "IO.read('/code/data/../data/a.yaml', 3)|'a: '",
        "File.binread('/code/data/a.yaml').encoding|ASCII-8BIT",
        "File.read('/code/data/a.yaml').encoding|UTF-8",
        "File.open('/code/data/a.yaml') { _1.gets.chomp + _1.path }|a: [1, 2]/code/data/a.yaml",
        "File.open('/code/data/a.yaml', 'r:UTF-8', &:read).lines.size|2",
        "File.new('/code/data/a.yaml').read.size|15",
        "open('/code/data/a.yaml').read.size|15",
        "File.readlines('/code/data/a.yaml', chomp: true)|'[\"a: [1, 2]\", \"b: é\"]'",
        "File.foreach('/code/data/a.yaml').first.size|10",
        "YAML.load_file('/code/data/a.yaml')['a'].sum|3",
        "YAML.safe_load(File.read('/code/data/a.yaml'))['a'].sum|3",
        "File.exist?('/code/data/a.yaml')|true",
        "File.exists?('/code/data/b.yaml')|false",
        "File.exist?('/code/data')|true",
        "File.file?('/code/data')|false",
        "File.directory?('/code/data')|true",
        "FileTest.file?('/code/data/a.yaml')|true",
        "File.size('/code/data/a.yaml')|16",
        "File.stat('/code/data/a.yaml').file?|true",
        "File.mtime('/code/data/a.yaml').to_i|0",
        "File.zero?('/code/data/sub/empty')|true",
        "File.realpath('/code/data/../data/a.yaml')|/code/data/a.yaml",
        "Dir.exist?('/code/data/sub')|true",
        "Dir.entries('/code/data').join(' ')|. .. a.yaml sub",
        "Dir.children('/code/data').join(' ')|a.yaml sub",
        "Dir.glob('/code/**/*.{yaml,txt}').join(' ')|/code/data/a.yaml /code/data/sub/c.txt",
        "Dir['/code/data/*'].join(' ')|/code/data/a.yaml /code/data/sub",
        "Dir.glob('*/c.txt', base: '/code/data').join(' ')|sub/c.txt",
        "Dir.glob('/code/data/*/').join(' ')|/code/data/sub/",
        "Dir.glob('/code/none/*').size|0",
        "require 'pathname'; Pathname.new('/code/data/a.yaml').read.size|15",
        "require 'pathname'; Pathname.new('/code/data').exist?|true",
        "File.exist?('/proc/self/status')|true",
        "File.exist?('/code-elsewhere')|false"
    })
    void codeFindsWhatTheCompileFinds(String code, String answer) throws RubyError {
        assertThat(rendered(code)).isEqualTo(answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "File.write('/code/data/a.yaml', 'x')", "File.open('/code/new', 'w') { |f| f.write('x') }", "File.open('/code/data/a.yaml', 'a')", "File.delete('/code/data/a.yaml')",
        "File.rename('/code/data/a.yaml', '/tmp/elsewhere')", "Dir.mkdir('/code/new')", "IO.binwrite('/code/new', 'x')", "File.chmod(0777, '/code/data')",
        "require 'fileutils'; FileUtils.rm('/code/data/a.yaml')"
    })
    void nothingIsChanged(String code) {
        assertThatThrownBy(() -> rendered(code)).isInstanceOf(RubyError.class).hasMessageContaining("Read-only file system");
    }

    @ParameterizedTest
    @ValueSource(strings = {"File.read('/code/none')", "File.open('/code/none')", "File.stat('/code/none')", "Dir.entries('/code/none')", "File.readlines('/code/none')"})
    void whatIsMissingIsMissing(String code) {
        assertThatThrownBy(() -> rendered(code)).isInstanceOf(RubyError.class).hasMessageContaining("No such file or directory");
    }

    @Test
    void everyLookIsAnInput() throws RubyError {
        Looks looks = new Looks();
        Looks.during(looks, () -> {
            try {
                return rendered("File.exist?('/code/none'); File.read('/code/data/a.yaml'); File.exist?('/etc/none')");
            } catch (RubyError failure) {
                throw new AssertionError(failure);
            }
        });
        assertThat(looks.paths()).contains(Path.of("/code/none"), Path.of("/code/data/a.yaml"), Path.of("/etc/none"));
    }

    private static String rendered(String code) throws RubyError {
        RubyError[] failed = new RubyError[1];
        String text = OpenedFiles.during(new Code(), () -> {
            try {
                return ENGINE.render("(erb)", "<%= (" + code + ") %>", new PlainScope(Hash.EMPTY));
            } catch (RubyError failure) {
                failed[0] = failure;
                return "";
            }
        });
        if (failed[0] != null) {
            throw failed[0];
        }
        return text;
    }

    /// A few files below `/code`.
    private static final class Code implements FileTree {
        private static final TreeMap<String, String> FILES =
                new TreeMap<>(Map.of("/code/data/a.yaml", "a: [1, 2]\nb: é\n", "/code/data/sub/c.txt", "c", "/code/data/sub/empty", ""));

        @Override
        public boolean covers(Path path) {
            return path.startsWith("/code");
        }

        @Override
        public FileStamp stamp(Path path) {
            Looks.at(path);
            if (!covers(path)) {
                return DiskTree.DISK.stamp(path);
            }
            boolean directory = FILES.keySet().stream().anyMatch(each -> each.startsWith(path + "/"));
            return FILES.containsKey(path.toString()) ? new FileStamp(path, 0, 0) : directory ? new FileStamp(path, -2, 0) : FileStamp.ABSENT;
        }

        @Override
        public String text(Path file) {
            return FILES.get(file.toString());
        }

        @Override
        public byte[] bytes(Path file) {
            return FILES.containsKey(file.toString()) ? text(file).getBytes(StandardCharsets.UTF_8) : null;
        }

        @Override
        public List<String> names(Path directory) {
            return FILES.keySet().stream()
                    .filter(each -> each.startsWith(directory + "/"))
                    .map(each -> each.substring(directory.toString().length() + 1).split("/")[0])
                    .distinct()
                    .toList();
        }

        @Override
        public boolean isLink(Path path) {
            return false;
        }
    }
}
