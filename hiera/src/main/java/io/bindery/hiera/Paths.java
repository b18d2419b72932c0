package io.bindery.hiera;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Joins paths as Ruby's `Pathname#+` does: leading `..` and `.` of the second path are resolved against the first, others stay.
final class Paths {
    private Paths() {}

    static Path path(Path folder, String text) {
        return Path.of(join(folder.toString(), text));
    }

    static String join(String folder, String text) {
        if (text.startsWith("/")) {
            return text;
        }
        List<String> base = new ArrayList<>(List.of(folder.split("/", -1)));
        List<String> rest = new ArrayList<>(List.of(text.split("/")));
        rest.removeIf(part -> part.equals("."));
        while (!rest.isEmpty() && rest.getFirst().equals("..") && base.size() > 1 && !base.getLast().equals("..")) {
            rest.removeFirst();
            base.removeLast();
        }
        String joined = String.join("/", base);
        if (rest.isEmpty()) {
            return joined.isEmpty() ? "/" : joined;
        }
        return (joined.equals("/") ? "" : joined) + "/" + String.join("/", rest);
    }
}
