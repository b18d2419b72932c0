package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Regex;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.HostFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The files that a promiser names: its own path, or paths found by regular expressions in the parts of the path.
final class FilePaths {
    private FilePaths() {}

    /// A path, and its match if a pattern found it.
    record Found(String name, Regex.@Nullable Match match) {}

    /// Empty if nothing matches.
    static List<Found> of(String promiser, String pathType, HostFiles files) throws IOException {
        return switch (pathType) {
            case "literal" -> List.of(new Found(promiser, null));
            case "regex" -> matching(promiser, files);
            default -> guessed(promiser, files);
        };
    }

    // As CFEngine does: what is there by its plain name is meant by its plain name.
    private static List<Found> guessed(String promiser, HostFiles files) throws IOException {
        boolean literal = !isRegex(promiser) || files.state(ByteText.path(promiser)).exists();
        return literal ? List.of(new Found(promiser, null)) : matching(promiser, files);
    }

    /// As CFEngine does: a text is taken for a regular expression where its brackets are paired, and where it repeats something, has a
    /// set of characters, or alternatives in parentheses. `a?` and `(a)` are names.
    static boolean isRegex(String text) {
        int round = 0;
        int square = 0;
        boolean special = false;
        for (int at = 0; at < text.length() && round >= 0 && square >= 0; at++) {
            switch (text.charAt(at)) {
                case '\\' -> at++;
                case '*', '+' -> special = true;
                case '|' -> special |= round > 0;
                case '(' -> round++;
                case ')' -> round--;
                case '[' -> square++;
                case ']' -> {
                    square--;
                    special = true;
                }
                default -> {}
            }
        }
        return special && round == 0 && square == 0;
    }

    private static List<Found> matching(String pattern, HostFiles files) throws IOException {
        List<Found> found = List.of(new Found("", null));
        String[] parts = pattern.substring(1).split("/", -1);
        for (int at = 0; at < parts.length; at++) {
            List<Found> next = new ArrayList<>();
            for (Found folder : found) {
                extend(folder, parts[at], at == parts.length - 1 ? pattern : null, files, next);
            }
            found = next;
        }
        return found;
    }

    /// @param whole the whole pattern at its last part
    private static void extend(Found folder, String part, @Nullable String whole, HostFiles files, List<Found> found) throws IOException {
        Regex regex = isRegex(part) ? Regex.compile(part) : null;
        if (regex == null) {
            boolean doubled = part.isEmpty() && whole == null;
            found.add(doubled ? folder : new Found(folder.name() + "/" + part, folder.match()));
            return;
        }
        Path path = ByteText.path(folder.name().isEmpty() ? "/" : folder.name());
        if (files.stateFollowingLinks(path).kind() != FileKind.DIRECTORY) {
            return;
        }
        for (String leaf : files.list(path)) {
            String text = ByteText.ofUnicode(leaf);
            Regex.Match match = regex.matchAll(text);
            if (match != null) {
                String name = folder.name() + "/" + text;
                found.add(new Found(name, whole == null ? match : onTheWhole(whole, name, match)));
            }
        }
    }

    private static Regex.Match onTheWhole(String pattern, String name, Regex.Match part) {
        Regex regex = Regex.compile(pattern);
        Regex.Match match = regex == null ? null : regex.matchAll(name);
        return match == null ? part : match;
    }
}
