package io.bindery.fleet.code;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Released modules, by name and version: unpacked in a folder of the user's.
final class ForgeReleases {
    private final CodeRequest.ModuleSource source;

    ForgeReleases(CodeRequest.ModuleSource source) {
        this.source = source;
    }

    /// The directory of a release, or null where it cannot be had.
    @Nullable Path find(Puppetfile.Module module) {
        String name = module.fullName() + "-" + module.version();
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
