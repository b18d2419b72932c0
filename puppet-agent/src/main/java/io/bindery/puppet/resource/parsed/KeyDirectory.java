package io.bindery.puppet.resource.parsed;

import io.bindery.enact.host.Accounts;
import io.bindery.puppet.resource.Surroundings;
import java.nio.file.Path;

/// The directory of a user's keys, which only that user may enter.
record KeyDirectory(Path path, Accounts.User owner) {
    /// Makes the directory that a file is to be in, where it is missing.
    static void make(String file, Accounts.User owner, Surroundings around) {
        Path parent = Path.of(file).getParent();
        if (parent != null) {
            around.keep(new KeyDirectoryKeeper(), new KeyDirectory(parent, owner));
        }
    }
}
