package io.bindery.puppet.resource;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The files that `puppet:` addresses refer to. Without a server they are files of modules on this host.
@FunctionalInterface
public interface ServedFiles {
    /// No file at all.
    ServedFiles NONE = path -> Optional.empty();

    /// Where the file of an address is.
    ///
    /// @param path what follows the server's name, such as `modules/ntp/ntp.conf`
    Optional<Path> find(String path);

    /// The file that defines a resource type in Ruby; empty if none is known.
    default Optional<Path> definition(String type) {
        return Optional.empty();
    }

    /// The files of modules in these directories, the first of a name winning.
    static ServedFiles ofModules(List<Path> modulepath) {
        return new ModuleFiles(modulepath);
    }
}
