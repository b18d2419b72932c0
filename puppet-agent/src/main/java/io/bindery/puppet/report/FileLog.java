package io.bindery.puppet.report;

import io.bindery.data.JsonOutput;
import io.bindery.files.FileAppending;
import io.bindery.files.FileReplacement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.format.DateTimeFormatter;

/// Appends log lines to a file. The name of the file selects the format: `.json` is one array, `.jsonl` an object a line,
/// anything else text.
public final class FileLog implements LogSink {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss xx");
    /// A file with more than this holds entries already, besides the bracket that opens the array.
    private static final int OPENED_ARRAY_BYTES = 2;

    private final Path file;
    private final Form form;
    private boolean first;

    private enum Form {
        TEXT,
        JSON,
        JSON_LINES
    }

    /// Opens a log file, which is created if it is missing.
    public FileLog(Path file) throws IOException {
        this.file = file;
        FileReplacement.makeFolderFor(file);
        String name = file.toString();
        form = name.endsWith(".json") ? Form.JSON : name.endsWith(".jsonl") ? Form.JSON_LINES : Form.TEXT;
        long size = Files.exists(file) ? Files.size(file) : 0;
        first = size <= OPENED_ARRAY_BYTES;
        append(form == Form.JSON && size == 0 ? "[\n" : "");
    }

    @Override
    public void write(LogEntry entry) {
        String line = switch (form) {
            case TEXT -> TIME.format(entry.time()) + " " + entry.source() + " (" + entry.level().word() + "): " + entry.message();
            case JSON -> (first ? "" : ",\n") + json(entry);
            case JSON_LINES -> json(entry);
        };
        first = false;
        try {
            append(line + "\n");
        } catch (IOException _) {
            // As Puppet does: a run goes on without its log.
        }
    }

    private void append(String text) throws IOException {
        FileAppending.append(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private static String json(LogEntry entry) {
        JsonOutput out = RunJson.entry(new JsonOutput().beginObject(), entry);
        return new String(out.endObject().bytes(), StandardCharsets.UTF_8);
    }
}
