package io.bindery.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Many small cases in one readable file with the suffix `.corpus`; `bin/corpus` packs them and describes the form.
///
/// A packed file stands for the folder of its name. Tests read its cases as files: they are written below the `target` folder of the
/// module, once for each file that a process asks for.
final class PackedCases {
    private static final String SUFFIX = ".corpus";
    private static final String NO_NEWLINE = ", no newline at the end";

    private PackedCases() {}

    /// Writes the cases of all packed files below a corpus folder, and returns the folder they are in. Its layout is the one that the corpus
    /// folder would have without packing.
    static Path unpacked(Path corpus) {
        Path target = Path.of("target", "corpus").resolve(corpus.normalize().toString().replace("..", "up").replaceFirst("^/", ""));
        Path whole = packed(corpus);
        try {
            if (Files.exists(whole)) {
                unpack(whole, target);
            }
            if (Files.isDirectory(corpus)) {
                unpackBelow(corpus, target);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return target;
    }

    private static void unpackBelow(Path corpus, Path target) throws IOException {
        try (Stream<Path> files = Files.walk(corpus)) {
            for (Path packed : files.filter(file -> file.toString().endsWith(SUFFIX)).toList()) {
                String place = corpus.relativize(packed).toString();
                unpack(packed, target.resolve(place.substring(0, place.length() - SUFFIX.length())));
            }
        }
    }

    /// The packed file that stands for a folder.
    private static Path packed(Path folder) {
        return folder.resolveSibling(folder.getFileName() + SUFFIX);
    }

    /// Replaces one file of a case in the packed file it came from.
    static void replace(Path corpus, Path unpacked, Path file, String text) throws IOException {
        Path folder = unpacked.relativize(file).getParent();
        Path packed = packed(folder == null ? corpus : corpus.resolve(folder));
        SequencedMap<String, String> files = parse(Files.readString(packed));
        files.put(file.getFileName().toString(), text);
        Files.writeString(file, text);
        Files.writeString(packed, written(files));
    }

    private static void unpack(Path packed, Path folder) throws IOException {
        Files.createDirectories(folder);
        SequencedMap<String, String> files = parse(Files.readString(packed));
        try (Stream<Path> there = Files.list(folder)) {
            for (Path stale : there.filter(file -> !files.containsKey(file.getFileName().toString()) && Files.isRegularFile(file)).toList()) {
                Files.delete(stale);
            }
        }
        for (var file : files.entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
    }

    /// The files of a packed text by name, in its order. Each case has its origin as a file too.
    static SequencedMap<String, String> parse(String text) {
        SequencedMap<String, String> files = new LinkedHashMap<>();
        String general = null;
        String name = null;
        Section section = null;
        for (String line : text.lines().toList()) {
            if (line.startsWith("### ")) {
                close(section, files);
                section = null;
                name = line.substring(4);
                if (general != null) {
                    files.put(name + ".origin", general);
                }
            } else if (line.startsWith("--- ")) {
                close(section, files);
                section = Section.opened(name + "." + line.substring(4));
            } else if (section != null) {
                section.lines().add(line.startsWith("\\") ? line.substring(1) : line);
            } else if (line.startsWith("origin: ")) {
                String origin = line.substring(8) + "\n";
                if (name == null) {
                    general = origin;
                } else {
                    files.put(name + ".origin", origin);
                }
            }
        }
        close(section, files);
        return files;
    }

    private static void close(@Nullable Section section, SequencedMap<String, String> files) {
        if (section != null) {
            files.put(section.file(), section.text());
        }
    }

    /// The packed form of files. The first origin is the one that need not be repeated.
    private static String written(SequencedMap<String, String> files) {
        SequencedMap<String, SequencedMap<String, String>> cases = new LinkedHashMap<>();
        files.forEach((file, text) -> {
            int dot = file.lastIndexOf('.');
            cases.computeIfAbsent(file.substring(0, dot), name -> new LinkedHashMap<>()).put(file.substring(dot + 1), text);
        });
        String general = cases.isEmpty() ? null : cases.firstEntry().getValue().get("origin");
        StringBuilder text = new StringBuilder(general == null ? "" : "origin: " + general);
        cases.forEach((name, parts) -> {
            text.append("### ").append(name).append('\n');
            String origin = parts.remove("origin");
            if (origin != null && !origin.equals(general)) {
                text.append("origin: ").append(origin);
            }
            parts.forEach((suffix, content) -> append(text, suffix, content));
        });
        return text.toString();
    }

    private static void append(StringBuilder text, String suffix, String content) {
        boolean ends = content.isEmpty() || content.endsWith("\n");
        text.append("--- ").append(suffix).append(ends ? "" : NO_NEWLINE).append('\n');
        content.lines().forEach(line -> {
            boolean marked = line.startsWith("### ") || line.startsWith("--- ") || line.startsWith("\\");
            text.append(marked ? "\\" : "").append(line).append('\n');
        });
    }

    /// One file of a case while it is read.
    private record Section(String file, boolean ends, List<String> lines) {
        static Section opened(String head) {
            boolean ends = !head.endsWith(NO_NEWLINE);
            return new Section(ends ? head : head.substring(0, head.length() - NO_NEWLINE.length()), ends, new ArrayList<>());
        }

        String text() {
            String text = String.join("\n", lines);
            return lines.isEmpty() || !ends ? text : text + "\n";
        }
    }
}
