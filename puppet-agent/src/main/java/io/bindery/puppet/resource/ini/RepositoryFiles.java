package io.bindery.puppet.resource.ini;

import io.bindery.enact.host.FileKind;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.file.FileText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The files that hold repositories: `/etc/yum.conf` and the files in its directories. They are read once in a run.
final class RepositoryFiles {
    private static final String CONFIGURATION = "/etc/yum.conf";
    private static final List<String> DIRECTORIES = List.of("/etc/yum.repos.d", "/etc/yum/repos.d");
    private static final int MODE = 0644;
    private static final Pattern COMMENT = Pattern.compile("^\\s*$|^[#;].*|^\\s*(?i:rem)\\s.*");
    private static final Pattern SECTION = Pattern.compile("^\\[([^\\]]+)\\].*");
    private static final Pattern SETTING = Pattern.compile("^\\s*([^\\s=]+)\\s*=\\s*(.*)$");

    private final List<String> directories = new ArrayList<>();
    private final SequencedMap<String, Contents> files = new LinkedHashMap<>();

    /// A part of a file: a section, or the lines before the first one.
    static final class Section {
        private final @Nullable String name;
        private final List<Line> lines = new ArrayList<>();
        private boolean changed;

        private Section(@Nullable String name) {
            this.name = name;
        }

        /// The value of a setting; null if the section has none.
        @Nullable String value(String key) {
            return lines.stream().filter(line -> key.equals(line.key)).map(line -> line.text).findFirst().orElse(null);
        }

        /// Gives a setting a value; null removes it.
        void set(String key, @Nullable String value) {
            changed = true;
            Line made = new Line(key, value);
            for (int i = 0; i < lines.size(); i++) {
                if (key.equals(lines.get(i).key)) {
                    lines.set(i, made);
                    return;
                }
            }
            lines.add(made);
        }

        private void write(StringBuilder text) {
            if (name != null) {
                text.append('[').append(name).append("]\n");
            }
            for (Line line : lines) {
                if (line.text != null) {
                    text.append(line.key == null ? "" : line.key + "=").append(line.text).append('\n');
                }
            }
        }
    }

    /// A line of a section.
    ///
    /// @param key  the name of its setting; null for a line that stays as it is
    /// @param text its value, or the line; null if it was removed
    private record Line(@Nullable String key, @Nullable String text) {}

    /// The sections of a file.
    private static final class Contents {
        private final List<Section> sections = new ArrayList<>(List.of(new Section(null)));
        private boolean changed;
    }

    private RepositoryFiles() {}

    static RepositoryFiles of(Surroundings around) {
        return around.shared().get(RepositoryFiles.class, () -> read(around));
    }

    private static RepositoryFiles read(Surroundings around) {
        RepositoryFiles made = new RepositoryFiles();
        made.load(CONFIGURATION, around);
        Section main = made.find("main", null);
        String named = main == null ? null : main.value("reposdir");
        for (String directory : named == null ? DIRECTORIES : List.of(named.replace(',', ' ').strip().split("\\s+"))) {
            if (kind(directory, around) == FileKind.DIRECTORY) {
                made.directories.add(directory);
                list(directory, around).stream().filter(name -> name.endsWith(".repo")).forEach(name -> made.load(directory + "/" + name, around));
            }
        }
        return made;
    }

    private static FileKind kind(String path, Surroundings around) {
        try {
            return around.host().files().stateFollowingLinks(Path.of(path)).kind();
        } catch (IOException e) {
            return FileKind.ABSENT;
        }
    }

    private static List<String> list(String directory, Surroundings around) {
        try {
            return around.host().files().list(Path.of(directory));
        } catch (IOException e) {
            throw new ResourceError("Could not list " + directory + ": " + e.getMessage());
        }
    }

    private void load(String path, Surroundings around) {
        String text = kind(path, around) == FileKind.FILE ? FileText.read(path, around) : null;
        if (text == null) {
            return;
        }
        Contents contents = new Contents();
        files.put(path, contents);
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            Section section = contents.sections.getLast();
            Matcher start = SECTION.matcher(line);
            Matcher setting = SETTING.matcher(line);
            if (COMMENT.matcher(line).matches()) {
                section.lines.add(new Line(null, line));
            } else if (Character.isWhitespace(line.charAt(0)) && !section.lines.isEmpty() && section.lines.getLast().key != null) {
                Line last = section.lines.removeLast();
                section.lines.add(new Line(last.key, last.text + "\n" + line));
            } else if (start.matches()) {
                contents.sections.add(new Section(start.group(1)));
            } else if (setting.matches() && section.name != null) {
                section.lines.add(new Line(setting.group(1), setting.group(2).stripTrailing()));
            } else {
                throw new ResourceError(
                        section.name == null && setting.matches()
                                ? "Property with key \"" + setting.group(1) + "\" outside of a section"
                                : "Can't parse line '" + line + "' (file: " + path + ", line: " + number + ")");
            }
        }
    }

    /// The names of all repositories.
    List<String> names() {
        List<String> names = new ArrayList<>();
        files.values().forEach(file -> file.sections.forEach(section -> {
            if (section.name != null && !section.name.equals("main")) {
                names.add(section.name);
            }
        }));
        return names;
    }

    /// A repository by its name; null if no file has it, or if it is in another file than the target.
    @Nullable Section find(String name, @Nullable String target) {
        for (var file : files.entrySet()) {
            for (Section section : file.getValue().sections) {
                if (name.equals(section.name) && (target == null || file.getKey().equals(path(name, target)))) {
                    return section;
                }
            }
        }
        return null;
    }

    /// The repository of that name, moved to the requested file; a missing repository is added.
    Section section(String name, @Nullable String target) {
        Section found = find(name, target);
        if (found != null) {
            return found;
        }
        Section made = new Section(name);
        made.changed = true;
        Section elsewhere = find(name, null);
        if (elsewhere != null) {
            made.lines.addAll(elsewhere.lines);
            remove(name);
        }
        files.computeIfAbsent(path(name, target), _ -> new Contents()).sections.add(made);
        return made;
    }

    void remove(String name) {
        files.values().forEach(file -> file.changed |= file.sections.removeIf(section -> name.equals(section.name)));
    }

    /// Where a repository goes: a file of the last directory, unless the target is in another of them.
    private String path(String name, @Nullable String target) {
        if (directories.isEmpty()) {
            return CONFIGURATION;
        }
        String usual = directories.getLast();
        if (target == null) {
            return usual + "/" + name + ".repo";
        }
        String file = target.endsWith(".repo") ? target : target + ".repo";
        int slash = file.lastIndexOf('/');
        boolean placed = slash > 0 && directories.contains(file.substring(0, slash));
        return placed ? file : usual + "/" + file.substring(slash + 1);
    }

    /// Writes the files that changed; one without repositories is removed.
    void store(Surroundings around) {
        for (var file : List.copyOf(files.entrySet())) {
            Contents contents = file.getValue();
            if (!contents.changed && contents.sections.stream().noneMatch(section -> section.changed)) {
                continue;
            }
            if (contents.sections.size() == 1) {
                FileText.remove(file.getKey(), around);
                files.remove(file.getKey());
                continue;
            }
            StringBuilder text = new StringBuilder();
            contents.sections.forEach(section -> section.write(text));
            FileText.write(file.getKey(), text.toString(), MODE, around);
            contents.changed = false;
            contents.sections.forEach(section -> section.changed = false);
        }
    }
}
