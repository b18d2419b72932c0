package io.bindery.puppet.resource;

import io.bindery.puppet.name.ModuleName;
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

    /// The files of modules in these directories, the first of a name winning.
    static ServedFiles ofModules(List<Path> modulepath) {
        return path -> {
            String[] parts = path.split("/", 3);
            if (!parts[0].equals("modules") || parts.length < 2 || !ModuleName.isValid(parts[1]) || path.indexOf('\0') >= 0) {
                return Optional.empty();
            }
            for (Path directory : modulepath) {
                Path module = directory.resolve(parts[1]);
                if (java.nio.file.Files.isDirectory(module)) {
                    Path files = module.resolve("files");
                    Path found = (parts.length < 3 ? files : files.resolve(parts[2])).normalize();
                    // A name must not lead out of the module's files.
                    return found.startsWith(files) && java.nio.file.Files.exists(found, java.nio.file.LinkOption.NOFOLLOW_LINKS)
                            ? Optional.of(found)
                            : Optional.empty();
                }
            }
            return Optional.empty();
        };
    }
}
