package io.bindery.hiera;

import io.bindery.files.FileView;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Ruby's `Dir.glob`: `*`, `**`, `?`, `[...]` and `{a,b}`. A name that starts with a dot is matched only by a pattern with a dot.
/// Results are sorted.
record Glob(FileView files) {
    /// The files, not folders, that match.
    List<Path> expand(String glob) {
        List<Path> found = new ArrayList<>();
        for (String alternative : alternatives(glob)) {
            String[] parts = alternative.substring(1).split("/");
            walk(Path.of("/"), parts, 0, found);
        }
        return found;
    }

    private static List<String> alternatives(String glob) {
        int open = glob.indexOf('{');
        int close = closing(glob, open);
        if (open < 0 || close < 0) {
            return List.of(glob);
        }
        List<String> all = new ArrayList<>();
        int depth = 0;
        int start = open + 1;
        for (int i = open + 1; i <= close; i++) {
            char c = glob.charAt(i);
            if (depth == 0 && (c == ',' || i == close)) {
                all.addAll(alternatives(glob.substring(0, open) + glob.substring(start, i) + glob.substring(close + 1)));
                start = i + 1;
            }
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
        }
        return all;
    }

    private static int closing(String glob, int open) {
        int depth = 0;
        for (int i = Math.max(open, 0); i < glob.length() && open >= 0; i++) {
            depth += glob.charAt(i) == '{' ? 1 : glob.charAt(i) == '}' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return -1;
    }

    private void walk(Path folder, String[] parts, int at, List<Path> found) {
        if (at == parts.length) {
            if (files.isFile(folder)) {
                found.add(folder);
            }
            return;
        }
        String part = parts[at];
        if (part.equals("**") && at + 1 < parts.length) {
            everyDepth(folder, parts, at, found);
        } else if (part.chars().noneMatch(c -> c == '*' || c == '?' || c == '[' || c == '\\')) {
            walk(folder.resolve(part), parts, at + 1, found);
        } else {
            Pattern pattern = pattern(part);
            for (Path child : children(folder)) {
                boolean hidden = name(child).startsWith(".") && !part.startsWith(".");
                if (!hidden && pattern.matcher(name(child)).matches()) {
                    walk(child, parts, at + 1, found);
                }
            }
        }
    }

    // As Ruby does: the results inside a folder come at the place of the folder's own name.
    private void everyDepth(Path folder, String[] parts, int at, List<Path> found) {
        String next = parts[at + 1];
        boolean literal = next.chars().noneMatch(c -> c == '*' || c == '?' || c == '[' || c == '\\');
        Pattern pattern = literal ? null : pattern(next);
        for (Path child : children(folder)) {
            String name = name(child);
            boolean hidden = name.startsWith(".");
            boolean matches = pattern == null ? name.equals(next) : (!hidden || next.startsWith(".")) && pattern.matcher(name).matches();
            if (matches) {
                walk(child, parts, at + 2, found);
            }
            if (!hidden && files.isDirectory(child) && !files.isLink(child)) {
                everyDepth(child, parts, at, found);
            }
        }
    }

    private static String name(Path path) {
        return String.valueOf(path.getFileName());
    }

    private List<Path> children(Path folder) {
        return files.names(folder).stream().map(folder::resolve).toList();
    }

    private static Pattern pattern(String part) {
        StringBuilder regex = new StringBuilder();
        for (int i = 0; i < part.length(); i++) {
            char c = part.charAt(i);
            int close = c == '[' ? part.indexOf(']', i + 2) : -1;
            if (c == '*') {
                regex.append(".*");
            } else if (c == '?') {
                regex.append('.');
            } else if (close > 0) {
                String set = part.substring(i + 1, close).replace("\\", "\\\\").replace("[", "\\[");
                regex.append('[').append(set.startsWith("!") ? "^" + set.substring(1) : set).append(']');
                i = close;
            } else if (c == '\\' && i + 1 < part.length()) {
                regex.append(Pattern.quote(part.substring(++i, i + 1)));
            } else {
                regex.append(Pattern.quote(String.valueOf(c)));
            }
        }
        return Pattern.compile(regex.toString(), Pattern.DOTALL);
    }
}
