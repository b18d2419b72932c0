package io.bindery.cfengine.function.argument;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Regex;
import io.bindery.files.FileReading;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads whole files as byte texts.
public final class TextFiles {
    private TextFiles() {}

    /// The first `most` bytes of a file, or all of it if `most` is zero or less. Null if the file cannot be read, which is
    /// logged.
    public static @Nullable String read(Call call, String path, long most) {
        try {
            return withoutOnlyLineEnd(untilNul(read(path, most)));
        } catch (IOException e) {
            unreadable(call, path, e);
            return null;
        }
    }

    private static void unreadable(Call call, String path, IOException e) {
        if (isDirectory(e)) {
            call.log(Level.ERROR, "CfReadFile: Error while reading file '" + path + "' (Is a directory)");
        } else {
            // As CFEngine does: the check and the run say it in different words.
            call.log(
                    Level.ERROR,
                    call.context().isCheck()
                            ? "Could not examine file '" + path + "'"
                            : "CfReadFile: Could not examine file '" + path + "' (stat: " + reason(e) + ")");
        }
    }

    /// Opened well, and refused when read.
    public static boolean isDirectory(IOException e) {
        return reason(e).equals("Is a directory");
    }

    /// As CFEngine does: a text ends at its first NUL.
    private static String untilNul(String text) {
        int end = text.indexOf('\0');
        return end < 0 ? text : text.substring(0, end);
    }

    /// As CFEngine does: the end of an only line is left out, unless a carriage return comes before it.
    private static String withoutOnlyLineEnd(String text) {
        int end = text.indexOf('\n');
        return end >= 0 && end == text.length() - 1 && text.indexOf('\r') < 0 ? text.substring(0, end) : text;
    }

    public static String read(String path, long most) throws IOException {
        try (InputStream input = Files.newInputStream(path(path))) {
            boolean whole = most <= 0 || most > FileReading.MOST_BYTES;
            return ByteText.of(whole ? FileReading.bytes(input, path) : input.readNBytes((int) most));
        }
    }

    /// The path a text is. No file has an empty one, which to Java is the current directory.
    public static Path path(String text) throws NoSuchFileException {
        try {
            if (!text.isEmpty()) {
                return ByteText.path(text);
            }
        } catch (InvalidPathException e) {
            throw new NoSuchFileException(text);
        }
        throw new NoSuchFileException(text);
    }

    /// The lines without their ends, or null if the file cannot be read.
    public static @Nullable List<String> lines(String path) {
        try {
            return read(path, 0).lines().toList();
        } catch (IOException e) {
            return null;
        }
    }

    /// What a function says that reads a file's lines and cannot.
    public static void unreadableLines(Call call, String path, IOException e) {
        call.log(
                Level.ERROR,
                isDirectory(e)
                        ? "Unable to read data from file '" + path + "'. (fgets: " + reason(e) + ")"
                        : "File '" + path + "' could not be read in " + call.name() + "(). (fopen: " + reason(e) + ")");
    }

    /// The operating system's words for what went wrong.
    public static String reason(IOException e) {
        return switch (e) {
            case NoSuchFileException missing -> "No such file or directory";
            case AccessDeniedException denied -> "Permission denied";
            case NotDirectoryException other -> "Not a directory";
            case FileSystemException problem when problem.getReason() != null -> problem.getReason();
            default -> String.valueOf(e.getMessage());
        };
    }

    /// The text without what the comment pattern matches.
    ///
    /// @param source what the text is from
    public static String withoutComments(Call call, String source, String text, String pattern) {
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
        if (match != null) {
            call.log(Level.WARNING, "Comment regex '" + pattern + "' matched empty string in '" + source + "'");
        }
        return kept.toString();
    }
}
