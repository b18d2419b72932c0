package io.bindery.cli.validate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The sources of a command line: named files, files in named directories, and `-` for standard input.
final class Inputs {
    private final List<String> suffixes;
    private final List<String> files = new ArrayList<>();
    private final List<String> missing = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();

    Inputs(List<String> paths, String... suffixes) {
        this.suffixes = List.of(suffixes);
        for (String path : paths) {
            add(path);
        }
    }

    private void add(String path) {
        if (path.equals("-")) {
            files.add(path);
        } else if (Files.isDirectory(Path.of(path))) {
            addDirectory(path);
        } else if (Files.exists(Path.of(path))) {
            files.add(path);
        } else {
            missing.add(path);
        }
    }

    private void addDirectory(String directory) {
        try (Stream<Path> walk = Files.walk(Path.of(directory), FileVisitOption.FOLLOW_LINKS)) {
            List<String> found = walk.map(Path::toString)
                    .filter(this::isSource)
                    .filter(name -> Files.isRegularFile(Path.of(name)))
                    .sorted()
                    .toList();
            if (found.isEmpty()) {
                problems.add("No files ending in " + String.join(" or ", suffixes) + " in directory " + directory);
            }
            files.addAll(found);
        } catch (IOException | UncheckedIOException e) {
            problems.add("Could not read directory " + directory + ": " + e.getMessage());
        }
    }

    private boolean isSource(String name) {
        return suffixes.stream().anyMatch(name::endsWith);
    }

    List<String> files() {
        return files;
    }

    /// What is wrong with the paths themselves, in the words of `puppet parser validate` for those that do not exist.
    List<String> problems() {
        List<String> all = new ArrayList<>(problems);
        if (!missing.isEmpty()) {
            all.add("One or more file(s) specified did not exist:\n   " + String.join("\n   ", missing));
        }
        return all;
    }
}
