package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.argument.FileStatus;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Regex;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;

/// Finds files by wildcards, as the C library's `glob` does, and by `**` for one to six directories.
public final class Glob {
    private static final int DEEPEST = 6;

    private Glob() {}

    /// The paths the pattern matches, sorted; for `**` those at each depth in turn.
    static List<String> find(String pattern) {
        int stars = pattern.indexOf("**");
        if (stars < 0) {
            return plain(pattern);
        }
        SequencedSet<String> found = new LinkedHashSet<>();
        StringBuilder levels = new StringBuilder("*");
        for (int depth = 1; depth <= DEEPEST; depth++) {
            found.addAll(find(pattern.substring(0, stars) + levels + pattern.substring(stars + 2)));
            levels.append("/*");
        }
        return List.copyOf(found);
    }

    private static List<String> plain(String pattern) {
        List<String> found = List.of(pattern.startsWith("/") ? "/" : "");
        for (String part : pattern.split("/+")) {
            if (!part.isEmpty()) {
                found = step(found, part);
            }
        }
        return found.stream().sorted().toList();
    }

    private static List<String> step(List<String> directories, String part) {
        List<String> found = new ArrayList<>();
        Regex regex = isWild(part) ? Regex.compile("^" + translated(part) + "\\z") : null;
        for (String directory : directories) {
            String prefix = directory.isEmpty() || directory.endsWith("/") ? directory : directory + "/";
            if (regex == null) {
                String path = prefix + part.replaceAll("\\\\(.)", "$1");
                if (FileStatus.of(path, false) != null) {
                    found.add(path);
                }
            } else {
                for (String name : names(directory)) {
                    if ((name.charAt(0) != '.' || part.charAt(0) == '.') && regex.matchesAll(name)) {
                        found.add(prefix + name);
                    }
                }
            }
        }
        return found;
    }

    private static List<String> names(String directory) {
        List<String> names = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(ByteText.path(directory.isEmpty() ? "." : directory))) {
            entries.forEach(entry -> names.add(ByteText.of(entry.getFileName())));
        } catch (IOException | DirectoryIteratorException | InvalidPathException e) {
            return List.of();
        }
        return names;
    }

    private static boolean isWild(String part) {
        return part.indexOf('*') >= 0 || part.indexOf('?') >= 0 || part.indexOf('[') >= 0;
    }

    private static String translated(String part) {
        StringBuilder regex = new StringBuilder();
        for (int at = 0; at < part.length(); at++) {
            char c = part.charAt(at);
            int close = c == '[' ? part.indexOf(']', at + 2) : -1;
            if (c == '*') {
                regex.append(".*");
            } else if (c == '?') {
                regex.append('.');
            } else if (close > 0) {
                String inside = part.substring(at + 1, close).replace("\\", "\\\\");
                regex.append('[').append(inside.startsWith("!") ? "^" + inside.substring(1) : inside).append(']');
                at = close;
            } else {
                char literal = c == '\\' && at + 1 < part.length() ? part.charAt(++at) : c;
                regex.append(Character.isLetterOrDigit(literal) && literal < 128 ? "" : "\\").append(literal);
            }
        }
        return regex.toString();
    }
}
