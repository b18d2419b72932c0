package io.bindery.server.files;

import io.bindery.files.FileAppending;
import io.bindery.files.FileReading;
import io.bindery.files.FileReplacement;
import io.bindery.puppet.load.CommandRunner;
import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Content;
import io.bindery.server.http.Request;
import io.bindery.server.v3.Code;
import io.bindery.server.v3.EnvironmentName;
import io.bindery.server.v3.Format;
import io.bindery.server.v3.V3Error;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;

/// Answers `file_bucket_file`: keeps the contents that agents overwrite, by their digest.
public final class Bucket {
    private static final List<Format> FORMATS = List.of(Format.BINARY);
    private static final int LEVELS = 8;

    private final Code code;
    private final Path directory;
    private final ChecksumKind digest;

    /// @param digest the only kind of digest that is accepted, `digest_algorithm`
    public Bucket(Code code, Path directory, ChecksumKind digest) {
        this.code = code;
        this.directory = directory;
        this.digest = digest;
    }

    /// What a request names: a digest, and the path that the content had on the agent's machine, without its first slash.
    private record Name(String sum, String path) {}

    public Answer get(Request request, Caller caller, String key) {
        Name name = name(request, key);
        Path folder = folder(name.sum);
        if (request.query().last("list_all").map("true"::equals).orElse(false)) {
            throw V3Error.failed("Listing remote file buckets is not allowed");
        }
        boolean there = isStored(folder, name.path);
        String other = request.query().last("diff_with").orElse(null);
        if (other != null && there) {
            return diff(request, folder, other);
        }
        if (!there) {
            throw V3Error.notFound("file_bucket_file " + key);
        }
        Format format = Format.accepted(request, FORMATS);
        return new Answer(200, format.contentType(), Map.of(), new Content.OfFile(folder.resolve("contents")));
    }

    public Answer head(Request request, Caller caller, String key) {
        Name name = name(request, key);
        if (!isStored(folder(name.sum), name.path)) {
            throw V3Error.notFound("file_bucket_file " + key);
        }
        return Answer.of(200);
    }

    /// Keeps a content. As Puppet does: under its true digest, whatever the request says.
    public Answer put(Request request, Caller caller, String key) {
        code.require(EnvironmentName.of(request));
        Format answer = Format.acceptedOrJson(request, FORMATS);
        Format.sent(request, FORMATS);
        Name name = parsed(key);
        Path folder = folder(digest.hex(request.body()));
        try {
            keep(folder, request.body(), name.path);
        } catch (IOException unwritable) {
            throw V3Error.failed("Could not store the file: " + unwritable.getMessage());
        }
        return Answer.of(200, answer.contentType(), new byte[0]);
    }

    private synchronized void keep(Path folder, byte[] content, String path) throws IOException {
        Path contents = folder.resolve("contents");
        Path paths = folder.resolve("paths");
        FileReplacement.makeFolder(folder, PosixFilePermissions.fromString("rwxr-x---"));
        if (!Files.exists(contents)) {
            FileReplacement.replace(contents, content, PosixFilePermissions.fromString("r--r-----"));
        }
        if (!Files.exists(paths)) {
            FileReplacement.replace(paths, new byte[0], PosixFilePermissions.fromString("rw-r-----"));
        }
        if (!path.isEmpty() && path.indexOf('\n') < 0 && !FileReading.lines(paths).contains(path)) {
            FileAppending.append(paths, (path + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    private static boolean isStored(Path folder, String path) {
        try {
            return Files.isRegularFile(folder.resolve("contents"))
                    && (path.isEmpty() || FileReading.lines(folder.resolve("paths")).contains(path));
        } catch (IOException unreadable) {
            return false;
        }
    }

    private Answer diff(Request request, Path one, String sum) {
        Path other = isDigest(sum) ? folder(sum) : null;
        if (other == null || !Files.isRegularFile(other.resolve("contents"))) {
            throw V3Error.failed("could not find diff_with " + sum);
        }
        Format format = Format.accepted(request, FORMATS);
        CommandRunner.Outcome outcome = new CommandRunner()
                .run(List.of("diff", "-u", one.resolve("contents").toString(), other.resolve("contents").toString()), false);
        return Answer.of(200, format.contentType(), outcome.output());
    }

    private Name name(Request request, String key) {
        code.require(EnvironmentName.of(request));
        return parsed(key);
    }

    private Name parsed(String key) {
        if (key.isEmpty()) {
            throw V3Error.badRequest("No request key specified in /puppet/v3/file_bucket_file/");
        }
        String[] parts = key.split("/", 3);
        if (parts.length < 2) {
            throw V3Error.failed(parts[0].equals(digest.label()) ? "Invalid checksum nil" : "Unsupported checksum type '" + parts[0] + "'");
        }
        if (!parts[0].equals(digest.label())) {
            throw V3Error.failed("Unsupported checksum type " + quoted(parts[0]));
        }
        return new Name(checked(parts[1]), parts.length < 3 ? "" : parts[2].replaceAll("^/+", ""));
    }

    private static String quoted(String text) {
        return "\"" + text + "\"";
    }

    /// The digest, if it is one: this many lower-case hexadecimal digits.
    private String checked(String sum) {
        if (!isDigest(sum)) {
            throw V3Error.failed("Invalid checksum " + quoted(sum));
        }
        return sum;
    }

    private boolean isDigest(String sum) {
        return sum.matches("[0-9a-f]+") && sum.length() == digest.hex(new byte[0]).length();
    }

    private Path folder(String sum) {
        Path folder = directory;
        for (int at = 0; at < LEVELS; at++) {
            folder = folder.resolve(sum.substring(at, at + 1));
        }
        return folder.resolve(sum);
    }
}
