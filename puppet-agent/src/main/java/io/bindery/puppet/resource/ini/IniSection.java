package io.bindery.puppet.resource.ini;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// A section of an INI file: the lines it had when the file was read, with their changes, and the settings that are appended to
/// them.
final class IniSection {
    private final String name;
    private final @Nullable String header;
    private final IniStyle style;
    private final List<String> lines = new ArrayList<>();
    private final SequencedMap<String, String> added = new LinkedHashMap<>();
    private boolean isNew;

    private IniSection(String name, @Nullable String header, IniStyle style, boolean isNew) {
        this.name = name;
        this.header = header;
        this.style = style;
        this.isNew = isNew;
    }

    /// A section that a line of the file begins.
    static IniSection read(String name, String header, IniStyle style) {
        return new IniSection(name, header, style, false);
    }

    /// What stands before the first section. It is new until it has a line.
    static IniSection global(IniStyle style) {
        return new IniSection("", null, style, true);
    }

    /// A section that the file does not have.
    static IniSection made(String name, IniStyle style) {
        return new IniSection(name, style.header(name), style, true);
    }

    String name() {
        return name;
    }

    boolean isGlobal() {
        return header == null;
    }

    /// Whether the file does not have it yet.
    boolean isNew() {
        return isNew;
    }

    /// Whether the file has nothing of it but its header.
    boolean isEmpty() {
        return isGlobal() ? isNew : lines.isEmpty();
    }

    void add(String line) {
        lines.add(line);
        isNew = false;
    }

    /// Takes the last line away, which the text only seemed to have.
    void dropLast() {
        if (!lines.isEmpty()) {
            lines.removeLast();
        }
        isNew = isGlobal() && lines.isEmpty();
    }

    /// The value of a setting, the last of several; null if the section has none.
    @Nullable String value(String setting) {
        String value = added.get(setting);
        for (String line : lines) {
            IniLine found = style.setting(line);
            if (found != null && found.name().equals(setting)) {
                value = found.value();
            }
        }
        return value;
    }

    /// Gives a setting a value: in its line, below a comment that shows it, or behind all others.
    void set(String setting, String value) {
        boolean found = false;
        int comment = -1;
        for (int i = 0; i < lines.size(); i++) {
            IniLine line = style.setting(lines.get(i));
            if (line != null && line.name().equals(setting)) {
                lines.set(i, line.with(value));
                found = true;
            }
            IniLine commented = comment < 0 && !isNew ? style.commented(lines.get(i)) : null;
            if (commented != null && commented.name().equals(setting)) {
                comment = i;
            }
        }
        if (found) {
            return;
        }
        if (comment >= 0) {
            lines.add(comment + 1, line(setting, value));
        } else {
            added.put(setting, value);
        }
    }

    private String line(String setting, String value) {
        return style.indentation().repeat(style.columns() >= 0 ? style.columns() : columns()) + setting + style.separator() + value;
    }

    /// How far the settings of the section are indented.
    private int columns() {
        return lines.stream().map(style::setting).filter(line -> line != null).mapToInt(line -> line.indent().length()).min().orElse(0);
    }

    /// Removes a setting; whether the section had it.
    boolean remove(String setting) {
        return lines.removeIf(each -> {
            IniLine line = style.setting(each);
            return line != null && line.name().equals(setting);
        });
    }

    boolean hasAdded() {
        return !added.isEmpty();
    }

    /// Writes the section. New settings come before the blank lines at its end.
    ///
    /// @param spaced whether an empty line comes before the header of a new section
    /// @param last   whether no section follows
    void write(StringBuilder text, boolean spaced, boolean last) {
        if (header != null) {
            if (isNew && spaced) {
                text.append('\n');
            }
            text.append(header).append('\n');
        }
        int end = lines.size();
        while (end > 0 && lines.get(end - 1).isBlank()) {
            end--;
        }
        lines.subList(0, end).forEach(line -> text.append(line).append('\n'));
        added.forEach((setting, value) -> text.append(line(setting, value)).append('\n'));
        if (end < lines.size()) {
            lines.subList(end, lines.size()).forEach(line -> text.append(line).append('\n'));
        } else if (isNew && hasAdded() && !last) {
            text.append('\n');
        }
    }
}
