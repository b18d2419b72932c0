package io.bindery.cfengine.run;

import io.bindery.cfengine.value.ByteText;
import io.bindery.files.FileReading;
import io.bindery.files.FileReplacement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A small durable table in the state directory: each line is a record whose fields are separated by tabs; the first field is the
/// key.
///
/// The file is replaced as a whole, so a reader sees the old or the new content. An unreadable record is dropped.
final class StateFile {
    private final Path file;
    private final Map<String, List<String>> records = new LinkedHashMap<>();
    private boolean loaded;
    private boolean changed;

    StateFile(Path file) {
        this.file = file;
    }

    Map<String, List<String>> records() {
        load();
        return records;
    }

    void put(String key, List<String> fields) {
        load();
        records.put(clean(key), fields.stream().map(StateFile::clean).toList());
        changed = true;
    }

    void remove(String key) {
        load();
        changed |= records.remove(clean(key)) != null;
    }

    private static String clean(String field) {
        return field.replace('\t', ' ').replace('\n', ' ');
    }

    private void load() {
        if (loaded) {
            return;
        }
        loaded = true;
        try {
            if (Files.isReadable(file)) {
                for (String line : ByteText.lines(ByteText.of(FileReading.bytes(file)))) {
                    List<String> fields = List.of(line.split("\t", -1));
                    records.put(fields.getFirst(), fields.subList(1, fields.size()));
                }
            }
        } catch (IOException e) {
            records.clear();
        }
    }

    /// Writes the table if it changed.
    void save() throws IOException {
        if (!changed) {
            return;
        }
        StringBuilder text = new StringBuilder();
        records.forEach((key, fields) -> {
            List<String> line = new ArrayList<>(List.of(key));
            line.addAll(fields);
            text.append(String.join("\t", line)).append('\n');
        });
        FileReplacement.makeFolderFor(file);
        FileReplacement.replace(file, ByteText.bytes(text.toString()), PosixFilePermissions.fromString("rw-------"));
        changed = false;
    }
}
