package io.bindery.hiera;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.typesafe.config.ConfigException;
import io.bindery.hiera.hocon.HoconGrowth;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// HOCON texts that are refused for their size, and ordinary ones with as many substitutions that are not.
class HoconGrowthTest {
    @ParameterizedTest
    @ValueSource(strings = {
        "a%2$d=${a%1$d}${a%1$d}", "a%2$d = [${a%1$d}, ${a%1$d}]", "a%2$d { l = ${a%1$d}, r = ${a%1$d} }", "a%2$d.l = ${a%1$d}, a%2$d.r = ${a%1$d}", "a%2$d : {\n l\n: ${a%1$d}\n r : ${a%1$d} }",
        "a%2$d = ${a%1$d} { l%2$d = ${a%1$d} }", "a%2$d = ${?a%1$d} x ${?a%1$d}", "a%2$d = \"}\" ${a%1$d} \"${a\" ${a%1$d} # }", "\"a%2$d\" = ${\"a%1$d\"}${a%1$d}",
        "b%2$d = ${a%1$d}, c%2$d { c = ${a%1$d} }, a%2$d = ${b%2$d}, a%2$d = ${c%2$d} {x%2$d = ${b%2$d}}", "a%2$d.b = ${a%1$d}\na%2$d.c.d = ${a%1$d}"
    })
    void doublingIsRefused(String line) {
        String text = "a0 { x = 1 }\n" + IntStream.rangeClosed(1, 60).mapToObj(i -> String.format(line, i - 1, i) + "\n").collect(Collectors.joining());
        assertThatThrownBy(() -> HoconGrowth.check(text)).isInstanceOf(ConfigException.class).hasMessageContaining("beyond the limit");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "path = ${path} [x]", "path = ${?path}\":/usr/bin\"", "path += x", "base { a = 1 }\nx%1$d = ${base} { n = %1$d }", "x%1$d = ${y}\ny = 1", "a%1$d { b { c = ${home}/x, d = [1, 2, ${home}] } }\nhome = /h",
        "a = ${a} { k%1$d = v }", "k%1$d = 1.5.2.3, l%1$d = \"\"\"{{{ ${ \"\"\"", "a = 1 // {\nb%1$d : x # ["
    })
    void ordinaryTextsAreRead(String line) {
        String text = "path = []\na {}\n" + IntStream.range(0, 300).mapToObj(i -> String.format(line, i) + "\n").collect(Collectors.joining());
        assertThatCode(() -> HoconGrowth.check(text)).doesNotThrowAnyException();
    }

    @Test
    void aFileIsIncludedAndNothingElse(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("more.conf"), "a = 1");
        Hash read = (Hash) HoconText.parse("include file(\"" + file + "\")\nk = ${a}");
        assertThat(read.get("k")).isEqualTo(Int.of(1));
        assertThat(HoconText.parse("include \"" + file + "\"\nk = 1")).isEqualTo(HoconText.parse("k = 1"));
        for (String include : new String[] {"url(\"file://" + file + "\")", "classpath(\"reference.conf\")"}) {
            assertThatThrownBy(() -> HoconText.parse("include " + include + "\nk = 1")).isInstanceOf(LookupError.class);
        }
        Files.writeString(file, "a = ${k}${k}");
        assertThatThrownBy(() -> HoconText.parse("k = 1\ninclude file(\"" + file + "\")")).hasMessageContaining("not supported");
    }
}
