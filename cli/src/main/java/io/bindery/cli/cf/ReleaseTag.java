package io.bindery.cli.cf;

import io.bindery.files.FileReading;
import io.bindery.files.FileReplacement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/// `cf-promises --tag-release DIRECTORY`: records when the directory's policy was last found valid, and an id of its content,
/// which changes with any file.
///
/// The id differs from the reference program's.
record ReleaseTag(Path directory) {
    void write() throws IOException {
        put("cf_promises_validated", "{\n  \"timestamp\": " + Instant.now().getEpochSecond() + "\n}");
        put("cf_promises_release_id", "{\n  \"releaseId\": \"" + digest() + "\"\n}");
    }

    private void put(String name, String text) throws IOException {
        FileReplacement.replace(
                directory.resolve(name), text.getBytes(StandardCharsets.ISO_8859_1), PosixFilePermissions.fromString("rw-------"));
    }

    private String digest() throws IOException {
        try (Stream<Path> found = Files.walk(directory)) {
            MessageDigest digest = MessageDigest.getInstance("SHA-1");
            List<Path> files = found.filter(Files::isRegularFile).filter(file -> !isOwn(file)).sorted().toList();
            for (Path file : files) {
                digest.update(directory.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
                digest.update((byte) 0);
                digest.update(FileReading.bytes(file));
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private boolean isOwn(Path file) {
        Path inside = directory.relativize(file);
        return inside.startsWith(".git") || inside.toString().startsWith("cf_promises_");
    }
}
