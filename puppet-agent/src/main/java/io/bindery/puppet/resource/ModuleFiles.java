package io.bindery.puppet.resource;

import io.bindery.puppet.name.ModuleName;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// The files of modules on this host.
///
/// @param modulepath directories of modules, the first of a name winning
record ModuleFiles(List<Path> modulepath) implements ServedFiles {
    private static final Pattern TYPE = Pattern.compile("[a-z][a-z0-9_]*");

    @Override
    public Optional<Path> find(String path) {
        String[] parts = path.split("/", 3);
        if (!parts[0].equals("modules") || parts.length < 2 || !ModuleName.isValid(parts[1]) || path.indexOf('\0') >= 0) {
            return Optional.empty();
        }
        for (Path directory : modulepath) {
            Path module = directory.resolve(parts[1]);
            if (Files.isDirectory(module)) {
                Path files = module.resolve("files");
                Path found = (parts.length < 3 ? files : files.resolve(parts[2])).normalize();
                // A name must not lead out of the module's files.
                return found.startsWith(files) && Files.exists(found, LinkOption.NOFOLLOW_LINKS) ? Optional.of(found) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    @Override
    public Optional<Path> definition(String type) {
        if (!TYPE.matcher(type).matches()) {
            return Optional.empty();
        }
        for (Path directory : modulepath) {
            try (DirectoryStream<Path> modules = Files.newDirectoryStream(directory)) {
                for (Path module : modules) {
                    Path file = module.resolve("lib/puppet/type/" + type + ".rb");
                    if (Files.isRegularFile(file)) {
                        return Optional.of(file);
                    }
                }
            } catch (IOException _) {
                // A directory that cannot be listed has no modules.
            }
        }
        return Optional.empty();
    }
}
