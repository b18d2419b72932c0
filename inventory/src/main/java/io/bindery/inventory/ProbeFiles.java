package io.bindery.inventory;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Reads small files of the host; one that is not there is empty.
final class ProbeFiles {
    private ProbeFiles() {}

    static String read(String path) {
        try {
            return new String(Files.readAllBytes(Path.of(path)), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }

    static List<String> lines(String path) {
        return read(path).lines().toList();
    }
}
