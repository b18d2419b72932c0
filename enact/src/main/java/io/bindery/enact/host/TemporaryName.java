package io.bindery.enact.host;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;

/// Names of temporary files. A name shows the file it was made for, and nobody can guess it before the file exists.
public final class TemporaryName {
    private static final String END = ".bindery-new";

    /// A name has 255 bytes at most.
    private static final int MOST_BYTES = 180;

    private TemporaryName() {}

    static String make(String name) {
        return start(name) + Long.toUnsignedString(Randomness.SOURCE.nextLong(), 36) + END;
    }

    private static String start(String name) {
        boolean fits = name.getBytes(StandardCharsets.UTF_8).length <= MOST_BYTES;
        return "." + (fits ? name : name.substring(0, Math.min(name.length(), MOST_BYTES / 4))) + ".";
    }

    /// Whether an entry of a directory is a temporary file for the file of a name.
    public static boolean isFor(String entry, String name) {
        String start = start(name);
        return entry.startsWith(start)
                && entry.endsWith(END)
                && entry.length() > start.length() + END.length()
                && entry.indexOf('.', start.length()) == entry.length() - END.length();
    }

    /// Whether an entry of a directory is a temporary file for any file.
    static boolean isOne(String entry) {
        int start = entry.lastIndexOf('.', Math.max(entry.length() - END.length() - 1, 0));
        return entry.startsWith(".")
                && entry.endsWith(END)
                && start > 0
                && start + 1 < entry.length() - END.length()
                && entry.substring(start + 1, entry.length() - END.length()).chars().allMatch(c -> c >= '0' && c <= '9' || c >= 'a' && c <= 'z');
    }

    /// Created at its first use.
    private static final class Randomness {
        static final SecureRandom SOURCE = new SecureRandom();
    }
}
