package io.bindery.fleet.code;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.function.BiFunction;
import org.eclipse.jgit.internal.storage.file.FileRepository;
import org.eclipse.jgit.lib.CommitBuilder;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectInserter;
import org.eclipse.jgit.lib.PersonIdent;
import org.eclipse.jgit.lib.RefUpdate;
import org.eclipse.jgit.lib.TreeFormatter;

/// A new bare repository with two commits, `before` and `after`, of the files of a directory. Commands are exercised on it.
public final class ExampleRepository {
    static {
        QuietLog.install();
    }

    private ExampleRepository() {}

    /// @param place a directory that is not there yet
    /// @param before the text of a file at the first commit, from its path and its text in the directory
    /// @param after the same at the second commit
    public static void make(Path place, Path directory, BiFunction<String, String, String> before, BiFunction<String, String, String> after)
            throws IOException {
        QuietSystem.install();
        DirectoryTree files = new DirectoryTree(directory);
        try (FileRepository repository = new FileRepository(place.toFile())) {
            repository.create(true);
            // Both ways to keep objects: in a pack, as a clone has them, and each in a file of its own.
            try (ObjectInserter packed = repository.getObjectDatabase().newPackInserter();
                    ObjectInserter loose = repository.newObjectInserter()) {
                commit(repository, packed, tree(files, "", packed, before), "before");
                commit(repository, loose, tree(files, "", loose, after), "after");
            }
        }
    }

    private static ObjectId tree(SourceTree files, String directory, ObjectInserter objects, BiFunction<String, String, String> edit) throws IOException {
        TreeFormatter tree = new TreeFormatter();
        for (Map.Entry<String, Entry> each : files.list(directory).entrySet()) {
            String path = directory.isEmpty() ? each.getKey() : directory + "/" + each.getKey();
            switch (each.getValue().kind()) {
                case DIRECTORY -> tree.append(each.getKey(), FileMode.TREE, tree(files, path, objects, edit));
                case FILE -> tree.append(each.getKey(), FileMode.REGULAR_FILE, file(files, path, objects, edit));
                case LINK, SUBMODULE -> {}
            }
        }
        return objects.insert(tree);
    }

    private static ObjectId file(SourceTree files, String path, ObjectInserter objects, BiFunction<String, String, String> edit) throws IOException {
        byte[] bytes = files.bytes(path);
        String text = bytes == null ? "" : new String(bytes, StandardCharsets.UTF_8);
        return objects.insert(Constants.OBJ_BLOB, edit.apply(path, text).getBytes(StandardCharsets.UTF_8));
    }

    private static void commit(FileRepository repository, ObjectInserter objects, ObjectId tree, String name) throws IOException {
        PersonIdent somebody = new PersonIdent("example", "example@example.com", Instant.EPOCH, ZoneOffset.UTC);
        CommitBuilder commit = new CommitBuilder();
        commit.setTreeId(tree);
        commit.setAuthor(somebody);
        commit.setCommitter(somebody);
        commit.setMessage(name);
        ObjectId id = objects.insert(commit);
        objects.flush();
        RefUpdate ref = repository.updateRef(Constants.R_HEADS + name);
        ref.setNewObjectId(id);
        ref.update();
    }
}
