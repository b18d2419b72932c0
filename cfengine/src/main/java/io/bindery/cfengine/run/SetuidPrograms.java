package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.value.ByteText;
import io.bindery.files.FileReading;
import io.bindery.files.FileReplacement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;

/// The list of setuid-root programs that promises have come across. The list is kept between runs, so that each program is
/// reported once.
final class SetuidPrograms {
    private final Path file;
    private final Log log;
    private final Set<String> known = new LinkedHashSet<>();
    private boolean loaded;
    private boolean changed;

    SetuidPrograms(Path root, String host, Log log) {
        // As CFEngine does: not only the host's name but the whole path is in small letters, so that a folder with others has no such list.
        this.file = Path.of(root.resolve("cfagent." + host + ".log").toString().toLowerCase(Locale.ROOT));
        this.log = log;
    }

    /// Creates the list if it is missing.
    void prepare() {
        if (!Files.exists(file)) {
            write("");
        }
    }

    /// Adds a program to the known ones; whether it was new.
    boolean add(String name) {
        load();
        boolean fresh = known.add(name);
        changed |= fresh;
        return fresh;
    }

    private void load() {
        if (loaded) {
            return;
        }
        loaded = true;
        try {
            known.addAll(ByteText.lines(ByteText.of(FileReading.bytes(file))));
        } catch (IOException e) {
            log.verbose("Could not read file '" + file + "': " + e.getMessage());
        }
    }

    void save() {
        if (changed) {
            write(String.join("\n", known) + "\n");
        }
    }

    private void write(String text) {
        try {
            FileReplacement.note(file, ByteText.bytes(text));
        } catch (IOException e) {
            log.verbose("Could not make file '" + file + "': " + e.getMessage());
        }
    }
}
