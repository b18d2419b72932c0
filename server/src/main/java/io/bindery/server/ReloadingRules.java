package io.bindery.server;

import io.bindery.files.FileReading;
import io.bindery.files.FileStamp;
import io.bindery.server.auth.AuthError;
import io.bindery.server.auth.AuthFile;
import io.bindery.server.auth.Rules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

/// The rules of `auth.conf`, read again when the file changes. A broken file leaves the rules that were in force.
final class ReloadingRules implements Supplier<Rules> {
    private final Configuration configuration;
    private final ServerLog log;
    private volatile State state;

    private record State(Optional<Path> file, FileStamp stamp, Rules rules) {}

    /// @throws AuthError if the rules are broken at the start
    ReloadingRules(Configuration configuration, ServerLog log) throws IOException {
        this.configuration = configuration;
        this.log = log;
        this.state = read();
    }

    private State read() throws IOException {
        Optional<Path> file = configuration.rules();
        if (file.isEmpty()) {
            return new State(file, FileStamp.ABSENT, AuthFile.read("the built-in auth.conf", Configuration.builtInRules()));
        }
        FileStamp stamp = FileStamp.of(file.get());
        return new State(file, stamp, AuthFile.read(file.get().toString(), FileReading.text(file.get())));
    }

    @Override
    public Rules get() {
        State known = state;
        boolean same = known.file.map(known.stamp::matches).orElseGet(() -> configuration.rules().isEmpty());
        if (!same) {
            try {
                known = read();
                state = known;
                log.write(ServerLog.Level.INFO, "auth", "Read the authorization rules again");
            } catch (AuthError | IOException broken) {
                log.write(ServerLog.Level.ERROR, "auth", broken.getMessage() + "; the rules read before stay in force");
                state = new State(known.file, known.file.map(ReloadingRules::stamp).orElse(FileStamp.ABSENT), known.rules);
            }
        }
        return known.rules;
    }

    private static FileStamp stamp(Path file) {
        try {
            return FileStamp.of(file);
        } catch (IOException unreadable) {
            return FileStamp.ABSENT;
        }
    }
}
