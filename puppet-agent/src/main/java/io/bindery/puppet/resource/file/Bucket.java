package io.bindery.puppet.resource.file;

import io.bindery.enact.Enactor;
import io.bindery.enact.Mode;
import io.bindery.enact.Result;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.HostFiles;
import io.bindery.puppet.resource.ResourceError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A directory that stores contents by their digest, with the paths they came from.
public final class Bucket {
    static final long CONTENT_LIMIT = 1L << 31;
    private static final int SPREAD = 8;
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");

    private final Path directory;
    private final Checksum checksum;
    private final Host host;
    private final Enactor enactor;

    public Bucket(Path directory, String algorithm, Host host, Enactor enactor) {
        this.directory = directory;
        this.checksum = Checksum.WORDS.contains(algorithm) ? Checksum.valueOf(algorithm.toUpperCase(Locale.ROOT)) : Checksum.SHA256;
        this.host = host;
        this.enactor = enactor;
    }

    /// Keeps the content of a file; its digest.
    public String backup(Path path) {
        try {
            byte[] content = host.files().read(path, CONTENT_LIMIT);
            String digest = checksum.of(content).replaceFirst("^\\{\\w+\\}", "");
            Result result = enactor.keep(new BucketKeeper(), new BucketKeeper.Stored(folder(digest), content, path.toString()), Mode.REPAIR);
            if (result.verdict().isFailure()) {
                throw new ResourceError("Could not back up " + path + ": " + result.reason().orElse("failed"));
            }
            return digest;
        } catch (IOException e) {
            throw new ResourceError("Could not back up " + path + ": " + FileChangeKeeper.reason(e));
        }
    }

    /// The content of a digest, where the bucket has it.
    public Optional<byte[]> content(String digest) {
        try {
            if (!isDigest(digest)) {
                return Optional.empty();
            }
            Path contents = folder(digest).resolve("contents");
            return host.files().state(contents).exists() ? Optional.of(host.files().read(contents, CONTENT_LIMIT)) : Optional.empty();
        } catch (IOException e) {
            throw new ResourceError("Could not read " + digest + ": " + FileChangeKeeper.reason(e));
        }
    }

    /// Puts the content of a digest in place of a file.
    public void restore(Path path, String digest) {
        byte[] content = content(digest).orElseThrow(() -> new ResourceError("File not found"));
        Result result = enactor.keep(new FileChangeKeeper(), new FileChange.Write(path, content, -1, -1, -1), Mode.REPAIR);
        if (result.verdict().isFailure()) {
            throw new ResourceError("Could not restore " + path + ": " + result.reason().orElse("failed"));
        }
    }

    /// The difference between two contents, each a digest or a file.
    public String difference(String one, String other) {
        try {
            Path first = located(one);
            Path second = located(other);
            return host.processes().ask(Command.of(List.of("diff", "-u", first.toString(), second.toString()))).text();
        } catch (CommandException e) {
            throw new ResourceError(String.valueOf(e.getMessage()));
        }
    }

    private Path located(String digestOrFile) {
        return isDigest(digestOrFile) ? folder(digestOrFile).resolve("contents") : Path.of(digestOrFile).toAbsolutePath();
    }

    /// Whether a text can be a digest. Anything else could lead out of the bucket.
    private static boolean isDigest(String text) {
        return text.matches("[0-9a-f]{32,128}");
    }

    /// All contents: digest, time and path of each.
    public List<String> list() {
        List<String> lines = new ArrayList<>();
        collect(directory, lines);
        lines.sort(Comparator.naturalOrder());
        return lines;
    }

    private void collect(Path folder, List<String> lines) {
        try {
            HostFiles files = host.files();
            for (String name : files.list(folder)) {
                Path each = folder.resolve(name);
                FileState state = files.state(each);
                if (state.kind() == FileKind.DIRECTORY) {
                    collect(each, lines);
                } else if (name.equals("paths")) {
                    String digest = String.valueOf(folder.getFileName());
                    String time = TIME.format(files.state(folder.resolve("contents")).modified().atZone(ZoneId.systemDefault()));
                    new String(files.read(each, CONTENT_LIMIT), StandardCharsets.UTF_8).lines()
                            .forEach(path -> lines.add(digest + " " + time + " " + path));
                }
            }
        } catch (IOException e) {
            throw new ResourceError("Could not list " + folder + ": " + FileChangeKeeper.reason(e));
        }
    }

    private Path folder(String digest) {
        Path folder = directory;
        for (char c : digest.substring(0, Math.min(SPREAD, digest.length())).toCharArray()) {
            folder = folder.resolve(String.valueOf(c));
        }
        return folder.resolve(digest);
    }
}
