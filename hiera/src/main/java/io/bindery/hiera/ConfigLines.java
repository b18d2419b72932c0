package io.bindery.hiera;

import io.bindery.files.FileView;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/// Finds the line of a fault in a configuration file the way Puppet does: by searching for the faulty text.
record ConfigLines(FileView files) {
    /// The number of the first line, from `start` on, that matches the pattern outside of comments; 0 if no line matches.
    int find(@Nullable Path file, String pattern, int start) {
        if (file == null) {
            return 0;
        }
        try {
            Pattern wanted = Pattern.compile(pattern);
            byte[] bytes = files.bytes(file);
            if (bytes == null) {
                return 0;
            }
            List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
            for (int i = start; i <= lines.size(); i++) {
                if (wanted.matcher(withoutComment(lines.get(i - 1)) + "\n").find()) {
                    return i;
                }
            }
        } catch (UncheckedIOException | PatternSyntaxException unreadable) {
            return 0;
        }
        return 0;
    }

    private static String withoutComment(String line) {
        char quote = '\0';
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"' || c == '\'') {
                quote = quote == c ? '\0' : quote == '\0' ? c : quote;
            } else if (c == '#') {
                // As Puppet does: a hash mark ends the line even inside quotes.
                return line.substring(0, i);
            }
        }
        return line;
    }
}
