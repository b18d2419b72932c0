package io.bindery.enact.journal;

import io.bindery.data.JsonOutput;
import io.bindery.enact.Change;
import io.bindery.enact.Effect;
import io.bindery.enact.Journal;
import io.bindery.enact.RepairException;
import io.bindery.files.DurableLines;
import io.bindery.files.PrivateFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;

/// A journal in a private directory. Each process writes a file of its own, one JSON line for the begin and one for the end of each step.
///
/// A line names the subject and the property, never a value, because values may be secret. A begin is written before the step is
/// made, so that it survives the process. It is not forced to disk: forcing it costs half as much again in a run that changes
/// thousands of files, and a machine that loses power can leave only temporary files behind, which the file layer recognises by
/// their names. The journal file is removed when the process ends and all of its steps have ended.
public final class FileJournal implements Journal, AutoCloseable {
    static final String FILE_END = ".journal";

    private final Path directory;
    private DurableLines lines;
    private boolean opened;
    private long steps;
    private boolean open;

    /// @param directory is made, private to its owner, when the first step begins
    public FileJournal(Path directory) {
        this.directory = directory;
        this.lines = DurableLines.NONE;
    }

    @Override
    public void begins(Change change) throws RepairException {
        steps++;
        open = true;
        JsonOutput line = new JsonOutput().beginObject();
        line.key("begin").number(steps).key("kind").string(change.subject().kind()).key("name").string(change.subject().name());
        line.key("property").string(change.property()).key("time").string(Instant.now().toString()).endObject();
        try {
            start();
            lines.append(line.toString(), false);
        } catch (IOException e) {
            throw new RepairException("cannot write the journal in " + directory + ": " + e.getMessage());
        }
    }

    private void start() throws IOException {
        if (!opened) {
            PrivateFolder.make(directory);
            ProcessHandle self = ProcessHandle.current();
            long started = self.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
            lines = DurableLines.create(directory.resolve(self.pid() + "-" + started + FILE_END));
            opened = true;
        }
    }

    @Override
    public void ends(Effect effect) {
        open = false;
        JsonOutput line = new JsonOutput().beginObject().key("end").number(steps);
        line.key("effect").string(effect.getClass().getSimpleName().toLowerCase(Locale.ROOT)).endObject();
        try {
            lines.append(line.toString(), false);
        } catch (IOException _) {
            // Without its end the step is looked at again by the next run, which finds nothing to clean up.
        }
    }

    /// Ends the journal. Where a step has not ended, the file stays for the next run.
    @Override
    public void close() {
        try {
            lines.close(!open);
        } catch (IOException _) {
            // A file that stays is read and removed by the next run.
        }
    }

    static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
