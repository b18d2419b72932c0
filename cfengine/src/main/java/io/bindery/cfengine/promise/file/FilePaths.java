package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Regex;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.HostFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The files a promiser names: itself, or by regular expressions in the parts of its path.
final class FilePaths {
    private FilePaths() {}

    static List<String> of(String promiser, String pathType, HostFiles files) throws IOException {
        return switch (pathType) {
            case "literal" -> List.of(promiser);
            case "regex" -> matching(promiser, files);
            default -> guessed(promiser, files);
        };
    }

    // As CFEngine does: what is there by its plain name is meant by its plain name.
    private static List<String> guessed(String promiser, HostFiles files) throws IOException {
        boolean looksLikeRegex = promiser.chars().anyMatch(c -> "*+?[]()|^$\\".indexOf(c) >= 0);
        if (!looksLikeRegex || files.state(ByteText.path(promiser)).exists()) {
            return List.of(promiser);
        }
        return matching(promiser, files);
    }

    private static List<String> matching(String pattern, HostFiles files) throws IOException {
        List<String> found = List.of("");
        for (String part : pattern.substring(1).split("/")) {
            List<String> next = new ArrayList<>();
            for (String folder : found) {
                extend(folder, part, files, next);
            }
            found = next;
        }
        // As CFEngine does: a pattern that nothing matches is a name like any other, by which a file may be made.
        return found.isEmpty() ? List.of(pattern) : found;
    }

    private static void extend(String folder, String part, HostFiles files, List<String> found) throws IOException {
        Path path = ByteText.path(folder.isEmpty() ? "/" : folder);
        Regex regex = Regex.compile(part);
        if (regex == null || part.equals(".") || files.state(path.resolve(ByteText.unicode(part))).exists()) {
            found.add(folder + "/" + part);
            return;
        }
        if (files.stateFollowingLinks(path).kind() != FileKind.DIRECTORY) {
            return;
        }
        for (String name : files.list(path)) {
            String text = ByteText.ofUnicode(name);
            if (regex.matchesAll(text)) {
                found.add(folder + "/" + text);
            }
        }
    }
}
