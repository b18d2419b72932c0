package io.bindery.puppet.load;

import io.bindery.files.FileStamp;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Files that exist only in memory. Immutable: [#with] returns a tree with one more file.
public final class MemoryTree implements FileTree {
    public static final MemoryTree EMPTY = new MemoryTree(Map.of());
    private static final FileStamp ABSENT = new FileStamp(null, -1, 0);

    private final Map<Path, String> files;

    private MemoryTree(Map<Path, String> files) {
        this.files = Map.copyOf(files);
    }

    public MemoryTree with(String path, String text) {
        Map<Path, String> more = new HashMap<>(files);
        more.put(Path.of(path), text);
        return new MemoryTree(more);
    }

    @Override
    public FileStamp stamp(Path path) {
        String text = files.get(path);
        if (text != null) {
            return new FileStamp(path, text.length(), text.hashCode());
        }
        List<String> names = names(path);
        return names.isEmpty() ? ABSENT : new FileStamp(path, -2, names.hashCode());
    }

    @Override
    public @Nullable String text(Path file) {
        return files.get(file);
    }

    @Override
    public byte @Nullable [] bytes(Path file) {
        String text = files.get(file);
        return text == null ? null : text.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public boolean isLink(Path path) {
        return false;
    }

    @Override
    public List<String> names(Path directory) {
        TreeSet<String> names = new TreeSet<>();
        int depth = directory.getNameCount();
        for (Path file : files.keySet()) {
            if (file.getNameCount() > depth && file.startsWith(directory)) {
                names.add(file.getName(depth).toString());
            }
        }
        return List.copyOf(names);
    }
}
