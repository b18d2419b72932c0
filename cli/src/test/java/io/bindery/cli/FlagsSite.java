package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// The small site of [FlagsActTest], laid out from `src/test/flags/site.txt`: `==== PATH` begins a file, `==== PATH x` an executable one.
final class FlagsSite {
    private static final Instant PAST = Instant.parse("2024-01-01T00:00:00Z");

    private FlagsSite() {}

    /// Lays the site out in a directory; `SITE` in its files is that directory.
    static Path layOut(Path directory) throws IOException {
        String text = Files.readString(Path.of("src/test/flags/site.txt"));
        for (String part : text.split("(?m)^==== ")) {
            if (part.isBlank()) {
                continue;
            }
            int end = part.indexOf('\n');
            String[] name = part.substring(0, end).split(" ");
            Path file = directory.resolve(name[0]);
            Files.createDirectories(file.getParent());
            Files.writeString(file, part.substring(end + 1).replace("SITE", directory.toString()));
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(name.length > 1 ? "rwx------" : "rw-------"));
            Files.setLastModifiedTime(file, FileTime.from(PAST));
        }
        copyTree(Path.of("../examples/bindings"), directory.resolve("bindings"));
        return directory;
    }

    /// Copies a directory with modes and times.
    static void copyTree(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target, StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
            }
        }
    }

    /// Changes the copy before a command is tried: another command of Bindery, `write FILE TEXT`, or `sh PROGRAM`.
    static void prepare(Path site, List<String> words) throws IOException {
        switch (words.getFirst()) {
            case "write" -> {
                Path file = site.resolve(words.get(1));
                Files.createDirectories(file.getParent());
                Files.writeString(file, words.get(2).replace("\\n", "\n"));
            }
            case "sh" -> shell(site, words.get(1));
            default -> Ran.command(words.toArray(String[]::new));
        }
    }

    private static void shell(Path site, String program) throws IOException {
        Process process = new ProcessBuilder("sh", "-ec", program).directory(site.toFile()).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            assertThat(process.waitFor()).as(output).isZero();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /// Runs a command in a process of its own.
    static Ran apart(String... arguments) throws IOException {
        Path out = Files.createTempFile("out", "");
        Path err = Files.createTempFile("err", "");
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin/java").toString(), "-XX:TieredStopAtLevel=1", "-Xss8m", "--enable-native-access=ALL-UNNAMED",
                "-cp", System.getProperty("java.class.path"), "io.bindery.cli.Main"));
        line.addAll(List.of(arguments));
        try {
            Process process = new ProcessBuilder(line).redirectOutput(out.toFile()).redirectError(err.toFile()).redirectInput(new File("/dev/null")).start();
            return new Ran(process.waitFor(), Files.readString(out), Files.readString(err));
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        } finally {
            Files.delete(out);
            Files.delete(err);
        }
    }

    static void remove(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> {
                try {
                    Files.delete(file);
                } catch (IOException undeletable) {
                    throw new UncheckedIOException(undeletable);
                }
            });
        }
    }
}
