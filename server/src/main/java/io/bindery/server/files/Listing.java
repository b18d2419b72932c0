package io.bindery.server.files;

import io.bindery.server.v3.V3Error;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Lists what lies below directories, as relative paths; several directories are laid over each other, the first one wins.
final class Listing {
    /// So many entries are listed at most, also where the client sets no limit: a loop of links must end.
    private static final int MOST_ENTRIES = 1_000_000;

    private Listing() {}

    /// The relative paths and the directory each is from, `.` first.
    static SequencedMap<String, Path> of(ServedFiles files, List<Path> directories, FileQuery query) throws IOException {
        SequencedMap<String, Path> merged = new LinkedHashMap<>();
        for (Path directory : directories) {
            if (files.look(directory, query.followLinks()) == null) {
                throw V3Error.failed("Fileset paths must exist");
            }
            List<String> found = below(files, directory, query);
            if (query.most() > 0 && found.size() > query.most()) {
                throw V3Error.failed("The directory '" + directory + "' contains " + found.size() + " entries, which exceeds the limit of "
                        + query.most() + " specified by the max_files parameter for this resource. The limit may be increased, but be aware that"
                        + " large number of file resources can result in excessive resource consumption and degraded performance. Consider"
                        + " using an alternate method to manage large directory trees");
            }
            merged.putIfAbsent(".", directory);
            found.forEach(each -> merged.putIfAbsent(each, directory));
        }
        return merged;
    }

    private record Entry(int depth, Path path, String relative) {}

    private static List<String> below(ServedFiles files, Path directory, FileQuery query) throws IOException {
        List<String> found = new ArrayList<>();
        Deque<Entry> directories = new ArrayDeque<>(List.of(new Entry(0, directory, "")));
        for (Entry entry = directories.poll(); entry != null; entry = directories.poll()) {
            FileLook look = query.goesBelow(entry.depth + 1) ? files.look(entry.path, query.followLinks()) : null;
            if (look == null || !look.isDirectory()) {
                continue;
            }
            for (String name : names(files, entry.path)) {
                if (query.ignored().stream().noneMatch(pattern -> FileNamePattern.matches(pattern, name))) {
                    String relative = entry.relative.isEmpty() ? name : entry.relative + "/" + name;
                    found.add(relative);
                    directories.add(new Entry(entry.depth + 1, entry.path.resolve(name), relative));
                }
            }
            if (found.size() > MOST_ENTRIES) {
                throw V3Error.failed("The directory '" + directory + "' contains more than " + MOST_ENTRIES + " entries");
            }
        }
        return found;
    }

    private static List<String> names(ServedFiles files, Path directory) throws IOException {
        try {
            return files.names(directory);
        } catch (AccessDeniedException unreadable) {
            throw V3Error.failed("Permission denied @ dir_initialize - " + directory);
        }
    }
}
