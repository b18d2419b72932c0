package io.bindery.cfengine.promise;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// Small texts that promises keep between runs in the state directory, such as lists of packages.
public interface StateFiles {
    /// The text stored under a name; empty for an unknown name.
    Optional<Stored> read(String name);

    /// Stores a text as of now. A dry run stores it too, because the text records observations, not changes.
    void write(String name, String text);

    /// Makes a stored text count as out of date.
    void expire(String name);

    /// @param written when the text was stored
    record Stored(String text, Instant written) {
        public Duration age(Instant now) {
            return Duration.between(written, now);
        }
    }
}
