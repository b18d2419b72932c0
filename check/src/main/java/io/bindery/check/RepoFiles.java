package io.bindery.check;

import io.bindery.check.file.FileKind;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The files of a directory that can be inspected. Links to directories are followed at the top level only, because a directory
/// of modules often consists of links. Hidden directories and the directories of tools are left out.
final class RepoFiles {
    private static final Set<String> LEFT_OUT = Set.of("vendor", "node_modules", "pkg");
    private static final int MOST_FILES = 500_000;
    private static final int DEEPEST = 64;

    /// @param path the path as the caller wrote the directory, with the path inside it added
    /// @param relative the path inside the directory
    record RepoFile(Path path, Path relative, FileKind kind) {}

    private final Path top;
    private final List<PathMatcher> ignored;
    private final List<RepoFile> found = new ArrayList<>();

    private RepoFiles(Path top, List<String> ignored) {
        this.top = top;
        this.ignored = ignored.stream().map(RepoFiles::matcher).toList();
    }

    private static PathMatcher matcher(String pattern) {
        return FileSystems.getDefault().getPathMatcher("glob:" + pattern);
    }

    /// The files of a directory, or the one file given, sorted by path.
    ///
    /// @param ignored patterns of paths that are left out
    static List<RepoFile> in(Path top, List<String> ignored) {
        RepoFiles files = new RepoFiles(top, ignored);
        if (Files.isDirectory(top)) {
            files.walk(top, Path.of(""), 0);
        } else {
            files.add(top, top);
        }
        files.found.sort((left, right) -> left.path.compareTo(right.path));
        return files.found;
    }

    private void walk(Path directory, Path relative, int depth) {
        List<Path> children = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
            entries.forEach(children::add);
        } catch (IOException | DirectoryIteratorException unreadable) {
            // The name alone may be one of a file that is inspected: reading it reports the problem.
            add(directory, relative);
            return;
        }
        for (Path child : children) {
            if (found.size() > MOST_FILES) {
                return;
            }
            Path below = relative.resolve(child.getFileName());
            if (!Files.isDirectory(child)) {
                add(child, below);
            } else if (depth < DEEPEST && !isLeftOut(child) && (depth == 0 || !Files.isSymbolicLink(child))) {
                walk(child, below, depth + 1);
            }
        }
    }

    private boolean isLeftOut(Path directory) {
        String name = String.valueOf(directory.getFileName());
        boolean fixtures = name.equals("fixtures") && directory.endsWith("spec/fixtures");
        return name.startsWith(".") || LEFT_OUT.contains(name) || fixtures;
    }

    private void add(Path file, Path relative) {
        FileKind kind = FileKind.of(relative);
        if (kind != null && ignored.stream().noneMatch(pattern -> pattern.matches(file) || pattern.matches(relative))) {
            found.add(new RepoFile(Path.of("").equals(top) || top.toString().equals(".") ? relative : file, relative, kind));
        }
    }
}
