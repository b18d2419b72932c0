package io.bindery.server.ca;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// Decides which requests are signed automatically. A file is read at every request, so that a change takes effect at once.
///
/// @param setting `true`, `false`, or the path of a list or of a program
record Autosign(String setting, CaLog log, AutosignCommandRunner runner) {
    /// @throws IOException if the list cannot be read or the program cannot be run
    boolean accepts(String name, String request) throws IOException {
        if (setting.equals("true") || setting.equals("false")) {
            return setting.equals("true");
        }
        Path file = Path.of(setting);
        if (!Files.isRegularFile(file)) {
            return false;
        }
        return Files.isExecutable(file) ? permits(file, name, request) : lists(file, name);
    }

    private boolean permits(Path program, String name, String request) throws IOException {
        AutosignCommandRunner.Outcome outcome;
        try {
            outcome = runner.run(program, name, request);
        } catch (IOException notRun) {
            throw new IOException("The autosign program " + program + " cannot be run: " + notRun.getMessage(), notRun);
        }
        if (!outcome.errors().isBlank()) {
            log.warn("Autosign command '" + program + " " + name + "' generated output to stderr: " + outcome.errors().strip());
        }
        if (outcome.code() != 0) {
            log.warn("Autosign command '" + program + "' rejected certificate '" + name + "' because the exit code was "
                    + outcome.code() + ", not zero");
        }
        return outcome.code() == 0;
    }

    private boolean lists(Path file, String name) throws IOException {
        for (String line : FileReading.lines(file)) {
            if (!line.startsWith("#") && !line.isBlank() && matches(file, line, name)) {
                return true;
            }
        }
        return false;
    }

    private boolean matches(Path file, String line, String name) {
        if (line.contains("#") || line.contains(" ")) {
            log.error("Invalid pattern '" + line + "' found in " + file);
            return false;
        }
        if (line.equals("*")) {
            return true;
        }
        return line.startsWith("*") ? isBelow(line, name) : line.equals(name);
    }

    // As Puppet does: `*.example.org` matches `example.org` too. The case of a glob does not matter, that of a name does.
    private static boolean isBelow(String glob, String name) {
        List<String> domain = List.of(glob.toLowerCase(Locale.ROOT).split("\\."));
        List<String> segments = List.of(name.toLowerCase(Locale.ROOT).split("\\."));
        int length = domain.size() - 1;
        return segments.size() >= length
                && segments.subList(segments.size() - length, segments.size()).equals(domain.subList(1, domain.size()));
    }
}
