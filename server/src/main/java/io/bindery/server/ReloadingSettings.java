package io.bindery.server;

import io.bindery.files.FileStamp;
import io.bindery.files.FileView;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import java.nio.file.Path;
import java.util.function.Supplier;

/// The settings of `puppet.conf`, read again when the file changes. A broken file leaves the previous settings in force. Ports,
/// certificates and directories that were opened at the start do not change.
public final class ReloadingSettings implements Supplier<Settings> {
    private static final long PATIENCE_NANOS = 1_000_000_000L;

    private final Path file;
    private final Supplier<Settings> read;
    private final ServerLog log;
    private volatile State state;

    /// @param looked when the file was last looked at
    private record State(FileStamp stamp, Settings settings, long looked) {}

    /// @param read reads the file, and puts flags over it
    /// @throws LoadError if the file is broken at the start
    public ReloadingSettings(Path file, Supplier<Settings> read, ServerLog log) {
        this.file = file;
        this.read = read;
        this.log = log;
        this.state = new State(stamp(), read.get(), System.nanoTime());
    }

    @Override
    public Settings get() {
        State known = state;
        long now = System.nanoTime();
        if (now - known.looked < PATIENCE_NANOS) {
            return known.settings;
        }
        FileStamp stamp = stamp();
        Settings settings = stamp.equals(known.stamp) ? known.settings : readAgain(known.settings);
        state = new State(stamp, settings, now);
        return settings;
    }

    private Settings readAgain(Settings known) {
        try {
            Settings settings = read.get();
            log.write(ServerLog.Level.INFO, "settings", "Read " + file + " again");
            return settings;
        } catch (LoadError broken) {
            log.write(ServerLog.Level.ERROR, "settings", broken.message() + "; the settings read before stay in force");
            return known;
        }
    }

    private FileStamp stamp() {
        return FileView.DISK.stamp(file);
    }
}
