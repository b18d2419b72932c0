package io.bindery.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackedCasesTest {
    private static final String PACKED = """
            origin: puppet 7.23.0
            ### first
            --- pp
            notice(1)
            \\### not a case
            \\--- not a file
            --- out, no newline at the end
            1
            ### second
            origin: by hand
            --- pp
            --- out

            2
            """;

    @Test
    void aPackedTextIsTheFilesOfItsCases() {
        assertThat(PackedCases.parse(PACKED))
                .containsEntry("first.origin", "puppet 7.23.0\n")
                .containsEntry("first.pp", "notice(1)\n### not a case\n--- not a file\n")
                .containsEntry("first.out", "1")
                .containsEntry("second.origin", "by hand\n")
                .containsEntry("second.pp", "")
                .containsEntry("second.out", "\n2\n")
                .hasSize(6);
    }

    @Test
    void aReplacedGoldenLeavesTheOtherCasesAsTheyAre(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("small.corpus"), PACKED);
        Path unpacked = PackedCases.unpacked(folder);
        PackedCases.replace(folder, unpacked, unpacked.resolve("small/first.out"), "3\n");
        assertThat(Files.readString(folder.resolve("small.corpus"))).isEqualTo(PACKED.replace("--- out, no newline at the end\n1\n", "--- out\n3\n"));
    }
}
