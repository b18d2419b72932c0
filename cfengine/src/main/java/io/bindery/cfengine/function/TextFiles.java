package io.bindery.cfengine.function;

import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Regex;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Files read whole as byte texts.
final class TextFiles {
    private TextFiles() {}

    /// The file's beginning, all of it where `most` is zero or less. Null, and said so, where it cannot be read.
    static @Nullable String read(Call call, String path, long most) {
        try {
            return withoutOnlyLineEnd(untilNul(read(path, most)));
        } catch (IOException e) {
            call.log(Level.ERROR, "CfReadFile: Could not examine file '" + path + "' (stat: " + reason(e) + ")");
            return null;
        }
    }

    /// As CFEngine does: a text ends at its first NUL.
    private static String untilNul(String text) {
        int end = text.indexOf('\0');
        return end < 0 ? text : text.substring(0, end);
    }

    /// As CFEngine does: the end of an only line is left out.
    private static String withoutOnlyLineEnd(String text) {
        int end = text.indexOf('\n');
        return end >= 0 && end == text.length() - 1 ? text.substring(0, end) : text;
    }

    static String read(String path, long most) throws IOException {
        try (InputStream input = Files.newInputStream(ByteText.path(path))) {
            int limit = most <= 0 ? Integer.MAX_VALUE : (int) Math.min(most, Integer.MAX_VALUE);
            return ByteText.of(input.readNBytes(limit));
        } catch (InvalidPathException e) {
            throw new NoSuchFileException(path);
        }
    }

    /// The lines without their ends, or null where the file cannot be read.
    static @Nullable List<String> lines(String path) {
        try {
            return read(path, 0).lines().toList();
        } catch (IOException e) {
            return null;
        }
    }

    /// The operating system's words for what went wrong.
    static String reason(IOException e) {
        return switch (e) {
            case NoSuchFileException missing -> "No such file or directory";
            case AccessDeniedException denied -> "Permission denied";
            case NotDirectoryException other -> "Not a directory";
            case FileSystemException problem when problem.getReason() != null -> problem.getReason();
            default -> String.valueOf(e.getMessage());
        };
    }

    /// The text without what the comment pattern matches.
    static String withoutComments(Call call, String text, String pattern) {
        Regex regex = pattern.isEmpty() ? null : Regexes.compile(call, pattern);
        if (regex == null) {
            return text;
        }
        StringBuilder kept = new StringBuilder(text);
        Regex.Match match = regex.search(text, 0);
        while (match != null && match.end() > match.start()) {
            kept.delete(match.start(), match.end());
            match = regex.search(kept.toString(), match.start());
        }
        return kept.toString();
    }
}
