package io.bindery.fleet.code;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Released modules, by name and version: unpacked in a folder of the user's.
final class ForgeReleases {
    private final CodeRequest.ModuleSource source;
    private final Path cache;

    ForgeReleases(CodeRequest.ModuleSource source, Path cache) {
        this.source = source;
        this.cache = cache;
    }

    /// The directory of a release, or null where it cannot be had.
    @Nullable Path find(Puppetfile.Module module) {
        String name = module.fullName() + "-" + module.version();
        Path kept = cache.resolve(name);
        if (Files.isDirectory(kept)) {
            return kept;
        }
        Path folder = source.folder();
        if (folder == null) {
            return null;
        }
        for (String each : new String[] {name, module.fullName(), module.directory()}) {
            if (Files.exists(folder.resolve(each).resolve("metadata.json"))) {
                return folder.resolve(each);
            }
        }
        return null;
    }
}
