package io.bindery.fleet.code;

import io.bindery.files.FileReplacement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jgit.lib.ObjectId;

/// Copies of git trees on the disk, each in a folder named after the tree's id, for Ruby code, which opens its libraries by
/// itself. A tree is copied once. A marker file is written last, so that an interrupted copy is made again.
final class Exports {
    private static final String COMPLETE = ".bindery-complete";

    private final Path folder;
    private final Map<ObjectId, Path> made = new ConcurrentHashMap<>();

    Exports(Path folder) {
        this.folder = folder;
    }

    Path folder(SourceTree tree, String directory, ObjectId id) {
        return made.computeIfAbsent(id, asked -> export(tree, directory, folder.resolve(asked.name())));
    }

    private static Path export(SourceTree tree, String directory, Path target) {
        try {
            if (!Files.exists(target.resolve(COMPLETE))) {
                copy(tree, directory, target);
                FileReplacement.makeFolderFor(target.resolve(COMPLETE));
                FileReplacement.replace(target.resolve(COMPLETE), "");
            }
            return target;
        } catch (IOException failure) {
            throw new CodeError("Could not copy " + directory + " to " + target + ": " + failure.getMessage());
        }
    }

    private static void copy(SourceTree tree, String directory, Path target) throws IOException {
        for (String name : tree.list(directory).keySet()) {
            String path = directory.isEmpty() ? name : directory + "/" + name;
            Entry entry = tree.entry(path);
            if (entry == null || tree.isLink(path) && entry.kind() == Entry.Kind.DIRECTORY) {
                continue;
            }
            byte[] bytes = tree.bytes(path);
            if (bytes == null) {
                copy(tree, path, target.resolve(name));
            } else {
                Path file = target.resolve(name);
                FileReplacement.makeFolderFor(file);
                FileReplacement.note(file, bytes);
            }
        }
    }
}
