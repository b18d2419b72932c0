package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Input that is no manifest ends in one clear error, exit code 1 and no stack trace; where Puppet has words for it, in these.
final class BadInputTest {
    private static final String PREFIX = "Error: Could not parse for environment production: ";

    @TempDir
    private Path folder = Path.of(".");

    private String file(String name, byte... bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes).toString();
    }

    private String text(String name, String text) throws IOException {
        return file(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void refused(String path, String beginning) {
        for (String command : new String[] {"validate", "dump"}) {
            Ran ran = Ran.command(command, path);
            assertThat(ran.code()).as(command).isEqualTo(1);
            assertThat(ran.out()).as(command).isEmpty();
            assertThat(ran.err()).as(command).startsWith(beginning).doesNotContain("\tat ", "Exception");
        }
    }

    @Test
    void aMissingFile() {
        refused("/nowhere/x.pp", "Error: One or more file(s) specified did not exist:\n   /nowhere/x.pp\n");
    }

    @Test
    void aDirectoryWithoutManifests() throws IOException {
        text("notes.txt", "x");
        refused(folder.toString(), "Error: No files ending in .pp or .epp in directory " + folder + "\n");
    }

    @Test
    void anUnreadableFile() {
        // Not even root can read this from its beginning.
        Path memory = Path.of("/proc/self/mem");
        Assumptions.assumeTrue(Files.exists(memory));
        refused(memory.toString(), PREFIX + "Could not read /proc/self/mem: ");
    }

    @Test
    void aForbiddenFile() throws IOException {
        String path = text("secret.pp", "notice(1)");
        Assumptions.assumeTrue(folder.resolve("secret.pp").toFile().setReadable(false) && !Files.isReadable(Path.of(path)));
        refused(path, PREFIX + "Permission denied: " + path);
    }

    @Test
    void aBinaryFile() throws IOException {
        byte[] bytes = new byte[512];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 7);
        }
        refused(file("binary.pp", bytes), PREFIX + "invalid byte sequence in UTF-8\n");
    }

    @Test
    void invalidUtf8() throws IOException {
        String path = file("latin.pp", "$a = 'caf\u00e9'\n".getBytes(StandardCharsets.ISO_8859_1));
        refused(path, PREFIX + "invalid byte sequence in UTF-8\n  in " + path + "\n  hint: the byte 0xE9 at line 1, column 10 of ");
    }

    @Test
    void byteOrderMarks() throws IOException {
        refused(
                text("utf8.pp", "\uFEFF$a = 1\n"),
                PREFIX + "Illegal UTF-8 Byte Order mark at beginning of input: [EF BB BF] - remove these from the puppet source\n");
        refused(
                file("utf16.pp", "\uFEFF$a = 1\n".getBytes(StandardCharsets.UTF_16LE)),
                PREFIX + "Illegal UTF-16 Byte Order mark at beginning of input: [FF FE] - remove these from the puppet source\n");
    }

    @Test
    void carriageReturnsAreWhiteSpace() throws IOException {
        assertThat(Ran.command("validate", text("crlf.pp", "$a = 'x'\r\nnotice($a)\r\n")).code()).isZero();
        String bad = text("bad.pp", "$a = 1\r\n$b = )\r\n");
        refused(bad, PREFIX + "Syntax error at ')' (file: " + bad + ", line: 2, column: 6)\n  2 | $b = )\n");
    }

    @Test
    void anEmptyFileIsSound() throws IOException {
        assertThat(Ran.command("validate", file("empty.pp")).code()).isZero();
    }

    @Test
    void aFileOfFiftyMegabytes() throws IOException {
        Path large = folder.resolve("large.pp");
        try (RandomAccessFile sparse = new RandomAccessFile(large.toFile(), "rw")) {
            sparse.setLength(50L << 20);
        }
        refused(large.toString(), PREFIX + large + " is too large: 52428800 bytes, at most 33554432 are read\n");
    }

    @Test
    void aHundredThousandBrackets() throws IOException {
        String open = text("open.pp", "[".repeat(100_000));
        refused(open, PREFIX + "Nesting is too deep: more than 1000 levels (file: " + open + ", line: 1, column: 1001)\n");
        String closed = text("closed.pp", "$a = " + "(".repeat(100_000) + ")".repeat(100_000));
        refused(closed, PREFIX + "Nesting is too deep: more than 1000 levels (file: " + closed);
    }
}
