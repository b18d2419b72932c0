package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Log;
import io.bindery.files.FileReplacement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.stream.Stream;

/// The file `cf_promises_validated`, which records when a policy was last found valid. A policy that has not changed since is not
/// checked again.
final class ValidationMarker {
    private final Options options;
    private final Log log;
    private final Path file;

    ValidationMarker(Options options, Log log) {
        this.options = options;
        this.log = log;
        Path directory = options.isDefaultInput() ? options.workspace().masterfiles() : options.workspace().state();
        this.file = directory.resolve("cf_promises_validated");
    }

    /// Whether the policy was checked after its last change.
    ///
    /// As CFEngine does: a policy named on the command line is always checked, and of the files beside the entry file only those
    /// count that were added or taken away.
    boolean isCurrent() {
        try {
            if (options.isDefaultInput() && Files.exists(file)) {
                FileTime checked = Files.getLastModifiedTime(file);
                if (!isNewer(options.inputPath(), checked) && !hasNewerDirectory(checked)) {
                    log.verbose("Policy is already validated");
                    return true;
                }
            }
        } catch (IOException e) {
            log.verbose("Could not look at '" + file + "': " + e.getMessage());
        }
        log.verbose("Input file is changed since last validation, validating it");
        return false;
    }

    private boolean hasNewerDirectory(FileTime checked) throws IOException {
        try (Stream<Path> found = Files.walk(options.workspace().inputs())) {
            for (Path each : (Iterable<Path>) found.filter(Files::isDirectory)::iterator) {
                if (isNewer(each, checked)) {
                    return true;
                }
            }
            return false;
        }
    }

    private static boolean isNewer(Path path, FileTime checked) throws IOException {
        return Files.getLastModifiedTime(path).compareTo(checked) > 0;
    }

    void write() {
        String text = "{\n  \"timestamp\": " + options.started().getEpochSecond() + "\n}";
        try {
            Path folder = file.getParent();
            if (folder != null && !Files.isDirectory(folder)) {
                FileReplacement.makePrivateFolder(folder);
            }
            FileReplacement.note(file, text.getBytes(StandardCharsets.US_ASCII));
            log.verbose("Saved policy validated marker file '" + file + "'");
        } catch (IOException e) {
            log.verbose("Could not write '" + file + "': " + e.getMessage());
        }
    }
}
