package io.bindery.server.files;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileNamePatternTest {
    // Each line was tried with File.fnmatch? of Ruby 3.1.
    @ParameterizedTest
    @CsvSource({
        "a, a, true",
        "a, b, false",
        "*.bak, x.bak, true",
        "*.bak, .bak, false",
        ".*, .git, true",
        "*, .git, false",
        "*, git, true",
        "?, a, true",
        "?, ab, false",
        "[a-c]x, bx, true",
        "[!a-c]x, bx, false",
        "[^a-c]x, dx, true",
        "a*b*c, aXXbYYc, true",
        "a*b*c, aXXbYY, false",
        "\\*, *, true",
        "\\*, a, false"
    })
    void matchesAsRubyDoes(String pattern, String name, boolean matches) {
        assertThat(FileNamePattern.matches(pattern, name)).isEqualTo(matches);
    }
}
