package io.bindery.puppet.name;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/// The name of a node. It becomes part of paths: of catalogs, facts, reports and data. Certificates and agents restrict such
/// names; requests do not.
///
/// @param text a text that contains no path to another directory and is valid as a file name
public record NodeName(String text) {
    private static final int LONGEST = 240;
    private static final Pattern SAFE = Pattern.compile("[^\\p{Cntrl}/\\\\]+");

    /// @throws InvalidName if the text is no such name
    public NodeName {
        if (!SAFE.matcher(text).matches() || text.startsWith("..") || text.equals(".") || isTooLong(text)) {
            throw new InvalidName("The node name " + InvalidName.shown(text) + " cannot be the name of a file");
        }
    }

    // In bytes, as the file system counts; a text that has no bytes is no name either.
    private static boolean isTooLong(String text) {
        return text.length() > LONGEST
                || !StandardCharsets.UTF_8.newEncoder().canEncode(text)
                || text.getBytes(StandardCharsets.UTF_8).length > LONGEST;
    }

    @Override
    public String toString() {
        return text;
    }
}
