package io.bindery.puppet.facts;

import io.bindery.inventory.HostView;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// A machine that a file describes: its files, its answers of programs, its addresses. The same files are what the real Facter was run on.
///
/// A line starts with what it is about: `file PATH`, `run COMMAND` (the content follows on lines that start with a bar), `word PATH TEXT`
/// (a file of one line), `raw PATH TEXT` (without the end of the line), `dir PATH`, `program NAME`, `address INTERFACE ADDRESS/LENGTH`,
/// `space TOTAL FREE AVAILABLE PATH`, `env NAME=VALUE`, `uid NUMBER`.
final class RecordedMachine implements HostView {
    private final Map<String, StringBuilder> files = new HashMap<>();
    private final Map<String, StringBuilder> runs = new HashMap<>();
    private final TreeSet<String> paths = new TreeSet<>();
    private final TreeSet<String> directories = new TreeSet<>();
    private final List<String> programs = new ArrayList<>();
    private final List<Ipv4Address> addresses = new ArrayList<>();
    private final Map<String, Space> spaces = new HashMap<>();
    private final Map<String, String> environment = new HashMap<>();
    private final List<String> asked = new ArrayList<>();
    private long user;

    static RecordedMachine read(Path file) throws IOException {
        RecordedMachine machine = new RecordedMachine();
        StringBuilder into = new StringBuilder();
        for (String line : Files.readAllLines(file)) {
            if (line.startsWith("|")) {
                into.append(line, 1, line.length()).append('\n');
            } else {
                into = machine.take(line.split(" ", 2)[0], line.substring(line.indexOf(' ') + 1), into);
            }
        }
        return machine;
    }

    private StringBuilder take(String kind, String rest, StringBuilder before) {
        String[] words = rest.split(" ", 2);
        switch (kind) {
            case "file" -> {
                return file(rest, "");
            }
            case "run" -> {
                return runs.computeIfAbsent(rest, unused -> new StringBuilder());
            }
            case "word" -> file(words[0], words[1] + "\n");
            case "raw" -> file(words[0], words[1]);
            case "dir" -> directory(rest);
            case "program" -> programs.add(rest);
            case "address" -> {
                String[] parts = words[1].split("/");
                addresses.add(new Ipv4Address(words[0], parts[0], Integer.parseInt(parts[1])));
            }
            case "space" -> {
                String[] sizes = rest.split(" ", 4);
                spaces.put(sizes[3], new Space(Long.parseLong(sizes[0]), Long.parseLong(sizes[1]), Long.parseLong(sizes[2])));
            }
            case "env" -> environment.put(rest.split("=", 2)[0], rest.split("=", 2)[1]);
            case "uid" -> user = Long.parseLong(rest);
            case "#" -> {}
            default -> throw new IllegalArgumentException("no such line: " + kind + " " + rest);
        }
        return before;
    }

    private StringBuilder file(String path, String content) {
        StringBuilder text = new StringBuilder(content);
        files.put(path, text);
        paths.add(path);
        directory(String.valueOf(Path.of(path).getParent()));
        return text;
    }

    private void directory(String path) {
        for (Path at = Path.of(path); at != null; at = at.getParent()) {
            directories.add(at.toString());
            paths.add(at.toString());
        }
    }

    /// The programs that were asked, with their arguments.
    List<String> asked() {
        return asked;
    }

    @Override
    public byte @Nullable [] bytes(String path) {
        StringBuilder text = files.get(path);
        return text == null ? null : text.toString().getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public List<String> names(String directory) {
        String prefix = directory.endsWith("/") ? directory : directory + "/";
        return paths.stream()
                .filter(path -> path.startsWith(prefix) && path.length() > prefix.length() && path.indexOf('/', prefix.length()) < 0)
                .map(path -> path.substring(prefix.length()))
                .toList();
    }

    @Override
    public boolean isDirectory(String path) {
        return directories.contains(path);
    }

    @Override
    public boolean exists(String path) {
        return paths.contains(path);
    }

    @Override
    public @Nullable String program(String name) {
        boolean known = programs.contains(name) || runs.keySet().stream().anyMatch(run -> run.split(" ")[0].equals(name));
        return known ? "/usr/bin/" + name : null;
    }

    @Override
    public synchronized @Nullable String answer(Duration limit, String... words) {
        asked.add(String.join(" ", words));
        StringBuilder text = runs.get(String.join(" ", words));
        return text == null ? words[0].equals("uname") ? "unknown\n" : null : text.toString();
    }

    @Override
    public List<Ipv4Address> addresses() {
        return addresses;
    }

    @Override
    public @Nullable Space space(String mountPoint) {
        return spaces.get(mountPoint);
    }

    @Override
    public Map<String, String> environment() {
        return environment;
    }

    @Override
    public long effectiveUser() {
        return user;
    }

    @Override
    public Instant now() {
        return Instant.parse("2024-01-02T03:04:05Z");
    }
}
