package io.bindery.puppet.resource;

import java.util.List;
import java.util.regex.Pattern;

/// Runs command lines as Ruby does: directly if the line has nothing for a shell to interpret.
public final class Lines {
    private static final Pattern SHELL = Pattern.compile("[*?{}\\[\\]<>()~&|\\\\$;'`\"\n#=%]");

    private Lines() {}

    /// The words that are started for a line.
    public static List<String> words(String line) {
        return SHELL.matcher(line).find() ? List.of("sh", "-c", line) : List.of(line.strip().split("\\s+"));
    }
}
