package io.bindery.fleet.code;

import io.bindery.files.FileReplacement;
import io.bindery.files.FileView;
import io.bindery.puppet.load.CommandRunner;
import io.bindery.puppet.load.LoadError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Released modules, by name and version, in a folder of the user: unpacked, or as archives of the forge. An archive may be at
/// the top of the folder or in the layout of a mirror of the forge. Each is unpacked once, into a folder named after its content.
///
/// @param unpacked where archives are unpacked
record ForgeReleases(CodeRequest.ModuleSource source, Path unpacked) {
    private static final String COMPLETE = ".bindery-complete";

    /// The directory of a release, or null if it cannot be had.
    ///
    /// @throws CodeError if its archive cannot be unpacked
    @Nullable Path find(Puppetfile.Module module) {
        Path folder = source.folder();
        if (folder == null) {
            return null;
        }
        String name = module.fullName() + "-" + module.version();
        Path exact = folder.resolve(name);
        if (isModule(exact)) {
            return exact;
        }
        for (String place : places(module)) {
            Path archive = folder.resolve(place).resolve(name + ".tar.gz");
            if (Files.isRegularFile(archive)) {
                return unpack(archive);
            }
        }
        for (String unversioned : List.of(module.fullName(), module.directory())) {
            if (isModule(folder.resolve(unversioned))) {
                return folder.resolve(unversioned);
            }
        }
        return null;
    }

    private static boolean isModule(Path folder) {
        return Files.exists(folder.resolve("metadata.json"));
    }

    /// Where mirrors keep archives: as the forge's addresses have them, or by author under the first letter.
    private static List<String> places(Puppetfile.Module module) {
        String author = module.fullName().replaceFirst("-.*", "");
        if (author.isEmpty()) {
            return List.of("");
        }
        String byAuthor = author.charAt(0) + "/" + author;
        return List.of("", "v3/files", byAuthor, "system/releases/" + byAuthor);
    }

    // The program `tar` strips leading slashes, refuses names that lead up and makes links last, so that nothing is written through them.
    private Path unpack(Path archive) {
        byte[] bytes = FileView.DISK.bytes(archive);
        if (bytes == null) {
            throw new CodeError("Could not read the archive " + archive);
        }
        Path target = unpacked.resolve(DirectoryTree.id(bytes).name());
        if (Files.exists(target.resolve(COMPLETE))) {
            return target;
        }
        try {
            FileReplacement.makeFolderFor(target.resolve(COMPLETE));
            CommandRunner.Outcome outcome = new CommandRunner()
                    .run(
                            List.of("tar", "-xzf", archive.toAbsolutePath().toString(), "-C", target.toString(), "--strip-components=1", "--no-same-owner"),
                            true);
            if (outcome.code() != 0) {
                throw broken(archive, outcome.output().strip().replaceFirst("(?s)\n.*", ""));
            }
            if (!isModule(target)) {
                throw broken(archive, "it has no metadata.json");
            }
            FileReplacement.replace(target.resolve(COMPLETE), "");
            return target;
        } catch (LoadError | IOException failure) {
            throw broken(archive, String.valueOf(failure.getMessage()));
        }
    }

    private static CodeError broken(Path archive, String reason) {
        return new CodeError("Could not unpack the module " + archive + ": " + reason);
    }
}
