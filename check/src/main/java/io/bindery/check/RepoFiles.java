package io.bindery.check;

import io.bindery.check.file.FileKind;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// The files of a directory that can be inspected. Links to directories are followed at the top only, as a directory of modules often
/// consists of them. Hidden directories and what tools put there is left out.
final class RepoFiles {
    private static final Set<String> LEFT_OUT = Set.of("vendor", "node_modules", "pkg");
    private static final int MOST_FILES = 500_000;

    /// @param path as the caller wrote the directory, and behind it
    /// @param relative inside the directory
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
    static List<RepoFile> in(Path top, List<String> ignored) throws IOException {
        RepoFiles files = new RepoFiles(top, ignored);
        if (Files.isDirectory(top)) {
            files.walk(top, top);
        } else {
            files.add(top, top);
        }
        files.found.sort((left, right) -> left.path.compareTo(right.path));
        return files.found;
    }

    private void walk(Path directory, Path from) throws IOException {
        Files.walkFileTree(directory, EnumSet.noneOf(java.nio.file.FileVisitOption.class), 64, visitor(directory, from));
    }

    private FileVisitor<Path> visitor(Path directory, Path from) {
        return new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
                return visited.equals(directory) || !isLeftOut(visited) ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                if (attributes.isSymbolicLink() && directory.equals(from) && directory.equals(file.getParent()) && Files.isDirectory(file)) {
                    walk(file, from);
                } else {
                    add(file, from.relativize(file));
                }
                return found.size() > MOST_FILES ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
                add(file, from.relativize(file));
                return FileVisitResult.CONTINUE;
            }
        };
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
