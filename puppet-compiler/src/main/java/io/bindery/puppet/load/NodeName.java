package io.bindery.puppet.load;

import java.util.regex.Pattern;

/// The name of a node where it becomes part of a path. Certificates and agents have few such names; requests can have any.
///
/// @param text with nothing in it that leads to another directory or cannot be the name of a file
public record NodeName(String text) {
    private static final int LONGEST = 240;
    private static final Pattern SAFE = Pattern.compile("[^\\p{Cntrl}/\\\\]{1," + LONGEST + "}");

    /// @throws LoadError where the text is no such name
    public NodeName {
        if (!SAFE.matcher(text).matches() || text.startsWith("..") || text.equals(".")) {
            throw new LoadError("The node name " + shown(text) + " cannot be the name of a file");
        }
    }

    private static String shown(String text) {
        String printable = text.replaceAll("\\p{Cntrl}", "?");
        return "'" + (printable.length() > LONGEST ? printable.substring(0, LONGEST) + "..." : printable) + "'";
    }

    @Override
    public String toString() {
        return text;
    }
}
