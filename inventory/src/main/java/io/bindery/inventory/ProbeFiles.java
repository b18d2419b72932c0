package io.bindery.inventory;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads small files of the host; a missing file is empty.
final class ProbeFiles {
    private ProbeFiles() {}

    static String read(String path) {
        try {
            return new String(FileReading.bytes(Path.of(path)), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }

    /// The words of a line, parted by blanks. A pattern would do, but these are read at every start, before anything is compiled.
    static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        int start = -1;
        for (int at = 0; at <= line.length(); at++) {
            boolean blank = at == line.length() || line.charAt(at) <= ' ';
            if (!blank && start < 0) {
                start = at;
            } else if (blank && start >= 0) {
                words.add(line.substring(start, at));
                start = -1;
            }
        }
        return words;
    }

    /// A text of digits as a number; null for any other text.
    static @Nullable Long number(String text) {
        boolean digits = !text.isEmpty() && text.length() <= 18;
        for (int at = 0; at < text.length() && digits; at++) {
            digits = text.charAt(at) >= '0' && text.charAt(at) <= '9';
        }
        return digits ? Long.valueOf(text) : null;
    }

    static List<String> lines(String path) {
        return read(path).lines().toList();
    }
}
