package io.bindery.ruby;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.load.Libraries;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What `generate types` writes, against what Puppet writes.
final class GeneratedTypesTest {
    private static final RubyBridge RUBY = new RubyBridge(RubyJars.folder());
    private static final Path LIBRARY = Path.of("src/test/corpus/bridge/modules/api/lib").toAbsolutePath();
    private static final Libraries LIBRARIES = new Libraries("production", List.of(LIBRARY));

    @ParameterizedTest
    @ValueSource(strings = {"api_words", "api_thing", "api_plainname"})
    void typesAreWrittenAsPuppetWritesThem(String name) throws Exception {
        TypeDocument type =
                Objects.requireNonNull(RUBY.document(name, LIBRARY.resolve("puppet/type").resolve(name + ".rb"), LIBRARIES));
        String text = GeneratedType.text(type, ZonedDateTime.of(2026, 1, 2, 3, 4, 5, 0, ZoneOffset.UTC));
        assertThat(text.lines().findFirst()).contains("# This file was automatically generated on 2026-01-02 03:04:05 +0000.");
        assertThat(text.substring(text.indexOf('\n') + 1))
                .isEqualTo(Files.readString(Path.of("src/test/corpus/generated-types", name + ".out")));
    }

    @Test
    void whatAFileDoesNotDefineIsNotDocumented() throws Exception {
        Path file = LIBRARY.resolve("puppet/parser/functions/api_old.rb");
        assertThat(RUBY.document("nothing", file, LIBRARIES)).isNull();
    }
}
