package io.bindery.cfengine.run;

import io.bindery.cfengine.value.ByteText;
import io.bindery.files.FileReading;
import io.bindery.files.FileReplacement;
import io.bindery.files.PrivateFolder;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Records policies whose check found no errors and gave no messages, by the digests of all files it read, in
/// `state/bindery_checked`. The check is skipped as long as neither these files nor the program change.
///
/// Such records exist only in a work directory that no other user can alter. The state of the host is not part of the record: the
/// run itself reports problems that depend on the host, and the reference program's own mark (`cf_promises_validated`) ignores
/// the host, too.
final class CheckedPolicies {
    private static final String ABSENT = "-";

    private final Options options;
    private final Path state;
    private final Path folder;

    CheckedPolicies(Options options) {
        this.options = options;
        this.state = options.workspace().state();
        this.folder = state.resolve("bindery_checked");
    }

    /// Whether the policy was found sound and all that it was made of is as it was then.
    boolean holds() {
        Map<String, String> recorded = recorded();
        return !recorded.isEmpty() && recorded.entrySet().stream().allMatch(each -> digest(each.getKey()).equals(each.getValue()));
    }

    /// Whether all these files were read by the check.
    boolean covers(Set<String> paths) {
        Map<String, String> recorded = recorded();
        return paths.stream().allMatch(path -> recorded.containsKey(absolute(path)));
    }

    /// Remembers a check that read these files.
    void remember(Set<String> paths) {
        StringBuilder text = new StringBuilder();
        for (String path : paths) {
            text.append(digest(absolute(path))).append('\t').append(absolute(path)).append('\n');
        }
        for (Path each : List.of(
                Path.of(options.inputDirectory(), "def.json"),
                Path.of(options.inputDirectory(), "def_preferred.json"),
                options.workspace().root().resolve("data/host_specific.json"))) {
            String path = absolute(ByteText.of(each));
            text.append(digest(path)).append('\t').append(path).append('\n');
        }
        try {
            if (Files.isDirectory(state)) {
                PrivateFolder.check(state);
                FileReplacement.makePrivateFolder(folder);
                FileReplacement.replace(file(), ByteText.bytes(text.toString()), PosixFilePermissions.fromString("rw-------"));
            }
        } catch (IOException _) {
            // Without a memory the next run checks again.
        }
    }

    private Map<String, String> recorded() {
        Map<String, String> digests = new LinkedHashMap<>();
        try {
            if (Files.isDirectory(folder)) {
                PrivateFolder.check(state);
                for (String line : ByteText.lines(ByteText.of(FileReading.bytes(file())))) {
                    int tab = line.indexOf('\t');
                    if (tab > 0) {
                        digests.put(line.substring(tab + 1), line.substring(0, tab));
                    }
                }
            }
        } catch (IOException _) {
            return Map.of();
        }
        return digests;
    }

    private Path file() {
        return folder.resolve(HexFormat.of().formatHex(key()));
    }

    /// The options of the run, and the program that runs.
    private byte[] key() {
        MessageDigest digest = sha256();
        add(digest, absolute(options.inputFile()));
        add(digest, String.valueOf(options.bundleSequence()));
        add(digest, options.defines().toString());
        for (Options.Switch each : List.of(
                Options.Switch.FULL_CHECK,
                Options.Switch.NO_FUNCTIONS,
                Options.Switch.NO_AUGMENTS,
                Options.Switch.NO_PREFERRED_AUGMENTS,
                Options.Switch.SIMULATE)) {
            add(digest, String.valueOf(options.has(each)));
        }
        addProgram(digest);
        return digest.digest();
    }

    /// Adds which program this is.
    static void addProgram(MessageDigest digest) {
        for (String entry : System.getProperty("java.class.path", "").split(File.pathSeparator)) {
            File program = new File(entry);
            add(digest, entry + " " + program.length() + " " + program.lastModified());
        }
    }

    static void add(MessageDigest digest, String text) {
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
    }

    private static String digest(String path) {
        try {
            return HexFormat.of().formatHex(sha256().digest(FileReading.bytes(ByteText.path(path))));
        } catch (NoSuchFileException _) {
            return ABSENT;
        } catch (IOException _) {
            return "unreadable";
        }
    }

    static String absolute(String path) {
        return ByteText.of(ByteText.path(path).toAbsolutePath());
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
