package io.bindery.puppet.facts;

import io.bindery.inventory.HostView;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// `/etc/redhat-release`: "Rocky Linux release 9.3 (Blue Onyx)".
///
/// @param distributor the name without "Linux", in one word
/// @param name        its first two words, in one
record RedHatRelease(String description, @Nullable String codename, String distributor, String name, @Nullable String version) {

    static @Nullable RedHatRelease probe(HostView host) {
        String text = host.text("/etc/redhat-release");
        if (text == null) {
            return null;
        }
        String description = text.strip();
        List<String> parts = List.of(description.split("release"));
        List<String> words = words(parts.getFirst());
        List<String> after = parts.size() > 1 ? List.of(parts.get(1).strip().split("\\s+")) : List.of("");
        return new RedHatRelease(
                description, codename(description), String.join("", words), words.stream().limit(2).collect(Collectors.joining()),
                after.getFirst().isEmpty() ? null : after.getFirst());
    }

    /// The words of a name but "Linux".
    static List<String> words(String name) {
        return List.of(name.strip().split("\\s+")).stream().filter(word -> !word.equalsIgnoreCase("linux")).toList();
    }

    /// What stands in parentheses after "release".
    static @Nullable String codename(String description) {
        int release = description.indexOf("release");
        int open = release < 0 ? -1 : description.lastIndexOf('(');
        int close = description.lastIndexOf(')');
        if (open < release || open < 0 || close < open) {
            return null;
        }
        String codename = description.substring(open + 1, close);
        return codename.isEmpty() ? null : codename;
    }
}
