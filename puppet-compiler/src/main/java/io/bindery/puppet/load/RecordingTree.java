package io.bindery.puppet.load;

import io.bindery.files.FileStamp;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// A tree that records every question: the files that were read, the directories that were listed, the paths that were found to
/// exist, and those that were not. A result computed from its answers can change only if one of these changes.
public final class RecordingTree implements FileTree {
    /// The knowledge gained about a path; each level includes the previous ones.
    private enum Use {
        /// That there is nothing.
        ABSENT("absent "),
        /// That there is something.
        SEEN("exists "),
        /// Which names are in a directory.
        LISTED("directory "),
        /// What a file says.
        READ("");

        private final String prefix;

        Use(String prefix) {
            this.prefix = prefix;
        }
    }

    private final FileTree files;
    private final Map<Path, Use> uses = new ConcurrentHashMap<>();

    public RecordingTree(FileTree files) {
        this.files = files;
    }

    /// The recorded questions, a line for each path: first the files that were read, then the others with a word before the path.
    public List<String> read() {
        Map<String, String> sorted = new TreeMap<>();
        uses.forEach((path, use) -> sorted.put((use == Use.READ ? "0" : use.prefix) + path, use.prefix + path));
        return new ArrayList<>(sorted.values());
    }

    private void note(Path path, Use use) {
        uses.merge(path, use, (known, latest) -> known.compareTo(latest) >= 0 ? known : latest);
    }

    @Override
    public FileStamp stamp(Path path) {
        FileStamp stamp = files.stamp(path);
        note(path, stamp.exists() ? Use.SEEN : Use.ABSENT);
        return stamp;
    }

    @Override
    public FileStamp latest(Path path) {
        return files.latest(path);
    }

    @Override
    public @Nullable String text(Path file) {
        String text = files.text(file);
        note(file, text == null ? Use.ABSENT : Use.READ);
        return text;
    }

    @Override
    public byte @Nullable [] bytes(Path file) {
        byte[] bytes = files.bytes(file);
        note(file, bytes == null ? Use.ABSENT : Use.READ);
        return bytes;
    }

    @Override
    public List<String> names(Path directory) {
        List<String> names = files.names(directory);
        note(directory, names.isEmpty() && !files.exists(directory) ? Use.ABSENT : Use.LISTED);
        return names;
    }

    @Override
    public boolean isExecutable(Path path) {
        boolean executable = files.isExecutable(path);
        // A program that is run may say something else whenever its file does.
        note(path, executable ? Use.READ : files.exists(path) ? Use.SEEN : Use.ABSENT);
        return executable;
    }

    @Override
    public boolean isLink(Path path) {
        boolean link = files.isLink(path);
        note(path, link || files.exists(path) ? Use.SEEN : Use.ABSENT);
        return link;
    }
}
